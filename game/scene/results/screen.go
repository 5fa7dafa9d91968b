package results

import (
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/scene/narration"
	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The widgets of the screen, in their order.
const (
	rematchButton = iota
	posterButton
	chartsButton // or the sheet, where the charts are shown
	courseButton // or the sheet, where the course is shown
	shareButton
	myPlayButton
	seatsButton
	titleButton
	buttonCount
	signWidget   = buttonCount              // turns to the positions of other seats
	columnWidget = buttonCount + 1          // the first of the columns, which lead to their positions
	plotWidget   = columnWidget + mostSeats // the course, to be clicked
	slipWidget   = plotWidget + 1           // and the first of its slips
	tabWidget    = slipWidget + mostSlips   // the first of the charts
	gridWidget   = tabWidget + mostCharts   // the one that is shown
	turnWidget   = gridWidget + 1           // leads to other lines of the sheet
)

// pageSeen is which page of the screen is seen.
type pageSeen uint8

// The pages.
const (
	sheetSeen pageSeen = iota
	chartsSeen
	courseSeen
)

// Screen is the last screen of a match. It is a [scene.Scene].
type Screen struct {
	scene.WidgetScene
	page
	verdict verdict
	detail  detail
	sheet   sheet
	chart   chart
	charts  charts
	behind  backdrop
	podium  podium
	seen    pageSeen
	tongue  string        // the language in which the outcome was told
	record  string        // of the match, as text; "" where it is not to be shared
	note    func() string // what else is said of how it ended, or nil
	climb   *scene.Climb  // of a match of a rung of a ladder, or nil
	ended   time.Time     // when the match did; zero where that is not known
}

// New makes the screen of a match that is over.
func New(app *scene.App, outcome Outcome) *Screen {
	s := &Screen{page: page{app: app, outcome: outcome, order: inOrder(outcome.Seats), emblems: emblems{outcome.Emblem, app.SeatColours}}}
	s.verdict.page, s.detail.page, s.sheet.page, s.chart.page, s.charts.page = &s.page, &s.page, &s.page, &s.page, &s.page
	s.podium.page, s.podium.of = &s.page, outcome.Podium
	s.chart.cursor, s.charts.cursor = -1, -1
	s.detail.seat, s.tongue = s.addressed(), app.Language()
	s.Widgets = widget.NewGroup(s.widgets()...)
	s.Widgets.Unfocus() // whoever confirms the last sums once too often shall not begin another match
	s.label()
	return s
}

// Celebrate shows the podium of the outcome before the pages: a match has ended before the eyes of those who sit there. It is
// seen until they go on.
func (s *Screen) Celebrate() {
	s.podium.shown, s.podium.passed, s.Stale = true, 0, true
	s.podium.button = widget.NewGroup(widget.Widget{Main: true})
	s.podium.button.Unfocus()
}

// Celebrates reports whether the podium is seen.
func (s *Screen) Celebrates() bool { return s.podium.shown }

// Share has the match be shared by its record's text: see [scene.Share].
func (s *Screen) Share(text string) {
	s.record = text
	s.Widgets.Widgets[shareButton].Hidden = false
}

// Note has the verdict say more of how the match ended, in sentences of the language of now.
func (s *Screen) Note(note func() string) { s.note = note }

// Climb has the screen offer, after a match of a rung of a ladder, that once more or the next rung in the place of a rematch and of
// other seats. It does nothing with nil.
func (s *Screen) Climb(climb *scene.Climb) {
	if s.climb = climb; climb != nil {
		w := s.Widgets.Widgets
		w[rematchButton].Main, w[seatsButton].Main = !climb.Done, climb.Done
		s.label()
	}
}

// noted is a sentence with what else is said.
func (s *Screen) noted(reason string) string {
	if s.note == nil {
		return reason
	}
	return narration.Sentence(reason, s.note())
}

// Shared implements [scene.Shared].
func (s *Screen) Shared() (text string) { return s.record }

// LookBack looks back at a move, counted from 0, and shows this screen after that; at once where moves are not looked at.
func (s *Screen) LookBack(move int) {
	if c := s.outcome.Course; c != nil && c.Moves() > 0 {
		c.LookBack(min(max(move, 0), c.Moves()-1), s)
		return
	}
	s.app.Show(s)
}

// widgets are the widgets of the screen.
func (s *Screen) widgets() []widget.Widget {
	list := []widget.Widget{
		rematchButton: {Main: true},
		posterButton:  {Hidden: s.outcome.Posters == nil},
		chartsButton:  {Hidden: s.outcome.Charts == nil},
		courseButton:  {Hidden: s.outcome.Course == nil},
		shareButton:   {Hidden: true},
		myPlayButton:  {Hidden: s.app.MyPlay == nil},
		signWidget:    {Kind: widget.Cycler, Hidden: len(s.order) == 1, Bare: true},
	}
	for n := range mostSeats {
		list = append(list, widget.Widget{Hidden: n >= len(s.order), Bare: true})
	}
	list = append(list, widget.Widget{Hidden: true, Bare: true}) // the plot
	for range mostSlips {
		list = append(list, widget.Widget{Hidden: true})
	}
	for range mostCharts + 2 { // the charts, the one that is shown, what turns the sheet
		list = append(list, widget.Widget{Hidden: true, Bare: true})
	}
	return list
}

// MenuWay says where the button belongs that opens the menu: in the left corner, as the sheet reaches to the right one, and as
// large as a finger needs it.
func (s *Screen) MenuWay() (scene.Way, widget.Rect) {
	place := s.app.Corner()
	place.X = place.Y
	place.W = s.app.Room().Touchable(1, place.W) * place.W
	place.H = place.W
	return scene.WayCorner, place
}

// label writes how the match ended, and what the buttons say.
func (s *Screen) label() {
	words, w := s.app.Strings, s.Widgets.Widgets
	s.verdict.headline, s.verdict.reason = s.headline(), s.noted(s.outcome.Verdict(s.addressed()))
	s.verdict.about = s.about()
	w[rematchButton].Label = words.Text("results.rematch")
	w[posterButton].Label = words.Text("results.poster")
	w[chartsButton].Label, w[courseButton].Label = words.Text("results.charts"), words.Text("results.course")
	if back := s.pageButton(); back >= 0 {
		w[back].Label = words.Text("results.points")
		if s.outcome.Positions.Page != "" {
			w[back].Label = s.outcome.Positions.Page
		}
	}
	w[shareButton].Label = words.Text("share.button")
	w[myPlayButton].Label = words.Text("play.title")
	w[seatsButton].Label = words.Text("results.seats")
	w[titleButton].Label = words.Text("results.title")
	if s.climb != nil {
		w[rematchButton].Label, w[seatsButton].Label = words.Text("ladder.again"), words.Text("ladder.next")
		if s.climb.Last {
			w[seatsButton].Label = words.Text("ladder.short")
		}
	}
}

// pageButton is the button that leads to the page that is seen, and now back to the sheet; -1 while this is seen.
func (s *Screen) pageButton() int {
	return [...]int{sheetSeen: -1, chartsSeen: chartsButton, courseSeen: courseButton}[s.seen]
}

// Update implements part of [scene.Scene].
func (s *Screen) Update(app *scene.App, intents []input.Intent) error {
	if s.podium.shown {
		s.Take(app, nil, s.lay)
		if s.podium.lies.w == 0 {
			s.podium.lay()
		}
		s.Stale = s.podium.update(intents) || s.Stale
		return nil
	}
	rest := intents
	switch s.seen {
	case courseSeen:
		rest = s.followCourse(intents)
	case chartsSeen:
		rest = s.followChart(intents)
	}
	events := s.Take(app, rest, s.lay)
	for _, event := range events {
		s.obey(event)
	}
	if s.seen == courseSeen && len(events) == 0 && s.chart.step(s.slipMeant()) { // after what was clicked in the list, which was another
		s.showSlips()
		s.Stale = true
	}
	switch {
	case scene.Cancelled(intents) && s.seen != sheetSeen:
		s.turnPage(sheetSeen)
	case scene.Cancelled(intents):
		s.leave(app.ShowTitle)
	}
	return nil
}

// obey does what a widget stands for.
func (s *Screen) obey(event widget.Event) {
	switch event.Index {
	case rematchButton:
		if s.climb != nil {
			s.leave(s.climb.Again)
			return
		}
		s.leave(s.outcome.Rematch)
	case posterButton:
		s.app.Show(gallery.New(s.app, *s.outcome.Posters, s.posterFirst(), func() { s.app.Show(s) }))
	case chartsButton:
		s.turnPage(chartsSeen)
	case courseButton:
		s.turnPage(courseSeen)
	case shareButton:
		scene.Share(s.app, s.record)
	case myPlayButton:
		s.app.Show(s.app.MyPlay(s.app, func() scene.Scene { return s }))
	case seatsButton:
		if s.climb != nil {
			s.leave(s.climb.Next)
			return
		}
		s.leave(s.app.ShowSetup)
	case titleButton:
		s.leave(s.app.ShowTitle)
	case signWidget:
		s.detail.turn(event.Step)
	default:
		s.obeyPart(event.Index)
	}
}

// obeyPart does what a part of a page stands for.
func (s *Screen) obeyPart(index int) {
	switch {
	case index < plotWidget:
		s.detail.show(s.order[index-columnWidget])
	case index < tabWidget:
		s.lookBack(index)
	case index < gridWidget:
		s.charts.show(index - tabWidget)
		s.Stale = true
	case index == turnWidget:
		s.sheet.leaf = (s.sheet.leaf + 1) % len(s.sheet.leaves())
		s.Stale = true
	}
}

// followChart follows the pointer over the chart that is shown. While it has the focus, the arrows that move along it are its own;
// it returns the other intents.
func (s *Screen) followChart(intents []input.Intent) (rest []input.Intent) {
	for _, in := range intents {
		if in.Kind == input.Move || in.Kind == input.Press {
			s.Stale = s.charts.point(in.X, in.Y) || s.Stale
		}
	}
	if s.Widgets.Focused() != gridWidget {
		return intents
	}
	rest = s.charts.takeArrows(intents)
	s.Stale = s.Stale || len(rest) < len(intents)
	return rest
}

// followCourse follows the pointer over the course. While it has the focus, the arrows that move along it are its own; it
// returns the other intents.
func (s *Screen) followCourse(intents []input.Intent) (rest []input.Intent) {
	for _, in := range intents {
		if in.Kind == input.Move || in.Kind == input.Press {
			s.Stale = s.chart.point(in.X, in.Y) || s.Stale
		}
	}
	if s.Widgets.Focused() != plotWidget {
		return intents
	}
	rest = s.chart.takeArrows(intents)
	s.Stale = s.Stale || len(rest) < len(intents)
	return rest
}

// slipMeant reports whether somebody points at one of the slips that are listed, or has come to it by keys.
func (s *Screen) slipMeant() bool {
	for n := range s.chart.listed() {
		if state := s.Widgets.State(slipWidget + n); state.Hover || state.Focus || state.Pressed {
			return true
		}
	}
	return false
}

// leave goes elsewhere for good.
func (s *Screen) leave(to func()) {
	if s.outcome.Course != nil {
		s.outcome.Course.Leave()
	}
	to()
}

// lay lays everything out for the screen as it is.
func (s *Screen) lay() {
	if now := s.app.Language(); now != s.tongue && s.outcome.Again != nil {
		s.tongue, s.outcome = now, s.outcome.Again()
	}
	s.label()
	s.detail.forget()
	s.sheet.folded = false
	s.layout = layOut(s.app.Room(), s.app.TextScale(2), s.content())
	if s.sheet.cramped() && s.sheet.foldable() {
		s.sheet.folded = true
		s.layout = layOut(s.app.Room(), s.app.TextScale(2), s.content())
	}
	s.verdict.reason = s.noted(s.verdict.told())
	places, widgets := s.layout.buttons, s.Widgets.Widgets
	for n := range buttonCount {
		if w := &widgets[n]; !w.Hidden {
			w.Rect, places = places[0], places[1:]
		}
	}
	widgets[signWidget].Rect = s.layout.sign
	for n, column := range s.layout.columns {
		widgets[columnWidget+n].Rect = column
	}
	s.hideSign()
	if s.outcome.Charts != nil {
		s.charts.lay()
		for n := range s.outcome.Charts.Of {
			widgets[tabWidget+n].Rect = s.charts.tab(n)
		}
		widgets[gridWidget].Rect = s.charts.plot
	}
	widgets[turnWidget].Rect = s.sheet.turner()
	if s.podium.shown {
		s.podium.lay()
	}
	widgets[plotWidget].Rect = s.layout.course.Plot
	for n, place := range s.layout.course.Slips {
		widgets[slipWidget+n].Rect = place
	}
}

// content is what has to be laid out.
func (s *Screen) content() content {
	c := content{seats: len(s.outcome.Seats), lines: s.mostLines(), folded: s.sheet.folded, ties: len(s.outcome.Ties), ladder: s.outcome.Ladder != nil, noted: s.note != nil || strings.Contains(s.outcome.Verdict(s.addressed()), ". ")}
	_, menu := s.MenuWay()
	c.menu = menu.X + menu.W
	if c.seats > 1 { // the only one is seen large
		c.positions = s.outcome.Positions.Sizes
	}
	for _, line := range slices.Concat(s.outcome.Lines, s.outcome.Ties) {
		wide, _ := s.app.Writer.Measure(line.Words, text.Style{Size: lineSize})
		c.names = max(c.names, wide)
	}
	label := text.Style{Face: text.Bold, Size: theme.TextButton}
	for _, w := range s.Widgets.Widgets[:buttonCount] {
		if !w.Hidden {
			width, _ := s.app.Writer.Measure(w.Label, label)
			c.buttons = append(c.buttons, width)
		}
	}
	return c
}

// mostLines is how many lines of the sheet are seen at once at most.
func (s *Screen) mostLines() (most int) {
	for _, lines := range s.sheet.leaves() {
		most = max(most, len(lines))
	}
	return most
}

// Draw implements part of [scene.Scene].
func (s *Screen) Draw(app *scene.App, dst *ebiten.Image) {
	if s.podium.shown {
		s.podium.draw(dst)
		return
	}
	s.behind.draw(dst, &s.page)
	painter := widget.Painter{Writer: app.Writer, Icons: app.Icons, Look: s.look(), Scale: s.layout.u * s.layout.button}
	if s.seen != sheetSeen {
		painter.Panel(dst, s.layout.wide)
		painter.Draw(dst, s.Widgets, app.Screen())
		if s.seen == chartsSeen {
			s.charts.draw(dst)
		} else {
			s.chart.draw(dst)
		}
		return
	}
	painter.Panel(dst, s.layout.panel)
	s.sheet.draw(dst, s.detail.seat)
	if s.sheet.folded {
		s.sheet.drawTurner(dst, s.Widgets.State(turnWidget).Hover)
	}
	s.verdict.draw(dst)
	if s.outcome.Ladder != nil {
		ladder{&s.page}.draw(dst)
	} else {
		s.detail.draw(dst, s.Widgets.State(signWidget).Hover)
	}
	painter.Draw(dst, s.Widgets, app.Screen())
}

// turnPage shows a page or, where it is seen already, the sheet again.
func (s *Screen) turnPage(to pageSeen) {
	if to == s.seen {
		to = sheetSeen
	}
	s.seen = to
	s.lay() // the buttons are as wide as what they say
	s.showSlips()
	s.Stale = true
}

// showSlips shows what is pressed on the page that is seen: of the course as many buttons as there are slips.
func (s *Screen) showSlips() {
	w := s.Widgets.Widgets
	w[plotWidget].Hidden, w[gridWidget].Hidden = s.seen != courseSeen, s.seen != chartsSeen
	s.hideSign()
	for n := range s.order {
		w[columnWidget+n].Hidden = s.seen != sheetSeen
	}
	for n := range mostSlips {
		w[slipWidget+n].Hidden = s.seen != courseSeen || n >= s.chart.listed()
	}
	for n := range mostCharts {
		w[tabWidget+n].Hidden = s.seen != chartsSeen || n >= len(s.outcome.Charts.Of)
	}
}

// hideSign hides what turns to other positions where none is shown large, and what turns the sheet where all of it is seen.
func (s *Screen) hideSign() {
	s.Widgets.Widgets[turnWidget].Hidden = s.seen != sheetSeen || !s.sheet.folded
	s.Widgets.Widgets[signWidget].Hidden = s.seen != sheetSeen || len(s.order) == 1 || s.layout.detail.W == 0 || s.outcome.Ladder != nil
}

// lookBack goes to the position that a widget stands for: that of a slip, or the one
// pointed at.
func (s *Screen) lookBack(index int) {
	move := max(s.chart.cursor, 0)
	if index >= slipWidget {
		move = s.chart.slips[index-slipWidget].move
	}
	s.outcome.Course.LookBack(move, s)
}

// CourseLayout returns where the course lies, whether it is shown or not, once the screen has been updated: a test of the
// whole program asks.
func (s *Screen) CourseLayout() CourseLayout { return s.layout.course }

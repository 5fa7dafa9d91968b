package results

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/session"
	"capital/input"
	"capital/render/theme"
	"capital/render/widget"
)

// The widgets of the screen, in their order.
const (
	rematchButton = iota
	courseButton  // or the sheet, where the course is shown
	seatsButton
	titleButton
	buttonCount
	plotWidget = buttonCount     // the course, to be clicked
	slipWidget = buttonCount + 1 // and the first of its slips
)

// Screen is the last screen of a match. It is a [scene.Scene].
type Screen struct {
	scene.WidgetScene
	page
	poster poster
	sheet  sheet
	chart  chart
	shown  bool // the course, not the sheet
}

// New makes the screen of a match that is over.
func New(app *scene.App, outcome Outcome) *Screen {
	words := app.Strings
	s := &Screen{page: page{app: app, outcome: outcome, order: inOrder(outcome.Seats), emblems: newEmblems(outcome.Emblem)}}
	s.sheet.page, s.chart.page, s.poster.page = &s.page, &s.page, &s.page
	s.chart.cursor = -1
	s.poster.about = words.Text("results.seed", outcome.Seed)
	if slices.ContainsFunc(outcome.Seats, func(who Seat) bool { return who.Player == session.Person }) {
		s.poster.about += " · " + scene.TakeBacksText(words, "results.takebacks", outcome.TakeBacks)
	}
	list := []widget.Widget{
		rematchButton: {Label: words.Text("results.rematch"), Main: true},
		courseButton:  {Label: words.Text("results.course"), Hidden: outcome.Course == nil},
		seatsButton:   {Label: words.Text("results.seats")},
		titleButton:   {Label: words.Text("results.title")},
		plotWidget:    {Hidden: true, Bare: true},
	}
	for range mostSlips {
		list = append(list, widget.Widget{Hidden: true})
	}
	s.Widgets = widget.NewGroup(list...)
	return s
}

// Update implements part of [scene.Scene].
func (s *Screen) Update(app *scene.App, intents []input.Intent) error {
	rest := intents
	if s.shown {
		rest = s.stepCourse(intents)
	}
	for _, event := range s.Take(app, rest, s.lay) {
		switch event.Index {
		case rematchButton:
			s.leave(s.outcome.Rematch)
		case courseButton:
			s.turnPage()
		case seatsButton:
			s.leave(app.ShowSetup)
		case titleButton:
			s.leave(app.ShowTitle)
		default:
			s.lookBack(event.Index)
		}
	}
	switch {
	case scene.Cancelled(intents) && s.shown:
		s.turnPage()
	case scene.Cancelled(intents):
		s.leave(app.ShowTitle)
	}
	return nil
}

// stepCourse goes on with finding the course out, and follows the pointer over it. While it has the focus, the arrows that
// move along it are its own; it returns the other intents.
func (s *Screen) stepCourse(intents []input.Intent) (rest []input.Intent) {
	if s.chart.step() {
		s.showSlips()
		s.Stale = true
	}
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

// leave goes elsewhere for good.
func (s *Screen) leave(to func()) {
	if s.outcome.Course != nil {
		s.outcome.Course.Leave()
	}
	to()
}

// lay lays everything out for the screen as it is.
func (s *Screen) lay() {
	w, h := s.app.Size()
	s.poster.forget()
	c := content{
		seats: len(s.outcome.Seats), positions: s.outcome.Positions.Sizes,
		lines: len(s.outcome.Lines), ties: len(s.outcome.Ties), buttons: buttonCount,
	}
	if s.outcome.Course == nil {
		c.buttons--
	}
	s.layout = layOut(w, h, s.app.TextScale(1.3), c)
	places := s.layout.buttons
	for n := range buttonCount {
		if w := &s.Widgets.Widgets[n]; !w.Hidden {
			w.Rect, places = places[0], places[1:]
		}
	}
	s.Widgets.Widgets[plotWidget].Rect = s.layout.course.Plot
	for n, place := range s.layout.course.Slips {
		s.Widgets.Widgets[slipWidget+n].Rect = place
	}
}

// Draw implements part of [scene.Scene].
func (s *Screen) Draw(app *scene.App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	scene.Fill(dst, theme.NightDeep.Fade(0.6)) // the winner's sign outshines the street's
	s.poster.draw(dst)
	painter := widget.Painter{Writer: app.Writer, Look: widget.Night(), Scale: s.layout.u}
	painter.Panel(dst, s.layout.panel)
	painter.Draw(dst, s.Widgets, app.Screen())
	if s.shown {
		s.chart.draw(dst)
		return
	}
	s.sheet.draw(dst)
}

// turnPage shows the course in place of the sheet, or the sheet again.
func (s *Screen) turnPage() {
	s.shown = !s.shown
	key := "results.course"
	if s.shown {
		key = "results.sheet"
	}
	s.Widgets.Widgets[courseButton].Label = s.app.Strings.Text(key)
	s.showSlips()
	s.Stale = true
}

// showSlips shows as many buttons as there are slips.
func (s *Screen) showSlips() {
	w := s.Widgets.Widgets
	w[plotWidget].Hidden = !s.shown
	for n := range mostSlips {
		w[slipWidget+n].Hidden = !s.shown || n >= len(s.chart.slips)
	}
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

// Package myplay shows how a person's own matches went: figures by seats and rivals, a curve of their strength, the goals of each
// game, and the person's profile. Package play makes the figures; here they are shown, a page at a time.
package myplay

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/background"
	"capital/game/play"
	"capital/game/scene"
	"capital/input"
	"capital/render/theme"
	"capital/render/widget"
)

// The widgets of the screen, in their order.
const (
	gameTurner = iota
	figuresTab // the first of those of the parts
	strengthTab
	slipsTab
	goalsTab
	profileTab
	nameField
	signTurner
	colourTurner
	firstRow   // of those that lead on from a page
	pageTurner = iota + mostRows - 1
	backButton
	widgetCount
)

// mostRows is how many things of a page lead on at most.
const mostRows = 20

// Screen is the screen. It is a [scene.Scene].
type Screen struct {
	scene.WidgetScene
	app     *scene.App
	back    func() scene.Scene
	games   []*scene.Game
	game    int // the one that is shown
	part    int // the widget of the part that is shown
	reading background.Question[play.History]
	history play.History
	known   bool
	failure error
	courses courses
	kind    string // of the decisions whose moments are shown, "" where all kinds are
	from    int    // the page on which it was chosen
	away    bool   // a match is looked back at, from which one comes here again
	layout  layout
	items   []item // of the part that is shown
	pages   []int  // the first item of each page
	page    int
}

// Open opens the screen at the game that the title shows; back makes the scene to return to.
func Open(app *scene.App, back func() scene.Scene) scene.Scene { return open(app, back) }

func open(app *scene.App, back func() scene.Scene) *Screen {
	s := &Screen{app: app, back: back, part: figuresTab}
	s.games, s.game = app.Games()
	widgets := make([]widget.Widget, widgetCount)
	widgets[gameTurner] = widget.Widget{Kind: widget.Cycler, Hidden: len(s.games) < 2}
	widgets[nameField] = widget.Widget{Kind: widget.Field, Limit: scene.ProfileNameLimit, Value: app.Settings().Profile.Name}
	for _, n := range []int{signTurner, colourTurner, pageTurner} {
		widgets[n].Kind = widget.Cycler
	}
	widgets[figuresTab].Main = true
	s.Widgets = widget.NewGroup(widgets...)
	s.reading.Ask(app.ReadHistory)
	return s
}

// Update implements part of [scene.Scene].
func (s *Screen) Update(app *scene.App, intents []input.Intent) error {
	if h, err, ok := s.reading.Take(); ok {
		s.history, s.failure, s.known = h, err, true
		s.lay()
	}
	if s.away {
		return nil
	}
	s.stepCourses()
	for _, event := range s.Take(app, intents, s.lay) {
		if s.obey(event); s.away {
			return nil
		}
	}
	if scene.Cancelled(intents) {
		s.goBack()
	}
	return nil
}

// obey does what a widget stands for.
func (s *Screen) obey(event widget.Event) {
	if event.Index >= firstRow && event.Index < firstRow+mostRows {
		s.press(event.Index)
		return
	}
	profile := s.app.Settings().Profile
	switch event.Index {
	case backButton:
		s.goBack()
		return
	case gameTurner:
		s.game = turn(s.game, event.Step, len(s.games))
		s.kind, s.page = "", 0
	case pageTurner:
		s.page = turn(s.page, event.Step, len(s.pages))
	case nameField:
		profile.Name = s.Widgets.Widgets[nameField].Value
	case signTurner:
		profile.Sign = turn(profile.Sign, event.Step, len(signs))
	case colourTurner:
		profile.Colour = turn(profile.Colour, event.Step, theme.Seats)
	default:
		s.part, s.kind, s.page = event.Index, "", 0
	}
	s.app.KeepProfile(profile)
	s.lay()
}

// press does what an item of the page is for. By keys one is at the first item of others that it brings.
func (s *Screen) press(index int) {
	keys, kind := s.Widgets.State(index).Focus, s.kind
	s.leading(index).press()
	if s.away {
		return
	}
	if s.lay(); keys && s.kind != kind {
		s.Widgets.Focus(firstRow)
	}
}

// goBack goes from the moments to the kinds of decisions, and from there to where the screen was opened.
func (s *Screen) goBack() {
	if s.kind == "" {
		s.leave()
		return
	}
	s.choose("")
	s.lay()
}

// turn is the place of what comes after or before one of so many.
func turn(n, step, count int) int { return (n + step + count) % count }

// leave goes back.
func (s *Screen) leave() {
	s.away = true
	s.reading.Drop()
	s.courses.reading.Drop()
	s.courses.working.Drop()
	s.app.Show(s.back())
}

// shown is the game that is shown, and its matches.
func (s *Screen) shown() (*scene.Game, []play.Match) {
	g := s.games[s.game]
	return g, play.Of(s.history.Matches, g.Name)
}

// lay lays everything out for the screen as it is, and writes the words.
func (s *Screen) lay() {
	s.layout = layOut(s.app.Room(), s.app.TextScale(2), len(s.games) > 1)
	s.label()
	s.items = s.content()
	s.pages = s.paged()
	s.page = min(s.page, len(s.pages)-1)
	s.layRows()
	w, words := s.Widgets.Widgets, s.app.Strings
	w[pageTurner].Hidden = len(s.pages) < 2
	w[pageTurner].Value = words.Text("play.page", s.page+1, len(s.pages))
	s.Stale = true
}

// label places the widgets, and writes what they say.
func (s *Screen) label() {
	w, words, l := s.Widgets.Widgets, s.app.Strings, &s.layout
	g, profile := s.games[s.game], s.app.Settings().Profile
	w[gameTurner].Value, w[gameTurner].Rect = g.Words.Text("game.name"), l.game
	for n, key := range []string{"play.figures", "play.strength", "play.slips", "play.goals", "play.profile"} {
		tab := &w[figuresTab+n]
		tab.Label, tab.Rect, tab.Main = words.Text(key), l.tabs[n], figuresTab+n == s.part
	}
	w[goalsTab].Disabled, w[slipsTab].Disabled = len(g.Goals.Names) == 0, g.Course == nil
	w[nameField].Hint = g.Words.Text("name.0")
	w[signTurner].Value = words.Text("play.sign." + signs[profile.Sign%len(signs)].name)
	w[colourTurner].Value = words.Text("play.colour." + string(rune('0'+profile.Colour)))
	for n, place := range l.profile {
		w[nameField+n].Rect, w[nameField+n].Hidden = place, s.part != profileTab
	}
	w[pageTurner].Rect = l.pager
	w[backButton].Rect, w[backButton].Label = l.back, words.Text("button.back")
}

// MenuWay says where the button belongs that opens the menu: the screen itself leads back.
func (s *Screen) MenuWay() (scene.Way, widget.Rect) { return scene.WayNone, widget.Rect{} }

// Draw implements part of [scene.Scene].
func (s *Screen) Draw(app *scene.App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	scene.Fill(dst, theme.NightDeep.Fade(0.6))
	painter := widget.Painter{Writer: app.Writer, Icons: app.Icons, Look: widget.Night(), Scale: s.layout.b}
	painter.Panel(dst, s.layout.panel)
	painter.DrawWidgets(dst, s.Widgets)
	s.drawHeading(dst)
	s.drawPage(dst)
	painter.DrawTip(dst, s.Widgets, app.Screen())
}

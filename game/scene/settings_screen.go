package scene

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/scene/localisation"
	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// settingsScreen lets a person change the settings, a group of them at a time; every change is seen at once. Its widgets are
// one for every group, one for every row of the group that is shown, and the one that leads back.
type settingsScreen struct {
	WidgetScene
	back   func() Scene
	behind *behind // the screen over which it lies; nil where that is the street
	title  string  // the key of its words
	groups []settingGroup
	shown  int // the group whose rows are shown
	asks   int // the action whose key is pressed next, by its place among [input.Actions], or -1
	panel  widget.Rect
	scale  float64 // of the panel, as a factor of the unit
	words  float64 // how much larger than the rest what is read in its rows is: 1 or more
}

// newSettings makes the settings screen; back makes the scene to return to.
func newSettings(app *App, back func() Scene) *settingsScreen {
	s := &settingsScreen{back: back, title: "settings.title", groups: settingGroups(app, warningsPage, keysPage), asks: -1}
	s.show(app, 0)
	return s
}

// settingsOver makes the settings as a sheet over a screen, which stands still meanwhile and is returned to.
func settingsOver(app *App, under Scene) *settingsScreen {
	b := &behind{under, layoutNow(app)}
	s := newSettings(app, func() Scene { return b.scene })
	s.behind = b
	return s
}

// warningsPage is the page on which warnings are switched off.
func warningsPage(app *App, back func() Scene) Scene { return newWarnings(app, back) }

// newWarnings is the page of the settings on which warnings are switched off: a group for each game.
func newWarnings(app *App, back func() Scene) *settingsScreen {
	s := &settingsScreen{back: back, title: "settings.warnings", asks: -1}
	for n, g := range app.cabinet.games {
		group := settingGroup{key: g.Words.Text("game.name")}
		for _, name := range g.Warnings {
			group.rows = append(group.rows, warningRow(g.Words, name))
		}
		if len(group.rows) == 0 {
			continue
		}
		if g == app.cabinet.open {
			s.shown = n
		}
		s.groups = append(s.groups, group)
	}
	s.show(app, min(s.shown, len(s.groups)-1))
	return s
}

// show shows the rows of a group.
func (s *settingsScreen) show(app *App, group int) {
	s.shown = group
	w := make([]widget.Widget, len(s.groups), len(s.groups)+len(s.rows())+1)
	w[group].Main = true
	for _, row := range s.rows() {
		added := widget.Widget{Kind: widget.Cycler}
		if row.open != nil || row.press != nil {
			added.Kind = widget.Button
		}
		w = append(w, added)
	}
	s.Widgets = widget.NewGroup(append(w, widget.Widget{})...)
	s.lay(app)
}

// rows are those of the group that is shown.
func (s *settingsScreen) rows() []setting { return s.groups[s.shown].rows }

// tabs are the widgets of the groups, controls those of the rows, and leave is the one that leads back.
func (s *settingsScreen) tabs() []widget.Widget { return s.Widgets.Widgets[:len(s.groups)] }
func (s *settingsScreen) controls() []widget.Widget {
	return s.Widgets.Widgets[len(s.groups):][:len(s.rows())]
}
func (s *settingsScreen) leave() *widget.Widget {
	return &s.Widgets.Widgets[len(s.groups)+len(s.rows())]
}

// label is what the group is called.
func (g *settingGroup) label(words *assets.Strings) string {
	if words.Has(g.key) {
		return words.Text(g.key)
	}
	return g.key
}

// label writes the present values on the widgets.
func (s *settingsScreen) label(app *App) {
	words, now := app.Strings, app.Settings()
	s.leave().Label = words.Text("button.back")
	for n := range s.groups {
		s.tabs()[n].Label = s.groups[n].label(words)
	}
	for n, row := range s.rows() {
		control := &s.controls()[n]
		if row.open != nil {
			control.Label = words.Text(row.key + ".open")
			continue
		}
		if row.press != nil {
			control.Label = row.value(words, now)
			continue
		}
		control.Value = row.value(words, now)
		if row.bar != nil {
			control.Step, control.Steps = row.bar(now)
		}
	}
	s.Stale = true
}

// Update implements [Scene].
func (s *settingsScreen) Update(app *App, intents []input.Intent) error {
	if s.asks >= 0 {
		s.takeKey(app, intents)
		return nil
	}
	var err error
	for _, event := range s.Take(app, intents, func() { s.lay(app); err = s.behind.layOut(app) }) {
		s.act(app, event)
	}
	if Cancelled(intents) {
		s.goTo(app, s.back())
	}
	return err
}

// goTo leads to another screen: at once where the same lies behind both.
func (s *settingsScreen) goTo(app *App, scene Scene) {
	page, same := scene.(*settingsScreen)
	if same {
		page.behind = s.behind
	}
	if s.behind != nil && (same || scene == s.behind.scene) {
		app.ShowAtOnce(scene)
		return
	}
	app.Show(scene)
}

// act does what a widget is for.
func (s *settingsScreen) act(app *App, event widget.Event) {
	row := event.Index - len(s.groups)
	switch {
	case row < 0:
		s.show(app, event.Index)
	case row == len(s.rows()):
		s.goTo(app, s.back())
	case s.rows()[row].open != nil:
		s.goTo(app, s.rows()[row].open(app, s.again(app)))
	case s.rows()[row].press != nil:
		s.rows()[row].press(app)
	default:
		now := app.Settings()
		s.rows()[row].turn(&now, event.Step)
		app.SetSettings(now)
		app.Play(audio.Knock)
	}
}

// again makes the screen as it is now, for a page to which it leads.
func (s *settingsScreen) again(app *App) func() Scene {
	return func() Scene {
		again := newSettings(app, s.back)
		again.behind = s.behind
		again.show(app, s.shown)
		return again
	}
}

// Measures of the panel, in logical units.
const (
	settingsWidth = 880
	settingsSlim  = 660 // of the panel on a screen that is higher than wide
	settingsSide  = 36  // between its edge and what is in it
	settingsHead  = 96  // of the heading, beside which is the button that leads back
	settingsTab   = 58
	settingsTabs  = 3 // in a line on a screen that is higher than wide
	settingsGap   = 10
	settingsRow   = 84
	settingsTall  = 60 // of a row's widget
	settingsWide  = 310
	settingsLeast = 5 // rows for which there is room, where there is enough for large text
)

// settingsPlan is how the panel is divided on a screen, in logical units.
type settingsPlan struct {
	width, height float64
	columns       int // of tabs
	rowsAt, row   float64
}

// plan divides the panel for the groups there are, with room for so many rows at least.
func (s *settingsScreen) plan(app *App, rows int) settingsPlan {
	p := settingsPlan{width: settingsWidth, columns: len(s.groups)}
	if app.upright() {
		p.width, p.columns = settingsSlim, min(settingsTabs, len(s.groups))
	}
	lines := (len(s.groups) + p.columns - 1) / p.columns
	p.rowsAt = settingsHead + float64(lines)*(settingsTab+settingsGap) + settingsGap
	for _, group := range s.groups {
		rows = max(rows, len(group.rows))
	}
	_, high := s.widest(app, p.words(), 1)
	p.row = max(settingsRow, high+settingsGap)
	p.height = p.rowsAt + float64(rows)*p.row + settingsSide/2
	return p
}

// words is how wide the words of a row can be.
func (p *settingsPlan) words() float64 { return p.width - 2*settingsSide - settingsWide - 20 }

// lay lays the panel out, as large as the text size asks for and the screen allows, and writes the values. Where the screen
// allows no more, the words of the rows still grow while they have room, for which the panel becomes wider.
func (s *settingsScreen) lay(app *App) {
	s.label(app)
	u := app.Unit()
	width, height := app.Size()
	wanted := app.TextScale(2)
	p := s.plan(app, settingsLeast)
	if (height/u-24)/p.height < wanted {
		p = s.plan(app, 0)
	}
	s.scale = min(wanted, (width/u-24)/p.width, (height/u-24)/p.height)
	p.width = min(p.width*max(min(wanted/s.scale, 1.25), 1), (width/u-24)/s.scale)
	k := u * s.scale
	for s.words = max(wanted/s.scale, 1); s.words > 1; s.words -= 0.05 {
		if wide, high := s.widest(app, p.words(), s.words); wide <= p.words() && high <= p.row-6 {
			break
		}
	}
	s.words = max(s.words, 1)
	tall := min(settingsTall*s.words, settingsRow-8)
	s.panel = widget.Rect{X: width/2 - p.width*k/2, Y: height/2 - p.height*k/2, W: p.width * k, H: p.height * k}
	place := func(x, y, w, h float64) widget.Rect {
		return widget.Rect{X: s.panel.X + x*k, Y: s.panel.Y + y*k, W: w * k, H: h * k}
	}
	s.leave().Rect = place(p.width-settingsSide-180, 20, 180, settingsTab)
	wide := (p.width-2*settingsSide+settingsGap)/float64(p.columns) - settingsGap
	for n := range s.tabs() {
		column, line := float64(n%p.columns), float64(n/p.columns)
		s.tabs()[n].Rect = place(settingsSide+column*(wide+settingsGap), settingsHead+line*(settingsTab+settingsGap), wide, settingsTab)
	}
	for n := range s.controls() {
		y := p.rowsAt + float64(n)*p.row
		s.controls()[n].Rect = place(p.width-settingsSide-settingsWide, y+(p.row-tall)/2, settingsWide, tall)
	}
}

// widest is how wide and high the words of any row are, in logical units, where they are so wide at most and so much larger
// than usual.
func (s *settingsScreen) widest(app *App, room, words float64) (wide, high float64) {
	name, line := rowStyles(words)
	for _, group := range s.groups {
		for _, row := range group.rows {
			w, h := app.Writer.MeasureWrapped(row.said(app.Strings).Text(row.key), room, name)
			if row.said(app.Strings).Has(row.key + ".line") {
				lineWide, lineHigh := app.Writer.MeasureWrapped(row.said(app.Strings).Text(row.key+".line"), room, line)
				w, h = max(w, lineWide), h+lineHigh
			}
			wide, high = max(wide, w), max(high, h)
		}
	}
	return wide, high
}

// rowStyles are those of what a row is called and of the line that explains it, k pixels a unit.
func rowStyles(k float64) (name, line text.Style) {
	return text.Style{Face: text.Bold, Size: 21 * k, Colour: theme.Moonlight, VAlign: text.Middle},
		text.Style{Size: 16 * k, Colour: theme.MoonSoft, VAlign: text.Middle}
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (s *settingsScreen) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (s *settingsScreen) Draw(app *App, dst *ebiten.Image) {
	look := widget.Night()
	if s.behind == nil {
		app.DrawStreetBehind(dst)
	} else {
		s.behind.draw(app, dst)
		look.Panel = theme.Night
	}
	p := app.Painter(look, s.scale*min(s.words, 1.25))
	k := app.Unit() * s.scale
	p.Panel(dst, s.panel)
	heading(app, dst, app.Strings.Text(s.title), s.panel.X+settingsSide*k, s.panel.Y+(20+settingsTab/2)*k, k)
	for n, row := range s.rows() {
		s.drawName(app, dst, row, s.controls()[n].Rect, k)
	}
	p.Draw(dst, s.Widgets, app.Screen())
}

// drawName writes what a row is called, and the line that explains it, beside its widget.
func (s *settingsScreen) drawName(app *App, dst *ebiten.Image, row setting, beside widget.Rect, k float64) {
	x, room := s.panel.X+settingsSide*k, beside.X-s.panel.X-settingsSide*k-20*k
	_, y := beside.Centre()
	name, line := rowStyles(k * s.words)
	words := app.Strings
	if row.said(words).Has(row.key + ".line") {
		_, above := app.Writer.MeasureWrapped(row.said(words).Text(row.key), room, name)
		_, below := app.Writer.MeasureWrapped(row.said(words).Text(row.key+".line"), room, line)
		y -= below / 2
		app.Writer.DrawWrapped(dst, row.said(words).Text(row.key+".line"), x, math.Round(y+above/2+below/2), room, line)
	}
	app.Writer.DrawWrapped(dst, row.said(words).Text(row.key), x, y, room, name)
}

// keyGroup is the actions whose keys are shown together.
type keyGroup struct {
	key         string // of its name among the words of the house
	first, last string // of [input.Actions]
}

// keyGroups divides all actions that keys do.
func keyGroups() []keyGroup {
	return []keyGroup{
		{"keys.moving", "left", "previous"},
		{"keys.playing", "confirm", "redo"},
		{"keys.looking", "hint", "fit"},
		{"keys.program", "menu", "full-screen"},
	}
}

// keysPage is the page of the settings on which keys are changed.
func keysPage(app *App, back func() Scene) Scene {
	s := &settingsScreen{back: back, title: "settings.keys", asks: -1}
	for _, group := range keyGroups() {
		g, inside := settingGroup{key: group.key}, false
		for n, a := range input.Actions() {
			if inside = inside || a.Name == group.first; inside {
				g.rows = append(g.rows, keyRow(app, s, n, a.Name))
			}
			inside = inside && a.Name != group.last
		}
		s.groups = append(s.groups, g)
	}
	last := &s.groups[len(s.groups)-1]
	last.rows = append(last.rows, setting{
		key:   "keys.usual",
		value: func(words *assets.Strings, _ Settings) string { return words.Text("keys.usual.do") },
		press: func(app *App) { s.setKeys(app, "") },
	})
	s.show(app, 0)
	return s
}

// keyRow is the row of an action, by its place and its name: with its key, and its button while a gamepad is used. Once it is
// pressed, the next key is the action's.
func keyRow(app *App, s *settingsScreen, action int, name string) setting {
	return setting{
		key: "keys." + name,
		value: func(words *assets.Strings, now Settings) string {
			if s.asks == action {
				return words.Text("keys.press")
			}
			return strings.TrimSpace(localisation.KeyName(words, now.Keys.Chord(action)) + "   " + app.Sign(name))
		},
		press: func(app *App) { s.askKey(app, action) },
	}
}

// askKey waits for the key of an action, or with -1 for none any more.
func (s *settingsScreen) askKey(app *App, action int) {
	s.asks = action
	app.reader.Catch(action >= 0)
	s.label(app)
}

// takeKey gives the key that was pressed to the action that waits for one. Whatever else is done leaves things as they are.
func (s *settingsScreen) takeKey(app *App, intents []input.Intent) {
	for _, in := range intents {
		switch in.Kind {
		case input.Caught:
			action := s.asks
			bound, other := app.Settings().Keys.With(action, in.Chord)
			s.askKey(app, -1)
			s.setKeys(app, bound)
			if other >= 0 {
				words, all := app.Strings, input.Actions()
				app.Say(words.Text("keys.swapped", localisation.KeyName(words, in.Chord), words.Text("keys."+all[other].Name), localisation.KeyName(words, bound.Chord(other))))
			}
			return
		case input.Cancel, input.Press, input.Menu, input.Confirm:
			s.askKey(app, -1)
			return
		}
	}
}

// setKeys changes what keys do.
func (s *settingsScreen) setKeys(app *App, bound input.Bindings) {
	now := app.Settings()
	now.Keys = bound
	app.SetSettings(now)
	app.Play(audio.Knock)
	s.label(app)
}

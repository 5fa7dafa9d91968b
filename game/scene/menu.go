package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/theme"
	"capital/render/widget"
)

// MatchMenu is what the menu offers over a match beside what it offers over every screen.
type MatchMenu struct {
	Past  []string // what can be taken back, in words: what was done last comes first
	Free  bool     // nothing but the beginning bounds that
	Redo  bool     // what was taken back last can be brought back
	Again Config   // the match from its start
}

// MatchWithMenu is a match over which the menu offers more than over other screens.
type MatchWithMenu interface {
	Match
	// Menu is what there is just now.
	Menu() MatchMenu
	// TakeBack takes back so many of the things that can be.
	TakeBack(steps int)
	// TakeAgain brings back what was taken back last.
	TakeAgain()
	// Leave goes to the title. The match is kept.
	Leave()
}

// choice is one thing that the menu offers.
type choice struct {
	words string
	do    func(app *App) // nil: it can't be had now
	quiet bool           // a line of text rather than a button to go for
}

// page is what the menu shows at a time.
type page struct {
	title   string
	line    string // what is to be known, or empty
	choices []choice
	back    bool // the last choice leads back to the first page
}

// menu lies over a screen, which stands still meanwhile.
type menu struct {
	WidgetScene
	under Scene         // the screen
	match MatchWithMenu // that goes on there, or nil
	page  page
	panel widget.Rect
	lineY float64 // where the line is written
	scale float64
}

// OpenMenu lays the menu over the screen that is shown.
func OpenMenu(app *App) {
	m := &menu{under: app.stage.scene}
	m.match, _ = app.cabinet.playing.(MatchWithMenu)
	m.show(m.first(app))
	app.SetTextMode(false)
	app.stage.over, app.stage.redraw = m, true
}

// show turns to a page.
func (m *menu) show(p page) {
	m.page, m.laid = p, layoutKey{}
	w := make([]widget.Widget, len(p.choices))
	for n, c := range p.choices {
		w[n] = widget.Widget{Disabled: c.do == nil, Main: n == 0 && !p.back || p.back && n == len(w)-1}
	}
	m.Widgets = widget.NewGroup(w...)
	m.Stale = true
}

// house is what looks up words of the house.
func house(app *App) func(key string) string {
	return func(key string) string { return app.Strings.Text(key) }
}

// first is the page with which the menu opens.
func (m *menu) first(app *App) page {
	words := house(app)
	rules := choice{words: words("menu.rules")}
	if app.cabinet.open.Book != nil {
		rules.do = func(app *App) { m.close(app); app.ShowBook("", m.again) }
	}
	p := page{title: words("menu.title"), choices: []choice{
		{words: words("menu.go-on"), do: func(app *App) { m.close(app) }},
		rules,
		{words: words("menu.settings"), do: func(app *App) { m.close(app); app.Show(newSettings(app, m.again)) }},
	}}
	if m.match == nil {
		return p
	}
	now := m.match.Menu()
	back := choice{words: words("menu.take-back")}
	if len(now.Past) > 0 {
		back.do = func(app *App) { m.show(m.history(app, now)) }
	}
	redo := choice{words: words("menu.take-again")}
	if now.Redo {
		redo.do = func(app *App) { m.close(app); m.match.TakeAgain() }
	}
	p.line = words("menu.kept")
	if app.cabinet.open.saved.locked {
		p.line = words("menu.not-kept")
	}
	p.choices = append(p.choices, back, redo,
		choice{words: words("menu.restart"), do: func(app *App) { m.show(m.restart(app, now.Again)) }},
		choice{words: words("menu.leave"), do: func(app *App) { m.close(app); m.match.Leave() }},
	)
	return p
}

// mostPast is how many of the things that can be taken back are listed.
const mostPast = 8

// history is the page that lists what would be taken back.
func (m *menu) history(app *App, now MatchMenu) page {
	words := house(app)
	p := page{title: words("menu.history"), line: words("menu.history.until-revealed"), back: true}
	if now.Free {
		p.line = words("menu.history.free")
	}
	for n, done := range now.Past[:min(len(now.Past), mostPast)] {
		p.choices = append(p.choices, choice{words: done, quiet: true, do: func(app *App) {
			m.close(app)
			m.match.TakeBack(n + 1)
		}})
	}
	p.choices = append(p.choices, m.backToFirst(app))
	return p
}

// restart is the page that asks which match shall begin in the place of this one.
func (m *menu) restart(app *App, again Config) page {
	words := house(app)
	begin := func(app *App, config Config) {
		m.close(app)
		app.EndMatch()
		app.Begin(config)
	}
	return page{title: words("menu.restart"), line: words("menu.restart.line"), back: true, choices: []choice{
		{words: words("menu.restart.new"), do: func(app *App) {
			again.Seed, again.SeedTyped = app.RandomSeed(), false
			begin(app, again)
		}},
		{words: words("menu.restart.same"), do: func(app *App) {
			again.SeedTyped = app.SeedKnown(again.Seed)
			begin(app, again)
		}},
		m.backToFirst(app),
	}}
}

func (m *menu) backToFirst(app *App) choice {
	return choice{words: app.Strings.Text("button.back"), do: func(app *App) { m.show(m.first(app)) }}
}

// again is the screen under the menu, as it was.
func (m *menu) again() Scene { return m.under }

// close takes the menu away.
func (m *menu) close(app *App) { app.stage.over, app.stage.redraw = nil, true }

// Update implements [Scene].
func (m *menu) Update(app *App, intents []input.Intent) error {
	for _, event := range m.Take(app, intents, func() { m.lay(app) }) {
		m.page.choices[event.Index].do(app)
		return nil
	}
	for _, in := range intents {
		switch {
		case in.Kind == input.Cancel && m.page.back:
			m.show(m.first(app))
			return nil
		case in.Kind == input.Cancel, in.Kind == input.Menu, in.Kind == input.Press && !m.panel.Contains(in.X, in.Y):
			m.close(app)
			return nil
		}
	}
	return nil
}

// Draw implements [Scene].
func (m *menu) Draw(app *App, dst *ebiten.Image) {
	Fill(dst, theme.NightDeep.Fade(0.62))
	p := app.Painter(widget.Night(), m.scale)
	p.Panel(dst, m.panel)
	m.drawWords(app, dst)
	p.Draw(dst, m.Widgets, app.Screen())
}

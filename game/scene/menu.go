package scene

import (
	"fmt"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/letter"
	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/record"
)

// MatchMenu is what the menu offers over a match. The rest of the menu is the same over every screen.
type MatchMenu struct {
	Past      []string        // what can be taken back, in words: what was done last comes first
	TakeBack  func(steps int) // takes so many of these back
	TakeAgain func()          // brings back what was taken back last; nil where there is nothing
	Again     Config          // the match from its start
	Outlook   func()          // shows what may still come; nil where there is no such thing
	SendOn    func()          // gives a match by letter on; nil where it is not to be given on
	Leave     func()          // goes to the title; the match is kept
}

// MatchWithMenu is a match that adds something to the menu.
type MatchWithMenu interface {
	Match
	// Menu is what there is just now.
	Menu() MatchMenu
}

// choice is one thing that the menu offers.
type choice struct {
	words string
	do    func(app *App) // nil: it can't be had now
	quiet bool           // a line of text rather than a button to go for
	main  bool           // the main thing to do, instead of the first or the last one
	// turn goes one value on or back where the words say what is chosen, and returns those that say it then; name is what it is
	// chosen for.
	turn func(step int) (words string)
	name string
}

// page is what the menu shows at a time.
type page struct {
	title   string
	line    string // what is to be known, or empty
	choices []choice
	back    bool           // the last choice leads back to the first page
	cancel  func(app *App) // leads back elsewhere; or nil
}

// mainChoice is the choice that is the main thing to do.
func (p *page) mainChoice() int {
	if n := slices.IndexFunc(p.choices, func(c choice) bool { return c.main }); n >= 0 {
		return n
	}
	if p.back {
		return len(p.choices) - 1
	}
	return 0
}

// menu lies over a screen, which stands still meanwhile.
type menu struct {
	WidgetScene
	under Scene         // the screen
	match MatchWithMenu // that goes on there, or nil
	page  page
	plan  menuPlan
}

// OpenMenu lays the menu over the screen that is shown.
func OpenMenu(app *App) {
	over(app, func(m *menu) page {
		m.match, _ = app.cabinet.playing.(MatchWithMenu)
		return m.first(app)
	})
}

// over lays a page over the screen that is shown.
func over(app *App, first func(m *menu) page) {
	m := &menu{under: app.stage.scene}
	m.show(first(m))
	app.SetTextMode(false)
	app.stage.over, app.stage.redraw = m, true
}

// show turns to a page.
func (m *menu) show(p page) {
	m.page, m.laid = p, layoutKey{}
	w := make([]widget.Widget, len(p.choices))
	for n, c := range p.choices {
		w[n] = widget.Widget{Disabled: c.do == nil && c.turn == nil, Main: n == p.mainChoice()}
		if c.turn != nil {
			w[n].Kind = widget.Cycler
		}
	}
	m.Widgets = widget.NewGroup(w...)
	if n := p.mainChoice(); len(w) > 0 && p.choices[n].main {
		m.Widgets.Focus(n)
	}
	m.Stale = true
}

// house is what looks up words of the house.
func house(app *App) func(key string) string {
	return func(key string) string { return app.Strings.Text(key) }
}

// first is the page with which the menu opens.
func (m *menu) first(app *App) page {
	words := house(app)
	p := page{title: words("menu.title"), choices: []choice{{words: words("menu.go-on"), do: func(app *App) { m.close(app) }}}}
	if app.cabinet.open.Book != nil {
		p.choices = append(p.choices, choice{words: words("menu.rules"), do: func(app *App) {
			m.close(app)
			ShowBook(app, "", m.again)
		}})
	}
	p.choices = append(p.choices, choice{words: words("menu.settings"), do: func(app *App) {
		m.close(app)
		app.ShowAtOnce(settingsOver(app, m.under))
	}})
	if shared, ok := m.under.(Shared); ok && shared.Shared() != "" {
		p.choices = append(p.choices, choice{words: words("share.button"), do: func(app *App) { m.show(m.share(app, shared.Shared())) }})
	}
	if c, ok := m.under.(challenger); ok {
		p.choices = append(p.choices, choice{words: words("challenge.send"), do: func(app *App) {
			code, err := c.challenge(app)
			m.show(m.challenge(app, code, err))
		}})
	}
	if m.match != nil {
		p.choices = append(p.choices, m.ofMatch(app)...)
		p.line = words("menu.kept")
		if app.cabinet.open.saved.locked {
			p.line = words("menu.not-kept")
		}
		if task := app.cabinet.open.taskOf(app.Strings, m.match.Menu().Again.found()); task != "" {
			p.line = task + "\n" + p.line
		}
	}
	return p
}

// ofMatch is what can be done with the match.
func (m *menu) ofMatch(app *App) []choice {
	words, now := house(app), m.match.Menu()
	back := choice{words: words("menu.take-back")}
	if len(now.Past) > 0 {
		back.do = func(app *App) { m.show(m.history(app, now)) }
	}
	redo := choice{words: words("menu.take-again")}
	if now.TakeAgain != nil {
		redo.do = func(app *App) { m.close(app); now.TakeAgain() }
	}
	outlook := choice{words: words("menu.outlook")}
	if now.Outlook != nil {
		outlook.do = func(app *App) { m.close(app); now.Outlook() }
	}
	again := choice{words: words("menu.restart"), do: func(app *App) { m.askRestart(app, now.Again) }}
	if now.Again.ByLetter { // which is no one's to begin again
		again = choice{words: words("menu.send-on")}
		if now.SendOn != nil {
			again.do = func(app *App) { m.close(app); now.SendOn() }
		}
	}
	return []choice{outlook, back, redo, again, {words: words("menu.leave"), do: func(app *App) { m.close(app); now.Leave() }}}
}

// mostPast is how many of the things that can be taken back are listed.
const mostPast = 8

// history is the page that lists what would be taken back.
func (m *menu) history(app *App, now MatchMenu) page {
	words := house(app)
	p := page{title: words("menu.history"), line: words("menu.history.until-revealed"), back: true}
	if recordOf[int](now.Again).TakeBacks == record.TakeBacksFree {
		p.line = words("menu.history.free")
	}
	for n, done := range now.Past[:min(len(now.Past), mostPast)] {
		p.choices = append(p.choices, choice{words: done, quiet: true, do: func(app *App) {
			m.close(app)
			now.TakeBack(n + 1)
		}})
	}
	p.choices = append(p.choices, m.backToFirst(app))
	return p
}

// askRestart asks before a match begins again: the first match from its start, another one with which deal.
func (m *menu) askRestart(app *App, again Config) {
	if app.cabinet.taught == nil {
		m.show(m.restart(app, again))
		return
	}
	m.close(app)
	taught := app.cabinet.taught
	taught.askAgain(app, func(*App) {}, func(app *App) {
		app.EndMatch()
		taught.begin(app)
	})
}

// askAgain lays over the screen that the lesson is running, and asks whether to go on with it or to begin it again.
func (l *taught) askAgain(a *App, resume, begin func(*App)) {
	words := a.Strings
	line, again := "running.first", "learn.again"
	if l.Name != "" {
		line, again = "running.chapter", "chapters.again"
	}
	over(a, func(m *menu) page {
		return page{title: words.Text("running.title"), line: words.Text(line), choices: []choice{
			{words: words.Text("running.go-on"), do: func(app *App) { m.close(app); resume(app) }},
			{words: words.Text(again), do: func(app *App) { m.close(app); begin(app) }},
			{words: words.Text("button.back"), do: m.close},
		}}
	})
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

// Shared is a screen of a match that can be shared: by a link that has all of it, or as a file.
type Shared interface {
	// Shared is the record of the match as text; "" where it is not to be shared.
	Shared() (text string)
}

// Pictured is a screen of a match whose results can be given on as a picture.
type Pictured interface {
	// Picture is what shows the picture; nil where there is none.
	Picture() (show func())
}

// Share lays over the screen how a match is shared, by its record's text.
func Share(app *App, text string) {
	over(app, func(m *menu) page {
		p := m.share(app, text)
		p.back = false
		p.choices[len(p.choices)-1].do = m.close
		return p
	})
}

// share is the page that shares a match. Without an address of the page there is only a file.
func (m *menu) share(app *App, text string) page {
	words, g := house(app), app.cabinet.named(gameOf(text))
	if g == nil {
		g = app.cabinet.open
	}
	p := page{title: words("share.title"), line: words("share.line.file"), back: true}
	if made := app.linkOf(g, text); made != "" {
		p.line = words("share.line")
		p.choices = append(p.choices, choice{words: words("share.copy"), do: func(app *App) {
			app.given.copy(made, words("share.copy"), words("share.copied"))
			app.letterShared(text)
		}})
	}
	name := g.fileName(text)
	p.choices = append(p.choices, choice{words: words("share.keep"), do: func(app *App) {
		app.given.keep(app.Store, name, text)
		app.letterShared(text)
	}})
	if pictured, ok := m.under.(Pictured); ok && pictured.Picture() != nil {
		p.choices = append(p.choices, choice{words: words("share.picture"), do: func(app *App) { m.close(app); pictured.Picture()() }})
	}
	if code, err := g.sentBy(text); err == nil {
		p.choices = append(p.choices, choice{words: words("challenge.send"), do: func(app *App) { m.show(m.challenge(app, code, nil)) }})
	}
	p.choices = append(p.choices, m.backToFirst(app))
	return p
}

// fileName is what the record of a match is called as a file, without an ending.
func (g *Game) fileName(text string) string {
	found, _ := g.Check(text)
	if _, ok := letter.OfText(text); ok {
		return g.letterName(found)
	}
	return fmt.Sprintf("%s-%s-%d", time.Now().Format(time.DateOnly), g.Name, found.Seed)
}

// challenge is the page that tells the code of a challenge, or why there is none.
func (m *menu) challenge(app *App, code string, err error) page {
	words := house(app)
	p := page{title: words("challenge.send"), line: app.Strings.Text("challenge.line", inGroups(code))}
	if base := app.address.base(); err != nil {
		p.line = words("challenge.unfit")
	} else if base != "" {
		p.choices = append(p.choices, choice{words: words("challenge.copy"), do: func(app *App) {
			app.given.copy(base+"#"+code, words("challenge.copy"), words("challenge.copied"))
		}})
	} else {
		p.choices = append(p.choices, choice{words: words("challenge.copy.code"), do: func(app *App) {
			app.reader.Keep(code)
			app.Say(words("challenge.copied"))
		}})
	}
	p.choices = append(p.choices, choice{words: words("button.back"), do: m.close})
	return p
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
		c := &m.page.choices[event.Index]
		if c.turn == nil {
			c.do(app)
			return nil
		}
		c.words = c.turn(event.Step)
		app.Play(audio.Knock)
		m.lay(app)
		m.Stale = true
	}
	for _, in := range intents {
		switch {
		case in.Kind == input.Cancel && m.page.cancel != nil:
			m.page.cancel(app)
			return nil
		case in.Kind == input.Cancel && m.page.back:
			m.show(m.first(app))
			return nil
		case in.Kind == input.Cancel, in.Kind == input.Menu, in.Kind == input.Press && !m.plan.panel.Contains(in.X, in.Y):
			m.close(app)
			return nil
		}
	}
	return nil
}

// lay lays the page out.
func (m *menu) lay(app *App) {
	quiet := slices.ContainsFunc(m.page.choices, func(c choice) bool { return c.quiet })
	m.plan = planMenu(app, len(m.page.choices), quiet, m.page.line)
	for n := range m.Widgets.Widgets {
		w, words := &m.Widgets.Widgets[n], m.page.choices[n].words
		if w.Rect = m.plan.rows[n]; w.Kind == widget.Cycler {
			w.Label, w.Value = m.page.choices[n].name, words
		} else {
			w.Label = words
		}
	}
}

// drawWords writes the title above the choices, and below them what is to be known.
func (m *menu) drawWords(app *App, dst *ebiten.Image) {
	k, r := app.Unit()*m.plan.scale, m.plan.panel
	title, style := app.Writer.Within(m.page.title, r.W-2*menuSide*k, headingStyle(k)) // names may be long
	app.Writer.Draw(dst, title, r.X+menuSide*k, r.Y+42*k, style)
	st := text.Style{Size: menuLine * k, Colour: theme.MoonSoft}
	app.Writer.DrawWrapped(dst, m.page.line, r.X+menuSide*k, m.plan.line, r.W-2*menuSide*k, st)
}

// Draw implements [Scene].
func (m *menu) Draw(app *App, dst *ebiten.Image) {
	dim(dst)
	look := widget.Night()
	look.Panel = theme.Night // what lies under it must not be read through it
	p := app.Painter(look, m.plan.scale)
	p.Panel(dst, m.plan.panel)
	m.drawWords(app, dst)
	p.Draw(dst, m.Widgets, app.Screen())
}

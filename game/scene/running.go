package scene

import (
	"strings"

	"capital/assets"
)

// AskBegin begins a new match of the game that the title shows. Where one is running it asks first.
func (a *App) AskBegin(config Config) { askBegin(a, config) }

// askBegin brings a new match to the table. Where one is running it asks first, and to go on with that one is the first answer.
// Before the first match of a kind it offers the lesson for that.
func askBegin(a *App, config Config) {
	g := a.cabinet.open
	if config.ByLetter {
		a.beginLetter(config)
		return
	}
	if g.saved.look() {
		askRunning(a, g.running(a.Strings), "running.other", (*App).resume, func(app *App) { app.Begin(config) })
		return
	}
	if g.untaught(a, config) {
		askTaught(a, g.further(), func(app *App) { app.Begin(config) })
		return
	}
	begin(a, config)
}

// askTaught asks whether the steps of a lesson shall come before a match.
func askTaught(a *App, l *taught, begin func(*App)) {
	words, own := a.Strings, a.cabinet.open.Words
	greeting := l.greeting(a.cabinet.open)
	over(a, func(m *menu) page {
		return page{title: own.Text("lesson." + l.Name), line: own.Text("lesson." + l.Name + ".line"), choices: []choice{
			{words: words.Text("offer.play"), do: func(app *App) { m.close(app); l.ask(app) }},
			{words: words.Text("offer.match"), do: func(app *App) { m.close(app); app.greet(greeting); begin(app) }},
			{words: words.Text("button.back"), do: m.close},
		}}
	})
}

// ask brings the lesson to the table from its first step on. Where it was left somewhere else it asks first.
func (l *taught) ask(a *App) {
	if !l.saved.look() {
		l.begin(a)
		return
	}
	askLessonAgain(a, l.resume, l.begin)
}

// running says which match is running.
func (g *game) running(house *assets.Strings) string {
	g.names.LearnAll(g.Name)
	var names []string
	for _, who := range g.saved.found.Seats {
		names = append(names, g.names.Now(who.Name))
	}
	return house.Text("running.line", g.Words.Text("game.name"), strings.Join(names, ", "), g.saved.found.At)
}

package scene

import (
	"slices"
	"strings"

	"capital/game/session"
	"capital/game/store"
)

// AskBegin begins a new match of the game that the title shows. Before the first match of a kind it offers the lesson for that.
func (a *App) AskBegin(config Config) {
	g := a.cabinet.open
	if config.ByLetter {
		a.beginLetter(config)
		return
	}
	if l := g.untaught(a, config); l != nil {
		askTaught(a, l, func(app *App) { app.Begin(config) })
		return
	}
	a.Begin(config)
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
	l.askAgain(a, l.resume, l.begin)
}

// askDeal begins a match with a deal that was given to the person. Where one with it runs, it asks whether to go on with that.
func (a *App) askDeal(config Config) {
	g := a.cabinet.open
	begin := func(app *App) { app.AskBegin(g.named(config)) }
	path, runs := g.saved.running(config)
	if !runs {
		begin(a)
		return
	}
	words := a.Strings
	over(a, func(m *menu) page {
		return page{title: words.Text("deal.runs"), line: words.Text("deal.runs.line"), choices: []choice{
			{words: words.Text("menu.go-on"), do: func(app *App) { m.close(app); app.goOnWith(g, path) }},
			{words: words.Text("menu.restart"), do: func(app *App) { m.close(app); begin(app) }},
			{words: words.Text("button.back"), do: m.close},
		}}
	})
}

// running is where the newest match lies that is played as it is set up there and is not over, from its first move on by the person.
func (s *savedMatch) running(config Config) (path string, ok bool) {
	var paths []string
	if s.look() {
		paths = append(paths, s.file)
	}
	beside, _ := s.files.On(store.Beside) // what can't be read can't be gone on with
	for _, name := range slices.Backward(beside) {
		if strings.Contains(name, s.seedName(config.Seed)) {
			paths = append(paths, string(store.Beside)+"/"+name)
		}
	}
	for _, path := range paths {
		text, err := s.files.LoadMatch(path)
		if err != nil {
			continue
		}
		if found, err := s.check(string(text)); err == nil && !found.Over && config.plays(found) && session.TakenOverAfter(string(text)) == 0 {
			return path, true
		}
	}
	return "", false
}

// goOnWith goes on with a match that lies somewhere; what is wrong with it is said, and told by false.
func (a *App) goOnWith(g *game, path string) bool {
	if err := g.saved.takeUp(path); err != nil {
		a.sayUnmoved(err)
		return false
	}
	if !g.saved.lookInPlace() {
		a.Say(g.saved.sentence(a.Strings))
		return false
	}
	a.take(g)
	a.resume()
	return true
}

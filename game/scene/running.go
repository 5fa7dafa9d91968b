package scene

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

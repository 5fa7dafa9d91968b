package scene

import (
	"strings"

	"capital/assets"
)

// askBegin brings a new match to the table. Where one is running it asks first, and to go on with that one is the first answer.
func askBegin(a *App, config Config) {
	g := a.cabinet.open
	if !g.saved.look() {
		begin(a, config)
		return
	}
	words := a.Strings
	over(a, func(m *menu) page {
		return page{title: words.Text("running.title"), line: g.running(words), choices: []choice{
			{words: words.Text("running.go-on"), do: func(app *App) { m.close(app); app.resume() }},
			{words: words.Text("running.other"), do: func(app *App) { m.close(app); app.Begin(config) }},
			{words: words.Text("button.back"), do: m.close},
		}}
	})
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

package scene

import (
	"strings"

	"capital/assets"
)

// AskBegin begins a new match of the game that the title shows. Where one is running it asks first.
func (a *App) AskBegin(config Config) { askBegin(a, config) }

// askBegin brings a new match to the table. Where one is running it asks first, and to go on with that one is the first answer.
func askBegin(a *App, config Config) {
	g := a.cabinet.open
	if !g.saved.look() {
		begin(a, config)
		return
	}
	askRunning(a, g.running(a.Strings), "running.other", (*App).resume, func(app *App) { app.Begin(config) })
}

// askLesson brings the first match to the table from its first step on. Where it was left somewhere else it asks first.
func askLesson(a *App) {
	if !a.cabinet.open.lesson.look() {
		beginLesson(a)
		return
	}
	askLessonAgain(a, resumeLesson, beginLesson)
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

package scene

import (
	"capital/game/ladder"
	"capital/game/scene/narration"
)

// ladderScreen lists the rungs of a game's ladder.
type ladderScreen struct{ *numbered }

// newLadder makes the screen of the game that the title shows; back makes the scene to return to.
func newLadder(app *App, back func() Scene) *ladderScreen {
	g, climbed := app.cabinet.open, app.climbed()
	again := func() Scene { return newLadder(app, back) }
	return &ladderScreen{newNumbered(&rungs{g, climbed, again}, climbed.Next(g.Name, g.Rungs), back)}
}

// rungs are those of a ladder.
type rungs struct {
	*game
	climbed ladder.Climbed
	again   func() Scene // makes the screen
}

func (r *rungs) len() int { return len(r.Rungs) }

// title is the heading.
func (r *rungs) title(app *App) string {
	return app.Strings.Text("ladder.title") + " · " + app.cabinet.open.Words.Text("game.name")
}

func (r *rungs) page(app *App) string { return app.Strings.Text("ladder.title") }

// count says how many rungs are done.
func (r *rungs) count(app *App) string {
	return app.Strings.Text("ladder.count", r.climbed.Count(r.Name, r.Rungs), len(r.Rungs))
}

// row is the task of a rung, and who plays.
func (r *rungs) row(app *App, n int) (task, line string) {
	rung := &r.Rungs[n]
	task, line = r.taskText(app.Strings, rung.Task), r.against(app.Strings, rung)
	if tried, ok := r.tried(n); ok {
		line += " · " + triedText(app.Strings, tried, ok)
	}
	return task, line
}

// tried is how the person did on a rung.
func (r *rungs) tried(n int) (ladder.Tried, bool) { return r.climbed.Of(r.Name, r.Rungs[n].Seed) }

func (r *rungs) done(_ *App, n int) bool {
	tried, _ := r.tried(n)
	return tried.Done != ""
}

func (r *rungs) say(app *App, n int) string {
	words, rung := app.Strings, &r.Rungs[n]
	tried, ok := r.tried(n)
	return narration.Sentence(words.Text("ladder.rung", n+1, len(r.Rungs)), r.taskText(words, rung.Task), r.against(words, rung), triedText(words, tried, ok))
}

func (r *rungs) choose(app *App, n int) { app.Show(newRung(app, n, r.again)) }

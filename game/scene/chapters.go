package scene

import "capital/game/scene/narration"

// chapterScreen lists the chapters in which a game is taught, the first match before all.
type chapterScreen struct{ *numbered }

// newChapters makes the screen of the game that the title shows; back makes the scene to return to.
func newChapters(app *App, back func() Scene) *chapterScreen {
	g := app.cabinet.open
	of := &chapters{game: g}
	for _, l := range g.lessons {
		of.begun = append(of.begun, l.saved.look())
	}
	return &chapterScreen{newNumbered(of, g.nextLesson(app, -1), back)}
}

// chapters are those of a game.
type chapters struct {
	*game
	begun []bool // it was left before its end
}

func (c *chapters) len() int { return len(c.lessons) }

func (c *chapters) title(app *App) string {
	return app.Strings.Text("chapters.title") + " · " + app.cabinet.open.Words.Text("game.name")
}

func (c *chapters) page(app *App) string { return app.Strings.Text("chapters.title") }

func (c *chapters) count(app *App) string {
	return app.Strings.Text("chapters.count", c.learnedCount(app), c.len())
}

// learnedCount is how many lessons of the game were done.
func (g *game) learnedCount(app *App) (done int) {
	for _, l := range g.lessons {
		if l.learned(app, g) {
			done++
		}
	}
	return done
}

// row is what a chapter is called, and what it teaches.
func (c *chapters) row(app *App, n int) (task, line string) {
	l := c.lessons[n]
	line = l.line(app, c.game)
	if state := c.state(app, n); state != "" {
		line += " · " + state
	}
	return l.title(app, c.game), line
}

// state says that a chapter is under way, or nothing.
func (c *chapters) state(app *App, n int) string {
	if c.begun[n] && !c.done(app, n) {
		return app.Strings.Text("chapters.begun")
	}
	return ""
}

func (c *chapters) done(app *App, n int) bool { return c.lessons[n].learned(app, c.game) }

func (c *chapters) say(app *App, n int) string {
	words, l := app.Strings, c.lessons[n]
	state := c.state(app, n)
	if c.done(app, n) {
		state = words.Text("chapters.done")
	}
	return narration.Sentence(words.Text("chapters.chapter", n+1, c.len()), l.title(app, c.game), l.line(app, c.game), state)
}

// choose begins a chapter, or asks first where it was left.
func (c *chapters) choose(app *App, n int) { c.lessons[n].ask(app) }

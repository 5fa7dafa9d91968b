package table

import (
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/warsaw/table/ending"
)

// leave goes back to the title. The match is saved after every move.
func (t *table) leave() {
	t.hints.Leave()
	t.app.EndMatch()
	t.app.ShowTitle()
}

// end shows the results.
func (t *table) end() {
	t.app.EndMatch()
	t.app.Show(t.results())
}

// results makes the screen of the match that is over. It leads back to the moves of the match.
func (t *table) results() *results.Screen {
	over := ending.Match{Record: t.session.Record(), Table: t.session.Table(), Events: t.session.Events(), Looks: looks(t.session.Table())}
	course := t.course()
	return ending.New(t.app.Capital, over, course, t.rematch, func(move int, back scene.Scene) {
		t.app.Show(newLookBack(t.app, course, move, back))
	})
}

// course is how the match went.
func (t *table) course() *ending.Course {
	played := t.session.Record()
	course := ending.NewCourse(played, t.app.adviser.Review)
	course.Taught = t.teaching.guide.Asked(&played)
	return course
}

// showPoster shows the poster of a seat once the match is over, and leads back to the table.
func (t *table) showPoster(seat int) {
	ending.ShowPoster(t.app.Capital, t.session.Record(), t.session.Table(), seat, t)
}

// Saved implements [scene.Match].
func (t *table) Saved() bool { return t.session.Saved() }

// Close implements [scene.Match].
func (t *table) Close() error { return t.session.Close() }

// rematch begins a match with the same seats and another seed.
func (t *table) rematch() {
	if t.teaching.guide != nil {
		t.app.ShowSetup() // what is kept of a match is not to be lost for it
		return
	}
	played := t.session.Record()
	t.app.Begin(scene.Rematch(&played, t.app.RandomSeed()))
}

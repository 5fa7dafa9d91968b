package table

import "capital/game/scene"

// leave goes back to the title. The match is saved after every move.
func (t *table) leave() {
	t.app.EndMatch()
	t.app.ShowTitle()
}

// end shows the results.
func (t *table) end() {
	t.app.EndMatch()
	t.app.ShowTitle()
}

// Close implements [scene.Match].
func (t *table) Close() error { return t.session.Close() }

// rematch begins a match with the same seats and another seed.
func (t *table) rematch() {
	played := t.session.Record()
	t.app.Begin(scene.Rematch(&played, t.app.RandomSeed()))
}

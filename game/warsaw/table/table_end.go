package table

import (
	"capital/game/scene"
	"capital/rules/record"
)

// lowerCurtain hides the table until the active person has the screen.
func (t *table) lowerCurtain() {
	t.app.ShowAtOnce(scene.NewCurtain(t.app.App, t.seat, t.session.Seats()[t.seat].Name, func() scene.Scene {
		t.unlocked = t.seat
		t.changed = true
		return t
	}))
}

// leave goes back to the title. The match is saved after every move.
func (t *table) leave() {
	t.hint.asking.Drop()
	t.app.EndMatch()
	t.app.ShowTitle()
}

// end shows the results. A rematch has the same seats and another seed.
func (t *table) end() {
	players := make([]string, len(t.session.Seats()))
	for seat, who := range t.session.Seats() {
		players[seat] = who.Player
	}
	t.app.EndMatch()
	t.app.Show(newResults(t.app, t.names(), players, t.looks(), t.session.Table(), t.session.Events(), t.session.Record(), t.rematch, t.app.ShowTitle))
}

// Close implements [scene.Match].
func (t *table) Close() error { return t.session.Close() }

func (t *table) rematch() {
	config := scene.Config{TakeBacks: record.TakeBacks(t.session.Record().TakeBacks), Seed: t.app.RandomSeed()}
	for _, who := range t.session.Seats() {
		config.Seats = append(config.Seats, record.Seat(who))
	}
	t.app.Begin(config)
}

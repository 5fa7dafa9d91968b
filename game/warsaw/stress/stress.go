// Package stress says what is to be known of Capital to put it under stress: see [capital/game/stress].
package stress

import (
	"capital/game/stress"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// Game is Capital as it is put under stress.
func Game() *stress.Game[warsaw.Match, warsaw.Action, warsaw.Event] {
	g := &stress.Game[warsaw.Match, warsaw.Action, warsaw.Event]{
		Players: ai.NewPlayers(nil), Levels: append(ai.Levels(), ai.Random), Thinker: ai.Master,
		Legal:   func(m *warsaw.Match, seat int) []warsaw.Action { return m.Legal(seat, true, nil) },
		Illegal: []warsaw.Action{{}, {Kind: warsaw.Pick, Tile: warsaw.NoTile}, {Kind: warsaw.Build, Space: warsaw.Space{X: 100}}},
		Kind:    func(a warsaw.Action) int { return int(a.Kind) },
		Kinds:   int(warsaw.Finish),
		Ideas:   ai.Ideas, CheckIdea: checkIdea,
	}
	g.Files = []stress.Damageable{{
		Name: "districts", File: "damaged.district", Read: stress.OfText(drawAnew), Check: checkDistrict,
		Originals: func(seed uint64) []string { return drawnDistricts(g.RandomRecords(seed)) },
	}}
	return g
}

// checkIdea returns why the seat can't do what it is advised to; for a pick that is what it would do with the tile.
func checkIdea(m *warsaw.Match, seat int, idea ai.Idea) error {
	view := m.View(seat)
	reason := view.Check(idea.Action)
	if m.Owes(seat) == warsaw.DecidePick {
		reason = view.CheckUse(idea.Action)
	}
	if !reason.OK() {
		return reason
	}
	return nil
}

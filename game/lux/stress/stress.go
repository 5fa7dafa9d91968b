// Package stress says what is to be known of Capital Lux 2 to put it under stress: see [capital/game/stress].
package stress

import (
	"errors"

	"capital/game/lux/ai"
	"capital/game/stress"
	"capital/rules/lux"
)

// Game is Capital Lux 2 as it is put under stress.
func Game() *stress.Game[lux.Match, lux.Action, lux.Event] {
	return &stress.Game[lux.Match, lux.Action, lux.Event]{
		Players: ai.NewPlayers(nil), Levels: append(ai.Levels(), ai.Random), Thinker: ai.Master,
		Legal: func(m *lux.Match, seat int) []lux.Action { return m.Legal(seat, nil) },
		Illegal: []lux.Action{{}, {Kind: lux.Keep, Card: 1}, {Kind: lux.PlayHome, Card: lux.CitizenKinds}, {Kind: lux.PlayCapital, Fields: 1 << 4},
			{Kind: lux.LayModifier, To: lux.Districts}, {Kind: lux.Pay, To: 1}},
		Kind:  func(a lux.Action) int { return int(a.Kind) },
		Kinds: int(lux.Refuse),
		Ideas: ai.Ideas, CheckIdea: checkIdea,
	}
}

// checkIdea returns why the seat can't do what it is advised to, or that nothing speaks for it.
func checkIdea(m *lux.Match, seat int, idea ai.Idea) error {
	view := m.View(seat)
	if reason := view.Check(idea.Action); !reason.OK() {
		return reason
	}
	if len(ai.Reasons(idea.Beside)) == 0 {
		return errors.New("nothing speaks for it")
	}
	return nil
}

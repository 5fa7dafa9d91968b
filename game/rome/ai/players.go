package ai

import (
	"capital/game/players"
	"capital/game/search"
	"capital/rules/rome"
)

// Players are Capitol's computer players as a match asks them: see [players.Players].
type Players = players.Players[rome.Match, rome.Action, rome.Event]

// NewPlayers makes them, at work in a pool or, where it is nil, in the goroutine that asks.
func NewPlayers(pool *players.Pool) *Players {
	return &Players{
		Rules: rome.Rules(), New: newPlayer,
		Try: func(m *rome.Match, seat, first int, limit Limit) (Trials, error) {
			view := m.View(seat)
			return Try(&view, 0, first, limit)
		},
		Judge: func(m *rome.Match, moves []rome.Move, limit Limit) (Review, error) {
			return ReviewAt(m, moves[0], 0, limit)
		},
		Thinker: Master,
		Search: func(m *rome.Match, seat int, persona string, seed uint64, limit Limit) (*search.Search[rome.Action], func() rome.Action, error) {
			player, err := newMaster(seed, limit)
			if err != nil {
				return nil, nil, err
			}
			player.who, _ = personas.Of(persona)
			view := m.View(seat)
			s := player.newSearch(&view)
			return &s.Search, func() rome.Action { return player.decide(s) }, nil
		},
		Personas:     Personas(),
		Milliseconds: 950, Samples: 24, Enough: 192,
		Pool: pool,
	}
}

// newPlayer makes a player of a level, and a person or nobody, which is given views of the match.
func newPlayer(level, persona string, seed uint64) (players.Player[rome.Match, rome.Action], error) {
	player, err := New(level, seed)
	if err != nil {
		return nil, err
	}
	who, _ := personas.Of(persona)
	var view rome.View // one for all decisions, for it is not small
	return func(m *rome.Match, seat int, limit Limit) rome.Action {
		view = m.View(seat)
		return choose(&view, Within(limit, player), who)
	}, nil
}

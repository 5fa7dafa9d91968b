package ai

import (
	"capital/game/players"
	"capital/game/search"
	"capital/rules/lux"
)

// Players are the game's computer players as a match asks them: see [players.Players].
type Players = players.Players[lux.Match, lux.Action, lux.Event]

// NewPlayers makes them, at work in a pool or, where it is nil, in the goroutine that asks.
func NewPlayers(pool *players.Pool) *Players {
	return &Players{
		Rules: lux.Rules(), New: newPlayer,
		Try: func(m *lux.Match, seat, first int, limit Limit) (Trials, error) {
			view := m.View(seat)
			return Try(&view, 0, first, limit)
		},
		Judge: func(m *lux.Match, moves []lux.Move, limit Limit) (Review, error) {
			return ReviewAt(m, moves[0], 0, limit)
		},
		Thinker: Master,
		Search: func(m *lux.Match, seat int, persona string, seed uint64, limit Limit) (*search.Search[lux.Action], func() lux.Action, error) {
			player, err := newMaster(seed, limit)
			if err != nil {
				return nil, nil, err
			}
			player.who, _ = personas.Of(persona)
			view := m.View(seat)
			s := player.newSearch(&view)
			return &s.Search, func() lux.Action { return s.choose(player.who) }, nil
		},
		Personas:     Personas(),
		Milliseconds: 950, Samples: 24, Enough: 384,
		Pool: pool,
	}
}

// newPlayer makes a player of a level, and a person or nobody, which is given views of the match.
func newPlayer(level, persona string, seed uint64) (players.Player[lux.Match, lux.Action], error) {
	player, err := New(level, seed)
	if err != nil {
		return nil, err
	}
	who, _ := personas.Of(persona)
	return func(m *lux.Match, seat int, limit Limit) lux.Action {
		view := m.View(seat)
		return choose(&view, Within(limit, player), who)
	}, nil
}

package ai

import (
	"capital/game/players"
	"capital/game/search"
	"capital/rules/expo"
)

// Players are the game's computer players as a match asks them: see [players.Players].
type Players = players.Players[expo.Match, expo.Action, expo.Event]

// NewPlayers makes them, at work in a pool or, where it is nil, in the goroutine that asks.
func NewPlayers(pool *players.Pool) *Players {
	return &Players{
		Rules: expo.Rules(), New: newPlayer,
		Try: func(m *expo.Match, seat, first int, limit Limit) (Trials, error) {
			view := m.View(seat)
			return Try(&view, 0, first, limit)
		},
		Judge: func(m *expo.Match, moves []expo.Move, limit Limit) (Review, error) {
			return ReviewAt(m, moves[0], 0, limit)
		},
		Thinker: Master,
		Search: func(m *expo.Match, seat int, persona string, seed uint64, limit Limit) (*search.Search[expo.Action], func() expo.Action, error) {
			player, err := newMaster(seed, limit)
			if err != nil {
				return nil, nil, err
			}
			player.who, _ = personas.Of(persona)
			view := m.View(seat)
			s := player.newSearch(&view)
			return &s.Search, func() expo.Action { return s.choose(player.who) }, nil
		},
		Personas:     Personas(),
		Milliseconds: 950, Samples: 8, Enough: 64,
		Pool: pool,
	}
}

// newPlayer makes a player of a level, and a person or nobody, which is given views of the match.
func newPlayer(level, persona string, seed uint64) (players.Player[expo.Match, expo.Action], error) {
	player, err := New(level, seed)
	if err != nil {
		return nil, err
	}
	who, _ := personas.Of(persona)
	return func(m *expo.Match, seat int, limit Limit) expo.Action {
		view := m.View(seat)
		return choose(&view, Within(limit, player), who)
	}, nil
}

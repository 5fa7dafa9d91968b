package ai

import (
	"capital/game/players"
	"capital/game/search"
	"capital/rules/warsaw"
)

// Players are Capital's computer players as a match asks them: see [players.Players].
type Players = players.Players[warsaw.Match, warsaw.Action, warsaw.Event]

// NewPlayers makes them, at work in a pool or, where it is nil, in the goroutine that asks.
func NewPlayers(pool *players.Pool) *Players {
	return &Players{
		Rules: warsaw.Rules(), New: newPlayer,
		Try: func(m *warsaw.Match, seat, first int, limit Limit) (Trials, error) {
			view := m.View(seat)
			return Try(&view, 0, first, limit)
		},
		Judge: func(m *warsaw.Match, moves []warsaw.Move, limit Limit) (Review, error) {
			return ReviewAt(m, moves, 0, limit)
		},
		Thinker: Master,
		Search: func(m *warsaw.Match, seat int, persona string, seed uint64, limit Limit) (*search.Search[warsaw.Action], func() warsaw.Action, error) {
			player, err := newMaster(seed, limit)
			if err != nil {
				return nil, nil, err
			}
			player.who, _ = personas.Of(persona)
			view := m.View(seat)
			s := player.newSearch(&view)
			return &s.Search, func() warsaw.Action { return s.choice(player.who) }, nil
		},
		Personas:     Personas(),
		Milliseconds: 960, Samples: 24, Enough: 192,
		Pool: pool,
	}
}

// newPlayer makes a player of a level, and a person or nobody, which is given views of the match.
func newPlayer(level, persona string, seed uint64) (players.Player[warsaw.Match, warsaw.Action], error) {
	player, err := New(level, seed)
	if err != nil {
		return nil, err
	}
	who, _ := personas.Of(persona)
	var view warsaw.View // one for all decisions, for it is not small
	return func(m *warsaw.Match, seat int, limit Limit) warsaw.Action {
		view = m.View(seat)
		return choose(&view, Within(limit, player), who)
	}, nil
}

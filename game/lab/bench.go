package lab

import (
	"context"
	"fmt"
	"math"
	"time"

	"capital/game/players"
	"capital/game/search"
	"capital/rules/record"
)

// Player chooses an action for a seat that owes a decision. It reads no more of the match than the seat may know. When the
// context has ended, nobody waits for it any more.
type Player[M, A any] func(ctx context.Context, m *M, seat int) (A, error)

// Ended is told how a search ended: see [search.Limit].
type Ended = func(samples int, why search.Ending)

// Computers makes a game's computer players for a [Bench]. Of the levels only the thinker thinks for a limit; without any it
// thinks as it does at the table. A kind is a level, or a level and a persona as records have them.
func Computers[M any, A comparable, E any](p *players.Players[M, A, E]) func(kind string, seed uint64, limit Limit, ended Ended) (Player[M, A], error) {
	return func(kind string, seed uint64, limit Limit, ended Ended) (Player[M, A], error) {
		who := record.SeatOf(kind)
		player, err := p.New(who.Player, who.Persona, seed)
		if err != nil {
			return nil, err
		}
		switch {
		case who.Player != p.Thinker:
			limit = Limit{}
		case limit == Limit{}:
			limit.Time = p.Time()
		case limit.Samples == 0: // only time ends it
			limit.Samples = math.MaxInt
		}
		return func(ctx context.Context, m *M, seat int) (A, error) {
			if limit.Time > 0 {
				var enough context.CancelFunc
				ctx, enough = context.WithTimeout(ctx, limit.Time)
				defer enough()
			}
			return player(m, seat, search.Limit{Samples: limit.Samples, Stop: ctx.Done(), Ended: ended}), nil
		}, nil
	}
}

// Bench is where matches of a game are played by its rules: M, A and E are its match, action and event.
type Bench[M, A, E any] struct {
	Rules *record.Rules[M, A, E]
	// Player makes a computer player of a kind for one match: see [Computers]. Everything that its level decides by chance follows
	// from the seed. Where it searches, ended is told how that ended, or nil.
	Player func(kind string, seed uint64, limit Limit, ended Ended) (Player[M, A], error)
	// Won reports whether the seat has won the match, alone or with others.
	Won func(m *M, seat int) bool
}

// Play plays a match: it is what a [Game] needs.
func (b *Bench[M, A, E]) Play(ctx context.Context, match *Match) (Outcome, error) {
	return b.Watch(ctx, match, nil)
}

// Watch plays a match before somebody's eyes. It calls watch once the match is set up; its course can be followed there.
// What watch returns is told all events. Either may be nil.
func (b *Bench[M, A, E]) Watch(ctx context.Context, match *Match, watch func(m *M) (tell func(E))) (Outcome, error) {
	seated := make([]Player[M, A], len(match.Seats))
	for seat, who := range match.Seats {
		var ended Ended
		if match.Searched != nil {
			ended = func(samples int, why search.Ending) { match.Searched(seat, samples, why) }
		}
		var err error
		if seated[seat], err = b.Player(who.Kind(), match.chance(seat, b.Rules.Most), match.Limit, ended); err != nil {
			return Outcome{}, err
		}
	}
	return b.PlayWith(ctx, match, seated, watch)
}

// chance is the seed of what a seat decides by chance.
func (m *Match) chance(seat, most int) uint64 {
	switch {
	case m.Try == 0:
		return players.Seed(m.Seed, seat, most)
	case seat == 0:
		return search.Mix(m.Seed, uint64(m.Try))
	}
	return players.Seed(m.Seed, seat, 1)
}

// PlayWith plays a match with any players, one for each seat. See [Bench.Watch] for watch.
func (b *Bench[M, A, E]) PlayWith(ctx context.Context, match *Match, players []Player[M, A], watch func(m *M) (tell func(E))) (Outcome, error) {
	r := record.Record[A]{Seed: match.Seed, Seats: match.Seats, Options: match.Options}
	if err := b.Rules.Check(&r); err != nil {
		return Outcome{}, err
	}
	m := b.Rules.New(&r, nil)
	var tell func(E)
	if watch != nil {
		tell = watch(&m)
	}
	choose := func(m *M, seat int) (A, error) {
		start := time.Now()
		a, err := players[seat](ctx, m, seat)
		if err == nil {
			err = ctx.Err()
		}
		if match.Took != nil {
			match.Took(seat, time.Since(start))
		}
		return a, err
	}
	if err := b.Rules.PlayOn(&r, &m, choose, tell); err != nil {
		return Outcome{}, fmt.Errorf("seed %d: %w", match.Seed, err)
	}
	o := b.outcome(&m, len(match.Seats))
	if match.Keep {
		o.Text = b.Rules.Text(&r, &m)
	}
	return o, nil
}

// outcome is what a match that is over came to.
func (b *Bench[M, A, E]) outcome(m *M, seats int) Outcome {
	o := Outcome{Points: make([]int, seats), Shares: make([]float64, seats)}
	winners := 0
	for seat := range seats {
		o.Points[seat] = b.Rules.Result(m, seat)[0]
		if b.Won(m, seat) {
			o.Shares[seat] = 1
			winners++
		}
	}
	for seat := range seats {
		o.Shares[seat] /= float64(max(1, winners))
	}
	return o
}

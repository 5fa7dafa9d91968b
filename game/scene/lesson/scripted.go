package lesson

import (
	"context"
	"slices"

	"capital/game/scene"
	"capital/game/session"
	"capital/rules/record"
)

// Scripted are computer players whose first moves are written down: M is a game's match, A its action. Whoever has come to
// the end of them, or can't do what is written, plays as its level does.
type Scripted[M, A any] struct {
	session.Players[M, A]
	// Moves are the first of each seat, as it makes them; nil for a person's.
	Moves [][]A
	// Can reports whether the seat may do so now.
	Can func(m *M, seat int, a A) bool
}

// Choose implements [session.Players].
func (s Scripted[M, A]) Choose(ctx context.Context, r *record.Record[A], m *M, seat int) (A, error) {
	n := MovesOf(r, seat)
	if seat < len(s.Moves) && n < len(s.Moves[seat]) && s.Can(m, seat, s.Moves[seat][n]) {
		return s.Moves[seat][n], nil
	}
	return s.Players.Choose(ctx, r, m, seat)
}

// MovesOf is how many moves a seat has made.
func MovesOf[A any](r *record.Record[A], seat int) (n int) {
	for _, move := range r.Actions {
		if move.Seat == seat {
			n++
		}
	}
	return n
}

// Asked is how many of a record's first moves were made while the steps asked for them, up to the person's last one; all of
// them where the match has not come so far, and none without a lesson.
func (g *Guide[T, A]) Asked(r *record.Record[A]) (moves int) {
	if g == nil {
		return 0
	}
	left := g.Before + slices.Max(g.course.ends)
	for left > 0 && moves < len(r.Actions) {
		if r.Seats[r.Actions[moves].Seat].Player == session.Person {
			left--
		}
		moves++
	}
	return moves
}

// Config is the match of a lesson, dealt by a seed: a person, and a computer player of a level that is easy to beat. Seats are
// named as the game says.
func Config(seed uint64, level string, name func(seat int) string) scene.Config {
	return scene.Config{Seed: seed, Seats: []record.Seat{{Player: session.Person, Name: name(0)}, {Player: level, Name: name(1)}}}
}

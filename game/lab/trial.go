package lab

import (
	"context"
	"fmt"

	"capital/game/session"
	"capital/rules/record"
)

// Trial is a game as it is put on trial: played as people play it, by sessions that are saved and resumed, and broken on
// purpose. M, A and E are its match, action and event.
type Trial[M, A, E comparable] struct {
	Bench   Bench[M, A, E]
	Players session.Players[M, A] // the computer players that sessions ask
	Levels  []string              // of them; the first two decide at once
	Thinker string                // the level that thinks for a [Limit], or empty

	// Legal is what the seat may do; nothing where it owes no decision. Where that is too much for a list, Legal has a part of
	// it, and Allows says of anything whether it belongs to all; otherwise Allows is nil.
	Legal     func(m *M, seat int) []A
	Allows    func(m *M, seat int, a A) bool
	Illegal   []A              // what nobody may ever do
	Kind      func(a A) int    // which of the kinds of action it is, all of which come up in a match now and then
	Kinds     int              // how many there are
	Files     []Damageable     // what of its own can be damaged, beside records and saved matches
	Questions []Question[M, A] // what people ask about a match
	// Endless asks for what would take for ever, until the context ends: that is its error then. It may be nil.
	Endless func(ctx context.Context, about *About[M, A]) error
}

// options are some for a match of so many seats: of each the value that draw names of so many.
func (t *Trial[M, A, E]) options(seats int, draw func(n int) int) []record.Option {
	var options []record.Option
	for _, kind := range t.Bench.Rules.Options {
		if n := draw(len(kind.Values)); n > 0 && kind.For(seats) { // the first is the usual one, which is not told
			options = append(options, record.Option{Name: kind.Name, Value: kind.Values[n]})
		}
	}
	return options
}

// Question is something that people ask about a match, like a hint.
type Question[M, A any] struct {
	Name string // in the plural: "hints"
	// Ask asks and checks the answer. Whatever comes once the context has ended does not matter.
	Ask func(ctx context.Context, about *About[M, A]) error
}

// Reviews is the question how good a move of the record was, asked twice: the same is said of it, and no move is
// better than the best. loss is by how much the best is better.
func Reviews[M, A any, R comparable](review func(ctx context.Context, r *record.Record[A], move, samples int) (R, error), loss func(r *R) float64) Question[M, A] {
	return Question[M, A]{Name: "reviews", Ask: func(ctx context.Context, about *About[M, A]) error {
		one, err := review(ctx, about.Record, about.Move, 1)
		if err != nil {
			return err
		}
		other, err := review(ctx, about.Record, about.Move, 1)
		if err != nil {
			return err
		}
		if one != other || loss(&one) < 0 {
			return fmt.Errorf("of action %d: %+v and %+v", about.Move+1, one, other)
		}
		return nil
	}}
}

// About is what a question is about.
type About[M, A any] struct {
	Record *record.Record[A]
	Match  *M
	Seat   int // owes a decision
	Move   int // one that is in the record
}

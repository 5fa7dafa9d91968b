package course

import (
	"context"

	"capital/game/search"
	"capital/rules/record"
)

// Game is what is a game's own in courses: plain data. M, A and E are its match, action and event.
type Game[M any, A comparable, E any] struct {
	Rules *record.Rules[M, A, E]
	// Kinds are of which kind each decision of a record was, in a word of small letters and hyphens.
	Kinds func(r *record.Record[A]) []string
	// Review says how good a move of a record was, moves counted from 0.
	Review func(ctx context.Context, r *record.Record[A], move, samples int) (search.Review[A], error)
}

// Mark is the mark of a record, and whether its match is over.
func (g *Game[M, A, E]) Mark(r *record.Record[A]) (mark string, over bool) {
	m, err := g.Rules.Replay(r, nil)
	if err != nil {
		return "", false
	}
	return Mark(g.Rules.Text(r, &m)), g.Rules.Over(&m)
}

// Read reads what is known of the moves of a record: nil of each where the course is of no use.
func (g *Game[M, A, E]) Read(data []byte, mark string, moves int) []*search.Review[A] {
	if reviews, ok := Read(data, mark, moves, g.Rules.Parse); ok {
		return reviews
	}
	return make([]*search.Review[A], moves)
}

// Text writes down what is known of the moves of a record.
func (g *Game[M, A, E]) Text(r *record.Record[A], mark string, reviews []*search.Review[A]) []byte {
	return Text(mark, g.Kinds(r), reviews, g.Rules.Format)
}

// WorkOut finds out how good the decisions of a seat were in the match of a record, by its text, beyond what is known already. Once
// the context has ended, or a review fails, it returns what is known by then, and why.
func (g *Game[M, A, E]) WorkOut(ctx context.Context, text string, seat int, known []byte) (found []byte, err error) {
	r, _, err := g.Rules.Read(text)
	if err != nil {
		return nil, err
	}
	mark := Mark(text)
	reviews := g.Read(known, mark, len(r.Actions))
	for move, made := range r.Actions {
		if made.Seat != seat || reviews[move] != nil {
			continue
		}
		review, failed := g.Review(ctx, &r, move, Samples)
		if err = failed; err != nil {
			break
		}
		reviews[move] = &review
	}
	return g.Text(&r, mark, reviews), err
}

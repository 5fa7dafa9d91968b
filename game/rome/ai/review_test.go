package ai

import (
	"cmp"
	"slices"
	"testing"

	"capital/rules/rome"
)

// reviewMove replays a record to a move and reviews it.
func reviewMove(record *rome.Record, move int, seed uint64, limit Limit) (Review, error) {
	before := *record
	before.Actions = record.Actions[:move]
	m, err := rome.Rules().Replay(&before, nil)
	if err != nil {
		return Review{}, err
	}
	return ReviewAt(&m, record.Actions[move], seed, limit)
}

func review(t *testing.T, record *rome.Record, move, samples int) Review {
	t.Helper()
	r, err := reviewMove(record, move, 7, Limit{Samples: samples})
	if err != nil {
		t.Fatalf("move %d, %v: %v", move, record.Actions[move].Action, err)
	}
	return r
}

// A review can be had of every move, is the same each time, and finds nothing worse than what was played.
func TestReviews(t *testing.T) {
	t.Parallel()
	record, _ := play(t, 3, 3, makePlayers(t, Random, Builder, Random), nil)
	m := rome.NewMatch(3, 3, nil)
	for n, move := range record.Actions {
		if n%5 == 0 {
			r := review(t, &record, n, 2)
			v := m.View(move.Seat)
			if r != review(t, &record, n, 2) {
				t.Fatalf("move %d: another review of the same", n)
			}
			if r.Seat != move.Seat || r.Played.Action != move.Action || !v.Check(r.Best.Action).OK() {
				t.Fatalf("move %d, %v: %+v", n, move, r)
			}
			if r.Loss() < 0 || r.Sure && r.Loss() == 0 || r.Margins[r.Seat] != r.Best.Margin || r.Samples != 2 || r.Margins[3] != 0 {
				t.Fatalf("move %d, %v: %+v", n, move, r)
			}
		}
		m.Apply(move.Seat, move.Action, nil)
	}
}

// Who does the worst it can loses by it, who does what the review finds best does not.
func TestReviewKnowsGoodFromBad(t *testing.T) {
	t.Parallel()
	record, _ := play(t, 3, 4, makePlayers(t, Builder), nil)
	m := rome.NewMatch(3, 4, nil)
	tried, slips, losses := 0, 0, 0.0
	for n, move := range record.Actions {
		v := m.View(move.Seat)
		if worst, ok := worstOf(&v); ok && n%5 == 0 {
			other := rome.Record{Seed: record.Seed, Seats: record.Seats, Actions: slices.Clone(record.Actions[:n+1])}
			other.Actions[n].Action = worst
			bad := review(t, &other, n, 12)
			if bad.Sure {
				slips++
			}
			losses += bad.Loss()
			other.Actions[n].Action = bad.Best.Action
			if good := review(t, &other, n, 12); good.Loss() != 0 || good.Sure || good.Best.Action != bad.Best.Action {
				t.Errorf("move %d: %v is best and then is not: %+v", n, bad.Best.Action, good)
			}
			tried++
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	t.Logf("%d of %d bad moves are slips for sure, by %.1f points on average", slips, tried, losses/float64(tried))
	if tried < 8 || slips < tried/2 || losses < 2*float64(tried) {
		t.Errorf("%d of %d bad moves are slips for sure, by %.1f points in all", slips, tried, losses)
	}
}

// worstOf is the worst a seat can do: pass with a full hand early on, spend all on a fountain, put a piece where it helps most
// another.
func worstOf(v *rome.View) (a rome.Action, ok bool) {
	if v.Hand().Count() < 5 {
		return a, false
	}
	switch v.Owes(v.Seat()) {
	case rome.DecideBid:
		return rome.Action{Kind: rome.Bid, Bid: v.Hand().Prints()}, v.Piece() == rome.Fountain && v.Round() < rome.Rounds
	case rome.DecideBuild, rome.DecidePut:
		now := newPosition(v)
		legal := v.Legal(nil)
		value := func(a rome.Action) int64 {
			then := now
			then.apply(&a)
			return theBuilder().margin(&then, v.Seat())
		}
		return slices.MinFunc(legal, func(a, b rome.Action) int { return cmp.Compare(value(a), value(b)) }), true
	}
	return a, false
}

func TestReviewRefuses(t *testing.T) {
	record, _ := play(t, 2, 1, makePlayers(t, Random), nil)
	if _, err := reviewMove(&record, 0, 1, Limit{}); err == nil {
		t.Error("reviews without end")
	}
	record.Actions[3].Action = rome.Action{Kind: rome.Put, Place: rome.Places}
	if _, err := reviewMove(&record, 3, 1, Limit{Samples: 1}); err == nil {
		t.Error("reviews what is not legal")
	}
}

package ai

import (
	"slices"
	"testing"

	"capital/rules/lux"
)

// reviewMove replays a record to a move and reviews it.
func reviewMove(record *lux.Record, move int, seed uint64, limit Limit) (Review, error) {
	before := *record
	before.Actions = record.Actions[:move]
	m, err := lux.Rules().Replay(&before, nil)
	if err != nil {
		return Review{}, err
	}
	return ReviewAt(&m, record.Actions[move], seed, limit)
}

func review(t *testing.T, record *lux.Record, move, samples int) Review {
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
	m := lux.NewMatch(3, lux.Powers{}, 3, nil)
	for n, move := range record.Actions {
		if n%9 == 0 {
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
	m := lux.NewMatch(3, lux.Powers{}, 4, nil)
	tried, slips, losses := 0, 0, 0.0
	for n, move := range record.Actions {
		v := m.View(move.Seat)
		if worst, ok := worstOf(&v); ok && n%5 == 0 {
			other := lux.Record{Seed: record.Seed, Seats: record.Seats, Actions: slices.Clone(record.Actions[:n+1])}
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

// worstOf is the worst that a seat can play, as far as an architect sees.
func worstOf(v *lux.View) (a lux.Action, ok bool) {
	if v.Owes(v.Seat()) != lux.DecidePlay || v.HandSize(v.Seat()) < 2 {
		return a, false
	}
	w, err := DecodeWeights(learned)
	if err != nil {
		return a, false
	}
	options := greedy{learnedValue{w}}.ranked(v)
	return options[len(options)-1].Action, true
}

func TestReviewRefuses(t *testing.T) {
	record, _ := play(t, 2, 1, makePlayers(t, Random), nil)
	if _, err := reviewMove(&record, 0, 1, Limit{}); err == nil {
		t.Error("reviews without end")
	}
	record.Actions[3].Action = lux.Action{Kind: lux.PlayHome, Card: lux.CitizenKinds}
	if _, err := reviewMove(&record, 3, 1, Limit{Samples: 1}); err == nil {
		t.Error("reviews what is not legal")
	}
}

package ai

import (
	"cmp"
	"slices"
	"testing"

	"capital/game/testscope"
	"capital/rules/warsaw"
)

// reviewMove replays a record to a move and reviews it.
func reviewMove(record *warsaw.Record, move int, seed uint64, limit Limit) (Review, error) {
	before := *record
	before.Actions = record.Actions[:move]
	m, err := warsaw.Rules().Replay(&before, nil)
	if err != nil {
		return Review{}, err
	}
	return ReviewAt(&m, record.Actions[move:], seed, limit)
}

func review(t *testing.T, record *warsaw.Record, move, samples int) Review {
	t.Helper()
	r, err := reviewMove(record, move, 7, Limit{Samples: samples})
	if err != nil {
		t.Fatalf("move %d, %v: %v", move, record.Actions[move].Action, err)
	}
	return r
}

// A review can be had of every move, is the same each time, and finds nothing worse than
// what was played.
func TestReviews(t *testing.T) {
	t.Parallel()
	record := recorded(t, 3, Random, Builder, Random)
	m := warsaw.NewMatch(3, 3, nil)
	for n, move := range record.Actions {
		v := m.View(move.Seat)
		m.Apply(move.Seat, move.Action, nil)
		if n%testscope.Count(4, 1) != 0 {
			continue
		}
		r := review(t, &record, n, 2)
		if r != review(t, &record, n, 2) {
			t.Fatalf("move %d: another review of the same", n)
		}
		if r.Seat != move.Seat || commit(&v, r.Played.Action) != move.Action || !v.Check(commit(&v, r.Best.Action)).OK() {
			t.Fatalf("move %d, %v: %+v", n, move, r)
		}
		if r.Loss() < 0 || r.Sure && r.Loss() == 0 || r.Margins[r.Seat] != r.Best.Margin || r.Samples != 2 || r.Margins[3] != 0 {
			t.Fatalf("move %d, %v: %+v", n, move, r)
		}
	}
}

// The use that was made of a tile is among those that its pick is judged by.
func TestReviewOfAPickKnowsItsUse(t *testing.T) {
	record := recorded(t, 3, Random, Random)
	m := warsaw.NewMatch(2, 3, nil)
	found := 0
	for n, move := range record.Actions {
		if v := m.View(move.Seat); move.Action.Kind == warsaw.Pick {
			use := useOf(&v, record.Actions[n:])
			if later := record.Actions[n+1:][slices.IndexFunc(record.Actions[n+1:], func(m warsaw.Move) bool { return m.Seat == move.Seat })].Action; later != use {
				t.Fatalf("%v was used so: %v, not so: %v", move.Action, later, use)
			}
			found++
			if only := useOf(&v, record.Actions[n:n+1]); only != (warsaw.Action{Kind: warsaw.Discard, Tile: move.Action.Tile}) {
				t.Fatalf("%v before its use is known: %v", move.Action, only)
			}
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	if found == 0 {
		t.Error("no pick at all")
	}
}

// Who does the worst it can loses by it, who does what the review finds best does not.
func TestReviewKnowsGoodFromBad(t *testing.T) {
	t.Parallel()
	record := recorded(t, 4, Builder, Builder, Builder)
	m := warsaw.NewMatch(3, 4, nil)
	slips, losses := 0, 0.0
	tried, every := 0, testscope.Count(10, 5)
	for n, move := range record.Actions {
		if m.Owes(move.Seat) == warsaw.DecideUse && n%every == 0 && m.Epoch() < warsaw.Epochs {
			v := m.View(move.Seat)
			value := newBuilderValue(&v, &tuned)
			legal := v.Legal(false, nil)
			worst := slices.MinFunc(legal, func(a, b warsaw.Action) int {
				one, other := after(&v, a), after(&v, b)
				return cmp.Compare(value.of(&one), value.of(&other))
			})
			other := warsaw.Record{Seed: record.Seed, Seats: record.Seats, Actions: slices.Clone(record.Actions[:n+1])}
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
	t.Logf("%d of %d bad moves are slips for sure, by %.1f VP on average", slips, tried, losses/float64(tried))
	if tried*every < 50 || slips < tried*2/3 || losses < 2*float64(tried) {
		t.Errorf("%d of %d bad moves are slips for sure, by %.1f VP in all", slips, tried, losses)
	}
}

func TestReviewRefuses(t *testing.T) {
	record := recorded(t, 1, Random, Random)
	if _, err := reviewMove(&record, 0, 1, Limit{}); err == nil {
		t.Error("reviews without end")
	}
	record.Actions[3].Action = warsaw.Action{Kind: warsaw.Finish}
	if _, err := reviewMove(&record, 3, 1, Limit{Samples: 1}); err == nil {
		t.Error("reviews what is not legal")
	}
}

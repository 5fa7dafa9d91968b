package ai

import (
	"cmp"
	"slices"
	"testing"

	"capital/rules/record"
	"capital/rules/warsaw"
)

// recorded is a whole match between the levels.
func recorded(t testing.TB, seed uint64, levels ...string) warsaw.Record {
	t.Helper()
	played := warsaw.Record{Seed: seed}
	for _, level := range levels {
		played.Seats = append(played.Seats, record.Seat{Player: level, Name: level})
	}
	players := makePlayers(t, levels...)
	m := warsaw.NewMatch(len(levels), seed, nil)
	for !m.Over() {
		for s, p := range players {
			if m.Owes(s) == warsaw.NoDecision {
				continue
			}
			v := m.View(s)
			a := p.Choose(&v)
			m.Apply(s, a, nil)
			played.Actions = append(played.Actions, warsaw.Move{Seat: s, Action: a})
		}
	}
	return played
}

func review(t *testing.T, record *warsaw.Record, move, samples int) Review {
	t.Helper()
	r, err := ReviewMove(record, move, 7, Limit{Samples: samples})
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
		r := review(t, &record, n, 2)
		if r != review(t, &record, n, 2) {
			t.Fatalf("move %d: another review of the same", n)
		}
		v := m.View(move.Seat)
		if r.Seat != move.Seat || commit(&v, r.Played.Action) != move.Action || !v.Check(commit(&v, r.Best.Action)).OK() {
			t.Fatalf("move %d, %v: %+v", n, move, r)
		}
		if r.Loss() < 0 || r.Sure && r.Loss() == 0 || r.Margins[r.Seat] != r.Best.Margin || r.Samples != 2 || r.Margins[3] != 0 {
			t.Fatalf("move %d, %v: %+v", n, move, r)
		}
		m.Apply(move.Seat, move.Action, nil)
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
	tried := 0
	for n, move := range record.Actions {
		if m.Owes(move.Seat) == warsaw.DecideUse && n%5 == 0 && m.Epoch() < warsaw.Epochs {
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
	if tried < 10 || slips < tried*2/3 || losses < 2*float64(tried) {
		t.Errorf("%d of %d bad moves are slips for sure, by %.1f VP in all", slips, tried, losses)
	}
}

func TestReviewRefuses(t *testing.T) {
	record := recorded(t, 1, Random, Random)
	for _, move := range []int{-1, len(record.Actions)} {
		if _, err := ReviewMove(&record, move, 1, Limit{Samples: 1}); err == nil {
			t.Errorf("reviews move %d", move)
		}
	}
	if _, err := ReviewMove(&record, 0, 1, Limit{}); err == nil {
		t.Error("reviews without end")
	}
	record.Actions[3].Action = warsaw.Action{Kind: warsaw.Finish}
	for _, move := range []int{3, 5} {
		if _, err := ReviewMove(&record, move, 1, Limit{Samples: 1}); err == nil {
			t.Errorf("reviews move %d of a damaged record", move)
		}
	}
}

// Whatever a seat has to decide, it gets up to three different legal moves, the best first.
func TestAdvice(t *testing.T) {
	t.Parallel()
	asked := map[warsaw.Decision]int{}
	for seed := range uint64(150) {
		seats := 2 + int(seed%3)
		m := warsaw.NewMatch(seats, seed, nil)
		player := makePlayers(t, []string{Random, Builder}[seed%2])[0]
		for !m.Over() {
			for s := range seats {
				owed := m.Owes(s)
				if owed == warsaw.NoDecision {
					continue
				}
				v := m.View(s)
				if asked[owed] < 40 && (owed > warsaw.DecideUse || (int(seed)+m.Round()+m.Epoch())%9 == 0) {
					asked[owed]++
					checkAdvice(t, &v)
				}
				m.Apply(s, player.Choose(&v), nil)
			}
		}
	}
	for owed := warsaw.DecidePick; owed <= warsaw.DecideChoices; owed++ {
		if asked[owed] == 0 && owed != warsaw.DecideWindow && owed != warsaw.DecidePiece {
			t.Errorf("nobody owes decision %d", owed)
		}
	}
	m := collapsing(t)
	for _, owed := range []warsaw.Decision{warsaw.DecideUse, warsaw.DecideWindow, warsaw.DecidePiece} {
		v := m.View(0)
		if m.Owes(0) != owed {
			t.Fatalf("owes %d instead of %d", m.Owes(0), owed)
		}
		checkAdvice(t, &v)
		said := map[Why]bool{}
		for _, a := range v.Legal(false, nil) {
			checkReasons(t, &v, a, said)
		}
		switch owed {
		case warsaw.DecideUse:
			m.Apply(0, warsaw.Action{Kind: warsaw.Overbuild, Tile: m.Revealed(0)}, nil)
			v = m.View(1)
			m.Apply(1, v.Legal(false, nil)[0], nil)
		case warsaw.DecideWindow:
			m.Apply(0, v.Legal(false, nil)[0], nil) // the upper one, which is in pieces
		}
	}
}

// collapsing is a match whose first seat has Prudential in a corner of two columns that
// only a row at the bottom joins, and a tile to cover it with.
func collapsing(t *testing.T) warsaw.Match {
	m := playTo(t, 2, 1, func(m *warsaw.Match) bool { return m.Epoch() == 5 && m.Owes(0) == warsaw.DecideUse })
	p := m.Player(0)
	p.Coins = 99
	p.District = warsaw.StartingDistrict(warsaw.BuildingTile(warsaw.Prudential))
	tile := warsaw.TileID(0)
	lay := func(x, y int8) {
		p.District.Place(tile, warsaw.Space{X: x, Y: y}, 0)
		tile++
	}
	for y := range int8(3) {
		lay(0, y+1)
	}
	for x := range int8(3) {
		lay(x+1, 3)
	}
	for y := range int8(3) {
		lay(3, 2-y)
	}
	return m
}

func checkAdvice(t *testing.T, v *warsaw.View) {
	t.Helper()
	advice, err := Advise(v, 3, 1, Limit{Samples: 1})
	best := advice.Moves
	legal := v.Legal(false, nil)
	if err != nil || len(best) > 3 || len(best) < min(3, len(legal)) {
		t.Fatalf("%d of %d moves, %v", len(best), len(legal), err)
	}
	for n, j := range best {
		if reason := v.Check(commit(v, j.Action)); !reason.OK() {
			t.Fatalf("%v: %v", j.Action, reason)
		}
		for _, before := range best[:n] {
			if before.Action == j.Action || before.Margin < j.Margin {
				t.Fatalf("%+v", best)
			}
		}
	}
}

func TestAdviceRefuses(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	v := m.View(0)
	if _, err := Advise(&v, 3, 1, Limit{}); err == nil {
		t.Error("advises without end")
	}
	m.Apply(0, v.Legal(false, nil)[0], nil)
	v = m.View(0)
	if _, err := Advise(&v, 3, 1, Limit{Samples: 1}); err == nil {
		t.Error("advises one who has decided")
	}
}

// Another idea is shown rather than the same tile one space further, unless it is much worse.
func TestIdeas(t *testing.T) {
	build := func(tile warsaw.TileID, x int8, turn uint8, margin float64) Judgement {
		return Judgement{warsaw.Action{Kind: warsaw.Build, Tile: tile, Space: warsaw.Space{X: x}, Turn: turn}, margin}
	}
	all := []Judgement{build(1, 0, 0, 9), build(1, 0, 1, 8), build(1, 1, 0, 7), build(2, 0, 0, 6), build(3, 0, 0, 4)}
	if got := ideas(all, 3); !slices.Equal(got, []Judgement{all[0], all[2], all[3]}) {
		t.Errorf("%+v", got)
	}
	all[4].Margin = 5.5
	if got := ideas(all, 3); !slices.Equal(got, []Judgement{all[0], all[3], all[4]}) {
		t.Errorf("%+v", got)
	}
	if got := ideas(all[:2], 3); !slices.Equal(got, all[:2]) {
		t.Errorf("%+v", got)
	}
}

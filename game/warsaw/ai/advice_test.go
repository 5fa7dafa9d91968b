package ai

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"capital/rules/warsaw"
)

// Whatever a seat has to decide, it gets up to three different legal moves, the best first.
func TestAdvice(t *testing.T) {
	t.Parallel()
	asked := map[warsaw.Decision]int{}
	for seed := range uint64(150) {
		player := makePlayers(t, []string{Random, Builder}[seed%2])
		play(t, 2+int(seed%3), seed, player, each(func(m *warsaw.Match, v *warsaw.View) {
			owed := v.Owes(v.Seat())
			if asked[owed] < 40 && (owed > warsaw.DecideUse || (int(seed)+m.Round()+m.Epoch())%9 == 0) {
				asked[owed]++
				checkAdvice(t, v)
			}
		}))
	}
	for owed := warsaw.DecidePick; owed <= warsaw.DecideChoices; owed++ {
		if asked[owed] == 0 && owed != warsaw.DecideWindow && owed != warsaw.DecidePiece {
			t.Errorf("nobody owes decision %d", owed)
		}
	}
}

// So it is in a collapse, which few matches ever have.
func TestAdviceInACollapse(t *testing.T) {
	m := collapsing(t)
	for _, owed := range []warsaw.Decision{warsaw.DecideUse, warsaw.DecideWindow, warsaw.DecidePiece} {
		v := m.View(0)
		if m.Owes(0) != owed {
			t.Fatalf("owes %d instead of %d", m.Owes(0), owed)
		}
		checkAdvice(t, &v)
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
	tried, err := Try(v, 1, 0, Limit{Samples: 1})
	if err != nil {
		t.Fatal(err)
	}
	best := Ideas(tried, nil, 3)
	if len(best) > 3 || len(best) < min(3, len(places(tried))) {
		t.Fatalf("%d of %d moves", len(best), len(tried))
	}
	for n, idea := range best {
		if reason := v.Check(commit(v, idea.Action)); !reason.OK() {
			t.Fatalf("%v: %v", idea.Action, reason)
		}
		for _, before := range best[:n] {
			if samePlace(before.Action, idea.Action) || before.Behind > idea.Behind {
				t.Fatalf("%+v", best)
			}
		}
	}
}

// places are the moves that differ in more than how a tile is turned.
func places(tried Trials) (found []warsaw.Action) {
	for _, trial := range tried {
		if !slices.ContainsFunc(found, func(a warsaw.Action) bool { return samePlace(a, trial.Action) }) {
			found = append(found, trial.Action)
		}
	}
	return found
}

func TestAdviceRefuses(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	v := m.View(0)
	if _, err := Try(&v, 1, 0, Limit{}); err == nil {
		t.Error("tries without end")
	}
	m.Apply(0, v.Legal(false, nil)[0], nil)
	v = m.View(0)
	if _, err := Try(&v, 1, 0, Limit{Samples: 1}); err == nil {
		t.Error("advises one who has decided")
	}
}

// Samples tried some after others come to what they come to at once.
func TestTrialsJoin(t *testing.T) {
	m := warsaw.NewMatch(3, 4, nil)
	v := m.View(1)
	try := func(first, samples int) Trials {
		t.Helper()
		tried, err := Try(&v, 0, first, Limit{Samples: samples})
		if err != nil || tried.Samples() != samples {
			t.Fatal(tried.Samples(), err)
		}
		return tried
	}
	joined, ok := try(0, 3).Join(try(3, 2))
	if !ok || !reflect.DeepEqual(joined, try(0, 5)) {
		t.Errorf("%v, not %v", joined, try(0, 5))
	}
	if _, ok := joined.Join(joined[1:]); ok {
		t.Error("joined with other moves")
	}
	other := slices.Clone(joined)
	other[0], other[1] = other[1], other[0]
	if _, ok := joined.Join(other); ok {
		t.Error("joined in another order")
	}
}

// building is a move, and what it brings in each sample.
func building(tile warsaw.TileID, x int8, turn uint8, margins ...float64) Trial {
	return Trial{Action: warsaw.Action{Kind: warsaw.Build, Tile: tile, Space: warsaw.Space{X: x}, Turn: turn}, Margins: margins}
}

// actions are the moves of ideas.
func actions(ideas []Idea) (all []warsaw.Action) {
	for _, idea := range ideas {
		all = append(all, idea.Action)
	}
	return all
}

// Another idea is shown rather than the same tile one space further, unless it is much
// worse, and the same in another turn never.
func TestIdeas(t *testing.T) {
	all := Trials{building(1, 0, 0, 9), building(1, 0, 1, 8), building(1, 1, 0, 7), building(2, 0, 0, 6), building(3, 0, 0, 4)}
	chosen := func(tried Trials, rows ...int) {
		t.Helper()
		var want []warsaw.Action
		for _, n := range rows {
			want = append(want, tried[n].Action)
		}
		if got := actions(Ideas(tried, nil, 3)); !slices.Equal(got, want) {
			t.Errorf("%+v", got)
		}
	}
	chosen(all, 0, 2, 3)
	chosen(all[:2], 0)
	all[4].Margins[0] = 5.5
	chosen(all, 0, 3, 4)
}

// TestAdviceFindsTheBestUse of a tile that is picked, though the value function likes others of it more: homes above the park, by which
// it touches two areas of them.
func TestAdviceFindsTheBestUse(t *testing.T) {
	_, m, err := warsaw.Rules().Read(`capital 1
game warsaw 4
seed 16215954252962873559
seats 3
seat 1 person ""
seat 2 person ""
seat 3 person ""
2 pick sigismunds-column
3 pick I-13
1 pick I-02
1 discard I-02
2 build sigismunds-column 0,1 turn 0
3 build I-13 -1,0 turn 0
2 pick I-09
3 pick I-05
1 pick I-10
1 discard I-10
2 discard I-09
3 build I-05 -2,0 turn 1
`)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0)
	tried, err := Try(&v, 0, 0, Limit{Samples: 24})
	if err != nil {
		t.Fatal(err)
	}
	if best := fmt.Sprint(Ideas(tried, nil, 1)[0].Action); best != "build I-01 0,-1 turn 0" {
		t.Errorf("the best move is to %s", best)
	}
}

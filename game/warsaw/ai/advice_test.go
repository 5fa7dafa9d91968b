package ai

import (
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

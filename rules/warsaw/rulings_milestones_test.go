package warsaw

import (
	"testing"

	"capital/rules/random"
)

func TestRuling16AwardedBeforeIncomeSoItScoresAtOnce(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[1].District = drawn(t, "RR RR\nRR RR") // fewer areas, and no other income
	m.milestones[0] = BuildingTile(SaxonPalace)
	endConstruction(&m, 1, nil)
	owes(t, &m, 1, DecideMilestone)
	if _, onBoard := m.Milestone(0); !onBoard {
		t.Error("the milestone left the board before it was placed")
	}
	play(t, &m, 1, Action{Kind: PlaceMilestone, Tile: m.milestones[0], Space: Space{2, 0}})
	expect(t, &m, 1, 6+2, 0)
	if _, onBoard := m.Milestone(0); onBoard || m.Epoch() != 2 {
		t.Error("the milestone is still on the board")
	}
}

func TestRuling16AwardedAfterTheWar(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0].District = drawn(t, "## PP ##\n## PP ##\nA1 marywil\nC1 old-town")
	m.players[1].District = drawn(t, "## PP ##\n## PP ##\nA1 city-center\nC1 wilanow")
	m.milestones[2] = BuildingTile(NamiestnikowskiPalace)
	endConstruction(&m, 3, nil)
	play(t, &m, 0, lose(Space{2, 0}, Space{2, 0}))
	play(t, &m, 1, lose(Space{0, 0}, Space{0, 0}))
	owes(t, &m, 0, DecidePick) // one public building each now: a tie, and nobody's
	if set := m.Discarded(); !set.Has(m.milestones[2]) {
		t.Error("the milestone is not in the box")
	}
	m = NewMatch(2, 1, nil)
	m.players[0].District = drawn(t, "## PP ##\n## PP ##\nA1 marywil\nC1 old-town")
	m.players[1].District = drawn(t, "## PP RR\n## PP RR\nA1 city-center")
	m.milestones[2] = BuildingTile(NamiestnikowskiPalace)
	endConstruction(&m, 3, nil)
	play(t, &m, 0, lose(Space{2, 0}, Space{2, 0}))
	play(t, &m, 1, lose(Space{0, 0}, Space{0, 0}))
	owes(t, &m, 0, DecideMilestone)
}

func TestRuling16WhatIsCompared(t *testing.T) {
	// 3 residential, 2 commercial, 1 industrial, 2 cultural, 1 park area; 2 public
	// buildings, 1 milestone.
	picture := `
		RC ## RU
		RC ## RU

		IP CC ##
		IP UR ##

		.. ## ..
		.. ## ..

		B1 arsenal
		C2 marywil
		B3 metro
		A1 transport, height 3
		C1 transport, height 2
		A2 height 2
		B3 height 2
		B2 transport`
	d := drawn(t, picture)
	for b, want := range map[Building]int{
		SaxonPalace: 12, WilanowPalace: 12, GrandTheater: 2, WaterFilters: 1, NamiestnikowskiPalace: 2,
		WilsonSquare: 3, WZRoute: 4, PalaceOfCultureAndScience: 1, Metro: 3, EuropaMarket: 2,
	} {
		m := NewMatch(2, 1, nil)
		m.players[0].District = d
		if got := m.Measure(0, BuildingTile(b)); got != want {
			t.Errorf("%s compares %d instead of %d", BuildingTile(b).Tile().Name, got, want)
		}
	}
}

func TestRuling16FewestOrMost(t *testing.T) {
	for b := SaxonPalace; b <= EuropaMarket; b++ {
		m := NewMatch(3, 1, nil)
		m.players[0].District = drawn(t, "RC RC\nIU IP\nA1 transport, height 2")
		m.players[1].District = drawn(t, "RC RC ##\nIU IU ##\n\nPC RC UI\nCR PP CP\n\nC1 arsenal\nA1 transport, height 2\nA2 transport, height 2")
		m.players[2].District = drawn(t, "RR\nRR")
		want := 1
		if b == SaxonPalace {
			want = 2
		}
		if got, ok := m.Leader(BuildingTile(b)); !ok || got != want {
			t.Errorf("%s goes to seat %d (%v)", BuildingTile(b).Tile().Name, got+1, ok)
		}
	}
}

func TestRuling17MostNeedsOne(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0].Coins = 1 // would win a tie
	for _, b := range []Building{GrandTheater, NamiestnikowskiPalace, WZRoute, PalaceOfCultureAndScience, Metro, EuropaMarket} {
		if seat, ok := m.Leader(BuildingTile(b)); ok {
			t.Errorf("%s goes to seat %d, who has none", BuildingTile(b).Tile().Name, seat+1)
		}
		if m.Qualifies(0, BuildingTile(b)) {
			t.Errorf("seat 1 has what %s asks for", BuildingTile(b).Tile().Name)
		}
	}
	m.milestones[1] = BuildingTile(GrandTheater)
	var events []Event
	endConstruction(&m, 2, func(e Event) { events = append(events, e) })
	if set := m.Discarded(); !set.Has(m.milestones[1]) || events[0].Kind != MilestoneDiscarded {
		t.Error("the milestone is not in the box")
	}
}

func TestRuling17FewestNeedsADistrict(t *testing.T) {
	m := NewMatch(3, 1, nil)
	m.players[0] = Player{District: emptyDistrict()}
	m.players[1].District = drawn(t, "RR\nRR")
	if face := BuildingTile(SaxonPalace); m.Qualifies(0, face) || !m.Qualifies(1, face) {
		t.Error("no district qualifies for Saxon Palace, or one does not")
	}
	if seat, ok := m.Leader(BuildingTile(SaxonPalace)); !ok || seat == 0 {
		t.Errorf("Saxon Palace goes to seat %d, %v", seat+1, ok)
	}
	m.players[1].District, m.players[2].District = emptyDistrict(), emptyDistrict()
	if _, ok := m.Leader(BuildingTile(SaxonPalace)); ok {
		t.Error("someone without a district wins")
	}
	if _, ok := m.Leader(BuildingTile(WilanowPalace)); ok {
		t.Error("someone without a district wins")
	}
}

func TestRuling17Ties(t *testing.T) {
	for _, c := range []struct {
		name    string
		players [4][3]int16 // residential areas, coins, VP
		want    int         // or -1 for nobody
	}{
		{"fewer coins", [4][3]int16{{2, 5, 0}, {2, 4, 9}, {2, 6, 0}, {1, 0, 0}}, 1},
		{"then fewer VP", [4][3]int16{{2, 4, 5}, {2, 4, 4}, {2, 5, 0}, {1, 0, 0}}, 1},
		{"then nobody", [4][3]int16{{2, 4, 4}, {2, 4, 4}, {2, 5, 0}, {1, 0, 0}}, -1},
		{"nobody, not the next", [4][3]int16{{1, 0, 0}, {2, 4, 4}, {2, 4, 9}, {2, 4, 4}}, -1},
		{"more is better than a tie", [4][3]int16{{2, 4, 4}, {2, 4, 4}, {3, 9, 9}, {1, 0, 0}}, 2},
		{"less money breaks a full tie of two others", [4][3]int16{{2, 4, 4}, {2, 4, 4}, {2, 3, 9}, {2, 5, 0}}, 2},
		{"a tie found late", [4][3]int16{{2, 3, 9}, {2, 4, 4}, {2, 3, 9}, {2, 4, 4}}, -1},
	} {
		m := NewMatch(4, 1, nil)
		for s, p := range c.players {
			picture := []string{"", "RC\nCC", "RC\nCR", "RC RC\nCR CC"}[p[0]]
			m.players[s] = Player{District: drawn(t, picture), Coins: p[1], VP: p[2]}
		}
		got, ok := m.Leader(BuildingTile(WilsonSquare))
		if ok != (c.want >= 0) || ok && got != c.want {
			t.Errorf("%s: seat %d, %v", c.name, got+1, ok)
		}
	}
	m := NewMatch(2, 1, nil) // Saxon Palace too
	m.players[1].Coins--
	if got, ok := m.Leader(BuildingTile(SaxonPalace)); !ok || got != 1 {
		t.Errorf("Saxon Palace: seat %d, %v", got+1, ok)
	}
}

func TestRuling17AFullTieDiscardsTheMilestone(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.milestones[0] = BuildingTile(SaxonPalace)
	endConstruction(&m, 1, nil)
	if set := m.Discarded(); !set.Has(m.milestones[0]) || m.Epoch() != 2 {
		t.Error("the milestone is not in the box")
	}
	expect(t, &m, 0, 6, 1) // income: a park beside homes
}

func TestRuling18TheWinnerMustPlaceItFree(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[1] = Player{District: drawn(t, "RR RR RR RR\nRR RR RR RR\n\n.. RC .. ..\n.. RR .. ..\n\n.. RC .. ..\n.. RR .. ..")}
	m.milestones[0] = BuildingTile(WilanowPalace)
	face := m.milestones[0]
	endConstruction(&m, 1, nil)
	owes(t, &m, 1, DecideMilestone)
	want := map[Space]bool{{0, 1}: true, {2, 1}: true, {0, 2}: true, {2, 2}: true, // touching and within
		{3, 1}: true,
		{0, 0}: true, {1, 0}: true, {2, 0}: true, {3, 0}: true, {1, 1}: true, {1, 2}: true} // over a tile
	if got := spacesOf(&m, 1, PlaceMilestone); !mapsEqual(got, want) {
		t.Errorf("it may be placed on %v", got)
	}
	refused(t, &m, 1, Action{Kind: PlaceMilestone, Tile: face, Space: Space{3, 2}}, ReasonNotTouching)
	refused(t, &m, 1, Action{Kind: PlaceMilestone, Tile: face, Space: Space{1, 3}}, ReasonBeyondLimit)
	refused(t, &m, 1, Action{Kind: PlaceMilestone, Tile: face + 1, Space: Space{0, 0}}, ReasonNotRevealed)
	refused(t, &m, 1, Action{Kind: PlaceMilestone, Tile: face, Turn: 1}, ReasonMalformed)
	refused(t, &m, 1, Action{Kind: Finish}, ReasonNotYourTurn)
	refused(t, &m, 0, Action{Kind: PlaceMilestone, Tile: face, Space: Space{0, 1}}, ReasonNotYourTurn)
	play(t, &m, 1, Action{Kind: PlaceMilestone, Tile: face, Space: Space{1, 1}})
	expect(t, &m, 1, 2+1, 0) // nothing paid; the palace brings 2, the shop left 1
	if stack := m.Player(1).District.Stacked(); stack.Count() != 1 {
		t.Error("the milestone covers nothing")
	}
}

// What a milestone counts lies in the quarters it is said to lie in: a district without them measures nothing, but for the
// milestones that count areas of every kind.
func TestCountedQuartersAreWhatIsMeasured(t *testing.T) {
	r := random.Source(7)
	for range 300 {
		built, _ := builtAtRandom(&r)
		for id := TileID(0); id.Valid(); id++ {
			if !id.Tile().Building.IsMilestone() {
				continue
			}
			if none, measure := Counted(&built, id) == 0, built.Measure(id); none != (measure == 0) {
				t.Fatalf("%s: no quarters %v, measure %d", id.Tile().Name, none, measure)
			}
		}
	}
}

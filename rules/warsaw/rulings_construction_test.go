package warsaw

import (
	"slices"
	"testing"
)

func TestRuling07PicksAreSecretUntilAllHavePicked(t *testing.T) {
	m := NewMatch(3, 9, nil)
	hand := m.private[0].Hand(nil)
	before := m.View(1)
	play(t, &m, 0, Action{Kind: Pick, Tile: hand[2]})
	after := m.View(1)
	after.owes[0] = DecidePick // that the seat has decided may be seen
	if after != before || m.Revealed(0) != NoTile {
		t.Error("another seat sees a pick before all have picked")
	}
	if own := m.View(0); own.Own().Committed().Tile != hand[2] || len(own.Own().Hand(nil)) != 4 {
		t.Error("the seat does not see its own pick")
	}
	refused(t, &m, 0, Action{Kind: Pick, Tile: hand[1]}, ReasonNotYourTurn)
	refused(t, &m, 1, Action{Kind: Pick, Tile: hand[2]}, ReasonNotInHand)
	for s := 1; s < 3; s++ {
		play(t, &m, s, Action{Kind: Pick, Tile: m.private[s].Hand(nil)[0]})
	}
	if m.Phase() != PhaseUse || m.Revealed(0) != hand[2] || slices.Contains(m.private[0].Hand(nil), hand[2]) {
		t.Error("all have picked, and the tiles are not revealed")
	}
}

func TestRuling07AllUseTheirTileTogether(t *testing.T) {
	m := NewMatch(2, 9, nil)
	show(&m, 0, plain(t, 1))
	m.revealed[1], m.owes[1] = code(t, "arsenal"), DecideUse
	if got := kindsOf(&m, 0); !slices.Equal(got, []ActionKind{Discard, Build, Overbuild}) {
		t.Errorf("kinds of use: %v", got)
	}
	refused(t, &m, 0, Action{Kind: Discard, Tile: code(t, "arsenal")}, ReasonNotRevealed)
	before := m.Table
	play(t, &m, 0, Action{Kind: Build, Tile: m.revealed[0], Space: Space{1, 0}})
	before.owes[0] = NoDecision
	if m.Table != before {
		t.Error("a use is carried out before all have committed")
	}
	play(t, &m, 1, Action{Kind: Discard, Tile: m.revealed[1]})
	if m.Player(0).District.Occupied().Count() != 2 || m.Player(1).Coins != 9 {
		t.Error("all have committed, and the uses are not carried out")
	}
}

func TestRuling07HandsPassLeftAndRight(t *testing.T) {
	for epoch := 1; epoch <= Epochs; epoch++ {
		m := NewMatch(3, 4, nil)
		m.beginEpoch(epoch, nil)
		var left [3][]TileID
		for s := range 3 {
			hand := m.private[s].Hand(nil)
			play(t, &m, s, Action{Kind: Pick, Tile: hand[1]})
			left[s] = slices.Delete(hand, 1, 2)
		}
		for s := range 3 {
			play(t, &m, s, Action{Kind: Discard, Tile: m.revealed[s]})
		}
		for s := range 3 {
			to := (s + 1) % 3
			if epoch%2 == 0 {
				to = (s + 2) % 3
			}
			if got := m.private[to].Hand(nil); !slices.Equal(got, left[s]) {
				t.Errorf("epoch %d: the hand of seat %d went elsewhere: seat %d has %v", epoch, s+1, to+1, got)
			}
		}
	}
}

func TestRuling07TheFourthTileMustBeUsedToo(t *testing.T) {
	m := NewMatch(2, 4, nil)
	for round := range 4 {
		if m.Round() != round {
			t.Fatalf("round %d instead of %d", m.Round(), round)
		}
		if round < 3 {
			for s := range 2 {
				owes(t, &m, s, DecidePick)
				play(t, &m, s, m.Legal(s, false, nil)[0])
			}
		}
		for s := range 2 { // the last is revealed without asking
			owes(t, &m, s, DecideUse)
			play(t, &m, s, Action{Kind: Discard, Tile: m.Revealed(s)})
		}
	}
	for _, id := range EpochStack(1) {
		discarded := m.Discarded()
		if !discarded.Has(id) && !m.unseen.Has(id) {
			t.Errorf("%s was not used", id.Tile().Code)
		}
	}
}

func TestRuling07TooExpensiveCanOnlyBeDiscarded(t *testing.T) {
	m := NewMatch(2, 4, nil)
	tile := plain(t, 5)
	m.players[0].Coins = int16(tile.Tile().Price) - 1
	show(&m, 0, tile)
	if got := kindsOf(&m, 0); !slices.Equal(got, []ActionKind{Discard}) {
		t.Errorf("kinds of use: %v", got)
	}
	refused(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{1, 0}}, ReasonTooExpensive)
	refused(t, &m, 0, Action{Kind: Overbuild, Tile: tile}, ReasonTooExpensive)
	m.players[0].Coins++
	if got := kindsOf(&m, 0); !slices.Contains(got, Build) {
		t.Errorf("with just enough: %v", got)
	}
	play(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{1, 0}})
	expect(t, &m, 0, 0, 0)
}

func TestRuling07ChoicesAreCarriedOutTogether(t *testing.T) {
	m := NewMatch(2, 4, nil)
	for s, station := range []string{"warsaw-vienna-railway", "okecie-airport"} {
		m.players[s] = Player{District: drawn(t, "##\n##\nA1 "+station), Coins: 10, VP: 5}
	}
	endConstruction(&m, 6, nil)
	before := m.View(1)
	play(t, &m, 0, Action{Kind: SellCoins, Tile: code(t, "warsaw-vienna-railway")})
	after := m.View(1)
	after.owes[0] = before.owes[0]
	if after != before {
		t.Error("another seat sees a choice before all have made theirs")
	}
	expect(t, &m, 0, 10, 5)
	play(t, &m, 1, Action{Kind: SellVP, Tile: code(t, "okecie-airport")})
	if !m.Over() {
		t.Fatal("all have chosen, and the match is not over")
	}
	expect(t, &m, 0, 1, 8) // 6 coins and 7 VP, then 5 coins become a VP
	expect(t, &m, 1, 4, 5) // 19 coins and 2 VP
}

func TestRuling08PriceOnAnEmptySpace(t *testing.T) {
	industry := tileWhere(t, func(f *Tile) bool { return f.HasKind(Industrial) && f.Price >= 6 })
	quiet := tileWhere(t, func(f *Tile) bool { return f.Ordinary() && !f.HasKind(Industrial) && f.Price >= 6 })
	steelworks := code(t, "steelworks") // industry in name only
	for _, c := range []struct {
		name     string
		picture  string
		tile     TileID
		discount int
	}{
		{"nothing", "RR\nRR", industry, 0},
		{"store", "RR ##\nRR ##\nB1 central-department-store", quiet, 3},
		{"store and industry", "RR ##\nRR ##\nB1 central-department-store", industry, 3},
		{"university and industry", "RR ##\nRR ##\nB1 university-of-technology", industry, 2},
		{"university and none", "RR ##\nRR ##\nB1 university-of-technology", quiet, 0},
		{"university and a building", "RR ##\nRR ##\nB1 university-of-technology", steelworks, 0},
		{"both", "## ##\n## ##\nA1 university-of-technology\nB1 central-department-store", industry, 5},
		{"both and none", "## ##\n## ##\nA1 university-of-technology\nB1 central-department-store", quiet, 3},
	} {
		m := NewMatch(2, 1, nil)
		price := int16(c.tile.Tile().Price - c.discount)
		m.players[0] = Player{District: drawn(t, c.picture), Coins: price}
		m.players[1] = Player{District: drawn(t, "## ##\n## ##\nA1 university-of-technology\nB1 central-department-store"), Coins: 50}
		show(&m, 0, c.tile)
		play(t, &m, 0, Action{Kind: Build, Tile: c.tile, Space: Space{0, 1}})
		if coins := m.Player(0).Coins; coins != 0 {
			t.Errorf("%s: %d coins of %d are left", c.name, coins, price)
		}
	}
}

func TestRuling08NeverBelowNothing(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: drawn(t, "## ##\n## ##\nA1 university-of-technology\nB1 central-department-store")}
	cheap := tileWhere(t, func(f *Tile) bool { return f.Epoch == 1 && f.HasKind(Industrial) && f.Price < 5 })
	show(&m, 0, cheap)
	play(t, &m, 0, Action{Kind: Build, Tile: cheap, Space: Space{0, 1}})
	expect(t, &m, 0, 0, 0)
}

func TestRuling08Overbuilding(t *testing.T) {
	dear := tileWhere(t, func(f *Tile) bool { return f.HasKind(Industrial) && f.Price >= 6 })
	cheap := tileWhere(t, func(f *Tile) bool { return f.Ordinary() && f.Price == 2 })
	setUp := func() Match {
		m := NewMatch(2, 1, nil)
		m.players[0].Coins = 20
		lay(&m, 0, code(t, "central-department-store"), 1, 0)
		lay(&m, 0, code(t, "university-of-technology"), 0, 1)
		lay(&m, 0, cheap, -1, 0)
		return m
	}
	price := int16(dear.Tile().Price)

	m := setUp() // the reductions don't count
	show(&m, 0, dear)
	play(t, &m, 0, Action{Kind: Overbuild, Tile: dear, Space: Space{-1, 0}})
	expect(t, &m, 0, 20-(price-2), 0)

	m = setUp() // only the visible tile's price counts
	lay(&m, 0, code(t, "main-railway-station"), -1, 0)
	lay(&m, 0, MilestoneTile, -1, 0)
	show(&m, 0, dear)
	play(t, &m, 0, Action{Kind: Overbuild, Tile: dear, Space: Space{-1, 0}})
	expect(t, &m, 0, 20-price, 0)
	if stack := m.Stack(0, Space{-1, 0}, nil); len(stack) != 4 || stack[0] != dear || stack[3] != cheap {
		t.Errorf("the stack is %v", stack)
	}

	m = setUp() // no money back
	lay(&m, 0, dear, 0, 0)
	show(&m, 0, plain(t, 1))
	play(t, &m, 0, Action{Kind: Overbuild, Tile: plain(t, 1)})
	expect(t, &m, 0, 20, 0)

	m = setUp()
	show(&m, 0, dear)
	refused(t, &m, 0, Action{Kind: Overbuild, Tile: dear, Space: Space{1, 1}}, ReasonSpaceEmpty)
	refused(t, &m, 0, Action{Kind: Overbuild, Tile: dear, Space: Space{-2, 0}}, ReasonSpaceEmpty)
}

func TestRuling09TouchesWithAFullSide(t *testing.T) {
	m := NewMatch(2, 1, nil)
	tile := plain(t, 1)
	m.players[0] = Player{District: drawn(t, "RR ..\nRR ..\n\nRR RR\nRR RR"), Coins: 20}
	show(&m, 0, tile)
	want := map[Space]bool{{1, 0}: true, {0, -1}: true, {-1, 0}: true, {-1, 1}: true, {2, 1}: true, {0, 2}: true, {1, 2}: true}
	if got := spacesOf(&m, 0, Build); !mapsEqual(got, want) {
		t.Errorf("a tile may be built on %v", got)
	}
	refused(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{2, 0}}, ReasonNotTouching) // a corner only
	refused(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{1, 1}}, ReasonSpaceTaken)
}

func mapsEqual(a, b map[Space]bool) bool {
	if len(a) != len(b) {
		return false
	}
	for s := range a {
		if !b[s] {
			return false
		}
	}
	return true
}

func TestRuling09ThreeByFourOrFourByThree(t *testing.T) {
	tile := plain(t, 1)
	for _, c := range []struct {
		name, picture string
		beyond        []Space // what touches but is not allowed
		within        []Space
	}{
		{"four wide", "RR RR RR RR\nRR RR RR RR", []Space{{-1, 0}, {4, 0}}, []Space{{0, 1}, {3, -1}}},
		{"four wide, three high", "RR RR RR RR\nRR RR RR RR\n\nRR .. .. ..\nRR .. .. ..\n\nRR .. .. ..\nRR .. .. ..",
			[]Space{{-1, 0}, {0, 3}, {2, -1}, {4, 0}}, []Space{{1, 1}, {1, 2}, {3, 1}}},
		{"three wide, four high", "RR RR RR\nRR RR RR\n\nRR .. ..\nRR .. ..\n\nRR .. ..\nRR .. ..\n\nRR .. ..\nRR .. ..",
			[]Space{{-1, 0}, {0, 4}, {2, -1}, {3, 0}}, []Space{{1, 1}, {1, 3}, {2, 1}}},
		{"three by three is open", "RR RR RR\nRR RR RR\n\nRR .. ..\nRR .. ..\n\nRR .. ..\nRR .. ..",
			nil, []Space{{3, 0}, {-1, 0}, {0, 3}, {0, -1}}},
		{"two high, three wide is open", "RR RR RR\nRR RR RR\n\nRR .. ..\nRR .. ..", nil, []Space{{3, 0}, {0, 2}}},
	} {
		m := NewMatch(2, 1, nil)
		m.players[0] = Player{District: drawn(t, c.picture), Coins: 20}
		show(&m, 0, tile)
		for _, s := range c.beyond {
			t.Log(c.name, s)
			refused(t, &m, 0, Action{Kind: Build, Tile: tile, Space: s}, ReasonBeyondLimit)
		}
		for _, s := range c.within {
			if reason := m.Check(0, Action{Kind: Build, Tile: tile, Space: s}); !reason.OK() {
				t.Errorf("%s: %v: %v", c.name, s, reason)
			}
		}
		if got := spacesOf(&m, 0, Build); slices.ContainsFunc(c.beyond, func(s Space) bool { return got[s] }) {
			t.Errorf("%s: listed: %v", c.name, got)
		}
	}
}

func TestRuling09TheReasonTellsTheLimit(t *testing.T) {
	tile := plain(t, 1)
	row := "RR RR RR RR\nRR RR RR RR\n"
	for name, c := range map[string]struct {
		first Building
		want  Reason
		words string
	}{
		"usual":           {NoBuilding, Reason{ReasonBeyondLimit, 3, 4}, "the district would no longer fit in 3×4"},
		"with Prudential": {Prudential, Reason{ReasonBeyondLimit, 4, 4}, "the district would no longer fit in 4×4"},
	} {
		m := NewMatch(2, 1, nil)
		d := drawn(t, row)
		if c.first != NoBuilding {
			d.Place(BuildingTile(c.first), Space{}, 0)
		}
		m.players[0] = Player{District: d, Coins: 20}
		show(&m, 0, tile)
		got := m.Check(0, Action{Kind: Build, Tile: tile, Space: Space{4, 0}}) // a fifth column
		if got != c.want || got.Error() != c.words {
			t.Errorf("%s: %+v: %v", name, got, got)
		}
	}
}

func TestRuling09OpenAgainAfterAWar(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: drawn(t, "RR RR RR RR\nRR RR RR RR\n\nRR .. .. ..\nRR .. .. ..\n\nRR .. .. ..\nRR .. .. .."), Coins: 20}
	m.players[1].District = m.players[0].District
	m.players[1].Coins = 20
	endConstruction(&m, 3, nil)
	play(t, &m, 0, Action{Kind: Lose, Space: Space{3, 0}, Other: Space{3, 0}})
	play(t, &m, 1, Action{Kind: Lose, Space: Space{0, 2}, Other: Space{0, 2}})
	tile := plain(t, 4)
	show(&m, 0, tile)
	for s, want := range map[Space]ReasonKey{{0, 3}: NoReason, {3, 0}: NoReason, {-1, 0}: NoReason} {
		if got := m.Check(0, Action{Kind: Build, Tile: tile, Space: s}); got.Key != want {
			t.Errorf("%v: %v", s, got)
		}
	}
}

func TestRuling09PrudentialItselfCantGoBeyond(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: drawn(t, "RR RR RR RR\nRR RR RR RR\n\nRR .. .. ..\nRR .. .. ..\n\nRR .. .. ..\nRR .. .. .."), Coins: 20}
	tile := BuildingTile(Prudential)
	show(&m, 0, tile)
	refused(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{0, 3}}, ReasonBeyondLimit)
	play(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{1, 1}})
	other := plain(t, 4)
	m.players[0].Coins = 20
	show(&m, 0, other)
	play(t, &m, 0, Action{Kind: Build, Tile: other, Space: Space{0, 3}})
}

func TestRuling09TilesTurnBeforeTheyArePlaced(t *testing.T) {
	tile := tileWhere(t, func(f *Tile) bool { return f.Ordinary() && f.Price > 0 && f.Turns() == 4 })
	seen := map[string]bool{}
	for turn := range uint8(4) {
		m := NewMatch(2, 1, nil)
		m.players[0].Coins = 20
		show(&m, 0, tile)
		play(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{0, 1}, Turn: turn})
		d := m.Player(0).District
		if _, got := d.TileAt(4); got != int(turn) {
			t.Errorf("turn %d instead of %d", got, turn)
		}
		seen[d.Picture()] = true
		show(&m, 0, tile)
		refused(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{0, 2}, Turn: 4}, ReasonMalformed)
		picture := d.Picture()
		m.players[0].Coins = 20
		show(&m, 0, plain(t, 1)) // what is placed stays as it is, wherever the district grows
		play(t, &m, 0, Action{Kind: Build, Tile: plain(t, 1), Space: Space{0, -1}})
		after := m.Player(0).District
		if _, got := after.TileAt(8); got != int(turn) || after.Picture()[7:13] != picture[:6] {
			t.Errorf("the tile turned: %d", got)
		}
	}
	if len(seen) != 4 {
		t.Errorf("%d looks of one tile", len(seen))
	}
}

func TestRuling09TurnsAreClockwise(t *testing.T) {
	tile := Tile{Quarters: [4]Kind{Residential, Commercial, Industrial, Cultural}} // RC over IU
	for turn, want := range []string{"RCIU", "IRUC", "UICR", "CURI"} {
		got := ""
		for _, k := range tile.Turned(turn) {
			got += string(k.Letter())
		}
		if got != want {
			t.Errorf("after %d turns: %s instead of %s", turn, got, want)
		}
	}
	for want, q := range map[int][4]Kind{1: {Park, Park, Park, Park}, 2: {Park, Cultural, Cultural, Park}, 4: {Park, Park, Cultural, Cultural}} {
		if got := (&Tile{Quarters: q}).Turns(); got != want {
			t.Errorf("%v looks %d ways instead of %d", q, got, want)
		}
	}
	if (&Tile{Building: Metro}).Turns() != 1 {
		t.Error("a building looks the same all ways")
	}
}

func TestRuling10ABuildingWorksWhileItIsVisible(t *testing.T) {
	m := NewMatch(2, 1, nil)
	lay(&m, 0, code(t, "central-department-store"), 1, 0)
	tile := tileWhere(t, func(f *Tile) bool { return f.Ordinary() && f.Price >= 6 })
	if got := m.Price(0, tile); got != tile.Tile().Price-3 {
		t.Errorf("visible: the price is %d", got)
	}
	lay(&m, 0, plain(t, 1), 1, 0)
	if got := m.Price(0, tile); got != tile.Tile().Price {
		t.Errorf("covered: the price is %d", got)
	}
	if m.Player(0).District.Has(CentralDepartmentStore) || m.Player(0).District.PublicBuildings() != 0 {
		t.Error("a covered building is visible")
	}
}

func TestRuling10NotItsOwnPrice(t *testing.T) {
	for _, name := range []string{"central-department-store", "university-of-technology"} {
		m := NewMatch(2, 1, nil)
		tile := code(t, name)
		m.players[0].Coins = 20
		show(&m, 0, tile)
		play(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{1, 0}})
		expect(t, &m, 0, 20-int16(tile.Tile().Price), 0)
	}
}

func TestRuling12JablonowskiPalace(t *testing.T) {
	palace, tile := BuildingTile(JablonowskiPalace), plain(t, 6)
	setUp := func() Match {
		m := NewMatch(2, 1, nil)
		m.players[0].Coins = 50
		lay(&m, 0, palace, 1, 0)
		lay(&m, 0, MilestoneTile, 2, 0)
		return m
	}
	for _, c := range []struct {
		name string
		a    Action
		want int16
	}{
		{"over a tile", Action{Kind: Overbuild, Tile: tile}, 2},
		{"over a milestone", Action{Kind: Overbuild, Tile: tile, Space: Space{2, 0}}, 2},
		{"over the palace", Action{Kind: Overbuild, Tile: tile, Space: Space{1, 0}}, 0},
		{"on an empty space", Action{Kind: Build, Tile: tile, Space: Space{0, 1}}, 0},
		{"a discard", Action{Kind: Discard, Tile: tile}, 0},
	} {
		m := setUp()
		show(&m, 0, c.a.Tile)
		play(t, &m, 0, c.a)
		if got := m.Player(0).VP; got != c.want {
			t.Errorf("%s: %d VP instead of %d", c.name, got, c.want)
		}
	}

	m := setUp() // with the palace itself
	m.players[0].District = StartingDistrict(StartingTile)
	show(&m, 0, palace)
	play(t, &m, 0, Action{Kind: Overbuild, Tile: palace})
	expect(t, &m, 0, 50-int16(palace.Tile().Price), 0)

	m = setUp() // another's palace
	m.players[1].Coins = 50
	show(&m, 1, tile)
	play(t, &m, 1, Action{Kind: Overbuild, Tile: tile})
	expect(t, &m, 1, 50-int16(tile.Tile().Price), 0)

	m = setUp() // a covered palace
	lay(&m, 0, plain(t, 1), 1, 0)
	show(&m, 0, tile)
	play(t, &m, 0, Action{Kind: Overbuild, Tile: tile})
	if m.Player(0).VP != 0 {
		t.Error("a covered palace works")
	}

	for at, want := range map[Space]int16{{0, 0}: 2, {1, 0}: 0, {0, 1}: 0} { // with a milestone
		m = setUp()
		m.players[0].District = drawn(t, "RC ##\nIU ##\nB1 jablonowski-palace") // most areas
		m.milestones[0] = BuildingTile(WilanowPalace)
		endConstruction(&m, 1, nil)
		play(t, &m, 0, Action{Kind: PlaceMilestone, Tile: m.milestones[0], Space: at})
		steps := m.players[0].District.Income(nil)
		total := steps.Total()
		if got := m.Player(0).VP - max(0, total.VP); got != want {
			t.Errorf("a milestone on %v: %d VP instead of %d", at, got, want)
		}
	}
}

func TestRuling13SigismundsColumn(t *testing.T) {
	for picture, want := range map[string]int16{
		"RR\nRR":                             3,
		"RR ##\nRR ##\nB1 sigismunds-column": 5,
		"RR ##\nRR ##\nB1 arsenal":           3,
	} {
		m := NewMatch(2, 1, nil)
		m.players[0] = Player{District: drawn(t, picture), Coins: 1}
		tile := plain(t, 2)
		show(&m, 0, tile)
		play(t, &m, 0, Action{Kind: Discard, Tile: tile})
		expect(t, &m, 0, 1+want, 0)
		if set := m.Discarded(); !set.Has(tile) {
			t.Error("the tile is not in the box")
		}
	}
	m := NewMatch(2, 1, nil)
	lay(&m, 0, BuildingTile(SigismundsColumn), 1, 0)
	lay(&m, 0, plain(t, 1), 1, 0)
	show(&m, 0, plain(t, 2))
	play(t, &m, 0, Action{Kind: Discard, Tile: plain(t, 2)})
	expect(t, &m, 0, 9, 0)
	show(&m, 0, BuildingTile(SigismundsColumn)) // itself: it is not visible
	play(t, &m, 0, Action{Kind: Discard, Tile: BuildingTile(SigismundsColumn)})
	expect(t, &m, 0, 12, 0)
}

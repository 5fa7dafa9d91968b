package warsaw

import (
	"slices"
	"testing"
)

// full is a district of 4×4, Prudential second in its second row.
const full = `
	RR CC RR CC
	RR CC RR CC

	PP ## PP UU
	PP ## PP UU

	RR CC RR CC
	RR CC RR CC

	PP UU PP UU
	PP UU PP UU

	B2 prudential`

// horseshoe is 4×4 with an empty middle: without its upper row it is in pieces.
const horseshoe = `
	RR CC RR CC
	RR CC RR CC

	PP .. .. UU
	PP .. .. UU

	RR .. .. CC
	RR .. .. CC

	PP .. .. ##
	PP .. .. ##

	D4 prudential`

// collapsing is a match whose first seat has just overbuilt Prudential.
func collapsing(t *testing.T, picture string) Match {
	t.Helper()
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: drawn(t, picture), Coins: 50}
	tile := plain(t, 4)
	show(&m, 0, tile)
	d := &m.players[0].District
	play(t, &m, 0, Action{Kind: Overbuild, Tile: tile, Space: d.SpaceOf(d.spaceOf(Prudential))})
	return m
}

func TestRuling11PrudentialAllowsFourByFour(t *testing.T) {
	m := NewMatch(2, 1, nil)
	d := drawn(t, full)
	d.Remove(1<<15 | 1<<14 | 1<<13 | 1<<12)
	m.players[0] = Player{District: d, Coins: 50}
	tile := plain(t, 4)
	show(&m, 0, tile)
	if got := spacesOf(&m, 0, Build); len(got) != 8 || !got[Space{2, -1}] || !got[Space{2, 3}] || got[Space{4, 0}] {
		t.Errorf("a tile may be built on %v", got)
	}
	play(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{2, 3}})
	show(&m, 0, tile)
	if got := spacesOf(&m, 0, Build); len(got) != 3 { // the rest of the fourth row; no fifth row or column
		t.Errorf("a tile may be built on %v", got)
	}
	refused(t, &m, 0, Action{Kind: Build, Tile: tile, Space: Space{2, 4}}, ReasonBeyondLimit)
}

func TestRuling11PrudentialCollapseKeepsAWindow(t *testing.T) {
	for _, c := range []struct {
		window Action
		want   string
	}{
		{Action{Space: Space{0, 0}}, "RR CC RR CC|PP RR PP UU|RR CC RR CC"},
		{Action{Space: Space{0, 1}}, "PP RR PP UU|RR CC RR CC|PP UU PP UU"},
		{Action{Space: Space{0, 0}, Turn: 1}, "RR CC RR|PP RR PP|RR CC RR|PP UU PP"},
		{Action{Space: Space{1, 0}, Turn: 1}, "CC RR CC|RR PP UU|CC RR CC|UU PP UU"},
	} {
		m := collapsing(t, full)
		owes(t, &m, 0, DecideWindow)
		owes(t, &m, 1, NoDecision)
		if got := m.Legal(0, true, nil); len(got) != 4 {
			t.Errorf("windows %v", got)
		}
		refused(t, &m, 0, Action{Kind: KeepWindow, Space: Space{1, 0}}, ReasonNotAWindow)
		refused(t, &m, 0, Action{Kind: KeepWindow, Space: Space{0, 1}, Turn: 1}, ReasonNotAWindow)
		refused(t, &m, 0, Action{Kind: KeepWindow, Space: Space{0, 2}}, ReasonNotAWindow)
		refused(t, &m, 0, Action{Kind: KeepWindow, Turn: 2}, ReasonNotAWindow)
		c.window.Kind = KeepWindow
		play(t, &m, 0, c.window)
		// The tile over Prudential is another's picture: look at the rest.
		got, want := m.Player(0).District, drawn(t, windowPicture(c.want))
		i, _ := got.IndexOf(Space{1, 1})
		for k := range Kind(Kinds) {
			hide := (Spaces(1) << i).Quarters()
			if got.Of(k)&^hide != want.Of(k)&^hide {
				t.Errorf("window %v leaves\n%s", c.window, got.Picture())
			}
		}
		if got.Occupied() != want.Occupied() {
			t.Errorf("window %v leaves\n%s", c.window, got.Picture())
		}
		owes(t, &m, 0, DecidePick)
	}
}

// windowPicture draws rows of tiles of one kind each.
func windowPicture(rows string) string {
	picture := ""
	for row := range splitRows(rows) {
		picture += row + "\n" + row + "\n\n"
	}
	return picture
}

func splitRows(rows string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for len(rows) > 0 {
			n := 0
			for n < len(rows) && rows[n] != '|' {
				n++
			}
			if !yield(rows[:n]) {
				return
			}
			rows = rows[min(n+1, len(rows)):]
		}
	}
}

func TestRuling11CollapseInPieces(t *testing.T) {
	for _, c := range []struct {
		keep   Space
		spaces int
		column int8
	}{{Space{0, 1}, 3, 0}, {Space{3, 1}, 3, 3}} {
		m := collapsing(t, horseshoe)
		play(t, &m, 0, Action{Kind: KeepWindow, Space: Space{0, 1}})
		owes(t, &m, 0, DecidePiece)
		if got := m.Legal(0, true, nil); len(got) != 2 {
			t.Errorf("pieces %v", got)
		}
		refused(t, &m, 0, Action{Kind: KeepPiece, Space: Space{0, 2}}, ReasonNotAPiece)
		refused(t, &m, 0, Action{Kind: KeepPiece, Space: Space{1, 1}}, ReasonNotAPiece)
		refused(t, &m, 0, Action{Kind: KeepPiece, Space: Space{0, 5}}, ReasonNotAPiece)
		play(t, &m, 0, Action{Kind: KeepPiece, Space: c.keep})
		d := m.Player(0).District
		if d.Occupied().Count() != c.spaces || d.SpaceOf(0) != (Space{c.column, 1}) {
			t.Errorf("kept at %v:\n%s", d.SpaceOf(0), d.Picture())
		}
		owes(t, &m, 0, DecidePick)
	}
	m := collapsing(t, horseshoe) // the same district in one piece
	play(t, &m, 0, Action{Kind: KeepWindow})
	owes(t, &m, 0, DecidePick)
}

func TestRuling11TheTileJustBuiltIsNotSpared(t *testing.T) {
	m := collapsing(t, horseshoe)
	built := plain(t, 4)
	play(t, &m, 0, Action{Kind: KeepWindow}) // the upper three rows: not D4
	if set := m.Discarded(); !set.Has(built) {
		t.Error("the tile just built was exempt")
	}
}

func TestRuling11ArsenalIsNotSpared(t *testing.T) {
	m := NewMatch(2, 1, nil)
	d := drawn(t, full)
	d.Place(BuildingTile(Arsenal), Space{3, 3}, 0)
	m.players[0] = Player{District: d, Coins: 50}
	show(&m, 0, plain(t, 4))
	play(t, &m, 0, Action{Kind: Overbuild, Tile: plain(t, 4), Space: Space{1, 1}})
	play(t, &m, 0, Action{Kind: KeepWindow})
	if m.Player(0).District.Has(Arsenal) {
		t.Error("Arsenal was not lost")
	}
	if set := m.Discarded(); !set.Has(BuildingTile(Arsenal)) {
		t.Error("Arsenal is not in the box")
	}
}

func TestRuling11NothingIsLostWhereItFits(t *testing.T) {
	m := collapsing(t, "RR ##\nRR ##\nB1 prudential")
	owes(t, &m, 0, DecidePick)
	if m.Player(0).District.Occupied().Count() != 2 {
		t.Error("a district that fits has lost something")
	}
}

func TestRuling11CollapseByAMilestone(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0].District = drawn(t, full)
	m.milestones[0] = BuildingTile(WilanowPalace)
	endConstruction(&m, 1, nil)
	owes(t, &m, 0, DecideMilestone)
	play(t, &m, 0, Action{Kind: PlaceMilestone, Tile: m.milestones[0], Space: Space{1, 1}})
	owes(t, &m, 0, DecideWindow)
	expect(t, &m, 0, 6, 0) // before income
	play(t, &m, 0, Action{Kind: KeepWindow})
	if m.Epoch() != 2 || !m.Player(0).District.Has(WilanowPalace) || m.Player(0).District.Occupied().Count() != 12 {
		t.Errorf("epoch %d\n%s", m.Epoch(), m.Player(0).District.Picture())
	}

	m = NewMatch(2, 1, nil) // the milestone just won may be what goes
	m.players[0].District = drawn(t, horseshoe)
	m.milestones[0] = BuildingTile(WilanowPalace)
	endConstruction(&m, 1, nil)
	play(t, &m, 0, Action{Kind: PlaceMilestone, Tile: m.milestones[0], Space: Space{3, 3}})
	play(t, &m, 0, Action{Kind: KeepWindow})
	if m.Player(0).District.Has(WilanowPalace) {
		t.Error("the milestone just won was exempt")
	}
}

func TestRuling11CollapseAfterAWar(t *testing.T) {
	setUp := func(picture string) Match {
		m := NewMatch(2, 1, nil)
		m.players[0].District = drawn(t, picture)
		m.players[1].District = drawn(t, "RR RR RR\nRR RR RR")
		m.milestones[2] = BuildingTile(NamiestnikowskiPalace)
		endConstruction(&m, 3, nil)
		return m
	}
	m := setUp(horseshoe)
	play(t, &m, 1, Action{Kind: Lose, Space: Space{0, 0}, Other: Space{0, 0}})
	// Connectedness is tested first, whatever the collapse would leave.
	refused(t, &m, 0, Action{Kind: Lose, Space: Space{1, 0}, Other: Space{1, 0}}, ReasonSplitsUp)
	play(t, &m, 0, Action{Kind: Lose, Space: Space{3, 3}, Other: Space{3, 3}})
	owes(t, &m, 0, DecideWindow) // D4 is gone, the rest is 4×4 still
	if m.Phase() != PhaseCollapseAfterWar {
		t.Errorf("phase %d", m.Phase())
	}
	play(t, &m, 0, Action{Kind: KeepWindow, Space: Space{0, 1}})
	owes(t, &m, 0, DecidePiece)
	play(t, &m, 0, Action{Kind: KeepPiece, Space: Space{3, 1}})
	if n := m.Player(0).District.Occupied().Count(); n != 2 || m.Epoch() != 4 {
		t.Errorf("%d tiles kept, epoch %d", n, m.Epoch())
	}

	m = setUp(full) // another tile is lost: Prudential still stands
	play(t, &m, 1, Action{Kind: Lose, Space: Space{0, 0}, Other: Space{0, 0}})
	play(t, &m, 0, Action{Kind: Lose, Space: Space{0, 0}, Other: Space{0, 0}})
	if d := m.Player(0).District; d.Occupied().Count() != 15 || m.Owes(0) == DecideWindow {
		t.Error("a district with Prudential collapsed")
	}
}

func lose(a, b Space) Action { return Action{Kind: Lose, Space: a, Other: b} }

func TestRuling14OneStackInThreeTwoInFour(t *testing.T) {
	for epoch := uint8(1); epoch <= Epochs; epoch++ {
		m := NewMatch(2, 1, nil)
		for s := range 2 {
			m.players[s].District = drawn(t, "RR RR RR\nRR RR RR\n\nRR RR RR\nRR RR RR")
		}
		began := 0
		endConstruction(&m, epoch, func(e Event) {
			if e.Kind == WarBegan {
				began = e.Count
			}
		})
		want := map[uint8]int{3: 1, 4: 2}[epoch]
		if want == 0 {
			if began != 0 || m.Owes(0) == DecideLosses || m.Player(0).District.Occupied().Count() < 6 {
				t.Errorf("a war in epoch %d", epoch)
			}
			continue
		}
		owes(t, &m, 0, DecideLosses)
		if began != int(epoch) || m.WarLosses(0) != want {
			t.Errorf("the war of epoch %d takes %d", epoch, m.WarLosses(0))
		}
		one, two := lose(Space{0, 0}, Space{0, 0}), lose(Space{0, 0}, Space{2, 1})
		right, wrong := one, two
		if want == 2 {
			right, wrong = two, one
		}
		refused(t, &m, 0, wrong, ReasonWrongNumber)
		refused(t, &m, 0, lose(Space{0, 0}, Space{3, 0}), ReasonSpaceEmpty)
		refused(t, &m, 0, lose(Space{0, 2}, Space{0, 2}), ReasonSpaceEmpty)
		play(t, &m, 0, right)
		play(t, &m, 1, right)
		if n := m.Player(0).District.Occupied().Count(); n != 6-want {
			t.Errorf("the war of epoch %d leaves %d tiles of 6", epoch, n)
		}
	}
}

func TestRuling14TheWholeStackGoes(t *testing.T) {
	m := NewMatch(2, 1, nil)
	tall := []TileID{plain(t, 1), BuildingTile(Marywil), MilestoneTile, plain(t, 3)}
	for _, id := range tall {
		lay(&m, 0, id, 1, 0)
	}
	lay(&m, 1, plain(t, 2), 1, 0)
	endConstruction(&m, 3, nil)
	play(t, &m, 0, lose(Space{1, 0}, Space{1, 0}))
	play(t, &m, 1, lose(Space{1, 0}, Space{1, 0}))
	for _, id := range tall {
		if set := m.Discarded(); !set.Has(id) {
			t.Errorf("%s is not in the box", id.Tile().Code)
		}
		if m.under[id] != NoTile {
			t.Errorf("something still lies under %s", id.Tile().Code)
		}
	}
	if m.Player(0).District.Stacked() != 0 {
		t.Error("a stack is left")
	}
}

func TestRuling14ConnectedWhenAllAreGone(t *testing.T) {
	row := "RR RR RR RR\nRR RR RR RR"
	for _, c := range []struct {
		a, b Space
		want ReasonKey
	}{
		{Space{0, 0}, Space{1, 0}, NoReason}, // the second alone would split it
		{Space{2, 0}, Space{3, 0}, NoReason},
		{Space{0, 0}, Space{3, 0}, NoReason},
		{Space{1, 0}, Space{2, 0}, ReasonSplitsUp},
		{Space{0, 0}, Space{2, 0}, ReasonSplitsUp},
		{Space{3, 0}, Space{0, 0}, ReasonMalformed}, // one deed, one form
	} {
		m := NewMatch(2, 1, nil)
		m.players[0].District, m.players[1].District = drawn(t, row), drawn(t, row)
		endConstruction(&m, 4, nil)
		if got := m.Check(0, lose(c.a, c.b)); got.Key != c.want {
			t.Errorf("%v and %v: %v", c.a, c.b, got)
		}
		if listed := slices.Contains(m.Legal(0, true, nil), lose(c.a, c.b)); listed != (c.want == NoReason) {
			t.Errorf("%v and %v: listed: %v", c.a, c.b, listed)
		}
	}
}

func TestRuling14EveryoneChoosesAtTheSameTime(t *testing.T) {
	m := NewMatch(2, 1, nil)
	for s := range 2 {
		lay(&m, s, plain(t, 1+s), 1, 0)
	}
	endConstruction(&m, 3, nil)
	before := m.View(1)
	play(t, &m, 0, lose(Space{1, 0}, Space{1, 0}))
	after := m.View(1)
	after.owes[0] = DecideLosses
	if after != before {
		t.Error("another seat sees what is lost before all have chosen")
	}
	play(t, &m, 1, lose(Space{0, 0}, Space{0, 0}))
	if m.Player(0).District.Occupied().Count() != 1 {
		t.Error("nothing was lost")
	}
}

func TestRuling14Arsenal(t *testing.T) {
	picture := "## RR RR\n## RR RR\nA1 arsenal"
	m := NewMatch(2, 1, nil)
	m.players[0].District, m.players[1].District = drawn(t, picture), drawn(t, "RR RR RR\nRR RR RR")
	endConstruction(&m, 3, nil)
	owes(t, &m, 0, NoDecision) // none in III
	play(t, &m, 1, lose(Space{0, 0}, Space{0, 0}))
	if m.Player(0).District.Occupied().Count() != 3 {
		t.Error("Arsenal saved no stack in III")
	}
	m = NewMatch(2, 1, nil)
	m.players[0].District, m.players[1].District = drawn(t, picture), drawn(t, "RR RR RR\nRR RR RR")
	endConstruction(&m, 4, nil)
	refused(t, &m, 0, lose(Space{0, 0}, Space{0, 0}), ReasonArsenal)
	refused(t, &m, 0, lose(Space{1, 0}, Space{1, 0}), ReasonSplitsUp)
	refused(t, &m, 0, lose(Space{1, 0}, Space{2, 0}), ReasonWrongNumber)
	if got := m.Legal(0, true, nil); !slices.Equal(got, []Action{lose(Space{2, 0}, Space{2, 0})}) {
		t.Errorf("one in IV: %v", got)
	}
	// Covered, it protects nothing and is lost like any.
	m = NewMatch(2, 1, nil)
	lay(&m, 0, BuildingTile(Arsenal), 1, 0)
	lay(&m, 0, plain(t, 2), 1, 0)
	endConstruction(&m, 3, nil)
	play(t, &m, 0, lose(Space{1, 0}, Space{1, 0}))
}

func TestRuling14ArsenalAloneIsLost(t *testing.T) {
	for epoch, left := range map[uint8]int{3: 1, 4: 0} {
		m := NewMatch(2, 1, nil)
		m.players[0].District = drawn(t, "##\n##\nA1 arsenal")
		endConstruction(&m, epoch, nil)
		if n := m.Player(0).District.Occupied().Count(); n != left {
			t.Errorf("epoch %d leaves %d tiles", epoch, n)
		}
	}
}

func TestRuling15FewerStacksThanMustBeLost(t *testing.T) {
	for _, c := range []struct {
		picture string
		epoch   uint8
		asked   bool
		left    int
	}{
		{"RR\nRR", 3, false, 0},
		{"RR\nRR", 4, false, 0},
		{"RR RR\nRR RR", 4, false, 0},
		{"RR RR\nRR RR", 3, true, 1},
		{"RR RR RR\nRR RR RR", 4, true, 1},
		{"RR ##\nRR ##\nB1 arsenal", 4, true, 1}, // Arsenal lowers the number first
	} {
		m := NewMatch(2, 1, nil)
		m.players[0].District, m.players[1].District = drawn(t, c.picture), drawn(t, c.picture)
		m.epoch = c.epoch
		if n := m.WarLosses(0); n != drawnCount(t, c.picture)-c.left {
			t.Errorf("epoch %d takes %d\n%s", c.epoch, n, c.picture)
		}
		endConstruction(&m, c.epoch, nil)
		if asked := m.Owes(0) == DecideLosses; asked != c.asked {
			t.Errorf("epoch %d, asked: %v\n%s", c.epoch, asked, c.picture)
		}
		for s := range 2 {
			if m.Owes(s) == DecideLosses {
				play(t, &m, s, m.Legal(s, true, nil)[0])
			}
		}
		if n := m.Player(0).District.Occupied().Count(); n != c.left {
			t.Errorf("epoch %d leaves %d\n%s", c.epoch, n, c.picture)
		}
	}
}

func drawnCount(t *testing.T, picture string) int {
	d := drawn(t, picture)
	return d.Occupied().Count()
}

func TestRuling15TheFirstTileOfAnEmptyDistrict(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: emptyDistrict(), Coins: 10}
	tile := plain(t, 4)
	show(&m, 0, tile)
	if got := spacesOf(&m, 0, Build); len(got) != 1 || !got[Space{}] {
		t.Errorf("a tile may be built on %v", got)
	}
	if got := spacesOf(&m, 0, Overbuild); len(got) != 0 {
		t.Errorf("nothing to overbuild, but %v", got)
	}
	play(t, &m, 0, Action{Kind: Build, Tile: tile})
	if d := m.Player(0).District; d.Occupied() != 1 {
		t.Errorf("the district is %b", d.Occupied())
	}
	expect(t, &m, 0, 10-int16(tile.Tile().Price), 0)
}

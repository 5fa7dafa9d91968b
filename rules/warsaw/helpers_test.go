package warsaw

import (
	"slices"
	"testing"
)

// drawn is the district of a text picture. Its upper left corner is space 0,0.
func drawn(t testing.TB, picture string) District {
	t.Helper()
	d, err := ParseDistrict(picture)
	if err != nil {
		t.Fatalf("%v in\n%s", err, picture)
	}
	return d
}

// code is the tile with that code.
func code(t testing.TB, code string) TileID {
	t.Helper()
	id, ok := TileByCode(code)
	if !ok {
		t.Fatalf("no tile %s", code)
	}
	return id
}

// tileWhere is the first tile of the table for which yes says yes.
func tileWhere(t testing.TB, yes func(*Tile) bool) TileID {
	t.Helper()
	for id := range faces {
		if yes(id.Tile()) {
			return id
		}
	}
	t.Fatal("the table has no such tile")
	return NoTile
}

// plain is an ordinary tile of an epoch without industry, for where any will do.
func plain(t testing.TB, epoch int) TileID {
	t.Helper()
	return tileWhere(t, func(f *Tile) bool {
		return f.Epoch == epoch && f.Ordinary() && !f.HasKind(Industrial) && f.Price > 0
	})
}

// lay puts a tile of the table into a seat's district without asking whether it may.
func lay(m *Match, seat int, tile TileID, x, y int8) {
	m.lay(seat, &Action{Tile: tile, Space: Space{x, y}})
}

// show has the seat reveal a tile; the other seats do nothing this time.
func show(m *Match, seat int, tile TileID) {
	m.phase, m.owes = PhaseUse, [MaxSeats]Decision{}
	for s := range m.private {
		m.private[s].committed, m.revealed[s] = Action{}, NoTile
	}
	m.revealed[seat], m.owes[seat] = tile, DecideUse
}

// endConstruction has the construction phase of an epoch end: what follows is the
// war, the milestone and the income.
func endConstruction(m *Match, epoch uint8, tell Sink) {
	m.epoch, m.round, m.phase, m.owes = epoch, handSize-1, PhaseCollapseAfterBuild, [MaxSeats]Decision{}
	for s := range m.private {
		m.private[s] = Private{hand: [handSize]TileID{NoTile, NoTile, NoTile, NoTile}}
		m.revealed[s] = NoTile
	}
	m.advance(tell)
}

// play carries out an action that must be legal.
func play(t testing.TB, m *Match, seat int, a Action) {
	t.Helper()
	if reason := m.Apply(seat, a, nil); !reason.OK() {
		t.Fatalf("seat %d can't %v: %v", seat+1, a, reason)
	}
}

// refused checks that an action is refused for that reason and changes nothing.
func refused(t testing.TB, m *Match, seat int, a Action, want ReasonKey) {
	t.Helper()
	before := *m
	if reason := m.Apply(seat, a, nil); reason.Key != want {
		t.Errorf("seat %d, %v: %v instead of %v", seat+1, a, reason.Key, want)
	}
	if *m != before {
		t.Errorf("seat %d, %v: refused, and changed the match", seat+1, a)
	}
}

// expect checks the coins and victory points of a seat.
func expect(t testing.TB, m *Match, seat int, coins, vp int16) {
	t.Helper()
	if p := m.Player(seat); p.Coins != coins || p.VP != vp {
		t.Errorf("seat %d has %d coins and %d VP instead of %d and %d", seat+1, p.Coins, p.VP, coins, vp)
	}
}

// owes checks what a seat owes.
func owes(t testing.TB, m *Match, seat int, want Decision) {
	t.Helper()
	if got := m.Owes(seat); got != want {
		t.Fatalf("seat %d owes decision %d instead of %d", seat+1, got, want)
	}
}

// kindsOf lists the different kinds of action the seat may take.
func kindsOf(m *Match, seat int) []ActionKind {
	var kinds []ActionKind
	for _, a := range m.Legal(seat, true, nil) {
		kinds = append(kinds, a.Kind)
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

// spacesOf lists the spaces of the seat's legal actions of one kind.
func spacesOf(m *Match, seat int, kind ActionKind) map[Space]bool {
	spaces := map[Space]bool{}
	for _, a := range m.Legal(seat, true, nil) {
		if a.Kind == kind {
			spaces[a.Space] = true
		}
	}
	return spaces
}

// earns is what the picture's district earns, step by step.
func earns(t testing.TB, picture string) Income {
	t.Helper()
	d := drawn(t, picture)
	return d.Income(nil)
}

// brings is what one building brings in the picture's district.
func brings(t testing.TB, picture string, b Building) Sum {
	t.Helper()
	d := drawn(t, picture)
	var sum Sum
	d.Income(func(s Source) {
		if s.Building == b {
			sum = sum.plus(s.Sum)
		}
	})
	return sum
}

// recordText writes a record in its text form. Its match is replayed to know the result.
func recordText(r *Record) string {
	m, _ := Rules().Replay(r, nil) // the zero match, which is not over, where it can't be
	return Rules().Text(r, &m)
}

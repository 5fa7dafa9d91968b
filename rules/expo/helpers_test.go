package expo

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// failing is a test, one of package rapid too.
type failing interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}

// anyMatch is a match of two to five seats.
func anyMatch(seed uint64) Match { return NewMatch(2+int(seed%4), seed, nil) }

// byChance is a random legal action of a seat that owes a decision: any of them, or one of any kind that there is, and in placing
// mostly a cell without a penalty, so that matches differ.
func byChance(m *Match, seat int, chance *rand.Rand, buf []Action) Action {
	legal := m.Legal(seat, buf[:0])
	a := legal[chance.IntN(len(legal))]
	for range 3 {
		switch {
		case a.Kind == Build && m.players[seat].Penalty(a.Tile, a.Cell()) > 0 && chance.IntN(4) > 0,
			a.Kind == MakeLake && chance.IntN(2) == 0,
			a.Kind == Stop && chance.IntN(3) > 0,
			(a.Kind == RestCube || a.Kind == RestPrestige) && chance.IntN(3) > 0:
			a = legal[chance.IntN(len(legal))]
		}
	}
	return a
}

// newChance is the chance of a test.
func newChance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// playOn plays a match by chance until it is over, looking at it before every action.
func playOn(t failing, m *Match, seed uint64, look func(m *Match, seat int)) {
	t.Helper()
	chance := newChance(seed)
	var buf [512]Action
	for actions := 0; !m.Over(); actions++ {
		seat := owing(m)
		if seat < 0 {
			t.Fatal("nobody owes anything, and the match is not over")
		}
		if actions > 1000 {
			t.Fatal("the match does not end")
		}
		if look != nil {
			look(m, seat)
		}
		a := byChance(m, seat, chance, buf[:])
		if r := m.Apply(seat, a, nil); !r.OK() {
			t.Fatalf("seat %d, %v: %v", seat, a, r)
		}
	}
}

// owing is the seat that owes a decision, or -1.
func owing(m *Match) int {
	for seat := range m.Seats() {
		if m.Owes(seat) != NoDecision {
			return seat
		}
	}
	return -1
}

// whole checks that a match is right.
func whole(t failing, m *Match) {
	t.Helper()
	if err := m.Invariants(); err != nil {
		t.Fatalf("%d seats, round %d, phase %d: %v", m.seats, m.Round(), m.phase, err)
	}
}

// setTracks sets tracks by their letters, "P4 E3"; q for cubes.
func setTracks(t testing.TB, p *Player, words string) {
	t.Helper()
	for word := range strings.FieldsSeq(words) {
		what, ok := trackByLetter(word[0])
		if !ok {
			t.Fatalf("%q is no track", word)
		}
		n := 0
		for _, digit := range word[1:] {
			n = 10*n + int(digit-'0')
		}
		if what == Cubes {
			p.Cubes = int16(n)
			continue
		}
		p.Track[what] = uint8(n)
	}
}

// scene is a match of seats in building, seat 0 first on the initiative and at turn, each with the starting city and the tracks
// named for it. Nothing lies in the market.
func scene(t testing.TB, tracks ...string) Match {
	t.Helper()
	seats := max(2, len(tracks))
	m := NewMatch(seats, 1, nil)
	m.market, m.open = [Rows][rowPlaces]TileID{}, [MaxSeats]TileID{}
	for seat := range seats {
		m.order[seat] = uint8(seat)
		m.players[seat] = newPlayer(seat + 1)
		m.players[seat].Track[Economy] = 10
		m.tourists[seat] = Tourist{Holder: uint8(seat), At: -1}
		if seat < len(tracks) {
			setTracks(t, &m.players[seat], tracks[seat])
		}
	}
	return m
}

// levelled gives every seat the plants of its Progress, without their cubes.
func levelled(m *Match) {
	for seat := range m.Seats() {
		p := &m.players[seat]
		for p.Level < Levels && p.Track[Progress] >= plants[p.Level+1].dot {
			p.Level++
			m.taken[p.Level]++
		}
	}
}

// tile finds a tile by its code.
func tile(t testing.TB, code string) TileID {
	t.Helper()
	id, ok := tileByCode(code)
	if !ok {
		t.Fatalf("%q is no tile", code)
	}
	return id
}

// stand has tiles stand in a seat's city without anything that follows: "bakery 0,1".
func stand(t testing.TB, m *Match, seat int, tiles ...string) {
	t.Helper()
	for _, words := range tiles {
		code, cell, _ := strings.Cut(words, " ")
		a := action(t, "activate "+cell)
		m.players[seat].place(tile(t, code), a.Cell())
	}
}

// set sets a tile on a cell as if it were built for nothing, and returns what happened: "bakery 0,1".
func set(t testing.TB, m *Match, seat int, words string) (events []Event) {
	t.Helper()
	code, cell, _ := strings.Cut(words, " ")
	a := action(t, "activate "+cell)
	m.set(seat, tile(t, code), a.Cell(), func(e Event) { events = append(events, e) })
	return events
}

// action reads an action.
func action(t testing.TB, words string) Action {
	t.Helper()
	a, ok := parseAction(strings.Fields(words))
	if !ok {
		t.Fatalf("%q is no action", words)
	}
	return a
}

// do applies an action that must be legal, and returns what happened.
func do(t testing.TB, m *Match, seat int, words string) (events []Event) {
	t.Helper()
	if r := m.Apply(seat, action(t, words), func(e Event) { events = append(events, e) }); !r.OK() {
		t.Fatalf("seat %d, %s: %v", seat, words, r)
	}
	return events
}

// refused applies an action that must not be legal for a reason, and must change nothing.
func refused(t testing.TB, m *Match, seat int, words string, want Reason) {
	t.Helper()
	before := *m
	if r := m.Apply(seat, action(t, words), func(Event) { t.Error("something happens") }); r != want {
		t.Errorf("seat %d, %s: %v, not %v", seat, words, r.String(), want.String())
	}
	if *m != before {
		t.Errorf("seat %d, %s: it is refused and changes something", seat, words)
	}
}

// of picks the events of a kind.
func of(events []Event, kind EventKind) (some []Event) {
	for _, e := range events {
		if e.Kind == kind {
			some = append(some, e)
		}
	}
	return some
}

// has checks what a seat has, "P4 E3 V-2"; what is not named is not checked.
func has(t testing.TB, m *Match, seat int, words string) {
	t.Helper()
	for word := range strings.FieldsSeq(words) {
		what, ok := trackByLetter(word[0])
		n, sign := 0, 1
		for _, digit := range word[1:] {
			if digit == '-' {
				sign = -1
				continue
			}
			n = 10*n + int(digit-'0')
		}
		if !ok || m.Has(seat, what) != sign*n {
			t.Errorf("seat %d has %c%d, not %s", seat, word[0], m.Has(seat, what), word)
		}
	}
}

// from checks what a seat's prestige came from.
func from(t testing.TB, m *Match, seat int, s Source, want int) {
	t.Helper()
	if got := int(m.players[seat].Sources[s]); got != want {
		t.Errorf("seat %d has %d from %v, not %d", seat, got, s, want)
	}
}

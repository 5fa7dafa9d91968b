package rome

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// match is one that has just begun, seat 0 being the First Player.
func match(t testing.TB, seats int) Match {
	t.Helper()
	for seed := range uint64(100) {
		if m := NewMatch(seats, seed, nil); m.first == 0 {
			return m
		}
	}
	t.Fatal("seat 0 never begins")
	return Match{}
}

// stand puts houses into a prefecture, in the order of play: "A1 B2" is a house of 1 of seat A, then one of 2 of seat B. Each
// must fit where it comes.
func stand(t testing.TB, m *Match, p Place, shape Shape, houses string) {
	t.Helper()
	for _, house := range strings.Fields(houses) {
		seat, height := int(house[0]-'A'), house[1]-'0'
		if r := m.CheckHouse(p, int(height), shape); !r.OK() {
			t.Fatalf("%s: %v", house, r)
		}
		m.prefectures[p].add(seat, height, shape)
	}
}

// scores are what each seat scores in a prefecture.
func scores(m *Match, p Place) (points [MaxSeats]int) {
	for seat, s := range m.Standings(p) {
		points[seat] = s.Points
	}
	return points
}

// give has a seat hold these cards, all of them hidden, and nobody else any of them.
func give(m *Match, seat int, codes string) {
	for seat := range int(m.seats) {
		m.discards |= m.hand(seat)
		m.players[seat].Known, m.players[seat].Hidden, m.private[seat].hidden = 0, [Types]uint8{}, 0
	}
	hold(m, seat, codes)
}

// hold gives a seat more cards, out of the discards or the piles.
func hold(m *Match, seat int, codes string) {
	for _, c := range cards(codes) {
		free := c.print()
		for other := range int(m.seats) {
			free &^= m.hand(other)
		}
		m.takeAway(free.lowest())
		m.private[seat].hidden |= 1 << free.lowest()
		m.players[seat].Hidden[c.Type()]++
	}
}

// takeAway takes a card out of the discards or its pile.
func (m *Match) takeAway(c Card) {
	m.discards &^= 1 << c
	of, kept := c.Type(), 0
	for _, other := range m.piles[of][:m.sizes[of]] {
		if other != c {
			m.piles[of][kept] = other
			kept++
		}
	}
	m.sizes[of] = uint8(kept)
	m.turnUp()
}

// cards are the first cards of prints by their codes.
func cards(codes string) (list []Card) {
	for _, code := range strings.Fields(codes) {
		c, ok := cardByCode(code)
		if !ok {
			panic(code)
		}
		list = append(list, c)
	}
	return list
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
func refused(t testing.TB, m *Match, seat int, words string, key ReasonKey) {
	t.Helper()
	before := *m
	if r := m.Apply(seat, action(t, words), func(Event) { t.Error("something happens") }); r.Key != key {
		t.Errorf("seat %d, %s: %v, not %v", seat, words, r.Key, key)
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

// bidding is a match at its first auction, the hands being as given, a seat.
func bidding(t testing.TB, hands ...string) Match {
	t.Helper()
	m := match(t, len(hands))
	give(&m, 0, "")
	for seat, codes := range hands {
		hold(&m, seat, codes)
	}
	for seat := range hands {
		m.players[seat].Passed = true
	}
	m.nextTurn(nil)
	return m
}

// byChance is a random action of a seat that owes a decision: among the legal ones, or a bid of some of its cards.
func byChance(m *Match, seat int, chance *rand.Rand, buf []Action) Action {
	if m.Owes(seat) == DecideBid {
		bid := m.hand(seat) & someCards(chance, 2)
		return Action{Kind: Bid, Bid: bid.Prints()}
	}
	legal := m.Legal(seat, buf[:0])
	return legal[chance.IntN(len(legal))]
}

// playOn plays a match by chance until it is over, looking at it before every action.
func playOn(t testing.TB, m *Match, seed uint64, look func(m *Match, seat int)) {
	t.Helper()
	chance := rand.New(rand.NewPCG(seed, 1))
	var buf []Action
	for !m.Over() {
		acted := false
		for seat := range m.Seats() {
			if m.Owes(seat) == NoDecision {
				continue
			}
			if look != nil {
				look(m, seat)
			}
			a := byChance(m, seat, chance, buf)
			if r := m.Apply(seat, a, nil); !r.OK() {
				t.Fatalf("seat %d, %v: %v", seat, a, r)
			}
			acted = true
			break
		}
		if !acted {
			t.Fatal("nobody owes anything, and the match is not over")
		}
	}
}

// someCards are cards by chance: each with a chance of one half, halved again and again.
func someCards(chance *rand.Rand, halves int) Cards {
	cards := Cards(1<<CardCount - 1)
	for range halves {
		cards &= Cards(chance.Uint64())
	}
	return cards
}

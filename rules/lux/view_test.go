package lux

import (
	"testing"

	"pgregory.net/rapid"
)

// drafted plays a draft in which everybody keeps the first two, and returns what each was dealt.
func drafted(t *testing.T, m *Match) (dealt []Citizens, passed [][2]Citizens) {
	t.Helper()
	passed = make([][2]Citizens, m.Seats())
	dealt = packets(m)
	for pass := range 2 {
		for seat := range m.Seats() {
			before := m.private[seat].packet
			kept, _ := keepFirst(t, m, seat)
			passed[seat][pass] = before - kept
		}
	}
	return dealt, passed
}

func TestL16DraftOfTwo(t *testing.T) {
	for seed := range uint64(20) {
		m := NewMatch(2, SetOf("AAAA"), seed, nil)
		_, passed := drafted(t, &m)
		for seat := range 2 {
			v := m.View(seat)
			// Of the four passed first the other kept two and passed two back; then it got two more.
			if want := passed[seat][0] - passed[1-seat][1] + passed[seat][1]; v.Known(1-seat) != want || want.Count() != 4 || v.Either() != 0 {
				t.Errorf("seat %d knows %v, not %v", seat, v.Known(1-seat), want)
			}
			if v.Known(seat) != m.Hand(seat) || v.Hand() != m.Hand(seat) || v.Seat() != seat {
				t.Errorf("seat %d does not know its own hand", seat)
			}
		}
	}
}

func TestL16DraftOfMore(t *testing.T) {
	for seats := 3; seats <= MaxSeats; seats++ {
		m := NewMatch(seats, SetOf("AAAA"), 3, nil)
		_, passed := drafted(t, &m)
		for seat := range seats {
			v := m.View(seat)
			for other := range seats {
				want := Citizens(0)
				if other == (seat+1)%seats {
					want = passed[seat][1]
				}
				if other != seat && v.Known(other) != want {
					t.Errorf("seat %d knows %v of seat %d, not %v", seat, v.Known(other), other, want)
				}
			}
			if v.Either() != passed[seat][0] {
				t.Errorf("seat %d takes %v to be with the next two, not %v", seat, v.Either(), passed[seat][0])
			}
		}
	}
}

// In the draft the left neighbour chooses from what was passed to it.
func TestL16WithinTheDraft(t *testing.T) {
	m := NewMatch(3, SetOf("AAAA"), 3, nil)
	for seat := range 3 {
		if v := m.View(seat); v.Known((seat+1)%3) != 0 || v.Own().Packet().Count() != 6 {
			t.Error("something is known before anything was passed")
		}
		keepFirst(t, &m, seat)
	}
	v := m.View(0)
	if v.Known(1) != m.private[1].packet || v.Known(2) != 0 || v.Own().Hand().Count() != 2 {
		t.Errorf("known is %v", v.Known(1))
	}
	do(t, &m, 0, Action{Kind: Keep, Card: v.Own().Packet().at(0), Other: v.Own().Packet().at(1)}.String())
	if v = m.View(0); v.Own().Kept().Count() != 2 {
		t.Error("its choice is forgotten")
	}
}

// known is a match of four in whose play seat 0 knows something.
func known(t *testing.T, set string) Match {
	row := ""
	if set[Green] == 'C' {
		row = "Y6 B3"
	}
	m := scene(t, table{set: set, hands: []string{"G2 G3 B6 B5 B4", "B2 P2 P3 Y2 Y3 G6", "B2 P2 Y4 G2 G4", "B3 P3 Y5 G5 P2"}, row: row, deck: "P6 P6 P6 P6 P5"})
	p := &m.private[0]
	p.known[1], p.either = some(t, "B2 P2"), some(t, "P2 P3 Y3 Y4")
	m.turn, m.owes = 1, [MaxSeats]Decision{1: DecidePlay}
	whole(t, &m)
	return m
}

func knows(t *testing.T, m *Match, seat int, other int, want, either string) {
	t.Helper()
	v := m.View(seat)
	if v.Known(other) != some(t, want) || v.Either() != some(t, either) {
		t.Errorf("seat %d knows %v of seat %d and %v of two, not %s and %s", seat, v.Known(other), other, v.Either(), want, either)
	}
}

func TestL16PlayedCardsAreForgotten(t *testing.T) {
	m := known(t, "DAAC")
	if played := of(do(t, &m, 1, "home P2"), Played); !played[0].Hidden {
		t.Error("others knew of the card")
	}
	knows(t, &m, 0, 1, "B2", "P2 P3 Y3 Y4") // what is known goes first
	do(t, &m, 2, "home P2")
	knows(t, &m, 0, 1, "B2", "P3 Y3 Y4") // then what one of two has
	do(t, &m, 3, "home P3")
	knows(t, &m, 0, 1, "B2", "P3 Y3 Y4") // the third is none of the two
	do(t, &m, 0, "capital G2 Y6")
	knows(t, &m, 1, 0, "Y6", "")
	knows(t, &m, 3, 0, "Y6", "")
	do(t, &m, 1, "capital B2 h Y3") // the outsider comes from the hand too
	knows(t, &m, 0, 1, "", "P3 Y4")
	do(t, &m, 2, "home G4")
	do(t, &m, 3, "home P2")
	if played := of(do(t, &m, 0, "capital G3 B3"), Played); !played[0].Hidden {
		t.Error("others knew of the card")
	}
	do(t, &m, 1, "home P3")
	do(t, &m, 2, "home G2")
	do(t, &m, 3, "home G5")
	knows(t, &m, 0, 1, "", "Y4")
	if played := of(do(t, &m, 0, "home Y6"), Played); played[0].Hidden {
		t.Error("others did not know of the card")
	}
	knows(t, &m, 1, 0, "B3", "")
}

func TestL16Thefts(t *testing.T) {
	// Seat 0 steals itself: what it takes is known or of two.
	m := known(t, "AAAB")
	m.owes, m.turn = [MaxSeats]Decision{DecidePlay}, 0
	m.private[1].known[0] = some(t, "B6")
	events := do(t, &m, 0, "capital G2 2")
	c := of(events, Stolen)[0].Card
	left := known(t, "AAAB").private[0]
	want, either := left.known[1], left.either
	switch {
	case want.Has(c):
		want -= one(c)
	case either.Has(c):
		either -= one(c)
	}
	knows(t, &m, 0, 1, want.String(), either.String())
	knows(t, &m, 1, 0, "B6 "+c.String(), "") // what is stolen from you joins the thief's
	knows(t, &m, 2, 0, "", "")

	// Seat 3 steals from seat 1, unseen by seat 0: one of every kind may be gone, and nothing is known of the two.
	m = known(t, "AAAB")
	m.owes, m.turn = [MaxSeats]Decision{3: DecidePlay}, 3
	m.private[0].known[1] = some(t, "B2 P2 P3")
	m.private[0].either = some(t, "Y4")
	m.private[0].known[2] = some(t, "B2")
	m.leave(1, citizen(t, "Y2"))
	m.join(1, citizen(t, "P2"))
	takeAway(&m, citizen(t, "P2"))
	m.discards += some(t, "Y2")
	m.private[0].known[1] += some(t, "P2")
	do(t, &m, 3, "capital G5 2")
	knows(t, &m, 0, 1, "P2", "")
	knows(t, &m, 0, 2, "B2", "")

	// From seat 3, which is none of the next two, it takes nothing of that.
	m = known(t, "AAAB")
	m.private[0].known[3] = some(t, "B3")
	do(t, &m, 1, "capital G6 4")
	knows(t, &m, 0, 1, "B2 P2", "P2 P3 Y3 Y4")
	knows(t, &m, 0, 3, "", "P2 P3 Y3 Y4")
}

func TestL16ClearedAtTheEndOfARound(t *testing.T) {
	m := known(t, "AAAC")
	m.round = 2
	resolved(t, &m)
	for seat := range 4 {
		v := m.View(seat)
		for other := range 4 {
			if other != seat && v.Known(other) != 0 || v.Either() != 0 {
				t.Errorf("seat %d still knows %v and %v", seat, v.Known(other), v.Either())
			}
		}
	}
}

func TestL16RobLiesOpen(t *testing.T) {
	m := scene(t, table{solo: true, hands: []string{"B2"}, rob: "Y6 P3"})
	v := m.View(0)
	if v.Known(1) != some(t, "Y6 P3") {
		t.Errorf("known is %v", v.Known(1))
	}
	if n := v.Unseen().Count(); n != v.DeckSize() {
		t.Errorf("%d are unseen, %d in the deck", n, v.DeckSize())
	}
}

// What a view says of hidden cards is true: those known are there, and what is unseen is all that lies hidden.
func TestViewsAreTrue(t *testing.T) {
	told := 0
	for seed := range uint64(80) {
		m := anyMatch(seed)
		playOn(t, &m, seed, func(m *Match, _ int) {
			for seat := range m.Seats() {
				if m.IsRob(seat) {
					continue
				}
				v := m.View(seat)
				hidden := bag(m.deck[:m.deckSize])
				for other := range m.Seats() {
					if other == seat || m.IsRob(other) {
						continue
					}
					p := &m.private[other]
					hidden += p.hand + p.packet
					if known := v.Known(other); !(p.hand + p.packet).Holds(known) {
						t.Fatalf("seat %d is said to hold %v of %v", other, known, p.hand)
					}
					told += v.Known(other).Count()
				}
				if v.Unseen() != hidden {
					t.Fatalf("unseen are %v, not %v", v.Unseen(), hidden)
				}
				told += v.Either().Count()
			}
		})
	}
	if told < 10_000 {
		t.Errorf("only %d times something is known", told)
	}
}

// Views of matches that differ only in what the seat can't know are the same.
func TestViewsTellNothingHidden(t *testing.T) {
	for seed := range uint64(40) {
		m := anyMatch(seed)
		playOn(t, &m, seed, func(m *Match, _ int) {
			for seat := range m.Seats() {
				v := m.View(seat)
				one, other := v.Sample(1), v.Sample(2)
				if one.View(seat) != other.View(seat) {
					t.Fatal("what is hidden shows")
				}
			}
		})
	}
}

// split reports whether either can lie in two hands, at most two in each, beside what is known there.
func split(either, next, after Citizens) bool {
	if either == 0 {
		return true
	}
	c := either.lowest()
	rest := either - one(c)
	return next.Has(c) && split2(rest, next-one(c), after, 1, 2) || after.Has(c) && split2(rest, next, after-one(c), 2, 1)
}

func split2(either, next, after Citizens, roomNext, roomAfter int) bool {
	if either == 0 {
		return true
	}
	c := either.lowest()
	rest := either - one(c)
	return roomNext > 0 && next.Has(c) && split2(rest, next-one(c), after, roomNext-1, roomAfter) ||
		roomAfter > 0 && after.Has(c) && split2(rest, next, after-one(c), roomNext, roomAfter-1)
}

// The match is one of those that a sample may be: its hands are as the deductions say.
func TestTheMatchIsOneOfTheSamples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(nil, func() {
			m := &g.m
			for seat := range m.Seats() {
				v := m.View(seat)
				if m.Phase() != PhasePlay || m.Seats() < 3 {
					continue
				}
				next, after := m.clockwise(seat, 1), m.clockwise(seat, 2)
				if !split(v.Either(), m.Hand(next)-v.Known(next), m.Hand(after)-v.Known(after)) {
					t.Fatalf("seat %d: %v can't lie in %v and %v", seat+1, v.Either(), m.Hand(next), m.Hand(after))
				}
			}
		})
	})
}

// Every hand that can be is dealt sometimes, and none that can't: here the second seat holds one of three alike or not, and the
// deck the rest.
func TestSamplesDealEverything(t *testing.T) {
	m := scene(t, table{hands: []string{"B2", "P2 Y3 G4"}, deck: "Y3 B6"})
	m.private[0].known[1] = some(t, "G4")
	v := m.View(0)
	hands := map[Citizens]int{}
	tops := map[Citizen]int{}
	for seed := range uint64(3000) {
		sample := v.Sample(seed)
		if sample != v.Sample(seed) {
			t.Fatal("the same seed gives another sample")
		}
		hands[sample.Hand(1)]++
		tops[sample.deck[1]]++
	}
	for hand, want := range map[string]int{"G4 P2 Y3": 1000, "G4 P2 B6": 500, "G4 Y3 Y3": 500, "G4 Y3 B6": 1000} {
		if n := hands[some(t, hand)]; n < want-100 || n > want+100 {
			t.Errorf("%s is dealt %d times of 3000, not about %d", hand, n, want)
		}
	}
	if len(hands) != 4 || tops[citizen(t, "Y3")] < 1350 || tops[citizen(t, "P2")] < 600 {
		t.Errorf("%d hands, on the deck %v", len(hands), tops)
	}
}

// What one of two seats holds is dealt to them two and two, where it is four; else as it can be.
func TestSamplesDealEither(t *testing.T) {
	m := scene(t, table{hands: []string{"B2 B3", "P2 P3 Y2 Y3", "P4 P5 Y4 Y5", "G2 G3"}, deck: "B4 B5 B6 G6"})
	m.private[0].either = some(t, "P2 P3 P4 P5")
	for count, either := range map[int]string{4: "P2 P3 P4 P5", 3: "P2 P3 P4", 1: "P4"} {
		m.private[0].either = some(t, either)
		v := m.View(0)
		splits := map[int]int{}
		pairs := map[Citizens]bool{}
		for seed := range uint64(400) {
			sample := v.Sample(seed)
			whole(t, &sample)
			next, after := sample.Hand(1).shared(v.Either()), sample.Hand(2).shared(v.Either())
			if next.Count()+after.Count() != count {
				t.Fatalf("%s is dealt as %v and %v", either, next, after)
			}
			splits[next.Count()]++
			pairs[next] = true
		}
		want := map[int][2]int{4: {1, 6}, 3: {2, 6}, 1: {2, 2}}[count]
		if len(splits) != want[0] || len(pairs) != want[1] {
			t.Errorf("%s is dealt as %v, %d ways", either, splits, len(pairs))
		}
	}
	m.private[0].either = some(t, "P2 P4 P5")
	m.private[0].known[1] = some(t, "P3 Y2 Y3") // there is room for one more
	v := m.View(0)
	for seed := range uint64(50) {
		sample := v.Sample(seed)
		whole(t, &sample)
		if sample.Hand(1).shared(v.Either()).Count() != 1 {
			t.Fatalf("%v is dealt", sample.Hand(1))
		}
	}
}

// Modifiers and ROB's cards are sampled too, but for what was seen.
func TestSamplesOfModifiersAndRob(t *testing.T) {
	m := scene(t, table{solo: true, hands: []string{"B2 B3"}, rob: "Y6 P3"})
	hide(&m, 0, Blue, 4)
	m.rob.turns, m.rob.turned = 2, [RobCards]RobCard{m.robDeck[0], m.robDeck[1]}
	v := m.View(0)
	next, drawn := map[RobCard]bool{}, map[int8]bool{}
	for seed := range uint64(200) {
		sample := v.Sample(seed)
		whole(t, &sample)
		if sample.modifiers[0] != 4 || sample.robDeck[0] != m.robDeck[0] {
			t.Fatal("what was seen is another")
		}
		next[sample.robDeck[2]] = true
		drawn[sample.modifiers[1]] = true
	}
	if len(next) != 6 || len(drawn) != 7 {
		t.Errorf("next are %v, drawn %v", next, drawn)
	}
}

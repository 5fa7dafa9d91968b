package rome

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"capital/rules/record"
)

// anyMatch is a match of two, an even one, or one of three or four seats.
func anyMatch(seed uint64) Match {
	if seed%4 == 1 {
		return NewEven(seed, nil)
	}
	return NewMatch([...]int{2, 0, 3, 4}[seed%4], seed, nil)
}

// A match of any number of seats comes to its end, and is right after every action.
func TestRandomMatchesHold(t *testing.T) {
	for seed := range uint64(300) {
		m := anyMatch(seed)
		playOn(t, &m, seed, func(m *Match, seat int) {
			if err := m.Invariants(); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		})
		if err := m.Invariants(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// everyAction are all well-formed actions but bids.
func everyAction() (all []Action) {
	add := func(a Action) {
		if a.wellFormed() {
			all = append(all, a)
		}
	}
	for card := range Card(CardCount) {
		add(Action{Kind: Idle, Card: card})
		for a := range uint8(Tallest + 1) {
			for b := range uint8(NoFloor + 1) {
				add(Action{Kind: Play, Card: card, A: a, B: b})
			}
			for shape := range Shape(Shapes) {
				add(Action{Kind: Play, Card: card, A: a, Shape: shape})
				for p := range Place(Places) {
					add(Action{Kind: Play, Card: card, A: a, Shape: shape, Place: p})
				}
			}
		}
	}
	for p := range Place(Places) {
		add(Action{Kind: Put, Place: p})
	}
	for pile := range Type(Types) {
		add(Action{Kind: Draw, Pile: pile})
	}
	add(Action{Kind: Pass})
	slices.SortFunc(all, func(a, b Action) int { return strings.Compare(a.String(), b.String()) })
	return slices.Compact(all)
}

// What is listed as legal is what Apply takes, no more and no less; nothing is listed twice.
func TestLegalIsWhatApplyTakes(t *testing.T) {
	all := everyAction()
	for seed := range uint64(20) {
		m := anyMatch(seed)
		step := 0
		playOn(t, &m, seed, func(m *Match, seat int) {
			if step++; step%7 != 0 {
				return
			}
			legal := m.Legal(seat, nil)
			listed := map[Action]bool{}
			for _, a := range legal {
				if listed[a] {
					t.Fatalf("%v is listed twice", a)
				}
				listed[a] = true
			}
			for _, a := range all {
				after := *m
				if r := after.Apply(seat, a, nil); r.OK() != listed[a] {
					t.Fatalf("%v: %v, listed %v", a, r, listed[a])
				}
			}
			for other := range m.Seats() {
				if m.Owes(other) == NoDecision && m.Legal(other, nil) != nil {
					t.Fatalf("seat %d owes nothing and has legal actions", other)
				}
			}
		})
	}
}

// Every outcome of two floors is listed once (C5).
func TestFloorsAreListedByOutcome(t *testing.T) {
	for seed := range uint64(40) {
		m := NewMatch(4, seed, nil)
		playOn(t, &m, seed, func(m *Match, seat int) {
			if m.Owes(seat) != DecideBuild {
				return
			}
			outcomes := map[[Tallest + 1]uint8]bool{}
			for _, a := range m.Legal(seat, nil) {
				if a.Kind != Play || a.Card != m.hand(seat).Of(Floor).lowest().First() {
					continue
				}
				houses := m.players[seat].Unfinished
				raise(&houses, a.A)
				if a.B != NoFloor {
					raise(&houses, a.B)
				}
				if outcomes[houses] {
					t.Fatalf("%v leaves what another leaves", a)
				}
				outcomes[houses] = true
			}
		})
	}
}

// The iterator gives every bid once, and all that it gives is legal.
func TestBidsAreAllThereAre(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		hand := someCards(chance, 3)
		want := 1
		for left := hand; left != 0; left &^= left.lowest().print() {
			want *= 1 + (left & left.lowest().print()).Count()
		}
		seen := map[Cards]bool{}
		for bid := range Bids(hand) {
			if seen[bid] || bid != bid.Prints() || hand.Prints()&bid != bid {
				t.Fatalf("%v of %v", bid, hand)
			}
			if seen[bid] = true; len(seen) == 5000 {
				break // and it can be left
			}
		}
		if len(seen) != min(want, 5000) {
			t.Errorf("%d bids of %v, not %d", len(seen), hand, want)
		}
	}
}

// Every sum that a bid can have has its cheapest one, whatever was in the buffer.
func TestCheapestBids(t *testing.T) {
	chance := rand.New(rand.NewPCG(2, 1))
	var buf []BidOf
	for range 40 {
		hand := someCards(chance, 4)
		worth := func(c Card) float64 { return float64(c.First()*7%11) + 0.5 }
		least := map[int]float64{}
		loss := func(bid Cards) (sum float64) {
			for c := range bid.All() {
				sum += worth(c)
			}
			return sum
		}
		for bid := range Bids(hand) {
			sum := bid.Sum()
			if old, ok := least[sum]; !ok || loss(bid) < old {
				least[sum] = loss(bid)
			}
		}
		buf = CheapestBids(hand, worth, buf[:0])
		if len(buf) != hand.Sum()+1 {
			t.Fatalf("%d sums of %v", len(buf), hand)
		}
		for sum, bid := range buf {
			want, ok := least[sum]
			if !ok {
				want = math.Inf(1)
			}
			if bid.Loss != want || ok && (bid.Cards.Sum() != sum || loss(bid.Cards) != want || hand.Prints()&bid.Cards != bid.Cards) {
				t.Fatalf("sum %d of %v: %+v, not %v", sum, hand, bid, want)
			}
		}
	}
}

// A match of the same seed and actions is the same match; its record says so, and reads back.
func TestRecordsReplay(t *testing.T) {
	for seed := range uint64(60) {
		var options []record.Option
		seats := 2 + int(seed%3)
		if seed%6 == 0 {
			options = []record.Option{{Name: OptionTwo, Value: TwoEven}}
		}
		r := randomRecord(t, seats, seed, options...)
		m, err := Rules().Replay(&r, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := Rules().Text(&r, &m)
		again, read, err := ReadRecord(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read != m || Rules().Text(&again, &read) != text {
			t.Fatalf("seed %d reads as another match", seed)
		}
	}
}

// Sampled matches are right, look the same to the seat, and can be played to their end.
func TestSamplesMayBeTheMatch(t *testing.T) {
	for seed := range uint64(60) {
		m := anyMatch(seed)
		step := 0
		playOn(t, &m, seed, func(m *Match, _ int) {
			if step++; step%11 != 0 {
				return
			}
			for seat := range m.Seats() {
				v := m.View(seat)
				sample := v.Sample(seed)
				if err := sample.Invariants(); err != nil {
					t.Fatalf("a sample: %v", err)
				}
				seen := sample.View(seat)
				if seen.owes[seat] = v.owes[seat]; m.phase == PhaseBid {
					seen.owes = v.owes // the others decide anew
				}
				if seen != v {
					t.Fatalf("a sample looks different to seat %d:\n%+v\n%+v", seat, seen, v)
				}
				if step%77 == 0 {
					playOn(t, &sample, seed, nil)
				}
			}
		})
	}
}

// What a view says of hidden cards is true, and it is all that can be known: another card that is unseen could be in the hand.
func TestViewsAreTrueAndHonest(t *testing.T) {
	told := 0
	for seed := range uint64(60) {
		m := anyMatch(seed)
		playOn(t, &m, seed, func(m *Match, _ int) {
			for seat := range m.Seats() {
				v := m.View(seat)
				for other := range m.Seats() {
					if v.KnownOf(other)&^m.hand(other) != 0 {
						t.Fatalf("seat %d is said to hold %v", other, v.KnownOf(other)&^m.hand(other))
					}
					told += v.hidden[other].Count()
					hidden := m.private[other].hidden &^ v.hidden[other]
					if other != seat && hidden&^v.unseen != 0 {
						t.Fatalf("%v of seat %d can't be, says the view", hidden&^v.unseen, other)
					}
				}
			}
		})
	}
	if told == 0 {
		t.Error("nothing was ever deduced")
	}
}

// Views of matches that differ only in what the seat can't know are the same.
func TestViewsTellNothingHidden(t *testing.T) {
	for seed := range uint64(40) {
		m := NewMatch(3, seed, nil)
		playOn(t, &m, seed, func(m *Match, _ int) {
			for seat := range m.Seats() {
				v := m.View(seat)
				one, other := v.Sample(1), v.Sample(2)
				first, second := one.View(seat), other.View(seat)
				if first != second {
					t.Fatalf("what is hidden shows")
				}
			}
		})
	}
}

// randomRecord is the record of a match played by chance.
func randomRecord(t testing.TB, seats int, seed uint64, options ...record.Option) Record {
	t.Helper()
	r := Record{Seed: seed, Options: options}
	for range seats {
		r.Seats = append(r.Seats, recordSeat())
	}
	chance := rand.New(rand.NewPCG(seed, 2))
	_, err := Rules().Play(&r, func(m *Match, seat int) (Action, error) { return byChance(m, seat, chance, nil), nil }, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

package recordtest

import (
	"slices"
	"testing"

	"capital/rules/random"
	"capital/rules/record"
)

// started is a match of so many seats, whose hands and prizes are set by a test.
func started(seats int, hands [][HandSize]Card) Match {
	m := newMatch(seats, 1, false, false, nil)
	m.prizes, m.prize = [Rounds]int{2, 3, 4}, 2
	copy(m.hands[:], hands)
	return m
}

func bid(t *testing.T, m *Match, cards ...Card) (events []Event) {
	t.Helper()
	for seat, card := range cards {
		if err := m.Apply(seat, Action{Bid, card}, func(e Event) { events = append(events, e) }); err != nil {
			t.Fatal(err)
		}
	}
	return events
}

func TestTheHighestSingleBidWins(t *testing.T) {
	m := started(4, [][HandSize]Card{{8, 1, 1}, {8, 2, 1}, {5, 2, 2}, {3, 3, 3}})
	events := bid(t, &m, 8, 8, 5, 3)
	if m.points != [MaxSeats]int{2: 2} || m.won != [MaxSeats]int{2: 1} || m.Prize() != 3 || m.Round() != 1 {
		t.Errorf("points %v, prizes %v, then a prize of %d", m.points, m.won, m.Prize())
	}
	want := []Event{{Kind: BidSealed}, {Kind: BidSealed, Seat: 1}, {Kind: BidSealed, Seat: 2}, {Kind: BidSealed, Seat: 3},
		{Kind: BidShown, Card: 8}, {Kind: BidShown, Seat: 1, Card: 8}, {Kind: BidShown, Seat: 2, Card: 5}, {Kind: BidShown, Seat: 3, Card: 3},
		{Kind: PrizeWon, Seat: 2, Points: 2}, {Kind: RoundBegan, Points: 3}}
	if !slices.Equal(events, want) {
		t.Errorf("told\n%v instead of\n%v", events, want)
	}
}

func TestATieIsLostOrKept(t *testing.T) {
	for _, kept := range []bool{false, true} {
		m := started(2, [][HandSize]Card{{8, 7, 1}, {8, 2, 1}})
		m.kept = kept
		bid(t, &m, 8, 8)
		if want := map[bool]int{false: 3, true: 5}[kept]; m.Prize() != want || m.points != [MaxSeats]int{} {
			t.Errorf("kept %v: points %v, then a prize of %d", kept, m.points, m.Prize())
		}
	}
}

func TestAloneTheDeckBids(t *testing.T) {
	m := started(1, [][HandSize]Card{{5, 5, 5}})
	for n, card := range []Card{6, 5, 4} { // higher, the same, lower
		m.deck[m.drawn] = card
		bid(t, &m, 5)
		if want := []int{0, 0, 4}[n]; m.Points(0) != want {
			t.Errorf("5 against %d: %d points instead of %d", card, m.Points(0), want)
		}
	}
	if !m.Over() {
		t.Error("three rounds, and it is not over")
	}
}

func TestWhatIsNotLegalChangesNothing(t *testing.T) {
	m := started(2, [][HandSize]Card{{8, 7, 1}, {8, 2, 1}})
	if err := m.Apply(0, Action{Swap, 1}, nil); err != nil {
		t.Fatal(err)
	}
	m.hands[0] = [HandSize]Card{8, 7, 1}
	if err := m.Apply(1, Action{Bid, 2}, nil); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		seat int
		a    Action
		want Reason
	}{
		{1, Action{Bid, 8}, NotYourTurn}, {2, Action{Bid, 8}, NotYourTurn}, {-1, Action{Bid, 8}, NotYourTurn},
		{0, Action{}, Malformed}, {0, Action{Kind: Bid}, Malformed}, {0, Action{3, 8}, Malformed},
		{0, Action{Bid, 2}, NotInHand}, {0, Action{Swap, 8}, SwappedBefore},
	} {
		before := m
		if err := m.Apply(c.seat, c.a, nil); err != c.want || m != before {
			t.Errorf("seat %d, %v: %v instead of %v", c.seat+1, c.a, err, c.want)
		}
	}
}

// A view is the same whatever the others hold, the deck's order and the prizes to come.
func TestAViewHidesWhatOthersHold(t *testing.T) {
	a := started(3, [][HandSize]Card{{8, 7, 1}, {8, 2, 1}, {4, 4, 4}})
	b := a
	b.hands[1], b.hands[2] = [HandSize]Card{3, 6, 6}, [HandSize]Card{5, 5, 2}
	slices.Reverse(b.deck[:])
	b.prizes[1], b.prizes[2] = b.prizes[2], b.prizes[1]
	for _, m := range []*Match{&a, &b} {
		if err := m.Apply(1, Action{Bid, m.hands[1][0]}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if a.View(0) != b.View(0) {
		t.Error("the views differ")
	}
	if a.View(1) == b.View(1) {
		t.Error("a seat does not see its own cards")
	}
}

func TestMatchesPlayedByChanceAreInOrder(t *testing.T) {
	rules := Rules()
	for seed := range uint64(300) {
		r := Record{Seed: seed, Seats: make([]record.Seat, 1+seed%MaxSeats)}
		chance := random.Source(seed)
		m := rules.New(&r, nil)
		err := rules.PlayOn(&r, &m, func(m *Match, seat int) (Action, error) {
			v := m.View(seat)
			legal := v.Legal()
			for _, kind := range []ActionKind{Bid, Swap} {
				for card := range Card(MostValue + 1) {
					a := Action{kind, card}
					if copied := *m; (copied.Apply(seat, a, nil) == nil) != slices.Contains(legal, a) {
						t.Fatalf("%v is legal and not listed, or the other way round", a)
					}
				}
			}
			return legal[chance.Below(len(legal))], m.Invariants()
		}, nil)
		if err == nil {
			err = m.Invariants()
		}
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

func TestAPlannerBeatsGuessers(t *testing.T) {
	rules, won := Rules(), [2]int{}
	for seed := range uint64(300) {
		r := Record{Seed: seed, Seats: []record.Seat{{Player: Planner}, {Player: Guesser}}}
		m, err := rules.Play(&r, func(m *Match, seat int) (Action, error) {
			v := m.View(seat)
			return Choose(&v, r.Seats[seat].Player, seed)
		}, nil)
		if err != nil {
			t.Fatal(err)
		}
		won[0] += m.Points(0)
		won[1] += m.Points(1)
	}
	if won[0]*2 < won[1]*3 {
		t.Errorf("planner %d, guesser %d", won[0], won[1])
	}
}

// TestSamplesTellNoMoreThanTheSeatKnows: in two matches that look alike to a seat they are the same, they are legal moves'
// outcomes of this round, and a swap can better the lowest hand.
func TestSamplesTellNoMoreThanTheSeatKnows(t *testing.T) {
	seen := map[View]Match{}
	compared := 0
	for seed := range uint64(3000) {
		m := newMatch(2, seed, false, false, nil)
		v := m.View(0)
		other, known := seen[v]
		seen[v] = m
		if !known || other == m {
			continue
		}
		compared++
		w := other.View(0)
		for _, a := range v.Legal() {
			for n := range 20 {
				if got, want := v.Sample(a, n), w.Sample(a, n); got != want || got != 0 && got != v.prize && got != -v.prize {
					t.Fatalf("seed %d, %v: %d, and %d in a match that looks alike", seed, a, got, want)
				}
			}
		}
	}
	if compared == 0 {
		t.Error("no two matches look alike")
	}
	unseen := 0
	m := newMatch(2, 1, false, false, nil)
	v := m.View(0)
	for card := Card(1); card <= MostValue; card++ {
		unseen += v.Unseen(card)
	}
	if unseen != deckSize-HandSize {
		t.Errorf("%d cards are unseen", unseen)
	}
}

// TestPlacesFollowFromPointsThenPrizes and who has as much shares one.
func TestPlacesFollowFromPointsThenPrizes(t *testing.T) {
	m := Match{table: table{seats: 4, points: [MaxSeats]int{4, 4, 2, 4}, won: [MaxSeats]int{1, 2, 1, 1}}}
	for seat, want := range []int{2, 1, 4, 2} {
		if got := m.Place(seat); got != want {
			t.Errorf("seat %d comes to place %d, not %d", seat+1, got, want)
		}
	}
}

package recordtest

import (
	"context"
	"fmt"
	"slices"

	"capital/rules/random"
)

// View is what one seat may know of a match: the table and its own cards. It is a plain value.
type View struct {
	table
	seat int
	hand [HandSize]Card
	bid  Card
}

// View returns what the seat may know.
func (m *Match) View(seat int) View {
	return View{m.table, seat, m.hands[seat], m.bids[seat]}
}

// Seat is whose view it is.
func (v *View) Seat() int { return v.seat }

// Hand returns the cards not played yet, in the order dealt.
func (v *View) Hand() []Card {
	return slices.DeleteFunc(slices.Clone(v.hand[:]), func(c Card) bool { return c == 0 })
}

// Sealed is what the seat has bid and not yet shown, or 0.
func (v *View) Sealed() Card { return v.bid }

// Legal lists the actions the seat may take, none when it owes nothing; one of equal cards stands for all.
func (v *View) Legal() (legal []Action) {
	if !v.Owes(v.seat) {
		return nil
	}
	hand := v.Hand()
	slices.Sort(hand)
	hand = slices.Compact(hand)
	for _, card := range hand {
		legal = append(legal, Action{Bid, card})
	}
	for _, card := range hand {
		if !v.swapped[v.seat] {
			legal = append(legal, Action{Swap, card})
		}
	}
	return legal
}

// Sample is by how many points an action leaves the seat better off after this round, in one sample of what it can't see: what
// the others bid, and what it gets for a card that it swaps. Less than 0 says that somebody else wins the prize.
func (v *View) Sample(a Action, sample int) int {
	unseen := v.unseen()
	source := random.Source(uint64(sample))
	shuffle(&source, unseen)
	hand, own := v.Hand(), a.Card
	if a.Kind == Swap {
		hand[slices.Index(hand, a.Card)] = unseen[len(unseen)-1]
		own = slices.Max(hand)
	}
	var bidders [MostValue + 1]int
	bidders[own]++
	for _, card := range unseen[:max(v.seats-1, 1)] { // one who plays alone bids against the deck
		bidders[card]++
	}
	switch highestSingle(&bidders) {
	case own:
		return v.prize
	case 0:
		return 0
	}
	return -v.prize
}

// unseen are the cards that the seat has not seen; those that it put aside count as seen no more.
func (v *View) unseen() (unseen []Card) {
	seen := v.shown
	for _, card := range append(v.Hand(), v.bid) {
		seen[card]++
	}
	for card := Card(1); card <= MostValue; card++ {
		for range copies - int(seen[card]) {
			unseen = append(unseen, card)
		}
	}
	return unseen
}

// Unseen is how many cards of a value the seat has not seen.
func (v *View) Unseen(card Card) (count int) {
	for _, c := range v.unseen() {
		if c == card {
			count++
		}
	}
	return count
}

// Decision is the number of the decision that the seat owes: 1 for its bid, 0 for none.
func (t *table) Decision(seat int) uint8 {
	if t.Owes(seat) {
		return 1
	}
	return 0
}

// EndsRound reports whether the event tells how a round ended.
func (e Event) EndsRound() bool { return e.Kind == PrizeWon || e.Kind == PrizeLost }

// Won is how many prizes the seat has won.
func (t *table) Won(seat int) int { return t.won[seat] }

// Place is the place that the seat's points and prizes bring it, 1 for the first; who has as much has the same.
func (t *table) Place(seat int) int {
	place := 1
	for other := range t.seats {
		if t.points[other] > t.points[seat] || t.points[other] == t.points[seat] && t.won[other] > t.won[seat] {
			place++
		}
	}
	return place
}

// The levels of computer players, from the weakest.
const (
	Guesser = "guesser" // anything, by chance
	Planner = "planner" // swaps a low card; high cards for high prizes
)

// Players are the computer players, as a session asks them.
type Players struct{}

// Check returns what is wrong with a level, or nil.
func (Players) Check(level string) error {
	if level != Guesser && level != Planner {
		return fmt.Errorf("there is no level %q", level)
	}
	return nil
}

// Choose decides for a seat.
func (Players) Choose(_ context.Context, r *Record, m *Match, seat int) (Action, error) {
	v := m.View(seat)
	return Choose(&v, r.Seats[seat].Player, r.Seed*MaxSeats+uint64(seat))
}

// Choose is what a computer player of a level does. A guesser's chance follows from the seed and
// from how many cards it holds, so that the same view and seed give the same action. It fails where
// there is no such level, or nothing to choose.
func Choose(v *View, level string, seed uint64) (Action, error) {
	legal := v.Legal()
	if len(legal) == 0 {
		return Action{}, fmt.Errorf("seat %d owes nothing", v.seat+1)
	}
	switch level {
	case Guesser:
		source := random.Source(seed + uint64(len(legal)))
		return legal[source.Below(len(legal))], nil
	case Planner:
		return v.plan(), nil
	}
	return Action{}, fmt.Errorf("there is no level %q", level)
}

// plan swaps a lowest card below the deck's mean, and bids the higher a card the higher the prize.
func (v *View) plan() Action {
	hand := v.Hand()
	slices.Sort(hand)
	if !v.swapped[v.seat] && 2*hand[0] < MostValue+1 {
		return Action{Swap, hand[0]}
	}
	prize := v.prize
	if v.doubled {
		prize /= 2
	}
	return Action{Bid, hand[max(0, min(prize-2, len(hand)-1))]}
}

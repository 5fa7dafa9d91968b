package recordtest

import (
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

// The levels of computer players, from the weakest.
const (
	Guesser = "guesser" // anything, by chance
	Planner = "planner" // swaps a low card; high cards for high prizes
)

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

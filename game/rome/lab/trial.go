package lab

import (
	"slices"

	"capital/game/lab"
	"capital/rules/rome"
)

type (
	trial = lab.Trial[rome.Match, rome.Action, rome.Event]
)

// newTrial is Capitol as it is put on trial.
func newTrial(bench *bench, levels []string) *trial {
	return &trial{
		Bench: *bench, Levels: levels,
		Legal: legal, Allows: allows,
		Illegal: []rome.Action{{}, {Kind: rome.Play, Card: rome.CardCount}, {Kind: rome.Put, Place: rome.Places},
			{Kind: rome.Bid, Bid: 1 << rome.CardCount}, {Kind: rome.Draw, Pile: rome.Types}},
		Kind:  func(a rome.Action) int { return int(a.Kind) },
		Kinds: int(rome.Draw),
	}
}

// legal is what the seat may do: of bids, of which there may be tens of thousands, the one with the fewest cards for each sum.
func legal(m *rome.Match, seat int) []rome.Action {
	if m.Owes(seat) != rome.DecideBid {
		return m.Legal(seat, nil)
	}
	var actions []rome.Action
	for _, bid := range rome.CheapestBids(m.Hand(seat), func(rome.Card) float64 { return 1 }) {
		if bid.Loss <= float64(m.Hand(seat).Count()) { // a sum that some cards come to
			actions = append(actions, rome.Action{Kind: rome.Bid, Bid: bid.Cards})
		}
	}
	return actions
}

// allows reports whether the action is among all that the seat may do, any bid of cards of the hand included.
func allows(m *rome.Match, seat int, a rome.Action) bool {
	if m.Owes(seat) != rome.DecideBid {
		return slices.Contains(m.Legal(seat, nil), a)
	}
	own := a.Bid&^m.Hand(seat).Prints() == 0 && a.Bid.Prints() == a.Bid
	return own && a == rome.Action{Kind: rome.Bid, Bid: a.Bid}
}

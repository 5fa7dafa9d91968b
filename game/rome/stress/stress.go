// Package stress says what is to be known of Capitol to put it under stress: see [capital/game/stress].
package stress

import (
	"errors"
	"slices"

	"capital/game/rome/ai"
	"capital/game/stress"
	"capital/rules/rome"
)

// Game is Capitol as it is put under stress.
func Game() *stress.Game[rome.Match, rome.Action, rome.Event] {
	return &stress.Game[rome.Match, rome.Action, rome.Event]{
		Players: ai.NewPlayers(nil), Levels: append(ai.Levels(), ai.Random), Thinker: ai.Master,
		Legal: legal, Allows: allows,
		Illegal: []rome.Action{{}, {Kind: rome.Play, Card: rome.CardCount}, {Kind: rome.Put, Place: rome.Places},
			{Kind: rome.Bid, Bid: 1 << rome.CardCount}, {Kind: rome.Draw, Pile: rome.Types}},
		Kind:  func(a rome.Action) int { return int(a.Kind) },
		Kinds: int(rome.Draw),
		Ideas: ai.Ideas, CheckIdea: checkIdea,
	}
}

// legal is what the seat may do: of bids, of which there may be tens of thousands, the one with the fewest cards for each sum.
func legal(m *rome.Match, seat int) []rome.Action {
	if m.Owes(seat) != rome.DecideBid {
		return m.Legal(seat, nil)
	}
	var actions []rome.Action
	for _, bid := range rome.CheapestBids(m.Hand(seat), func(rome.Card) float64 { return 1 }, nil) {
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

// checkIdea returns why the seat can't do what it is advised to, or that nothing speaks for it.
func checkIdea(m *rome.Match, seat int, idea ai.Idea) error {
	view := m.View(seat)
	if reason := view.Check(idea.Action); !reason.OK() {
		return reason
	}
	if len(ai.Reasons(&view, idea.Beside)) == 0 {
		return errors.New("nothing speaks for it")
	}
	return nil
}

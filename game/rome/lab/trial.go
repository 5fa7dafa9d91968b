package lab

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/game/rome/jobs"
	"capital/rules/rome"
)

type (
	trial = lab.Trial[rome.Match, rome.Action, rome.Event]
	about = lab.About[rome.Match, rome.Action]
)

// newTrial is Capitol as it is put on trial.
func newTrial(bench *bench, levels []string) *trial {
	return &trial{
		Bench: *bench, Players: jobs.Players{}, Levels: levels, Thinker: ai.Master,
		Legal: legal, Allows: allows,
		Illegal: []rome.Action{{}, {Kind: rome.Play, Card: rome.CardCount}, {Kind: rome.Put, Place: rome.Places},
			{Kind: rome.Bid, Bid: 1 << rome.CardCount}, {Kind: rome.Draw, Pile: rome.Types}},
		Kind:  func(a rome.Action) int { return int(a.Kind) },
		Kinds: int(rome.Draw),
		Questions: []lab.Question[rome.Match, rome.Action]{
			{Name: "hints", Ask: askHint},
			lab.Reviews[rome.Match](jobs.Players{}.Review, (*ai.Review).Loss),
		},
		Endless: func(ctx context.Context, about *about) error {
			_, err := jobs.Players{}.Hint(ctx, about.Record, about.Match, about.Seat, 0, 1<<30)
			return err
		},
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

// askHint asks for a hint: moves that are legal, the best first, and reasons for each.
func askHint(ctx context.Context, about *about) error {
	tried, err := jobs.Players{}.Hint(ctx, about.Record, about.Match, about.Seat, 0, 1)
	if err != nil {
		return err
	}
	hints := ai.Ideas(tried, nil, 3)
	if len(hints) == 0 {
		return errors.New("there are none")
	}
	view, behind := about.Match.View(about.Seat), 0
	for _, hint := range hints {
		if reason := view.Check(hint.Action); !reason.OK() || hint.Behind < behind {
			return fmt.Errorf("seat %d is advised to %v: %v", about.Seat+1, hint.Action, reason)
		}
		if len(ai.Reasons(&view, hint.Beside)) == 0 {
			return fmt.Errorf("nothing speaks for the advice to seat %d to %v", about.Seat+1, hint.Action)
		}
		behind = hint.Behind
	}
	return nil
}

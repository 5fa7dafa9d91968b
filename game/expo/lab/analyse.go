package lab

import (
	"context"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/rules/expo"
)

// reasonText is one thing that the best move has over the one played, or lacks; its fields mean what [ai.Why] says of them.
type reasonText struct {
	Why    string `json:"why"`
	Source string `json:"source,omitempty"`
	Points int    `json:"points"`
}

// newAnalyst is how a master reviews the moves of a record.
func newAnalyst() *lab.Analyst[expo.Match, expo.Action, expo.Event] {
	return &lab.Analyst[expo.Match, expo.Action, expo.Event]{
		Rules: expo.Rules(), Stage: "round", Stages: expo.Rounds, Review: review, Aside: "\n",
		StageOf: func(m *expo.Match) int { return m.Round() },
	}
}

// review says how good the first of the moves was; m is the match before it.
func review(ctx context.Context, m *expo.Match, moves []expo.Move, seed uint64, samples int) (lab.Review, error) {
	r, err := ai.ReviewAt(m, moves[0], seed, ai.Limit{Samples: samples, Stop: ctx.Done()})
	if err != nil {
		return lab.Review{}, err
	}
	why := []reasonText{}
	if r.Best.Action != r.Played.Action {
		for _, reason := range ai.Reasons(r.Beside) {
			why = append(why, textOf(&reason))
		}
	}
	return lab.Review{
		Played: moves[0].Action.String(), PlayedMargin: r.Played.Margin,
		Best: r.Best.Action.String(), BestMargin: r.Best.Margin,
		Sure: r.Sure, Margins: r.Margins[:m.Seats()], Why: why,
	}, nil
}

func textOf(r *ai.Reason) reasonText {
	t := reasonText{Why: r.Why.Key(), Points: r.Points}
	if r.Why == ai.WhyPrestige {
		t.Source = r.Source.String()
	}
	return t
}

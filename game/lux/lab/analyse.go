package lab

import (
	"context"

	"capital/game/lab"
	"capital/game/lux/ai"
	"capital/rules/lux"
)

// reasonText is one thing that the best move has over the one played, or lacks; its fields mean what [ai.Why] says of them.
type reasonText struct {
	Why      string `json:"why"`
	District string `json:"district,omitempty"`
	Count    int    `json:"count,omitempty"`
	Points   int    `json:"points"`
}

// newAnalyst is how a master reviews the moves of a record.
func newAnalyst() *lab.Analyst[lux.Match, lux.Action, lux.Event] {
	return &lab.Analyst[lux.Match, lux.Action, lux.Event]{
		Rules: lux.Rules(), Stage: "round", Stages: lux.Rounds, Review: review,
		Aside:   " Against\nROB they are points ahead of it, but for the end, which is all points.\n",
		StageOf: func(m *lux.Match) int { return m.Round() },
	}
}

// review says how good the first of the moves was; m is the match before it.
func review(ctx context.Context, m *lux.Match, moves []lux.Move, seed uint64, samples int) (lab.Review, error) {
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
	t := reasonText{Why: r.Why.Key(), Count: r.Count, Points: r.Points}
	switch r.Why {
	case ai.WhyHome, ai.WhyBonus, ai.WhyKeeps, ai.WhyLoses:
		t.District = r.District.String()
	}
	return t
}

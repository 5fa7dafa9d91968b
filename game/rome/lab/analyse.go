package lab

import (
	"context"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/rules/rome"
)

// reasonText is one thing that the best move has over the one played, or lacks; its fields mean what [ai.Why] says of them.
type reasonText struct {
	Why    string `json:"why"`
	Place  string `json:"place,omitempty"`
	Count  int    `json:"count,omitempty"`
	Points int    `json:"points"`
}

// newAnalyst is how a master reviews the moves of a record.
func newAnalyst() *lab.Analyst[rome.Match, rome.Action, rome.Event] {
	return &lab.Analyst[rome.Match, rome.Action, rome.Event]{
		Rules: rome.Rules(), Stage: "round", Stages: rome.Rounds, Review: review, Aside: "\n",
		StageOf: func(m *rome.Match) int { return m.Round() },
	}
}

// review says how good the first of the moves was; m is the match before it.
func review(ctx context.Context, m *rome.Match, moves []rome.Move, seed uint64, samples int) (lab.Review, error) {
	r, err := ai.ReviewAt(m, moves[0], seed, ai.Limit{Samples: samples, Stop: ctx.Done()})
	if err != nil {
		return lab.Review{}, err
	}
	v := m.View(moves[0].Seat)
	why := []reasonText{}
	if r.Best.Action != r.Played.Action {
		for _, reason := range ai.Reasons(&v, r.Beside) {
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
	if r.InPlace() {
		t.Place = r.Place.String()
	}
	return t
}

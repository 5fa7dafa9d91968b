package lab

import (
	"context"
	"strings"

	"capital/game/lab"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// reasonText is one reason why the best move is better than the one played: see [ai.Why].
type reasonText struct {
	Why   string `json:"why"`
	Coins int    `json:"coins"`
	VP    int    `json:"vp"`
}

// newAnalyst is how a master reviews the moves of a record.
func newAnalyst() *lab.Analyst[warsaw.Match, warsaw.Action, warsaw.Event] {
	return &lab.Analyst[warsaw.Match, warsaw.Action, warsaw.Event]{
		Rules: warsaw.Rules(), Stage: "epoch", Stages: warsaw.Epochs, StageOf: (*warsaw.Match).Epoch, Review: review,
		Aside: " A pick counts as its\ntile's best use. ",
	}
}

// review says how good the first of the moves was; m is the match before it.
func review(ctx context.Context, m *warsaw.Match, moves []warsaw.Move, seed uint64, samples int) (lab.Review, error) {
	r, err := ai.ReviewAt(m, moves, seed, ai.Limit{Samples: samples, Stop: ctx.Done()})
	if err != nil {
		return lab.Review{}, err
	}
	v := m.View(moves[0].Seat)
	why := []reasonText{}
	for _, reason := range ai.Reasons(&v, r.Best.Action, r.Beside) {
		why = append(why, reasonText{reason.Why.Key(), reason.Coins, reason.VP})
	}
	return lab.Review{
		Played: moves[0].Action.String(), PlayedMargin: r.Played.Margin,
		Best: bestText(moves[0].Action, r.Best.Action), BestMargin: r.Best.Margin,
		Sure: r.Sure, Margins: r.Margins[:m.Seats()], Why: why,
	}, nil
}

// bestText is the best action as in a record; a pick is followed by the use it is for.
func bestText(played, best warsaw.Action) string {
	if played.Kind != warsaw.Pick {
		return best.String()
	}
	code := best.Tile.Tile().Code
	return "pick " + code + ", " + strings.Replace(best.String(), " "+code, "", 1)
}

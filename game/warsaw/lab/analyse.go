package lab

import (
	"context"
	"strings"

	"capital/game/lab"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// reasonText is one reason for the best move; its fields mean what [ai.Why] says of them.
type reasonText struct {
	Why      string `json:"why"`
	Kind     string `json:"kind,omitempty"`
	Building string `json:"building,omitempty"`
	Tile     string `json:"tile,omitempty"`
	Seat     int    `json:"seat,omitempty"` // counted from 1
	Count    int    `json:"count"`
	Coins    int    `json:"coins"`
	VP       int    `json:"vp"`
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
	for _, reason := range ai.Reasons(&v, r.Best.Action) {
		why = append(why, textOf(&reason))
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

func textOf(r *ai.Reason) reasonText {
	t := reasonText{Why: r.Why.Key(), Count: r.Count, Coins: r.Coins, VP: r.VP}
	if r.Why.SpeaksOfKind() {
		t.Kind = r.Kind.String()
	}
	if r.Building != warsaw.NoBuilding {
		t.Building = warsaw.BuildingTile(r.Building).Tile().Name
	}
	if r.Tile != warsaw.NoTile {
		t.Tile = r.Tile.Tile().Code
	}
	if r.Why.SpeaksOfSeat() {
		t.Seat = r.Seat + 1
	}
	return t
}

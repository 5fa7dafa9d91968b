package lab

import (
	"context"
	"errors"
	"fmt"

	"capital/game/lab"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/jobs"
	"capital/rules/warsaw"
)

type (
	trial = lab.Trial[warsaw.Match, warsaw.Action, warsaw.Event]
	about = lab.About[warsaw.Match, warsaw.Action]
)

// newTrial is Capital as it is put on trial.
func newTrial(bench *bench, levels []string) *trial {
	t := &trial{
		Bench: *bench, Players: jobs.Players{}, Levels: levels, Thinker: ai.Master,
		Legal:     func(m *warsaw.Match, seat int) []warsaw.Action { return m.Legal(seat, true, nil) },
		Illegal:   []warsaw.Action{{}, {Kind: warsaw.Pick, Tile: warsaw.NoTile}, {Kind: warsaw.Build, Space: warsaw.Space{X: 100}}},
		Kind:      func(a warsaw.Action) int { return int(a.Kind) },
		Kinds:     int(warsaw.Finish),
		Questions: []lab.Question[warsaw.Match, warsaw.Action]{{Name: "hints", Ask: askHint}, lab.Reviews[warsaw.Match](jobs.Players{}.Review, (*ai.Review).Loss)},
		Endless: func(ctx context.Context, about *about) error {
			_, err := jobs.Players{}.Hint(ctx, about.Record, about.Match, about.Seat, 0, 1<<30)
			return err
		},
	}
	t.Files = []lab.Damageable{{
		Name: "districts", File: "damaged.district", Read: readDistrictFile, Check: checkDistrict,
		Originals: func(seed uint64) []string { return drawnDistricts(t.RandomRecords(seed)) },
	}}
	return t
}

// askHint asks for a hint: moves that are legal, the best first.
func askHint(ctx context.Context, about *about) error {
	tried, err := jobs.Players{}.Hint(ctx, about.Record, about.Match, about.Seat, 0, 1)
	if err != nil {
		return err
	}
	hints := ai.Ideas(tried, nil, 3)
	if len(hints) == 0 {
		return errors.New("there are none")
	}
	view := about.Match.View(about.Seat)
	for n, hint := range hints {
		reason := view.Check(hint.Action)
		if about.Match.Owes(about.Seat) == warsaw.DecidePick {
			reason = view.CheckUse(hint.Action)
		}
		if !reason.OK() || n > 0 && hint.Behind < hints[n-1].Behind {
			return fmt.Errorf("seat %d is advised to %v: %v", about.Seat+1, hint.Action, reason)
		}
	}
	return nil
}

package ending

import (
	"capital/game/scene/results"
	"capital/rules/warsaw"
)

// Decisions are the kinds that decisions are of, by the words "decision.NAME".
func Decisions() []string {
	return []string{"draft", "build", "transport", "overbuild-early", "overbuild-late", "discard", "war", "milestone", "income"}
}

// lastEarly is the last epoch that counts as early.
const lastEarly = warsaw.Epochs / 2

// Kinds are of which kind each decision of a record was.
func Kinds(r *warsaw.Record) []string {
	kinds := make([]string, 0, len(r.Actions))
	epoch := 1
	tell := func(upTo int) { // the moves before which an epoch began
		for len(kinds) < upTo {
			kinds = append(kinds, kindOf(&r.Actions[len(kinds)].Action, epoch))
		}
	}
	results.Replay(warsaw.Rules(), r, func(moves int, e warsaw.Event) {
		if e.Kind == warsaw.EpochBegan {
			tell(moves)
			epoch = e.Count
		}
	})
	tell(len(r.Actions))
	return kinds
}

// kindOf is the kind of a decision in an epoch.
func kindOf(a *warsaw.Action, epoch int) string {
	switch a.Kind {
	case warsaw.Pick:
		return "draft"
	case warsaw.Build:
		if a.Tile.Tile().Transport {
			return "transport"
		}
		return "build"
	case warsaw.Overbuild:
		if epoch <= lastEarly {
			return "overbuild-early"
		}
		return "overbuild-late"
	case warsaw.Discard:
		return "discard"
	case warsaw.Lose, warsaw.KeepWindow, warsaw.KeepPiece:
		return "war"
	case warsaw.PlaceMilestone:
		return "milestone"
	}
	return "income"
}

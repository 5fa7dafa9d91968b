package goals

import "capital/game/ladder"

// Rungs are the rungs of the ladder of challenges, the easiest first.
func Rungs() []ladder.Rung {
	return nil
}

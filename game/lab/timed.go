package lab

import (
	"context"
	"time"

	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// timed is a player that thinks for so many samples, 0 leaving them to itself, and so long at most, 0 being no limit.
type timed struct {
	ai.Player
	samples int
	most    time.Duration
}

// Choose has the time run from when it is asked.
func (p timed) Choose(v *warsaw.View) warsaw.Action {
	return think.InTime(context.Background(), p.Player, p.samples, p.most, v)
}

// newTimed makes a player of a known level; a master thinks for so many samples and so long at most.
func newTimed(level string, seed uint64, samples int, most time.Duration) ai.Player {
	player, _ := ai.New(level, seed)
	if level == ai.Master {
		return timed{player, samples, most}
	}
	return player
}

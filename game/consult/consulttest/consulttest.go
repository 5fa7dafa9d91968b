// Package consulttest has three-card bidding with computer players, for tests of whoever asks them. Only tests import it.
package consulttest

import (
	"fmt"
	"time"

	"capital/game/search"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// Bidding is three-card bidding as a game whose players are asked. What they say of moves tells what they were asked for.
type Bidding struct{}

// Dreamer is a level of a player that thinks for as long as it may, and then does what a planner does.
const Dreamer = "dreamer"

// Endless are so many samples that they are drawn until somebody says stop.
const Endless = 1 << 30

// Rules are those of [recordtest].
func (Bidding) Rules() *record.Rules[recordtest.Match, recordtest.Action, recordtest.Event] {
	return recordtest.Rules()
}

// Time is the time of a dreamer.
func (Bidding) Time() time.Duration { return time.Millisecond }

// Check knows the levels of [recordtest] and dreamers.
func (Bidding) Check(level string) error {
	if level != recordtest.Guesser && level != recordtest.Planner && level != Dreamer {
		return fmt.Errorf("the levels are %s, %s and %s", recordtest.Guesser, recordtest.Planner, Dreamer)
	}
	return nil
}

// Choose is what a player of the level does. A dreamer goes on until it is stopped, unless it has samples.
func (Bidding) Choose(m *recordtest.Match, seat int, level string, seed uint64, limit search.Limit) (recordtest.Action, error) {
	if level == Dreamer {
		if limit.Samples == 0 {
			<-limit.Stop
		}
		level = recordtest.Planner
	}
	view := m.View(seat)
	return recordtest.Choose(&view, level, seed)
}

// Try has the seat end ahead in each sample by the sample's number.
func (Bidding) Try(m *recordtest.Match, seat, first int, limit search.Limit) (trials search.Trials[recordtest.Action], _ error) {
	samples := dream(limit)
	view := m.View(seat)
	for _, a := range view.Legal() {
		trial := search.Trial[recordtest.Action]{Action: a}
		for n := range samples {
			trial.Margins = append(trial.Margins, float64(first+n))
		}
		trials = append(trials, trial)
	}
	return trials, nil
}

// Review tells whose the move was, what it was and how many samples were asked for.
func (Bidding) Review(r *recordtest.Record, move int, limit search.Limit) (search.Review[recordtest.Action], error) {
	if move < 0 || move >= len(r.Actions) {
		return search.Review[recordtest.Action]{}, fmt.Errorf("there is no move %d", move+1)
	}
	played := r.Actions[move]
	return search.Review[recordtest.Action]{
		Seat: played.Seat, Played: search.Judgement[recordtest.Action]{Action: played.Action}, Samples: dream(limit),
	}, nil
}

// dream is how many samples are drawn: as many as asked for, or none where they were endless and somebody has said stop.
func dream(limit search.Limit) int {
	if limit.Samples < Endless {
		return limit.Samples
	}
	<-limit.Stop
	return 0
}

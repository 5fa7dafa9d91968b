//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/jobs"
	"capital/game/session"
	"capital/input"
	"capital/rules/rome"
)

// TestWhatFollowsAMoveWaitsUntilItIsSaved: whoever kills the program loses no more than the last thing a person did.
func TestWhatFollowsAMoveWaitsUntilItIsSaved(t *testing.T) {
	d := quickApp(t)
	r := until(t, seats(1, 1, ai.Builder), 11, func(m *rome.Match) bool { return m.Owes(0) == rome.DecideBuild && m.Player(1).Passed })
	disk := make(chan struct{})
	s, err := session.New(rome.Rules(), jobs.Players{}, r, func(string) error { <-disk; return nil })
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(d, match{s})
	t.Cleanup(func() { s.Close() })
	for len(table.shown.waiting) > 0 || len(table.shown.flights) > 0 {
		table.Update(d.App, []input.Intent{{Kind: input.Confirm}})
	}
	before := s.Moves()
	v := s.Match().View(0)
	table.do(v.Legal(nil)[0])
	if s.Moves() != before+1 {
		t.Fatal("no move is made")
	}
	table.take([]input.Intent{{Kind: input.Undo}})
	if s.Moves() != before+1 {
		t.Error("something is done while the last move is on its way to the disk")
	}
	close(disk)
	drive.Until(t, "it is done once that move is saved", func() bool {
		table.take(nil)
		return s.Moves() == before
	})
}

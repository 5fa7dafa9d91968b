//go:build !js

package table

import (
	"sync"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/session"
	"capital/input"
	"capital/rules/rome"
)

// slowTable is a match in which a person only is left to build, on a disk that takes nothing until it is let go: a move is on
// its way there.
func slowTable(t *testing.T) (shown *screen, letGo func()) {
	t.Helper()
	d := quickApp(t)
	r := until(t, seats(1, 1, ai.Builder), 11, func(m *rome.Match) bool {
		v := m.View(0)
		return m.Owes(0) == rome.DecideBuild && m.Player(1).Passed && v.Hand().Count() > 3
	})
	disk := make(chan struct{})
	s, err := session.New(rome.Rules(), ai.NewPlayers(nil), r, func(string) error { <-disk; return nil })
	if err != nil {
		t.Fatal(err)
	}
	letGo = sync.OnceFunc(func() { close(disk) })
	t.Cleanup(func() { letGo(); s.Close() })
	shown = newScreen(d, match{s})
	shown.Update(d.App, nil)
	shown.shown.Waiting = nil
	before := s.Moves()
	v := s.Match().View(0)
	shown.Do(v.Legal(nil)[0])
	if s.Moves() != before+1 || shown.Saved() {
		t.Fatal("no move is on its way to the disk")
	}
	return shown, letGo
}

// TestASlowDiskHoldsUpTheNextMoveAlone: whoever kills the program loses no more than the last thing a person did, and
// everything else is done at once.
func TestASlowDiskHoldsUpTheNextMoveAlone(t *testing.T) {
	shown, letGo := slowTable(t)
	key := func(kind input.Kind) { shown.Update(shown.App, []input.Intent{{Kind: kind}}) }
	before := shown.session.Moves()
	if key(input.Log); !shown.ShowLog {
		t.Error("the log stays shut")
	}
	if key(input.Cancel); shown.ShowLog {
		t.Error("the log stays open")
	}
	if key(input.Outlook); shown.Sheet == nil {
		t.Error("what may still come is not shown")
	}
	key(input.Cancel)
	if key(input.Next); shown.hand.focus.Kind == view.Nothing {
		t.Error("nothing is pointed at")
	}
	key(input.Cancel)

	waits := func(when string, want bool) {
		t.Helper()
		if shown.Waits() != want || shown.session.Moves() != before {
			t.Fatalf("%s: a move waits: %t; %d moves", when, shown.Waits(), shown.session.Moves()-before)
		}
	}
	v := shown.known()
	next := v.Legal(nil)[0]
	shown.Do(next)
	waits("a move", true)
	key(input.Cancel)
	waits("backed out", false)
	shown.Do(next)
	key(input.Undo)
	waits("taken back", false)
	key(input.Undo)
	waits("and the move before it", true)
	shown.Do(next)
	waits("it is made after all", true)
	letGo()
	drive.Until(t, "it is made once the move before it is saved", func() bool {
		key(input.None)
		return shown.session.Moves() == before+1
	})
	if last := shown.session.Record().Actions[before]; last != (rome.Move{Action: next}) {
		t.Errorf("made was %v", last)
	}
}

// TestWhatIsTakenBackWaitsUntilItIsSaved, too.
func TestWhatIsTakenBackWaitsUntilItIsSaved(t *testing.T) {
	shown, letGo := slowTable(t)
	before := shown.session.Moves()
	shown.TakeAll([]input.Intent{{Kind: input.Undo}})
	if shown.session.Moves() != before {
		t.Error("something is done while the last move is on its way to the disk")
	}
	letGo()
	drive.Until(t, "it is done once that move is saved", func() bool {
		shown.Update(shown.App, nil)
		return shown.session.Moves() == before-1
	})
}

// TestWhoCarriesSomethingElseDoesNotMakeAMoveThatWaits on a slow disk.
func TestWhoCarriesSomethingElseDoesNotMakeAMoveThatWaits(t *testing.T) {
	shown, letGo := slowTable(t)
	before := shown.session.Moves()
	v := shown.known()
	shown.Do(v.Legal(nil)[0])
	shown.hand.held.carried = true
	letGo()
	drive.Until(t, "all is saved", func() bool {
		shown.Update(shown.App, nil)
		return !shown.Waits()
	})
	if shown.session.Moves() != before {
		t.Error("it is made all the same")
	}
}

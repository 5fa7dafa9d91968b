//go:build !js

package hinting

import (
	"context"
	"slices"
	"testing"

	"capital/game/drive"
	"capital/game/search"
	"capital/input"
)

// why speaks for a move; it lights something where it is not 0.
type why int

func (w why) Lights() bool { return w != 0 }

// scripted is a table of which somebody has something to say when the test does.
type scripted struct {
	about About
	asked chan int
	tried chan search.Trials[string]
}

func (s *scripted) About() About { return s.about }

func (s *scripted) Try(first int) func(context.Context) (search.Trials[string], error) {
	return func(context.Context) (search.Trials[string], error) {
		s.asked <- first
		return <-s.tried, nil
	}
}

func (s *scripted) Enough() int { return 16 }

func (s *scripted) Ideas(tried search.Trials[string], told []search.Idea[string]) []search.Idea[string] {
	return tried.Ideas(told, MostMoves, search.Alike[string]{Idea: func(a, b string) bool { return a == b }, Same: func(a, b string) bool { return a == b }})
}

func (s *scripted) Words(told []search.Idea[string]) (a Advice[string, why]) {
	for _, idea := range told {
		a.Rows = append(a.Rows, Row[string, why]{Action: idea.Action, Reasons: []why{0, 1}})
	}
	return a
}

// opened is a hint that was asked for.
func opened(t *testing.T) (*Hints[string, why], *Hint[string, why], *scripted) {
	t.Helper()
	s := &scripted{asked: make(chan int, 8), tried: make(chan search.Trials[string], 8)}
	hint := new(Hint[string, why])
	h := New(s, hint)
	h.Open()
	if first := <-s.asked; first != 0 {
		t.Errorf("samples from %d on are asked for first", first)
	}
	return h, hint, s
}

// trials are four samples of three moves, each a point worse than the one before, and more or less so by as much as is told.
func trials(spread float64) (tried search.Trials[string]) {
	for n, move := range []string{"a", "b", "c"} {
		margin, by := 9-float64(n), spread*float64(n)
		tried = append(tried, search.Trial[string]{Action: move, Margins: []float64{margin, margin + by, margin, margin - by}})
	}
	return tried
}

// until lets time pass until something holds.
func until(t *testing.T, h *Hints[string, why], what string, holds func() bool) {
	t.Helper()
	drive.Until(t, what, func() bool {
		h.Step(true, 0, true)
		return holds()
	})
}

func TestWhatIsFoundOutIsToldAndJoined(t *testing.T) {
	h, hint, s := opened(t)
	if hint.Advising() {
		t.Error("there is advice before anything is found out")
	}
	s.tried <- trials(9)
	until(t, h, "the hint is there", hint.Advising)
	hint.Advice.Choose(2)
	for samples := 4; samples < s.Enough(); samples += 4 {
		until(t, h, "more is asked for", func() bool { return len(s.asked) > 0 })
		if first := <-s.asked; first != samples {
			t.Fatalf("samples from %d on are asked for, not from %d on", first, samples)
		}
		if !hint.Advice.LookingOn {
			t.Error("it does not say that more is found out")
		}
		s.tried <- trials(9)
		until(t, h, "more is known", func() bool { return h.Samples() == samples+4 })
	}
	if hint.Advice.LookingOn || h.Busy() {
		t.Error("more is looked for than is enough")
	}
	if hint.Advice.Action() != "c" {
		t.Errorf("%q is shown in place of what was looked at", hint.Advice.Action())
	}
}

func TestWhatIsStaleIsDropped(t *testing.T) {
	for name, change := range map[string]func(h *Hints[string, why], s *scripted){
		"something happened": func(_ *Hints[string, why], s *scripted) { s.about.Events++ },
		"another decides":    func(_ *Hints[string, why], s *scripted) { s.about.Seat++ },
		"something is asked": func(_ *Hints[string, why], s *scripted) { s.about.Decision++ },
		"it was undone":      func(h *Hints[string, why], _ *scripted) { h.Forget() },
	} {
		h, hint, s := opened(t)
		change(h, s)
		h.Step(true, 0, true)
		s.tried <- trials(0)
		until(t, h, "the answer is taken", func() bool { return !h.Busy() })
		if hint.Open || hint.Ready || h.Samples() != 0 {
			t.Errorf("%s: the old hint is kept", name)
		}
		h.Open()
		if first := <-s.asked; first != 0 {
			t.Errorf("%s: then samples from %d on are asked for first", name, first)
		}
		s.tried <- trials(0)
		until(t, h, "another hint is there", hint.Advising)
	}
}

func TestAHintThatIsNotToBeHadCloses(t *testing.T) {
	h, hint, s := opened(t)
	if !h.Step(false, 0, true) || hint.Open {
		t.Error("it stays open")
	}
	s.tried <- nil
	until(t, h, "the answer is taken", func() bool { return !h.Busy() })
	h.Open()
	if advice, thinking := hint.Shown(true); advice != nil || thinking == nil || !thinking.Failed || thinking.Lit >= 0 {
		t.Errorf("where nothing is to be had, %v and %v are shown", advice, thinking)
	}
}

// TestAPersonLooksThroughAdvice points at the second of three rows, which lie one below the other from 0 to 3.
func TestAPersonLooksThroughAdvice(t *testing.T) {
	at := func(a *Advice[string, why], x, y float64) (row, reason int, ok bool) {
		if ok = x >= 0; ok && y < 3 {
			return int(y), -1, true
		}
		return -1, int(y) - 3, ok
	}
	for name, c := range map[string]struct {
		in          input.Intent
		done, taken bool
		row, reason int
	}{
		"the mouse points":    {input.Intent{Kind: input.Move, Y: 1}, true, false, 1, 1},
		"it presses":          {input.Intent{Kind: input.Press, Y: 1}, true, true, 1, 1},
		"a finger points":     {input.Intent{Kind: input.Press, Y: 1, Touch: true}, true, false, 1, 1},
		"a finger takes":      {input.Intent{Kind: input.Press, Y: 0, Touch: true}, true, true, 0, 1},
		"at a reason":         {input.Intent{Kind: input.Press, Y: 3}, true, false, 0, 0},
		"beside it":           {input.Intent{Kind: input.Press, X: -1}, false, false, 0, 1},
		"keys go up":          {input.Intent{Kind: input.Navigate, DY: -1}, true, false, 2, 1},
		"keys go to a reason": {input.Intent{Kind: input.Navigate, DX: 1}, true, false, 0, 0},
		"keys confirm":        {input.Intent{Kind: input.Confirm}, true, true, 0, 1},
		"a number":            {input.Intent{Kind: input.Choose, Number: 3}, true, false, 2, 1},
		"no such number":      {input.Intent{Kind: input.Choose, Number: 4}, true, false, 0, 1},
		"something else":      {input.Intent{Kind: input.Undo}, false, false, 0, 1},
	} {
		a := (*scripted)(nil).Words([]search.Idea[string]{{Action: "a"}, {Action: "b"}, {Action: "c"}})
		a.Choose(0)
		done, taken := a.Take(c.in, at)
		if done != c.done || taken != c.taken || a.Row != c.row || a.Reason != c.reason {
			t.Errorf("%s: done %v, taken %v, row %d, reason %d", name, done, taken, a.Row, a.Reason)
		}
	}
}

func TestAdviceThatIsShownAgainAllocatesNothing(t *testing.T) {
	h, hint, s := opened(t)
	s.tried <- trials(0)
	until(t, h, "the hint is there", hint.Advising)
	until(t, h, "nothing is thought about", func() bool {
		if len(s.asked) > 0 {
			<-s.asked
			s.tried <- trials(0)
		}
		return !h.Busy()
	})
	if slices.Contains([]bool{h.Step(true, 1, true), h.Step(true, 1, true)}, true) {
		t.Error("advice at rest looks different")
	}
	if n := testing.AllocsPerRun(100, func() { h.Step(true, 1, true) }); n != 0 {
		t.Errorf("a step with advice at rest allocates %v times", n)
	}
}

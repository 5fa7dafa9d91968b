//go:build !js

package scene

import (
	"context"
	"testing"

	"capital/game/drive"
)

// TestAnAnswerToAnotherQuestionIsDropped: what is thought about is no longer what is asked.
func TestAnAnswerToAnotherQuestionIsDropped(t *testing.T) {
	var q Question[int, string]
	ask := func(key int) {
		q.About(key)
		q.Think(func(context.Context) (string, error) { return "about " + string(rune('0'+key)), nil })
	}
	ask(1)
	if !q.About(2) || q.About(2) {
		t.Fatal("it is not told when another thing is asked")
	}
	drive.Until(t, "the answer has come", func() bool {
		if answer, ok := q.Take(); ok {
			t.Fatalf("%q was taken though something else is asked", answer)
		}
		return !q.Busy()
	})
	ask(3)
	drive.Until(t, "the answer has come", func() bool {
		answer, ok := q.Take()
		if ok && answer != "about 3" {
			t.Fatalf("%q was taken", answer)
		}
		return ok
	})
}

// TestTheSignOfThinkingMoves as time passes, and rests where nothing shall move or nothing came of it.
func TestTheSignOfThinkingMoves(t *testing.T) {
	var h Hint[string]
	h.Begin()
	changes := 0
	for range 60 {
		if h.Pass(1.0/60, true) {
			changes++
		}
	}
	if changes != 3 {
		t.Errorf("the sign changes %d times in a second", changes)
	}
	if h.Pass(1, false) || h.DotLit(false) >= 0 {
		t.Error("it moves where nothing shall")
	}
	if h.Failed = true; h.DotLit(true) >= 0 {
		t.Error("it moves though nothing came of it")
	}
}

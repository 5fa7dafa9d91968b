//go:build !js

// Package narrationtest plays in tests as somebody does who does not see the screen: by keys, and by nothing but what is said.
package narrationtest

import (
	"strings"
	"testing"
	"time"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/input"
)

// tick is how many seconds pass between two things that a listener does: enough to be told what came of the first.
const tick = 0.25

// Listener hears what a program says.
type Listener struct {
	T testing.TB
	// All is all that was said.
	All []string

	hears func(intents ...input.Intent) (said []string) // lets time pass in which somebody does something
	heard []string                                      // since the last key
}

// Listen begins to listen to a program without a window.
func Listen(t testing.TB, app *scene.App) *Listener {
	var said []string // and not heard yet
	app.Listen(func(told narration.Told) { said = append(said, told.Words) })
	return Hear(t, func(intents ...input.Intent) (heard []string) {
		t.Helper()
		if err := scene.Tick(app, tick, intents...); err != nil {
			t.Fatal(err)
		}
		heard, said = said, nil
		return heard
	})
}

// Hear begins to listen to a program in which hears lets time pass while somebody does something, and returns what was said.
func Hear(t testing.TB, hears func(intents ...input.Intent) (said []string)) *Listener {
	return &Listener{T: t, hears: hears}
}

// patience is for how many ticks a listener waits for an answer to a key: a key may do nothing, and while a move is on its way
// to the disk a key waits.
const patience = 8

// Press does what a key does, and returns what is said thereupon.
func (l *Listener) Press(in input.Intent) string {
	l.T.Helper()
	l.heard = l.heard[:0]
	l.pass(in)
	for n := 0; n < patience && len(l.heard) == 0; n++ {
		time.Sleep(time.Millisecond)
		l.pass()
	}
	l.pass()
	return strings.Join(l.heard, "\n")
}

// pass lets time pass.
func (l *Listener) pass(intents ...input.Intent) {
	l.T.Helper()
	said := l.hears(intents...)
	l.heard, l.All = append(l.heard, said...), append(l.All, said...)
}

// Ask hears a part again.
func (l *Listener) Ask(part narration.Part) string {
	l.T.Helper()
	return l.Press(input.Intent{Kind: input.Tell, Number: int(part)})
}

// Await asks again and again what is to be done, until something holds of what is said.
func (l *Listener) Await(what string, holds func(said string) bool) (said string) {
	l.T.Helper()
	drive.Until(l.T, what, func() bool {
		said = l.Ask(narration.Prompt)
		return holds(said)
	})
	return said
}

// Find presses a key until something is said, and fails where that does not come.
func (l *Listener) Find(in input.Intent, words string) string {
	l.T.Helper()
	said := l.Ask(narration.Prompt)
	for range 60 {
		if strings.Contains(said, words) {
			return said
		}
		said = l.Press(in)
	}
	l.T.Fatalf("nothing says %q; the last was %q", words, said)
	return ""
}

// Enter presses Enter.
func (l *Listener) Enter() string { return l.Press(input.Intent{Kind: input.Confirm}) }

// Arrow presses an arrow.
func (l *Listener) Arrow(dx, dy int) string {
	return l.Press(input.Intent{Kind: input.Navigate, DX: dx, DY: dy})
}

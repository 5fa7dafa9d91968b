//go:build !js

// Package lessontest plays the first matches of games in their tests: at their tables, as a person does, and without one.
package lessontest

import (
	"testing"

	"capital/game/drive"
	"capital/input"
	"capital/render/widget"
)

// Pupil plays a first match at a game's table, in the process of the test.
type Pupil struct {
	T testing.TB
	// Tick lets a tick pass at the table, in which something is done.
	Tick func(intents ...input.Intent)
	// Rests reports whether nothing moves and the person may go on.
	Rests func() bool
	// Step is the number of the present step, from 0.
	Step func() int
	// Lit are the places that it lights.
	Lit func() []widget.Rect
	// Button is where the panel's button lies that goes on.
	Button func() widget.Rect
	// Touch says that a finger does it.
	Touch bool
}

// Settle waits until the table rests.
func (p *Pupil) Settle() {
	p.T.Helper()
	drive.Until(p.T, "the table rests", func() bool {
		p.Tick()
		return p.Rests()
	})
	p.Tick()
}

// Click presses and releases at the middle of a place.
func (p *Pupil) Click(r widget.Rect) {
	p.T.Helper()
	x, y := r.Centre()
	if !p.Touch {
		p.Tick(input.Intent{Kind: input.Move, X: x, Y: y})
	}
	p.Tick(input.Intent{Kind: input.Press, X: x, Y: y, Touch: p.Touch})
	p.Tick(input.Intent{Kind: input.Release, X: x, Y: y, Touch: p.Touch})
	p.Settle()
}

// Point brings the mouse to the middle of a place.
func (p *Pupil) Point(r widget.Rect) {
	x, y := r.Centre()
	p.Tick(input.Intent{Kind: input.Move, X: x, Y: y})
	p.Tick()
}

// Drag carries from the middle of one place to that of another.
func (p *Pupil) Drag(from, to widget.Rect) {
	p.T.Helper()
	x, y := from.Centre()
	p.Tick(input.Intent{Kind: input.Move, X: x, Y: y}, input.Intent{Kind: input.Press, X: x, Y: y})
	x, y = to.Centre()
	p.Tick(input.Intent{Kind: input.Move, X: x, Y: y})
	p.Tick(input.Intent{Kind: input.Move, X: x + 1, Y: y})
	p.Tick(input.Intent{Kind: input.Release, X: x, Y: y})
	p.Settle()
}

// DragLit carries from the first place that is lit to the second.
func (p *Pupil) DragLit() {
	lit := p.Lit()
	p.Drag(lit[0], lit[1])
}

// ClickLit presses a place that is lit.
func (p *Pupil) ClickLit(n int) { p.Click(p.Lit()[n]) }

// GoOn presses the button that goes on.
func (p *Pupil) GoOn() { p.Click(p.Button()) }

// Key does what a key does.
func (p *Pupil) Key(in input.Intent) {
	p.Tick(in)
	p.Settle()
}

// Do does each step in turn, calling before ahead of each with its number.
func (p *Pupil) Do(steps []func(), before func(step int)) {
	p.T.Helper()
	for n, do := range steps {
		if at := p.Step(); at != n {
			p.T.Fatalf("at step %d, not %d", at+1, n+1)
		}
		before(n)
		do()
	}
	if at := p.Step(); at != len(steps) {
		p.T.Errorf("after all %d steps at step %d", len(steps), at+1)
	}
}

//go:build !js

package results

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/input"
	"capital/render/widget"
)

// looker is a game that shows nothing, and remembers at which move it is.
type looker struct{ move, turned int }

func (l *looker) GoTo(move int)                     { l.move = move }
func (l *looker) Resize(w, h float64) bool          { return true }
func (l *looker) Step(seconds float64, _ bool) bool { return false }
func (l *looker) Point(input.Intent)                {}
func (l *looker) Turn(dx, dy int)                   { l.turned += dx + dy }
func (l *looker) Buttons() (previous, next, leave widget.Rect) {
	return widget.Rect{W: 10, H: 10}, widget.Rect{X: 20, W: 10, H: 10}, widget.Rect{X: 40, W: 10, H: 10}
}
func (l *looker) Draw(*ebiten.Image, bool, func(widget.Painter)) {}

// TestALookBackGoesFromMoveToMove by its buttons and the arrows, never beyond the first or the last, and leads back.
func TestALookBackGoesFromMoveToMove(t *testing.T) {
	app := quickApp(t)
	looked, from := &looker{}, madeUp(t, 2)
	back := NewLookBack(app, looked, 1, 3, from)
	app.ShowAtOnce(back)
	do := func(intents ...input.Intent) {
		if err := back.Update(app, intents); err != nil {
			t.Fatal(err)
		}
	}
	click := func(x float64) {
		do(input.Intent{Kind: input.Press, X: x, Y: 5}, input.Intent{Kind: input.Release, X: x, Y: 5})
	}
	do()
	for _, step := range []struct {
		way  string
		do   func()
		move int
	}{
		{"the next button", func() { click(25) }, 2},
		{"the next button at the last move", func() { click(25) }, 2},
		{"the previous button", func() { click(5) }, 1},
		{"the arrow left", func() { do(input.Intent{Kind: input.Navigate, DX: -1}) }, 0},
		{"the arrow left at the first move", func() { do(input.Intent{Kind: input.Navigate, DX: -1}) }, 0},
		{"the arrow down", func() { do(input.Intent{Kind: input.Navigate, DY: 1}) }, 0},
	} {
		if step.do(); looked.move != step.move {
			t.Fatalf("%s leads to move %d, not %d", step.way, looked.move, step.move)
		}
	}
	if looked.turned != 1 {
		t.Errorf("the arrow down turned %d times to another move that is told", looked.turned)
	}
	click(45)
	drive.Until(t, "the last button leads back", func() bool { return app.Update() == nil && app.Shown() == scene.Scene(from) })
}

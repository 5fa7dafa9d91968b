package scene

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/widget"
)

// corner is the button with three bars in the corner of the screen, which opens the menu.
type corner struct{ hover, pressed bool }

// Measures of the button, in logical units.
const (
	cornerSize = 44
	cornerGap  = 10
)

// Corner is where the button for the menu lies on screens that have none of their own. Nothing else may lie there.
func (w *window) Corner() widget.Rect {
	u := w.Unit()
	return widget.Rect{X: w.width - (cornerGap+cornerSize)*u, Y: cornerGap * u, W: cornerSize * u, H: cornerSize * u}
}

// take takes out of a tick's intents those for the button, and the one that opens the menu. It reports whether the menu is
// wanted, and whether the button looks different.
func (c *corner) take(intents []input.Intent, place widget.Rect) (rest []input.Intent, wanted, changed bool) {
	if len(intents) == 0 {
		return intents, false, false
	}
	before := *c
	rest = slices.DeleteFunc(intents, func(in input.Intent) bool {
		inside := place.Contains(in.X, in.Y)
		switch in.Kind {
		case input.Menu:
			wanted = true
			return true
		case input.Move:
			c.hover = inside && !in.Touch
		case input.Press:
			c.pressed = inside
			return inside
		case input.Release, input.Abandon:
			mine := c.pressed
			wanted = wanted || mine && inside && in.Kind == input.Release
			c.pressed = false
			return mine
		}
		return false
	})
	if wanted {
		*c = corner{}
	}
	return rest, wanted, *c != before
}

// draw draws the button.
func (c *corner) draw(dst *ebiten.Image, r widget.Rect) {
	u := r.H / cornerSize
	face, line := theme.NightDeep.Fade(0.72), theme.NightLine
	if c.hover || c.pressed {
		face, line = theme.NightRaised, theme.Moonlight
	}
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(r.X, r.Y, r.W, r.H, 8*u, face)
	pen.RoundBoxLine(r.X, r.Y, r.W, r.H, 8*u, 1.5*u, line)
	DrawBars(dst, r, theme.Moonlight)
}

// DrawBars draws the three bars of a button that opens the menu.
func DrawBars(dst *ebiten.Image, r widget.Rect, colour theme.Colour) {
	pen := shape.Pen{Dst: dst, Scale: 1}
	for n := range 3 {
		pen.RoundBox(r.X+r.W*0.26, r.Y+r.H*(0.3+0.18*float64(n)), r.W*0.48, r.H*0.07, r.H*0.035, colour)
	}
}

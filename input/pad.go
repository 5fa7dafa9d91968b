package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// stickThreshold is how far a stick must lean to count as a direction, from 0 to 1.
const stickThreshold = 0.5

const padButtons = ebiten.StandardGamepadButtonMax + 1

// pad is all gamepads together, seen as one: people pass it around.
type pad struct {
	dx, dy  int // the direction pressed
	zoom    int // +1 in, -1 out
	buttons [padButtons]bool
}

func (r *Reader) readPad(buf []Intent, now *state) []Intent {
	dx, dy := now.pad.dx, now.pad.dy
	changed := dx != r.padDX || dy != r.padDY
	r.padDX, r.padDY = dx, dy
	if (dx != 0 || dy != 0) && r.padStep.step(changed, now.elapsed) {
		buf = append(buf, Intent{Kind: Navigate, DX: dx, DY: dy})
	}
	changed = now.pad.zoom != r.padZoom
	r.padZoom = now.pad.zoom
	if now.pad.zoom != 0 && r.zoomStep.step(changed, now.elapsed) {
		buf = append(buf, r.zoomBy(now.pad.zoom))
	}
	for button, held := range now.pad.buttons {
		if held && !r.padHeld[button] {
			if intent := r.padIntent(ebiten.StandardGamepadButton(button)); intent.Kind != None {
				buf = append(buf, intent)
			}
		}
	}
	r.padHeld = now.pad.buttons
	return buf
}

// padIntent tells what a button of the standard layout means, or an Intent of Kind None.
func (r *Reader) padIntent(button ebiten.StandardGamepadButton) Intent {
	switch button {
	case ebiten.StandardGamepadButtonRightBottom:
		return Intent{Kind: Confirm}
	case ebiten.StandardGamepadButtonRightRight:
		return Intent{Kind: Cancel}
	case ebiten.StandardGamepadButtonRightLeft:
		return Intent{Kind: Discard}
	case ebiten.StandardGamepadButtonRightTop:
		return Intent{Kind: Undo}
	case ebiten.StandardGamepadButtonFrontTopLeft:
		return Intent{Kind: Turn, Number: -1, X: r.x, Y: r.y}
	case ebiten.StandardGamepadButtonFrontTopRight:
		return Intent{Kind: Turn, Number: 1, X: r.x, Y: r.y}
	case ebiten.StandardGamepadButtonFrontBottomLeft:
		return Intent{Kind: Previous}
	case ebiten.StandardGamepadButtonFrontBottomRight:
		return Intent{Kind: Next}
	case ebiten.StandardGamepadButtonCenterLeft:
		return Intent{Kind: Log}
	case ebiten.StandardGamepadButtonCenterRight:
		return Intent{Kind: Menu}
	case ebiten.StandardGamepadButtonLeftStick:
		return Intent{Kind: Hint}
	case ebiten.StandardGamepadButtonRightStick:
		return Intent{Kind: Explain, X: -1, Y: -1} // whatever the pointer rests on is not meant
	}
	return Intent{}
}

// PadButton is the button of a gamepad's standard layout that does what an action of that name does: see [Actions].
func PadButton(action string) (button ebiten.StandardGamepadButton, ok bool) {
	var r Reader
	for _, a := range Actions() {
		for button := range padButtons {
			if in := r.padIntent(button); a.Name == action && in.Kind == a.intent.Kind && in.Number == a.intent.Number {
				return button, in.Kind != None
			}
		}
	}
	return 0, false
}

// direction tells the one direction that a lean of x, y means, or 0, 0.
func direction(x, y float64) (dx, dy int) {
	if math.Max(math.Abs(x), math.Abs(y)) < stickThreshold {
		return 0, 0
	}
	if math.Abs(x) >= math.Abs(y) {
		return sign(x), 0
	}
	return 0, sign(y)
}

func sign(v float64) int {
	if v < 0 {
		return -1
	}
	return 1
}

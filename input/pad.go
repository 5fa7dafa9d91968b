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
		if intent := r.padTurned(ebiten.StandardGamepadButton(button), held, now.pad.buttons[PadSecond]); intent.Kind != None {
			buf = append(buf, intent)
		}
	}
	if r.padRests(now) {
		buf = append(buf, Intent{Kind: Hold})
	}
	r.padHeld = now.pad.buttons
	return buf
}

// PadSecond is the button of a gamepad's standard layout that gives others a second meaning while it is held. What it means by
// itself counts when it comes up.
const PadSecond = ebiten.StandardGamepadButtonCenterLeft

// padTurned tells what a button means that is up or down now, while PadSecond is up or down.
func (r *Reader) padTurned(button ebiten.StandardGamepadButton, held, second bool) Intent {
	switch was := r.padHeld[button]; {
	case button == PadSecond && was && !held:
		paired := r.padPaired
		if r.padPaired = false; !paired {
			return r.padIntent(button)
		}
	case button == PadSecond || was || !held:
	case second:
		r.padPaired = true
		return padSecondIntent(button)
	default:
		return r.padIntent(button)
	}
	return Intent{}
}

// padRests lets a tick pass and reports, once, that the button that confirms has been held for as long as a finger rests.
func (r *Reader) padRests(now *state) bool {
	if !now.pad.buttons[ebiten.StandardGamepadButtonRightBottom] {
		r.padRested = 0
		return false
	}
	before := r.padRested
	r.padRested += min(now.elapsed, restTick)
	return before+instant < restTime && r.padRested+instant >= restTime
}

// padSecondIntent tells what a button means while PadSecond is held, or an Intent of Kind None.
func padSecondIntent(button ebiten.StandardGamepadButton) Intent {
	switch button {
	case ebiten.StandardGamepadButtonRightTop:
		return Intent{Kind: Redo}
	case ebiten.StandardGamepadButtonRightLeft:
		return Intent{Kind: Outlook}
	}
	return Intent{}
}

// padIntent tells what a button of the standard layout means by itself, or an Intent of Kind None.
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

// PadButton is the button of a gamepad's standard layout that does what an action of that name does: see [Actions]. With
// second it does while [PadSecond] is held.
func PadButton(action string) (button ebiten.StandardGamepadButton, second, ok bool) {
	var r Reader
	for _, a := range Actions() {
		for button := range padButtons {
			if a.Name == action && r.padIntent(button).does(a) {
				return button, false, true
			}
			if a.Name == action && padSecondIntent(button).does(a) {
				return button, true, true
			}
		}
	}
	return 0, false, false
}

// does reports whether the intent is that of an action.
func (i Intent) does(a Action) bool { return i.Kind == a.intent.Kind && i.Number == a.intent.Number }

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

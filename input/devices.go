package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// state is what all devices say in one tick.
type state struct {
	elapsed             float64 // seconds since the last tick
	cursorX, cursorY    float64
	leftDown, leftUp    bool    // changes in this tick; both when it was quick
	rightDown           bool    // went down in this tick
	wheel               float64 // up is positive; the unit depends on the platform
	fingers             []finger
	keys                []key
	runes               []rune
	pasted              string // from the system's clipboard, asked for before this tick
	shift, control, alt bool
	pad                 pad
	letter              func(ebiten.Key) rune
}

// devices looks at the real devices, into buffers that are used again.
type devices struct {
	state    state
	touchIDs []ebiten.TouchID
	keyCodes []ebiten.Key
	padIDs   []ebiten.GamepadID
}

// look reads all devices. What it returns is good until the next call.
func (d *devices) look() *state {
	s := &d.state
	s.letter = nameLetter
	s.cursorX, s.cursorY = ebiten.CursorPositionF()
	s.leftDown = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	s.leftUp = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	s.rightDown = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	_, s.wheel = ebiten.Wheel()
	s.shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	s.control = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	s.alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	s.runes = ebiten.AppendInputChars(s.runes[:0])

	d.touchIDs = ebiten.AppendTouchIDs(d.touchIDs[:0])
	s.fingers = s.fingers[:0]
	for _, id := range d.touchIDs {
		x, y := ebiten.TouchPositionF(id)
		s.fingers = append(s.fingers, finger{id: int(id), x: x, y: y})
	}

	d.keyCodes = inpututil.AppendPressedKeys(d.keyCodes[:0])
	s.keys = s.keys[:0]
	for _, code := range d.keyCodes {
		// A key that went down and up within this tick was held for none, but was pressed.
		s.keys = append(s.keys, key{code: code, fresh: inpututil.KeyPressDuration(code) <= 1})
	}
	d.lookAtPads()
	return s
}

func (d *devices) lookAtPads() {
	s := &d.state
	s.pad = pad{}
	d.padIDs = ebiten.AppendGamepadIDs(d.padIDs[:0])
	for _, id := range d.padIDs {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for button := range padButtons {
			if ebiten.IsStandardGamepadButtonPressed(id, button) {
				s.pad.buttons[button] = true
			}
		}
		if s.pad.dx == 0 && s.pad.dy == 0 {
			s.pad.dx, s.pad.dy = padDirection(id)
		}
		if s.pad.zoom == 0 {
			s.pad.zoom = padZoom(id)
		}
	}
}

// padDirection tells where the directional buttons or the left stick of a gamepad point.
func padDirection(id ebiten.GamepadID) (dx, dy int) {
	switch {
	case ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButtonLeftLeft):
		return -1, 0
	case ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButtonLeftRight):
		return 1, 0
	case ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButtonLeftTop):
		return 0, -1
	case ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButtonLeftBottom):
		return 0, 1
	}
	return direction(
		ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
		ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical))
}

// padZoom tells whether the right stick of a gamepad leans up, to zoom in, or down.
func padZoom(id ebiten.GamepadID) int {
	_, dy := direction(0, ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical))
	return -dy
}

func nameLetter(code ebiten.Key) rune { return letterOf(code, ebiten.KeyName(code)) }

package scene

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/input"
	"capital/render/text"
)

// hands is what the person does things with, as words speak of it.
type hands struct {
	pad     bool // a gamepad was used last
	keys    input.Bindings
	signs   map[string]string // of the gamepad's buttons, by the names of actions; nil for other devices
	wording string            // see [vocabulary.Wording]
}

// padSigns are the signs of the buttons of a gamepad's standard layout.
func padSigns() map[ebiten.StandardGamepadButton]rune {
	return map[ebiten.StandardGamepadButton]rune{
		ebiten.StandardGamepadButtonRightBottom:      text.SignA,
		ebiten.StandardGamepadButtonRightRight:       text.SignB,
		ebiten.StandardGamepadButtonRightLeft:        text.SignX,
		ebiten.StandardGamepadButtonRightTop:         text.SignY,
		ebiten.StandardGamepadButtonFrontTopLeft:     text.SignLB,
		ebiten.StandardGamepadButtonFrontTopRight:    text.SignRB,
		ebiten.StandardGamepadButtonFrontBottomLeft:  text.SignLT,
		ebiten.StandardGamepadButtonFrontBottomRight: text.SignRT,
		ebiten.StandardGamepadButtonCenterLeft:       text.SignView,
		ebiten.StandardGamepadButtonCenterRight:      text.SignMenu,
		ebiten.StandardGamepadButtonLeftStick:        text.SignLeftStick,
		ebiten.StandardGamepadButtonRightStick:       text.SignRightStick,
	}
}

// names is what stands in words for {hint} and the like: the keys of all actions.
func (h *hands) names(house *assets.Strings) map[string]string {
	names := map[string]string{"arrows": house.Text("key.arrows")}
	for n, a := range input.Actions() {
		names[a.Name] = KeyName(house, h.keys.Chord(n))
	}
	return names
}

// padNames are the buttons of all actions that have one, as signs.
func padNames() map[string]string {
	names, signs := map[string]string{"arrows": string(text.SignCross)}, padSigns()
	for _, a := range input.Actions() {
		if button, ok := input.PadButton(a.Name); ok {
			names[a.Name] = string(signs[button])
		}
	}
	return names
}

// device is what sentences for it have at the end of their keys.
func (h *hands) device() string {
	if h.pad {
		return "pad"
	}
	return ""
}

// KeyName is what a key is called on the screen.
func KeyName(house *assets.Strings, key input.Chord) string {
	name := strings.ToUpper(string(key.Letter))
	switch kept := (input.Chord{Letter: key.Letter, Code: key.Code}).String(); {
	case house.Has("key." + kept):
		name = house.Text("key." + kept)
	case key.Letter == 0:
		name = key.Code.String()
	}
	if key.Shift {
		return house.Text("key.shift", name)
	}
	return name
}

package localisation

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/input"
	"capital/render/text"
)

// keyNames are the keys of all actions, by the names of these: see [input.Actions]. What stands for the arrows together is
// "arrows".
func keyNames(house *assets.Strings, bound input.Bindings) map[string]string {
	names := map[string]string{"arrows": house.Text("key.arrows")}
	chords := bound.Chords()
	for n, a := range input.Actions() {
		names[a.Name] = KeyName(house, chords[n])
	}
	return names
}

// KeyName is what a key is called.
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

// padSigns are the buttons of a gamepad for all actions that have one, by the names of these, as signs that are drawn: two with
// a + between them where the first is held while the second is pressed. What
// stands for the four that point is "arrows".
func padSigns() map[string]string {
	all, signs := buttons(), map[string]string{"arrows": string(text.SignCross)}
	for _, a := range input.Actions() {
		button, second, ok := input.PadButton(a.Name)
		if !ok {
			continue
		}
		signs[a.Name] = string(all[button])
		if second {
			signs[a.Name] = string(all[input.PadSecond]) + "+" + signs[a.Name]
		}
	}
	return signs
}

// buttons are the signs of the buttons of a gamepad's standard layout.
func buttons() map[ebiten.StandardGamepadButton]rune {
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

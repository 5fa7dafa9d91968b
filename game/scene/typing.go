package scene

import (
	"capital/game/scene/keyboard"
	"capital/input"
	"capital/render/widget"
)

// fieldsOf are the widgets of a screen if one of them is a field with the focus, and else nil.
func fieldsOf(s Scene) *widget.Group {
	if f, ok := s.(interface{ fields() *widget.Group }); ok && f.fields().Writing() {
		return f.fields()
	}
	return nil
}

// deskOf is the screen on which a keyboard lies.
func deskOf(a *App) keyboard.Desk {
	room := keyboard.Room{Screen: a.Screen(), Unit: a.Unit() * a.TextScale(1.3), Wording: a.Wording()}
	if a.point >= dense {
		room.Least = Touch * a.point
	}
	return keyboard.Desk{Fields: fieldsOf(a.stage.scene), Room: room, Words: a.Strings, Language: a.Language(), Pad: a.reader.Device() == input.Pad}
}

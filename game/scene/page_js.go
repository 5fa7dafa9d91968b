package scene

import (
	"syscall/js"

	"capital/game/scene/narration"
)

// pageTeller is what tells the page around the program what the screens say, which writes it where readers of the screen
// hear of it; nil where the page has no such place.
func pageTeller() func(narration.Told) {
	tell := js.Global().Get("tellReader")
	if !tell.Truthy() {
		return nil
	}
	return func(told narration.Told) { tell.Invoke(told.Words, told.Urgent) }
}

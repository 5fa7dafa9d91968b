package scene

import (
	"syscall/js"

	"capital/game/scene/narration"
)

// pageTeller tells the page around the program what the screens say. The page writes it to a place that screen readers
// find.
func pageTeller() func(narration.Told) {
	tell := js.Global().Get("tellReader")
	if !tell.Truthy() {
		return nil
	}
	return func(told narration.Told) { tell.Invoke(told.Words, told.Urgent) }
}

//go:build !js

package scene

import "capital/game/scene/narration"

// pageTeller is what tells the page around the program what the screens say: here there is none.
func pageTeller() func(narration.Told) { return nil }

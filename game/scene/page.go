//go:build !js

package scene

import "capital/game/scene/narration"

// pageTeller tells the page around the program what the screens say. Here there is no page.
func pageTeller() func(narration.Told) { return nil }

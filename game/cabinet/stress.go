//go:build stress && !js

package cabinet

import (
	expo "capital/game/expo/stress"
	lux "capital/game/lux/stress"
	capitol "capital/game/rome/stress"
	"capital/game/stress"
	"capital/game/terminal"
	capital "capital/game/warsaw/stress"
)

// breaking lists the commands that break things on purpose. They are for whoever works on the program, and not in the one
// that is shipped.
func breaking() []terminal.Command {
	return stress.Commands(capital.Game(), capitol.Game(), lux.Game(), expo.Game())
}

//go:build !stress && !js

package cabinet

import "capital/game/terminal"

// breaking lists no commands: those that break things on purpose are built in with -tags stress.
func breaking() []terminal.Command { return nil }

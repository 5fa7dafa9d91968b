//go:build !js && !windows

package command

import (
	"context"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// motionWait is how long the system may take to say whether it asks for less motion: the window waits for it.
const motionWait = 300 * time.Millisecond

// systemReduced reports whether the person's system asks for less motion. GNOME and macOS tell it by a tool of their own;
// where there is none, nothing is asked for.
func systemReduced() bool {
	ask, yes := []string{"gsettings", "get", "org.gnome.desktop.interface", "enable-animations"}, "false"
	if runtime.GOOS == "darwin" {
		ask, yes = []string{"defaults", "read", "com.apple.universalaccess", "reduceMotion"}, "1"
	}
	ctx, cancel := context.WithTimeout(context.Background(), motionWait)
	defer cancel()
	said, err := exec.CommandContext(ctx, ask[0], ask[1:]...).Output()
	return err == nil && strings.TrimSpace(string(said)) == yes
}

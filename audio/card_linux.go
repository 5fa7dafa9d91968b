//go:build !ebitenginevmguest

package audio

import (
	"errors"
	"os"
	"path/filepath"
)

// missing tells why it is no use to look for a sound card, or nil. The system's sound library writes many lines of
// complaint about a machine that has none.
func missing() error {
	if os.Getenv("PULSE_SERVER") != "" {
		return nil
	}
	if _, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native")); err == nil {
		return nil
	}
	if outputs, err := filepath.Glob("/dev/snd/pcmC*p"); err == nil && len(outputs) > 0 {
		return nil
	}
	return errors.New("this machine has no sound card")
}

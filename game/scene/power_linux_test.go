//go:build !ebitenginevmguest

package scene

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTheBatteryIsKnown by the files in which Linux tells of it.
func TestTheBatteryIsKnown(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		want  bool
	}{
		"no battery":       {map[string]string{"AC/type": "Mains", "AC/online": "0"}, false},
		"plugged in":       {map[string]string{"AC/type": "Mains", "AC/online": "1", "BAT0/type": "Battery", "BAT0/status": "Discharging"}, false},
		"on battery":       {map[string]string{"AC/type": "Mains", "AC/online": "0", "BAT0/type": "Battery", "BAT0/status": "Discharging\n"}, true},
		"full":             {map[string]string{"BAT0/type": "Battery", "BAT0/status": "Full"}, false},
		"a mouse has one":  {map[string]string{"hid/type": "Battery", "hid/scope": "Device", "hid/status": "Discharging"}, false},
		"nothing is known": {nil, false},
	} {
		folder := t.TempDir()
		for file, words := range c.files {
			path := filepath.Join(folder, file)
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(words), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got := onBattery(folder); got != c.want {
			t.Errorf("%s: on battery is %v", name, got)
		}
	}
}

//go:build !ebitenginevmguest

package scene

import (
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
)

// askPower finds out whether the computer runs on its battery.
func askPower(battery *atomic.Bool) {
	go func() { battery.Store(onBattery("/sys/class/power_supply")) }()
}

// onBattery reports whether a battery in a folder of the system gives power and no mains do. Mice and pens have batteries of their
// own, which do not count.
func onBattery(folder string) (spent bool) {
	supplies, _ := filepath.Glob(filepath.Join(folder, "*"))
	for _, supply := range supplies {
		told := func(file string) string {
			words, _ := os.ReadFile(filepath.Join(supply, file))
			return strings.TrimSpace(string(words))
		}
		switch told("type") {
		case "Mains", "USB":
			if told("online") == "1" {
				return false
			}
		case "Battery":
			spent = spent || told("scope") != "Device" && told("status") == "Discharging"
		}
	}
	return spent
}

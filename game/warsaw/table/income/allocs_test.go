//go:build !js

package income

import (
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
)

// TestFramesAllocateNothing draws frames while dusk falls and within some beats, in which lamps come on, numbers fly and
// trams run. What the engine allocates for each draw command is its own.
func TestFramesAllocateNothing(t *testing.T) {
	drive.Window(t)
	v, _ := countingOf(t, scene.Settings{Speed: 1, TextSize: 100}, 3, 6)
	screen, one := ebiten.NewImage(640, 400), ebiten.NewImage(1, 1)
	defer screen.Deallocate()
	v.app.ResizePoints(640, 400, 1)
	v.Update(nil, 0)
	prepared(v)
	passed := 0.0
	for _, at := range []float64{0.5, 1.2, 1.9, 3, 4.25, 9.1} {
		v.Update(nil, at-passed)
		for v.Draw(screen); v.ground.behind; v.Draw(screen) {
		}
		flush(one, screen)
		beat := v.Beat
		found := allocated(func() {
			for range 4 {
				v.Update(nil, 1.0/600)
				v.Draw(screen)
			}
		})
		passed = at + 4.0/600
		for what, times := range found {
			if v.Beat == beat {
				t.Errorf("at %.1f s, beat %d: %s allocates %d times in 4 frames", at, beat, what, times)
			}
		}
	}
}

// allocated tells how often functions have allocated that are not the engine's, while act ran.
func allocated(act func()) map[string]int64 {
	before := allocations()
	rate := runtime.MemProfileRate
	runtime.MemProfileRate = 1
	act()
	runtime.MemProfileRate = rate
	found := map[string]int64{}
	for what, times := range allocations() {
		if more := times - before[what]; more > 0 {
			found[what] = more
		}
	}
	return found
}

// allocations tells how often every function has allocated for a frame so far, as far as that is recorded.
func allocations() map[string]int64 {
	for range 3 {
		runtime.GC() // records are published with a delay
	}
	records := make([]runtime.MemProfileRecord, 1<<14)
	n, _ := runtime.MemProfile(records, true)
	times := map[string]int64{}
	for i := range records[:n] {
		if cause := causeOf(records[i].Stack()); cause != "" {
			times[cause] += records[i].AllocObjects
		}
	}
	return times
}

// causeOf is the function for which something was allocated: the first that is not Go's own, and "" where that is the engine
// or where no frame was being made.
func causeOf(stack []uintptr) (cause string) {
	frames := runtime.CallersFrames(stack)
	for more := true; more; {
		var frame runtime.Frame
		frame, more = frames.Next()
		if cause == "" && strings.Contains(frame.Function, "/") && !strings.HasPrefix(frame.Function, "internal/") {
			cause = frame.Function
		}
		if strings.Contains(frame.Function, "income.(*Counting).") && !strings.HasPrefix(cause, "github.com/hajimehoshi/ebiten") {
			return cause
		}
	}
	return ""
}

package scene

import (
	"time"

	"capital/render/motion"
)

// longestTick is how much time passes at most from one tick to the next: a program that
// was asleep goes on where it was.
const longestTick = time.Second

// tempo is how much time passes with a tick, and how fast things move in it.
type tempo struct {
	// Clock tells how much time has passed since it was last asked. All that moves or
	// fades goes by it: where frames are slow there are fewer of them, and no more time.
	Clock func() time.Duration

	pace    motion.Pace
	elapsed float64 // seconds since the last tick
}

// Pace returns how fast things shall move.
func (t *tempo) Pace() motion.Pace { return t.pace }

// Elapsed returns how many seconds have passed since the last tick.
func (t *tempo) Elapsed() float64 { return t.elapsed }

// Move returns how far travelling things advance in this tick. It is in seconds at the designed speed.
func (t *tempo) Move() float64 { return t.pace.Move(t.elapsed) }

// Fade returns how far things that change in place advance in this tick. It is in seconds at the designed speed.
func (t *tempo) Fade() float64 { return t.pace.Fade(t.elapsed) }

// Pass says how many seconds have passed since the last tick.
func (t *tempo) Pass(seconds float64) { t.elapsed = seconds }

// passTime asks the clock. What it took to paint a scene for the first time counts as one
// tick: until then nobody saw it.
func (t *tempo) passTime(painted bool) {
	elapsed := min(t.Clock(), longestTick)
	if painted {
		elapsed = min(elapsed, time.Second/60)
	}
	t.Pass(elapsed.Seconds())
}

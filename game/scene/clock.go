//go:build !ebitenginevmguest

package scene

import "time"

// newClock makes the clock of a program in a window of its own: the real time.
func newClock() func() time.Duration {
	last := time.Now()
	return func() time.Duration {
		now := time.Now()
		elapsed := now.Sub(last)
		last = now
		return elapsed
	}
}

// sceneryMoves says that there may be scenery that moves.
const sceneryMoves = true

//go:build ebitenginevmguest

package scene

import "time"

// newClock makes the clock of a program that another one runs in place of a screen: a
// tick is a sixtieth of a second, however fast the other lets ticks pass.
func newClock() func() time.Duration {
	return func() time.Duration { return time.Second / 60 }
}

// sceneryMoves is false: who looks waits until the picture stays the same.
const sceneryMoves = false

package income

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// neonText is the size of the owners' names after the last income, in logical units, plainText that of plain letters in high
// contrast, and neonTime how long they flicker before they stay lit, in seconds at the designed speed.
const (
	neonText  = 40.0
	plainText = 25.0
	neonTime  = 1.1
)

// neon are the owners' names over their districts after the last income, as signs of tubes.
type neon struct {
	time  float64 // seconds since it was switched on, at the designed speed
	signs []*ebiten.Image
}

// step lets the signs flicker on, and reports whether they look different.
func (n *neon) step(passed float64) bool {
	if n.time >= neonTime {
		return false
	}
	n.time = min(n.time+passed, neonTime)
	return true
}

// light is how brightly a seat's sign shines: it flickers on once, each a little after the one before.
func (n *neon) light(seat int) float64 {
	switch now := n.time - 0.12*float64(seat); {
	case n.time >= neonTime:
		return 1
	case now < 0.10:
		return 0
	case now < 0.17:
		return 0.8
	case now < 0.34:
		return 0.1
	case now < 0.44:
		return 1
	case now < 0.52:
		return 0.3
	}
	return 1
}

// forget gives the signs back, to be drawn anew.
func (n *neon) forget() {
	for _, sign := range n.signs {
		sign.Deallocate()
	}
	n.signs = nil
}

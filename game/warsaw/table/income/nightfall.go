package income

import (
	"capital/render/motion"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// How long dusk falls at the designed speed, in seconds, and when in it the districts have come to their panels.
const (
	duskTime  = 1.6
	glideTime = 1.0
)

// nightfall is how far dusk has fallen, in seconds at the designed speed.
type nightfall struct{ time float64 }

// step lets dusk fall, and returns what of the time is left once it is night.
func (n *nightfall) step(passed float64) (left float64) {
	n.time += passed
	left = max(n.time-duskTime, 0)
	n.time = min(n.time, duskTime)
	return left
}

// over reports whether it is night.
func (n *nightfall) over() bool { return n.time+motion.Instant >= duskTime }

// fall makes it night.
func (n *nightfall) fall() { n.time = duskTime }

// share is how much of what begins and ends at two times has happened, 0 to 1.
func (n *nightfall) share(begin, end float64) float64 {
	return min(max((n.time-begin)/(end-begin), 0), 1)
}

// veil is how dark the table is, panels how much of the panels is to be seen, glide how far the districts have gone and night
// how far it is night over them, all 0 to 1.
func (n *nightfall) veil() float64 { return n.share(0, glideTime) }

func (n *nightfall) panels() float64 { return n.share(0.7, 1.4) }

func (n *nightfall) glide() float64 { return motion.InOut(n.share(0.2, glideTime)) }

func (n *nightfall) night() float64 { return n.share(glideTime, duskTime) }

// sky are the colours of one epoch's night: the dusk before it, the sky, and a panel under it.
type sky struct{ dusk, ground, panel theme.Colour }

// skyOf is the sky of an epoch, 1 for the first: gas, arc lamps, the first bulbs, blackout, grey years, neon.
func skyOf(epoch int) sky {
	skies := [warsaw.Epochs]sky{
		{0x4A5A70FF, 0x0C1A26FF, 0x142735FF},
		{0x545C86FF, 0x0F1530FF, 0x192142FF},
		{0x7A4E62FF, 0x1B1228FF, 0x2A1D3AFF},
		{0x2E3644FF, 0x070B14FF, 0x111826FF},
		{0x6A7180FF, 0x151B25FF, 0x212936FF},
		{0x6A3F80FF, 0x140C2CFF, 0x22174AFF},
	}
	return skies[min(max(epoch, 1), warsaw.Epochs)-1]
}

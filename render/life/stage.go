package life

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/widget"
)

// Stage lays things in units, of so many pixels.
type Stage struct {
	On   *Scenery
	Unit float64
}

// Lay lays a phase of a thing at a place, so large, and so little of it seen: 0 all, 1 nothing.
func (s Stage) Lay(strip *Strip, phase int, x, y, scale, gone float64) {
	s.On.Lay(Sprite{Strip: strip, Phase: phase, X: x * s.Unit, Y: y * s.Unit, Scale: scale, Gone: gone})
}

// Still lays a phase of something where it was painted.
func (s Stage) Still(strip *Strip, phase int, gone float64) { s.Lay(strip, phase, 0, 0, 1, gone) }

// Passer is somebody who crosses a place again and again: when in seconds first, and how often, how many units a second, less than 0
// to the left, and how far down the ground, 0 to 1.
type Passer struct{ Comes, Every, Speed, Down float64 }

// At is where the passer is in a place so wide, who comes from beside it; not there before coming first.
func (p Passer) At(seconds, wide, beside float64) (x, age float64, there bool) {
	age, there = Passing(seconds, p.Comes, p.Every, p.Every)
	if x = -beside; p.Speed < 0 {
		x = wide + beside
	}
	return x + age*p.Speed, age, there
}

// Passing says how many seconds ago something came that comes again and again. Before it comes first, or where it is gone again,
// it is not there.
func Passing(seconds, comes, every, lasts float64) (age float64, there bool) {
	age = math.Mod(seconds, every) - comes
	return age, age >= 0 && age < lasts
}

// Rising lays so many things of which each takes a while and begins anew, one after the other: n is which, part how far it is, 0
// to 1. Nothing has begun before second 0.
func Rising(seconds float64, things int, lasts float64, lay func(n int, part float64)) {
	for n := range things {
		if age := math.Mod(seconds+lasts*float64(n)/float64(things), lasts); 0 <= age && age <= seconds {
			lay(n, age/lasts)
		}
	}
}

// Fading is how little is seen of what comes slowly, stays and goes, at a part of its time: it takes an edge of it to come, and to
// go.
func Fading(part, edge float64) (gone float64) { return 1 - min(part/edge, (1-part)/edge, 1) }

// Puff paints a soft ball of steam or smoke, 16 units in radius; dense says how much of each of its layers is seen.
func Puff(p *Painter, tone theme.Colour, dense float64) *Strip {
	return p.Strip(widget.Rect{X: -18, Y: -18, W: 36, H: 36}, 1, func(c canvas.Canvas, _ int) {
		for r := 16.0; r > 1; r -= 3 {
			c.Circle(tone.Fade(dense), 0, 0, r)
		}
	})
}

// Column lays puffs that rise from a place, as high as 86 of its scale, and are carried to the right.
func (s Stage) Column(puff *Strip, seconds, x, y, scale float64) {
	Rising(seconds, 6, 7.2, func(n int, part float64) {
		s.Lay(puff, 0, x+(12*part+7*math.Sin(part*4+float64(n)))*scale, y-86*part*scale, (0.35+1.15*part)*scale, max(part, 1-6*part))
	})
}

// ThinPuff is how dense steam and smoke far away are.
const ThinPuff = 0.03

// beats are the wings of a bird in flight: how high their tips are, from up to down and up again.
var beats = [...]float64{-5, -1, 3.5, -1}

// Bird paints a bird far away, nine units from its middle to the tip of a wing, in all phases of the beat of its wings.
func Bird(p *Painter, tone theme.Colour, thick float64) *Strip {
	return p.Strip(widget.Rect{X: -11, Y: -8, W: 22, H: 14}, len(beats), func(c canvas.Canvas, phase int) {
		tip := beats[phase]
		for _, way := range [...]float64{-1, 1} {
			c.Curve(tone, thick, 0, 0, way*4, tip*0.5-3.4, way*9, tip)
		}
		c.Oval(tone, 0, 0.3, 1.2*thick, 0.7*thick)
	})
}

// Flock lays so many birds that fly together around a place, now beating their wings and now gliding.
func (s Stage) Flock(bird *Strip, birds int, seconds, x, y, scale, gone float64) {
	for n := range birds {
		rank, wing := float64((n+1)/2), float64(1-2*(n%2)) // in a wedge
		at := seconds + 0.73*float64(n)
		phase := 1
		if math.Mod(at, 3.1) < 1.7 {
			phase = int(at*5) % len(beats)
		}
		s.Lay(bird, phase, x+(17*rank+4*math.Sin(at*0.9))*scale, y+(wing*9*rank+3*math.Sin(at*1.3))*scale, scale, gone)
	}
}

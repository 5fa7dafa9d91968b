package life

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/widget"
)

// Kit is the small things that live on a table: smoke, rings on water, glints, birds, and what a game has of its own.
type Kit struct {
	Smoke, Water, Bird theme.Colour
	Paint              func(p *Painter) []*Strip // what is the game's own; nil for nothing
	Own                []*Strip

	unit                     float64
	sheet                    *Sheet
	smoke, ring, glint, bird *Strip
	people                   [2]*Strip // from above
}

// dense is how much of each layer of a puff is seen.
const dense = 0.09

// Lie has it painted in a unit of so many pixels, if it is not yet, and says that what is laid next comes from there.
func (k *Kit) Lie(on *Scenery, unit float64) Stage {
	if k.sheet == nil || k.unit != unit {
		k.sheet.Forget()
		p := NewPainter(unit)
		k.unit, k.smoke, k.bird = unit, Puff(p, k.Smoke, dense), Bird(p, k.Bird, 1.6)
		k.ring = p.Strip(widget.Rect{X: -12, Y: -9, W: 24, H: 18}, 1, func(c canvas.Canvas, _ int) {
			c.Arc(k.Water, 1.4, 0, 0, 10, 7, 0, 360)
		})
		k.glint = p.Light(widget.Rect{X: -9, Y: -9, W: 18, H: 18}, 1, func(c canvas.Canvas, _ int) {
			for n := range 4 {
				a := 90 * float64(n)
				c.Fill(0xFFFFFFFF, canvas.Loop{canvas.Polar(0, 0, 8, a), canvas.Polar(0, 0, 1.3, a+45), canvas.Polar(0, 0, 1.3, a-45)})
			}
		})
		for n, coat := range [...]theme.Colour{0x4A3A5AFF, 0x9C4A2EFF} {
			k.people[n] = p.Strip(widget.Rect{X: -3, Y: -3, W: 7, H: 7}, 1, func(c canvas.Canvas, _ int) {
				c.Circle(theme.Shadow, 0.7, 0.8, 1.9)
				c.Circle(coat, 0, 0, 1.9)
				c.Circle(0xF0D2B0FF, 0, -0.1, 0.9)
			})
		}
		if k.Paint != nil {
			k.Own = k.Paint(p)
		}
		k.sheet = p.Sheet()
	}
	on.Use(k.sheet)
	return Stage{on, unit}
}

// Forget gives the memory of what was painted back.
func (k *Kit) Forget() {
	k.sheet.Forget()
	k.sheet, k.Own = nil, nil
}

// Marks has live what a picture says of itself, with its corner at a pixel: smoke rises, rings spread on water. What is told apart
// by its place moves in its own time.
func (k *Kit) Marks(s Stage, marks []canvas.Mark, seconds, left, top float64) {
	for n, m := range marks {
		x, y, size := (left+m.X)/s.Unit, (top+m.Y)/s.Unit, m.Size/s.Unit
		late := 1.9 * float64(n%4)
		switch m.Of {
		case canvas.Smoke:
			k.Puffs(s, seconds-late, x, y, size/10)
		case canvas.Water:
			k.Ring(s, seconds-late, x, y, size)
		case canvas.People:
			k.stroll(s, seconds, float64(n), x, y, size)
		}
	}
}

// Puffs rise from a place: see [Stage.Column].
func (k *Kit) Puffs(s Stage, seconds, x, y, scale float64) { s.Column(k.smoke, seconds, x, y, scale) }

// stroll has two people walk to and fro around a place, beginning anywhere.
func (k *Kit) stroll(s Stage, seconds, begins, x, y, size float64) {
	for n, strip := range k.people {
		at := 0.16*seconds + 2.1*begins + 2.6*float64(n)
		s.Lay(strip, 0, x+size*math.Sin(at), y+0.3*size*math.Sin(2.3*at+float64(n)), 1, 1-min(seconds/2, 1))
	}
}

// Ring lets a ring spread on water as wide as size, now and then.
func (k *Kit) Ring(s Stage, seconds, x, y, size float64) {
	const lasts = 2.6
	if age, there := Passing(seconds, 1, 5.3, lasts); there {
		part := age / lasts
		s.Lay(k.ring, 0, x, y, (0.15+0.85*part)*size/10, 0.25+0.75*part)
	}
}

// Glint flashes at a place for a moment, every so many seconds.
func (k *Kit) Glint(s Stage, seconds, every, x, y, size float64) {
	const lasts = 1.2
	if age, there := Passing(seconds, 0.6*every, every, lasts); there {
		s.Lay(k.glint, 0, x, y, size/8, 1-math.Sin(math.Pi*age/lasts))
	}
}

// Birds fly across a place so wide, beginning at a height of it, once in a while: not everywhere at once, and softly.
func (k *Kit) Birds(s Stage, birds int, seconds, every, x, y, wide, size float64) {
	speed := 46 * size
	lasts := (wide + 120*size) / speed
	if age, there := Passing(seconds, 0.2*every, max(every, 1.3*lasts), lasts); there {
		s.Flock(k.bird, birds, seconds, x-60*size+age*speed, y+18*size*math.Sin(age*0.6), size, 0.3)
	}
}

package forum

import (
	"math"

	"capital/render/canvas"
	"capital/render/life"
	"capital/render/theme"
	"capital/render/widget"
)

// living is what moves in the evening while nothing happens: swallows, smoke over the roofs, lamps behind windows, people on their
// way home.
type living struct {
	sheet   *life.Sheet // nil until something first moves
	swallow *life.Strip
	smoke   *life.Strip
	lamp    *life.Strip // behind a window, at its upper left corner
	walker  [2]*life.Strip
}

func (l *living) forget() {
	l.sheet.Forget()
	*l = living{}
}

// Live lays what moves in the evening, so many seconds after it began to: nothing before the evening was drawn.
func (f *Forum) Live(seconds float64, on *life.Scenery) {
	if f.shade == nil {
		return
	}
	l := &f.living
	if l.sheet == nil {
		l.paint(f.plan.Scale)
	}
	on.Use(l.sheet)
	s := scene{l, painter{Plan: f.plan}, archOf(f.plan), life.Stage{On: on, Unit: f.plan.Scale}}
	s.lamps(seconds)
	s.hearths(seconds)
	s.swallows(seconds)
	s.people(seconds)
}

// scene is the evening as things are laid in it. Its painter paints nothing.
type scene struct {
	*living
	painter
	arch arch
	life.Stage
}

// paint paints the sheet.
func (l *living) paint(scale float64) {
	p := life.NewPainter(scale)
	l.swallow = life.Bird(p, stoneDark, 1.5)
	l.smoke = life.Puff(p, 0xF3C9A8FF, life.ThinPuff)
	l.lamp = p.Strip(widget.Rect{X: -1, Y: -1, W: 12, H: 14}, 1, func(c canvas.Canvas, _ int) { c.Arch(lamplight, 0, 0, 7, 12) })
	for n, tone := range [...]theme.Colour{0xE9D9C6FF, 0xA23B3BFF} {
		l.walker[n] = p.Strip(widget.Rect{X: -14, Y: -46, W: 28, H: 64}, strides, func(c canvas.Canvas, phase int) { paintWalker(c, phase, tone) })
	}
	l.sheet = p.Sheet()
}

// seen reports whether nothing stands before a house.
func (s scene) seen(x, w float64) bool {
	return s.SignW <= 0 || x > s.arch.right+20 || x+w < s.arch.left-20
}

// lamps are lit behind windows, and put out again.
func (s scene) lamps(seconds float64) {
	s.eachHouse(func(x, w float64, storeys, seed int) {
		for n := range storeys {
			for column := range 3 {
				if lamplit(seed, column, n) || !s.seen(x, w) {
					continue
				}
				every := 23 + 31*chance(seed+70, column+5*n)
				turn := int((seconds + every*chance(seed+71, column+5*n)) / every)
				if turn > 0 && chance(turn+9*n, column+72+seed) < 0.12 {
					wide := 0.8 * w * 0.15
					s.Lay(s.lamp, 0, windowOf(x, w, column)+(wide-7)/2, s.ground()-storeyHigh*float64(n+1)+9, 1, 0)
				}
			}
		}
	})
}

// hearths smoke through the roofs of some houses.
func (s scene) hearths(seconds float64) {
	s.eachHouse(func(x, w float64, storeys, seed int) {
		if chance(seed, 81) < 0.4 && s.seen(x, w) {
			s.Column(s.smoke, seconds-5*chance(seed, 82), x+0.6*w, s.ground()-storeyHigh*float64(storeys)-20, 0.8)
		}
	})
}

// swallows cross the sky: some near, above the arch, and some far away beside it.
func (s scene) swallows(seconds float64) {
	if age, there := life.Passing(seconds, 3, 41, 17); there {
		x := s.width() + 80 - age*(s.width()+240)/17
		s.Flock(s.swallow, 7, seconds, x, max((s.arch.attic-13)*0.55, 34)+16*math.Sin(age*0.8), 1, 0)
	}
	const lasts = 15.0
	if age, there := life.Passing(seconds, 19, 53, lasts); there {
		x := s.arch.right + 60 + age*16
		s.Flock(s.swallow, 4, seconds+2, x, s.ground()-270+24*math.Sin(age*0.6), 0.6, life.Fading(age/lasts, 0.15))
	}
}

const strides = 4

// paintWalker is somebody in a toga of a tone, dark against the light, with a shadow towards who looks on.
func paintWalker(c canvas.Canvas, phase int, tone theme.Colour) {
	swing := [strides]float64{-1, 0, 1, 0}[phase]
	c.Poly(stoneDark.Fade(0.35), -5, 0, 5, 0, 9, 15, -9, 15)
	c.Line(stoneDark, 2.6, -0.5, -10, 4*swing, -0.5)
	c.Line(stoneDark, 2.6, 0.5, -10, -4*swing, -0.5)
	c.Fill(tone.Mix(stoneDark, 0.42), canvas.Data("M-7 -7 C-8 -22 -5 -33 0 -33 C5 -33 8 -22 7 -7 Z")...)
	c.Fill(tone.Mix(stoneDark, 0.12), canvas.Data("M2 -7 C4 -18 4 -28 1 -33 C5 -33 8 -22 7 -7 Z")...)
	c.Line(tone.Mix(stoneDark, 0.6), 1.4, -5, -29, 1, -18, 3, -8)
	c.Circle(0x8A5446FF, 0.5, -37, 4)
	c.Arc(stoneDark, 2.4, 0.2, -38, 3.6, 3.6, 150, 330)
	c.Arc(roofLit, 1.2, 0.5, -37, 4, 4, -60, 60)
}

// people walk home over the slabs, now and then.
func (s scene) people(seconds float64) {
	for n, one := range [...]life.Passer{{Comes: 2, Every: 71, Speed: 19, Down: 0.1}, {Comes: 13, Every: 97, Speed: -16, Down: 0.3}, {Comes: 40, Every: 88, Speed: 17, Down: 0.22}} {
		x, age, there := one.At(seconds, s.width(), 50)
		if !there {
			continue
		}
		s.On.Lay(life.Sprite{
			Strip: s.walker[n%2], Phase: int(age*5) % strides, X: x * s.Unit, Y: (s.ground() + 12 + one.Down*(s.height()-s.ground())) * s.Unit,
			Scale: 0.9 + one.Down, Flip: one.Speed < 0,
		})
	}
}

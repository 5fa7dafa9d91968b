package street

import (
	"math"

	"capital/render/canvas"
	"capital/render/life"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// living is what moves in the street while nothing happens: the tram comes and goes, drops fall on the wet pavement, steam rises,
// people pass under umbrellas, and the dot of a sign is a tired tube.
type living struct {
	sheet *life.Sheet // nil until something first moves

	empty, tram, lamp *life.Strip // the stop without the tram, the tram with its reflection, a lamp before it
	ring, puff        *life.Strip
	walker            [2]*life.Strip
	dot               *life.Strip // the smallest tube of the sign, dark; nil where there is none
	dark              *life.Strip // the lamp on the palace, out
	window            *life.Strip // one in which the light is out
}

func (l *living) forget() {
	l.sheet.Forget()
	*l = living{}
}

// Live lays what moves in the street, so many seconds after it began to: nothing before the street was drawn.
func (c *City) Live(seconds float64, on *life.Scenery) {
	if c.plan.Scale == 0 {
		return
	}
	if c.living.sheet == nil {
		c.living.paint(c.plan, c.writer)
	}
	s := scene{&c.living, newMeasures(c.plan), life.Stage{On: on, Unit: c.plan.Scale}}
	on.Use(c.living.sheet)
	s.windows(seconds)
	s.blink(seconds)
	s.flicker(seconds)
	s.steam(seconds)
	s.rain(seconds)
	s.drive(seconds)
	s.walk(seconds)
}

// measures is a plan with its measures in logical units.
type measures struct {
	Plan
	wide, high, ground float64
}

func newMeasures(plan Plan) measures {
	k := plan.Scale
	return measures{plan, float64(plan.Width) / k, float64(plan.Height) / k, plan.PavementY / k}
}

// scene lays things in logical units.
type scene struct {
	*living
	measures
	life.Stage
}

// paint paints the sheet.
func (l *living) paint(plan Plan, writer *text.Writer) {
	m, p := newMeasures(plan), life.NewPainter(plan.Scale)
	stop := plan.tramStop()
	around := widget.Rect{X: stop - 12, Y: m.ground - 92, W: 278, H: 126}
	l.empty = p.Strip(around, 1, func(c canvas.Canvas, _ int) {
		canvas.Copy(c, m.around(around, func(p painter) {
			p.paint(writer, func() {})
			p.reflect(reflected)
			p.lamps()
		}).pen)
	})
	l.tram = p.Strip(around, 1, func(c canvas.Canvas, _ int) {
		canvas.Copy(c, m.around(around, func(p painter) {
			p.tram()
			p.reflect(reflected)
		}).pen)
	})
	l.lamp = p.Strip(widget.Rect{X: -13, Y: -130, W: 26, H: 132}, 1, func(c canvas.Canvas, _ int) { lamp(c) })
	l.ring = p.Strip(widget.Rect{X: -24, Y: -8, W: 48, H: 16}, ringPhases, paintRing)
	l.puff = life.Puff(p, theme.Moonlight, life.ThinPuff)
	for n, tone := range [...]theme.Colour{0xC23A4AFF, 0x2F8C8AFF} {
		l.walker[n] = p.Strip(widget.Rect{X: -22, Y: -62, W: 44, H: 92}, strides, func(c canvas.Canvas, phase int) { paintWalker(c, phase, tone) })
	}
	head := plan.lampOnPalace()
	l.dark = p.Strip(widget.Rect{X: head.X - 6, Y: head.Y - 6, W: 12, H: 12}, 1, func(c canvas.Canvas, _ int) { c.Circle(palaceDark, head.X, head.Y, 3*m.palaceScale()) })
	l.window = p.Strip(widget.Rect{X: -8, Y: 7, W: 16, H: 28}, 1, func(c canvas.Canvas, _ int) { paintWindow(c, frontTone) })
	if plan.SignW > 0 {
		l.dot = paintDot(p, plan.outlined(writer))
	}
	l.sheet = p.Sheet()
}

// around paints what lies around a place, as high as the whole picture: the pavement shows what stands above it.
func (m measures) around(place widget.Rect, paint func(p painter)) painter {
	const sway = 16 // of what comes back
	left := math.Floor((place.X - sway) * m.Scale)
	wide := math.Ceil((place.X+place.W+sway)*m.Scale) - left
	p := painter{m.Plan, canvas.New(int(wide), m.Height, m.Scale).Moved(-left, 0)}
	paint(p)
	return p
}

// lampOnPalace is the red lamp at the tip of the palace, in logical units.
func (plan Plan) lampOnPalace() canvas.Point {
	k := 1.0
	if plan.Width < plan.Height {
		k = 1.7
	}
	return canvas.Point{X: plan.TowerX / plan.Scale, Y: plan.PavementY/plan.Scale - 470*k}
}

func (m measures) palaceScale() float64 { return painter{Plan: m.Plan}.palaceScale() }

// blink has the lamp on the palace go on and off.
func (s scene) blink(seconds float64) {
	if math.Mod(seconds, 2.4) > 1.5 {
		s.Still(s.dark, 0, 0)
	}
}

// paintDot paints the smallest tube of a sign as it is when it is out.
func paintDot(p *life.Painter, name lettering) *life.Strip {
	var dot canvas.Loop
	area := math.Inf(1)
	for _, loop := range name.loops {
		left, top, right, bottom := canvas.Bounds([]canvas.Loop{loop})
		if a := (right - left) * (bottom - top); a < area && a > name.size*name.size*0.002 {
			area, dot = a, loop
		}
	}
	if dot == nil {
		return nil
	}
	left, top, right, bottom := canvas.Bounds([]canvas.Loop{dot})
	edge := name.size * 0.06
	one := lettering{[]canvas.Loop{dot}, name.size}
	return p.Strip(widget.Rect{X: left - edge, Y: top - edge, W: right - left + 2*edge, H: bottom - top + 2*edge}, 1, func(c canvas.Canvas, _ int) {
		painter{pen: c}.sign(one)
	})
}

// flickers is when the tired tube goes out, in seconds from the begin of a turn, and for how long.
var flickers = [...][2]float64{{6, 0.1}, {6.4, 0.3}, {7.1, 0.1}, {21, 0.2}}

func (s scene) flicker(seconds float64) {
	const turn = 29
	at := math.Mod(seconds, turn)
	for _, f := range flickers {
		if s.dot != nil && at >= f[0] && at < f[0]+f[1] {
			s.Still(s.dot, 0, 0.15)
		}
	}
}

// steam rises from the roof of the house under the sign, or from the street where there is none.
func (s scene) steam(seconds float64) {
	left, right, roof := s.house()
	x, y := left+0.93*(right-left), roof-6
	if s.SignW <= 0 {
		x, y = s.wide*0.2, s.ground+12
	}
	s.Column(s.puff, seconds, x, y, 1)
}

const ringPhases = 7

// paintRing is a ring on water, lit from above, that grows and goes.
func paintRing(c canvas.Canvas, phase int) {
	part := (float64(phase) + 0.6) / ringPhases
	r := 3 + 18*part
	c.Arc(theme.Moonlight.Fade(0.42*(1-part)), 1.1, 0, 0, r, r*0.3, 0, 360)
	if phase < 2 {
		c.Oval(theme.Moonlight.Fade(0.5), 0, -1, 1.2, 0.9)
	}
	if part > 0.3 {
		c.Arc(theme.Moonlight.Fade(0.26*(1-part)), 0.9, 0, 0, r*0.55, r*0.17, 0, 360)
	}
}

// rain is seen where the last drops fall on the pavement.
func (s scene) rain(seconds float64) {
	const drops, lasts, every = 7, 0.7, 2.3
	for n := range drops {
		at := seconds + every*float64(n)/drops
		time := int(at / every)
		age := at - every*float64(time)
		if age >= lasts || time == 0 {
			continue
		}
		x, y := s.wide*chance(time*7+n, 91), chance(time*7+n, 92)
		near := 0.12 + 0.82*y*y
		s.Lay(s.ring, int(age/lasts*ringPhases), x, s.ground+near*(s.high-s.ground), 0.5+0.8*near, 0)
	}
}

// The tram's turn, in seconds: it stands, leaves to the right, comes from the left.
const (
	tramTurn   = 96.0
	tramLeaves = 12.0
	tramComes  = 46.0
	tramSpeed  = 46.0 // logical units a second
	tramPull   = 4.5  // how fast it gets there
)

// driven is how far a tram has come so many seconds after it began to move.
func driven(seconds float64) float64 {
	full := tramSpeed / tramPull
	if seconds < full {
		return tramPull / 2 * seconds * seconds
	}
	return tramSpeed*full/2 + tramSpeed*(seconds-full)
}

// tramFrom is where the tram is, from its stop to the right; it is not there where far away.
func (m measures) tramFrom(seconds float64) float64 {
	at := math.Mod(seconds, tramTurn)
	far := m.tramStop() + 280 // to come from the left
	if at < tramLeaves {
		return 0
	}
	gone := driven(at - tramLeaves)
	if at < tramComes {
		return min(gone, m.wide)
	}
	takes := far/tramSpeed + tramSpeed/tramPull/2 // until it stands
	return -driven(max(takes-(at-tramComes), 0))
}

func (s scene) drive(seconds float64) {
	from := s.tramFrom(seconds)
	if from == 0 {
		return
	}
	s.Still(s.empty, 0, 0)
	s.On.Lay(life.Sprite{Strip: s.tram, X: from * s.Scale})
	left := s.tramStop() + from
	for x := s.firstLamp(); x < s.wide; x += lampsEvery {
		if x > left-20 && x < left+270 {
			s.Lay(s.lamp, 0, x, s.ground+10, 1, 0)
		}
	}
}

const strides = 4

// paintWalker is somebody under an umbrella, with what comes back in the pavement.
func paintWalker(c canvas.Canvas, phase int, tone theme.Colour) {
	swing := [strides]float64{-1, 0, 1, 0}[phase]
	figure := func(c canvas.Canvas, strength float64) {
		body := edgeTone.Mix(nearTone, 0.3).Fade(strength)
		c.Line(frontTone.Fade(strength), 2.6, 0, -16, 4.6*swing, -1)
		c.Line(frontTone.Fade(strength), 2.6, 0, -16, -4.6*swing, -1)
		c.Fill(body, canvas.Data("M-6 -12 C-7 -28 -4 -36 0 -36 C4 -36 7 -28 6 -12 Z")...)
		c.Circle(body, 0.6, -38, 3.6)
		c.Line(frontTone.Fade(strength), 1.2, 5, -26, 6, -52)
		c.Fill(tone.Fade(strength), canvas.Data("M-13 -46 C-10 -58 0 -60 5 -60 C12 -60 22 -56 21 -46 C17 -49 13 -49 10 -46 C7 -49 1 -49 -2 -46 C-6 -49 -10 -49 -13 -46 Z")...)
		c.Line(theme.Moonlight.Fade(0.35*strength), 1, -11, -50, -4, -57, 4, -59)
	}
	figure(c, 1)
	mirror := c.Part(0, 0, 1)
	for n := range 9 { // broken by the water
		y := 1 + 2.6*float64(n)
		mirror.Rect(tone.Mix(edgeTone, 0.5).Fade(0.2-0.018*float64(n)), -5+1.5*math.Sin(float64(n)*2+swing), y, 10, 1.3)
	}
}

// walk has people pass, now and then.
func (s scene) walk(seconds float64) {
	for n, one := range [...]life.Passer{{Comes: 3, Every: 83, Speed: 17, Down: 0.12}, {Comes: 31, Every: 101, Speed: -14, Down: 0.3}} {
		x, age, there := one.At(seconds, s.wide, 30)
		if !there {
			continue
		}
		y := s.ground + 14 + one.Down*(s.high-s.ground)
		s.On.Lay(life.Sprite{
			Strip: s.walker[n], Phase: int(age*5) % strides, X: x * s.Scale, Y: y * s.Scale, Scale: 0.86 + 0.4*one.Down, Flip: one.Speed < 0,
		})
	}
}

// windows has the light go out and on again in some of the flats under the sign.
func (s scene) windows(seconds float64) {
	if s.SignW <= 0 {
		return
	}
	s.eachFlat(func(x, y float64, row, column int) {
		if flatLight(row, column) != warmWindow {
			return
		}
		every := 17 + 23*chance(row+70, column)
		at := seconds + every*chance(row+71, column)
		if turn := int(at / every); turn > 0 && chance(turn+9*row, column+72) < 0.3 {
			s.Lay(s.window, 0, x, y, 1, 0)
		}
	})
}

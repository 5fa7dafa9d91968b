package fairground

import (
	"math"

	"capital/render/canvas"
	"capital/render/life"
	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// living is what moves at noon while nothing happens: flags fly, the fountain plays, balloons rise and sink, doves and visitors pass.
type living struct {
	sheet    *life.Sheet   // nil until something first moves
	aflutter []*life.Strip // what flies or plays, where it was painted, a phase a gust
	sky      [len(aloft)]*life.Strip
	balloons [len(aloft)]*life.Strip
	visitor  [3]*life.Strip
	dove     *life.Strip
}

func (l *living) forget() {
	l.sheet.Forget()
	*l = living{}
}

// Live lays what moves at noon, so many seconds after it began to: nothing before the fair was drawn.
func (f *Fairground) Live(seconds float64, on *life.Scenery) {
	if f.dark == nil {
		return
	}
	l := &f.living
	if l.sheet == nil {
		l.paint(f.writer, f.plan)
	}
	on.Use(l.sheet)
	s := scene{l, painter{Plan: f.plan}, life.Stage{On: on, Unit: f.plan.Scale}}
	s.visit(seconds)
	if s.SignW > 0 { // the sign hangs before the fair, with its light
		k := s.Unit
		plate := s.plate()
		on.Cover(widget.Rect{X: (plate.x - 2) * k, Y: (plate.y - 2) * k, W: (plate.w + 12) * k, H: (plate.h + 66) * k})
		for _, x := range [...]float64{plate.x + 4, plate.x + plate.w - 4} { // the sparks on its rim
			on.Cover(widget.Rect{X: (x - 22) * k, Y: (plate.y - 14) * k, W: 44 * k, H: 44 * k})
		}
	}
	s.fly(seconds)
	s.hang(seconds)
	s.doves(seconds)
}

// scene is noon as things are laid in it. Its painter paints nothing.
type scene struct {
	*living
	painter
	life.Stage
}

// gusts is how many pictures of the wind there are beside the one that is always seen.
const gusts = 2

// paint paints the sheet. What stands before what moves is painted with it.
func (l *living) paint(writer *text.Writer, plan street.Plan) {
	var whole [gusts]painter
	for n := range whole {
		whole[n] = newPainter(writer, plan)
		whole[n].all(wind{gust: n + 1})
	}
	p, here := life.NewPainter(plan.Scale), whole[0]
	for _, place := range here.flying() {
		l.aflutter = append(l.aflutter, p.Strip(place, gusts, func(c canvas.Canvas, gust int) { canvas.Copy(c, whole[gust].Canvas) }))
	}
	for n, b := range aloft {
		k := b.size * here.size()
		x, y, dx, dy := here.balloonAt(n)
		l.sky[n] = p.Strip(widget.Rect{X: x - 44*k, Y: y - 44*k, W: 88 * k, H: 124 * k}, 1, func(c canvas.Canvas, _ int) { canvas.Copy(c, here.Canvas) })
		l.balloons[n] = p.Strip(widget.Rect{X: -44 * k, Y: -44 * k, W: 88 * k, H: 124 * k}, 1, func(c canvas.Canvas, _ int) { Balloon(c.Part(dx, dy, k), b.tone) })
	}
	for n := range l.visitor {
		l.visitor[n] = p.Strip(widget.Rect{X: -14, Y: -42, W: 28, H: 46}, 1, func(c canvas.Canvas, _ int) { person(c, 0, 0, 30, [...]int{1, 4, 9}[n]) })
	}
	l.dove = life.Bird(p, theme.Colour(0xFFFFFFFF), 1.8)
	l.sheet = p.Sheet()
}

// balloonAt is where a balloon hangs, on a whole pixel, and how far from there, so that it is laid just as it is painted.
func (p painter) balloonAt(n int) (x, y, dx, dy float64) {
	k := p.Plan.Scale
	atX, atY := p.tower()+aloft[n].x*p.size(), p.ground()+4+aloft[n].y*p.size()
	x, y = math.Floor(atX*k)/k, math.Floor(atY*k)/k
	return x, y, atX - x, atY - y
}

// flying is where flags fly and the fountain plays.
func (p painter) flying() (places []widget.Rect) {
	add := func(x, y, wide, high float64) {
		places = append(places, widget.Rect{X: p.tower() + x*p.size(), Y: p.ground() + 4 + y*p.size(), W: wide * p.size(), H: high * p.size()})
	}
	for n := range flags {
		add(flagAt(n), -84, 40, 38)
	}
	add(palaceFlag.x, palaceFlag.y-84*palaceFlag.size, 40*palaceFlag.size, 38*palaceFlag.size)
	add(0, -438, 42, 34)
	return append(places, widget.Rect{X: avenue(p.width()) - 46, Y: p.ground() - 10, W: 92, H: 52})
}

// fly has flags fly and the fountain play, each in its own time.
func (s scene) fly(seconds float64) {
	for n, strip := range s.aflutter {
		if gust := int(seconds*2.5+1.7*float64(n)*min(seconds, 1)) % (gusts + 1); gust > 0 {
			s.Still(strip, gust-1, 0)
		}
	}
}

// hang has the balloons rise and sink at their ropes.
func (s scene) hang(seconds float64) {
	for n := range aloft {
		at := seconds * (0.42 + 0.1*float64(n))
		x, y, _, _ := s.balloonAt(n)
		s.Still(s.sky[n], 0, 0)
		s.Lay(s.balloons[n], 0, x+6*math.Sin(at*0.7), y-13*math.Sin(at), 1, 0)
	}
}

// doves cross the sky.
func (s scene) doves(seconds float64) {
	const lasts = 19.0
	if age, there := life.Passing(seconds, 5, 47, lasts); there {
		s.Flock(s.dove, 8, seconds, -60+age*(s.width()+220)/lasts, s.ground()*0.34+22*math.Sin(age*0.7), 1, 0)
	}
}

// visit has visitors stroll over the lawn.
func (s scene) visit(seconds float64) {
	for n, one := range [...]life.Passer{{Comes: 1, Every: 79, Speed: 17, Down: 0.5}, {Comes: 9, Every: 91, Speed: -15, Down: 0.68}, {Comes: 27, Every: 83, Speed: 14, Down: 0.36}} {
		x, age, there := one.At(seconds, s.width(), 20)
		if !there {
			continue
		}
		step := 0.8 * math.Abs(math.Sin(age*5))
		s.Lay(s.visitor[n], 0, x, s.ground()+one.Down*(s.height()-s.ground())-step, 0.6+0.7*one.Down, 0)
	}
}

package sky

import (
	"math"

	"capital/render/canvas"
	"capital/render/life"
	"capital/render/theme"
	"capital/render/widget"
)

// living is what moves at dawn while nothing happens: clouds drift by, stars twinkle, lights go on in the towers, cranes pass.
type living struct {
	sheet  *life.Sheet // nil until something first moves
	banks  [3]*life.Strip
	star   *life.Strip
	beacon *life.Strip // at the tip of a tower
	window *life.Strip // one behind which a light goes on, at its upper left corner
	crane  *life.Strip
}

func (l *living) forget() {
	l.sheet.Forget()
	*l = living{}
}

// Live lays what moves at dawn, so many seconds after it began to: nothing before the dawn was drawn.
func (s *Sky) Live(seconds float64, on *life.Scenery) {
	if s.dark == nil {
		return
	}
	l := &s.living
	if l.sheet == nil {
		l.paint(s.plan.Scale)
	}
	on.Use(l.sheet)
	v := scene{l, painter{Plan: s.plan}, life.Stage{On: on, Unit: s.plan.Scale}}
	v.twinkle(seconds)
	v.windows(seconds)
	v.beacons(seconds)
	v.cranes(seconds)
	v.drift(seconds)
}

// scene is the dawn as things are laid in it. Its painter paints nothing.
type scene struct {
	*living
	painter
	life.Stage
}

// paint paints the sheet.
func (l *living) paint(scale float64) {
	p := life.NewPainter(scale)
	tones := CloudTones()
	for n := range l.banks {
		wide, k := 84+26*float64(n), 0.8+0.25*float64(n)
		l.banks[n] = p.Strip(widget.Rect{X: -wide - 30, Y: -36 * k, W: 2*wide + 60, H: 70 * k}, 1, func(c canvas.Canvas, _ int) {
			Cloud(c, 0, 0, wide, k, tones[n+1])
			dissolve(c, -8*k, 30*k)
		})
	}
	l.star = p.Light(widget.Rect{X: -8, Y: -8, W: 16, H: 16}, 1, func(c canvas.Canvas, _ int) { spark(c, 7, 0xFFFFFFFF) })
	l.beacon = p.Light(widget.Rect{X: -9, Y: -9, W: 18, H: 18}, 1, func(c canvas.Canvas, _ int) {
		for r := 8.0; r > 1; r -= 2 {
			c.Circle(theme.Colour(0xFF7A8CFF).Fade(0.22), 0, 0, r)
		}
		c.Circle(0xFFD9D2FF, 0, 0, 1.6)
	})
	l.window = p.Strip(widget.Rect{X: -1, Y: -1, W: 8, H: 9}, 1, func(c canvas.Canvas, _ int) { c.Rect(windowTone, 0, 0, 5.6, 6.5) })
	l.crane = life.Bird(p, 0xFFF1E4FF, 1.6)
	l.sheet = p.Sheet()
}

// dissolve lets what is painted fade from a height down to another, as mist does.
func dissolve(c canvas.Canvas, from, to float64) {
	pixels, top := c.Pixels(), canvas.Origin(c).Y
	for y := range pixels.Rect.Dy() {
		left := (to - (float64(y)-top)/c.Scale()) / (to - from)
		if left = min(max(left, 0), 1); left < 1 {
			row := pixels.Pix[y*pixels.Stride:][:4*pixels.Rect.Dx()]
			for n := range row {
				row[n] = uint8(float64(row[n]) * left * left)
			}
		}
	}
}

// spark is a star of four rays.
func spark(c canvas.Canvas, r float64, tone theme.Colour) {
	for n := range 4 {
		a := 90 * float64(n)
		c.Fill(tone.Fade(0.85), canvas.Loop{canvas.Polar(0, 0, r, a), canvas.Polar(0, 0, r*0.16, a+45), canvas.Polar(0, 0, r*0.16, a-45)})
	}
}

// behind reports whether the city or the name stands before a place in the sky.
func (s scene) behind(x, y float64) bool {
	k := s.Plan.Scale
	left, top := s.SignX/k-20, s.SignY/k+nameTop-40
	return math.Abs(x-s.tower()) < 130*s.size() && y > s.foot()-cityHigh*s.size()-10 ||
		s.SignW > 0 && x > left && x < left+s.SignW/k+40 && y > top && y < top+nameHigh+120
}

// twinkle has stars flash, one after the other.
func (s scene) twinkle(seconds float64) {
	const lasts = 0.9
	for n := range stars {
		x, y := starAt(n, s.width(), s.ground()+30)
		age, there := life.Passing(seconds, 1+9*chance(n, 91), 11+6*chance(n, 92), lasts)
		if !there || s.behind(x, y) || y > s.ground()*0.4 {
			continue
		}
		s.Lay(s.star, 0, x, y, 0.6+0.7*chance(n, 93), 1-math.Sin(math.Pi*age/lasts))
	}
}

// windows light up in the towers, and darken again.
func (s scene) windows(seconds float64) {
	size := s.size()
	for at, t := range skyline() {
		t.eachWindow(func(dx, dy float64, light bool, number int) {
			every := 19 + 27*chance(number, at+101)
			turn := int((seconds + every*chance(number, at+121)) / every)
			if !light && turn > 0 && dy < -40 && chance(turn+number, at+141) < 0.1 && !hidden(at, t.x+dx, dy) {
				s.Lay(s.window, 0, s.tower()+(t.x+dx)*size, s.foot()+dy*size, size, 0)
			}
		})
	}
}

// hidden reports whether a tower before that one stands before a place, from the city's foot.
func hidden(tower int, x, y float64) bool {
	for _, t := range skyline()[tower+1:] {
		if x > t.x-t.wide/2-6 && x < t.x+t.wide/2 && y > -t.high-t.wide {
			return true
		}
	}
	return false
}

// beacons flash at the tips of the towers.
func (s scene) beacons(seconds float64) {
	for n, t := range skyline() {
		if _, there := life.Passing(seconds, 1.5+0.4*float64(n%2), 3, 1); there && t.top == pointed {
			dx, dy := t.tip()
			s.Lay(s.beacon, 0, s.tower()+(t.x+dx)*s.size(), s.foot()+dy*s.size(), 1, 0)
		}
	}
}

// cranes cross the sky before the towers.
func (s scene) cranes(seconds float64) {
	const lasts = 34.0
	if age, there := life.Passing(seconds, 6, 67, lasts); there {
		x := s.width() + 60 - age*(s.width()+180)/lasts
		s.Flock(s.crane, 6, seconds, x, s.ground()-70+14*math.Sin(age*0.5), 0.9, 0)
	}
}

// drift has clouds come, go with the wind before the city's foot, and dissolve.
func (s scene) drift(seconds float64) {
	const lasts = 46.0
	life.Rising(seconds, 7, lasts, func(n int, part float64) {
		turn := int((seconds + lasts*float64(n)/7) / lasts)
		layer := n % len(s.banks)
		x := s.width()*(1.2*chance(turn+5*n, 151)-0.1) + 9*lasts*(part-0.5)
		s.Lay(s.banks[layer], 0, x, s.layer(s.ground()+40, layer+1)-58+14*chance(turn, 152+n), 1, 0.15+0.85*life.Fading(part, 0.2))
	})
}

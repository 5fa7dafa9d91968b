package tinplate

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

// Era is an era that begins, as a poster of its time that fills the screen: a lithograph of 1900, a travel poster of 1940, the clean
// glass of 2000, each with buildings of its stack. It is painted once; over it moves what flew or ran in those years.
type Era struct {
	plan   EraPlan
	poster *ebiten.Image
	year   *ebiten.Image
	moving *ebiten.Image
}

// EraPlan is what a poster is painted for.
type EraPlan struct {
	Width, Height int     // pixels
	Unit          float64 // pixels a logical unit
	Era           int     // 1 to 3
}

// Prepare paints the poster where the plan is another than the last time.
func (e *Era) Prepare(writer *text.Writer, plan EraPlan) {
	if e.poster != nil && e.plan == plan {
		return
	}
	e.Forget()
	e.plan = plan
	e.poster = e.paintPoster().Image(nil)
	e.year = e.paintYear(writer).Image(nil)
	e.moving = e.paintMoving().Image(nil)
}

// Forget gives the picture's memory back.
func (e *Era) Forget() { canvas.GiveBack(&e.poster, &e.year, &e.moving) }

// The measures of a poster, in pixels.
func (e *Era) width() float64  { return float64(e.plan.Width) }
func (e *Era) height() float64 { return float64(e.plan.Height) }
func (e *Era) upright() bool   { return e.plan.Width < e.plan.Height }
func (e *Era) short() float64  { return min(e.width(), e.height()) }

// foot is where the ground lies, and edge how wide the border is.
func (e *Era) foot() float64 { return e.height() * 0.84 }
func (e *Era) edge() float64 { return 0.03 * e.short() }

// yearPlace is the middle of the year, the room that it has, and the height of its figures.
func (e *Era) yearPlace() (x, y, wide, high float64) {
	high = min(0.26*e.height(), 0.19*e.width())
	if e.upright() {
		high = min(0.16*e.height(), 0.28*e.width())
	}
	y = e.edge()*2 + 0.08*e.height() + high*0.42
	if e.plan.Era == 1 && !e.upright() { // below the ring
		y += 0.1 * e.height()
	}
	return e.width() / 2, y, e.width() * 0.8, high
}

// Words returns the middle and the upper edge, in pixels, of the room for words so high: below the year or, where that
// would hide what stands there, on the ground.
func (e *Era) Words(wordsHigh float64) (x, y float64) {
	x, y, _, high := e.yearPlace()
	if e.upright() {
		return x, y + 0.5*high + 12*e.plan.Unit
	}
	return x, e.height() - 0.02*e.short() - wordsHigh
}

// Draw draws the poster so much of its way, 0 to 1, as strongly as a part of 1.
func (e *Era) Draw(dst *ebiten.Image, passed, strength float64) {
	canvas.Stretch(dst, e.poster, 0, 0, e.width(), e.height(), strength)
	x, y, wide, high := e.movingPlace(min(max(passed, 0), 1))
	canvas.Stretch(dst, e.moving, x, y, wide, high, strength)
	t := motion.Out(min(max(passed*3, 0), 1))
	boxX, boxY, boxWide, boxHigh := e.yearBox()
	k := 1 + 0.16*(1-t) // it comes nearer, and is set down
	canvas.Stretch(dst, e.year, boxX-boxWide*(k-1)/2, boxY-boxHigh*(k-1)/2, boxWide*k, boxHigh*k, strength*t)
}

// movingPlace is where what moves is, so much of its way: a balloon rises, an aeroplane crosses the sky, a train its bridge.
func (e *Era) movingPlace(passed float64) (x, y, wide, high float64) {
	size := 0.3 * e.short()
	switch e.plan.Era {
	case 1:
		return e.width()*0.84 - size/2, e.foot() - size*1.5 - passed*0.34*e.height(), size, size
	case 2:
		return (1.15*passed-0.1)*e.width() - size/2, e.foot()*0.44 - passed*0.24*e.height(), size, size
	}
	return (1.5*passed-0.35)*e.width() - size, e.rail() - size*0.615, size * 2, size
}

// rail is where the train of 2000 runs.
func (e *Era) rail() float64 { return e.foot() + 0.028*e.height() }

// paintPoster paints all that stands still.
func (e *Era) paintPoster() canvas.Canvas {
	k := max(1, max(e.width(), e.height())/1920)
	c := canvas.New(int(e.width()/k), int(e.height()/k), 1/k)
	[...]func(canvas.Canvas){e.lithograph, e.travelPoster, e.cleanSky}[e.plan.Era-1](c)
	e.skyline(c)
	[...]func(canvas.Canvas){e.tendrils, e.stripes, e.bridge}[e.plan.Era-1](c)
	return c
}

// show is one building of a poster.
type show struct {
	colour expo.Colour
	paint  func(scene)
}

// shows are the buildings of the posters, the middle one first, then by turns to the left and to the right.
var shows = [...][]show{
	{
		{expo.Cultural, museum}, {expo.Commercial, marketHall}, {expo.Leisure, fairground}, {expo.Civic, school}, {expo.Housing, terracedHouses},
		{expo.Industrial, brewery}, {expo.Service, fireStation}, {expo.Cultural, musicHall}, {expo.Commercial, bakery},
	},
	{
		{expo.Cultural, operaHouse}, {expo.Leisure, cinema}, {expo.Commercial, departmentStore}, {expo.Civic, railwayStation}, {expo.Service, hospital},
		{expo.Housing, apartmentBlock}, {expo.Leisure, spa}, {expo.Civic, university}, {expo.Industrial, carFactory},
	},
	{
		{expo.Commercial, stockExchange}, {expo.Cultural, worldMuseum}, {expo.Housing, towerFlats}, {expo.Leisure, stadium}, {expo.Industrial, technologyPark},
		{expo.Civic, geneResearchLab}, {expo.Service, emergencyCentre}, {expo.Housing, gardenCity}, {expo.Leisure, conventionHotel},
	},
}

// skyline paints buildings of the era side by side, the largest in the middle.
func (e *Era) skyline(c canvas.Canvas) {
	size, step := 0.40*e.short(), 0.30*e.short()
	all := shows[e.plan.Era-1]
	for n := len(all) - 1; n >= 0; n-- {
		rank := (n + 1) / 2
		x := e.width() / 2
		if n%2 == 1 {
			x -= step * float64(rank) * 0.93
		} else {
			x += step * float64(rank) * 0.93
		}
		one := size * (1 - 0.09*float64(rank))
		if x < e.edge()+one*0.4 || x > e.width()-e.edge()-one*0.4 {
			continue
		}
		k := one / 100
		s := newScene(c, e.plan.Era, all[n].colour)
		s.Canvas = c.Part(x-50*k, e.foot()-ground*k, k)
		all[n].paint(s)
	}
}

// lithograph is the sun of 1900 behind the fair, in rings and rays on paper.
func (e *Era) lithograph(c canvas.Canvas) {
	paper, ink, gold := theme.Colour(0xF8EBCCFF), theme.Colour(0x3B2617FF), theme.Colour(0xE8A93CFF)
	c.Rect(theme.Colour(0xE9D3A4FF), 0, 0, e.width(), e.height())
	x, y, r := e.width()/2, e.foot(), 0.80*e.foot()
	if !e.upright() {
		r = 0.86 * e.foot()
	}
	reach := e.width() + e.height()
	for n := range 30 {
		a := 180 + 12*float64(n)
		c.Fill(theme.Colour(0xF3DDA8FF).Mix(0xFFF3D8FF, 0.3), canvas.Loop{{X: x, Y: y}, canvas.Polar(x, y, reach, a), canvas.Polar(x, y, reach, a+6)})
	}
	c.Circle(ink, x, y, r+0.012*r)
	c.Circle(theme.Colour(0xC9583AFF), x, y, r)
	c.Circle(ink, x, y, r*0.9)
	c.Circle(paper, x, y, r*0.89)
	for n := range 60 {
		at := canvas.Polar(x, y, r*0.95, 180+6*float64(n)+3)
		c.Circle(paper, at.X, at.Y, r*0.018)
	}
	for n := range 15 {
		a := 180 + 12*float64(n)
		c.Fill(gold.Fade(0.42), canvas.Loop{{X: x, Y: y}, canvas.Polar(x, y, r*0.89, a), canvas.Polar(x, y, r*0.89, a+6)})
	}
	c.Circle(theme.Colour(0xFFF3D8FF), x, y, r*0.42)
	c.Rect(theme.Colour(0xB9A269FF), 0, e.foot(), e.width(), e.height())
	c.Rect(ink, 0, e.foot()-0.003*e.height(), e.width(), 0.006*e.height())
}

// tendrils are the border of 1900: a line that curls in the corners, and grass.
func (e *Era) tendrils(c canvas.Canvas) {
	ink, green, red := theme.Colour(0x3B2617FF), theme.Colour(0x5E7F3BFF), theme.Colour(0xC9583AFF)
	for n := range int(e.width()/(0.05*e.short())) + 1 {
		x, y, k := 0.05*e.short()*(float64(n)-0.5), e.foot()+(0.03+0.05*float64(n%3))*e.height(), 0.028*e.short()
		c.Curve(ink.Fade(0.55), 0.09*k, x, y, x+k, y-1.2*k, x+2*k, y)
	}
	in, thick := e.edge(), 0.007*e.short()
	frame := func(by, wide float64, tone theme.Colour) {
		c.Outline(tone, wide, c.RoundLoop(by, by, e.width()-2*by, e.height()-2*by, 0.05*e.short()))
	}
	c.Outline(0x4E6B34FF, in*1.4, canvas.RectLoop(0, 0, e.width(), e.height()))
	frame(in*0.5, in*1.4, theme.Colour(0x4E6B34FF))
	frame(in*1.25, thick, ink)
	frame(in*1.6, thick*0.6, red)
	for _, corner := range [...][2]float64{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
		e.curl(c, corner, ink, green, red)
	}
}

// curl is a tendril with a flower in a corner.
func (e *Era) curl(c canvas.Canvas, corner [2]float64, ink, green, red theme.Colour) {
	wayX, wayY := 1-2*corner[0], 1-2*corner[1]
	k := 0.12 * e.short()
	at := func(x, y float64) canvas.Point {
		return canvas.Point{X: corner[0]*e.width() + wayX*(e.edge()*1.2+x*k), Y: corner[1]*e.height() + wayY*(e.edge()*1.2+y*k)}
	}
	for _, stem := range [...][3][2]float64{{{0.1, 1.9}, {-0.1, 0.3}, {0.75, 0.62}}, {{1.9, 0.1}, {0.3, -0.1}, {0.62, 0.75}}} {
		line := canvas.Quadratic(at(stem[0][0], stem[0][1]), at(stem[1][0], stem[1][1]), at(stem[2][0], stem[2][1]), 16)
		c.Stroke(ink, 0.075*k, line, false)
		c.Stroke(green, 0.045*k, line, false)
		leaf := line[9]
		c.Oval(green, leaf.X+wayX*0.12*k, leaf.Y+wayY*0.12*k, 0.13*k, 0.08*k)
	}
	middle := at(0.55, 0.55)
	for n := range 6 {
		p := canvas.Polar(middle.X, middle.Y, 0.2*k, 60*float64(n))
		c.Circle(ink, p.X, p.Y, 0.165*k)
	}
	for n := range 6 {
		p := canvas.Polar(middle.X, middle.Y, 0.2*k, 60*float64(n))
		c.Circle(red, p.X, p.Y, 0.135*k)
	}
	c.Circle(theme.Colour(0xF2B632FF), middle.X, middle.Y, 0.14*k)
}

// travelPoster is the sky of 1940 in a few flat tones, with searchlights across it and a large sun.
func (e *Era) travelPoster(c canvas.Canvas) {
	tones := []theme.Colour{0x0F4C5CFF, 0x17707DFF, 0x3F9A9AFF, 0x8FC6B0FF, 0xF6DFAEFF, 0xF7B267FF}
	for n, tone := range tones {
		c.Rect(tone, 0, e.foot()*[]float64{0, 0.24, 0.42, 0.57, 0.71, 0.85}[n], e.width(), e.height())
	}
	x, y := e.width()*0.5, e.foot()
	reach := e.width() + e.height()
	for n := range 5 {
		a := 205 + 29*float64(n)
		c.Fill(theme.Colour(0xFFF3D8FF).Fade(0.22), canvas.Loop{{X: x, Y: y}, canvas.Polar(x, y, reach, a), canvas.Polar(x, y, reach, a+13)})
	}
	c.Circle(theme.Colour(0xFFF0CFFF), x, y, 0.42*e.short())
	c.Rect(theme.Colour(0x123A4AFF), 0, e.foot(), e.width(), e.height())
	c.Poly(theme.Colour(0xE9A15BFF), x-0.1*e.width(), e.foot(), x+0.1*e.width(), e.foot(), x+0.42*e.width(), e.height(), x-0.42*e.width(), e.height())
	c.Poly(theme.Colour(0xF9C98BFF), x-0.02*e.width(), e.foot(), x+0.02*e.width(), e.foot(), x+0.09*e.width(), e.height(), x-0.09*e.width(), e.height())
}

// stripes are the border of 1940: cream, with steps in the corners and lines of speed.
func (e *Era) stripes(c canvas.Canvas) {
	paper, red, dark := theme.Colour(0xFFF1D2FF), theme.Colour(0xC8452FFF), theme.Colour(0x0F3543FF)
	in := e.edge()
	for _, side := range [...][4]float64{{0, 0, e.width(), in}, {0, e.height() - in, e.width(), in}, {0, 0, in, e.height()}, {e.width() - in, 0, in, e.height()}} {
		c.Rect(paper, side[0], side[1], side[2], side[3])
	}
	for step := range 3 {
		size := in * (3 - 0.8*float64(step))
		for _, corner := range [...][2]float64{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
			wide, high := size+in*0.9*float64(step), size-in*0.5*float64(step)
			c.Rect(paper, corner[0]*(e.width()-wide), corner[1]*(e.height()-high), wide, high)
		}
	}
	c.Outline(red, 0.14*in, canvas.RectLoop(in*1.25, in*1.25, e.width()-2.5*in, e.height()-2.5*in))
	for n := range 3 {
		y := e.height() - in*(1.9+0.62*float64(n))
		c.Rect(red.Mix(dark, 0.3*float64(n)), in*3.4, y, e.width()-in*6.8, in*0.2)
	}
}

// cleanSky is the bright sky of 2000, with soft lights and circles.
func (e *Era) cleanSky(c canvas.Canvas) {
	gradient(c, 0x2F9BE8FF, 0xBFE6FBFF, 0, 0, e.width(), e.foot()*0.7)
	gradient(c, 0xBFE6FBFF, 0xF4FBFFFF, 0, e.foot()*0.7, e.width(), e.foot()*0.3)
	for n, at := range []canvas.Point{{X: 0.1, Y: 0.3}, {X: 0.9, Y: 0.2}, {X: 0.74, Y: 0.62}, {X: 0.3, Y: 0.72}, {X: 0.5, Y: 0.1}} {
		r := (0.3 - 0.04*float64(n)) * e.short()
		c.Circle(white.Fade(0.12), e.width()*at.X, e.foot()*at.Y, r)
		c.Circle(white.Fade(0.12), e.width()*at.X+0.06*r, e.foot()*at.Y-0.04*r, r*0.6)
	}
	for n := range 5 {
		k := 1 + 0.14*float64(n)
		c.Arc(white.Fade(0.6-0.1*float64(n)), 0.003*e.short(), e.width()/2, e.foot(), 0.46*e.width()*k, 0.62*e.foot()*k, 185, 355)
	}
	gradient(c, 0xF2F8FAFF, 0xB7CBD6FF, 0, e.foot(), e.width(), e.height()-e.foot())
	c.Rect(white, 0, e.foot()-0.002*e.height(), e.width(), 0.008*e.height())
}

// bridge carries the train of 2000.
func (e *Era) bridge(c canvas.Canvas) {
	y, thick := e.rail(), 0.012*e.height()
	for n := range int(e.width()/(0.24*e.short())) + 2 {
		x := 0.24 * e.short() * (float64(n) + 0.2)
		c.Poly(theme.Colour(0x8FA6B4FF), x-1.6*thick, y, x+1.6*thick, y, x+0.5*thick, e.height(), x-0.5*thick, e.height())
	}
	c.Rect(0xFFFFFFFF, 0, y, e.width(), thick)
	c.Rect(0x9DB4C2FF, 0, y+thick, e.width(), 0.5*thick)
}

// yearBox is the box around the year.
func (e *Era) yearBox() (x, y, wide, high float64) {
	x, y, wide, high = e.yearPlace()
	wide = min(wide, 3.2*high)
	return x - wide/2, y - 0.75*high, wide, 1.5 * high
}

// paintYear paints the year in the letters of its time.
func (e *Era) paintYear(writer *text.Writer) canvas.Canvas {
	_, _, wide, high := e.yearBox()
	c := canvas.New(int(wide), int(high), 1)
	x, base, size := wide/2, high*0.78, high/1.5*1.15
	switch e.plan.Era {
	case 1:
		loops, k := canvas.Words(writer, "1900", text.Neon, x, base, size*1.2, wide*0.9)
		outlined(c, 0x3B2617FF, 0.1*k, loops)
		outlined(c, 0xFFF3D8FF, 0.07*k, loops)
		outlined(c, 0xB8402AFF, 0.03*k, loops)
		c.Fill(0xB8402AFF, loops...)
	case 2:
		loops, k := canvas.Words(writer, "1940", text.Black, x, base, size, wide*0.86)
		loops = sheared(loops, base, 0.2)
		c.Fill(0x0F3543FF, canvas.Shifted(loops, 0.05*k, 0.05*k)...)
		c.Fill(0xFFF1D2FF, loops...)
		c.Keep(loops...)
		for n := range 4 { // lines of speed
			y := base - (0.12+0.12*float64(n))*k
			c.Within(0, y, wide, 0.035*k, func() { c.Fill(0xC8452FFF, loops...) })
		}
	default:
		loops, k := canvas.Words(writer, "2000", text.Regular, x, base, size, wide*0.9)
		c.Fill(theme.Colour(0x1C6FB8FF).Fade(0.28), canvas.Shifted(loops, 0.02*k, 0.035*k)...)
		c.Fill(0xFFFFFFFF, loops...)
	}
	return c
}

// outlined draws a line around letters.
func outlined(c canvas.Canvas, tone theme.Colour, wide float64, loops []canvas.Loop) {
	for _, l := range loops {
		c.Outline(tone, wide, l)
	}
}

// sheared are letters that lean to the right above a line.
func sheared(loops []canvas.Loop, base, lean float64) []canvas.Loop {
	out := canvas.Shifted(loops, 0, 0)
	for _, l := range out {
		for n := range l {
			l[n].X += (base - l[n].Y) * lean
		}
	}
	return out
}

// paintMoving paints what moves, in a square of a hundred units, the train in two.
func (e *Era) paintMoving() canvas.Canvas {
	size := 0.3 * e.short()
	k := size / 100
	if e.plan.Era == 3 {
		c := canvas.New(int(2*size), int(size), k)
		train(newScene(c, 3, expo.Service))
		return c
	}
	c := canvas.New(int(size), int(size), k)
	if e.plan.Era == 1 {
		montgolfier(newScene(c, 1, expo.Leisure))
	} else {
		aeroplane(newScene(c, 2, expo.Service))
	}
	return c
}

// montgolfier is a balloon of 1900.
func montgolfier(s scene) {
	s.Line(s.ink, 0.8, 38, 66, 44, 84)
	s.Line(s.ink, 0.8, 62, 66, 56, 84)
	bag := append(s.ArcLoop(50, 38, 33, 33, 150, 390), canvas.Point{X: 58, Y: 76}, canvas.Point{X: 42, Y: 76})
	s.solid(s.trim, bag)
	for n := range 3 {
		from, to := -0.9+0.72*float64(n), -0.54+0.72*float64(n)
		gore := append(canvas.Quadratic(canvas.Point{X: 50, Y: 5}, canvas.Point{X: 50 + 48*from, Y: 40}, canvas.Point{X: 50 + 9*from, Y: 76}, 12),
			canvas.Quadratic(canvas.Point{X: 50 + 9*to, Y: 76}, canvas.Point{X: 50 + 48*to, Y: 40}, canvas.Point{X: 50, Y: 5}, 12)...)
		s.solid(s.Base, gore)
	}
	s.Fill(s.ink.Fade(0.16), append(s.ArcLoop(50, 38, 33, 33, -70, 30), canvas.Point{X: 58, Y: 76}, canvas.Point{X: 64, Y: 40}))
	s.Outline(s.ink, inkLine, bag)
	s.solid(0xB98645FF, s.RoundLoop(42, 83, 16, 12, 2.5))
	s.solid(0xF2B632FF, s.RoundLoop(41, 82, 18, 3.4, 1.4))
}

// aeroplane is one of 1940, of silver, with a trail behind it.
func aeroplane(s scene) {
	silver, shade := theme.Colour(0xF4F0E4FF), theme.Colour(0x51707CFF)
	for n := range 3 {
		y := 60 + 4*float64(n)
		s.Poly(white.Fade(0.55-0.12*float64(n)), 0, y+1.5, 24, y-4, 24, y-2.4)
	}
	s.Poly(shade, 40, 54, 22, 84, 33, 84, 62, 56)
	s.Poly(shade, 24, 58, 12, 42, 20, 42, 36, 54)
	s.Fill(silver, canvas.Data("M18 62 C30 50 66 42 88 42 C98 42 98 52 88 56 C66 62 34 66 18 62 Z")...)
	s.Fill(shade.Fade(0.7), canvas.Data("M18 62 C40 60 76 56 96 48 C96 52 94 54 88 56 C66 62 34 66 18 62 Z")...)
	s.Poly(silver, 46, 56, 40, 88, 53, 88, 70, 54)
	s.Poly(0xC8452FFF, 40.6, 84, 40, 88, 53, 88, 54.8, 84)
	s.Poly(0xC8452FFF, 19, 60, 10, 34, 20, 34, 34, 54)
	for n := range 5 {
		s.Circle(shade, 44+8*float64(n), 51.6-1.4*float64(n), 1.7)
	}
	s.Poly(shade, 84, 43, 91, 44, 92, 47, 84, 47)
	s.Oval(shade.Fade(0.4), 97, 48, 1.6, 11)
}

// train runs on one rail.
func train(s scene) {
	for n := range 2 {
		x := 6 + 96*float64(n)
		body := canvas.Data("M0 58 V38 C0 32 4 30 10 30 H92 V58 Z")
		if n == 1 {
			body = canvas.Data("M0 58 V30 H58 C78 30 90 44 92 58 Z")
		}
		s.Fill(white, canvas.Shifted(body, x, 0)...)
		s.Rect(s.Base, x, 51, 92, 3)
		s.Rect(s.Dark.Mix(s.pane, 0.35), x+6, 36, 52, 9)
		s.Poly(white.Fade(0.5), x+10, 36, x+28, 36, x+20, 45, x+2, 45)
		if n == 0 {
			s.Rect(s.Dark.Mix(s.pane, 0.35), x+58, 36, 28, 9)
		}
		s.Rect(s.dim(white), x+6, 58, 80, 3.6)
	}
	s.Fill(s.Dark.Mix(s.pane, 0.35), canvas.Data("M166 36 C178 37 188 44 192 50 H172 L164 45 Z")...)
	s.Circle(theme.Colour(0xFFF0B0FF), 193, 54, math.Sqrt2)
}

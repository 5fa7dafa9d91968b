package fairground

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
)

// The colours of noon: a travel poster's few flat tones, each with its shade.
const (
	cream     theme.Colour = 0xFFF3D6FF
	creamDim  theme.Colour = 0xD9B98FFF
	teal      theme.Colour = 0x2D9C97FF
	tealDim   theme.Colour = 0x17686FFF
	mustard   theme.Colour = 0xF2B632FF
	vermilion theme.Colour = 0xD84A32FF
	ironLit   theme.Colour = 0xB5654AFF
	ironDim   theme.Colour = 0x6E3340FF
	navy      theme.Colour = 0x20356BFF
	glass     theme.Colour = 0xBFE6EEFF
	glassDim  theme.Colour = 0x7DB9CEFF
	white     theme.Colour = 0xFFFFFFFF
	lawn      theme.Colour = 0x7FB65AFF
	lawnDim   theme.Colour = 0x4C8C4AFF
	pathTone  theme.Colour = 0xF3DDAFFF
	sand      theme.Colour = 0xF3E4C2FF
	sandLight theme.Colour = 0xF7EBD0FF
	sandLine  theme.Colour = 0xE6D2A8FF
)

// skyTones are those of the sky from above to the horizon.
func skyTones() []theme.Colour {
	return []theme.Colour{0x1E7FBFFF, 0x3A9BD0FF, 0x63B7DCFF, 0x94D0E4FF, 0xC4E5E6FF, 0xFBEFCFFF}
}

// blend is the tone at a part of the way through a list.
func blend(tones []theme.Colour, at float64) theme.Colour {
	at = min(max(at, 0), 1) * float64(len(tones)-1)
	n := min(int(at), len(tones)-2)
	return tones[n].Mix(tones[n+1], at-float64(n))
}

// chance is a number from 0 to 1 that is always the same for the same place.
func chance(a, b int) float64 {
	h := uint32(a)*0x9E3779B9 ^ uint32(b)*0x85EBCA6B
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	return float64(h>>12&4095) / 4096
}

// heaven is the sky of noon in the upper left corner of a canvas, so wide and high, with rays from a place on the horizon.
func heaven(c canvas.Canvas, width, height, x, horizon float64) {
	tones, step := skyTones(), 2/c.Scale()
	for y := 0.0; y < height+step; y += step {
		c.Rect(blend(tones, y/horizon), 0, y, width, step)
	}
	reach := width + height
	for n := range 13 {
		a := 181 + 14*float64(n)
		c.Fill(white.Fade(0.085), canvas.Loop{{X: x, Y: horizon}, canvas.Polar(x, horizon, reach, a), canvas.Polar(x, horizon, reach, a+7)})
	}
	k := min(width, height) / 720
	for n, at := range []canvas.Point{{X: 0.13, Y: 0.12}, {X: 0.44, Y: 0.07}, {X: 0.72, Y: 0.2}, {X: 0.93, Y: 0.1}, {X: 0.3, Y: 0.5}, {X: 0.97, Y: 0.46}} {
		cloud(c, width*at.X, horizon*at.Y, (60+30*chance(n, 3))*k, k)
	}
}

// cloud is flat below, and has a shade of its own.
func cloud(c canvas.Canvas, x, y, wide, k float64) {
	for n, tone := range []theme.Colour{theme.Colour(0x9CCBE0FF).Fade(0.7), white.Fade(0.9)} {
		down := 7 * k * float64(1-n)
		var loops []canvas.Loop
		for i := range 5 {
			at := (float64(i) - 2) / 2
			r := (13 + 13*(1-at*at)) * k
			loops = append(loops, c.ArcLoop(x+at*wide*0.62, y-r*0.4+down, r*1.35, r, 0, 360))
		}
		c.Fill(tone, append(loops, c.RoundLoop(x-wide, y-2*k+down, 2*wide, 11*k, 5*k))...)
	}
}

// far is the city behind the fair, pale with distance.
func far(c canvas.Canvas, width, ground, k float64) {
	step := 46 * k
	for layer, tone := range []theme.Colour{0xA9D3DEFF, 0x86BFCBFF} {
		for n := range int(width/step) + 2 {
			x := (float64(n) - 0.5 + 0.5*chance(n, 21+layer)) * step
			high := (26 + 62*chance(n, 31+layer)*chance(n, 41+layer)) * k * (1.25 - 0.4*float64(layer))
			wide := (24 + 26*chance(n, 51+layer)) * k
			c.Rect(tone, x, ground-high, wide, high+2*k)
			switch int(chance(n, 61+layer) * 4) {
			case 0:
				c.Dome(tone, x+wide/2, ground-high+1, wide*0.46, wide*0.4)
			case 1:
				c.Poly(tone, x, ground-high+1, x+wide/2, ground-high-wide*0.7, x+wide, ground-high+1)
			case 2:
				c.Rect(tone, x+wide*0.4, ground-high-wide*0.5, wide*0.2, wide*0.5)
			}
		}
	}
}

// Fair paints the fair, the foot of its iron tower in the middle at a canvas's origin.
func Fair(c canvas.Canvas) { wind{balloons: true}.fair(c) }

// wind is what moves in a picture: how the flags fly and the fountain plays, 0 as in the picture, 1 or 2, and whether balloons hang
// in the air.
type wind struct {
	gust     int
	balloons bool
}

// aloft are the balloons over the fair: where they hang, from the tower's foot, and how large they are.
var aloft = [...]struct {
	x, y, size float64
	tone       theme.Colour
}{{-86, -330, 0.62, vermilion}, {150, -425, 0.55, teal}}

func (w wind) fair(c canvas.Canvas) {
	if w.balloons {
		for _, b := range aloft {
			Balloon(c.Part(b.x, b.y, b.size), b.tone)
		}
	}
	needle(c.Part(152, 0, 0.82))
	greatWheel(c.Part(345, 0, 1))
	palace(c.Part(-330, 0, 1))
	w.flag(c.Part(palaceFlag.x, palaceFlag.y, palaceFlag.size), vermilion)
	hall(c.Part(112, 0, 1), teal, tealDim)
	hall(c.Part(-128, 0, 0.9), vermilion, theme.Colour(0x8E2A2AFF))
	ironTower(c)
	w.topFlag(c)
	for n := range flags {
		w.flag(c.Part(flagAt(n), 0, 1), []theme.Colour{vermilion, mustard, teal, navy, cream}[n%5])
	}
}

// flags is how many there are before the fair.
const flags = 14

// flagAt is where one of them stands, from the tower's foot.
func flagAt(n int) float64 { return -470 + 74*float64(n) }

// palaceFlag is where that of the palace stands, and how large it is.
var palaceFlag = struct{ x, y, size float64 }{-330, -164, 0.8}

// half is half of the iron tower's width at a height above the ground.
func half(high float64) float64 { return 5 + 76*math.Exp(-high/118) }

// ironTower is of iron, on four legs: its left side in the light.
func ironTower(c canvas.Canvas) {
	const top, arch = 384.0, 74.0
	for _, way := range []float64{-1, 1} {
		tone := ironLit
		if way > 0 {
			tone = ironDim
		}
		var side canvas.Loop
		for y := -4.0; y <= top; y += 6 {
			side = append(side, canvas.Point{X: way * half(max(y, 0)), Y: -y})
		}
		side = append(side, canvas.Point{X: 0, Y: -top})
		for a := 90.0; a >= 0; a -= 10 {
			at := canvas.Polar(0, 0, 1, a)
			side = append(side, canvas.Point{X: way * 40 * at.X, Y: 4 - (arch+4)*at.Y})
		}
		c.Fill(tone, side)
	}
	line := theme.Colour(0x93503FFF)
	for y := 100.0; y < top-20; y += 2 * half(y) * 0.9 {
		up := y + 2*half(y)*0.9
		c.Line(line, 1.7, -half(y), -y, half(up), -up)
		c.Line(line, 1.7, half(y), -y, -half(up), -up)
	}
	for y := 2.0; y < 84; y += 20 {
		for _, way := range []float64{-1, 1} {
			in := func(y float64) float64 { return 40 * math.Sqrt(max(1-y*y/(arch*arch), 0)) }
			c.Line(line, 1.7, way*half(y), -y, way*in(y+20), -y-20)
			c.Line(line, 1.7, way*in(y), -y, way*half(y+20), -y-20)
		}
	}
	for _, deck := range [][2]float64{{86, 9}, {196, 8}, {top - 6, 8}} {
		w := half(deck[0]) + 6
		c.Rect(ironLit.Mix(cream, 0.45), -w, -deck[0]-deck[1], w, deck[1])
		c.Rect(ironDim.Mix(cream, 0.12), 0, -deck[0]-deck[1], w, deck[1])
	}
	c.Arc(cream.Mix(ironLit, 0.5), 3, 0, 4, 41, arch+5, 180, 360)
	c.Dome(ironLit, 0, -top-2, 7, 12)
	c.Rect(ironDim, -1.6, -430, 3.2, 40)
}

// topFlag flies from the iron tower.
func (w wind) topFlag(c canvas.Canvas) {
	c.Fill(vermilion, canvas.Data([...]string{
		"M1 -430 C14 -436 22 -424 38 -428 V-412 C22 -408 14 -420 1 -414 Z",
		"M1 -430 C14 -429 22 -432 38 -426 V-410 C22 -416 14 -413 1 -414 Z",
		"M1 -430 C14 -423 22 -434 36 -431 V-415 C22 -418 14 -407 1 -414 Z",
	}[w.gust])...)
}

// greatWheel has cabins in all colours.
func greatWheel(c canvas.Canvas) {
	const y, r = -128.0, 104.0
	c.Line(navy, 7, -58, 2, 0, y, 58, 2)
	c.Ring(cream, 7, 0, y, r)
	c.Ring(navy, 2.4, 0, y, r+3)
	c.Ring(navy, 2.4, 0, y, r-9)
	for n := range 16 {
		a := 22.5 * float64(n)
		at := canvas.Polar(0, y, r, a)
		c.Line(navy.Fade(0.75), 1.4, 0, y, at.X, at.Y)
	}
	for n := range 16 {
		at := canvas.Polar(0, y, r+1, 22.5*float64(n)+11)
		tone := []theme.Colour{vermilion, mustard, teal, cream}[n%4]
		c.Round(navy, at.X-9, at.Y-3, 18, 17, 5)
		c.Round(tone, at.X-7.4, at.Y-1.4, 14.8, 13.8, 4)
		c.Rect(glassDim, at.X-5, at.Y+1.4, 10, 4.6)
	}
	c.Circle(navy, 0, y, 13)
	c.Circle(mustard, 0, y, 9)
}

// palace is of glass between ribs of iron.
func palace(c canvas.Canvas) {
	for _, x := range []float64{-190, 70} {
		c.Rect(glass, x, -84, 120, 88)
		c.Rect(glassDim, x+70, -84, 50, 88)
		for n := range 7 {
			c.Rect(white, x+20*float64(n)-1, -84, 2, 88)
		}
		c.Rect(teal, x-3, -92, 126, 9)
		c.Rect(white, x, -44, 120, 2)
	}
	nave := append(c.ArcLoop(0, -92, 82, 74, 180, 360), canvas.Point{X: 82, Y: 4}, canvas.Point{X: -82, Y: 4})
	c.Fill(glass, nave)
	c.Fill(glassDim, append(c.ArcLoop(0, -92, 82, 74, 292, 360), canvas.Point{X: 82, Y: 4}, canvas.Point{X: 30, Y: 4}))
	for n := 1; n < 9; n++ {
		at := canvas.Polar(0, 0, 1, 180+20*float64(n))
		c.Line(white, 2, 0, -92, 82*at.X, -92+74*at.Y)
		c.Line(white, 2, 82*at.X, -92, 82*at.X, 4)
	}
	c.Arc(white, 2, 0, -92, 46, 42, 180, 360)
	c.Arc(teal, 7, 0, -92, 82, 74, 180, 360)
	c.Rect(teal, -84, -95, 168, 6)
	c.Arch(tealDim, -24, -52, 48, 56)
	c.Arch(navy, -18, -46, 36, 50)
}

// hall is a pavilion with a dome in a tone and its shade.
func hall(c canvas.Canvas, tone, dim theme.Colour) {
	c.Rect(cream, -66, -58, 132, 62)
	c.Rect(creamDim, 22, -58, 44, 62)
	for n := range 7 {
		c.Arch(dim, -60+18*float64(n), -42, 11, 46)
	}
	c.Rect(tone, -70, -66, 140, 9)
	c.Dome(tone, 0, -65, 40, 46)
	c.Fill(dim, append(c.ArcLoop(0, -65, 40, 46, 290, 360), canvas.Point{X: 10, Y: -65}))
	c.Rect(mustard, -3, -124, 6, 16)
}

// needle and globe are white.
func needle(c canvas.Canvas) {
	c.Poly(white, -30, 4, -14, -300, 0, 4)
	c.Poly(glassDim, 0, 4, -14, -300, 16, 4)
	c.Circle(white, 78, -62, 62)
	c.Fill(glassDim, append(c.ArcLoop(78, -62, 62, 62, -70, 110), canvas.Quadratic(canvas.Point{X: 57, Y: -4}, canvas.Point{X: 124, Y: -40}, canvas.Point{X: 99, Y: -120}, 10)...))
	c.Fill(cream, canvas.Data("M-40 4 C10 -30 60 -40 140 -2 V4 Z")...)
}

// Balloon paints a balloon in the air around the middle of its ball, 42 units in radius.
func Balloon(c canvas.Canvas, tone theme.Colour) {
	c.Line(navy, 1.4, -16, 30, -9, 62)
	c.Line(navy, 1.4, 16, 30, 9, 62)
	c.Circle(cream, 0, 0, 42)
	c.Poly(cream, -33, 24, 33, 24, 12, 48, -12, 48)
	for n := range 3 {
		x := -30 + 24*float64(n)
		c.Fill(tone, append(canvas.Quadratic(canvas.Point{X: 0, Y: -42}, canvas.Point{X: x * 1.7, Y: 0}, canvas.Point{X: x * 0.34, Y: 48}, 12),
			canvas.Quadratic(canvas.Point{X: x*0.34 + 5, Y: 48}, canvas.Point{X: (x + 13) * 1.7, Y: 0}, canvas.Point{X: 0, Y: -42}, 12)...))
	}
	c.Fill(navy.Fade(0.16), append(c.ArcLoop(0, 0, 42, 42, -70, 60), canvas.Quadratic(canvas.Point{X: 21, Y: 36}, canvas.Point{X: 34, Y: -8}, canvas.Point{X: 14, Y: -39}, 8)...))
	c.Round(theme.Colour(0x8A5A2EFF), -11, 60, 22, 17, 4)
	c.Rect(mustard, -11, 60, 22, 4)
}

// flag flies on a pole.
func (w wind) flag(c canvas.Canvas, tone theme.Colour) {
	c.Rect(navy, -1.4, -78, 2.8, 80)
	c.Circle(mustard, 0, -79, 3)
	cloth := [...][2]string{
		{"M1 -76 C12 -82 20 -70 36 -75 V-53 C20 -48 12 -60 1 -54 Z", "M19 -74.4 C25 -73 30 -73.4 36 -75 V-53 C30 -51 25 -51 19 -52.8 Z"},
		{"M1 -76 C12 -75 20 -79 36 -73 V-51 C20 -57 12 -53 1 -54 Z", "M12 -76.4 C16 -77 20 -77 25 -75.6 V-53.6 C20 -55 16 -54.6 12 -54.3 Z"},
		{"M1 -76 C12 -69 20 -81 34 -78 V-56 C20 -59 12 -47 1 -54 Z", "M1 -76 C6 -73 9 -73 13 -74.4 V-52.6 C9 -51 6 -52 1 -54 Z"},
	}[w.gust]
	c.Fill(tone, canvas.Data(cloth[0])...)
	c.Fill(navy.Fade(0.18), canvas.Data(cloth[1])...)
}

// park is the lawn before the fair, with an avenue, trees, people and a basin; k is how large a unit is.
func park(c canvas.Canvas, width, height, ground, k float64) {
	wind{}.park(c, width, height, ground, k)
}

// avenue is the middle of the avenue and of its basin.
func avenue(width float64) float64 { return width * 0.62 }

func (w wind) park(c canvas.Canvas, width, height, ground, k float64) {
	c.Rect(lawn, 0, ground, width, height)
	c.Rect(lawnDim, 0, ground, width, 5*k)
	middle := avenue(width)
	c.Poly(pathTone, middle-46*k, ground, middle+46*k, ground, middle+width*0.34, height, middle-width*0.34, height)
	c.Poly(white.Fade(0.35), middle-40*k, ground, middle-10*k, ground, middle-width*0.1, height, middle-width*0.3, height)
	c.Oval(pathTone, middle, ground+42*k, 210*k, 26*k)
	c.Oval(cream, middle, ground+40*k, 116*k, 16*k)
	c.Oval(theme.Colour(0x53B0D2FF), middle, ground+39*k, 108*k, 13*k)
	c.Oval(theme.Colour(0xA5DDEBFF), middle-18*k, ground+36*k, 70*k, 6*k)
	for n := range 7 {
		x := middle + 13*k*(float64(n)-3)
		high := 44 - 3*float64((n-3)*(n-3)) - 7*float64((n+w.gust)%3%2*w.gust)
		c.Curve(white.Fade(0.85), 2*k, middle, ground+34*k, (x+middle)/2, ground-high*k, x, ground+38*k)
	}
	for n := range int(width/(34*k)) + 1 {
		x := 34 * k * (float64(n) + 0.6*chance(n, 5))
		if x > middle-130*k && x < middle+130*k {
			continue
		}
		tree(c, x, ground+(6+14*chance(n, 6))*k, (12+8*chance(n, 7))*k)
	}
	for n := range 14 { // beds of flowers along the avenue
		t := (float64(n/2) + 0.6) / 7
		y := ground + 46*k + t*t*(height-ground-40*k)
		part := (y - ground) / (height - ground)
		x := middle + (float64(n%2)*2-1)*((46*k)*(1-part)+width*0.34*part+(26+30*part)*k)
		bed(c, x, y, (16+26*part)*k, n/2)
	}
	for n := range int(width / (26 * k)) {
		t := chance(n, 8)
		y := ground + 30*k + t*t*(height-ground-34*k)
		x := width * chance(n, 9)
		size := (15 + 22*(y-ground)/max(height-ground, 1)) * k
		person(c, x, y, size, n)
	}
}

// bed is a bed of flowers.
func bed(c canvas.Canvas, x, y, r float64, n int) {
	c.Oval(lawnDim, x, y, r, r*0.36)
	for i := range 16 {
		at := canvas.Polar(0, 0, 1, 360*chance(i, 70+n))
		d := math.Sqrt(chance(i, 80+n)) * 0.84
		c.Circle([]theme.Colour{vermilion, mustard, cream, white}[(i+n)%4], x+r*d*at.X, y+r*0.36*d*at.Y-r*0.06, r*0.085)
	}
}

// tree is cut to a cone or a ball, as gardeners do.
func tree(c canvas.Canvas, x, y, r float64) {
	c.Oval(theme.Colour(0x1F4B3AFF).Fade(0.3), x+r*0.4, y, r*1.1, r*0.25)
	c.Rect(theme.Colour(0x6B421DFF), x-r*0.12, y-r, r*0.24, r)
	if int(x)%2 == 0 {
		c.Poly(theme.Colour(0x4E9A55FF), x-r*0.7, y-r*0.5, x, y-r*3.2, x+r*0.1, y-r*0.5)
		c.Poly(theme.Colour(0x2C6B47FF), x+r*0.1, y-r*0.5, x, y-r*3.2, x+r*0.7, y-r*0.5)
		return
	}
	c.Circle(theme.Colour(0x2C6B47FF), x, y-r*1.6, r)
	c.Circle(theme.Colour(0x5DA857FF), x-r*0.2, y-r*1.75, r*0.74)
}

// person strolls, some under a parasol.
func person(c canvas.Canvas, x, y, h float64, n int) {
	tone := []theme.Colour{vermilion, navy, mustard, teal, cream, theme.Colour(0x7A3B5AFF)}[n%6]
	c.Oval(theme.Colour(0x1F3A24FF).Fade(0.25), x+h*0.1, y, h*0.26, h*0.06)
	c.Poly(tone, x-h*0.19, y, x-h*0.1, y-h*0.7, x+h*0.1, y-h*0.7, x+h*0.19, y)
	c.Poly(navy.Fade(0.25), x+h*0.02, y, x+h*0.02, y-h*0.7, x+h*0.1, y-h*0.7, x+h*0.19, y)
	c.Circle(theme.Colour(0xE9B58AFF), x, y-h*0.83, h*0.12)
	switch n % 4 {
	case 0:
		c.Rect(navy, x-h*0.17, y-h*0.93, h*0.34, h*0.05)
		c.Rect(navy, x-h*0.1, y-h*1.06, h*0.2, h*0.14)
	case 1:
		c.Line(navy, h*0.03, x+h*0.12, y-h*0.5, x+h*0.12, y-h*1.2)
		c.Dome(vermilion.Mix(cream, 0.4*float64(n%3)), x+h*0.12, y-h*1.1, h*0.36, h*0.24)
	}
}

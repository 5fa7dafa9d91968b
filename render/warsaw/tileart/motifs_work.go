package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// works draws a saw-tooth hall, and in front of it tracks, chimneys or tanks.
func works(c brush, p plot) {
	left, right := 8.5, 41.5
	if p.joined[west] {
		left = 0
	}
	if p.joined[east] {
		right = 50
	}
	sawTooth(c, left, 8.5, right, p.joined[east])
	tracksLeft, tracksRight := 6.5, 43.5
	if p.joined[west] {
		tracksLeft = 0
	}
	if p.joined[east] {
		tracksRight = 50
	}
	tracks(c, tracksLeft, 38.5, tracksRight)
	switch {
	case p.first || p.pick(1, 3) == 0:
		chimney(c, 33+p.jitter(2, 4), 41)
	case p.pick(1, 3) == 1:
		tank(c, 17+p.jitter(2, 3), 33)
		tank(c, 27+p.jitter(2, 3), 33)
	default:
		wagons(c, 10, 35.6, p)
	}
}

// sawTooth draws a factory hall from left to right with its north lights.
func sawTooth(c brush, left, y, right float64, joined bool) {
	tones := KindTones(warsaw.Industrial)
	n := 3.0
	if left == 0 && right == 50 {
		n = 4
	}
	width := (right - left) / n
	c.Rect(tones.Dark, left, y+10, right-left, 11)
	for t := 0.0; t < n; t++ {
		x := left + t*width
		c.Poly(tones.Light, x, y, x+width, y+10.5, x, y+10.5)
		c.Rect(cream, x, y, 2.2, 10.5)
		c.Rect(tones.Light, x+width*0.22, y+13.4, width*0.22, 4.6)
		c.Rect(tones.Light, x+width*0.6, y+13.4, width*0.22, 4.6)
	}
	if !joined {
		c.Line(tones.Dark, 0.8, right, y+10, right, y+21)
	}
}

// tracks draws a railway from left to right.
func tracks(c brush, left, y, right float64) {
	tones := KindTones(warsaw.Industrial)
	for x := 1.0; x < 50; x += 4.1667 {
		if x > left && x+1.6 < right {
			c.Rect(tones.Dark, x, y-2.8, 1.7, 5.8)
		}
	}
	c.Line(cream, 0.9, left, y-1.5, right, y-1.5)
	c.Line(cream, 0.9, left, y+1.7, right, y+1.7)
}

// chimney draws a chimney standing at x, y with its smoke.
func chimney(c brush, x, y float64) {
	tones := KindTones(warsaw.Industrial)
	top := y - 29
	c.Poly(tones.Dark, x-4, y, x-2.4, top, x+2.4, top, x+4, y)
	c.Poly(tones.Ink, x-3.3, y-12, x-3, y-17, x+3, y-17, x+3.3, y-12)
	c.Poly(tones.Ink, x-2.8, y-22, x-2.5, top, x+2.5, top, x+2.8, y-22)
	drift := 1.0
	if x > 25 {
		drift = -1
	}
	c.Lives(canvas.Smoke, x, top-1, 3)
	c.Circle(tones.Ink, x+drift*2.5, top-1.2, 3)
	c.Circle(tones.Ink, x+drift*7, top-1.6, 3.6)
	c.Circle(tones.Ink, x+drift*12, top-0.4, 2.8)
}

// tank draws a gas holder from above.
func tank(c brush, x, y float64) {
	tones := KindTones(warsaw.Industrial)
	c.Circle(tones.Dark, x+0.8, y+0.9, 4.6)
	c.Circle(tones.Light, x, y, 4.4)
	c.Circle(cream, x-1, y-1, 1.6)
}

// wagons draws a short train on the tracks.
func wagons(c brush, x, y float64, p plot) {
	tones := KindTones(warsaw.Industrial)
	for n := range uint32(3) {
		wx := x + 10.5*float64(n)
		c.Rect(ink, wx, y, 9.3, 4.6)
		colour := tones.Light
		if p.pick(40+n, 2) == 0 {
			colour = theme.Coin
		}
		c.Rect(colour, wx+0.9, y+0.9, 7.5, 2.8)
	}
}

// forum draws a portico, a rotunda or a column on a paved square.
func forum(c brush, p plot) {
	paving(c, p)
	switch p.pick(1, 5) {
	case 0, 1:
		portico(c, 25, 40.5, 15.5, 30)
	case 2, 3:
		rotunda(c, 25, 41)
	default:
		theatre(c, 25, 40.5)
	}
}

// paving draws the colonnades that join a cultural quarter to its neighbours.
func paving(c brush, p plot) {
	tones := KindTones(warsaw.Cultural)
	if p.joined[east] {
		c.Rect(tones.Light, 37, 28, 26, 3)
		for n := range 5 {
			c.Rect(tones.Ink, 38.2+5.2*float64(n), 31, 2.2, 8.5)
		}
		c.Rect(tones.Light, 37, 39.2, 26, 2)
	}
	if p.joined[south] {
		for n := range 3 {
			c.Circle(tones.Light, 17+8*float64(n), 50, 1.7)
		}
		c.Line(tones.Light, 0.8, 13, 46.6, 37, 46.6)
		c.Line(tones.Light, 0.8, 13, 53.4, 37, 53.4)
	}
}

// portico draws a pediment on columns: x its middle, y its foot.
func portico(c brush, x, y, half, height float64) {
	tones := KindTones(warsaw.Cultural)
	top := y - height
	c.Rect(tones.Dark, x-half+1, top+11, 2*half-2, height-14)
	c.Poly(tones.Ink, x-half-1.5, top+11, x, top, x+half+1.5, top+11)
	c.Poly(tones.Light, x-half+5, top+9.2, x, top+3, x+half-5, top+9.2)
	c.Rect(tones.Ink, x-half-0.5, top+12, 2*half+1, 2.2)
	for n := range 4 {
		c.Rect(tones.Ink, x-half+1+float64(n)*(2*half-5.4)/3, top+14.2, 3.6, height-17.4)
	}
	c.Rect(tones.Ink, x-half-1, y-3.2, 2*half+2, 1.6)
	c.Rect(tones.Light, x-half-2.5, y-1.6, 2*half+5, 2)
}

// rotunda draws a round hall with a dome.
func rotunda(c brush, x, y float64) {
	tones := KindTones(warsaw.Cultural)
	c.Dome(tones.Ink, x, y-14.5, 13.5, 14)
	c.Fill(tones.Light, append(c.ArcLoop(x, y-14.5, 13.5, 14, 300, 360), canvas.Point{x, y - 14.5}))
	c.Line(tones.Light, 0.8, x, y-28, x, y-15)
	c.Curve(tones.Light, 0.8, x-2, y-28, x-9, y-24, x-8, y-15)
	c.Rect(tones.Ink, x-2, y-32.5, 4, 5)
	c.Line(tones.Ink, 1, x, y-35, x, y-31)
	c.Rect(tones.Light, x-15, y-15, 30, 2.4)
	c.Rect(tones.Dark, x-13, y-12.6, 26, 9.6)
	for n := range 5 {
		c.Rect(tones.Ink, x-13+float64(n)*5.75, y-12.6, 3, 9.6)
	}
	c.Rect(tones.Light, x-15.5, y-3, 31, 3)
}

// theatre draws a wide hall with an attic, a lyre on top.
func theatre(c brush, x, y float64) {
	tones := KindTones(warsaw.Cultural)
	c.Rect(tones.Light, x-16, y-19, 32, 17)
	c.Rect(tones.Ink, x-17, y-20.5, 34, 2.6)
	c.Rect(tones.Ink, x-9, y-27, 18, 6.5)
	c.Poly(tones.Ink, x-10, y-27, x, y-32, x+10, y-27)
	c.Circle(tones.Base, x, y-25, 1.8)
	for n := range 4 {
		c.Arch(tones.Dark, x-13.4+float64(n)*7.2, y-14.5, 5, 12.5)
	}
	c.Rect(tones.Ink, x-17, y-2.4, 34, 2.4)
}

// garden draws paths, a pond and tree crowns.
func garden(c brush, p plot) {
	tones := KindTones(warsaw.Park)
	ways(c, p)
	if p.corner {
		pond(c, 50+p.jitter(11, 2), 50+p.jitter(12, 2), 13, 9.5)
	}
	if p.pick(1, 3) == 0 {
		pond(c, 25, 25, 9.5, 6.8)
	} else if fine(c) && (p.pick(1, 3) == 1 || p.ends()) {
		c.Circle(cream, 25, 25, 5)
		c.Circle(tones.Base, 25, 25, 3)
		c.Circle(theme.Bad, 24.2, 24.4, 0.9)
		c.Circle(theme.Coin, 26, 25.6, 0.9)
	}
	for n, at := range [4]canvas.Point{{13, 13.5}, {37.5, 13}, {12.5, 37.5}, {38, 37}} {
		use := uint32(50 + n)
		if p.pick(use, 6) == 0 {
			continue
		}
		tree(c, at.X+p.jitter(use+10, 1.6), at.Y+p.jitter(use+20, 1.6), 5.4+p.jitter(use+30, 1))
	}
	for side, at := range [4]canvas.Point{{25, 11}, {39.5, 25}, {25, 39.5}, {10.5, 25}} {
		use := uint32(100 + side)
		if !p.joined[side] && p.pick(use, 3) > 0 {
			tree(c, at.X+p.jitter(use+10, 2), at.Y+p.jitter(use+20, 1), 4+p.jitter(use+30, 0.8))
		}
	}
}

// ends reports whether the plot is joined on one side only: a way ends there.
func (p plot) ends() bool {
	n := 0
	for _, joined := range p.joined {
		if joined {
			n++
		}
	}
	return n == 1
}

// ways draws the ways from the middle of a park quarter to the quarters it joins.
func ways(c brush, p plot) {
	for side, at := range [4]canvas.Point{{25, 0}, {50, 25}, {25, 50}, {0, 25}} {
		if p.joined[side] {
			c.Line(0xE6E3C3FF, 4, 25, 25, at.X, at.Y)
		}
	}
}

// pond draws water with a bank.
func pond(c brush, x, y, rx, ry float64) {
	c.Oval(0xE6E3C3FF, x, y, rx+1.3, ry+1.3)
	c.Oval(0x5F9AA8FF, x, y, rx, ry)
	c.Lives(canvas.Water, x, y, 0.75*rx)
	c.Arc(0xC9E3E0FF, 0.9, x-rx*0.1, y+ry*0.2, rx*0.55, ry*0.4, 200, 320)
	c.Arc(0xC9E3E0FF, 0.9, x+rx*0.15, y+ry*0.7, rx*0.45, ry*0.35, 210, 330)
}

// tree draws a crown from above with its shadow.
func tree(c brush, x, y, r float64) {
	tones := KindTones(warsaw.Park)
	c.Circle(theme.Shadow, x+r*0.28, y+r*0.34, r)
	c.Circle(tones.Dark, x, y, r)
	c.Circle(0x7FA56FFF, x-r*0.22, y-r*0.24, r*0.62)
	c.Circle(tones.Light, x-r*0.36, y-r*0.4, r*0.24)
}

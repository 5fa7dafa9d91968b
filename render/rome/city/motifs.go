package city

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/rome"
)

// motif is a picture laid into the ground of a prefecture, in a square of 100 units: what it
// is known for. It is hardly darker than its ground, as houses and numbers come to lie on it.
type motif struct {
	*mosaic
	x, y, scale float64
	tone, gap   theme.Colour // of the picture, and of the lines in it
}

// motifs lists what every prefecture is known for.
func motifs() [rome.Places]func(motif) {
	return [rome.Places]func(motif){
		rome.CampusMartius: pantheon,
		rome.Quirinal:      spearAndShield,
		rome.Viminal:       willow,
		rome.Esquiline:     aqueduct,
		rome.Caelian:       oakLeaf,
		rome.Aventine:      amphora,
		rome.Palatine:      hut,
		rome.Capitoline:    goose,
		rome.TiberIsland:   staff,
	}
}

// at are points of the motif's square on the map.
func (m motif) at(l canvas.Loop) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for i, p := range l {
		out[i] = canvas.Point{X: m.x + p.X*m.scale, Y: m.y + p.Y*m.scale}
	}
	return out
}

func (m motif) poly(xy ...float64) { m.fill(m.tone, m.at(canvas.Points(xy))) }
func (m motif) hole(xy ...float64) { m.fill(m.gap, m.at(canvas.Points(xy))) }

func (m motif) oval(x, y, rx, ry, from, to float64) {
	m.fill(m.tone, m.at(m.canvas.ArcLoop(x, y, rx, ry, from, to)))
}

func (m motif) cut(width float64, xy ...float64) {
	m.line(m.gap, width*m.scale, m.at(canvas.Points(xy)), false)
}

func (m motif) draw(width float64, xy ...float64) {
	m.line(m.tone, width*m.scale, m.at(canvas.Points(xy)), false)
}

// curve draws a curve from the first to the last point, bent towards the middle one.
func (m motif) curve(tone theme.Colour, width, x0, y0, x1, y1, x2, y2 float64) {
	m.line(tone, width*m.scale, m.at(canvas.Quadratic(canvas.Point{X: x0, Y: y0}, canvas.Point{X: x1, Y: y1}, canvas.Point{X: x2, Y: y2}, 14)), false)
}

// arch is an opening, round above.
func (m motif) arch(x, y, w, h float64) {
	l := m.canvas.ArcLoop(x+w/2, y+w/2, w/2, w/2, 180, 360)
	m.fill(m.gap, m.at(append(l, canvas.Point{X: x + w, Y: y + h}, canvas.Point{X: x, Y: y + h})))
}

// pantheon is a porch of columns before a dome.
func pantheon(m motif) {
	m.oval(58, 46, 40, 34, 180, 360)
	m.poly(18, 46, 98, 46, 98, 92, 18, 92)
	m.cut(2.5, 24, 38, 92, 38)
	m.cut(2.5, 30, 28, 86, 28)
	m.hole(0, 44, 36, 27, 72, 44, 72, 94, 0, 94)
	m.poly(2, 46, 36, 31, 70, 46)
	m.poly(4, 49, 68, 49, 68, 54, 4, 54)
	for n := range 5 {
		x := 6 + 13.6*float64(n)
		m.poly(x, 56, x+6, 56, x+6, 88, x, 88)
	}
	m.poly(0, 90, 100, 90, 100, 96, 0, 96)
}

// spearAndShield are those of Quirinus.
func spearAndShield(m motif) {
	m.draw(4.5, 14, 96, 80, 14)
	m.poly(74, 20, 80, 2, 92, 6, 88, 18, 82, 26)
	m.oval(50, 54, 32, 32, 0, 360)
	m.line(m.gap, 2.6*m.scale, m.at(m.canvas.ArcLoop(50, 54, 25, 25, 0, 360)), true)
	m.fill(m.gap, m.at(m.canvas.ArcLoop(50, 54, 9, 9, 0, 360)))
	for n := range 8 {
		a, b := canvas.Polar(50, 54, 13, 45*float64(n)), canvas.Polar(50, 54, 21, 45*float64(n))
		m.cut(2.6, a.X, a.Y, b.X, b.Y)
	}
}

// willow is an osier, after which the Viminal is named.
func willow(m motif) {
	m.poly(45, 96, 46, 50, 54, 50, 57, 96)
	m.oval(50, 36, 30, 26, 0, 360)
	for n := range 7 {
		x := 14 + 12*float64(n)
		m.curve(m.tone, 6, 50, 24, x, 18, x, 74-6*float64(n%2))
	}
	for n := range 3 {
		m.curve(m.gap, 2, 50, 20, 26+24*float64(n), 20, 26+24*float64(n), 56)
	}
}

// aqueduct are two rows of arches.
func aqueduct(m motif) {
	m.poly(0, 14, 100, 14, 100, 94, 0, 94)
	m.cut(3, 0, 22, 100, 22)
	m.cut(3, 0, 54, 100, 54)
	for n := range 5 {
		m.arch(4.5+19.5*float64(n), 29, 13, 25)
	}
	for n := range 3 {
		m.arch(5+33*float64(n), 61, 24, 34)
	}
}

// oakLeaf is of the oaks that grew on the Caelian.
func oakLeaf(m motif) {
	for n, wide := range []float64{15, 20, 21, 16} {
		y := 24 + 16*float64(n)
		m.oval(50-wide*0.72, y, wide*0.8, 9.5, 0, 360)
		m.oval(50+wide*0.72, y, wide*0.8, 9.5, 0, 360)
	}
	m.oval(50, 16, 13, 12, 0, 360)
	m.poly(38, 14, 62, 14, 66, 80, 34, 80)
	m.draw(5, 50, 76, 47, 98)
	m.cut(2.4, 50, 14, 50, 84)
	for n := range 4 {
		y := 28 + 16*float64(n)
		m.cut(2, 34, y-8, 50, y+4, 66, y-8)
	}
}

// amphora stands for the port below the Aventine.
func amphora(m motif) {
	m.poly(40, 2, 60, 2, 60, 8, 57, 12, 57, 28, 74, 40, 74, 58, 58, 90, 53, 99, 47, 99, 42, 90, 26, 58, 26, 40, 43, 28, 43, 12, 40, 8)
	m.curve(m.tone, 5, 42, 12, 16, 12, 29, 42)
	m.curve(m.tone, 5, 58, 12, 84, 12, 71, 42)
	m.cut(2.6, 28, 44, 72, 44)
	m.cut(2.6, 28, 56, 72, 56)
	m.cut(2.2, 30, 53, 36, 47, 42, 53, 48, 47, 54, 53, 60, 47, 66, 53, 70, 48)
}

// hut is the thatched hut of Romulus on the Palatine.
func hut(m motif) {
	m.poly(12, 60, 88, 60, 84, 96, 16, 96)
	m.poly(46, 12, 54, 12, 78, 30, 96, 60, 88, 66, 50, 58, 12, 66, 4, 60, 22, 30)
	m.draw(4.5, 38, 4, 54, 20)
	m.draw(4.5, 62, 4, 46, 20)
	m.curve(m.gap, 2.2, 20, 40, 50, 28, 80, 40)
	m.curve(m.gap, 2.2, 13, 53, 50, 38, 87, 53)
	m.arch(40, 68, 20, 28)
	m.cut(2.2, 28, 70, 28, 94)
	m.cut(2.2, 72, 70, 72, 94)
}

// goose is one of those that woke the Capitol.
func goose(m motif) {
	m.oval(58, 62, 32, 21, 0, 360)
	m.poly(84, 50, 100, 40, 92, 66, 80, 74)
	m.curve(m.tone, 13, 36, 60, 22, 44, 30, 20)
	m.oval(29, 16, 10, 9, 0, 360)
	m.poly(22, 12, 4, 17, 5, 21, 22, 22)
	m.draw(4.5, 52, 80, 50, 95, 40, 95)
	m.draw(4.5, 66, 80, 66, 95, 56, 95)
	m.curve(m.gap, 2.6, 44, 56, 60, 44, 84, 54)
	m.curve(m.gap, 2.6, 48, 64, 62, 56, 80, 64)
	m.fill(m.gap, m.at(m.canvas.ArcLoop(27, 14, 2.4, 2.4, 0, 360)))
}

// staff is that of Aesculapius, whose temple stood on the island.
func staff(m motif) {
	m.draw(6, 50, 6, 50, 98)
	m.oval(50, 7, 7, 7, 0, 360)
	m.curve(m.tone, 8, 60, 94, 20, 84, 50, 72)
	m.curve(m.tone, 8, 50, 72, 86, 62, 50, 50)
	m.curve(m.tone, 8, 50, 50, 20, 40, 46, 30)
	m.curve(m.tone, 8, 46, 30, 64, 24, 72, 32)
	m.oval(75, 31, 10, 6.5, 0, 360)
	m.fill(m.gap, m.at(m.canvas.ArcLoop(77, 29, 1.8, 1.8, 0, 360)))
}

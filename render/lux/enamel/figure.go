package enamel

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/lux"
)

// person is a citizen that is being painted. Its origin is where the middle of its body meets the lower rim of the card, and
// y is less than 0 above that.
type person struct {
	canvas.Canvas
	theme.Tones
	skin, hair theme.Colour
	family     lux.District
	value      int
}

// PersonWide is how wide the widest person is, in units.
const PersonWide = 76.0

// PersonHigh is how high a citizen is with what it wears on its head, in units.
func PersonHigh(citizen lux.Citizen) float64 {
	return [...]float64{90, 103, 125, 116, 124}[citizen.Value()-lux.LeastValue]
}

// Of a person, in its units: where the middle of the head is above the rim, and how large it is.
const (
	headHigh = 62.0
	headWide = 13.0
)

// size is how large a person of a value is.
func size(value int) float64 { return [...]float64{1.04, 1.06, 1.06, 1.08, 1.04}[value-lux.LeastValue] }

// paintFigure paints the person within a card.
func paintFigure(c canvas.Canvas, citizen lux.Citizen) {
	c.Within(5, 8, 91, 127, func() { PaintPerson(c.Part(61, 134, 1), citizen) })
}

// PaintPerson paints a citizen alone, without its card: the middle of its body stands on the canvas's origin, and it is
// [PersonHigh] units high.
func PaintPerson(c canvas.Canvas, citizen lux.Citizen) {
	family, value := citizen.Colour(), citizen.Value()
	n := (int(family)*3 + value*2) % 5
	p := person{
		Canvas: c.Part(0, 0, size(value)), Tones: Family(family), family: family, value: value,
		skin: [...]theme.Colour{0xE9B48FFF, 0x8A5637FF, 0xF3CDB0FF, 0xC58A5FFF, 0x6B4430FF}[n],
		hair: [...]theme.Colour{0x3A2418FF, 0x17110FFF, 0xA5612BFF, 0x241A22FF, 0x4C4A55FF}[n],
	}
	p.back()
	p.body()
	p.head()
	p.headgear()
}

// field fills a field of enamel, with a wire around it where that can be seen.
func (p person) field(colour theme.Colour, loops ...canvas.Loop) {
	p.Fill(colour, loops...)
	if p.Scale() < 0.55 {
		return
	}
	for _, l := range loops {
		p.Outline(wire, 1.2, l)
	}
}

// data fills fields that path data describes.
func (p person) data(colour theme.Colour, data string) { p.field(colour, canvas.Data(data)...) }

// both fills a field and its mirror image.
func (p person) both(colour theme.Colour, xy ...float64) {
	l := canvas.Points(xy)
	p.field(colour, l)
	p.field(colour, mirrored(l))
}

// mirrored is a loop with its left side right.
func mirrored(l canvas.Loop) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for n, at := range l {
		out[len(l)-1-n] = canvas.Point{X: -at.X, Y: at.Y}
	}
	return out
}

// back is what is seen behind head and shoulders: the mantle of who counts most.
func (p person) back() {
	if p.value < lux.MostValue {
		return
	}
	p.data(p.Base, "M-34 2 C-36 -30 -30 -52 -18 -60 L18 -60 C30 -52 36 -30 34 2 Z")
}

// body is what the family wears: a coat with its collar up, a robe with a cape, puffed sleeves under a ruff, a gown that is
// open in front.
func (p person) body() {
	p.field(p.skin, canvas.RectLoop(-5, -52, 10, 12))
	switch p.family {
	case lux.Blue:
		p.data(p.Dark, "M-32 2 L-28 -32 L-10 -44 L10 -44 L28 -32 L32 2 Z")
		p.both(p.Base, -9, -42, -20, -37, -17, -59, -8, -52, -3, -36)
		p.data(glass, "M-4 -42 L4 -42 L0 -26 Z")
		p.Line(wire, 1.6, 0, -26, 0, 2)
	case lux.Pink:
		p.data(p.Base, "M-29 2 C-30 -22 -26 -40 -12 -45 L12 -45 C26 -40 30 -22 29 2 Z")
		p.data(p.Dark, "M-27 -20 C-24 -38 -18 -46 -8 -48 L8 -48 C18 -46 24 -38 27 -20 C10 -12 -10 -12 -27 -20 Z")
		p.Circle(wire, 0, -24, 4.4)
		p.Circle(p.Dark, 0, -24, 2.4)
	case lux.Yellow:
		p.both(p.Dark, -12, -42, -24, -42, -35, -32, -37, -20, -33, -10, -31, 2, -10, 2)
		p.data(p.Base, "M-17 2 L-15 -42 L15 -42 L17 2 Z")
		p.Line(p.Dark, 2, 0, -38, 0, 2)
		p.ruff()
	default:
		p.data(p.Dark, "M-34 2 C-34 -12 -30 -34 -16 -43 L16 -43 C30 -34 34 -12 34 2 Z")
		p.data(p.Light, "M-9 -44 L9 -44 L12 2 L-12 2 Z")
		p.data(p.Base, "M-15 -46 L-6 -47 L2 2 L-16 2 Z")
		p.data(p.Base, "M15 -46 L6 -47 L6 -20 L12 2 L20 2 Z")
	}
}

// ruff is a collar in folds.
func (p person) ruff() {
	var l canvas.Loop
	for n := range 24 {
		r := 17.0
		if n%2 == 1 {
			r = 14.2
		}
		at := canvas.Polar(0, 0, r, 15*float64(n))
		l = append(l, canvas.Point{X: at.X * 1.12, Y: -46 + at.Y*0.5})
	}
	p.field(glass, l)
}

// head is the face, the hair beside it, and what is seen of a face.
func (p person) head() {
	y := -headHigh
	p.field(p.skin, p.ArcLoop(0, y, headWide, headWide*1.14, 0, 360))
	shade := p.skin.Mix(ink, 0.14)
	p.Fill(shade, append(p.ArcLoop(0, y, headWide, headWide*1.14, -90, 90), p.ArcLoop(0, y, headWide*0.35, headWide*1.14, 90, -90)...))
	for _, x := range []float64{-5.2, 5.2} {
		p.Oval(ink, x, y+0.5, 1.5, 2)
		p.Line(p.hair, 1.7, x-3.2, y-4.4, x+3, y-4.8)
	}
	p.Line(p.skin.Mix(ink, 0.35), 1.3, 0, y+1, 1.6, y+5.2, -0.6, y+5.6)
	p.Line(p.skin.Mix(0x8A2030FF, 0.6), 1.6, -3.4, y+9.2, 3.4, y+9.2)
}

package view

import (
	"math"
	"strconv"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// emblem draws a seat's emblem in a square.
func (r region) emblem(seat int, x, y, size float64) {
	c := theme.Seat(seat)
	r.Pen().Circle(x+size/2, y+size/2, size*0.46, c.Base)
	l := label{Size: size / r.U * 0.6, Face: text.Bold, Colour: theme.PaperLight, Align: text.Centre, VAlign: text.Middle}
	r.Say(string(rune('A'+seat)), x+size/2, y+size/2, l)
}

// house draws a house that stands on the lower side of a place, as wide as it.
func (r region) house(seat, height int, shape rome.Shape, place widget.Rect, grey bool) {
	c := theme.Seat(seat)
	face, line := c.Base, c.Dark
	if grey {
		face, line = face.Mix(theme.PaperDark, 0.75), line.Mix(theme.PaperDark, 0.6)
	}
	w := place.W * 0.84
	x := place.X + (place.W-w)/2
	storey := math.Floor(math.Min(place.H/8.4, w*0.5))
	y := place.Y + place.H
	for range height {
		y -= storey
		r.Fill(widget.Rect{X: x, Y: y, W: w, H: storey - 1}, face)
		r.Fill(widget.Rect{X: x, Y: y + storey - 1, W: w, H: 1}, line)
	}
	r.roofOn(shape, x, y, w, storey*1.3, line)
}

func (r region) roofOn(shape rome.Shape, x, y, w, h float64, colour theme.Colour) {
	switch shape {
	case rome.Round:
		r.Pen().At(x+w/2, y, 1).Data("M-"+num(w/2)+" 0 C -"+num(w/2)+" -"+num(h*1.3)+" "+num(w/2)+" -"+num(h*1.3)+" "+num(w/2)+" 0 Z", colour)
	case rome.Triangular:
		r.Pen().Polygon(colour, x-1, y, x+w/2, y-h, x+w+1, y)
	}
}

func num(f float64) string { return strconv.FormatFloat(f, 'f', 1, 64) }

// roof draws a roof as a sign in a square.
func (r region) roof(shape rome.Shape, x, y, size float64, colour theme.Colour) {
	r.roofOn(shape, x, y+size*0.75, size, size*0.5, colour)
}

// colours of permits.
func permitTones(c rome.Colour) (face, ink theme.Colour) {
	switch c {
	case rome.White:
		return 0xFFFDF6FF, theme.Ink
	case rome.Black:
		return 0x2E2A33FF, theme.PaperLight
	}
	return 0xB5402FFF, theme.PaperLight
}

// permitBand fills a band in the colour of permits, with its pattern, and returns the colour of what is written on it.
func (r region) permitBand(c rome.Colour, in widget.Rect) (ink theme.Colour) {
	face, ink := permitTones(c)
	r.Box(in, 4*r.U, 1.5*r.U, face, theme.Ink)
	return ink
}

func cardTones(c rome.Card) (face, ink theme.Colour) {
	switch c.Type() {
	case rome.Roof:
		return 0xD9895BFF, theme.Ink
	case rome.Floor:
		return 0xD8C9A5FF, theme.Ink
	}
	return permitTones(c.Colour())
}

// card draws a card.
func (r region) card(c rome.Card, place widget.Rect) {
	face, ink := cardTones(c)
	r.Box(place, place.W*0.08, r.U*1.2, face, theme.Ink)
	l := label{Size: math.Max(14, place.W/r.U*0.3), Face: text.Bold, Colour: ink}
	r.Say(strconv.Itoa(c.Number()), place.X+place.W*0.08, place.Y+place.H*0.04, l)
	if place.W > 40*r.U {
		word := c.Type().String()
		if c.Type() == rome.Permit {
			word = c.Colour().String()
		}
		r.SayWithin(word, place.X+place.W/2, place.Y+place.H*0.7, place.W*0.9, label{Size: 15, Colour: ink, Align: text.Centre, VAlign: text.Middle})
	}
}

// back draws the back of a card.
func (r region) back(of rome.Type, place widget.Rect) {
	r.Box(place, place.W*0.08, r.U*1.2, theme.CoinDark, theme.Ink)
	r.SayWithin(of.String(), place.X+place.W/2, place.Y+place.H/2, place.W*0.9, label{Size: 15, Colour: theme.PaperLight, Align: text.Centre, VAlign: text.Middle})
}

// piece draws a fountain or a monument in a square.
func (r region) piece(p rome.Piece, x, y, size float64) {
	pen := r.Pen()
	switch p {
	case rome.Fountain:
		pen.Circle(x+size/2, y+size/2, size*0.4, theme.Colour(0x4E9FC4FF))
		pen.Circle(x+size/2, y+size/2, size*0.2, theme.PaperLight)
	case rome.Amphitheatre:
		pen.Circle(x+size/2, y+size/2, size*0.48, theme.Colour(0xB98B5EFF))
		pen.Circle(x+size/2, y+size/2, size*0.26, theme.Colour(0xE8D7B0FF))
	case rome.Temple:
		pen.Polygon(theme.Colour(0x8A7A66FF), x, y+size*0.4, x+size/2, y+size*0.08, x+size, y+size*0.4)
		for n := range 4 {
			pen.Box(x+size*(0.08+0.24*float64(n)), y+size*0.42, size*0.12, size*0.42, theme.Colour(0x8A7A66FF))
		}
		pen.Box(x, y+size*0.84, size, size*0.1, theme.Colour(0x8A7A66FF))
	}
}

// floors draws storeys that lie on each other.
func (r region) floors(place widget.Rect) {
	for n := range 3 {
		h := place.H * 0.2
		r.Box(widget.Rect{X: place.X, Y: place.Y + place.H - float64(n+1)*h, W: place.W, H: h}, 2*r.U, r.U, 0xD9C7A0FF, theme.Ink)
	}
}

// firstPlayer draws the First Player's marker in a square.
func (r region) firstPlayer(x, y, size float64) {
	r.Pen().Circle(x+size/2, y+size/2, size*0.5, theme.CoinDark)
	r.Say("1", x+size/2, y+size/2, label{Size: size / r.U * 0.7, Face: text.Bold, Colour: theme.PaperLight, Align: text.Centre, VAlign: text.Middle})
}

// stopMan draws the Senator who says Stop, in a square.
func (r region) stopMan(x, y, size float64) {
	r.Pen().Circle(x+size/2, y+size*0.25, size*0.22, theme.Ink)
	r.Pen().Polygon(theme.Ink, x+size*0.2, y+size, x+size/2, y+size*0.3, x+size*0.8, y+size)
}

// typeSign draws what stands for a type of card, in a square.
func (r region) typeSign(of rome.Type, x, y, size float64) {
	switch of {
	case rome.Roof:
		r.roof(rome.Round, x, y-size*0.05, size, 0xB5602FFF)
	case rome.Floor:
		r.floors(widget.Rect{X: x, Y: y, W: size, H: size})
	case rome.Permit:
		for c := range rome.Colour(rome.Colours) {
			face, _ := permitTones(c)
			r.Box(widget.Rect{X: x + float64(c)*size*0.28, Y: y + size*0.1, W: size * 0.42, H: size * 0.8}, 2*r.U, r.U, face, theme.Ink)
		}
	}
}

// chip draws a card as small as it can be told from others.
func (r region) chip(c rome.Card, place widget.Rect) {
	face, ink := cardTones(c)
	r.Box(place, 3*r.U, r.U, face, theme.InkSoft)
	x, y := place.Centre()
	r.SayWithin(strconv.Itoa(c.Number()), x, y, place.W, label{Size: place.H / r.U * 0.72, Face: text.Bold, Colour: ink, Align: text.Centre, VAlign: text.Middle})
}

// chipBack draws a card that is not known.
func (r region) chipBack(_ rome.Type, place widget.Rect) {
	r.Box(place, 3*r.U, r.U, theme.PaperDark, theme.InkSoft)
	x, y := place.Centre()
	r.Say("?", x, y, label{Size: place.H / r.U * 0.72, Face: text.Bold, Colour: theme.InkSoft, Align: text.Centre, VAlign: text.Middle})
}

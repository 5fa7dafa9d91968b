package scoring

import (
	"strconv"

	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// drawPlace draws a prefecture with what stands in it.
func (v *Counting) drawPlace(pen pencil.Pencil, p rome.Place) {
	u, r := v.layout.u, v.layout.places[p]
	at := v.scored.Prefecture(p)
	pen.Box(r, 8, 1.5, theme.PaperLight, theme.PaperLine)
	v.drawPermit(pen, p.Colour(), r.X+8*u, r.Y+8*u, 16*u)
	pen.SayWithin(v.app.PlaceName(p), r.X+30*u, r.Y+16*u, r.W-40*u, pencil.Label{Size: 17, Face: text.Bold, VAlign: text.Middle})
	wide := (r.W - 12*u) / rome.Tallest
	for n := range at.Used {
		site := at.Built[n]
		x, foot := r.X+6*u+float64(n)*wide, r.Y+r.H-12*u
		pen.Fill(widget.Rect{X: x + 2*u, Y: foot - float64(site.Height)*12*u, W: wide - 4*u, H: float64(site.Height) * 12 * u}, theme.Seat(int(site.Seat)).Base)
	}
}

// drawPermit draws the sign of a colour of permits.
func (v *Counting) drawPermit(pen pencil.Pencil, c rome.Colour, x, y, size float64) {
	face := [...]theme.Colour{theme.PaperLight, theme.Ink, theme.Bad}[c]
	pen.Box(widget.Rect{X: x, Y: y, W: size, H: size}, 3, 1.5, face, theme.Ink)
}

// drawEmblem draws a seat's emblem.
func (v *Counting) drawEmblem(pen pencil.Pencil, seat int, x, y, size float64) {
	pen.Pen().Circle(x+size/2, y+size/2, size/2, theme.Seat(seat).Base)
}

// drawRank draws the sign of a place: filled for the first, a ring for the second.
func (v *Counting) drawRank(pen pencil.Pencil, rank, seat int, x, y, radius float64) {
	ink, dark := theme.PaperLight, theme.Seat(seat).Dark
	pen.Pen().Circle(x, y, radius, dark)
	if rank == 2 {
		pen.Pen().Circle(x, y, radius-2*v.layout.u, theme.PaperLight)
		ink = dark
	}
	pen.Say(strconv.Itoa(rank), x, y, pencil.Label{Size: 18, Face: text.Black, Colour: ink, Align: text.Centre, VAlign: text.Middle})
}

package scoring

import (
	"math"
	"strconv"

	"capital/render/pencil"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// drawPlace draws on the map what stands in a prefecture, its name and what raises its pay.
func (v *picture) drawPlace(pen pencil.Pencil, p rome.Place) {
	const least = 16.0 // of what is written on the map, in logical units
	u := max(v.layout.u*v.layout.mapText(), pen.Writer.Least/least)
	v.app.DrawCounted(pen.Dst, v.scored, p, v.layout.board, u)
}

// mapText is how large what is written on the map is, to the usual size.
func (l *screenLayout) mapText() float64 {
	const usual, least = 560.0, 0.55
	return min(max(l.board.W/(usual*l.u), least), 1)
}

// drawPermit draws the sign of a colour of permits.
func (v *picture) drawPermit(pen pencil.Pencil, c rome.Colour, x, y, size float64) {
	tones := pieceart.PermitTones(c)
	pen.Box(widget.Rect{X: x, Y: y, W: size, H: size}, 3, 1.5, tones.Base, tones.Dark)
}

// drawEmblem draws a seat's emblem.
func (v *picture) drawEmblem(pen pencil.Pencil, seat int, x, y, size float64) {
	v.app.Emblem(pen.Dst, seat, math.Round(x), math.Round(y), size, pieceart.Family(seat).Dark, theme.PaperLight)
}

// drawRank draws the sign of a place: filled for the first, a ring for the second.
func (v *picture) drawRank(pen pencil.Pencil, rank, seat int, x, y, radius float64) {
	v.drawOnRank(pen, strconv.Itoa(rank), rank, seat, x, y, radius)
}

// drawOnRank draws words on the sign of a place.
func (v *picture) drawOnRank(pen pencil.Pencil, words string, rank, seat int, x, y, radius float64) {
	ink, dark := theme.PaperLight, theme.Seat(seat).Dark
	pen.Pen().Circle(x, y, radius, dark)
	if rank == 2 {
		pen.Pen().Circle(x, y, radius-2*v.layout.u, theme.PaperLight)
		ink = dark
	}
	pen.Say(words, x, y, pencil.Label{Size: 17 * v.layout.text, Face: text.Black, Colour: ink, Align: text.Centre, VAlign: text.Middle})
}

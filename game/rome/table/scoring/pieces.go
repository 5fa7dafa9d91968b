package scoring

import (
	"math"
	"strconv"

	"capital/render/pencil"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// drawPlace draws on the map what stands in a prefecture, and above it the prefecture's name and what raises its pay.
func (v *picture) drawPlace(pen pencil.Pencil, p rome.Place) {
	b, room, region := v.layout.board, v.layout.place(p), city.RegionOf(p)
	at := v.scored.Prefecture(p)
	x, foot, step := b.X+region.Ground.X*b.W, b.Y+region.Ground.Y*b.H, region.Step*b.W
	if at.Monument != rome.NoPiece { // behind the houses
		e := region.Emblem
		size := math.Floor(min(e.W*b.W, e.H*b.H))
		v.app.Pieces.DrawPiece(pen.Dst, at.Monument, math.Round(b.X+(e.X+e.W)*b.W-size), math.Round(b.Y+(e.Y+e.H)*b.H-size), size, 1)
	}
	house := math.Floor(step / city.Aside)
	for n := range p.Sites() {
		left, unit := math.Round(x+float64(n)*step), math.Floor(step)
		switch site := at.Built[n]; {
		case n >= int(at.Used):
			v.app.Pieces.DrawSite(pen.Dst, left, foot, unit, 1)
		case site.Height == 0:
			v.app.Pieces.DrawFountain(pen.Dst, false, left, foot, unit, 1)
		default:
			shown := pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: at.Shape}
			v.app.Pieces.DrawHouse(pen.Dst, shown, left-math.Round((house-unit)/2), foot, house, 1)
		}
	}
	tones := pieceart.PermitTones(p.Colour())
	pen.U *= v.layout.mapText() // what is written on a small map is small
	u := pen.U
	label := pencil.Label{Size: 17, Face: text.Bold, Colour: tones.Ink, VAlign: text.Middle}
	name := v.app.PlaceName(p)
	wide := min(pen.Width(name, label), room.W-18*u)
	pen.Box(widget.Rect{X: room.X, Y: room.Y, W: wide + 16*u, H: 25 * u}, 4, 1.5, tones.Base, theme.Ink)
	pen.SayWithin(name, room.X+8*u, room.Y+12.5*u, wide, label)
	v.drawRaises(pen, p, room.X, room.Y+30*u)
}

// mapText is how large what is written on the map is, to the usual size.
func (l *screenLayout) mapText() float64 {
	const usual, least = 560.0, 0.55
	return min(max(l.board.W/(usual*l.u), least), 1)
}

// drawRaises draws the fountains that make a prefecture pay more.
func (v *picture) drawRaises(pen pencil.Pencil, p rome.Place, x, y float64) {
	u := pen.U
	for range v.scored.AllFountains(p) {
		pen.Icons.Draw(pen.Dst, pieceart.Fountain, math.Round(x), math.Round(y), math.Round(24*u))
		x += 22 * u
	}
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

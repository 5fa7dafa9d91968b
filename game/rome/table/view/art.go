package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// emblem draws a seat's emblem in a square.
func (r region) emblem(seat int, x, y, size float64) {
	r.art.Emblem(r.Dst, seat, x, y, size, pieceart.EmblemTone(seat, r.Writer.Sharp), theme.PaperLight)
}

// house draws a house that stands on the lower side of a place, in the unit of those beside it. One that is grey fits nowhere.
func (r region) house(h pieceart.House, place widget.Rect, unit float64, grey bool) {
	x, alpha := place.X+(place.W-unit)/2, 1.0
	if grey {
		alpha = softer(r, 0.35, 0.6)
	}
	r.art.Pieces.DrawHouse(r.Dst, h, x, place.Y+place.H, unit, alpha)
}

// Of a number in a house's roof, in logical units: how large it is at least, and where all lies close together.
const (
	roofNumber      = 14.0
	closeRoofNumber = 11.0
)

// bare reports whether the number in the roof of a house would be too small to be read: its storeys are seen.
func (r region) bare(unit float64) bool {
	least := roofNumber * r.l.U
	if r.l.Close {
		least = closeRoofNumber * r.l.U
	}
	return pieceart.Number(unit) < least
}

// softer is how strongly something is dimmed or seen, which is another part in high contrast.
func softer(r region, usual, sharp float64) float64 {
	if r.Writer.Sharp {
		return sharp
	}
	return usual
}

// roof draws a roof as a sign in a square.
func (r region) roof(shape rome.Shape, x, y, size float64, colour theme.Colour) {
	if r.Writer.Sharp {
		colour = colour.Sharp()
	}
	r.Icons.DrawIn(r.Dst, pieceart.RoofIcon(shape), math.Round(x), math.Round(y), size, colour)
}

// card draws a card as wide as its place.
func (r region) card(c rome.Card, place widget.Rect) {
	r.art.Pieces.DrawCard(r.Dst, c, place.X, place.Y, place.W, 1)
}

// back draws the back of a card.
func (r region) back(of rome.Type, place widget.Rect) {
	r.art.Pieces.DrawBack(r.Dst, of, place.X, place.Y, place.W, 1)
}

// piece draws a fountain or a monument in a square.
func (r region) piece(p rome.Piece, x, y, size float64) {
	r.art.Pieces.DrawPiece(r.Dst, p, x, y, size, 1)
}

// pieceSign draws what stands for a fountain or a monument, in a square.
func (r region) pieceSign(p rome.Piece, x, y, size float64) {
	r.Icons.Draw(r.Dst, pieceIcon(p), math.Round(x), math.Round(y), size)
}

// pieceIcon is what stands for a piece.
func pieceIcon(p rome.Piece) *icon.Icon {
	return [...]*icon.Icon{rome.Fountain: pieceart.Fountain, rome.Amphitheatre: pieceart.Amphitheatre, rome.Temple: pieceart.Temple}[p]
}

// firstPlayer draws the First Player's marker in a square.
func (r region) firstPlayer(x, y, size float64) { r.art.Pieces.DrawMarker(r.Dst, x, y, size, 1) }

// stopMan draws a seat's Stop, the Senator, in a square.
func (r region) stopMan(seat int, x, y, size float64) {
	r.art.Pieces.DrawStop(r.Dst, seat, x, y, size, 1)
}

// typeSign draws what stands for a type of card, in a square.
func (r region) typeSign(of rome.Type, x, y, size float64) {
	sign := [rome.Types]*icon.Icon{pieceart.Roofs, pieceart.Floors, pieceart.Permits}[of]
	r.Icons.Draw(r.Dst, sign, math.Round(x), math.Round(y), size)
}

// chip draws a card as small as it can be told from others: its number in the colours of its type. Black Permits have squares
// below it and red ones a bar.
func (r region) chip(c rome.Card, place widget.Rect) {
	tones := pieceart.CardTones(c)
	r.drawChip(strconv.Itoa(c.Number()), place, tones.Base, tones.Ink)
	if c.Type() != rome.Permit || c.Colour() == rome.White {
		return
	}
	mark := widget.Rect{X: place.X + 0.2*place.W, Y: place.Y + place.H - 3.4*r.U, W: 0.6 * place.W, H: 2 * r.U}
	r.Fill(mark, tones.Light)
	if c.Colour() == rome.Black {
		gap := widget.Rect{X: mark.X + 0.2*mark.W, Y: mark.Y, W: 0.2 * mark.W, H: mark.H}
		r.Fill(gap, tones.Base)
		gap.X += 0.4 * mark.W
		r.Fill(gap, tones.Base)
	}
}

// chipBack draws a card that is not known.
func (r region) chipBack(place widget.Rect) { r.drawChip("?", place, theme.PaperDark, theme.InkSoft) }

func (r region) drawChip(words string, place widget.Rect, face, ink theme.Colour) {
	r.Box(place, 3*r.U, r.U, face, theme.InkSoft)
	x, y := place.Centre()
	y -= 0.08 * place.H
	l := label{Size: place.H / r.U * 0.78, Face: text.Bold, Colour: ink, Align: text.Centre, VAlign: text.Middle}
	r.SayWithin(words, x, y, place.W-2*r.U, l)
}

// drawDots says that a seat has still to decide.
func (r region) drawDots(x, y float64) {
	u := r.U
	r.Box(widget.Rect{X: x - 15*u, Y: y - 7*u, W: 30 * u, H: 14 * u}, 7*u, 1.5*u, theme.PaperLight, theme.InkSoft)
	for n := range 3 {
		r.Pen().Circle(x+float64(n-1)*8*u, y, 2.5*u, theme.Ink)
	}
}

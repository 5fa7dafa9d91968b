package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/log"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// logArt draws what is Capitol's own in a log.
type logArt struct{ region }

// DrawEmblem implements [log.Art].
func (a logArt) DrawEmblem(dst *ebiten.Image, seat int, x, y, size float64) {
	a.art.Emblem(dst, seat, x, y, size, pieceart.EmblemTone(seat, a.Writer.Sharp), theme.PaperLight)
}

// PictureWidth implements [log.Art].
func (a logArt) PictureWidth(p LogPicture, high float64) float64 {
	if p.Piece == rome.NoPiece && p.Thing.Kind == Card {
		return high / pieceart.CardRatio
	}
	return high
}

// DrawPicture implements [log.Art].
func (a logArt) DrawPicture(dst *ebiten.Image, p LogPicture, x, y, high float64) {
	a.Dst = dst
	place := widget.Rect{X: x, Y: y, W: a.PictureWidth(p, high), H: high}
	switch {
	case p.Piece != rome.NoPiece:
		a.piece(p.Piece, x, y, high)
	case p.Thing.Kind == Card:
		a.card(p.Thing.Card, place)
	default:
		house := pieceart.House{Seat: p.Thing.Seat, Height: p.Thing.Height, Roof: p.Thing.Shape}
		a.house(house, place, math.Floor(houseUnit(high, high, house.Height)), false)
	}
}

// logPanel is the place for the log.
func (r region) logPanel() *log.Panel[LogPicture] {
	edge := 10 * r.U
	if r.l.Close {
		edge = 6 * r.U
	}
	return &log.Panel[LogPicture]{Pencil: r.Pencil, Art: logArt{r}, Title: r.words("table.log"), In: r.l.Sheet.Inset(edge)}
}

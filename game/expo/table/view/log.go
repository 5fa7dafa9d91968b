package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/log"
	"capital/render/expo/tinplate"
)

// logArt draws what is The Capitals's own in a log.
type logArt struct{ region }

// DrawEmblem implements [log.Art].
func (a logArt) DrawEmblem(dst *ebiten.Image, seat int, x, y, size float64) {
	a.Dst = dst
	if seat < len(a.p.Names) {
		a.Emblem(seat, x, y, size)
	}
}

// PictureWidth implements [log.Art].
func (a logArt) PictureWidth(_ Thing, high float64) float64 { return high }

// DrawPicture implements [log.Art].
func (a logArt) DrawPicture(dst *ebiten.Image, thing Thing, x, y, high float64) {
	a.Dst = dst
	a.drawSmall(thing, x, y, high)
}

// logPanel is the place for the log.
func (r region) logPanel() *log.Panel[Thing] {
	edge := 10 * r.U
	if r.l.Close {
		edge = 6 * r.U
	}
	return &log.Panel[Thing]{Pencil: r.Pencil, Art: logArt{r}, Title: r.words("table.log"), In: r.l.Sheet.Inset(edge)}
}

// drawSmall draws a thing in a square.
func (r region) drawSmall(thing Thing, x, y, size float64) {
	pieces, size := r.art.Pieces, math.Floor(size)
	switch thing.Kind {
	case Offer, Open:
		pieces.DrawTile(r.Dst, thing.Tile, x, y, size, 1)
	case Turned:
		pieces.DrawLake(r.Dst, x, y, size, 1)
	case Tile:
		player := r.table().Player(thing.Seat)
		if at := player.At(thing.Cell()); at >= 0 {
			pieces.DrawTile(r.Dst, player.Tiles[at].Tile, x, y, size, 1)
		}
	case Crossing:
		pieces.DrawCrossing(r.Dst, thing.Seat, x, y, size, 1)
	case Tourist:
		pieces.DrawTourist(r.Dst, thing.Seat, x, y, size, 1)
	case Plant:
		pieces.DrawCube(r.Dst, x, y, size, 1)
	case Marker, Track:
		r.Sign(tinplate.Track(thing.Track), x, y, size)
	case Stack:
		pieces.DrawBack(r.Dst, max(thing.Which, 1), x, y, size, 1)
	case Panel:
		r.Emblem(thing.Seat, x, y, size)
	}
}

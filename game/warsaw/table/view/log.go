package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/log"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// logArt draws what is Capital's own in a log.
type logArt struct{ *Capital }

// DrawEmblem implements [log.Art].
func (a logArt) DrawEmblem(dst *ebiten.Image, seat int, x, y, size float64) {
	a.Mermaid(dst, seat, x, y, size, theme.Seat(seat).Base)
}

// PictureWidth implements [log.Art].
func (a logArt) PictureWidth(_ warsaw.TileID, high float64) float64 { return math.Floor(high) }

// DrawPicture implements [log.Art].
func (a logArt) DrawPicture(dst *ebiten.Image, tile warsaw.TileID, x, y, high float64) {
	a.Tiles.DrawFace(dst, tile, 0, x, y, int(high))
}

// logPanel is the place for the log that is shown.
func (d drawing) logPanel(l *Layout, s *Side) *log.Panel[warsaw.TileID] {
	place, _ := l.sheet(s)
	return &log.Panel[warsaw.TileID]{Pencil: d.Pencil, Art: logArt{d.Capital}, Title: d.Strings.Text("table.log"), In: place.Inset(12 * l.U)}
}

package book

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/book"
	"capital/render/expo/tinplate"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

// Sizes on the pages, in logical units.
const (
	faceSize = 140 // of a tile beside a title
	signSize = 84  // of the sign of a track, a plant, a piece
	cellSize = 92  // of a cell of a city
	street   = 3   // half as wide as one
)

// face is a picture of a tile.
func (p pages) face(id expo.TileID) *book.Picture {
	return square(faceSize, func(dst *ebiten.Image, size float64) { p.art.Pieces.DrawTile(dst, id, 0, 0, size, 1) })
}

// sign is a picture of the sign of a track.
func (p pages) sign(t expo.Track) *book.Picture {
	return square(signSize, func(dst *ebiten.Image, size float64) { p.art.Icons.Draw(dst, tinplate.Track(t), 0, 0, size) })
}

// square is a square picture.
func square(side float64, draw func(dst *ebiten.Image, size float64)) *book.Picture {
	return &book.Picture{Width: side, Height: side, Draw: func(dst *ebiten.Image, u float64) { draw(dst, side*u) }}
}

// picture adds what is drawn on a page: beside its title, and above its example.
func (p pages) picture(topic string, e *book.Extra) {
	pieces := p.art.Pieces
	switch topic {
	case "plants":
		e.Face = square(signSize, func(dst *ebiten.Image, size float64) { pieces.DrawPlant(dst, 4, 0, 0, size, 1) })
	case "tourism":
		e.Face = square(signSize, func(dst *ebiten.Image, size float64) { pieces.DrawTourist(dst, 0, 0, 0, size, 1) })
	case "cost":
		e.Face = square(signSize, func(dst *ebiten.Image, size float64) { pieces.DrawCube(dst, 0, 0, size, 1) })
	case "crossing":
		e.Face = square(signSize, func(dst *ebiten.Image, size float64) { pieces.DrawCrossing(dst, 0, 0, 0, size, 1) })
	case "site":
		e.Example = p.city(siteCity)
	case "neighbours":
		e.Example = p.city(neighbourCity)
	}
}

// standing is a tile of an example's city; one with words is not built, but would cost or bring so much there.
type standing struct {
	code  string
	x, y  int
	words string
}

// The cities of the examples.
var (
	siteCity = []standing{
		{code: "city-hall"}, {code: "hotel", x: 1}, {code: "fairground", y: 1, words: "0"}, {code: "fairground", x: -1, words: "−4"},
	}
	neighbourCity = []standing{
		{code: "terraced-houses"}, {code: "cottages", y: 1}, {code: "doctors-office", x: 1}, {code: "boarding-house", x: 2, words: "+1"},
		{code: "lake", x: 2, y: 1, words: "0"},
	}
)

// city is a picture of a part of a city. Where it begins, its crossings lie there.
func (p pages) city(tiles []standing) *book.Picture {
	left, right, bottom := 0, 0, 0
	for _, s := range tiles {
		left, right, bottom = min(left, s.x), max(right, s.x), max(bottom, s.y)
	}
	wide, high := float64(right-left+1)*cellSize, float64(bottom+1)*cellSize
	return &book.Picture{Width: wide, Height: high, Draw: func(dst *ebiten.Image, u float64) {
		for _, s := range tiles {
			p.drawStanding(dst, s, float64(s.x-left)*cellSize*u, float64(s.y)*cellSize*u, u)
		}
		if tiles[0].code == expo.CityHall.String() {
			const size = 0.4 * cellSize
			x := float64(1-left) * cellSize
			p.art.Pieces.DrawCrossing(dst, 0, (x-size/2)*u, (cellSize-size/2)*u, size*u, 1)
		}
	}}
}

// drawStanding draws a tile in a cell.
func (p pages) drawStanding(dst *ebiten.Image, s standing, x, y, u float64) {
	id, _ := tileOf(s.code)
	alpha := 1.0
	if s.words != "" {
		alpha = 0.5
	}
	p.art.Pieces.DrawTile(dst, id, x+street*u, y+street*u, (cellSize-2*street)*u, alpha)
	if s.words == "" {
		return
	}
	const wide, high = 48, 34
	pen := pencil.Pencil{Dst: dst, Writer: p.art.Writer, Icons: p.art.Icons, U: u, Own: 1}
	x, y = x+(cellSize-wide)/2*u, y+(cellSize-high)/2*u
	p.art.Icons.Plate(dst, x, y, wide*u, high*u, 8*u, theme.PaperLight)
	pen.Say(s.words, x+wide/2*u, y+high/2*u, pencil.Label{Size: 22, Face: text.Black, Align: text.Centre, VAlign: text.Middle})
}

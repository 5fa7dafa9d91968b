package tinplate

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/rules/expo"
)

// Painter draws pieces, each once a size. Like the images it makes it belongs to the goroutine that draws.
type Painter struct {
	canvas.Pieces
	alive map[canvas.Piece][]canvas.Mark // what lives in them
}

// NewPainter makes a painter that writes with writer.
func NewPainter(writer *text.Writer) *Painter {
	return &Painter{canvas.NewPieces(pieces(), writer), map[canvas.Piece][]canvas.Mark{}}
}

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() {
	p.Pieces.GiveBack()
	clear(p.alive)
}

// What there is to draw.
const (
	aTile = iota
	aPicture
	aBack
	aPlant
	aCube
	aTourist
	aCrossing
	aMarker
	aFlag
)

// pieces lists how everything is painted: number is a tile, an era, a level or a seat, and of a flag a seat and a moment.
func pieces() canvas.Drawings {
	square := canvas.Extent{Left: -3, Top: -3, Right: 106, Bottom: 108}
	return canvas.Drawings{
		aTile:     {Extent: square, Paint: func(c canvas.Canvas, n int) { paintTile(c, expo.TileID(n)) }},
		aPicture:  {Extent: square, Paint: func(c canvas.Canvas, n int) { paintPlain(c, expo.TileID(n)) }},
		aBack:     {Extent: square, Paint: paintBack},
		aPlant:    {Extent: square, Paint: paintPlant},
		aCube:     {Extent: square, Paint: func(c canvas.Canvas, _ int) { cube(c) }},
		aTourist:  {Extent: square, Paint: paintTourist},
		aCrossing: {Extent: square, Paint: paintCrossing},
		aMarker:   {Extent: square, Paint: paintMarker},
		aFlag:     {Extent: square, Paint: func(c canvas.Canvas, n int) { paintFlag(c, n/FlagWaves, n%FlagWaves) }},
	}
}

// DrawTile draws a tile, a Lake or a starting one too, in a square.
func (p *Painter) DrawTile(dst *ebiten.Image, id expo.TileID, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aTile, Number: int(id), Size: int(size)}, x, y, alpha)
}

// DrawLake draws the back of a prosperity tile.
func (p *Painter) DrawLake(dst *ebiten.Image, x, y, size, alpha float64) {
	p.DrawTile(dst, expo.Lake, x, y, size, alpha)
}

// DrawPicture draws a tile without signs.
func (p *Painter) DrawPicture(dst *ebiten.Image, id expo.TileID, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aPicture, Number: int(id), Size: int(size)}, x, y, alpha)
}

// DrawTileScaled draws a tile that is painted in a size larger or smaller by a factor: one that grows or shrinks on its way is not
// painted anew in every size that it goes through.
func (p *Painter) DrawTileScaled(dst *ebiten.Image, id expo.TileID, x, y, size, factor, alpha float64) {
	p.DrawScaled(dst, canvas.Piece{What: aTile, Number: int(id), Size: int(size)}, x, y, factor, factor, alpha)
}

// DrawBack draws the back of an era's tiles, 1 to 3.
func (p *Painter) DrawBack(dst *ebiten.Image, era int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aBack, Number: era, Size: int(size)}, x, y, alpha)
}

// TileLives lists what lives on a tile size pixels wide, PlantLives on a plant.
func (p *Painter) TileLives(id expo.TileID, size float64) []canvas.Mark {
	return p.lives(canvas.Piece{What: aTile, Number: int(id), Size: int(size)})
}

// PlantLives is told with [Painter.TileLives].
func (p *Painter) PlantLives(level int, size float64) []canvas.Mark {
	return p.lives(canvas.Piece{What: aPlant, Number: level, Size: int(size)})
}

func (p *Painter) lives(k canvas.Piece) []canvas.Mark {
	found, ok := p.alive[k]
	if !ok {
		found = canvas.Marks(float64(k.Size)/100, func(c canvas.Canvas) { p.Drawings[k.What].Paint(c, k.Number) })
		p.alive[k] = found
	}
	return found
}

// DrawPlant draws a power plant of a level, 1 to 6, with its level and its activations.
func (p *Painter) DrawPlant(dst *ebiten.Image, level int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aPlant, Number: level, Size: int(size)}, x, y, alpha)
}

// DrawCube draws an energy cube.
func (p *Painter) DrawCube(dst *ebiten.Image, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aCube, Number: 0, Size: int(size)}, x, y, alpha)
}

// DrawTourist draws a seat's tourist.
func (p *Painter) DrawTourist(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aTourist, Number: seat, Size: int(size)}, x, y, alpha)
}

// DrawCrossing draws a seat's street crossing, which lies on a corner.
func (p *Painter) DrawCrossing(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aCrossing, Number: seat, Size: int(size)}, x, y, alpha)
}

// DrawMarker draws a seat's marker on a track.
func (p *Painter) DrawMarker(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aMarker, Number: seat, Size: int(size)}, x, y, alpha)
}

// FlagWaves is how many moments of a flag in the wind there are, one after the other and again from the first.
const FlagWaves = 8

// DrawFlag draws a seat's flag in a moment, 0 to [FlagWaves] - 1; the foot of its pole is at the lower left.
func (p *Painter) DrawFlag(dst *ebiten.Image, seat, wave int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aFlag, Number: seat*FlagWaves + wave%FlagWaves, Size: int(size)}, x, y, alpha)
}

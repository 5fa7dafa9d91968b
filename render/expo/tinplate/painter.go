package tinplate

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/rules/expo"
)

// cacheBytes bounds the images kept, in bytes of pixels.
const cacheBytes = 64 << 20

// Painter draws pieces, each once a size. Like the images it makes it belongs to the goroutine that draws.
type Painter struct {
	writer *text.Writer
	images canvas.Cache[name]
}

// NewPainter makes a painter that writes with writer.
func NewPainter(writer *text.Writer) *Painter {
	return &Painter{writer: writer, images: canvas.NewCache[name](cacheBytes)}
}

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() { p.images.GiveBack() }

// what an image shows.
type what uint8

const (
	aTile what = iota
	aPicture
	aBack
	aPlant
	aCube
	aTourist
	aCrossing
	aMarker
	aFlag
	whats
)

// name is what an image follows from: number is a tile, an era, a level or a seat, and of a flag a seat and a moment.
type name struct {
	what   what
	number int
	size   int // pixels of a hundred units
}

// picture is how what a name says is painted: on a canvas of a hundred units a size, within an extent.
type picture struct {
	extent extent
	paint  func(c canvas.Canvas, number int)
}

// extent is how far a picture reaches from the place it is drawn at, in units.
type extent struct{ left, top, right, bottom float64 }

// pictures lists how everything is painted.
func pictures() [whats]picture {
	square := extent{-3, -3, 106, 108}
	return [whats]picture{
		aTile:     {square, func(c canvas.Canvas, n int) { paintTile(c, expo.TileID(n)) }},
		aPicture:  {square, func(c canvas.Canvas, n int) { paintPlain(c, expo.TileID(n)) }},
		aBack:     {square, paintBack},
		aPlant:    {square, paintPlant},
		aCube:     {square, func(c canvas.Canvas, _ int) { cube(c) }},
		aTourist:  {square, paintTourist},
		aCrossing: {square, paintCrossing},
		aMarker:   {square, paintMarker},
		aFlag:     {square, func(c canvas.Canvas, n int) { paintFlag(c, n/FlagWaves, n%FlagWaves) }},
	}
}

// box is how far, in pixels, a picture reaches to the left and above the place it is drawn at, and how large it is.
func (k name) box() (left, top, width, height int) {
	e, scale := pictures()[k.what].extent, float64(k.size)/100
	left, top = int(math.Ceil(-e.left*scale))+1, int(math.Ceil(-e.top*scale))+1
	return left, top, left + int(math.Ceil(e.right*scale)) + 1, top + int(math.Ceil(e.bottom*scale)) + 1
}

// paint paints what a name says on a sheet of its own.
func paint(k name) canvas.Canvas {
	left, top, width, height := k.box()
	c := canvas.New(width, height, float64(k.size)/100).Moved(float64(left), float64(top))
	pictures()[k.what].paint(c, k.number)
	return c
}

// draw draws what a name says, painted once, with its place at x, y.
func (p *Painter) draw(dst *ebiten.Image, k name, x, y, alpha float64) {
	if k.size <= 0 || alpha <= 0 {
		return
	}
	left, top, _, _ := k.box()
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x)-float64(left), math.Round(y)-float64(top))
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(p.image(k), &options)
}

// drawScaled draws what a name says wider and higher by factors, with its place at x, y.
func (p *Painter) drawScaled(dst *ebiten.Image, k name, x, y, wide, high, alpha float64) {
	if k.size <= 0 || alpha <= 0 {
		return
	}
	left, top, _, _ := k.box()
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Translate(-float64(left), -float64(top))
	options.GeoM.Scale(wide, high)
	options.GeoM.Translate(x, y)
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(p.image(k), &options)
}

// image is what a name says.
func (p *Painter) image(k name) *ebiten.Image {
	if found := p.images.Get(k); found != nil {
		return found
	}
	return p.images.Put(k, paint(k).Image(p.writer))
}

// DrawTile draws a tile, a Lake or a starting one too, in a square.
func (p *Painter) DrawTile(dst *ebiten.Image, id expo.TileID, x, y, size, alpha float64) {
	p.draw(dst, name{aTile, int(id), int(size)}, x, y, alpha)
}

// DrawLake draws the back of a prosperity tile.
func (p *Painter) DrawLake(dst *ebiten.Image, x, y, size, alpha float64) {
	p.DrawTile(dst, expo.Lake, x, y, size, alpha)
}

// DrawPicture draws a tile without signs.
func (p *Painter) DrawPicture(dst *ebiten.Image, id expo.TileID, x, y, size, alpha float64) {
	p.draw(dst, name{aPicture, int(id), int(size)}, x, y, alpha)
}

// DrawTileScaled draws a tile that is painted in a size larger or smaller by a factor: one that grows or shrinks on its way is not
// painted anew in every size that it goes through.
func (p *Painter) DrawTileScaled(dst *ebiten.Image, id expo.TileID, x, y, size, factor, alpha float64) {
	p.drawScaled(dst, name{aTile, int(id), int(size)}, x, y, factor, factor, alpha)
}

// DrawBack draws the back of an era's tiles, 1 to 3.
func (p *Painter) DrawBack(dst *ebiten.Image, era int, x, y, size, alpha float64) {
	p.draw(dst, name{aBack, era, int(size)}, x, y, alpha)
}

// DrawPlant draws a power plant of a level, 1 to 6, with its level and its activations.
func (p *Painter) DrawPlant(dst *ebiten.Image, level int, x, y, size, alpha float64) {
	p.draw(dst, name{aPlant, level, int(size)}, x, y, alpha)
}

// DrawCube draws an energy cube.
func (p *Painter) DrawCube(dst *ebiten.Image, x, y, size, alpha float64) {
	p.draw(dst, name{aCube, 0, int(size)}, x, y, alpha)
}

// DrawTourist draws a seat's tourist.
func (p *Painter) DrawTourist(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.draw(dst, name{aTourist, seat, int(size)}, x, y, alpha)
}

// DrawCrossing draws a seat's street crossing, which lies on a corner.
func (p *Painter) DrawCrossing(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.draw(dst, name{aCrossing, seat, int(size)}, x, y, alpha)
}

// DrawMarker draws a seat's marker on a track.
func (p *Painter) DrawMarker(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.draw(dst, name{aMarker, seat, int(size)}, x, y, alpha)
}

// FlagWaves is how many moments of a flag in the wind there are, one after the other and again from the first.
const FlagWaves = 8

// DrawFlag draws a seat's flag in a moment, 0 to [FlagWaves] - 1; the foot of its pole is at the lower left.
func (p *Painter) DrawFlag(dst *ebiten.Image, seat, wave int, x, y, size, alpha float64) {
	p.draw(dst, name{aFlag, seat*FlagWaves + wave%FlagWaves, int(size)}, x, y, alpha)
}

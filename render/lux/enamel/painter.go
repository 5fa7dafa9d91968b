package enamel

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/rules/lux"
)

// cacheBytes bounds the images kept, in bytes of pixels.
const cacheBytes = 64 << 20

// Painter draws pieces and cards, each once a size. Like the images it makes it belongs to the goroutine that draws.
type Painter struct {
	writer *text.Writer
	images canvas.Cache[key]
}

// NewPainter makes a painter that writes with writer.
func NewPainter(writer *text.Writer) *Painter {
	return &Painter{writer: writer, images: canvas.NewCache[key](cacheBytes)}
}

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() { p.images.GiveBack() }

// what an image shows.
type what uint8

const (
	aCard what = iota
	aChip
	aBack
	aRobCard
	aRobBack
	aModifier
	aToken
	aFollower
	aTile
	whats
)

// key is what an image follows from: number is a citizen, a ROB card, a value, a token, a seat or a district.
type key struct {
	what   what
	number int
	size   int // pixels of a hundred units
}

// picture is how what a key shows is painted: on a canvas of a hundred units a size, within an extent.
type picture struct {
	extent extent
	paint  func(c canvas.Canvas, number int)
}

// extent is how far a picture reaches from the place it is drawn at, in units.
type extent struct{ left, top, right, bottom float64 }

// pictures lists how everything is painted.
func pictures() [whats]picture {
	card, square := extent{-4, -4, 106, cardHeight + 8}, extent{-3, -3, 105, 107}
	return [whats]picture{
		aCard:     {card, func(c canvas.Canvas, n int) { paintCard(c, lux.Citizen(n)) }},
		aChip:     {square, func(c canvas.Canvas, n int) { paintChip(c, lux.Citizen(n)) }},
		aBack:     {card, func(c canvas.Canvas, _ int) { paintBack(c) }},
		aRobCard:  {card, func(c canvas.Canvas, n int) { paintRobCard(c, lux.RobCard(n)) }},
		aRobBack:  {card, func(c canvas.Canvas, _ int) { paintRobBack(c) }},
		aModifier: {square, paintModifier},
		aToken:    {square, func(c canvas.Canvas, n int) { paintToken(c, Token(n)) }},
		aFollower: {square, paintFollower},
		aTile:     {square, func(c canvas.Canvas, n int) { paintTile(c, lux.District(n)) }},
	}
}

// box is how far, in pixels, a key's picture reaches to the left and above the place it is drawn at, and how large it is.
func (k key) box() (left, top, width, height int) {
	e, scale := pictures()[k.what].extent, float64(k.size)/100
	left, top = int(math.Ceil(-e.left*scale))+1, int(math.Ceil(-e.top*scale))+1
	return left, top, left + int(math.Ceil(e.right*scale)) + 1, top + int(math.Ceil(e.bottom*scale)) + 1
}

// paint paints what a key shows on a sheet of its own.
func paint(k key) canvas.Canvas {
	left, top, width, height := k.box()
	c := canvas.New(width, height, float64(k.size)/100).Moved(float64(left), float64(top))
	pictures()[k.what].paint(c, k.number)
	return c
}

// draw draws what a key shows, painted once, with its place at x, y.
func (p *Painter) draw(dst *ebiten.Image, k key, x, y, alpha float64) {
	if k.size <= 0 || alpha <= 0 {
		return
	}
	left, top, _, _ := k.box()
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x)-float64(left), math.Round(y)-float64(top))
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(p.image(k), &options)
}

// image is what a key shows.
func (p *Painter) image(k key) *ebiten.Image {
	if found := p.images.Get(k); found != nil {
		return found
	}
	return p.images.Put(k, paint(k).Image(p.writer))
}

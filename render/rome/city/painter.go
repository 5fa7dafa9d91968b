package city

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/rome"
)

// cacheBytes bounds the images kept, in bytes of pixels.
const cacheBytes = 96 << 20

// Painter draws the map and its marks, each once a size. Like the images it makes it
// belongs to the goroutine that draws.
type Painter struct {
	images canvas.Cache[key]
}

// NewPainter makes a painter.
func NewPainter() *Painter { return &Painter{images: canvas.NewCache[key](cacheBytes)} }

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() { p.images.GiveBack() }

type what uint8

const (
	theMap what = iota
	theTable
	anOutline
	aShade
)

type key struct {
	what   what
	place  rome.Place // of a mark
	colour theme.Colour
	w, h   int
}

// DrawTable draws the marble that the map lies on, over the whole of a screen.
func (p *Painter) DrawTable(dst *ebiten.Image) {
	size := dst.Bounds().Size()
	p.draw(dst, key{what: theTable, w: size.X, h: size.Y}, 0, 0, 1, 1)
}

// Draw draws the map in a rectangle.
func (p *Painter) Draw(dst *ebiten.Image, x, y, w, h float64) { p.Zoomed(1).Draw(dst, x, y, w, h) }

// Outline draws a bright line around a prefecture of a map that lies in a rectangle.
func (p *Painter) Outline(dst *ebiten.Image, place rome.Place, x, y, w, h float64, colour theme.Colour, alpha float64) {
	p.Zoomed(1).Outline(dst, place, x, y, w, h, colour, alpha)
}

// Dim darkens prefectures of a map that lies in a rectangle, to a darkness of 0 to 1.
func (p *Painter) Dim(dst *ebiten.Image, places Set, x, y, w, h, darkness float64) {
	p.Zoomed(1).Dim(dst, places, x, y, w, h, darkness)
}

// Zoomed draws a map that someone zooms in on: it is painted once, as large as it is without, and then only enlarged. It
// would take long to paint one of every size.
type Zoomed struct {
	painter *Painter
	zoom    float64
}

// Zoomed draws maps that are so many times as large as they are painted.
func (p *Painter) Zoomed(zoom float64) Zoomed { return Zoomed{p, zoom} }

// Draw draws the map in a rectangle.
func (z Zoomed) Draw(dst *ebiten.Image, x, y, w, h float64) {
	z.painter.draw(dst, z.size(key{what: theMap}, w, h), x, y, 1, z.zoom)
}

// Outline is [Painter.Outline].
func (z Zoomed) Outline(dst *ebiten.Image, place rome.Place, x, y, w, h float64, colour theme.Colour, alpha float64) {
	z.painter.draw(dst, z.size(key{what: anOutline, place: place, colour: colour}, w, h), x, y, alpha, z.zoom)
}

// Dim is [Painter.Dim].
func (z Zoomed) Dim(dst *ebiten.Image, places Set, x, y, w, h, darkness float64) {
	for place := range rome.Place(rome.Places) {
		if places.Has(place) {
			z.painter.draw(dst, z.size(key{what: aShade, place: place, colour: theme.Ink}, w, h), x, y, darkness, z.zoom)
		}
	}
}

// Light lights a prefecture up in a colour, as strongly as 0 to 1.
func (z Zoomed) Light(dst *ebiten.Image, place rome.Place, x, y, w, h float64, colour theme.Colour, strength float64) {
	z.painter.draw(dst, z.size(key{what: aShade, place: place, colour: colour}, w, h), x, y, strength, z.zoom)
}

// size says of a key how large the map is painted.
func (z Zoomed) size(k key, w, h float64) key {
	const rounding = 1e-6
	k.w, k.h = int(w/z.zoom+rounding), int(h/z.zoom+rounding)
	return k
}

// draw draws what a key shows, painted once, where its part of the map lies.
func (p *Painter) draw(dst *ebiten.Image, k key, x, y, alpha, zoom float64) {
	if k.w <= 0 || k.h <= 0 || alpha <= 0 {
		return
	}
	found := p.images.Get(k)
	if found == nil {
		found = p.images.Put(k, paint(k).Image(nil))
	}
	left, top, _, _ := k.bounds()
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	if zoom == 1 {
		options.Filter = ebiten.FilterNearest
	}
	options.GeoM.Scale(zoom, zoom)
	options.GeoM.Translate(math.Round(x)+float64(left)*zoom, math.Round(y)+float64(top)*zoom)
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(found, &options)
}

// thickness is how many pixels a unit of a mark's line has: 1 on a map of a table of 1280×720.
func (k key) thickness() float64 { return min(max(float64(k.w)/750, 0.75), 3) }

// bounds is the part of the map, in pixels, that a key's picture covers.
func (k key) bounds() (left, top, width, height int) {
	if k.what == theMap || k.what == theTable {
		return 0, 0, k.w, k.h
	}
	margin := int(6 * k.thickness())
	w, h, box := float64(k.w), float64(k.h), regions[k.place].box
	left, top = int(box.X*w)-margin, int(box.Y*h)-margin
	return left, top, int((box.X+box.W)*w) + margin - left, int((box.Y+box.H)*h) + margin - top
}

// outline is the outline of a key's prefecture, in pixels.
func (k key) outline() canvas.Loop {
	loop := slices.Clone(regions[k.place].Outline)
	for i, p := range loop {
		loop[i] = canvas.Point{X: p.X * float64(k.w), Y: p.Y * float64(k.h)}
	}
	return loop
}

// paint paints what a key shows.
func paint(k key) canvas.Canvas {
	left, top, width, height := k.bounds()
	c := canvas.New(width, height, 1).Moved(float64(-left), float64(-top))
	switch k.what {
	case anOutline:
		for _, line := range [...]struct {
			colour theme.Colour
			width  float64
		}{{theme.Ink, 8}, {theme.PaperLight, 6.8}, {k.colour, 4.8}} {
			c.Outline(line.colour, line.width*k.thickness(), k.outline())
		}
	case theTable:
		marble(c, float64(k.w), float64(k.h))
	case aShade:
		c.Fill(k.colour, k.outline())
	default:
		for _, slice := range Paint(c, float64(k.w), float64(k.h)) {
			slice()
		}
	}
	return c
}

// Package portrait draws the persons that computer players can be. A game lists its own, each as flat layers, and has a manner in
// which they are made: cut paper, mosaic, enamel, a printed poster. A [Painter] paints each once a size and keeps the picture.
package portrait

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// Person is one of a game's persons. Its layers lie in a square of 100 units, the first at the back.
type Person struct {
	Name   string // as in records
	Ground theme.Colour
	Layers []Layer
}

// Layer is a shape of one colour, as path data describes it. With a width it is the line along the path.
type Layer struct {
	Colour theme.Colour
	Width  float64
	Data   string
}

// Paint paints the layer.
func (l Layer) Paint(c canvas.Canvas) { l.PaintIn(c, l.Colour) }

// PaintIn paints the layer in another colour.
func (l Layer) PaintIn(c canvas.Canvas, colour theme.Colour) {
	loops := canvas.Data(l.Data)
	if l.Width == 0 {
		c.Fill(colour, loops...)
		return
	}
	for _, loop := range loops {
		c.Stroke(colour, l.Width, loop, false)
	}
}

// leastLine is from how many pixels on an outline is painted: thinner ones only blur the colours.
const leastLine = 0.55

// PaintOutlined paints the person's layers, and a line around each that is filled, but for those of some colours, which lie on others.
func (p *Person) PaintOutlined(c canvas.Canvas, line theme.Colour, width float64, but ...theme.Colour) {
	outlined := width*c.Scale() >= leastLine
	for _, l := range p.Layers {
		l.Paint(c)
		if !outlined || l.Width != 0 || slices.Contains(but, l.Colour) {
			continue
		}
		for _, loop := range canvas.Data(l.Data) {
			c.Outline(line, width, loop)
		}
	}
}

// Manner paints a person in the square of 100 units at the canvas's origin.
type Manner func(c canvas.Canvas, p *Person)

// cacheBytes bounds the pictures that are kept, in bytes of pixels.
const cacheBytes = 4 << 20

// Painter draws the persons of one game.
type Painter struct {
	persons []Person
	manner  Manner
	images  canvas.Cache[key]
}

// key names one picture.
type key struct{ person, size int }

// NewPainter makes a painter.
func NewPainter(persons []Person, manner Manner) *Painter {
	return &Painter{persons, manner, canvas.NewCache[key](cacheBytes)}
}

// GiveBack gives back pictures that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() { p.images.GiveBack() }

func (p *Painter) index(name string) int {
	return slices.IndexFunc(p.persons, func(known Person) bool { return known.Name == name })
}

// Has reports whether there is such a person.
func (p *Painter) Has(name string) bool { return p.index(name) >= 0 }

// Paint paints a person on a canvas, in the square of 100 units at its origin.
func (p *Painter) Paint(c canvas.Canvas, name string) {
	if n := p.index(name); n >= 0 {
		p.manner(c, &p.persons[n])
	}
}

// signSize is how large the sign at the foot of a portrait is.
const signSize = 0.6

// DrawSigned draws a person, and in the lower right corner the sign of the seat, which sign draws in a square: for where there is no
// room for both beside each other. Of nobody the sign is drawn, in the whole square.
func (p *Painter) DrawSigned(dst *ebiten.Image, name string, x, y, size float64, sign func(x, y, size float64)) {
	if !p.Has(name) {
		sign(x, y, size)
		return
	}
	p.Draw(dst, name, x, y, size)
	small := math.Round(signSize * size)
	sign(x+size-0.95*small, y+size-0.8*small, small)
}

// Draw draws a person in the square of size pixels whose upper left corner is the pixel nearest to x, y. Of nobody there is
// nothing to draw.
func (p *Painter) Draw(dst *ebiten.Image, name string, x, y, size float64) {
	k := key{p.index(name), int(size)}
	if k.person < 0 || k.size <= 0 {
		return
	}
	found := p.images.Get(k)
	if found == nil {
		c := canvas.New(k.size, k.size, float64(k.size)/100)
		p.manner(c, &p.persons[k.person])
		found = p.images.Put(k, c.Image(nil))
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(found, &options)
}

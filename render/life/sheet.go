// Package life draws what lives in a scenery while nothing happens: smoke and water, flags, birds, people.
//
// What moves is painted once, in all its phases, on a [Sheet]. A [Scenery] lays phases of it on places of the screen, so many
// times a second, over a picture that is kept: where something was it shows the picture again, and all that is there now is
// drawn with one command. It has no clock; whoever lays it says how much time has passed.
package life

import (
	"image"
	"image/draw"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/widget"
)

// Strip is the phases of one thing: pictures of one size.
type Strip struct {
	cells []image.Rectangle // on the sheet
	x, y  float64           // where in a picture the thing's origin lies, in pixels
}

// Phases is how many pictures there are.
func (s *Strip) Phases() int { return len(s.cells) }

// Sheet is strips on one image.
type Sheet struct{ image *ebiten.Image }

// Forget gives the image's memory back.
func (s *Sheet) Forget() {
	if s != nil && s.image != nil {
		s.image.Deallocate()
		s.image = nil
	}
}

// Painter paints the strips of a sheet.
type Painter struct {
	scale    float64 // pixels of a unit
	pictures []picture
}

type picture struct {
	pixels *image.RGBA
	strip  *Strip
	phase  int
}

// NewPainter paints with units of so many pixels.
func NewPainter(scale float64) *Painter { return &Painter{scale: scale} }

// Strip paints so many phases of a thing, which is seen within a box around its origin. All is in units.
func (p *Painter) Strip(box widget.Rect, phases int, paint func(c canvas.Canvas, phase int)) *Strip {
	left, top := math.Floor(box.X*p.scale), math.Floor(box.Y*p.scale)
	wide, high := math.Ceil((box.X+box.W)*p.scale)-left, math.Ceil((box.Y+box.H)*p.scale)-top
	s := &Strip{make([]image.Rectangle, phases), -left, -top}
	for n := range phases {
		c := canvas.New(max(int(wide), 1), max(int(high), 1), p.scale).Moved(-left, -top)
		paint(c, n)
		p.pictures = append(p.pictures, picture{c.Pixels(), s, n})
	}
	return s
}

// Light paints a strip of light: it is added to what it falls on.
func (p *Painter) Light(box widget.Rect, phases int, paint func(c canvas.Canvas, phase int)) *Strip {
	return p.Strip(box, phases, func(c canvas.Canvas, phase int) {
		paint(c, phase)
		for pix, n := c.Pixels().Pix, 3; n < len(pix); n += 4 {
			pix[n] = 0
		}
	})
}

// between is how many pixels lie between the pictures of a sheet, so that none shows at the edge of another.
const between = 2

// Sheet puts all that was painted on one image. The game must run.
func (p *Painter) Sheet() *Sheet {
	pixels := p.pack()
	made := ebiten.NewImageWithOptions(pixels.Rect, &ebiten.NewImageOptions{Unmanaged: true})
	made.WritePixels(pixels.Pix)
	return &Sheet{made}
}

// pack lays the pictures in rows, the highest first.
func (p *Painter) pack() *image.RGBA {
	all := slices.Clone(p.pictures)
	slices.SortStableFunc(all, func(a, b picture) int { return b.pixels.Rect.Dy() - a.pixels.Rect.Dy() })
	area, widest := 0, 1
	for _, one := range all {
		area += (one.pixels.Rect.Dx() + between) * (one.pixels.Rect.Dy() + between)
		widest = max(widest, one.pixels.Rect.Dx()+2*between)
	}
	wide := max(widest, int(1.1*math.Sqrt(float64(area))))
	x, y, row := between, between, 0
	for _, one := range all {
		size := one.pixels.Rect.Size()
		if x+size.X+between > wide {
			x, y, row = between, y+row+between, 0
		}
		one.strip.cells[one.phase] = image.Rect(x, y, x+size.X, y+size.Y)
		x, row = x+size.X+between, max(row, size.Y)
	}
	sheet := image.NewRGBA(image.Rect(0, 0, wide, y+row+between))
	for _, one := range all {
		draw.Draw(sheet, one.strip.cells[one.phase], one.pixels, one.pixels.Rect.Min, draw.Src)
	}
	return sheet
}

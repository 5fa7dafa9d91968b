package book

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// sheet is a page as it lies: everything in pixels from its upper left corner.
type sheet struct {
	width, height float64
	u             float64 // pixels a logical unit, in the person's own size of text
	frames        []widget.Rect
	bars          []widget.Rect // thin lines
	pieces        []piece
	links         []link
	figures       []figure
}

// piece is words that are written at once, from their upper left corner.
type piece struct {
	words string
	x, y  float64
	style text.Style
}

// link is a place that leads to a topic. A link broken over two lines is two. A spot of a picture leads nowhere and is pushed.
type link struct {
	place widget.Rect
	topic string
	spot  *Spot // or nil
}

// figure is a picture in its place. Its image is made when it is first seen.
type figure struct {
	picture *Picture
	place   widget.Rect
	u       float64 // pixels a logical unit of the picture
	image   *ebiten.Image
}

// forget gives the images of a sheet back.
func (s *sheet) forget() {
	for n := range s.figures {
		if image := s.figures[n].image; image != nil {
			image.Deallocate()
			s.figures[n].image = nil
		}
	}
}

// linkAt is the link at a point of the sheet, or the nearest within some pixels of it, or -1.
func (s *sheet) linkAt(x, y, slop float64) int {
	found, best := -1, slop
	for n, l := range s.links {
		dx := math.Max(math.Max(l.place.X-x, x-l.place.X-l.place.W), 0)
		dy := math.Max(math.Max(l.place.Y-y, y-l.place.Y-l.place.H), 0)
		if far := math.Hypot(dx, dy); far <= best {
			found, best = n, far
		}
	}
	return found
}

// draw draws what of the sheet is seen in an image from x, y; lit is the link that is pointed at, or -1.
func (s *sheet) draw(dst *ebiten.Image, writer *text.Writer, x, y float64, lit int) {
	pen := shape.Pen{Dst: dst, X: x, Y: y, Scale: 1}
	top, bottom := float64(dst.Bounds().Min.Y)-y, float64(dst.Bounds().Max.Y)-y
	for _, f := range s.frames {
		pen.RoundBox(f.X, f.Y, f.W, f.H, 10*s.u, theme.PaperLight)
		pen.RoundBoxLine(f.X, f.Y, f.W, f.H, 10*s.u, 1.5*s.u, theme.PaperLine)
	}
	for _, b := range s.bars {
		pen.Box(b.X, b.Y, b.W, b.H, theme.PaperLine)
	}
	for n, l := range s.links {
		if l.spot != nil {
			continue
		}
		colour, thick := linkInk.Fade(0.55), s.u
		if n == lit {
			colour, thick = theme.Highlight, 2*s.u
		}
		pen.Box(l.place.X, l.place.Y+l.place.H-thick, l.place.W, math.Max(thick, 1), colour)
	}
	for n := range s.figures {
		if f := &s.figures[n]; f.place.Y < bottom && f.place.Y+f.place.H > top {
			f.draw(dst, x, y)
		}
	}
	if lit >= 0 && lit < len(s.links) && s.links[lit].spot != nil {
		at := s.links[lit].place
		pen.RoundBoxLine(at.X, at.Y, at.W, at.H, 6*s.u, 3*s.u, theme.Highlight)
	}
	for _, p := range s.pieces {
		if p.y < bottom && p.y+2*p.style.Size > top {
			writer.Draw(dst, p.words, x+p.x, y+p.y, p.style)
		}
	}
}

// draw draws a picture of the sheet whose upper left corner is at x, y.
func (f *figure) draw(dst *ebiten.Image, x, y float64) {
	if f.image == nil {
		f.image = ebiten.NewImage(int(math.Ceil(f.place.W)), int(math.Ceil(f.place.H)))
		f.picture.Draw(f.image, f.u)
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x+f.place.X), math.Round(y+f.place.Y))
	dst.DrawImage(f.image, &options)
}

// linkInk is the colour of words that lead to a page.
const linkInk = theme.Laurel

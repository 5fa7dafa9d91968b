package icon

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// plate is the picture of a small box with round corners, in white. Boxes of all sizes and colours are drawn of it: its
// corners stay, what lies between them is stretched.
type plate struct {
	radius int // of the corners, in pixels
	line   int // how wide the line around it is, in eighths of a pixel; 0 where it is filled
}

// plateBytes bounds the plates kept, in bytes of pixels.
const plateBytes = 1 << 20

// Plate fills a box with round corners, on whole pixels. Unlike the shapes of a pen, as many as there are make one draw
// command, together with signs and words.
func (p *Painter) Plate(dst *ebiten.Image, x, y, width, height, radius float64, colour theme.Colour) {
	if colour&0xff > opaque {
		p.writer.Filled(dst, x, y, width, height)
	}
	p.plate(dst, x, y, width, height, radius, 0, colour)
}

// opaque is from when on a plate is a ground of its own: a shadow is none.
const opaque = 0xB0

// Frame draws the line around a box with round corners, within it.
func (p *Painter) Frame(dst *ebiten.Image, x, y, width, height, radius, line float64, colour theme.Colour) {
	p.plate(dst, x, y, width, height, radius, max(int(line*8), 1), colour)
}

func (p *Painter) plate(dst *ebiten.Image, x, y, width, height, radius float64, line int, colour theme.Colour) {
	if colour&0xff == 0 {
		return
	}
	left, top, right, bottom := math.Round(x), math.Round(y), math.Round(x+width), math.Round(y+height)
	k := plate{int(min(radius, (right-left)/2, (bottom-top)/2)), line}
	if right <= left || bottom <= top {
		return
	}
	corner := float64(k.corner())
	corner = min(corner, (right-left)/2, (bottom-top)/2)
	side := float64(2*k.corner() + 1)
	xs, ys := [4]float64{left, left + corner, right - corner, right}, [4]float64{top, top + corner, bottom - corner, bottom}
	from := [4]float64{0, corner, side - corner, side}
	for i := range p.corners {
		v := &p.corners[i]
		v.DstX, v.DstY = float32(xs[i%4]), float32(ys[i/4])
		v.SrcX, v.SrcY = float32(from[i%4]), float32(from[i/4])
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(colour>>24)/255, float32(colour>>16&255)/255, float32(colour>>8&255)/255, float32(colour&255)/255
	}
	dst.DrawTriangles32(p.corners[:], p.fields[:], p.plateImage(k), nil)
}

// fields are the nine fields of a plate, in triangles of its sixteen corners.
func fields() (list [54]uint32) {
	for n := range uint32(9) {
		a := n/3*4 + n%3
		copy(list[6*n:], []uint32{a, a + 1, a + 4, a + 4, a + 1, a + 5})
	}
	return list
}

// corner is how many pixels a corner of a plate has.
func (k plate) corner() int { return max(k.radius, (k.line+7)/8) + 1 }

// plateImage returns the picture of a plate.
func (p *Painter) plateImage(k plate) *ebiten.Image {
	if made := p.plates.Get(k); made != nil {
		return made
	}
	side := 2*k.corner() + 1
	c := canvas.New(side, side, 1)
	size, r := float64(side), float64(k.radius)
	outline := c.RoundLoop(0, 0, size, size, r)
	if k.line == 0 {
		c.Fill(0xFFFFFFFF, outline)
	} else {
		in := float64(k.line) / 8
		hole := c.RoundLoop(in, in, size-2*in, size-2*in, max(r-in, 0))
		slices.Reverse(hole)
		c.Fill(0xFFFFFFFF, outline, hole)
	}
	return p.plates.Put(k, c.Image(p.writer))
}

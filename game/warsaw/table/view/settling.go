package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Parts of the time in which a tile settles.
const (
	dropEnds  = 0.16 // it comes down
	bigRests  = 0.45 // a rival's is seen large
	bigEnds   = 0.68 // and has come down
	mostLarge = 2.4  // how large, in tiles of the hand
)

// drawSettling draws a tile that comes to lie in its place: it falls, dust rises around it, and the areas that it has joined light
// up. A rival's is seen large where it happens first.
func (r overlay) drawSettling(f *Flash, place widget.Rect, d *dust) {
	gone, ends := 1-f.Left, dropEnds
	if f.Big {
		ends = bigEnds
	}
	switch {
	case gone >= ends:
		if !f.Still {
			d.rise(r.Dst, place, (gone-ends)/(1-ends), 0)
		}
		r.drawJoined(f, math.Min(1, 2*(1-gone)))
	case f.Big:
		r.drawLarge(f, place, gone)
	case !f.Still:
		high := 1 - gone/ends
		r.drawTile(f, place, 1+0.14*high*high)
	}
}

// drawLarge draws a rival's tile large beside its place, on its way down there.
func (r overlay) drawLarge(f *Flash, place widget.Rect, gone float64) {
	down := 0.0
	if gone > bigRests && !f.Still {
		down = motion.InOut((gone - bigRests) / (bigEnds - bigRests))
	}
	size := math.Max(r.l.Hand[0].W*mostLarge*0.5, place.W)
	x, y := place.Centre()
	s := r.l.Screen
	largeX := math.Min(math.Max(x+place.W+size/2, size/2+8*r.U), s.W-size/2-8*r.U)
	largeY := math.Min(math.Max(y, size/2+8*r.U), s.H-size/2-8*r.U)
	side := size + (place.W-size)*down
	x, y = largeX+(x-largeX)*down, largeY+(y-largeY)*down
	r.Box(widget.Rect{X: x - side/2 - 5*r.U, Y: y - side/2 - 5*r.U, W: side + 10*r.U, H: side + 10*r.U}, 8*r.U, 2*r.U, theme.PaperLight, theme.Seat(f.Seat).Base)
	r.drawTile(f, widget.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, 1)
}

// drawTile draws the tile that settles, larger than its place where it is still above it.
func (r overlay) drawTile(f *Flash, place widget.Rect, scale float64) {
	side := place.W * scale
	face := r.Tiles.Face(f.Laid, f.Turn, int(r.l.Hand[0].W)) // one picture for all sizes on its way
	full := float64(face.Bounds().Dx())
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Scale(side/full, side/full)
	x, y := place.Centre()
	options.GeoM.Translate(x-side/2, y-side/2)
	r.Dst.DrawImage(face, &options)
}

// drawJoined lights the areas that a tile on the board has joined up.
func (r overlay) drawJoined(f *Flash, light float64) {
	if f.Seat != r.p.boardSeat() || r.p.Place.Tile != r.p.Place.Goal {
		return
	}
	q := joined(&r.p.Table.Player(f.Seat).District, f.Space)
	if q != 0 {
		r.Tiles.Outline(r.Dst, q, math.Round(r.p.Place.X), math.Round(r.p.Place.Y), int(r.p.Place.Tile), Counted, light)
	}
}

// joined are the areas of a district that reach from a space beyond it.
func joined(d *warsaw.District, s warsaw.Space) (lit warsaw.Quarters) {
	if _, ok := d.IndexOf(s); !ok {
		return 0
	}
	x, y := d.Offset(s)
	own := warsaw.QuarterAt(2*x, 2*y) | warsaw.QuarterAt(2*x+1, 2*y) | warsaw.QuarterAt(2*x, 2*y+1) | warsaw.QuarterAt(2*x+1, 2*y+1)
	for kind := range warsaw.Kind(warsaw.Kinds) {
		for seed := d.Of(kind) & own; seed != 0; seed &= seed - 1 {
			if area := d.Of(kind).Area(seed & -seed); area&^own != 0 {
				lit |= area
			}
		}
	}
	return lit
}

// dust is what rises where something heavy falls: one soft picture that is drawn many times.
type dust struct {
	image   *ebiten.Image
	options ebiten.DrawImageOptions
}

// rise draws the dust around a place: gone is how much of its time is over, from is when it begins to rise.
func (d *dust) rise(dst *ebiten.Image, place widget.Rect, gone, from float64) {
	const size, puffs = 32, 16
	gone = (gone - from) / (1 - from)
	if gone <= 0 || gone >= 1 {
		return
	}
	if d.image == nil {
		c := canvas.New(size, size, 1)
		for n := range 6 {
			c.Circle(theme.Colour(0xCBB9A4FF).Fade(0.15), size/2, size/2, size/2-2.4*float64(n))
		}
		d.image = c.Image(nil)
	}
	x, y := place.Centre()
	far := place.W * (0.46 + 0.26*motion.Out(gone))
	side := place.W * (0.16 + 0.2*gone)
	for n := range puffs {
		sin, cos := math.Sincos(2*math.Pi*float64(n)/puffs + 0.4*float64(n%3))
		d.options.GeoM.Reset()
		d.options.GeoM.Scale(side/size, side/size)
		d.options.GeoM.Translate(x+cos*far-side/2, y+sin*far*0.9-side/2-place.H*0.1*gone)
		d.options.ColorScale.Reset()
		d.options.ColorScale.ScaleAlpha(float32(1-gone) * 0.8)
		d.options.Filter = ebiten.FilterLinear
		dst.DrawImage(d.image, &d.options)
	}
}

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

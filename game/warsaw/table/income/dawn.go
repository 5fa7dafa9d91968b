package income

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/motion"
	"capital/render/theme"
	"capital/render/widget"
)

// dawnTime is how long the night takes to go after the income has been counted, in seconds at the designed speed.
const dawnTime = 0.7

// Dawn is the night that goes after an income phase, drawn over the table. The zero Dawn is over.
type Dawn struct {
	left  motion.Tween
	night *Counting
	still *ebiten.Image // what the night looked like last
}

// Leave ends the counting: what is left of it is the dawn.
func (v *Counting) Leave() Dawn {
	v.forgetTable()
	return Dawn{left: motion.Tween{From: 1, Seconds: dawnTime}, night: v}
}

// Step lets so many seconds at the designed speed pass, and reports whether it looks different.
func (d *Dawn) Step(passed float64) bool {
	changed := d.left.Step(passed)
	if d.left.Done() && d.night != nil {
		d.end()
	}
	return changed
}

// end gives back what was drawn.
func (d *Dawn) end() {
	d.night.leave()
	if d.still != nil {
		d.still.Deallocate()
	}
	*d = Dawn{}
}

// morning is the colour of the sky between night and day.
const morning theme.Colour = 0x565676FF

// Draw draws what is left of the night over the table: first the lights go, then the grey of the morning.
func (d *Dawn) Draw(dst *ebiten.Image) {
	size := dst.Bounds().Size()
	switch {
	case d.left.Done():
		return
	case d.still != nil && d.still.Bounds().Size() != size: // another window
		d.end()
		return
	case d.still == nil:
		d.still = ebiten.NewImage(size.X, size.Y)
		d.night.Draw(d.still)
	}
	gone := 1 - d.left.Value()
	bounds := dst.Bounds()
	screen := widget.Rect{W: float64(bounds.Dx()), H: float64(bounds.Dy())}
	view.Fill(dst, screen, morning.Fade(min(2*(1-gone), 1)))
	var options ebiten.DrawImageOptions
	options.ColorScale.ScaleAlpha(float32(max(1-2*gone, 0)))
	dst.DrawImage(d.still, &options)
}

// leave gives back what was drawn for the counting alone.
func (v *Counting) leave() {
	v.ground.forget()
	v.neon.forget()
}

// Package forum paints what lies outside Capitol's table: Rome in the late afternoon, and an
// arch of travertine into which the game's name is cut.
package forum

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
)

// Forum is the picture, painted once for a plan and then only copied.
type Forum struct {
	plan   street.Plan
	writer *text.Writer
	shade  *ebiten.Image // everything, the arch in shade
	lit    *ebiten.Image // the arch in the sun, to be laid over; nil until the sun first comes out
	living living
}

// Prepare paints the picture where the plan is another than the last time. The arch in the sun is painted when it is first
// drawn.
func (f *Forum) Prepare(writer *text.Writer, plan street.Plan) {
	if f.shade != nil && f.plan == plan {
		return
	}
	f.Forget()
	f.plan, f.writer = plan, writer
	p := newPainter(writer, plan)
	p.sky()
	p.hills()
	p.city()
	p.pavement()
	p.monument(inShade())
	f.shade = p.Image(writer)
}

// sunshine paints the arch in the sun.
func (f *Forum) sunshine() *ebiten.Image {
	p := newPainter(f.writer, f.plan)
	p.monument(inSun())
	return p.Image(f.writer)
}

// Forget gives the picture's memory back.
func (f *Forum) Forget() {
	f.living.forget()
	for _, image := range []**ebiten.Image{&f.shade, &f.lit} {
		if *image != nil {
			(*image).Deallocate()
			*image = nil
		}
	}
}

// Draw copies the picture, the sun on the arch as strong as light, 0 to 1.
func (f *Forum) Draw(dst *ebiten.Image, light float64) {
	dst.DrawImage(f.shade, nil)
	if f.plan.SignW <= 0 || light <= 0 {
		return
	}
	if f.lit == nil {
		f.lit = f.sunshine()
	}
	options := ebiten.DrawImageOptions{}
	options.ColorScale.ScaleAlpha(float32(light))
	dst.DrawImage(f.lit, &options)
}

// sunrise is how long the sun takes to come out, in seconds.
const sunrise = 1.6

// Light returns how strong the sun is, 0 to 1, so many seconds after the picture was first
// seen, and whether it stays so.
func (*Forum) Light(seconds float64) (light float64, stays bool) {
	t := (seconds + motion.Instant) / sunrise
	if t >= 1 {
		return 1, true
	}
	return motion.InOut(t), false
}

// Line returns the middle and the width, in pixels, of the dark frieze of the arch.
func (*Forum) Line(plan street.Plan) (x, y, width float64) {
	a := archOf(plan)
	return a.middle() * plan.Scale, (a.frieze + friezeHigh/2) * plan.Scale, (a.right - a.left - 60) * plan.Scale
}

// PaintSign fills a picture with the sign alone: a slab of travertine in the sun.
func (*Forum) PaintSign(writer *text.Writer, dst *ebiten.Image, sign string) {
	box := dst.Bounds()
	width, height := float64(box.Dx()), float64(box.Dy())
	p := painter{Canvas: canvas.New(box.Dx(), box.Dy(), 1), writer: writer}
	p.Rect(duskHigh, 0, 0, width, height)
	for n, tone := range [...]theme.Colour{duskLow, 0x65304FFF, 0x8A3D4DFF, 0xB3524AFF} {
		r := width * (0.62 - 0.13*float64(n))
		p.Oval(tone, width*0.7, height, r, min(r*0.8, height*(0.95-0.2*float64(n))))
	}
	slab := min(width*0.9, height*2.6)
	high, k, l := slab*0.3, slab/560, inSun()
	x, y := (width-slab)/2, (height-high)/2
	p.slab(l, x, y, slab, high, k)
	p.ledge(l, x-8*k, x+slab+8*k, y-16*k, 16*k)
	p.ledge(l, x-8*k, x+slab+8*k, y+high, 16*k)
	p.letters(l, sign, width/2, height/2, slab*0.84, high*0.62)
	picture := p.Image(writer)
	dst.DrawImage(picture, nil)
	picture.Deallocate()
}

// painter paints one plan. Its unit is the logical one.
type painter struct {
	canvas.Canvas
	street.Plan
	writer *text.Writer
}

func newPainter(writer *text.Writer, plan street.Plan) painter {
	return painter{canvas.New(plan.Width, plan.Height, plan.Scale), plan, writer}
}

// width, height, ground and tower are the picture's measures in logical units: ground is the
// pavement's far edge, tower the middle of what is seen far away.
func (p painter) width() float64  { return float64(p.Plan.Width) / p.Plan.Scale }
func (p painter) height() float64 { return float64(p.Plan.Height) / p.Plan.Scale }
func (p painter) ground() float64 { return p.PavementY / p.Plan.Scale }
func (p painter) tower() float64  { return p.TowerX / p.Plan.Scale }

// chance is a number from 0 to 1 that is always the same for the same place.
func chance(a, b int) float64 {
	h := uint32(a)*0x9E3779B9 ^ uint32(b)*0x85EBCA6B
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	return float64(h>>12&4095) / 4096
}

// Tones of the evening, from far to near.
const (
	duskHigh  theme.Colour = 0x2B2145FF
	duskLow   theme.Colour = 0x4A2A4CFF
	sunTone   theme.Colour = 0xFFE3A0FF
	farHill   theme.Colour = 0x8E4A5AFF
	nearHill  theme.Colour = 0x643650FF
	cityDark  theme.Colour = 0x43294AFF
	cityLit   theme.Colour = 0xC9684AFF
	roofDark  theme.Colour = 0x331F3CFF
	roofLit   theme.Colour = 0xE18A4FFF
	lamplight theme.Colour = 0xFFC766FF
	pine      theme.Colour = 0x2C2438FF
	stoneDark theme.Colour = 0x2A1D38FF
)

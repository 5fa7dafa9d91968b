// Package fairground paints what lies outside the table of The Capitals, and under it: the fairground of a world expo at noon,
// above which the game's name stands on a sign of painted tin.
package fairground

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
)

// Fairground is the picture, painted once for a plan and then only copied.
type Fairground struct {
	plan   street.Plan
	writer *text.Writer
	dark   *ebiten.Image // everything, the name unlit
	lit    *ebiten.Image // the light on the name, to be added; nil until it is first seen
}

// Prepare paints the picture where the plan is another than the last time. The light is painted when it is first drawn.
func (f *Fairground) Prepare(writer *text.Writer, plan street.Plan) {
	if f.dark != nil && f.plan == plan {
		return
	}
	f.Forget()
	f.plan, f.writer = plan, writer
	p := newPainter(writer, plan)
	p.all()
	f.dark = p.Image(writer)
}

// Forget gives the picture's memory back.
func (f *Fairground) Forget() {
	for _, image := range []**ebiten.Image{&f.dark, &f.lit} {
		if *image != nil {
			(*image).Deallocate()
			*image = nil
		}
	}
}

// Draw copies the picture, the light on the name as bright as light, 0 to 1.
func (f *Fairground) Draw(dst *ebiten.Image, light float64) {
	dst.DrawImage(f.dark, nil)
	if f.plan.SignW <= 0 || light <= 0 {
		return
	}
	if f.lit == nil {
		p := newPainter(f.writer, f.plan)
		p.shine()
		f.lit = p.Image(f.writer)
	}
	options := ebiten.DrawImageOptions{Blend: ebiten.BlendLighter}
	options.ColorScale.ScaleAlpha(float32(light))
	dst.DrawImage(f.lit, &options)
}

// glint is how long the light takes to come, in seconds.
const glint = 1.2

// Light returns how bright the light on the name is, 0 to 1, so many seconds after the picture was first seen, and whether it stays so.
func (*Fairground) Light(seconds float64) (light float64, stays bool) {
	t := (seconds + motion.Instant) / glint
	if t >= 1 {
		return 1, true
	}
	return motion.InOut(t), false
}

// Line returns the middle and the width, in pixels, of the room below the name.
func (*Fairground) Line(plan street.Plan) (x, y, width float64) {
	return plan.SignX + plan.SignW/2, plan.SignY + (nameTop+nameHigh+52)*plan.Scale, plan.SignW * 0.92
}

// PaintSign fills a picture with the sign alone.
func (*Fairground) PaintSign(writer *text.Writer, dst *ebiten.Image, sign string) {
	box := dst.Bounds()
	width, height := float64(box.Dx()), float64(box.Dy())
	p := painter{canvas.New(box.Dx(), box.Dy(), 1), street.Plan{Width: box.Dx(), Height: box.Dy(), Scale: 1, Sign: sign}, writer}
	p.small(width, height)
	show(dst, p.Canvas, writer)
}

// Ground paints what lies under a table, pale and quiet, on a picture.
func Ground(dst *ebiten.Image) {
	box := dst.Bounds()
	c := canvas.New(box.Dx(), box.Dy(), 1)
	c.Rect(0xF4E7C8FF, 0, 0, float64(box.Dx()), float64(box.Dy()))
	show(dst, c, nil)
}

// Noon paints the sky of noon over a fairground far away whose feet lie at a height, in pixels; unit is how many a logical unit has.
func Noon(dst *ebiten.Image, foot, unit float64) {
	box := dst.Bounds()
	c := canvas.New(box.Dx(), box.Dy(), 1)
	c.Rect(skyTone, 0, 0, float64(box.Dx()), float64(box.Dy()))
	c.Rect(lawn, 0, foot, float64(box.Dx()), float64(box.Dy())-foot)
	show(dst, c, nil)
}

// show draws what a canvas has on a picture.
func show(dst *ebiten.Image, c canvas.Canvas, writer *text.Writer) {
	picture := c.Image(writer)
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

// Where the name stands below the upper edge of its place, and how high it is, in logical units.
const (
	nameTop  = 96.0
	nameHigh = 96.0
)

const (
	skyTone theme.Colour = 0x9CD3E6FF
	lawn    theme.Colour = 0x86B45AFF
)

func (p painter) all() {
	w, h := float64(p.Plan.Width)/p.Plan.Scale, float64(p.Plan.Height)/p.Plan.Scale
	p.Rect(skyTone, 0, 0, w, h)
	p.Rect(lawn, 0, p.PavementY/p.Plan.Scale, w, h)
}

func (p painter) shine() {}

func (p painter) small(width, height float64) {
	p.Rect(skyTone, 0, 0, width, height)
	loops, _ := canvas.Words(p.writer, p.Sign, text.Black, width/2, height*0.4, height*0.28, width*0.86)
	p.Fill(0xB3261EFF, loops...)
}

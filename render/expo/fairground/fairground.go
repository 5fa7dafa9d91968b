// Package fairground paints what lies outside the table of The Capitals, and under it: the fairground of a world expo at noon,
// above which the game's name stands on a sign of painted tin.
package fairground

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/street"
	"capital/render/text"
)

// Fairground is the picture, painted once for a plan and then only copied.
type Fairground struct {
	plan   street.Plan
	writer *text.Writer
	dark   *ebiten.Image // everything, the name unlit
	lit    *ebiten.Image // the light on the name, to be added; nil until it is first seen
	living living
}

// Prepare paints the picture where the plan is another than the last time. The light is painted when it is first drawn.
func (f *Fairground) Prepare(writer *text.Writer, plan street.Plan) {
	if f.dark != nil && f.plan == plan {
		return
	}
	f.Forget()
	f.plan, f.writer = plan, writer
	p := newPainter(writer, plan)
	p.all(wind{balloons: true})
	f.dark = p.Image(writer)
}

// Forget gives the picture's memory back.
func (f *Fairground) Forget() {
	f.living.forget()
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
	k := min(width/420, height/260)
	heaven(p.Canvas, width, height, width*0.5, height*0.9)
	Fair(p.Part(width*0.5, height*0.9, k*0.42))
	park(p.Canvas, width, height, height*0.9, k*0.5)
	plate := place{width * 0.04, height * 0.1, width * 0.92, height * 0.4}
	p.tin(plate, k*0.8)
	p.letters(plate)
	show(dst, p.Canvas, writer)
}

// Ground paints what lies under a table, pale and quiet, on a picture: the sand of a square at noon, with rays of paving.
func Ground(dst *ebiten.Image) {
	box := dst.Bounds()
	width, height := float64(box.Dx()), float64(box.Dy())
	c := canvas.New(box.Dx(), box.Dy(), 1)
	c.Rect(sand, 0, 0, width, height)
	reach := math.Hypot(width, height)
	for n := range 24 {
		a := 15 * float64(n)
		c.Fill(sandLight, canvas.Loop{{X: width / 2, Y: height * 0.46}, canvas.Polar(width/2, height*0.46, reach, a), canvas.Polar(width/2, height*0.46, reach, a+7.5)})
	}
	for n := range 5 {
		c.Ring(sandLine, max(reach/900, 1), width/2, height*0.46, reach*(0.1+0.13*float64(n)))
	}
	show(dst, c, nil)
}

// Noon paints the sky of noon over a fairground far away whose feet lie at a height, in pixels; unit is how many a logical unit has.
func Noon(dst *ebiten.Image, foot, unit float64) {
	box := dst.Bounds()
	width, height := float64(box.Dx()), float64(box.Dy())
	c := canvas.New(box.Dx(), box.Dy(), 1)
	heaven(c, width, height, width/2, foot)
	far(c, width, foot, unit)
	park(c, width, height, foot, unit)
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

// width, height, ground and tower are the picture's measures in logical units: ground is the far edge of the lawn, tower the
// middle of the iron tower.
func (p painter) width() float64  { return float64(p.Plan.Width) / p.Plan.Scale }
func (p painter) height() float64 { return float64(p.Plan.Height) / p.Plan.Scale }
func (p painter) ground() float64 { return p.PavementY / p.Plan.Scale }
func (p painter) tower() float64  { return p.TowerX / p.Plan.Scale }

// size is how large the fair is: on an upright picture it stands below the name, not beside it.
func (p painter) size() float64 {
	if p.Plan.Width < p.Plan.Height {
		return 0.78
	}
	return 1
}

// all paints everything, the sign as it hangs there in the shade.
func (p painter) all(w wind) {
	heaven(p.Canvas, p.width(), p.height(), p.tower(), p.ground())
	far(p.Canvas, p.width(), p.ground(), 1)
	w.fair(p.Part(p.tower(), p.ground()+4, p.size()))
	w.park(p.Canvas, p.width(), p.height(), p.ground(), 1)
	if p.SignW <= 0 {
		return
	}
	plate := p.plate()
	p.posts(plate)
	p.tin(plate, 1)
	p.band(plate)
	p.letters(plate)
}

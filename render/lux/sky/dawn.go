package sky

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/street"
	"capital/render/theme"
)

// morningTones are those of the sky behind towers that are counted, from above to the clouds.
func morningTones() []theme.Colour {
	return []theme.Colour{0x4F4B8CFF, 0x7A6AA6FF, 0xB189ACFF, 0xE3A7A3FF, 0xFBCBA0FF, 0xFFE9C4FF}
}

// Dawn paints the sky over a city far away whose feet lie in clouds at a height, in pixels; unit is how many a logical unit has.
func Dawn(dst *ebiten.Image, foot, unit float64) {
	box := dst.Bounds()
	p := painter{Canvas: canvas.New(box.Dx(), box.Dy(), 1), Plan: street.Plan{Width: box.Dx(), Height: box.Dy(), Scale: 1}}
	width, height := float64(box.Dx()), float64(box.Dy())
	tones := morningTones()
	for y := 0.0; y < height; y += 2 {
		p.Rect(blend(tones, y/foot), 0, y, width, 2)
	}
	step := 54 * unit
	for n := range int(width/step) + 2 {
		x, high := (float64(n)-0.6+0.4*chance(n, 71))*step, (70+190*chance(n, 72)*chance(n, 73))*unit
		wide := (18 + 22*chance(n, 74)) * unit
		p.Poly(theme.Colour(0xFFF0DCFF).Fade(0.17), x, foot, x, foot-high, x+0.4*wide, foot-high-0.6*wide, x+0.4*wide, foot)
		p.Poly(theme.Colour(0x5C4F92FF).Fade(0.13), x+0.4*wide, foot, x+0.4*wide, foot-high-0.6*wide, x+wide, foot-high, x+wide, foot)
	}
	p.sea(foot+10*unit, unit, 0, [...]theme.Colour{0xFFE4C8FF, 0xF7CFBFFF})
	picture := p.Image(nil)
	dst.DrawImage(picture, nil)
	picture.Deallocate()
}

// Clouds paints the clouds that lie before the feet of towers, their upper edge at a height, on a picture.
func Clouds(dst *ebiten.Image, foot, unit float64) {
	box := dst.Bounds()
	p := painter{Canvas: canvas.New(box.Dx(), box.Dy(), 1), Plan: street.Plan{Width: box.Dx(), Height: box.Dy(), Scale: 1}}
	p.sea(foot, unit, 7, [...]theme.Colour{0xFFF2E2FF, 0xF3D3CCFF})
	picture := p.Image(nil)
	dst.DrawImage(picture, nil)
	picture.Deallocate()
}

// sea is a sea of clouds in two layers, from a height downwards; others where the number is another.
func (p painter) sea(top, unit float64, other int, tones [2]theme.Colour) {
	for layer, tone := range tones {
		y := top + 26*unit*float64(layer)
		step := 120 * unit
		for n := range int(p.width()/step) + 3 {
			x := (float64(n) - 0.5 + 0.7*chance(n, 80+layer+other)) * step
			p.bank(x, y+10*unit*chance(n, 90+layer+other), (80+60*chance(n, 100+layer+other))*unit, (0.5+0.4*chance(n, 110+layer+other))*unit, tone)
		}
		p.Rect(tone, 0, y+14*unit, p.width(), p.height())
	}
}

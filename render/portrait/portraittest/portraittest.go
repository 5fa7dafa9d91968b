//go:build !js

// Package portraittest tests a game's portraits.
package portraittest

import (
	"image"
	"image/draw"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/canvas"
	"capital/render/portrait"
	"capital/render/theme"
)

// Persons fails where there are fewer than six, where one is there twice, or where the outlines of two, without their colours, are
// much the same at 40 pixels.
func Persons(t *testing.T, persons []portrait.Person) {
	t.Helper()
	if len(persons) < 6 {
		t.Errorf("there are %d persons only", len(persons))
	}
	const size, least = 40, 0.09
	var outlines []*image.RGBA
	for n := range persons {
		c := canvas.New(size, size, size/100.0)
		for _, layer := range persons[n].Layers {
			layer.PaintIn(c, theme.Ink)
		}
		outlines = append(outlines, c.Pixels())
		for other := range n {
			if persons[n].Name == persons[other].Name {
				t.Errorf("%s is there twice", persons[n].Name)
			}
			if share := differing(outlines[n], outlines[other]); share < least {
				t.Errorf("%s and %s differ in %.1f %% of their square", persons[other].Name, persons[n].Name, 100*share)
			}
		}
	}
}

// differing is the share of pixels that only one of two outlines covers.
func differing(one, other *image.RGBA) float64 {
	count := 0
	for n := 3; n < len(one.Pix); n += 4 {
		if (one.Pix[n] > 127) != (other.Pix[n] > 127) {
			count++
		}
	}
	return float64(count) / float64(len(one.Pix)/4)
}

// Pictures keeps a picture of all persons to look at: large, as beside a name, and without colours.
func Pictures(t *testing.T, name string, persons []portrait.Person, manner portrait.Manner) {
	testscope.Only(t)
	const large, small = 200, 40
	sheet := image.NewRGBA(image.Rect(0, 0, len(persons)*(large+10), large+2*small+30))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(theme.Paper), image.Point{}, draw.Src)
	put := func(size, x, y int, paint func(c canvas.Canvas)) {
		c := canvas.New(size, size, float64(size)/100)
		paint(c)
		draw.Draw(sheet, image.Rect(x, y, x+size, y+size), c.Pixels(), image.Point{}, draw.Over)
	}
	for n := range persons {
		x := 5 + n*(large+10)
		whole := func(c canvas.Canvas) { manner(c, &persons[n]) }
		put(large, x, 5, whole)
		put(small, x, large+10, whole)
		put(28, x+small+10, large+10, whole)
		put(small, x+2*small+20, large+10, func(c canvas.Canvas) {
			for _, layer := range persons[n].Layers {
				layer.PaintIn(c, theme.Ink)
			}
		})
	}
	drive.Keep(t, name, sheet)
}

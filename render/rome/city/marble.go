package city

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
)

// The marble of the table: pale, so that all that is written on paper can be written on it.
const (
	marbleTone  theme.Colour = 0xEFE8DCFF
	marbleCloud theme.Colour = 0xE9E0D2FF
	marbleLight theme.Colour = 0xF7F2EAFF
	marbleVein  theme.Colour = 0xD9CDBBFF
)

// marble paints a slab: broad clouds that run across it at a slant, and thin veins along them.
func marble(c canvas.Canvas, w, h float64) {
	c.Rect(marbleTone, 0, 0, w, h)
	unit := max(w, h) / 1280
	for n := range 7 {
		y := h * (1.5*chance(n, 61) - 0.15)
		tone := marbleCloud
		if n%3 == 2 {
			tone = marbleLight
		}
		upper := vein(n, w, y, unit)
		lower := vein(n+40, w, y+(30+70*chance(n, 62))*unit, unit)
		for i := len(lower) - 1; i >= 0; i-- {
			upper = append(upper, lower[i])
		}
		c.Fill(tone, upper)
	}
	for n := range 9 {
		c.Stroke(marbleVein.Fade(0.35+0.4*chance(n, 63)), (0.8+1.1*chance(n, 64))*unit, vein(n, w, h*(1.5*chance(n, 61)-0.15), unit), false)
	}
}

// vein is a line across a slab that wanders down to the right from a height at its left.
func vein(seed int, w, y float64, unit float64) (l canvas.Loop) {
	for x := -20 * unit; x < w+40*unit; x += 14 * unit {
		t := x / unit
		l = append(l, canvas.Point{X: x, Y: y + unit*(-0.16*t+26*math.Sin(t/170+7*chance(seed, 65))+9*math.Sin(t/53+7*chance(seed, 66))+5*chance(seed, int(t)))})
	}
	return l
}

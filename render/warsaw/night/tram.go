package night

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// tramSpace is the length of a tram's picture, the tram itself being 1 long.
const tramSpace = 1.35

// tram paints the picture of a tram.
func tram(pixels, epoch int) canvas.Canvas {
	c := canvas.New(pixels, pixels*44/100, float64(pixels)/(100*tramSpace))
	c = c.Moved(float64(pixels)/2, float64(pixels)*22/100)
	PaintTram(c, epoch)
	return c
}

// PaintTram paints a tram from above that heads east, with the light it throws before and beside it. Its middle is the
// canvas's origin, and it is 100 units long.
func PaintTram(c canvas.Canvas, epoch int) {
	m := moodOf(epoch)
	pool := m.light.Pool
	c.Poly(pool, 44, -5, 67, -14, 67, 14, 44, 5)
	c.Poly(pool, 44, -5, 60, -9, 60, 9, 44, 5)
	c.Round(pool, -50, -17, 98, 34, 10)
	body, roof := theme.Colour(0xA92333FF), theme.Colour(0xE9D9B0FF)
	c.Round(0x0A0E27FF, -49, -11, 98, 22, 6)
	c.Round(body, -48, -10, 96, 20, 6)
	for x := -42.0; x < 40; x += 11.4 {
		c.Rect(m.light.Window, x, -9.6, 8.2, 3)
		c.Rect(m.light.Window, x, 6.6, 8.2, 3)
	}
	c.Round(m.litTone(roof, canvas.Shape{}), -44, -5.6, 86, 11.2, 4)
	c.Rect(m.litTone(theme.InkSoft, canvas.Shape{}), -22, -2.6, 14, 5.2)
	c.Rect(m.litTone(theme.InkSoft, canvas.Shape{}), 14, -2.6, 14, 5.2)
	c.Line(theme.Ink, 1.6, -3, -8, 3, 8)
	c.Line(theme.Ink, 1.6, 3, -8, -3, 8)
	c.Rect(m.light.Core, 44.5, -6.5, 3.4, 13)
	c.Circle(0xFF5A5AFF, -46.5, -6, 1.6)
	c.Circle(0xFF5A5AFF, -46.5, 6, 1.6)
}

package icon

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// Most is the most of something, the largest; Fewest the fewest: of three heaps the one that is meant. A crown is worn by
// who leads or has won.
var (
	Most   = New(func(c canvas.Canvas, plain theme.Colour) { heaps(c, plain, [3]float64{40, 84, 54}) })
	Fewest = New(func(c canvas.Canvas, plain theme.Colour) { heaps(c, plain, [3]float64{84, 34, 66}) })
)

// heaps draws three heaps of these heights side by side, the one in the middle lit.
func heaps(c canvas.Canvas, plain theme.Colour, heights [3]float64) {
	const width, foot = 28.0, 92.0
	for n, height := range heights {
		x := 5 + 31*float64(n)
		c.Rect(plain, x, foot-height, width, height)
		if n == 1 {
			c.Rect(theme.Coin, x+6, foot-height+6, width-12, height-6)
		}
	}
	c.Rect(plain, 2, foot-3, 96, 9)
}

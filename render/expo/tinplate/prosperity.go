package tinplate

import (
	"strconv"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

// paintProsperity paints the face of a prosperity tile or a Lake down to end: a sign of enamel with rays, and on it what it requires.
func paintProsperity(c canvas.Canvas, id expo.TileID, end float64) {
	c.Within(faceIn, faceIn, faceSide, end-faceIn, func() {
		if id == expo.Lake {
			lake(c, end)
			return
		}
		tones := painted(id.Colour())
		middle := (end + 20) / 2
		rays(c, tones, 50, middle)
		k := min((end-22)/84, 0.8)
		prize(c.Part(50-50*k, middle-50*k, k), id.Tile().Need, tones)
	})
}

// rays run from a place over the whole face.
func rays(c canvas.Canvas, tones theme.Tones, x, y float64) {
	c.Rect(tones.Light, 0, 0, 100, 100)
	for n := range 12 {
		a := 30*float64(n) + 7
		c.Fill(tones.Base.Mix(tones.Light, 0.45), canvas.Loop{{X: x, Y: y}, canvas.Polar(x, y, 120, a), canvas.Polar(x, y, 120, a+15)})
	}
}

// prize is what a prosperity tile is given for, in a square of 100 units.
func prize(c canvas.Canvas, need expo.Need, tones theme.Tones) {
	switch need.Kind {
	case expo.NeedMost:
		wreath := c.Part(6, 0, 0.88)
		laurel(wreath)
		Track(need.What).DrawOn(wreath.Part(21, 15, 0.58), key)
	case expo.NeedLeast:
		Track(need.What).DrawOn(c.Part(31, 6, 0.38), key)
		hands(c)
	case expo.NeedTiles:
		for n, at := range []canvas.Point{{X: 2, Y: 44}, {X: 50, Y: 44}, {X: 26, Y: 2}} {
			plain := c.Part(at.X, at.Y, 0.48)
			plain.Round(key, 0, 0, 100, 100, 12)
			plain.Round([]theme.Colour{cream, cream, white}[n], 6, 6, 88, 88, 8)
			signOn(plain.Part(14, 14, 0.72), need.Colour)
		}
	default:
		c.Fill(key, canvas.Data("M6 98 V46 C6 20 26 2 50 2 C74 2 94 20 94 46 V98 H70 V50 C70 38 62 30 50 30 C38 30 30 38 30 50 V98 Z")...)
		c.Fill(tones.Dark, canvas.Data("M11 94 V46 C11 23 29 7 50 7 C71 7 89 23 89 46 V94 H75 V50 C75 35 65 25 50 25 C35 25 25 35 25 50 V94 Z")...)
		Track(need.What).DrawOn(c.Part(30, 40, 0.4), key)
		c.Write(strconv.Itoa(int(need.Least)), 50, 16, 20, white, text.Black)
	}
}

// laurel is a wreath, open above.
func laurel(c canvas.Canvas) {
	for _, way := range []float64{-1, 1} {
		for n := range 7 {
			a := 90 - way*(14+20*float64(n))
			at := canvas.Polar(50, 46, 43, a)
			for _, turn := range []float64{-38, 30} {
				tip := canvas.Polar(at.X, at.Y, 17, a-way*(90+turn))
				bend := canvas.Polar(at.X, at.Y, 10, a-way*(90+turn)-32)
				other := canvas.Polar(at.X, at.Y, 10, a-way*(90+turn)+32)
				leaf := append(canvas.Quadratic(at, bend, tip, 5), canvas.Quadratic(tip, other, at, 5)...)
				c.Outline(cream, 3, leaf)
				c.Fill([]theme.Colour{0x2F7D4BFF, 0x4FA35DFF}[n%2], leaf)
			}
		}
	}
	c.Fill(helpRed, canvas.Data("M40 86 L60 86 L66 100 L56 96 L50 99 L44 96 L34 100 Z")...)
}

// hands hold what there is little of.
func hands(c canvas.Canvas) {
	skin := theme.Colour(0xF0C9A0FF)
	for _, way := range []float64{-1, 1} {
		x := func(v float64) float64 { return 50 + way*v }
		l := canvas.Points([]float64{x(2), 78, x(10), 66, x(26), 60, x(40), 46, x(46), 50, x(36), 72, x(22), 86, x(20), 98, x(2), 98})
		c.Outline(key, 5, l)
		c.Fill(skin, l)
	}
	c.Line(key, 2, 50, 78, 50, 98)
	c.Rect(theme.Colour(0x2F74CFFF), 26, 92, 48, 8)
}

// lake is water between reeds.
func lake(c canvas.Canvas, end float64) {
	gradient(c, theme.Colour(0xBFE3F5FF), theme.Colour(0xF6F2D8FF), 0, 0, 100, 36)
	c.Fill(0x8DB86AFF, canvas.Data("M0 40 C20 26 36 34 52 32 C70 28 84 34 100 30 V60 H0 Z")...)
	c.Fill(0x5E9455FF, canvas.Data("M0 46 C16 36 30 42 44 40 C66 36 80 44 100 40 V70 H0 Z")...)
	gradient(c, theme.Colour(0x7CC8E6FF), theme.Colour(0x2E7FB5FF), 0, 46, 100, end-46)
	c.Fill(0x5E9455FF, canvas.Data("M0 42 H100 V48 C80 52 66 46 48 50 C30 54 16 48 0 54 Z")...)
	c.Lives(canvas.Water, 22, 62, 9)
	c.Lives(canvas.Water, 84, 72, 8)
	for n, y := range []float64{56, 63, 71, 80, 88} {
		for i := range 3 {
			x := 8 + 31*float64(i) + 13*float64(n%2)
			c.Curve(white.Fade(0.6), 1.3, x, y, x+6, y-3, x+12, y)
			c.Curve(white.Fade(0.6), 1.3, x+12, y, x+17, y+2.4, x+21, y)
		}
	}
	c.Fill(white, canvas.Data("M52 62 V34 L72 60 Z")...)
	c.Fill(helpRed, canvas.Data("M50 62 V40 L38 60 Z")...)
	c.Fill(0x6B421DFF, canvas.Data("M34 64 H76 L68 73 H42 Z")...)
	for n := range 4 {
		x := 8 + 5*float64(n)
		c.Curve(0x3F6B35FF, 1.6, x, 97, x+1, 84, x+3, 74-4*float64(n%2))
		c.Oval(0x6B421DFF, x+3, 72-4*float64(n%2), 1.5, 4.5)
	}
}

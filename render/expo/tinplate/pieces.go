package tinplate

import (
	"math"

	"capital/render/canvas"
	"capital/render/expo/pavilion"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

// paintMarker paints a seat's marker: its emblem, cut out of tin.
func paintMarker(c canvas.Canvas, seat int) {
	tones := Seat(seat)
	part := c.Part(8, 8, 0.84)
	loops := pavilion.Outline(part, seat)
	halo(part, white, 18, loops)
	halo(part, tones.Dark, 11, loops)
	pavilion.Paint(part, seat, tones.Base, tones.Ink)
}

// paintTourist paints a seat's tourist: somebody in a travelling coat, with a hat and a suitcase, and the emblem of home.
func paintTourist(c canvas.Canvas, seat int) {
	tones := Seat(seat)
	loops := []canvas.Loop{
		c.ArcLoop(46, 22, 15, 16, 0, 360),
		c.RoundLoop(20, 14, 52, 8, 4),
		canvas.Data("M30 14 C30 0 62 0 62 14 Z")[0],
		canvas.Data("M34 36 H58 C74 38 78 56 80 94 H12 C14 56 18 38 34 36 Z")[0],
		c.RoundLoop(70, 62, 26, 32, 4),
	}
	halo(c, white, 12, loops)
	halo(c, tones.Dark, 6, loops)
	c.Fill(tones.Base, loops[3])
	c.Fill(0xF0C9A0FF, loops[0])
	c.Fill(tones.Base.Mix(tones.Dark, 0.5), loops[1], loops[2])
	c.Fill(0xA9713CFF, loops[4])
	c.Rect(0x6B421DFF, 70, 70, 26, 4)
	pavilion.Paint(c.Part(25, 44, 0.42), seat, tones.Ink, tones.Base)
}

// paintCrossing paints a seat's street crossing: where two streets meet, and the emblem between them.
func paintCrossing(c canvas.Canvas, seat int) {
	tones := Seat(seat)
	c.Fill(theme.Shadow, c.ArcLoop(52, 54, 47, 47, 0, 360))
	c.Circle(tones.Dark, 50, 50, 48)
	c.Circle(0x6D6A72FF, 50, 50, 44)
	for n := range 4 {
		a := 90 * float64(n)
		one, two := canvas.Polar(50, 50, 30, a), canvas.Polar(50, 50, 42, a)
		c.Line(cream, 5, one.X, one.Y, two.X, two.Y)
	}
	c.Circle(cream, 50, 50, 31)
	c.Circle(tones.Base, 50, 50, 27)
	pavilion.Paint(c.Part(31, 30, 0.38), seat, tones.Ink, tones.Base)
}

// paintFlag paints a seat's flag in a moment: waves run along it from the pole.
func paintFlag(c canvas.Canvas, seat, wave int) {
	tones := Seat(seat)
	c.Round(steelDim, 6, 2, 5, 98, 2.5)
	c.Circle(theme.Coin, 8.5, 5, 5)
	const steps = 16
	bend := func(n int, y float64) canvas.Point {
		t := float64(n) / steps
		return canvas.Point{X: 11 + 84*t, Y: y + 6*t*math.Sin(2*math.Pi*(1.1*t-float64(wave)/FlagWaves))}
	}
	var cloth canvas.Loop
	for n := range steps + 1 {
		cloth = append(cloth, bend(n, 8))
	}
	for n := steps; n >= 0; n-- {
		cloth = append(cloth, bend(n, 64))
	}
	halo(c, tones.Dark, 4, []canvas.Loop{cloth})
	c.Fill(tones.Base, cloth)
	for n := range steps {
		a, b, d, e := bend(n, 8), bend(n+1, 8), bend(n+1, 64), bend(n, 64)
		if shade := b.Y - a.Y; shade < 0 {
			c.Fill(key.Fade(min(-shade*0.2, 0.2)), canvas.Loop{a, b, d, e})
		} else {
			c.Fill(white.Fade(min(shade*0.2, 0.2)), canvas.Loop{a, b, d, e})
		}
	}
	middle := bend(steps/2, 0)
	pavilion.Paint(c.Part(32, 15+middle.Y, 0.42), seat, tones.Ink, tones.Base)
}

// plate is a plate of tin with its corners cut: its rim in one tone, its face in another.
func plate(c canvas.Canvas, rim, face theme.Colour) {
	c.Fill(theme.Shadow, canvas.Shifted([]canvas.Loop{canvas.CutLoop(0, 0, 100, 100, 13)}, 2, 4)...)
	c.Cut(key, 0, 0, 100, 100, 13)
	c.Cut(rim, 1.4, 1.4, 97.2, 97.2, 12.4)
	c.Cut(key, 4.6, 4.6, 90.8, 90.8, 11)
	c.Cut(face, 5.8, 5.8, 88.4, 88.4, 10.5)
}

// paintBack paints the back of an era's tiles: its number on its manner of poster.
func paintBack(c canvas.Canvas, era int) {
	tones := Family(expo.NoColour)
	c.Fill(theme.Shadow, canvas.Shifted([]canvas.Loop{c.RoundLoop(0, 0, 100, 100, 6)}, 2, 4)...)
	c.Round(key, 0, 0, 100, 100, 6)
	c.Round(tones.Base, 1, 1, 98, 98, 5.4)
	s := newScene(c, era, expo.NoColour)
	s.backdrop(c, 78, 100-faceIn)
	const emblem = 0.5
	part := c.Part(25, 28, emblem)
	seat := [...]int{1, 1, 3, 4}[era]
	halo(part, white, 9, pavilion.Outline(part, seat))
	pavilion.Paint(part, seat, s.Dark, s.Light)
	c.Round(key, 28, 78, 44, 19, 4)
	c.Round(cream, 30, 80, 40, 15, 3)
	c.Write([...]string{"", "I", "II", "III"}[era], 50, 87.5, 15, key, text.Black)
}

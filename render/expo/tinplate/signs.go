package tinplate

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/expo"
)

// Sign is the sign of a colour, as an icon. Each has an outline of its own: a house, a factory, an awning, a star of life, a mask,
// a temple, a windmill of paper; of no colour a drop. What comes after is any colour.
func Sign(c expo.Colour) *icon.Icon { return signs[min(int(c), len(signs)-1)] }

var signs = func() (all [expo.Colours + 2]*icon.Icon) {
	for n := range all {
		all[n] = icon.New(func(c canvas.Canvas, _ theme.Colour) { signOn(c, expo.Colour(n)) })
	}
	return all
}()

// signOn draws a sign in the square of 100 units at a canvas's origin.
func signOn(c canvas.Canvas, colour expo.Colour) {
	if colour > expo.NoColour {
		anyOn(c)
		return
	}
	tones := Family(colour)
	sticker(c, tones.Dark, tones.Base, signOutline(c, colour)...)
	signMarks(c, colour, tones)
}

// signOutline is the outline of a sign.
func signOutline(c canvas.Canvas, colour expo.Colour) []canvas.Loop {
	switch colour {
	case expo.Housing:
		return canvas.Data("M50 8 L94 48 H82 V92 H18 V48 H6 Z")
	case expo.Industrial:
		return canvas.Data("M8 92 V52 L34 34 V52 L60 34 V52 L66 48 L70 8 H86 L92 92 Z")
	case expo.Commercial:
		return canvas.Data("M16 10 H84 L96 44 C96 62 74 62 73 48 C72 62 50 62 50 48 C50 62 28 62 27 48 C26 62 4 62 4 44 Z M16 50 H84 V92 H16 Z")
	case expo.Service:
		var loops []canvas.Loop
		for n := range 3 {
			a := 60 * float64(n)
			one, two := canvas.Polar(50, 50, 44, a+90+17), canvas.Polar(50, 50, 44, a+90-17)
			three, four := canvas.Polar(50, 50, 44, a-90+17), canvas.Polar(50, 50, 44, a-90-17)
			loops = append(loops, canvas.Loop{one, four, three, two})
		}
		for n, l := range loops { // all turn the same way round
			loops[n] = canvas.Loop{l[0], l[1], l[2], l[3]}
		}
		return loops
	case expo.Cultural:
		return canvas.Data("M8 14 C32 26 68 26 92 14 C100 60 76 94 50 94 C24 94 0 60 8 14 Z")
	case expo.Civic:
		return canvas.Data("M50 7 L96 34 V46 H88 V78 H96 V92 H4 V78 H12 V46 H4 V34 Z")
	case expo.Leisure:
		var loops []canvas.Loop
		for n := range 4 {
			a := 90 * float64(n)
			tip, side := canvas.Polar(50, 50, 47, a-90), canvas.Polar(50, 50, 56, a-45)
			loops = append(loops, canvas.Loop{{X: 50, Y: 50}, tip, side})
		}
		return loops
	}
	return canvas.Data("M50 6 C66 32 82 46 82 64 C82 82 68 94 50 94 C32 94 18 82 18 64 C18 46 34 32 50 6 Z")
}

// signMarks draws what is seen on a sign.
func signMarks(c canvas.Canvas, colour expo.Colour, tones theme.Tones) {
	switch colour {
	case expo.Housing:
		c.Rect(tones.Dark, 42, 60, 18, 32)
		c.Rect(tones.Light, 26, 54, 11, 12)
		c.Rect(tones.Light, 65, 54, 11, 12)
	case expo.Industrial:
		for n := range 3 {
			c.Rect(tones.Dark, 18+22*float64(n), 66, 13, 14)
		}
	case expo.Commercial:
		for n := range 2 {
			c.Fill(white, canvas.Data([...]string{"M33 10 H50 V48 C50 62 28 62 27 48 Z", "M67 10 H84 L96 44 C96 62 74 62 73 48 Z"}[n])...)
		}
		c.Rect(tones.Dark, 56, 66, 18, 26)
		c.Rect(tones.Light, 25, 66, 22, 15)
	case expo.Service:
		c.Circle(white, 50, 50, 14)
	case expo.Cultural:
		c.Oval(tones.Dark, 33, 44, 11, 7)
		c.Oval(tones.Dark, 67, 44, 11, 7)
		c.Fill(tones.Light, canvas.Data("M28 62 C40 68 60 68 72 62 C68 82 58 84 50 84 C42 84 32 82 28 62 Z")...)
	case expo.Civic:
		c.Circle(tones.Light, 50, 30, 7)
		for n := range 4 {
			c.Rect(tones.Light, 20+17*float64(n), 48, 9, 29)
		}
	case expo.Leisure:
		for n := range 4 {
			a := 90 * float64(n)
			side, out := canvas.Polar(50, 50, 56, a-45), canvas.Polar(50, 50, 30, a-45)
			tip := canvas.Polar(50, 50, 47, a-90)
			c.Fill(tones.Light, canvas.Loop{out, tip, side})
		}
		c.Circle(tones.Dark, 50, 50, 8)
	default:
		c.Arc(white, 6, 50, 64, 18, 18, 20, 100)
	}
}

// anyOn is a flag of all colours.
func anyOn(c canvas.Canvas) {
	sticker(c, key, white, canvas.RectLoop(8, 18, 84, 64))
	for n := range expo.Colours {
		c.Rect(Family(expo.Colour(n)).Base, 8+12*float64(n), 18, 12, 64)
	}
}

package tinplate

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/expo"
)

// Track is the icon of a track, of cubes or of prestige, with a ground on which a number is written. Each has an outline of its
// own: a person, a cogwheel, a cross, a bulb, a coin, a ticket, a cube, a shield.
func Track(t expo.Track) *icon.Icon { return tracks[min(int(t), len(tracks)-1)] }

// TrackTones are the tones of a track: those of the colour that is its own; of cubes and prestige others.
func TrackTones(t expo.Track) theme.Tones {
	switch t {
	case expo.Population:
		return Family(expo.Housing)
	case expo.Employment:
		return Family(expo.Industrial)
	case expo.Services:
		return Family(expo.Service)
	case expo.Progress:
		return Family(expo.Civic)
	case expo.Economy:
		return Family(expo.Commercial)
	case expo.Culture:
		return Family(expo.Cultural)
	case expo.Cubes:
		return Family(expo.Leisure)
	}
	return theme.Tones{Base: theme.Laurel, Light: 0xDDD3F2FF, Dark: 0x33215EFF, Ink: white}
}

var tracks = [...]*icon.Icon{
	expo.Population: trackIcon(expo.Population, person, personMarks, 66, canvas.Point{X: 50, Y: 68}),
	expo.Employment: trackIcon(expo.Employment, cog, cogMarks, 64, canvas.Point{X: 50, Y: 50}),
	expo.Services:   trackIcon(expo.Services, cross, crossMarks, 70, canvas.Point{X: 50, Y: 50}),
	expo.Progress:   trackIcon(expo.Progress, bulb, bulbMarks, 66, canvas.Point{X: 50, Y: 43}),
	expo.Economy:    larger(icon.Coin, theme.Ink, 66, canvas.Point{X: 50, Y: 50}),
	expo.Culture:    trackIcon(expo.Culture, ticket, ticketMarks, 70, canvas.Point{X: 50, Y: 50}),
	expo.Cubes:      icon.NewBadge(func(c canvas.Canvas, _ theme.Colour) { cube(c) }, cube, white, 64, canvas.Point{X: 50, Y: 53}),
	expo.Prestige:   larger(icon.VP, theme.PaperLight, 68, canvas.Point{X: 50, Y: 45}),
}

// larger is an icon of the house with larger numbers on it.
func larger(i *icon.Icon, ink theme.Colour, size float64, middle canvas.Point) *icon.Icon {
	return icon.NewBadge(i.DrawOn, func(c canvas.Canvas) { i.BadgeOn(c, "") }, ink, size, middle)
}

// trackIcon makes the icon of a track of its outline, of what is drawn on it where no number is, and of the number's size and middle.
func trackIcon(t expo.Track, outline func(canvas.Canvas) []canvas.Loop, marks func(canvas.Canvas, theme.Tones), size float64, middle canvas.Point) *icon.Icon {
	tones := TrackTones(t)
	ink := white
	if t == expo.Employment {
		ink = key
	}
	face := tones.Base
	if t == expo.Population {
		face = face.Mix(tones.Dark, 0.55)
	}
	ground := func(c canvas.Canvas) { sticker(c, tones.Dark, face, outline(c)...) }
	return icon.NewBadge(func(c canvas.Canvas, _ theme.Colour) { ground(c); marks(c, tones) }, ground, ink, size, middle)
}

// sticker fills outlines in one tone, with a line of another around them and a rim of cream around that.
func sticker(c canvas.Canvas, line, face theme.Colour, loops ...canvas.Loop) {
	halo(c, cream, 13, loops)
	halo(c, line, 7, loops)
	c.Fill(face, loops...)
}

// halo draws a line around outlines, half of it outside.
func halo(c canvas.Canvas, tone theme.Colour, width float64, loops []canvas.Loop) {
	for _, l := range loops {
		c.Outline(tone, width, l)
	}
	c.Fill(tone, loops...)
}

func person(c canvas.Canvas) []canvas.Loop {
	return append(canvas.Data("M9 93 V66 C9 48 24 40 50 40 C76 40 91 48 91 66 V93 Z"), c.ArcLoop(50, 23, 18, 18, 0, 360))
}

func personMarks(c canvas.Canvas, tones theme.Tones) {
	c.Poly(tones.Light, 50, 76, 37, 43, 63, 43)
	c.Poly(tones.Dark, 50, 86, 45, 52, 55, 52)
}

func cog(c canvas.Canvas) []canvas.Loop {
	var l canvas.Loop
	for n := range 6 {
		a := 60*float64(n) + 30
		for _, at := range []struct{ r, by float64 }{{31, -19}, {46, -12}, {46, 12}, {31, 19}} {
			l = append(l, canvas.Polar(50, 50, at.r, a+at.by))
		}
	}
	return []canvas.Loop{l}
}

func cogMarks(c canvas.Canvas, tones theme.Tones) {
	c.Circle(tones.Dark, 50, 50, 17)
	c.Circle(cream, 50, 50, 11)
}

func cross(canvas.Canvas) []canvas.Loop {
	return []canvas.Loop{canvas.Points([]float64{30, 6, 70, 6, 70, 30, 94, 30, 94, 70, 70, 70, 70, 94, 30, 94, 30, 70, 6, 70, 6, 30, 30, 30})}
}

func crossMarks(c canvas.Canvas, _ theme.Tones) {
	c.Rect(white, 42, 20, 16, 60)
	c.Rect(white, 20, 42, 60, 16)
}

func bulb(c canvas.Canvas) []canvas.Loop {
	return []canvas.Loop{c.ArcLoop(50, 42, 36, 36, 0, 360), canvas.Points([]float64{30, 66, 70, 66, 66, 94, 34, 94})}
}

func bulbMarks(c canvas.Canvas, tones theme.Tones) {
	c.Line(0xFFD65CFF, 7, 34, 36, 44, 56, 50, 40, 56, 56, 66, 36)
	c.Line(tones.Light, 4, 36, 78, 64, 78)
	c.Line(tones.Light, 4, 38, 86, 62, 86)
}

func ticket(c canvas.Canvas) []canvas.Loop {
	l := canvas.Loop{{X: 6, Y: 20}, {X: 94, Y: 20}}
	l = append(l, c.ArcLoop(96, 50, 12, 12, -90, -270)...)
	l = append(l, canvas.Point{X: 94, Y: 80}, canvas.Point{X: 6, Y: 80})
	return []canvas.Loop{append(l, c.ArcLoop(4, 50, 12, 12, 90, -90)...)}
}

// ticketMarks is the mask of a play.
func ticketMarks(c canvas.Canvas, tones theme.Tones) {
	mask := canvas.Data("M30 28 C40 34 60 34 70 28 C76 56 62 74 50 74 C38 74 24 56 30 28 Z")
	c.Fill(cream, mask...)
	c.Oval(tones.Dark, 41, 45, 6, 4)
	c.Oval(tones.Dark, 59, 45, 6, 4)
	c.Curve(tones.Dark, 5, 39, 57, 50, 70, 61, 57)
}

// cube is an energy cube, seen from a corner.
func cube(c canvas.Canvas) {
	outline := canvas.Points([]float64{50, 5, 84, 26, 84, 75, 50, 96, 16, 75, 16, 26})
	dark := cubeRed.Mix(key, 0.55)
	halo(c, cream, 12, []canvas.Loop{outline})
	halo(c, dark, 6, []canvas.Loop{outline})
	c.Poly(0xFF8A6BFF, 50, 5, 84, 26, 50, 47, 16, 26)
	c.Poly(cubeRed, 16, 26, 50, 47, 50, 96, 16, 75)
	c.Poly(cubeRed.Mix(key, 0.25), 84, 26, 50, 47, 50, 96, 84, 75)
}

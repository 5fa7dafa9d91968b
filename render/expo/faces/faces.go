// Package faces has the persons of The Capitals whom computer players can be, printed as on posters of their fairs, on tin.
package faces

import (
	"capital/render/canvas"
	"capital/render/portrait"
	"capital/render/theme"
)

// New makes their painter.
func New() *portrait.Painter { return portrait.NewPainter(persons, printed) }

// The rays behind a person spread from behind the shoulders, and a rim of tin goes around the picture.
const (
	rays      = 18
	rimRivets = 12
)

// printed prints a person before the rays of a sun, every colour but the shades with its outline, in a round window with a rim of tin.
func printed(c canvas.Canvas, p *portrait.Person) {
	c.Circle(p.Ground, 50, 50, 49)
	for n := range rays {
		from := 360 * float64(n) / rays
		a, b := canvas.Polar(50, 62, 90, from), canvas.Polar(50, 62, 90, from+180/rays)
		c.Poly(p.Ground.Mix(cream, 0.42), 50, 62, a.X, a.Y, b.X, b.Y)
	}
	c.Circle(p.Ground.Mix(cream, 0.75), 50, 54, 33)
	p.PaintOutlined(c, key, 1.5, peachDark, fairDark, oliveDark, cocoaDark) // shades lie on what is outlined already
	c.Keep(c.ArcLoop(50, 50, 49, 49, 0, 360))
	rim(c)
}

// rim lays the rim around the picture, with light from above, and rivets where there is room for them.
func rim(c canvas.Canvas) {
	c.Ring(steel, 5, 50, 50, 46.5)
	c.Arc(steelLight, 2, 50, 50, 47.2, 47.2, 190, 350)
	c.Ring(key, 1.2, 50, 50, 43.8)
	c.Ring(key, 1.2, 50, 50, 49)
	if c.Scale() < 0.6 {
		return
	}
	for n := range rimRivets {
		at := canvas.Polar(50, 50, 46.5, 15+360*float64(n)/rimRivets)
		c.Circle(steelDark, at.X, at.Y, 1.2)
		c.Circle(white, at.X-0.3, at.Y-0.4, 0.5)
	}
}

// The colours that are printed, and those of tin.
const (
	cream      theme.Colour = 0xFFF6E0FF
	white      theme.Colour = 0xFFFFFFFF
	key        theme.Colour = 0x2A2230FF
	steel      theme.Colour = 0x9DA8B2FF
	steelLight theme.Colour = 0xDDE4E8FF
	steelDark  theme.Colour = 0x55606DFF
	peach      theme.Colour = 0xF3C7A0FF
	peachDark  theme.Colour = 0xD99B72FF
	fair       theme.Colour = 0xF8DCC0FF
	fairDark   theme.Colour = 0xE3B292FF
	olive      theme.Colour = 0xD9A26CFF
	oliveDark  theme.Colour = 0xB37A48FF
	cocoa      theme.Colour = 0x94593BFF
	cocoaDark  theme.Colour = 0x6F3E28FF
	red        theme.Colour = 0xD12C14FF
	redDark    theme.Colour = 0x93201AFF
	teal       theme.Colour = 0x329F84FF
	tealDark   theme.Colour = 0x0E6B5FFF
	navy       theme.Colour = 0x1D2450FF
	blue       theme.Colour = 0x3772E6FF
	sky        theme.Colour = 0xA9D5EEFF
	yellow     theme.Colour = 0xFFD23CFF
	ochre      theme.Colour = 0xC98A22FF
	pink       theme.Colour = 0xE556B0FF
	violet     theme.Colour = 0x592A84FF
	leather    theme.Colour = 0x7A4A26FF
	chestnut   theme.Colour = 0x5A2F1EFF
	blond      theme.Colour = 0xEBC56AFF
	blondDark  theme.Colour = 0xC4963EFF
	grey       theme.Colour = 0xB9B4B4FF
	leaf       theme.Colour = 0x3F8F4CFF
)

// What most faces have.
const (
	head      = "M34 38 C34 24 66 24 66 38 L66 48 C66 62 59 71 50 71 C41 71 34 62 34 48 Z"
	headShade = "M57 28 C63 30 66 33 66 38 L66 48 C66 62 59 71 50 71 C58 64 61 57 60 50 Z"
	neck      = "M43 62 H57 V84 H43 Z"
	pupils    = "M39.5 46 C39.5 43 44.5 43 44.5 46 C44.5 49 39.5 49 39.5 46 Z M55.5 46 C55.5 43 60.5 43 60.5 46 C60.5 49 55.5 49 55.5 46 Z"
	brows     = "M37.5 40.5 C40 38 44 38 46 40 M54 40 C56 38 60 38 62.5 40.5"
	nose      = "M51 45 L53.5 54 L49 55"
	smile     = "M43 60.5 C47 64.5 53 64.5 57 60.5"
)

var persons = []portrait.Person{
	{Name: "flora", Ground: 0xE7AE58FF, Layers: []portrait.Layer{ // 1900
		{Colour: leaf, Data: "M4 102 C-2 84 10 72 26 76 C34 78 40 79 44 77 H56 C60 79 66 78 74 76 C90 72 102 84 96 102 Z"},
		{Colour: peach, Data: neck},
		{Colour: cream, Data: "M41 72 H59 V83 C55 87 45 87 41 83 Z"},
		{Colour: chestnut, Data: "M28 44 C24 26 36 18 50 18 C64 18 76 26 72 44 C74 54 68 60 64 58 H36 C32 60 26 54 28 44 Z"},
		{Colour: peach, Data: head},
		{Colour: chestnut, Data: "M33 44 C31 30 42 27 50 31 C58 27 69 30 67 44 C62 37 56 35 50 36 C44 35 38 37 33 44 Z"},
		{Colour: yellow, Data: "M-2 30 C14 18 86 14 104 26 C96 38 74 34 50 34 C30 34 8 40 -2 30 Z"},
		{Colour: ochre, Data: "M28 26 C28 6 72 4 72 24 C60 29 40 30 28 26 Z"},
		{Colour: leaf, Data: "M14 24 C16 14 26 12 32 18 C28 26 20 28 14 24 Z M44 22 C46 14 54 12 58 17 C56 24 50 26 44 22 Z"},
		{Colour: red, Data: "M22 18 C18 8 30 2 35 9 C42 6 46 16 38 20 C34 28 22 26 22 18 Z"},
		{Colour: pink, Data: "M46 14 C44 6 54 3 57 9 C64 8 66 17 58 19 C54 24 46 21 46 14 Z"},
		{Colour: key, Data: pupils},
		{Colour: chestnut, Width: 1.8, Data: brows},
		{Colour: peachDark, Width: 1.6, Data: nose},
		{Colour: red, Width: 2.6, Data: smile},
	}},
	{Name: "otto", Ground: 0xB96A3AFF, Layers: []portrait.Layer{ // 1900
		{Colour: navy, Data: "M-4 102 C-4 80 18 74 36 72 H64 C82 74 104 80 104 102 Z"},
		{Colour: white, Data: "M36 70 L50 96 L64 70 L60 66 H40 Z"},
		{Colour: red, Data: "M50 80 L38 73 V88 Z M50 80 L62 73 V88 Z"},
		{Colour: fair, Data: "M26 38 C24 8 76 8 74 38 L75 52 C75 68 63 76 50 76 C37 76 25 68 25 52 Z"},
		{Colour: fairDark, Data: "M64 20 C72 26 74 32 74 38 L75 52 C75 68 63 76 50 76 C62 70 68 60 67 48 Z"},
		{Colour: grey, Data: "M24 36 C14 42 16 64 30 72 C34 70 36 66 35 62 C30 56 32 46 28 38 Z M76 36 C86 42 84 64 70 72 C66 70 64 66 65 62 C70 56 68 46 72 38 Z"},
		{Colour: grey, Data: "M50 57 C44 53 37 56 33 63 C40 66 46 65 50 61 C54 65 60 66 67 63 C63 56 56 53 50 57 Z"},
		{Colour: key, Data: "M37 45 C37 42 43 42 43 45 C43 48 37 48 37 45 Z M57.5 45 C57.5 42 63.5 42 63.5 45 C63.5 48 57.5 48 57.5 45 Z"},
		{Colour: ochre, Width: 2.4, Data: "M52.5 45 C52.5 36.5 68.5 36.5 68.5 45 C68.5 53.5 52.5 53.5 52.5 45 M68 48 C71 60 70 72 66 84"},
		{Colour: grey, Width: 3, Data: "M34 38 C37 35 42 35 45 38 M55 36 C59 33 64 34 67 37"},
		{Colour: fairDark, Width: 1.8, Data: "M50 44 C47 50 46 53 48 54 H52"},
		{Colour: white, Width: 2, Data: "M36 22 C40 18 45 17 49 17"},
	}},
	{Name: "emile", Ground: 0x6FB3C7FF, Layers: []portrait.Layer{ // 1940
		{Colour: red, Data: "M60 74 C74 72 82 64 102 66 L98 74 L104 80 C88 80 78 88 62 86 Z"},
		{Colour: leather, Data: "M14 102 C16 86 30 80 42 77 H58 C70 80 84 86 86 102 Z"},
		{Colour: cream, Data: "M28 86 C34 76 42 76 50 84 C58 76 66 76 72 86 C66 94 58 92 50 88 C42 92 34 94 28 86 Z"},
		{Colour: red, Data: "M36 72 C42 78 58 78 64 72 L66 82 C58 88 42 88 34 82 Z"},
		{Colour: leather, Data: "M28 56 C24 30 32 12 50 12 C68 12 76 30 72 56 C72 66 66 72 62 72 L38 72 C34 72 28 66 28 56 Z"},
		{Colour: olive, Data: "M36 40 C38 32 62 32 64 40 L64 50 C63 63 57 70 50 70 C43 70 37 63 36 50 Z"},
		{Colour: oliveDark, Data: "M59 36 C63 37 64 40 64 40 L64 50 C63 63 57 70 50 70 C57 64 60 57 59 50 Z"},
		{Colour: ochre, Data: "M27 24 H73 V31 H27 Z"},
		{Colour: sky, Data: "M31 27 C31 17 48 17 48 27 C48 37 31 37 31 27 Z M52 27 C52 17 69 17 69 27 C69 37 52 37 52 27 Z"},
		{Colour: white, Width: 2, Data: "M35 25 C36 22 39 21 41 21 M56 25 C57 22 60 21 62 21"},
		{Colour: key, Data: pupils},
		{Colour: key, Width: 2.2, Data: "M38 42 C40 39.5 44 40 46 41.5 M54 41.5 C56 40 60 39.5 62 42"},
		{Colour: oliveDark, Width: 1.8, Data: nose},
		{Colour: key, Data: "M50 58 C46 56 42 58 40 60 C44 61.5 48 61 50 60 C52 61 56 61.5 60 60 C58 58 54 56 50 58 Z"},
		{Colour: redDark, Width: 1.8, Data: "M46 64 C48 65 52 65 54 64"},
	}},
	{Name: "rosa", Ground: 0xF0C24BFF, Layers: []portrait.Layer{ // 1940
		{Colour: blue, Data: "M8 102 C4 82 6 62 11 46 L31 45 C29 58 30 68 36 75 L46 78 H56 C68 80 82 86 84 102 Z"},
		{Colour: cocoa, Data: "M11 48 C9 38 11 32 18 30 C27 28 32 34 31 47 Z"},
		{Colour: steel, Data: "M18 34 L20 19 C14 16 14 9 18 6 L21 12 L26 12 L28 6 C33 9 33 16 27 19 L26 34 Z"},
		{Colour: cocoa, Data: neck},
		{Colour: blue, Data: "M36 76 L44 72 L50 84 L42 92 Z M64 76 L56 72 L50 84 L58 92 Z"},
		{Colour: cocoa, Data: head},
		{Colour: cocoaDark, Data: headShade},
		{Colour: key, Data: "M35 40 C36 32 44 30 48 32 C44 36 40 38 35 40 Z M50 32 C58 30 64 34 65 40 C58 40 53 37 50 32 Z"},
		{Colour: red, Data: "M32 42 C28 22 38 14 50 14 C62 14 72 22 68 42 C64 34 58 31 50 30 C42 31 36 34 32 42 Z"},
		{Colour: red, Data: "M50 16 C40 14 34 4 40 0 C46 2 50 8 51 12 C54 6 62 0 68 4 C70 12 60 18 50 16 Z"},
		{Colour: cream, Data: "M38 24 C38 21 42 21 42 24 C42 27 38 27 38 24 Z M48 21 C48 18 52 18 52 21 C52 24 48 24 48 21 Z M58 24 C58 21 62 21 62 24 C62 27 58 27 58 24 Z"},
		{Colour: white, Data: "M38 46 C40 42 45 42 47 46 C45 49 40 49 38 46 Z M53 46 C55 42 60 42 62 46 C60 49 55 49 53 46 Z"},
		{Colour: key, Data: "M41 43.5 H45 V48 H41 Z M55 43.5 H59 V48 H55 Z"},
		{Colour: key, Width: 2, Data: brows},
		{Colour: cocoaDark, Width: 1.8, Data: nose},
		{Colour: red, Data: "M43 60 C47 58 53 58 57 60 C55 66 45 66 43 60 Z"},
	}},
	{Name: "ingrid", Ground: 0xEE9C9CFF, Layers: []portrait.Layer{ // 1940
		{Colour: tealDark, Data: "M20 102 C22 88 34 82 43 78 H57 C66 82 78 88 80 102 Z"},
		{Colour: fair, Data: neck},
		{Colour: white, Data: "M36 78 L44 74 L50 86 L56 74 L64 78 L58 92 L50 86 L42 92 Z"},
		{Colour: blond, Data: "M24 62 C18 30 32 14 50 14 C68 14 82 30 76 62 C78 72 68 76 62 68 L38 68 C32 76 22 72 24 62 Z"},
		{Colour: fair, Data: head},
		{Colour: fairDark, Data: headShade},
		{Colour: blond, Data: "M31 52 C28 32 42 24 60 24 C68 28 72 38 69 52 C66 44 64 38 58 34 C50 38 38 40 31 52 Z"},
		{Colour: blondDark, Width: 1.4, Data: "M36 36 C42 31 50 29 57 29"},
		{Colour: key, Width: 3, Data: "M26 48 C22 8 78 8 74 48"},
		{Colour: key, Data: "M21 46 C21 42 31 42 31 46 V58 C31 62 21 62 21 58 Z M69 46 C69 42 79 42 79 46 V58 C79 62 69 62 69 58 Z"},
		{Colour: key, Width: 2, Data: "M26 60 C26 70 34 74 42 70"},
		{Colour: red, Data: "M40 66 H47 V72 H40 Z"},
		{Colour: key, Data: pupils},
		{Colour: blondDark, Width: 1.8, Data: brows},
		{Colour: fairDark, Width: 1.6, Data: nose},
		{Colour: red, Width: 2.2, Data: "M46 61 C49 62.5 53 62 56 60"},
	}},
	{Name: "celeste", Ground: 0x8C3F77FF, Layers: []portrait.Layer{ // 2000
		{Colour: key, Data: "M50 -6 C22 -8 2 14 4 40 C2 58 14 72 30 72 H70 C86 72 98 58 96 40 C98 14 78 -8 50 -6 Z"},
		{Colour: pink, Data: "M18 102 C20 88 32 82 43 79 H57 C68 82 80 88 82 102 Z"},
		{Colour: olive, Data: "M43 62 H57 V78 C66 80 64 90 50 94 C36 90 34 80 43 78 Z"},
		{Colour: olive, Data: head},
		{Colour: oliveDark, Data: headShade},
		{Colour: yellow, Data: "M24 52 C24 46 32 46 32 52 V60 C32 66 24 66 24 60 Z M68 52 C68 46 76 46 76 52 V60 C76 66 68 66 68 60 Z"},
		{Colour: violet, Data: "M30 44 C30 34 48 34 48 44 C48 54 30 54 30 44 Z M52 44 C52 34 70 34 70 44 C70 54 52 54 52 44 Z"},
		{Colour: pink, Width: 2, Data: "M34 42 C35 39 38 38 41 38 M56 42 C57 39 60 38 63 38"},
		{Colour: key, Width: 2.4, Data: "M47 42 C49 40 51 40 53 42"},
		{Colour: oliveDark, Width: 1.6, Data: "M51 50 L53 55 L49 56"},
		{Colour: red, Data: "M43 60 C46 57 54 57 57 60 C56 69 44 69 43 60 Z"},
		{Colour: white, Data: "M45 60.5 H55 V62.5 H45 Z"},
		{Colour: steelDark, Data: "M62 74 L68 70 L92 98 L84 104 Z"},
		{Colour: steel, Data: "M56 64 C60 58 70 60 71 67 C72 74 63 78 58 74 C55 72 54 68 56 64 Z"},
	}},
}

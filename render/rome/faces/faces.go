// Package faces has the persons of Capitol whom computer players can be, laid in small stones.
package faces

import (
	"math"

	"capital/render/canvas"
	"capital/render/portrait"
	"capital/render/theme"
)

// New makes their painter.
func New() *portrait.Painter { return portrait.NewPainter(persons, mosaic) }

// The stones lie in rings around the middle of the picture, and so do those of its border.
const (
	ringWide  = 3.4
	stoneLong = 3.9
	joint     = 0.5
	inner     = 44.0 // where the border begins
	leastRing = 2.0  // pixels: with narrower rings the joints are not seen as such
)

// mosaic paints a person in a round window, and lays it in stones where these are large enough to be seen.
func mosaic(c canvas.Canvas, p *portrait.Person) {
	c.Circle(p.Ground, 50, 50, 49)
	for _, l := range p.Layers {
		l.Paint(c)
	}
	c.Keep(c.ArcLoop(50, 50, 49, 49, 0, 360))
	if c.Scale()*ringWide >= leastRing {
		for n := 0; float64(n)*ringWide < inner; n++ {
			ring(c, n)
		}
	}
	border(c)
}

// ring makes stones of what is painted in the n-th ring: each a little lighter or darker, with joints around it.
func ring(c canvas.Canvas, n int) {
	from := float64(n) * ringWide
	to := math.Min(from+ringWide, inner)
	stones := max(5, int(math.Round(math.Pi*(from+to)/stoneLong)))
	grout := ink.Fade(0.26)
	for s := range stones {
		a, b := 360*(float64(s)+0.5*float64(n%2))/float64(stones), 360*(float64(s+1)+0.5*float64(n%2))/float64(stones)
		shade := theme.Colour(0xFFFFFFFF)
		if (s*7+n*5)%3 == 0 {
			shade = ink
		}
		c.Fill(shade.Fade(0.11*float64((s*5+n*3)%4)/3), append(c.ArcLoop(50, 50, to, to, a, b), turned(c.ArcLoop(50, 50, from, from, a, b))...))
		inside, outside := canvas.Polar(50, 50, from, a), canvas.Polar(50, 50, to, a)
		c.Line(grout, joint, inside.X, inside.Y, outside.X, outside.Y)
	}
	c.Ring(grout, joint, 50, 50, to)
}

// turned is an outline the other way round.
func turned(l canvas.Loop) canvas.Loop {
	out := make(canvas.Loop, 0, len(l))
	for n := len(l) - 1; n >= 0; n-- {
		out = append(out, l[n])
	}
	return out
}

// border lays a ring of dark stones, with white ones between them, around the picture.
func border(c canvas.Canvas) {
	const stones = 36
	c.Ring(white, 5, 50, 50, 46.5)
	for n := range stones {
		c.Arc(black, 3, 50, 50, 46.5, 46.5, 360*float64(n)/stones, 360*(float64(n)+0.5)/stones)
	}
	c.Ring(black, 1.4, 50, 50, 43.9)
	c.Ring(black, 1.2, 50, 50, 49)
}

// The tones of the stones.
const (
	white     theme.Colour = 0xFBF6EAFF
	linen     theme.Colour = 0xE6DAC4FF
	shade     theme.Colour = 0xC9B998FF
	black     theme.Colour = 0x2B2730FF
	ink       theme.Colour = 0x241A22FF
	red       theme.Colour = 0xB23A28FF
	redShade  theme.Colour = 0x7E2318FF
	purple    theme.Colour = 0x74285AFF
	skin      theme.Colour = 0xE8BC90FF
	skinShade theme.Colour = 0xC98F62FF
	tan       theme.Colour = 0xCE9766FF
	tanShade  theme.Colour = 0xA56B42FF
	pale      theme.Colour = 0xF2D3B0FF
	paleShade theme.Colour = 0xD6A67EFF
	brown     theme.Colour = 0x57372AFF
	auburn    theme.Colour = 0x8A4A28FF
	grey      theme.Colour = 0xA09A98FF
	greyShade theme.Colour = 0x77706FFF
	gold      theme.Colour = 0xE3A92CFF
	goldShade theme.Colour = 0xAE7A17FF
	iron      theme.Colour = 0xB7C0C4FF
	ironShade theme.Colour = 0x7C888FFF
	blue      theme.Colour = 0x3E7F95FF
	blueDark  theme.Colour = 0x275567FF
	silver    theme.Colour = 0xC9DDE0FF
	oliveDark theme.Colour = 0x59632FFF
	straw     theme.Colour = 0xCFA65CFF
	strawDark theme.Colour = 0x99733AFF
)

// What most faces have.
const (
	head      = "M34 38 C34 24 66 24 66 38 L66 48 C66 62 59 71 50 71 C41 71 34 62 34 48 Z"
	headShade = "M54 27 C62 28 66 31 66 38 L66 48 C66 62 59 71 50 71 C57 65 59 57 57 51 L55 45 Z"
	neck      = "M42 62 H58 V86 H42 Z"
	eyes      = "M38 45 C40 41 45 41 47 45 C45 48 40 48 38 45 Z M53 45 C55 41 60 41 62 45 C60 48 55 48 53 45 Z"
	pupils    = "M41 42.4 H45 V47.2 H41 Z M55 42.4 H59 V47.2 H55 Z"
	brows     = "M37 40 C40 37 44 37 47 39.5 M53 39.5 C56 37 60 37 63 40"
	nose      = "M52 42 L54 54 L48.5 55"
	mouth     = "M45 61 C48 62.5 52 62.5 55 61"
)

var persons = []portrait.Person{
	{Name: "livia", Ground: 0x8E3B33FF, Layers: []portrait.Layer{
		{Colour: linen, Data: "M50 8 C30 8 22 22 22 42 C22 60 12 78 8 102 H92 C88 78 78 60 78 42 C78 22 70 8 50 8 Z"},
		{Colour: shade, Data: "M28 46 C28 64 20 82 18 102 H26 C26 84 32 70 34 58 Z M72 46 C72 64 80 82 82 102 H74 C74 84 68 70 66 58 Z"},
		{Colour: white, Data: "M50 8 C30 8 22 22 22 42 C22 50 20 58 17 66 C26 62 30 52 32 40 C36 26 64 26 68 40 C70 52 74 62 83 66 C80 58 78 50 78 42 C78 22 70 8 50 8 Z"},
		{Colour: pale, Data: neck},
		{Colour: white, Data: "M26 102 C28 86 38 80 44 78 L50 88 L56 78 C62 80 72 86 74 102 Z"},
		{Colour: pale, Data: head},
		{Colour: paleShade, Data: headShade},
		{Colour: auburn, Data: "M33 44 C32 30 42 25 50 25 C58 25 68 30 67 44 C63 37 58 34 50 34 C42 34 37 37 33 44 Z"},
		{Colour: red, Data: "M32 36 C36 24 64 24 68 36 L68 31 C62 20 38 20 32 31 Z"},
		{Colour: gold, Data: "M46 84 H54 V92 H46 Z"},
		{Colour: white, Data: eyes},
		{Colour: ink, Data: pupils},
		{Colour: brown, Width: 1.7, Data: brows},
		{Colour: tanShade, Width: 1.5, Data: nose},
		{Colour: red, Width: 2.2, Data: "M44 60.5 C47 63.5 53 63.5 56 60.5"},
	}},
	{Name: "marcus", Ground: 0x6E8E9AFF, Layers: []portrait.Layer{
		{Colour: auburn, Data: "M-2 102 C0 82 22 76 38 73 H62 C78 76 100 82 102 102 Z"},
		{Colour: redShade, Data: "M62 73 C78 76 100 82 102 102 H74 C76 90 70 80 62 73 Z"},
		{Colour: tan, Data: "M38 60 H62 V80 C58 88 42 88 38 80 Z"},
		{Colour: goldShade, Width: 2.4, Data: "M36 77 C40 90 60 90 64 77"},
		{Colour: tan, Data: "M29 36 C29 16 71 16 71 36 L71 50 C71 66 62 75 50 75 C38 75 29 66 29 50 Z M25 42 C27 40 30 42 30 46 V52 C27 54 25 48 25 42 Z M75 42 C73 40 70 42 70 46 V52 C73 54 75 48 75 42 Z"},
		{Colour: tanShade, Data: "M56 21 C68 24 71 30 71 36 L71 50 C71 66 62 75 50 75 C60 68 62 60 60 52 L57 44 Z"},
		{Colour: greyShade, Data: "M28 46 C26 32 30 26 35 24 C33 32 34 38 33 46 Z M72 46 C74 32 70 26 65 24 C67 32 66 38 67 46 Z"},
		{Colour: white, Data: eyes},
		{Colour: ink, Data: pupils},
		{Colour: brown, Width: 3, Data: "M36 40 C40 36.5 44 37 47 40 M53 40 C56 37 60 36.5 64 40"},
		{Colour: brown, Width: 1.6, Data: "M52 42 L56 54 C54 57 48 57 46 55"},
		{Colour: redShade, Width: 2.4, Data: "M42 63 C48 61 54 62 58 64"},
		{Colour: tanShade, Width: 1.2, Data: "M40 30 C46 28 54 28 60 30"},
	}},
	{Name: "claudia", Ground: 0xD7B45EFF, Layers: []portrait.Layer{
		{Colour: brown, Data: "M50 -4 C34 -4 24 8 26 26 C22 34 26 46 32 52 H68 C74 46 78 34 74 26 C76 8 66 -4 50 -4 Z"},
		{Colour: purple, Data: "M16 102 C18 86 32 80 42 77 H58 C68 80 82 86 84 102 Z"},
		{Colour: skin, Data: "M43 62 H57 V78 C64 80 66 86 50 92 C34 86 36 80 43 78 Z"},
		{Colour: skin, Data: head},
		{Colour: skinShade, Data: headShade},
		{Colour: auburn, Data: "M31 30 C29 25 33 21 37 24 C35 19 41 15 45 19 C44 14 54 13 55 18 C58 14 65 18 63 23 C67 20 71 25 68 30 C72 34 69 39 66 38 C64 33 58 31 50 31 C42 31 36 33 34 38 C31 39 28 34 31 30 Z M33 14 C31 9 37 6 40 9 C41 4 49 2 51 7 C54 3 62 5 61 10 C66 8 69 13 66 17 C60 12 40 11 33 17 Z"},
		{Colour: gold, Data: "M30 27 C36 18 64 18 70 27 L70 23 C64 14 36 14 30 23 Z"},
		{Colour: white, Data: eyes},
		{Colour: ink, Data: pupils},
		{Colour: ink, Width: 1.9, Data: brows},
		{Colour: tanShade, Width: 1.5, Data: nose},
		{Colour: red, Data: "M44 60.5 C47 58.5 49 59.5 50 60 C51 59.5 53 58.5 56 60.5 C53 65 47 65 44 60.5 Z"},
		{Colour: gold, Data: "M32 53 H36 V61 H32 Z M64 53 H68 V61 H64 Z"},
		{Colour: white, Width: 3, Data: "M37 80 C41 89 59 89 63 80"},
	}},
	{Name: "titus", Ground: 0xB9714FFF, Layers: []portrait.Layer{
		{Colour: white, Data: "M10 102 C12 86 30 80 43 77 H57 C70 79 86 84 90 102 Z"},
		{Colour: shade, Data: "M57 77 C48 84 40 92 36 102 H44 C48 92 56 84 64 79 Z"},
		{Colour: purple, Data: "M57 77 C70 79 86 84 90 102 H80 C78 92 68 84 55 82 Z"},
		{Colour: skin, Data: "M44 62 H56 V80 L50 86 L44 80 Z"},
		{Colour: skin, Data: "M37 30 C38 20 62 20 63 30 L63 54 C62 66 56 77 50 77 C44 77 38 66 37 54 Z M33 42 C35 40 38 42 38 46 V52 C35 54 33 48 33 42 Z M67 42 C65 40 62 42 62 46 V52 C65 54 67 48 67 42 Z"},
		{Colour: skinShade, Data: "M54 24 C61 25 63 27 63 30 L63 54 C62 66 56 77 50 77 C55 70 58 60 56 52 L54 44 Z"},
		{Colour: grey, Data: "M35 44 C31 26 38 12 52 13 C64 13 69 26 65 44 C64 38 63 34 61 31 L57 34 L53 30 L48 34 L44 30 L40 34 C37 36 36 40 35 44 Z"},
		{Colour: oliveDark, Data: "M32 34 C28 26 30 18 35 13 C38 20 37 28 32 34 Z M68 34 C72 26 70 18 65 13 C62 20 63 28 68 34 Z M34 20 C34 11 39 6 45 5 C45 13 41 18 34 20 Z M66 20 C66 11 61 6 55 5 C55 13 59 18 66 20 Z"},
		{Colour: white, Data: eyes},
		{Colour: ink, Data: pupils},
		{Colour: greyShade, Width: 2.2, Data: brows},
		{Colour: tanShade, Width: 1.7, Data: "M51 41 C56 46 58 52 55 56 L49 57"},
		{Colour: redShade, Width: 1.9, Data: "M45 64.5 H55"},
		{Colour: tanShade, Width: 1.2, Data: "M42 57 C41 60 41 62 42 65 M58 57 C59 60 59 62 58 65"},
	}},
	{Name: "cassia", Ground: 0xE2CFA6FF, Layers: []portrait.Layer{
		{Colour: blueDark, Data: "M20 102 C22 88 34 82 43 78 H57 C66 82 78 88 80 102 Z"},
		{Colour: silver, Data: "M24 17 C32 5 52 4 64 14 L76 6 L75 20 L64 18 C52 26 32 26 24 17 Z"},
		{Colour: blueDark, Width: 1.4, Data: "M37 9 C40 13 40 17 37 21 M46 14 H58"},
		{Colour: ink, Data: "M29 13 H32.5 V16.5 H29 Z"},
		{Colour: straw, Data: "M10 18 H90 C88 28 80 33 70 33 H30 C20 33 12 28 10 18 Z"},
		{Colour: strawDark, Width: 1.6, Data: "M12 22 H88 M17 28 H83 M26 19 L30 32 M42 19 L44 32 M58 19 L56 32 M74 19 L70 32"},
		{Colour: tan, Data: neck},
		{Colour: tan, Data: head},
		{Colour: tanShade, Data: headShade},
		{Colour: blue, Data: "M30 48 C28 30 38 25 50 25 C62 25 72 30 70 48 C72 58 76 66 80 74 C72 74 66 68 65 56 C67 46 64 38 50 36 C36 38 33 46 35 56 C34 62 32 64 29 64 C31 58 31 54 30 48 Z"},
		{Colour: white, Width: 1.6, Data: "M33 38 C38 31 62 31 67 38"},
		{Colour: white, Data: eyes},
		{Colour: ink, Data: pupils},
		{Colour: ink, Width: 2, Data: brows},
		{Colour: brown, Width: 1.5, Data: nose},
		{Colour: white, Data: "M43 59 H57 C56 65 44 65 43 59 Z"},
		{Colour: redShade, Width: 1.6, Data: "M42 59 C46 60 54 60 58 59"},
	}},
	{Name: "rufus", Ground: 0xC9B48AFF, Layers: []portrait.Layer{
		{Colour: red, Data: "M12 42 C8 16 26 2 50 2 C74 2 92 16 88 42 L70 38 H30 Z"},
		{Colour: redShade, Width: 1.4, Data: "M11 34 L29 36 M13 23 L31 29 M21 13 L35 22 M34 6 L42 16 M50 3 V14 M66 6 L58 16 M79 13 L65 22 M87 23 L69 29 M89 34 L71 36"},
		{Colour: red, Data: "M10 102 C12 86 30 80 42 77 H58 C70 80 88 86 90 102 Z"},
		{Colour: iron, Data: "M2 102 C2 90 14 84 26 84 L30 102 Z M98 102 C98 90 86 84 74 84 L70 102 Z"},
		{Colour: ironShade, Width: 1.6, Data: "M8 92 C14 88 20 88 27 89 M92 92 C86 88 80 88 73 89"},
		{Colour: skin, Data: neck},
		{Colour: skin, Data: head},
		{Colour: skinShade, Data: headShade},
		{Colour: iron, Data: "M29 38 C28 21 38 14 50 14 C62 14 72 21 71 38 C60 33 40 33 29 38 Z"},
		{Colour: ironShade, Data: "M54 14 C66 15 72 22 71 38 C66 36 62 35 58 35 C60 28 58 20 54 14 Z"},
		{Colour: gold, Data: "M27 39 C38 32 62 32 73 39 L72 34 C62 28 38 28 28 34 Z"},
		{Colour: iron, Data: "M29 38 L34 40 C34 48 37 55 40 61 L39 71 C31 66 28 52 29 38 Z"},
		{Colour: ironShade, Data: "M71 38 L66 40 C66 48 63 55 60 61 L61 71 C69 66 72 52 71 38 Z"},
		{Colour: white, Data: eyes},
		{Colour: ink, Data: pupils},
		{Colour: auburn, Width: 2.4, Data: "M38 40.5 L47 41.5 M53 41.5 L62 40.5"},
		{Colour: tanShade, Width: 1.7, Data: nose},
		{Colour: redShade, Width: 2, Data: "M45 62 C48 61 52 61 55 62"},
		{Colour: redShade, Width: 1.2, Data: "M44 50 L41 58"},
	}},
}

// Package faces has the persons of Capital Lux 2 whom computer players can be, in enamel between wires of gold.
package faces

import (
	"capital/render/canvas"
	"capital/render/portrait"
	"capital/render/theme"
)

// New makes their painter.
func New() *portrait.Painter { return portrait.NewPainter(persons, enamelled) }

// enamelled fills a person's fields within a round rim, with a wire around each, but for shades, which are seen through.
func enamelled(c canvas.Canvas, p *portrait.Person) {
	c.Circle(p.Ground, 50, 50, 49)
	for n := range 24 {
		c.Sector(p.Ground.Mix(glass, 0.16*float64(n%2)), 50, 52, 50, 15*float64(n), 15*float64(n+1))
	}
	c.Circle(p.Ground.Mix(glass, 0.34), 50, 48, 33)
	p.PaintOutlined(c, wire, 1.1, shade)
	c.Keep(c.ArcLoop(50, 50, 49, 49, 0, 360))
	c.Ring(wireShade, 4.4, 50, 50, 46.8)
	c.Ring(wire, 2.2, 50, 50, 46.8)
	for n := range 8 {
		at := canvas.Polar(50, 50, 46.8, 45*float64(n)+22.5)
		c.Circle(wireShade, at.X, at.Y, 2.6)
		c.Circle(glass, at.X, at.Y, 1.6)
	}
}

// The tones of the enamel.
const (
	wire      theme.Colour = 0xFFF1C9FF
	wireShade theme.Colour = 0xB98E45FF
	glass     theme.Colour = 0xF4F7FFFF
	ink       theme.Colour = 0x1E1830FF
	shade     theme.Colour = 0x1E183030 // half of a face
	lips      theme.Colour = 0xA83A4CFF
	pale      theme.Colour = 0xF3CDB0FF
	paleShade theme.Colour = 0xDBA888FF
	fair      theme.Colour = 0xE9B48FFF
	fairShade theme.Colour = 0xC98D68FF
	amber     theme.Colour = 0xC58A5FFF
	amberDark theme.Colour = 0x9D6742FF
	dark      theme.Colour = 0x7A4A33FF
	darkShade theme.Colour = 0x5B3424FF
	silver    theme.Colour = 0xD6D3DEFF
	steel     theme.Colour = 0x83808FFF
	coal      theme.Colour = 0x2C2438FF
	russet    theme.Colour = 0xA5612BFF
	blue      theme.Colour = 0x24408FFF
	blueLight theme.Colour = 0x7F9DE6FF
	pink      theme.Colour = 0xEE7FAEFF
	pinkDark  theme.Colour = 0x85205AFF
	yellow    theme.Colour = 0xFFE066FF
	ochre     theme.Colour = 0xC98A12FF
	green     theme.Colour = 0x2E8B57FF
	greenDark theme.Colour = 0x0D452AFF
	leaf      theme.Colour = 0x8FCB9BFF
	violet    theme.Colour = 0x4F2262FF
	violetLow theme.Colour = 0x7C4E92FF
	copper    theme.Colour = 0xB3552BFF
)

// What most faces have.
const (
	head      = "M34 40 C34 24 66 24 66 40 L66 48 C66 62 58 70 50 70 C42 70 34 62 34 48 Z"
	headShade = "M53 29 C62 30 66 33 66 40 L66 48 C66 62 58 70 50 70 C57 64 59 56 56 50 L52 46 Z"
	neck      = "M43 62 H57 V84 H43 Z"
	eyes      = "M42.5 43.5 V45 M57.5 43.5 V45"
	brows     = "M37.5 38 C40 36 44 36 46.5 37.5 M53.5 37.5 C56 36 60 36 62.5 38"
	nose      = "M50 44 L53 53 L48.5 54"
	smile     = "M43.5 59.5 C47 63 53 63 56.5 59.5"
)

// seen are the eyes, brows, nose and mouth of a face: lines without wires.
func seen(brow, shade theme.Colour, mouth string) []portrait.Layer {
	return []portrait.Layer{
		{Colour: ink, Width: 4.2, Data: eyes},
		{Colour: brow, Width: 2, Data: brows},
		{Colour: shade, Width: 1.6, Data: nose},
		{Colour: lips, Width: 2.2, Data: mouth},
	}
}

var persons = []portrait.Person{
	{Name: "iris", Ground: 0x4F2262FF, Layers: append([]portrait.Layer{
		{Colour: silver, Data: "M30 36 C24 48 26 62 30 70 H70 C74 62 76 48 70 36 Z"},
		{Colour: violetLow, Data: "M14 102 C16 86 32 80 42 77 H58 C68 80 84 86 86 102 Z"},
		{Colour: glass, Data: "M36 80 L50 98 L64 80 L58 76 L50 88 L42 76 Z"},
		{Colour: fair, Data: neck},
		{Colour: fair, Data: head},
		{Colour: shade, Data: headShade},
		{Colour: silver, Data: "M31 50 C28 32 38 24 50 24 C62 24 72 32 69 50 C66 42 62 37 55 35 C46 39 36 38 31 50 Z"},
		{Colour: wireShade, Data: "M26 30 V10 H32 V15 H37 V10 H44 V4 H48 V0 H52 V4 H56 V10 H63 V15 H68 V10 H74 V30 C62 24 38 24 26 30 Z"},
		{Colour: blue, Data: "M47 14 C47 11 53 11 53 14 V22 H47 Z M35 19 H40 V25 L35 26 Z M60 19 H65 V26 L60 25 Z"},
	}, seen(steel, fairShade, smile)...)},
	{Name: "magnus", Ground: 0xB3552BFF, Layers: append([]portrait.Layer{
		{Colour: blue, Data: "M0 102 C2 82 24 78 40 74 H60 C76 78 98 82 100 102 Z"},
		{Colour: yellow, Data: "M0 102 C2 90 10 84 18 82 L28 102 Z M100 102 C98 90 90 84 82 82 L72 102 Z"},
		{Colour: blueLight, Data: "M38 76 L50 100 L62 76 L56 72 H44 Z"},
		{Colour: pale, Data: "M41 62 H59 V80 L50 88 L41 80 Z"},
		{Colour: pale, Data: "M31 38 H69 L70 50 C70 65 60 73 50 73 C40 73 30 65 30 50 Z"},
		{Colour: shade, Data: "M54 38 H69 L70 50 C70 65 60 73 50 73 C58 66 60 58 57 51 Z"},
		{Colour: russet, Data: "M30 40 H36 V58 L31 52 Z M70 40 H64 V58 L69 52 Z"},
		{Colour: blue, Data: "M4 34 C20 30 24 8 50 8 C76 8 80 30 96 34 C84 42 66 34 50 34 C34 34 16 42 4 34 Z"},
		{Colour: yellow, Data: "M4 34 C20 36 34 28 50 28 C66 28 80 36 96 34 C84 42 66 35 50 35 C34 35 16 42 4 34 Z"},
		{Colour: glass, Data: "M50 12 L55 19 L50 26 L45 19 Z"},
	}, append(seen(russet, paleShade, "M45 65 H55"), portrait.Layer{Colour: russet, Data: "M50 56 C42 52 34 56 27 52 C30 64 44 66 50 60 C56 66 70 64 73 52 C66 56 58 52 50 56 Z"})...)},
	{Name: "noor", Ground: 0x17686FFF, Layers: append([]portrait.Layer{
		{Colour: green, Data: "M50 10 C28 10 22 28 24 46 C26 62 12 72 6 102 H94 C88 72 74 62 76 46 C78 28 72 10 50 10 Z"},
		{Colour: greenDark, Data: "M30 66 C40 82 60 82 70 66 C74 76 72 88 66 102 H34 C28 88 26 76 30 66 Z"},
		{Colour: amber, Data: head},
		{Colour: shade, Data: headShade},
		{Colour: green, Data: "M32 52 C28 30 38 22 50 22 C62 22 72 30 68 52 C68 36 60 31 50 31 C40 31 32 36 32 52 Z"},
		{Colour: leaf, Data: "M26 34 C18 28 16 18 20 10 C28 14 31 24 26 34 Z M74 34 C82 28 84 18 80 10 C72 14 69 24 74 34 Z M36 20 C30 12 32 4 38 0 C43 6 42 14 36 20 Z M64 20 C70 12 68 4 62 0 C57 6 58 14 64 20 Z M50 16 C45 10 45 2 50 -4 C55 2 55 10 50 16 Z"},
		{Colour: yellow, Data: "M47 22 L50 18 L53 22 L50 27 Z"},
	}, seen(coal, amberDark, smile)...)},
	{Name: "felix", Ground: 0x3E414CFF, Layers: append([]portrait.Layer{
		{Colour: yellow, Data: "M16 102 C18 88 34 82 44 78 H56 C66 82 82 88 84 102 Z"},
		{Colour: ochre, Data: "M50 78 H56 C66 82 82 88 84 102 H50 Z"},
		{Colour: glass, Data: "M30 80 L36 90 L43 83 L50 93 L57 83 L64 90 L70 80 L58 74 H42 Z"},
		{Colour: pale, Data: "M36 38 C36 26 64 26 64 38 L64 48 C64 60 58 72 50 72 C42 72 36 60 36 48 Z"},
		{Colour: shade, Data: "M53 30 C62 31 64 34 64 38 L64 48 C64 60 58 72 50 72 C56 65 58 57 55 50 L52 46 Z"},
		{Colour: yellow, Data: "M50 30 C48 18 40 8 26 10 C14 12 8 24 10 38 C16 32 22 30 26 32 C24 40 28 50 33 56 C34 44 40 36 50 35 Z"},
		{Colour: copper, Data: "M50 30 C52 18 60 8 74 10 C86 12 92 24 90 38 C84 32 78 30 74 32 C76 40 72 50 67 56 C66 44 60 36 50 35 Z"},
		{Colour: ochre, Data: "M6 38 H14 V46 H6 Z"},
		{Colour: ochre, Data: "M86 38 H94 V46 H86 Z"},
		{Colour: copper, Data: "M39 49 L42.5 54 L46 49 L42.5 47 Z"},
	}, append(seen(coal, paleShade, "M42 60 C46 66 54 66 58 60"), portrait.Layer{Colour: lips, Width: 1.4, Data: "M41 58.5 L43 61 M59 58.5 L57 61"})...)},
	{Name: "selma", Ground: 0xF9B5A0FF, Layers: append([]portrait.Layer{
		{Colour: coal, Data: "M50 2 C68 -2 84 10 86 26 C94 40 88 58 74 64 H26 C12 58 6 40 14 26 C16 10 32 -2 50 2 Z"},
		{Colour: pink, Data: "M20 102 C22 88 34 82 43 78 H57 C66 82 78 88 80 102 Z"},
		{Colour: dark, Data: "M43 62 H57 V80 C60 86 56 90 50 92 C44 90 40 86 43 80 Z"},
		{Colour: dark, Data: head},
		{Colour: shade, Data: headShade},
		{Colour: coal, Data: "M33 44 C32 30 42 26 50 26 C58 26 68 30 67 44 C62 35 56 33 50 33 C44 33 38 35 33 44 Z"},
		{Colour: pinkDark, Data: "M29 28 C40 18 60 18 71 28 L69 34 C58 25 42 25 31 34 Z"},
		{Colour: pink, Data: "M66 10 C70 4 78 6 78 12 C84 12 86 20 80 22 C80 28 72 29 70 24 C64 25 60 18 65 15 C62 12 63 10 66 10 Z"},
		{Colour: yellow, Data: "M69 13 H75 V19 H69 Z"},
		{Colour: yellow, Data: "M32 54 L35 60 L32 66 L29 60 Z"},
		{Colour: yellow, Data: "M68 54 L71 60 L68 66 L65 60 Z"},
	}, seen(coal, darkShade, smile)...)},
	{Name: "otto", Ground: 0x24408FFF, Layers: append([]portrait.Layer{
		{Colour: coal, Data: "M10 102 C12 84 30 79 42 76 H58 C70 79 88 84 90 102 Z"},
		{Colour: violet, Data: "M36 78 L50 102 L64 78 Z"},
		{Colour: fair, Data: "M34 36 H66 L66 50 C66 62 58 70 50 70 C42 70 34 62 34 50 Z"},
		{Colour: shade, Data: "M54 36 H66 L66 50 C66 62 58 70 50 70 C57 64 59 56 56 50 Z"},
		{Colour: silver, Data: "M33 44 L38 46 C38 56 42 57 50 56 C58 57 62 56 62 46 L67 44 C71 64 66 92 50 96 C34 92 29 64 33 44 Z"},
		{Colour: fair, Data: "M44 61 C47 59 53 59 56 61 C55 66 45 66 44 61 Z"},
		{Colour: coal, Data: "M33 32 L30 -2 H70 L67 32 Z"},
		{Colour: violetLow, Data: "M33 32 L32 23 H68 L67 32 Z"},
		{Colour: coal, Data: "M20 33 C34 27 66 27 80 33 C70 39 30 39 20 33 Z"},
		{Colour: glass, Data: "M50 21 L55 27 L50 34 L45 27 Z"},
	}, append(seen(steel, fairShade, "M46 62 H54"), portrait.Layer{Colour: yellow, Width: 1.8, Data: "M52.5 44.5 C52.5 38.5 62.5 38.5 62.5 44.5 C62.5 50.5 52.5 50.5 52.5 44.5 M62 47 C65 56 64 68 66 80"})...)},
}

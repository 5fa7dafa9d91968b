// Package faces has the persons of Capital whom computer players can be, cut out of coloured paper.
package faces

import (
	"capital/render/canvas"
	"capital/render/portrait"
	"capital/render/theme"
)

// New makes their painter.
func New() *portrait.Painter { return portrait.NewPainter(persons, cut) }

// cut lays a person's sheets of paper on each other, each with its shadow on those below, within a round window.
func cut(c canvas.Canvas, p *portrait.Person) {
	c.Circle(p.Ground, 50, 50, 49)
	c.Circle(p.Ground.Mix(theme.PaperLight, 0.28), 50, 58, 36)
	for _, sheet := range p.Layers {
		if sheet.Width == 0 {
			sheet.PaintIn(c.Part(-1.2, 1.8, 1), theme.Shadow)
		}
		sheet.Paint(c)
	}
	c.Keep(c.ArcLoop(50, 50, 49, 49, 0, 360))
	c.Ring(theme.PaperLight, 3, 50, 50, 47.5)
	c.Ring(theme.Ink.Fade(0.5), 1, 50, 50, 49.2)
}

// The papers.
const (
	skin      theme.Colour = 0xF0CFA8FF
	skinShade theme.Colour = 0xD9A67CFF
	pale      theme.Colour = 0xF6DEC2FF
	paleShade theme.Colour = 0xE0B794FF
	ruddy     theme.Colour = 0xE6AE85FF
	ruddyDark theme.Colour = 0xC9835DFF
	straw     theme.Colour = 0xE9C46AFF
	strawDark theme.Colour = 0xC4983FFF
	brick     theme.Colour = 0xA92333FF
	brickDark theme.Colour = 0x7C1726FF
	blue      theme.Colour = 0x3F4FA8FF
	blueDark  theme.Colour = 0x2A3474FF
	green     theme.Colour = 0x4F7F55FF
	greenDark theme.Colour = 0x33583AFF
	violet    theme.Colour = 0x54309AFF
	rose      theme.Colour = 0xD9627AFF
	grey      theme.Colour = 0x8C8794FF
	greyLight theme.Colour = 0xC9C4CCFF
	brown     theme.Colour = 0x5B3A29FF
	brownDark theme.Colour = 0x3C251AFF
	ginger    theme.Colour = 0xB5602EFF
	coal      theme.Colour = 0x2B2530FF
)

// What most faces are made of: a head, its half in the shade, a neck, and features.
const (
	head      = "M34 38 C34 24 66 24 66 38 L66 48 C66 62 59 71 50 71 C41 71 34 62 34 48 Z"
	headShade = "M52 27 C61 27 66 31 66 38 L66 48 C66 62 59 71 50 71 C56 66 57 58 55 52 L52 46 Z"
	neck      = "M43 62 H57 V84 H43 Z"
	eyes      = "M40 45 C41 43 45 43 46 45 C45 48 41 48 40 45 Z M54 45 C55 43 59 43 60 45 C59 48 55 48 54 45 Z"
)

var persons = []portrait.Person{
	{Name: "sawa", Ground: 0x98B58CFF, Layers: []portrait.Layer{
		{Colour: ginger, Data: "M32 40 C24 50 26 66 20 82 C26 92 34 88 36 80 C38 70 36 60 38 50 Z M68 40 C76 50 74 66 80 82 C74 92 66 88 64 80 C62 70 64 60 62 50 Z"},
		{Colour: green, Data: "M18 102 C20 84 34 80 44 77 H56 C66 80 80 84 82 102 Z"},
		{Colour: skin, Data: neck},
		{Colour: theme.PaperLight, Data: "M38 77 L50 88 L62 77 L58 74 L50 82 L42 74 Z"},
		{Colour: skin, Data: head},
		{Colour: skinShade, Data: headShade},
		{Colour: ginger, Data: "M33 44 C33 34 40 31 50 31 C60 31 67 34 67 44 C62 36 56 35 50 37 C44 35 38 36 33 44 Z"},
		{Colour: straw, Data: "M2 38 C12 28 28 30 34 30 C34 14 42 8 50 8 C58 8 66 14 66 30 C72 30 88 28 98 38 C84 44 66 37 50 37 C34 37 16 44 2 38 Z"},
		{Colour: brick, Data: "M34 30 C40 27 60 27 66 30 L66 24 C60 21 40 21 34 24 Z"},
		{Colour: coal, Data: eyes},
		{Colour: brick, Width: 2, Data: "M43 59 C47 63 53 63 57 59"},
	}},
	{Name: "wars", Ground: 0x6264DFFF, Layers: []portrait.Layer{
		{Colour: blueDark, Data: "M8 102 C10 82 28 78 42 75 H58 C72 78 90 82 92 102 Z"},
		{Colour: ruddy, Data: neck},
		{Colour: blue, Data: "M34 76 L44 72 L50 86 L40 100 L28 80 Z M66 76 L56 72 L50 86 L60 100 L72 80 Z"},
		{Colour: straw, Data: "M48 88 H52 V92 H48 Z M48 95 H52 V99 H48 Z"},
		{Colour: ruddy, Data: "M32 36 H68 L68 52 C68 64 60 72 50 72 C40 72 32 64 32 52 Z"},
		{Colour: ruddyDark, Data: "M53 36 H68 L68 52 C68 64 60 72 50 72 C57 66 58 58 56 52 Z"},
		{Colour: brown, Data: "M31 36 H36 V50 L32 52 Z M69 36 H64 V50 L68 52 Z"},
		{Colour: brown, Data: "M50 55 C42 52 36 55 28 62 C36 68 46 65 50 61 C54 65 64 68 72 62 C64 55 58 52 50 55 Z"},
		{Colour: blueDark, Data: "M26 26 C24 14 36 10 50 10 C64 10 76 14 74 26 C74 32 72 34 70 36 H30 C28 34 26 32 26 26 Z"},
		{Colour: brick, Data: "M29 30 H71 V36 H29 Z"},
		{Colour: coal, Data: "M27 36 C36 33 64 33 73 36 C76 42 72 45 66 42 C56 39 44 39 34 42 C28 45 24 42 27 36 Z"},
		{Colour: straw, Data: "M50 16 L54 20 L50 26 L46 20 Z"},
		{Colour: coal, Data: "M39 47 C41 45 45 45 46 47 C45 50 41 50 39 47 Z M54 47 C55 45 59 45 61 47 C59 50 55 50 54 47 Z"},
	}},
	{Name: "zofia", Ground: 0xC9A6D8FF, Layers: []portrait.Layer{
		{Colour: rose, Data: "M62 22 C66 6 82 0 92 6 C84 8 84 12 88 16 C80 14 80 20 84 24 C76 22 72 28 66 30 Z"},
		{Colour: violet, Data: "M22 102 C24 88 36 84 44 80 H56 C64 84 76 88 78 102 Z"},
		{Colour: pale, Data: "M44 60 H56 V80 C60 84 56 90 50 92 C44 90 40 84 44 80 Z"},
		{Colour: brownDark, Data: "M28 44 C20 30 28 14 46 14 C66 10 80 22 74 40 C76 50 72 60 66 60 C68 50 66 44 62 40 L38 40 C34 44 32 52 34 60 C28 58 26 50 28 44 Z"},
		{Colour: pale, Data: "M35 38 C36 28 64 28 65 38 L64 50 C62 62 56 70 50 70 C44 70 38 62 36 50 Z"},
		{Colour: paleShade, Data: "M53 31 C62 31 65 34 65 38 L64 50 C62 62 56 70 50 70 C55 65 57 57 55 50 Z"},
		{Colour: brownDark, Data: "M33 44 C32 30 42 24 54 26 C50 32 42 34 38 36 C36 38 35 40 33 44 Z M67 44 C68 34 62 28 54 26 C58 32 62 36 64 38 Z"},
		{Colour: straw, Data: "M62 24 L70 26 L66 34 L60 30 Z"},
		{Colour: theme.PaperLight, Data: "M40 80 C44 86 56 86 60 80 L62 84 C56 92 44 92 38 84 Z"},
		{Colour: coal, Data: "M38 45 C41 42 45 43 47 46 C44 48 41 48 38 45 Z M62 45 C59 42 55 43 53 46 C56 48 59 48 62 45 Z"},
		{Colour: brownDark, Width: 1.4, Data: "M38 40 C41 38 44 38 46 40 M54 40 C56 38 59 38 62 40"},
		{Colour: brick, Data: "M45 59 C47 57 49 58 50 59 C51 58 53 57 55 59 C53 63 47 63 45 59 Z"},
		{Colour: straw, Data: "M34 54 C36 54 37 57 35 60 C32 58 32 55 34 54 Z M66 54 C64 54 63 57 65 60 C68 58 68 55 66 54 Z"},
	}},
	{Name: "bolek", Ground: 0xFFE07AFF, Layers: []portrait.Layer{
		{Colour: brown, Data: "M0 102 C2 80 24 76 40 74 H60 C76 76 98 80 100 102 Z"},
		{Colour: theme.PaperLight, Data: "M36 74 L50 92 L64 74 Z"},
		{Colour: brick, Data: "M40 80 C46 84 54 84 60 80 L62 88 L50 92 L38 88 Z"},
		{Colour: ruddy, Data: "M30 36 H70 L72 50 C72 64 62 74 50 74 C38 74 28 64 28 50 Z"},
		{Colour: ruddyDark, Data: "M54 36 H70 L72 50 C72 64 62 74 50 74 C58 68 60 58 57 52 Z"},
		{Colour: ginger, Data: "M27 44 L33 46 C34 56 40 58 50 57 C60 58 66 56 67 46 L73 44 C76 64 68 88 50 90 C32 88 24 64 27 44 Z"},
		{Colour: ruddyDark, Data: "M44 62 C47 60 53 60 56 62 C54 67 46 67 44 62 Z"},
		{Colour: ruddy, Data: "M47 44 H53 L56 54 C54 58 46 58 44 54 Z"},
		{Colour: greenDark, Data: "M18 32 C16 20 34 14 54 16 C74 14 88 22 84 34 C76 36 68 32 60 34 C46 36 30 40 22 38 C18 37 18 35 18 32 Z"},
		{Colour: green, Data: "M20 34 C32 28 62 26 84 32 C86 38 78 40 70 38 C56 36 40 38 30 42 C22 44 18 38 20 34 Z"},
		{Colour: coal, Data: "M37 46 C39 44 42 44 44 46 C42 49 39 49 37 46 Z M56 46 C58 44 61 44 63 46 C61 49 58 49 56 46 Z"},
	}},
	{Name: "hanka", Ground: 0xE59A8CFF, Layers: []portrait.Layer{
		{Colour: greyLight, Data: "M50 2 C60 2 64 9 60 16 C56 20 44 20 40 16 C36 9 40 2 50 2 Z"},
		{Colour: brickDark, Data: "M4 102 C6 82 26 72 40 70 H60 C74 72 94 82 96 102 Z"},
		{Colour: pale, Data: neck},
		{Colour: theme.PaperLight, Data: "M36 82 C40 74 44 72 50 80 C56 72 60 74 64 82 C60 88 54 86 50 82 C46 86 40 88 36 82 Z"},
		{Colour: greyLight, Data: "M30 44 C26 24 38 14 50 14 C62 14 74 24 70 44 C70 52 66 56 64 56 L36 56 C34 56 30 52 30 44 Z"},
		{Colour: pale, Data: "M35 40 C36 30 64 30 65 40 L65 50 C63 62 57 69 50 69 C43 69 37 62 35 50 Z"},
		{Colour: paleShade, Data: "M53 33 C62 33 65 35 65 40 L65 50 C63 62 57 69 50 69 C55 64 57 57 55 50 Z"},
		{Colour: grey, Data: "M32 42 C32 30 42 24 50 28 C58 24 68 30 68 42 C62 36 56 34 50 35 C44 34 38 36 32 42 Z"},
		{Colour: coal, Data: "M40 46 C41 44.5 44 44.5 45 46 C44 48 41 48 40 46 Z M55 46 C56 44.5 59 44.5 60 46 C59 48 56 48 55 46 Z"},
		{Colour: blueDark, Width: 2, Data: "M36 46 C36 39 48 39 48 46 C48 53 36 53 36 46 M52 46 C52 39 64 39 64 46 C64 53 52 53 52 46 M48 45 C49 43.5 51 43.5 52 45"},
		{Colour: brick, Width: 2, Data: "M44 59 C48 62 52 62 56 59"},
	}},
	{Name: "stefan", Ground: 0x9DB4D6FF, Layers: []portrait.Layer{
		{Colour: coal, Data: "M22 102 C24 86 36 82 44 78 H56 C64 82 76 86 78 102 Z"},
		{Colour: theme.PaperLight, Data: "M42 76 H58 L54 100 H46 Z"},
		{Colour: pale, Data: "M45 62 H55 V78 L50 82 L45 78 Z"},
		{Colour: brick, Data: "M50 84 L41 79 V89 Z M50 84 L59 79 V89 Z"},
		{Colour: pale, Data: "M37 34 H63 L62 54 C60 66 56 76 50 76 C44 76 40 66 38 54 Z"},
		{Colour: paleShade, Data: "M53 34 H63 L62 54 C60 66 56 76 50 76 C54 70 56 60 54 52 Z"},
		{Colour: coal, Data: "M36 34 H40 V58 L37 52 Z M64 34 H60 V58 L63 52 Z"},
		{Colour: coal, Data: "M46 66 L50 63 L54 66 L52 82 L48 82 Z"},
		{Colour: coal, Data: "M36 -2 C44 -6 56 -6 64 -2 L63 30 H37 Z"},
		{Colour: coal, Data: "M24 30 C36 24 64 24 76 30 C72 37 62 34 50 34 C38 34 28 37 24 30 Z"},
		{Colour: blue, Data: "M37 20 H63 V27 C56 25 44 25 37 27 Z"},
		{Colour: coal, Data: "M41 45 C42 43 45 43 46 45 C45 47 42 47 41 45 Z"},
		{Colour: straw, Width: 2, Data: "M52.5 45 C52.5 39 62.5 39 62.5 45 C62.5 51 52.5 51 52.5 45 M62 48 C64 58 62 68 60 80"},
		{Colour: coal, Data: "M55 45 C56 43 59 43 60 45 C59 47 56 47 55 45 Z"},
		{Colour: ginger, Data: "M50 57 C46 55 42 56 38 54 C40 60 46 61 50 59 C54 61 60 60 62 54 C58 56 54 55 50 57 Z"},
	}},
}

// Package tower draws the emblems of the seats of Capital Lux 2: four towers of glass, a needle, a dome, a pair and a stair,
// each with windows of its own.
package tower

import (
	"capital/render/canvas"
	"capital/render/emblem"
	"capital/render/theme"
)

// Paint paints a seat's emblem, 0 to 3: see [emblem.Paint].
func Paint(c canvas.Canvas, seat int, body, mark theme.Colour) {
	d := emblem.Drawing{Canvas: c, Body: body, Mark: mark}
	[...]func(emblem.Drawing){needle, dome, pair, stair}[seat&3](d)
}

// needle is slim and pointed, on a wide foot.
func needle(d emblem.Drawing) {
	d.Data("M50 1 L62 58 L64 84 L90 90 L90 98 L10 98 L10 90 L36 84 L38 58 Z")
	d.Data("M26 46 C36 54 64 54 74 46 L70 62 C60 66 40 66 30 62 Z")
	d.Marks(3, "M50 24 V44 M43 72 V88 M50 70 V90 M57 72 V88")
}

// dome is low and round, with a lantern.
func dome(d emblem.Drawing) {
	d.Data("M6 98 V62 C8 34 28 18 44 16 V4 H56 V16 C72 18 92 34 94 62 V98 Z")
	d.Marks(3.4, "M6 64 H94 M50 22 V60 M32 28 C26 38 24 50 24 60 M68 28 C74 38 76 50 76 60")
	for n := range 4 {
		d.Round(d.Mark, 15+19.5*float64(n), 74, 11, 17, 5)
	}
}

// pair are two towers, joined by a bridge.
func pair(d emblem.Drawing) {
	d.Data("M4 98 V26 L22 4 L40 18 V98 Z M60 98 V18 L78 4 L96 26 V98 Z M36 44 H64 V60 H36 Z")
	d.Marks(3.2, "M14 36 H30 M14 52 H30 M14 68 H30 M14 84 H30 M70 36 H86 M70 52 H86 M70 68 H86 M70 84 H86")
}

// stair rises in steps.
func stair(d emblem.Drawing) {
	d.Data("M2 98 V72 H26 V48 H50 V26 H70 V2 H98 V98 Z")
	d.Marks(3.4, "M84 14 V88 M60 38 V88 M37 60 V88 M14 80 V90")
}

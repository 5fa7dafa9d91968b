// Package family draws the emblems of the four families of Capitol, one a seat: a wolf, a
// dolphin, an eagle and a galley.
package family

import (
	"capital/render/canvas"
	"capital/render/emblem"
	"capital/render/theme"
)

// Paint paints a seat's emblem, 0 to 3: see [emblem.Paint].
func Paint(c canvas.Canvas, seat int, body, mark theme.Colour) {
	d := emblem.Drawing{Canvas: c, Body: body, Mark: mark}
	[...]func(emblem.Drawing){wolf, dolphin, eagle, galley}[seat&3](d)
}

// wolf stands and looks back at us, as the one that fed Romulus and Remus.
func wolf(d emblem.Drawing) {
	d.Limb(9, 4, 84, 40, 97, 46, 97, 62, 92, 80)                                                          // tail
	d.Data("M20 33 C34 36 42 34 56 33 C70 32 84 32 88 40 C91 48 88 56 84 60 L32 62 C22 60 16 46 20 33 Z") // body
	d.Limb(14, 6, 30, 52, 28, 64, 29, 76, 26, 93)
	d.Limb(12, 6, 40, 54, 41, 66, 42, 78, 42, 93)
	d.Limb(16, 6, 78, 52, 76, 64, 84, 74, 78, 93)
	d.Limb(13, 6, 68, 52, 64, 66, 68, 78, 62, 93)
	d.Data("M18 93 H30 V97 H18 Z M36 93 H46 V97 H36 Z M56 93 H66 V97 H56 Z M72 93 H82 V97 H72 Z")
	d.Data("M36 40 L40 22 L38 12 L34 4 L27 10 L20 10 L13 3 L11 14 C7 22 10 28 14 32 L18 43 L26 45 L30 43 Z") // head
	d.Data("M44 60 L47 68 L50 60 Z M53 60 L56 68 L59 60 Z")
	d.Marks(2.6, "M17 21 L21 24 M32 21 L28 24 M22 37 L25 39 L28 37")
	d.Marks(2.2, "M34 34 C40 42 38 50 34 56 M42 36 C47 44 45 50 42 55")
}

// dolphin leaps over a wave.
func dolphin(d emblem.Drawing) {
	d.Data("M4 50 C6 43 12 40 18 38 C28 18 56 12 74 28 C88 42 88 58 82 72 C92 72 98 78 99 87 C90 84 84 84 79 86 C74 92 67 94 60 91 C64 84 70 79 74 73 C76 60 70 52 60 50 C48 48 34 54 24 56 C16 58 8 56 4 50 Z")
	d.Data("M50 24 C50 12 56 5 66 3 C64 12 66 20 72 28 Z")
	d.Data("M36 50 C36 60 42 68 52 72 C52 62 52 56 54 49 Z")
	d.Marks(2.6, "M7 50 C13 51 18 49 23 46")
	d.Circle(d.Mark, 25, 40, 3)
	d.Marks(2.2, "M38 30 C48 26 60 28 67 38 M40 50 C41 57 44 61 48 64")
	d.Lines(5, "M3 92 C12 83 22 83 31 91 C39 98 48 98 56 91")
}

// eagle spreads its wings on a globe, as the standards of the legions.
func eagle(d emblem.Drawing) {
	for _, side := range []float64{-1, 1} {
		at := func(x float64) float64 { return 50 + side*x }
		d.Poly(d.Body, at(6), 34, at(16), 20, at(30), 8, at(48), 2, at(49), 14, at(45), 18, at(46), 28, at(41), 31, at(40), 41, at(34), 43, at(31), 52, at(24), 52, at(18), 58, at(6), 60)
	}
	d.Data("M42 30 C40 20 42 9 51 8 C58 7 61 13 60 18 L68 22 L60 25 C57 30 60 36 61 44 C62 56 58 66 50 72 C42 66 38 56 39 44 Z")
	d.Data("M43 62 H57 L64 84 L57 81 L50 87 L43 81 L36 84 Z")
	d.Lines(4.5, "M45 72 L38 88 M55 72 L62 88")
	d.Round(d.Body, 24, 88, 52, 9, 4)
	d.Circle(d.Mark, 53, 15.5, 2.4)
	d.Marks(2.2, "M60 18 L63 20.5 M44 40 C48 44 52 44 56 40 M43 50 C47 54 53 54 57 50 M45 59 C48 62 52 62 55 59")
	d.Marks(2.2, "M34 30 L14 12 M36 38 L18 24 M37 46 L24 36 M66 30 L86 12 M64 38 L82 24 M63 46 L76 36")
}

// galley sails under a square sail, its ram to the left, its oars in the water.
func galley(d emblem.Drawing) {
	d.Data("M2 64 L14 60 C12 52 14 46 20 42 C19 50 22 56 28 59 L74 59 C84 57 89 48 87 36 C86 30 90 25 96 28 C93 31 94 36 95 42 C96 60 88 74 76 80 L22 80 C14 78 10 74 8 69 Z")
	d.Data("M47 2 H53 V60 H47 Z")
	d.Data("M22 12 H78 V17 C73 26 73 38 78 48 C60 54 40 54 22 48 C27 38 27 26 22 17 Z")
	d.Lines(4, "M30 80 L23 95 M44 80 L37 95 M58 80 L51 95 M72 80 L65 95")
	d.Marks(2.4, "M36 22 C38 30 38 36 36 45 M50 22 V46 M64 22 C62 30 62 36 64 45 M26 17 H74")
	d.Marks(2.4, "M14 67 H82")
	d.Circle(d.Mark, 17, 64, 2.4)
	for n := range 5 {
		d.Circle(d.Mark, 32+10*float64(n), 73.5, 2)
	}
}

// Package mermaid draws the mermaids of Warsaw, the emblems of Capital's seats.
package mermaid

import (
	"capital/render/canvas"
	"capital/render/emblem"
	"capital/render/theme"
)

// Paint paints a seat's mermaid, 0 to 3: see [emblem.Paint]. Each bears the sword and the shield of the
// city's arms, and each seat's outline is another: one stands with her sword raised, one lies in the ring of her tail, one
// faces us below the sword she holds with both hands, one leaps over a wave.
func Paint(c canvas.Canvas, seat int, body, mark theme.Colour) {
	d := emblem.Drawing{Canvas: c, Body: body, Mark: mark}
	[...]func(emblem.Drawing){standing, ringed, facing, leaping}[seat&3](d)
}

// shield is a round shield with a rim and a lozenge, set off from what lies behind it.
func shield(d emblem.Drawing, x, y, radius float64) {
	d.Circle(d.Mark, x, y, radius+2)
	d.Circle(d.Body, x, y, radius)
	d.Circle(d.Mark, x, y, radius-2.5)
	d.Circle(d.Body, x, y, radius-4.5)
	r := radius * 0.36
	d.Poly(d.Mark, x, y-r*1.3, x+r, y, x, y+r*1.3, x-r, y)
}

// standing raises her sword, her tail curled behind her.
func standing(d emblem.Drawing) {
	d.Limb(9, 3, 47, 12, 62, 9, 66, 24, 59, 33, 56, 39, 62, 44, 68, 42) // hair
	d.Limb(7, 5, 38, 37, 30, 42, 24, 42, 20, 33)                        // arm
	d.Data("M17.5 29 L11.5 3 L13 0 L15.5 2 L22 28 Z")                   // blade
	d.Lines(3.6, "M12 33 L27 28 M20 33 L21 37")                         // hilt
	d.Data("M51 11 C44 8 37 12 37 19 L35 23 L37 24 L37 27 C37 29 40 30 42 29 L42 32 C36 33 33 36 35 41 C38 47 40 49 40 54 C40 59 35 62 34 68 L61 68 C60 62 55 59 55 54 C55 49 58 46 59 40 C60 35 56 33 51 32 L51 27 C55 23 56 14 51 11 Z")
	d.Limb(27, 5, 47.5, 66, 46, 92, 84, 104, 86, 74) // tail
	d.Data("M86 78 C74 74 69 66 71 57 C78 58 83 62 86 68 C89 61 93 57 100 55 C102 65 97 74 86 78 Z")
	shield(d, 66, 51, 13)
	d.Marks(2, "M39 14 C45 14 47 19 46 26 M40 62 C45 66 52 66 57 62")
	d.Marks(2, "M42 74 C45 71 49 71 51 74 C53 71 57 71 60 74 M46 83 C49 80 52 80 54 83 C56 80 60 80 62 82 M55 91 C57 88 61 88 63 91 C65 88 69 88 71 90")
}

// ringed lies in the ring of her own tail.
func ringed(d emblem.Drawing) {
	d.Canvas = d.Part(4, 6, 0.94)
	d.Limb(22, 5, 43, 66, 42, 90, 66, 96, 80, 82, 96, 66, 96, 12, 62, 9) // tail
	d.Data("M68 10 C60 19 50 22 42 18 C44 12 49 9 54 8 C49 6 46 3 45 -2 C54 -4 64 1 68 10 Z")
	d.Limb(8, 3, 41, 19, 54, 18, 56, 32, 50, 39, 48, 44, 52, 49, 57, 47) // hair
	d.Data("M44 19 C37 16 30 20 30 27 L28 31 L30 32 L30 35 C30 37 33 38 35 37 L35 40 C29 41 27 44 29 49 C31 54 34 56 34 59 C34 62 33 64 33 67 L54 67 C54 63 49 61 48 57 C48 53 51 51 51 47 C51 42 48 41 43 40 L43 35 C48 31 49 22 44 19 Z")
	d.Limb(7, 5, 32, 45, 24, 50, 17, 54, 12, 49) // arm
	d.Data("M9.8 46 L9.8 12 L12 7 L14.2 12 L14.2 46 Z")
	d.Lines(3.6, "M4 47 H20 M12 47 V57") // hilt
	shield(d, 64, 53, 12)
	d.Marks(2, "M32 22 C38 22 40 27 39 34 M35 65 C40 69 46 69 51 65")
	d.Marks(2, "M37 75 C40 72 43 72 45 75 C47 72 50 72 53 75 M42 84 C45 81 48 81 50 84 C52 81 55 81 58 84 M55 90 C57 87 60 87 62 90 C64 87 67 87 69 88")
}

// facing us, she holds her sword above her with both hands.
func facing(d emblem.Drawing) {
	d.Data("M6 2.5 L91 2.5 L98 5 L91 7.5 L6 7.5 Z")
	d.Lines(3.6, "M19 1 V13") // hilt
	for _, side := range []float64{-1, 1} {
		at := func(x float64) float64 { return 50 + side*x }
		d.Limb(8, 3, at(4), 24, at(17), 22, at(10), 38, at(17), 47, at(20), 52, at(19), 56, at(24), 59) // hair
		d.Limb(7, 5, at(12), 40, at(24), 36, at(27), 22, at(22), 6)                                     // arm
		d.Limb(13, 2.5, at(2), 86, at(10), 98, at(26), 96, at(31), 80)                                  // fluke
	}
	d.Circle(d.Body, 50, 28, 9)
	d.Data("M41.5 21 L38.5 10.5 L44.5 15 L50 9.5 L55.5 15 L61.5 10.5 L58.5 21 Z") // crown
	d.Data("M46 34 H54 V37 C62 37 66 40 64 45 C62 51 58 53 58 58 C59 63 62 66 61 71 C59 79 54 83 54 90 L46 90 C46 83 41 79 39 71 C38 66 41 63 42 58 C42 53 38 51 36 45 C34 40 38 37 46 37 Z")
	shield(d, 50, 53, 13)
	d.Marks(2, "M40 20.5 H60 M42.5 29 C45 25 48 25 50 22.5 C52 25 55 25 57.5 29")
	d.Marks(2, "M43 74 C45 71 48 71 50 74 C52 71 55 71 57 74 M46 82 C48 79 52 79 54 82")
}

// leaping over a wave, she points her sword ahead.
func leaping(d emblem.Drawing) {
	d.Limb(21, 5, 56, 46, 40, 38, 20, 44, 16, 66)
	d.Data("M18 62 C9 60 2 63 -1 70 C4 73 9 73 13 71 C12 77 15 82 20 85 C25 78 25 69 18 62 Z")
	d.Limb(21, 16, 54, 45, 60, 46, 64, 44, 68, 40)
	d.Limb(9, 3, 70, 21, 58, 12, 50, 26, 40, 20, 34, 16, 30, 18, 27, 22)
	d.Data("M66 20 C73 15 81 19 81 27 L83 31 L81 32 L81 35 C81 37 78 38 76 37 L75 42 L64 40 L66 32 C62 29 62 23 66 20 Z")
	d.Limb(7, 5, 69, 42, 74, 52, 80, 54, 85, 48)
	d.Data("M85 42 L95 18 L98 14 L99 19 L90 45 Z")
	d.Lines(3.6, "M80 42 L93 49")
	shield(d, 55, 50, 12)
	d.Marks(2, "M79 22 C73 22 71 27 72 34")
	d.Marks(2, "M41 37 C38 40 38 44 41 47 M33 41 C30 44 31 48 34 50 M26 47 C23 51 24 54 27 56")
	d.Lines(4.5, "M4 95 C16 87 26 87 38 94 C50 101 60 100 70 94 C78 89 88 88 96 93")
}

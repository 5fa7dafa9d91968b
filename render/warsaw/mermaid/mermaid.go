// Package mermaid draws the mermaids of Warsaw, the emblems of Capital's seats.
package mermaid

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/shape"
)

// Draw draws a seat's mermaid, 0 to 3, in the square of size pixels whose
// upper left corner is x, y: body for her outline, mark for her shield's ring, her
// scales and her eyes. Each seat's outline is another: one stands with her sword
// raised, one sits in the ring of her tail, one has two tails, one leaps.
func Draw(dst *ebiten.Image, seat int, x, y, size float64, body, mark color.Color) {
	pen := shape.Pen{Dst: dst, X: x, Y: y, Scale: size / 100}
	mermaid := [...]func(shape.Pen, color.Color, color.Color){upright, sitting, twoTailed, leaping}[seat&3]
	mermaid(pen, body, mark)
}

// limb fills one limb; see [shape.Limb].
func limb(pen shape.Pen, c color.Color, from, to float64, points ...float64) {
	var path vector.Path
	shape.Limb(&path, from, to, points...)
	pen.Fill(&path, c)
}

// shield is a round shield with a ring and a boss.
func shield(pen shape.Pen, x, y, radius float64, body, mark color.Color) {
	pen.Circle(x, y, radius, mark)
	pen.Circle(x, y, radius-2.5, body)
	pen.Circle(x, y, radius*0.42, mark)
	pen.Circle(x, y, radius*0.42-2, body)
}

func upright(pen shape.Pen, body, mark color.Color) {
	pen.Data("M65 30 L61 25 L85 1 L88 0 L88 4 Z", body) // blade
	pen.Line("M57 22 L69 33", 4, body)
	limb(pen, body, 8, 6, 55, 38, 62, 40, 64, 34, 63, 28) // raised arm
	limb(pen, body, 9, 3, 44, 13, 30, 13, 33, 30, 24, 38) // hair
	pen.Circle(47, 19, 9, body)
	pen.Data("M42 26 H52 L52 31 C60 33 59 40 58 46 C57 52 58 56 60 61 L36 61 C38 55 38 50 37 45 C35 38 34 33 42 31 Z", body)
	limb(pen, body, 25, 5, 48, 60, 47, 88, 84, 92, 80, 66) // tail
	pen.Data("M80 72 C68 66 64 58 68 50 C74 52 78 56 80 60 C83 55 89 52 96 53 C97 62 92 69 80 72 Z", body)
	shield(pen, 27, 50, 16, body, mark)
	pen.Line("M44 66 C50 71 56 71 61 66 M47 75 C53 79 59 78 64 74 M55 83 C60 86 66 84 70 80", 2.2, mark)
}

func sitting(pen shape.Pen, body, mark color.Color) {
	limb(pen, body, 25, 6, 50, 62, 22, 56, 0, 72, 20, 85, 40, 97, 84, 96, 86, 64) // ring of the tail
	pen.Data("M86 68 C76 62 73 53 77 46 C82 48 85 52 87 57 C90 53 94 51 99 52 C99 60 95 66 86 68 Z", body)
	pen.Data("M44 28 H54 L54 33 C63 35 61 43 59 49 C57 55 60 58 62 63 C64 71 56 76 49 75 L40 62 C41 55 41 51 40 46 C37 39 37 34 44 33 Z", body)
	pen.Circle(49, 20, 9, body)
	limb(pen, body, 10, 4, 47, 13, 62, 8, 64, 24, 63, 34, 62, 42, 68, 46, 72, 42) // hair
	limb(pen, body, 8, 6, 43, 37, 34, 40, 26, 44, 22, 54)                         // arm
	pen.Line("M20 64 V20", 4.5, body)                                             // sword set upright
	pen.Data("M17.5 22 L20 6 L22.5 22 Z", body)
	pen.Line("M12 49 H28", 4, body)
	pen.Line("M15 70 C11 74 11 79 14 83 M30 85 C28 88 29 91 31 94 M45 88 C43 90 43 94 45 97 M60 88 C58 90 59 94 61 96", 2.2, mark)
}

func twoTailed(pen shape.Pen, body, mark color.Color) {
	for _, side := range []float64{-1, 1} {
		at := func(x float64) float64 { return 50 + side*x }
		limb(pen, body, 20, 6, at(5), 62, at(12), 92, at(46), 92, at(38), 54) // tail
		fluke(pen, body, at, 38, 50)
		limb(pen, body, 8, 6, at(10), 36, at(22), 36, at(26), 46, at(37), 55) // arm that holds it
		limb(pen, body, 9, 4, at(4), 12, at(18), 12, at(12), 26, at(20), 32)  // hair
	}
	pen.Circle(50, 19, 10, body)
	pen.Data("M44 27 H56 L57 32 C66 34 63 42 60 48 C59 54 62 60 63 66 L50 74 L37 66 C38 60 41 54 40 48 C37 42 34 34 43 32 Z", body)
	pen.Data("M40 10 L42 2 L46 7 L50 0 L54 7 L58 2 L60 10 Z", body) // crown
	pen.Line("M41 66 L50 72 L59 66 M28 80 C30 75 32 72 36 71 M72 80 C70 75 68 72 64 71", 2.2, mark)
	pen.Circle(50, 46, 3, mark)
}

// fluke is the fin at the end of a tail that points up.
func fluke(pen shape.Pen, body color.Color, at func(float64) float64, x, y float64) {
	var path vector.Path
	point := func(dx, dy float64) (float32, float32) { return float32(at(x + dx)), float32(y + dy) }
	curve := func(a, b, c, d, e, f float64) {
		x1, y1 := point(a, b)
		x2, y2 := point(c, d)
		x3, y3 := point(e, f)
		path.CubicTo(x1, y1, x2, y2, x3, y3)
	}
	path.MoveTo(point(0, 8))
	curve(-9, 0, -14, -10, -9, -20)
	curve(-4, -18, -1, -14, 0, -9)
	curve(2, -14, 6, -18, 11, -19)
	curve(14, -9, 9, 2, 0, 8)
	path.Close()
	pen.Fill(&path, body)
}

func leaping(pen shape.Pen, body, mark color.Color) {
	limb(pen, body, 21, 5, 60, 42, 44, 50, 52, 78, 18, 78) // tail
	pen.Data("M24 78 C18 70 10 66 2 68 C2 74 5 78 9 80 C4 83 2 88 3 95 C12 95 20 90 24 78 Z", body)
	limb(pen, body, 20, 17, 56, 46, 60, 40, 62, 37, 66, 33) // trunk
	pen.Circle(72, 22, 9.5, body)
	limb(pen, body, 10, 3, 68, 16, 54, 8, 50, 22, 34, 20) // hair in the wind
	limb(pen, body, 8, 6, 70, 36, 80, 40, 86, 34, 88, 28) // arm
	pen.Line("M80 24 L95 32", 4, body)
	pen.Data("M86 25 L92 2 L96 0 L97 4 L91 29 Z", body) // blade
	shield(pen, 48, 40, 13, body, mark)
	pen.Line("M44 60 C50 62 54 66 55 70 M37 68 C41 69 44 73 44 76 M30 72 C33 74 34 77 34 79", 2.2, mark)
	pen.Line("M52 92 C58 86 64 86 70 92 C76 98 82 98 88 92", 4, body) // wave
}

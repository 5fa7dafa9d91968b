// Package pavilion draws the emblems of the seats of The Capitals: five buildings of five world expos, a glass palace, an iron
// tower, a great wheel, a needle beside a globe, and an atom of nine spheres.
package pavilion

import (
	"capital/render/canvas"
	"capital/render/emblem"
	"capital/render/theme"
)

// Seats is how many emblems there are.
const Seats = 5

// Paint paints a seat's emblem, 0 to 4: see [emblem.Paint].
func Paint(c canvas.Canvas, seat int, body, mark theme.Colour) {
	e := emblems[seat%Seats]
	d := emblem.Drawing{Canvas: c, Body: body, Mark: mark}
	c.Fill(body, e.outline(c)...)
	e.marks(d)
}

// Outline is the outline of a seat's emblem in the square of 100 units, as loops that may overlap.
func Outline(c canvas.Canvas, seat int) []canvas.Loop { return emblems[seat%Seats].outline(c) }

var emblems = [Seats]struct {
	outline func(c canvas.Canvas) []canvas.Loop
	marks   func(d emblem.Drawing)
}{
	{palace, palaceMarks}, {tower, towerMarks}, {wheel, wheelMarks}, {needle, needleMarks}, {atom, atomMarks},
}

// palace is a hall of glass with a barrel roof between two wings.
func palace(c canvas.Canvas) []canvas.Loop {
	return append(canvas.Data("M2 96 V58 H20 V96 Z M80 96 V58 H98 V96 Z M47 22 V4 L66 10 L52 15 V22 Z"),
		append(c.ArcLoop(50, 50, 34, 34, 180, 360), canvas.Point{X: 84, Y: 96}, canvas.Point{X: 16, Y: 96}))
}

func palaceMarks(d emblem.Drawing) {
	d.Marks(4, "M18 60 H82 M36 60 V88 M64 60 V88 M8 70 H14 M8 82 H14 M86 70 H92 M86 82 H92")
	d.Arc(d.Mark, 4, 50, 60, 17, 22, 180, 360)
}

// tower stands on four legs of iron.
func tower(canvas.Canvas) []canvas.Loop {
	return canvas.Data("M46 1 H54 L57 30 L62 58 L72 78 L88 97 H66 C64 84 58 80 50 80 C42 80 36 84 34 97 H12 L28 78 L38 58 L43 30 Z M30 54 H70 V62 H30 Z M38 27 H62 V33 H38 Z")
}

func towerMarks(d emblem.Drawing) { d.Marks(3.6, "M34 70 H66 M43 44 H57 M50 12 V24") }

// wheel turns slowly, with eight cabins.
func wheel(c canvas.Canvas) []canvas.Loop {
	loops := []canvas.Loop{c.ArcLoop(50, 45, 36, 36, 0, 360)}
	for n := range 8 {
		at := canvas.Polar(50, 45, 37, 45*float64(n)+22.5)
		loops = append(loops, c.ArcLoop(at.X, at.Y, 9, 9, 0, 360))
	}
	return append(loops, canvas.Data("M50 45 L76 98 H24 Z")...)
}

func wheelMarks(d emblem.Drawing) {
	d.Ring(d.Mark, 4, 50, 45, 25)
	d.Marks(3.4, "M32 27 L68 63 M68 27 L32 63 M50 20 V70 M25 45 H75")
}

// needle and globe are the oldest and the simplest of shapes.
func needle(c canvas.Canvas) []canvas.Loop {
	return append(canvas.Data("M20 1 L32 97 H8 Z M4 88 H96 V97 H4 Z"), c.ArcLoop(64, 58, 32, 32, 0, 360))
}

func needleMarks(d emblem.Drawing) {
	d.Arc(d.Mark, 4, 64, 58, 20, 20, 190, 290)
	d.Marks(4, "M20 32 V84")
}

// atom is a crystal of iron, a milliard times its size.
func atom(c canvas.Canvas) []canvas.Loop {
	var loops []canvas.Loop
	for _, at := range atoms() {
		loops = append(loops, c.ArcLoop(at.X, at.Y, 13, 13, 0, 360))
	}
	bar := func(a, b canvas.Point) {
		dx, dy := (b.Y-a.Y)*0.08, (a.X-b.X)*0.08
		loops = append(loops, canvas.Loop{{X: a.X - dx, Y: a.Y - dy}, {X: b.X - dx, Y: b.Y - dy}, {X: b.X + dx, Y: b.Y + dy}, {X: a.X + dx, Y: a.Y + dy}})
	}
	at := atoms()
	for n := 1; n < 7; n++ {
		bar(at[0], at[n])
		bar(at[n], at[n%6+1])
	}
	return append(loops, canvas.Data("M44 86 H56 L60 99 H40 Z")...)
}

// atoms are the middles of the spheres.
func atoms() (at [7]canvas.Point) {
	at[0] = canvas.Point{X: 50, Y: 49}
	for n := range 6 {
		at[n+1] = canvas.Polar(50, 49, 35, 60*float64(n)-90)
	}
	return at
}

func atomMarks(d emblem.Drawing) {
	for _, at := range atoms() {
		d.Circle(d.Mark, at.X, at.Y, 5)
	}
}

package icon

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// The icons that every game needs.
var (
	// VP is victory points, Coin coins, and Price what something costs: a shield, a
	// round coin and a paper tag, told apart by their outlines too.
	VP = &Icon{
		draw:   func(c canvas.Canvas, _ theme.Colour) { vpBadge(c); c.Star(theme.PaperLight, 50, 46, 27) },
		ground: vpBadge, ink: theme.PaperLight, size: 58, middle: canvas.Point{X: 50, Y: 45},
	}
	Coin = &Icon{
		draw:   func(c canvas.Canvas, _ theme.Colour) { coinBadge(c); c.Ring(theme.CoinDark, 5, 50, 50, 24) },
		ground: coinBadge, ink: theme.Ink, size: 56, middle: canvas.Point{X: 50, Y: 50},
	}
	Price = &Icon{
		draw:   func(c canvas.Canvas, _ theme.Colour) { priceBadge(c); coinBadge(c.Part(37, 28, 0.44)) },
		ground: priceBadge, ink: theme.Ink, size: 61, middle: canvas.Point{X: 59, Y: 50},
	}
	// Crown is who leads or has won.
	Crown = New(func(c canvas.Canvas, _ theme.Colour) { crown(c) })
	// Becomes says that what stands left is exchanged for what stands right.
	Becomes = New(func(c canvas.Canvas, plain theme.Colour) { Arrow(c, plain, 8, 50, 92) })
	// Others is every other player.
	Others = New(othersSign)
	// TurnLeft and TurnRight are a quarter turn counter-clockwise and clockwise.
	TurnLeft  = New(func(c canvas.Canvas, plain theme.Colour) { turnSign(c, plain, -1) })
	TurnRight = New(func(c canvas.Canvas, plain theme.Colour) { turnSign(c, plain, 1) })
	// Undo takes back an action, Redo brings it back, Hint is advice, and Log the list of what happened.
	Undo = New(undoSign)
	Redo = New(redoSign)
	Hint = New(hintSign)
	Log  = New(logSign)
	// Outlook is what may still come, and Warning what would be regretted.
	Outlook = New(outlookSign)
	Warning = New(warningSign)
)

// vpBadge is the shield on which victory points are written.
func vpBadge(c canvas.Canvas) {
	c.Fill(theme.PaperLight, shield(2))
	c.Fill(theme.Laurel, shield(7))
}

// shield is the outline of a shield, so many units within the icon.
func shield(in float64) canvas.Loop {
	l, r, top, foot := in, 100-in, in+1, 99-in*1.1
	loop := canvas.Loop{{l, top}, {r, top}, {r, 46}}
	loop = append(loop, canvas.Quadratic(canvas.Point{r, 46}, canvas.Point{r, 78}, canvas.Point{50, foot}, 8)...)
	return append(loop, canvas.Quadratic(canvas.Point{50, foot}, canvas.Point{l, 78}, canvas.Point{l, 46}, 8)...)
}

// coinBadge is the coin on which coins are written.
func coinBadge(c canvas.Canvas) {
	c.Circle(theme.PaperLight, 50, 50, 49)
	c.Circle(theme.CoinDark, 50, 50, 45)
	c.Circle(theme.Coin, 50, 50, 38)
}

// priceBadge is the paper tag on which a price is written, with a hole for its string.
func priceBadge(c canvas.Canvas) {
	c.Fill(theme.PaperLight, tag(0))
	c.Fill(theme.Ink, tag(3))
	c.Fill(theme.PaperLight, tag(9))
	c.Circle(theme.Ink, 14.5, 50, 4)
}

// tag is the outline of a tag, so many units within the icon.
func tag(in float64) canvas.Loop {
	l, r, top, foot, cut := in, 100-in, 14+in, 86-in, 25-in*0.4
	return canvas.Loop{{l, 50 - cut*0.42}, {l + cut, top}, {r, top}, {r, foot}, {l + cut, foot}, {l, 50 + cut*0.42}}
}

func crown(c canvas.Canvas) {
	outer := []float64{6, 30, 28, 52, 50, 16, 72, 52, 94, 30, 84, 84, 16, 84}
	c.Poly(theme.Ink, outer...)
	c.Outline(theme.Ink, 9, canvas.Points(outer))
	c.Poly(theme.Coin, outer...)
	c.Line(theme.Ink, 5, 20, 70, 80, 70)
}

// Arrow draws a horizontal arrow on a canvas, from x0 to x1 at height y.
func Arrow(c canvas.Canvas, colour theme.Colour, x0, y, x1 float64) {
	head := 30.0
	if x1 < x0 {
		head = -head
	}
	c.Line(colour, 15, x0+head/4, y, x1-head, y)
	c.Poly(colour, x1, y, x1-head, y-28, x1-head, y+28)
}

// turnSign is a tile with a turning arrow around it.
func turnSign(c canvas.Canvas, plain theme.Colour, way float64) {
	c.Round(plain, 34, 36, 32, 32, 5)
	from, to := -150.0, 110.0
	c.Stroke(plain, 11, flip(c.ArcLoop(50, 52, 37, 37, from, to), way), false)
	tip := canvas.Polar(50, 52, 37, to)
	head := canvas.Loop{canvas.Polar(tip.X, tip.Y, 24, to+90), canvas.Polar(tip.X, tip.Y, 24, to-150+120), canvas.Polar(tip.X, tip.Y, 24, to+180)}
	c.Fill(plain, flip(head, way))
}

// flip mirrors a loop left to right where way is -1.
func flip(l canvas.Loop, way float64) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for i, p := range l {
		out[i] = canvas.Point{50 + (p.X-50)*way, p.Y}
	}
	return out
}

func undoSign(c canvas.Canvas, plain theme.Colour) {
	c.Arc(plain, 13, 54, 56, 32, 32, -110, 110)
	c.Line(plain, 13, 42, 26, 30, 26)
	c.Poly(plain, 6, 26, 38, 0, 38, 52)
}

func redoSign(c canvas.Canvas, plain theme.Colour) {
	c.Arc(plain, 13, 46, 56, 32, 32, 70, 290)
	c.Line(plain, 13, 58, 26, 70, 26)
	c.Poly(plain, 94, 26, 62, 0, 62, 52)
}

func hintSign(c canvas.Canvas, plain theme.Colour) {
	c.Circle(plain, 50, 40, 33)
	c.Poly(plain, 30, 60, 70, 60, 64, 78, 36, 78)
	c.Circle(theme.NeonAmber, 50, 40, 25)
	c.Line(plain, 6, 40, 40, 50, 54, 60, 40)
	c.Line(plain, 6, 50, 54, 50, 70)
	c.Round(plain, 36, 80, 28, 7, 3)
	c.Round(plain, 40, 90, 20, 7, 3)
}

func logSign(c canvas.Canvas, plain theme.Colour) {
	c.Round(plain, 12, 4, 76, 92, 8)
	c.Round(theme.PaperLight, 19, 11, 62, 78, 4)
	for n := range 4 {
		c.Rect(plain, 28, 22+17*float64(n), 44-12*float64(n%2), 7)
	}
}

// outlookSign is an eye.
func outlookSign(c canvas.Canvas, plain theme.Colour) {
	lid := canvas.Quadratic(canvas.Point{X: 4, Y: 50}, canvas.Point{X: 50, Y: -6}, canvas.Point{X: 96, Y: 50}, 12)
	lid = append(lid, canvas.Quadratic(canvas.Point{X: 96, Y: 50}, canvas.Point{X: 50, Y: 106}, canvas.Point{X: 4, Y: 50}, 12)...)
	c.Stroke(plain, 9, lid, true)
	c.Circle(plain, 50, 50, 17)
	c.Circle(theme.PaperLight, 56, 44, 5)
}

// warningSign is a triangle with a mark in it.
func warningSign(c canvas.Canvas, plain theme.Colour) {
	corners := []float64{50, 12, 92, 86, 8, 86}
	c.Outline(plain, 14, canvas.Points(corners))
	c.Poly(theme.NeonAmber, corners...)
	c.Line(plain, 9, 50, 38, 50, 60)
	c.Circle(plain, 50, 75, 6)
}

func othersSign(c canvas.Canvas, plain theme.Colour) {
	for _, x := range []float64{24, 76} {
		c.Circle(plain, x, 36, 13)
		c.Dome(plain, x, 84, 20, 32)
	}
	c.Circle(theme.PaperLight, 50, 42, 20)
	c.Dome(theme.PaperLight, 50, 96, 29, 40)
	c.Circle(plain, 50, 42, 15)
	c.Dome(plain, 50, 94, 24, 34)
}

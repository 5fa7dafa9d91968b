// Package emblem draws the emblems of seats. Each game paints its own in two colours; a [Painter] paints each once a size and
// colour and keeps the picture.
package emblem

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// Paint paints a seat's emblem in the square of 100 units at the canvas's origin: body is the colour of its outline, mark
// that of the lines on it.
type Paint func(c canvas.Canvas, seat int, body, mark theme.Colour)

// cacheBytes bounds the pictures that are kept, in bytes of pixels.
const cacheBytes = 8 << 20

// Painter draws the emblems of one game.
type Painter struct {
	paint  Paint
	images canvas.Cache[key]
}

// key names one picture.
type key struct {
	seat, size int
	body, mark theme.Colour
}

// NewPainter makes a painter.
func NewPainter(paint Paint) *Painter {
	return &Painter{paint, canvas.NewCache[key](cacheBytes)}
}

// GiveBack gives back pictures that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() { p.images.GiveBack() }

// Paint paints a seat's emblem on a canvas, as [Paint] does.
func (p *Painter) Paint(c canvas.Canvas, seat int, body, mark theme.Colour) {
	p.paint(c, seat, body, mark)
}

// Draw draws a seat's emblem in the square of size pixels whose upper left corner is the pixel nearest to x, y.
func (p *Painter) Draw(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	k := key{seat, int(size), body, mark}
	if k.size <= 0 {
		return
	}
	found := p.images.Get(k)
	if found == nil {
		c := canvas.New(k.size, k.size, float64(k.size)/100)
		p.paint(c, seat, body, mark)
		found = p.images.Put(k, c.Image(nil))
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(found, &options)
}

// Drawing is an emblem being painted in hundredths of its square: the shapes that several emblems are made of.
type Drawing struct {
	canvas.Canvas
	Body, Mark theme.Colour
}

// Data fills the shape that path data describes.
func (d Drawing) Data(data string) { d.Fill(d.Body, canvas.Data(data)...) }

// Lines draws lines of the body's colour.
func (d Drawing) Lines(width float64, data string) { d.stroke(d.Body, width, data) }

// Marks draws lines of the mark's colour on the shapes.
func (d Drawing) Marks(width float64, data string) { d.stroke(d.Mark, width, data) }

func (d Drawing) stroke(colour theme.Colour, width float64, data string) {
	for _, loop := range canvas.Data(data) {
		d.Stroke(colour, width, loop, false)
	}
}

// Limb fills a limb with round ends along a chain of cubic curves: points are x, y pairs, one to begin with and three for
// each curve. It is from wide at its beginning and to wide at its end.
func (d Drawing) Limb(from, to float64, points ...float64) {
	const steps = 24 // straight pieces a curve
	curves := (len(points) - 2) / 6
	total := curves * steps
	var left, right canvas.Loop
	for i := range total + 1 {
		curve := min(i/steps, curves-1)
		x, y, dx, dy := along(points[curve*6:curve*6+8], float64(i)/steps-float64(curve))
		half := (from + (to-from)*float64(i)/float64(total)) / 2
		left = append(left, canvas.Point{X: x + dy*half, Y: y - dx*half})
		right = append(right, canvas.Point{X: x - dy*half, Y: y + dx*half})
	}
	slices.Reverse(right)
	d.Fill(d.Body, append(left, right...),
		d.ArcLoop(points[0], points[1], from/2, from/2, 0, 360),
		d.ArcLoop(points[len(points)-2], points[len(points)-1], to/2, to/2, 0, 360))
}

// along returns the point at t, 0 to 1, of one cubic curve and its unit direction there.
func along(p []float64, t float64) (x, y, dx, dy float64) {
	s := 1 - t
	a, b, c, d := s*s*s, 3*s*s*t, 3*s*t*t, t*t*t
	x = a*p[0] + b*p[2] + c*p[4] + d*p[6]
	y = a*p[1] + b*p[3] + c*p[5] + d*p[7]
	a, b, c = s*s, 2*s*t, t*t
	dx = a*(p[2]-p[0]) + b*(p[4]-p[2]) + c*(p[6]-p[4])
	dy = a*(p[3]-p[1]) + b*(p[5]-p[3]) + c*(p[7]-p[5])
	length := math.Hypot(dx, dy)
	if length == 0 {
		return x, y, 1, 0
	}
	return x, y, dx / length, dy / length
}

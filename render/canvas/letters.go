package canvas

import (
	"math"

	"capital/render/text"
)

// letters collects the outlines of words, and of path data, as loops.
type letters struct {
	loops []Loop
	scale float64 // units of the canvas for one of the outlines
}

func (l *letters) at(x, y float32) Point {
	return Point{float64(x) * l.scale, float64(y) * l.scale}
}

func (l *letters) add(points ...Point) {
	last := &l.loops[len(l.loops)-1]
	*last = append(*last, points...)
}

func (l *letters) here() Point {
	last := l.loops[len(l.loops)-1]
	return last[len(last)-1]
}

// MoveTo begins another outline.
func (l *letters) MoveTo(x, y float32) { l.loops = append(l.loops, Loop{l.at(x, y)}) }

// LineTo goes straight on.
func (l *letters) LineTo(x, y float32) { l.add(l.at(x, y)) }

// QuadTo goes on in a curve.
func (l *letters) QuadTo(x1, y1, x2, y2 float32) {
	l.add(Quadratic(l.here(), l.at(x1, y1), l.at(x2, y2), 6)[1:]...)
}

// CubicTo goes on in a curve bent twice.
func (l *letters) CubicTo(x1, y1, x2, y2, x3, y3 float32) {
	const steps = 12 // an emblem fills half a screen
	a, b, c, d := l.here(), l.at(x1, y1), l.at(x2, y2), l.at(x3, y3)
	for n := 1; n <= steps; n++ {
		t := float64(n) / steps
		u := 1 - t
		l.add(Point{
			u*u*u*a.X + 3*u*u*t*b.X + 3*u*t*t*c.X + t*t*t*d.X,
			u*u*u*a.Y + 3*u*u*t*b.Y + 3*u*t*t*c.Y + t*t*t*d.Y,
		})
	}
}

// Close ends an outline: loops are closed.
func (l *letters) Close() {}

// Words returns the outlines of words with their middle at x and their baseline at y, at most width wide, and the size of
// their type, which is at most size. They are for signs, which are painted once.
func Words(writer *text.Writer, words string, face text.Face, x, y, size, width float64) (loops []Loop, used float64) {
	const drawn = 400.0 // pixels in which the outlines are read
	style := text.Style{Face: face, Size: drawn}
	measured := writer.Outline(&letters{scale: 1}, words, 0, 0, style)
	scale := min(size/drawn, width/max(measured, 1))
	l := &letters{scale: scale}
	writer.Outline(l, words, (x-measured*scale/2)/scale, y/scale, style)
	return l.loops, drawn * scale
}

// Shifted are loops moved by x, y.
func Shifted(loops []Loop, x, y float64) []Loop {
	out := make([]Loop, len(loops))
	for i, loop := range loops {
		out[i] = make(Loop, len(loop))
		for j, at := range loop {
			out[i][j] = Point{at.X + x, at.Y + y}
		}
	}
	return out
}

// Bounds is the box around loops.
func Bounds(loops []Loop) (left, top, right, bottom float64) {
	left, top, right, bottom = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range loops {
		for _, p := range l {
			left, right = min(left, p.X), max(right, p.X)
			top, bottom = min(top, p.Y), max(bottom, p.Y)
		}
	}
	return left, top, right, bottom
}

package poster

import (
	"image"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// letters collects the outlines of words as loops.
type letters struct {
	loops []canvas.Loop
	scale float64 // pixels of the canvas for one of the outlines
}

func (l *letters) at(x, y float32) canvas.Point {
	return canvas.Point{float64(x) * l.scale, float64(y) * l.scale}
}

func (l *letters) add(points ...canvas.Point) {
	last := &l.loops[len(l.loops)-1]
	*last = append(*last, points...)
}

func (l *letters) here() canvas.Point {
	last := l.loops[len(l.loops)-1]
	return last[len(last)-1]
}

// MoveTo begins another outline.
func (l *letters) MoveTo(x, y float32) { l.loops = append(l.loops, canvas.Loop{l.at(x, y)}) }

// LineTo goes straight on.
func (l *letters) LineTo(x, y float32) { l.add(l.at(x, y)) }

// QuadTo goes on in a curve.
func (l *letters) QuadTo(x1, y1, x2, y2 float32) {
	l.add(canvas.Quadratic(l.here(), l.at(x1, y1), l.at(x2, y2), 6)[1:]...)
}

// CubicTo goes on in a curve bent twice.
func (l *letters) CubicTo(x1, y1, x2, y2, x3, y3 float32) {
	const steps = 8
	a, b, c, d := l.here(), l.at(x1, y1), l.at(x2, y2), l.at(x3, y3)
	for n := 1; n <= steps; n++ {
		t := float64(n) / steps
		u := 1 - t
		l.add(canvas.Point{
			u*u*u*a.X + 3*u*u*t*b.X + 3*u*t*t*c.X + t*t*t*d.X,
			u*u*u*a.Y + 3*u*u*t*b.Y + 3*u*t*t*c.Y + t*t*t*d.Y,
		})
	}
}

// Close ends an outline: loops are closed.
func (l *letters) Close() {}

// outline returns the outlines of words with their middle at x and their baseline at y, at most width pixels wide, and
// the size of their type, which is at most size.
func (p *painter) outline(words string, face text.Face, x, y, size, width float64) (loops []canvas.Loop, used float64) {
	const drawn = 400.0 // pixels in which the outlines are read
	style := text.Style{Face: face, Size: drawn}
	measured := p.writer.Outline(&letters{scale: 1}, words, 0, 0, style)
	scale := min(size/drawn, width/max(measured, 1))
	l := &letters{scale: scale}
	p.writer.Outline(l, words, (x-measured*scale/2)/scale, y/scale, style)
	return l.loops, drawn * scale
}

// sign lists what paints the owner's name in neon: its light on the air around it, then its tubes.
func (p *painter) sign() (slices []func()) {
	const baseline, size, width = 520, 470, 1700
	loops, used := p.outline(p.caption.name, text.Neon, Width/2, baseline, size, width)
	tube := max(used*0.03, 7)
	soft := image.NewRGBA(image.Rect(0, 0, Width/haloShrink, haloHeight/haloShrink))
	slices = append(slices, func() { p.soften(soft, loops, tube) })
	const rows = 125
	for y := 0; y < haloHeight; y += rows {
		slices = append(slices, func() {
			canvas.AddLight(p.Pixels(), soft, image.Rect(0, 0, Width, haloHeight), y, y+rows, func(_, _ int) float64 { return 1 })
		})
	}
	return append(slices, func() { p.tubes(loops, tube) })
}

// The picture of the sign's light: how many pixels of the poster one of its has, and how far down it reaches.
const (
	haloShrink = 8
	haloHeight = 1000
)

// soften paints the light of the sign, near and far.
func (p *painter) soften(soft *image.RGBA, loops []canvas.Loop, tube float64) {
	small := canvas.New(soft.Rect.Dx(), soft.Rect.Dy(), 1.0/haloShrink)
	small.Rect(theme.Transparent|0xFF, 0, 0, Width, haloHeight)
	for _, l := range loops {
		small.Outline(theme.NeonPink, tube*2.4, l)
	}
	canvas.Soften(soft, small.Pixels(), 1, 0.5)
	canvas.Soften(soft, small.Pixels(), 4, 0.7)
	canvas.Soften(soft, small.Pixels(), 11, 0.8)
}

// tubes paints the letters themselves.
func (p *painter) tubes(loops []canvas.Loop, width float64) {
	for _, l := range loops {
		p.Outline(theme.NeonPink, width, l)
	}
	p.Fill(theme.NeonCore, loops...)
}

// words writes whose Warsaw it is, and in small what match it was.
func (p *painter) words() {
	write := func(words string, face text.Face, y, size float64, colour theme.Colour) {
		loops, _ := p.outline(words, face, Width/2, y, size, 1720)
		p.Fill(colour, loops...)
	}
	write(p.caption.title, text.Black, 2810, 108, theme.Moonlight)
	write(p.caption.about, text.Bold, 2888, 42, theme.MoonSoft)
}

package log

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Draw draws the log in its panel.
func (l *Log[P]) Draw(p *Panel[P]) {
	l.lay(p)
	p.SayWithin(p.Title, p.In.X, p.In.Y+11*p.U, p.In.W, pencil.Label{Size: 20, Face: text.Bold, VAlign: text.Middle})
	in, whole := l.laid.in, p.Dst
	part := *p
	edge := widget.Rect{X: in.X - 3*p.U, Y: in.Y - 3*p.U, W: in.W + 6*p.U, H: in.H + 6*p.U} // the frame of a line in focus reaches so far
	part.Dst = whole.SubImage(image.Rect(int(edge.X), int(edge.Y), int(edge.X+edge.W), int(edge.Y+edge.H))).(*ebiten.Image)
	for n := range l.laid.rows {
		r := &l.laid.rows[n]
		if y := l.top() + r.y; y < in.Y+in.H && y+r.high > in.Y {
			l.drawRow(&part, r, y)
		}
	}
	l.drawBar(p)
}

// drawRow draws one line.
func (l *Log[P]) drawRow(p *Panel[P], r *row, y float64) {
	line, u, x := &l.lines[r.line], p.U, l.laid.in.X
	if r.line == l.at {
		p.Box(widget.Rect{X: x - 2*u, Y: y - 2*u, W: l.laid.in.W + 4*u, H: r.high + 4*u}, 5*u, u, theme.PaperDark, theme.Highlight)
		if l.leads {
			l.drawSign(p, x+l.laid.in.W-arrow*u/2, y+r.high/2, [3][2]float64{{-0.6, -1}, {0.6, 0}, {-0.6, 1}})
		}
	}
	if l.isHere(r.line) {
		p.Box(widget.Rect{X: x - 2*u, Y: y - 1*u, W: 4 * u, H: r.high + 2*u}, 2*u, 0, theme.Highlight, theme.Highlight)
	}
	words := y
	if r.picturesY < r.wordsHigh { // beside the words, or none
		words += (r.high - r.wordsHigh) / 2
	}
	left := x + r.wordsX
	if line.Seat >= 0 {
		left -= (emblem + near) * u
		p.Art.DrawEmblem(p.Dst, line.Seat, math.Round(left), math.Round(words+math.Min(r.wordsHigh, 20*u*p.Own)/2-emblem*u/2), emblem*u)
	}
	if l.heading(r.line) {
		l.drawTriangle(p, r.line, left-triangle*u*0.6, words+10*u*p.Own)
	}
	p.SayWrapped(line.Words, x+r.wordsX, words, r.wordsWide, l.label(r.line))
	at := x + r.picturesX
	for _, one := range line.Pictures {
		p.Art.DrawPicture(p.Dst, one, math.Round(at), math.Round(y+r.picturesY), r.pictureHigh)
		at += p.Art.PictureWidth(one, r.pictureHigh) + near*u
	}
}

// drawTriangle draws the sign of a heading: it points down where the heading is open, else at its words.
func (l *Log[P]) drawTriangle(p *Panel[P], n int, x, y float64) {
	if l.open(n) {
		l.drawSign(p, x, y, [3][2]float64{{-1, -0.7}, {0, 0.9}, {1, -0.7}})
		return
	}
	l.drawSign(p, x, y, [3][2]float64{{-0.7, -1}, {0.9, 0}, {-0.7, 1}})
}

// drawSign draws a triangle around a point.
func (l *Log[P]) drawSign(p *Panel[P], x, y float64, corners [3][2]float64) {
	half := 5 * p.U
	var path vector.Path
	for n, c := range corners {
		if n == 0 {
			path.MoveTo(float32(x+c[0]*half), float32(y+c[1]*half))
		} else {
			path.LineTo(float32(x+c[0]*half), float32(y+c[1]*half))
		}
	}
	path.Close()
	p.Pen().Fill(&path, theme.InkSoft)
}

// drawBar shows how far the lines are scrolled, where not all are seen.
func (l *Log[P]) drawBar(p *Panel[P]) {
	in, u := l.laid.in, p.U
	if l.laid.tall <= in.H {
		return
	}
	bar := widget.Rect{X: in.X + in.W + near*u, Y: in.Y, W: barWide * u, H: in.H}
	p.Box(bar, bar.W/2, 0, theme.PaperDark, theme.PaperDark)
	high := math.Max(bar.H*in.H/l.laid.tall, 24*u)
	bar.Y += (bar.H - high) * (1 - l.above/(l.laid.tall-in.H))
	bar.H = high
	p.Box(bar, bar.W/2, 0, theme.InkSoft, theme.InkSoft)
}

// Measures of what is shown large, in logical units.
const (
	largeHigh = 210
	largePad  = 12
	largeGap  = 12 // from the panel
)

// DrawPointed draws the pictures of the line that is pointed at large, beside the panel, within the screen.
func (l *Log[P]) DrawPointed(p *Panel[P], screen widget.Rect) {
	all := l.Pointed()
	if len(all) == 0 || l.laid.rows == nil {
		return
	}
	u, high := p.U, largeHigh*p.U
	room := screen.W - 2*(largeGap+largePad)*u
	wide := p.picturesWide(all, high)
	if wide > room {
		high *= room / wide
		wide = p.picturesWide(all, high)
	}
	box := l.besides(p, widget.Rect{W: wide + 2*largePad*u, H: high + 2*largePad*u}, screen)
	p.Box(box, 10*u, 2*u, theme.PaperLight, theme.Ink)
	x := box.X + largePad*u
	for _, one := range all {
		p.Art.DrawPicture(p.Dst, one, math.Round(x), math.Round(box.Y+largePad*u), high)
		x += p.Art.PictureWidth(one, high) + near*u
	}
}

// pointedAt is where the line lies that is pointed at.
func (l *Log[P]) pointedAt() widget.Rect {
	for _, r := range l.laid.rows {
		if r.line == l.at {
			return widget.Rect{X: l.laid.in.X, Y: l.top() + r.y, W: l.laid.in.W, H: r.high}
		}
	}
	return l.laid.in
}

// besides places a box on that side of the panel on which there is more room, at the height of the line that is pointed at;
// above a panel that is wide.
func (l *Log[P]) besides(p *Panel[P], box, screen widget.Rect) widget.Rect {
	gap := largeGap * p.U
	line := l.pointedAt()
	box.Y = line.Y + line.H/2 - box.H/2
	left, right := p.In.X-screen.X, screen.X+screen.W-p.In.X-p.In.W
	above := p.In.W > 1.3*p.In.H // where it lies below the board
	switch {
	case math.Max(left, right) < box.W+gap && !above: // over the panel, but not over the line
		box.X, box.Y = p.In.X, line.Y+line.H+gap
		if line.Y > p.In.Y+p.In.H/2 {
			box.Y = line.Y - gap - box.H
		}
	case above:
		box.X, box.Y = p.In.X+p.In.W/2-box.W/2, p.In.Y-2*gap-box.H
	case left >= right:
		box.X = p.In.X - 2*gap - box.W
	default:
		box.X = p.In.X + p.In.W + 2*gap
	}
	box.X = math.Min(math.Max(box.X, screen.X+gap), screen.X+screen.W-box.W-gap)
	box.Y = math.Min(math.Max(box.Y, screen.Y+gap), screen.Y+screen.H-box.H-gap)
	return box
}

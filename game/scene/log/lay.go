package log

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/pencil"
	"capital/render/text"
	"capital/render/widget"
)

// Art draws what is a game's own.
type Art[P any] interface {
	// DrawEmblem draws a seat's emblem in a square.
	DrawEmblem(dst *ebiten.Image, seat int, x, y, size float64)
	// PictureWidth is how wide a picture is that is so high, in pixels.
	PictureWidth(p P, high float64) float64
	// DrawPicture draws a picture so high.
	DrawPicture(dst *ebiten.Image, p P, x, y, high float64)
}

// Panel is where and with what a log is drawn.
type Panel[P any] struct {
	pencil.Pencil
	Art   Art[P]
	Title string
	In    widget.Rect
}

// Measures of the panel, in logical units.
const (
	titleHigh = 30
	indent    = 12 // of a line from the one it belongs to
	triangle  = 18 // the room for the sign of a heading
	emblem    = 20
	near      = 5 // between things in a line
	space     = 5 // between lines
	picture   = 34
	barWide   = 5  // of the sign how far it is scrolled
	arrow     = 14 // the room for the sign that a line leads somewhere
)

// Labels of the words.
var (
	plain = pencil.Label{Size: 16}
	bold  = pencil.Label{Size: 17, Face: text.Bold}
)

// inner is where the rows are seen.
func (p *Panel[P]) inner() widget.Rect {
	in := p.In
	in.Y += titleHigh * p.U
	in.H -= titleHigh * p.U
	in.W -= (barWide + near) * p.U
	return in
}

// lay lays the rows out, where they do not lie so already, and keeps what is seen within them.
func (l *Log[P]) lay(p *Panel[P]) {
	in := p.inner()
	if l.laid.rows == nil || l.laid.in != in || l.laid.u != p.U || l.laid.own != p.Own {
		l.laid = laid{in: in, u: p.U, own: p.Own}
		for _, n := range l.shown() {
			r := l.layRow(p, n)
			r.y = l.laid.tall
			l.laid.rows = append(l.laid.rows, r)
			l.laid.tall += r.high + space*p.U
		}
	}
	l.above = math.Min(math.Max(l.above, 0), math.Max(l.laid.tall-in.H, 0))
	if l.toSee && len(l.lines) > 0 {
		l.toSee = false
		l.seeLine(l.hereLine())
	}
}

// wide is how wide lines are: where they lead somewhere, the one that is pointed at has a sign for that at its end.
func (l *Log[P]) wide(p *Panel[P]) float64 {
	if !l.leads {
		return p.inner().W
	}
	return p.inner().W - arrow*p.U
}

// layRow lays a line out: its pictures beside the words where these have most of the width, else below them.
func (l *Log[P]) layRow(p *Panel[P], n int) row {
	line, u, width := &l.lines[n], p.U, l.wide(p)
	r := row{line: n, wordsX: float64(line.Depth) * indent * u}
	if line.Depth == 0 || l.heading(n) {
		r.wordsX += triangle * u
	} else {
		r.wordsX -= (indent - near) * u
	}
	if line.Seat >= 0 {
		r.wordsX += (emblem + near) * u
	}
	r.wordsWide = width - r.wordsX
	wide := p.picturesWide(line.Pictures, picture*u)
	beside := wide > 0 && wide < 0.4*r.wordsWide
	if beside {
		r.wordsWide -= wide + near*u
	}
	_, r.wordsHigh = p.Writer.MeasureWrapped(line.Words, r.wordsWide, p.RunningStyle(l.label(n)))
	r.high = math.Max(r.wordsHigh, emblem*u)
	switch {
	case beside:
		r.pictureHigh, r.picturesX = picture*u, width-wide
		r.high = math.Max(r.high, r.pictureHigh)
		r.picturesY = (r.high - r.pictureHigh) / 2
	case wide > 0:
		r.pictureHigh, r.picturesX = picture*u*math.Min(1, r.wordsWide/wide), r.wordsX
		r.picturesY = r.high + near*u
		r.high = r.picturesY + r.pictureHigh
	}
	return r
}

// picturesWide is how wide pictures side by side are.
func (p *Panel[P]) picturesWide(all []P, high float64) float64 {
	wide := 0.0
	for n, one := range all {
		if n > 0 {
			wide += near * p.U
		}
		wide += p.Art.PictureWidth(one, high)
	}
	return wide
}

// label is how a line is written.
func (l *Log[P]) label(n int) pencil.Label {
	if l.lines[n].Depth == 0 || l.heading(n) {
		return bold
	}
	return plain
}

// top is where the rows begin, in pixels of the screen.
func (l *Log[P]) top() float64 {
	in := l.laid.in
	if l.laid.tall <= in.H {
		return in.Y
	}
	return in.Y + in.H - l.laid.tall + l.above
}

// rowAt is the row at a point, or -1.
func (l *Log[P]) rowAt(x, y float64) int {
	if !l.laid.in.Contains(x, y) {
		return -1
	}
	top := l.top()
	for n, r := range l.laid.rows {
		if y >= top+r.y && y < top+r.y+r.high+space*l.laid.u {
			return n
		}
	}
	return -1
}

package results

import (
	"math"

	"capital/render/widget"
)

// layout is where everything of the screen lies, in pixels.
type layout struct {
	u         float64 // pixels a logical unit
	text      float64 // the person's own text size as a factor
	poster    widget.Rect
	buttons   []widget.Rect
	panel     widget.Rect
	labels    widget.Rect   // what the lines of the sheet are called
	columns   []widget.Rect // one a seat, in the order of their places
	head      float64       // height of the names
	positions widget.Rect
	unit      int     // pixels of a unit of every position
	lines     float64 // where the lines of the sheet begin
	line      float64 // height of one
	course    CourseLayout
}

// k is how many pixels a logical unit of what grows with the text has.
func (l *layout) k() float64 { return l.u * l.text }

// content is what there is to be laid out.
type content struct {
	seats     int
	positions []Size
	lines     int // of the sheet above its total
	ties      int // and below it
	buttons   int
}

// Measures of the screen in logical units.
const (
	margin       = 24.0
	pad          = 16.0
	posterWidth  = 364.0 // of the poster beside the sheet
	posterHeight = 300.0 // of the poster above it
	headHeight   = 82.0
	labelWidth   = 214.0
	highLine     = 40.0
	lowLine      = 27.0
	leastHeight  = 120.0 // of the positions
)

// Below the lines of the sheet, in lines: where the middle of the total lies, and the first line that decides ties;
// how far those lie apart; and the room that a total takes by itself.
const (
	totalAt   = 0.95
	tieAt     = 2.25
	tieStep   = 1.3
	totalRoom = 1.6
)

// shadow is the room that a position's shadow takes, in its units.
const shadow = 0.12

// layOut lays the screen out on w×h pixels.
func layOut(w, h, text float64, c content) layout {
	if h > w {
		return layOutUpright(w, h, text, c)
	}
	u := math.Min(w/1280, h/720)
	l := layout{u: u, text: text}
	margin := margin * u
	l.poster = widget.Rect{X: margin, Y: margin, W: posterWidth * u, H: h - 2*margin}
	tall, gap := 54*u, 12*u
	for n := range c.buttons {
		y := h - margin - float64(c.buttons-n)*(tall+gap) + gap
		l.buttons = append(l.buttons, widget.Rect{X: l.poster.X + 22*u, Y: y, W: l.poster.W - 44*u, H: tall})
	}
	l.poster.H = l.buttons[0].Y - 12*u - l.poster.Y
	left := l.poster.X + l.poster.W + margin
	l.layPanel(widget.Rect{X: left, Y: margin, W: w - left - margin, H: h - 2*margin}, c)
	return l
}

// layOutUpright lays the screen out with the poster above the sheet.
func layOutUpright(w, h, text float64, c content) layout {
	u := math.Min(w/720, h/1100)
	l := layout{u: u, text: text}
	margin := margin * u
	l.poster = widget.Rect{X: margin, Y: margin, W: w - 2*margin, H: posterHeight * u}
	wide := (w - 2*margin - 12*u*float64(c.buttons-1)) / float64(c.buttons)
	for n := range c.buttons {
		l.buttons = append(l.buttons, widget.Rect{X: margin + float64(n)*(wide+12*u), Y: h - margin - 56*u, W: wide, H: 56 * u})
	}
	top := l.poster.Y + l.poster.H + 16*u
	l.layPanel(widget.Rect{X: margin, Y: top, W: w - 2*margin, H: l.buttons[0].Y - 16*u - top}, c)
	return l
}

// layPanel lays the sheet and the course out: the names, the positions as large as there is room,
// the lines.
func (l *layout) layPanel(panel widget.Rect, c content) {
	u := l.u
	l.panel = panel
	l.course = layCourse(panel.Inset(pad*u), l.k())
	in := panel.Inset(pad * u)
	l.head = headHeight * u
	l.labels = widget.Rect{X: in.X, Y: in.Y, W: math.Min(labelWidth*u*l.text, in.W*0.3), H: in.H}
	wide := (in.W - l.labels.W) / float64(c.seats)
	for n := range c.seats {
		l.columns = append(l.columns, widget.Rect{X: in.X + l.labels.W + float64(n)*wide, Y: in.Y, W: wide, H: in.H})
	}
	room := in.H - l.head
	many := c.rows()
	l.line = lowLine * u * l.text
	if len(c.positions) > 0 {
		l.line = math.Min(l.line, (room-leastHeight*u)/many)
	}
	l.positions = widget.Rect{X: in.X + l.labels.W, Y: in.Y + l.head, W: wide * float64(c.seats)}
	l.layPositions(wide-14*u, room-many*l.line-14*u, c.positions)
	l.line = math.Min((room-l.positions.H)/many, highLine*u*l.text)
	l.lines = l.positions.Y + l.positions.H
	if spare := in.Y + in.H - l.lines - many*l.line; spare > 0 { // large lines and still room: spread it
		l.positions.H += spare
		l.lines += spare
	}
}

// rows is how many lines high the sheet is, its total and what decides ties included.
func (c *content) rows() float64 {
	return float64(c.lines) + totalRoom + tieStep*float64(c.ties)
}

// layPositions finds the largest unit with which each position fits into a box of w×h, and how high they then are.
func (l *layout) layPositions(w, h float64, sizes []Size) {
	if len(sizes) == 0 {
		return
	}
	unit, highest := math.Inf(1), 1
	for _, s := range sizes {
		unit = math.Min(unit, math.Min(w/(float64(max(s.Width, 1))+shadow), h/(float64(max(s.Height, 1))+shadow)))
		highest = max(highest, s.Height)
	}
	l.unit = int(math.Max(math.Floor(math.Max(unit, 0)/2)*2, 2))
	l.positions.H = float64(highest*l.unit) + 16*l.u
}

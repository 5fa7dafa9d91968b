package results

import (
	"math"

	"capital/game/scene"
	"capital/render/widget"
)

// layout is where everything of the screen lies, in pixels.
type layout struct {
	u         float64 // pixels a logical unit
	text      float64 // the person's own text size as a factor
	verdict   widget.Rect
	sign      widget.Rect // the name of whose position is shown large
	detail    widget.Rect // that position
	buttons   []widget.Rect
	panel     widget.Rect   // the sheet
	labels    widget.Rect   // what the lines of the sheet are called
	columns   []widget.Rect // one a seat, in the order of their places
	head      float64       // height of the names
	positions widget.Rect
	unit      int         // pixels of a unit of every small position
	lines     float64     // where the lines of the sheet begin
	line      float64     // height of one
	wide      widget.Rect // the panel of the course, in the place of all but the buttons
	course    CourseLayout
}

// k is how many pixels a logical unit of what grows with the text has.
func (l *layout) k() float64 { return l.u * l.text }

// content is what there is to be laid out.
type content struct {
	seats     int
	positions []Size
	lines     int       // of the sheet above its total
	ties      int       // and below it
	buttons   []float64 // how wide their labels are, in logical units
}

// Measures of the screen in logical units.
const (
	margin        = 24.0
	pad           = 16.0
	gap           = 12.0
	near          = 4.0  // between the sign and the position
	tall          = 54.0 // of a button
	verdictHeight = 104.0
	signHeight    = 56.0
	mostDetail    = 0.42  // of the width that the large position takes beside the sheet
	lowScreen     = 430.0 // below this the small positions have no room
	leastVerdict  = 0.28  // of the width of a low screen
	topShare      = 0.46  // of the height that it takes above the sheet
	headHeight    = 82.0
	labelWidth    = 214.0
	highLine      = 40.0
	lowLine       = 27.0
	leastHeight   = 120.0 // of the small positions
	menuWide      = 38.0  // that the button in the corner reaches into the verdict
	leastShare    = 0.24  // of the room for them and the lines, where that is low
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

// layOut lays the screen out in a room, text in a size: the verdict and the large position beside the sheet, or above it.
func layOut(room scene.Room, text float64, c content) layout {
	w, h := room.Width, room.Height
	u := math.Min(w/1280, h/720)
	if h > w {
		u = math.Min(w/720, h/1100)
	}
	u = room.Touchable(u, tall)
	l := layout{u: u, text: text}
	l.wide = widget.Rect{X: margin * u, Y: margin * u, W: w - 2*margin*u, H: h - (2*margin+tall+gap)*u}
	l.layButtons(widget.Rect{X: margin * u, Y: h - (margin+tall)*u, W: l.wide.W, H: tall * u}, c.buttons)
	l.course = layCourse(l.wide.Inset(pad*u), l.k())
	if h > w {
		l.layAbove(c)
	} else {
		l.layBeside(c)
	}
	return l
}

// layButtons lays the buttons out in a row: each as wide as its label, and what room is left shared out evenly.
func (l *layout) layButtons(row widget.Rect, labels []float64) {
	spare := row.W - gap*l.u*float64(len(labels)-1)
	for _, width := range labels {
		spare -= width * l.u
	}
	x := row.X
	for _, width := range labels {
		wide := width*l.u + spare/float64(len(labels))
		l.buttons = append(l.buttons, widget.Rect{X: x, Y: row.Y, W: wide, H: row.H})
		x += wide + gap*l.u
	}
}

// layBeside lays the large position out beside the sheet, the verdict above it.
func (l *layout) layBeside(c content) {
	u, in := l.u, l.wide
	above := (verdictHeight*math.Max(l.text, 1) + signHeight) * u
	side := math.Min(in.H-above-near*u, mostDetail*in.W)
	if in.H < lowScreen*u { // the verdict needs its width, the lines of the sheet all of the height
		side, c.positions = math.Max(side, leastVerdict*in.W), nil
	}
	l.verdict = widget.Rect{X: in.X + menuWide*u, Y: in.Y, W: side - menuWide*u, H: verdictHeight * math.Max(l.text, 1) * u}
	l.sign = widget.Rect{X: in.X, Y: in.Y + l.verdict.H, W: side, H: signHeight * u}
	l.detail = widget.Rect{X: in.X, Y: in.Y + above + near*u, W: side, H: in.H - above - near*u}
	left := in.X + side + margin*u
	l.layPanel(widget.Rect{X: left, Y: in.Y, W: in.X + in.W - left, H: in.H}, c)
}

// layAbove lays the large position out above the sheet, the verdict beside it.
func (l *layout) layAbove(c content) {
	u, in := l.u, l.wide
	high := topShare * in.H
	side := math.Min(high-(signHeight+near)*u, 0.55*in.W)
	left := in.X + in.W - side
	l.sign = widget.Rect{X: left, Y: in.Y, W: side, H: signHeight * u}
	l.detail = widget.Rect{X: left, Y: in.Y + (signHeight+near)*u, W: side, H: high - (signHeight+near)*u}
	l.verdict = widget.Rect{X: in.X, Y: in.Y, W: left - in.X - gap*u, H: high}
	top := in.Y + high + pad*u
	l.layPanel(widget.Rect{X: in.X, Y: top, W: in.W, H: in.Y + in.H - top}, c)
}

// layPanel lays the sheet out: the names, the small positions as large as there is room, the lines.
func (l *layout) layPanel(panel widget.Rect, c content) {
	u := l.u
	l.panel = panel
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
		l.line = math.Min(l.line, (room-math.Min(leastHeight*u, leastShare*room))/many)
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
	highest := 1
	l.unit = unitIn(w, h, sizes...)
	for _, s := range sizes {
		highest = max(highest, s.Height)
	}
	l.positions.H = float64(highest*l.unit) + 16*l.u
}

// unitIn is the largest unit, in whole even pixels, with which each position fits into a box of w×h.
func unitIn(w, h float64, sizes ...Size) int {
	unit := math.Inf(1)
	for _, s := range sizes {
		unit = math.Min(unit, math.Min(w/(float64(max(s.Width, 1))+shadow), h/(float64(max(s.Height, 1))+shadow)))
	}
	return int(math.Max(math.Floor(math.Max(unit, 0)/2)*2, 2))
}

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
	stairs    widget.Rect // the steps of a ladder where no position is shown large
	buttons   []widget.Rect
	panel     widget.Rect   // the sheet
	labels    widget.Rect   // what the lines of the sheet are called
	columns   []widget.Rect // one a seat, in the order of their places
	head      float64       // height of the names
	positions widget.Rect
	unit      int         // pixels of a unit of every small position
	lines     float64     // where the lines of the sheet begin
	line      float64     // height of one
	menu      float64     // that the button in the corner reaches into what begins there
	wide      widget.Rect // the panel of the course, in the place of all but the buttons
	course    CourseLayout
	row, top  float64 // how much larger than usual the text is in the lines of the sheet and in its head: no larger than these
	button    float64 // and on the buttons
	stacked   bool    // what a line is called stands above its points, for there is no room beside them
	crowded   bool    // nor is there room above them, for there are so many lines: names are small beside their points
}

// k is how many pixels a logical unit of what grows with the text has.
func (l *layout) k() float64 { return l.u * l.text }

// large reports whether text is so large that the positions make room for it.
func (l *layout) large() bool { return l.text > largeText }

// content is what there is to be laid out.
type content struct {
	seats     int
	positions []Size
	lines     int       // of the sheet above its total
	ties      int       // and below it
	buttons   []float64 // how wide their labels are, in logical units
	names     float64   // and the longest name of a line, at the usual size of text
	menu      float64   // how far the button that opens the menu reaches from the left, in pixels
	ladder    bool      // there is one
	noted     bool      // the verdict says more than how the match came out
	folded    bool      // not all lines are seen at once
}

// Measures of the screen in logical units.
const (
	margin        = 24.0
	pad           = 16.0
	gap           = 12.0
	near          = 4.0  // between the sign and the position
	tall          = 54.0 // of a button
	verdictHeight = 104.0
	noteHeight    = 44.0 // that it is higher where it says more than how the match came out
	signHeight    = 56.0
	mostDetail    = 0.42  // of the width that the large position takes beside the sheet
	lowScreen     = 430.0 // below this the small positions have no room
	leastVerdict  = 0.28  // of the width of a low screen
	topShare      = 0.46  // of the height that it takes above the sheet
	headHeight    = 82.0
	lowHead       = 58.0 // where it has names and places alone
	manyLines     = 10   // with more of them the sheet takes what height they need
	easyLine      = 20.0 // of which each needs so much
	labelWidth    = 214.0
	highLine      = 40.0
	lowLine       = 27.0
	leastHeight   = 120.0 // of the small positions
	lowestLine    = 16.5  // with less than this for a line there are none
	menuWide      = 38.0  // of the verdict and the title of the course that the button in the corner takes at least
	leastShare    = 0.24  // of the room for them and the lines, where that is low
)

// Of large text: from what factor on it is, how large it gets on buttons and in the head of the sheet, how much of the width
// the verdict takes beside the sheet and the names of its lines within it, how high the verdict is without its words and with
// each factor of text more, and how high a large position is at least.
const (
	largeText     = 1.3
	mostButton    = 1.4
	mostHead      = 1.5
	largeSide     = 0.30
	largeLabels   = 0.36
	largeVerdict  = 60.0
	verdictWords  = 150.0
	verdictWide   = 105.0 // above the sheet, where words have more room
	leastDetail   = 120.0
	tightLine     = 20.0 // of a line of the sheet, in units of its text
	stackedLine   = 44.0 // of one with its name above its points
	leastName     = 0.8  // of its size that is left of a name beside its points
	besideName    = 38.0 // the sign of a line, and what is free around its name
	crowdedShare  = 0.85 // of the height that a sheet with names above its points needs: with less these stand beside them
	crowdedLabels = 0.46
	leastAbove    = 60.0 // of the verdict above such lines, without its words and with each factor of text more
	wordsAbove    = 85.0
)

// leastStairs is how high a ladder without words is at least, in logical units.
const leastStairs = 44.0

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
	rows := l.buttonRows(w-2*margin*u, c.buttons, h > w)
	foot := float64(len(rows))*(tall*l.button+gap)*u - gap*u
	l.wide = widget.Rect{X: margin * u, Y: margin * u, W: w - 2*margin*u, H: h - (2*margin+gap)*u - foot}
	y := h - margin*u - foot
	for _, row := range rows {
		l.layButtons(widget.Rect{X: margin * u, Y: y, W: l.wide.W, H: tall * l.button * u}, row)
		y += (tall*l.button + gap) * u
	}
	l.course = layCourse(l.wide.Inset(pad*u), u, text, c.seats)
	l.menu = math.Max(menuWide*u, c.menu-l.wide.X+2*near*u)
	l.course.Title.X += l.menu - pad*u
	l.course.Title.W -= l.menu - pad*u
	if h > w {
		l.layAbove(c)
	} else {
		l.layBeside(c)
	}
	return l
}

// mostRows is how many rows of buttons there are at most: where the screen is upright, and where it lies.
const (
	mostRows  = 3
	lyingRows = 2
)

// buttonRows shares the buttons out between rows of a width, and finds how large these are. There are more rows than one where
// labels have no room else: on an upright screen also where they would be smaller than the text is.
func (l *layout) buttonRows(width float64, labels []float64, upright bool) [][]float64 {
	most, enough, many := math.Min(math.Max(l.text, 1), mostButton), 1.0, lyingRows
	if upright {
		many = mostRows
		if l.large() {
			enough = most
		}
	}
	var rows [][]float64
	for n := 1; n <= many && n <= max(len(labels)/2, 1); n++ {
		shared, room := sharedOut(labels, n), most
		for _, row := range shared {
			room = math.Min(room, l.roomForLabels(width, row))
		}
		if rows == nil || room > l.button {
			rows, l.button = shared, room
		}
		if l.button >= enough || n == 2 && l.button >= 1 {
			break
		}
	}
	l.button = math.Max(l.button, 1)
	return rows
}

// sharedOut shares labels out between so many rows.
func sharedOut(labels []float64, rows int) (shared [][]float64) {
	for ; rows > 0; rows-- {
		n := (len(labels) + rows - 1) / rows
		shared, labels = append(shared, labels[:n]), labels[n:]
	}
	return shared
}

// roomForLabels is how much larger than usual labels may be in a row of a width.
func (l *layout) roomForLabels(width float64, labels []float64) float64 {
	const around = 20.0
	sum := 0.0
	for _, wide := range labels {
		sum += wide
	}
	return (width/l.u - gap*float64(len(labels)-1) - around*float64(len(labels))) / sum
}

// layButtons lays buttons out in a row: each as wide as its label, and what room is left shared out evenly.
func (l *layout) layButtons(row widget.Rect, labels []float64) {
	unit := l.u * l.button
	spare := row.W - gap*l.u*float64(len(labels)-1)
	for _, width := range labels {
		spare -= width * unit
	}
	x := row.X
	for _, width := range labels {
		wide := width*unit + spare/float64(len(labels))
		l.buttons = append(l.buttons, widget.Rect{X: x, Y: row.Y, W: wide, H: row.H})
		x += wide + gap*l.u
	}
}

// layBeside lays the large position out beside the sheet, the verdict above it.
func (l *layout) layBeside(c content) {
	u, in := l.u, l.wide
	verdict := verdictHeight * math.Max(l.text, 1) * u
	if l.large() {
		verdict = (largeVerdict + verdictWords*l.text) * u
	}
	if c.noted {
		verdict += noteHeight * math.Max(l.text, 1) * u
	}
	above := verdict + (signHeight+near)*u
	side := math.Min(in.H-above, mostDetail*in.W)
	if in.H < lowScreen*u { // the verdict needs its width, the lines of the sheet all of the height
		side, c.positions = math.Max(side, leastVerdict*in.W), nil
	}
	if l.large() {
		side = largeSide * in.W
	}
	if (l.large() || c.noted) && in.H-above < leastDetail*u || c.noted && c.folded {
		verdict = in.H
	}
	l.verdict = widget.Rect{X: in.X + l.menu, Y: in.Y, W: side - l.menu, H: verdict}
	if verdict < in.H {
		l.sign = widget.Rect{X: in.X, Y: in.Y + verdict, W: side, H: signHeight * u}
		l.detail = widget.Rect{X: in.X, Y: in.Y + above, W: side, H: in.H - above}
	}
	left := in.X + side + margin*u
	l.layPanel(widget.Rect{X: left, Y: in.Y, W: in.X + in.W - left, H: in.H}, c)
}

// layAbove lays the large position out above the sheet, the verdict beside it; of large text the verdict alone.
func (l *layout) layAbove(c content) {
	u, in := l.u, l.wide
	high := topShare * in.H
	if c.lines > manyLines {
		needed := (headHeight*math.Max(math.Min(l.text, mostHead), 1) + 3*pad + c.rows()*easyLine) * u
		high = math.Max(math.Min(high, in.H-needed), (largeVerdict+verdictWide*l.text)*u)
	}
	l.stacked = l.stacks(in.W-2*pad*u, &c)
	if words := (leastAbove + wordsAbove*l.text) * u; c.folded || l.stacked && in.H-words-headHeight*u < crowdedShare*c.rows()*stackedLine*u {
		l.stacked, l.crowded = false, true
		high = words
	}
	if l.stacked {
		high = math.Max(math.Min(high, in.H-l.sheetHeight(&c)), (leastAbove+wordsAbove*l.text)*u)
	}
	l.verdict = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: high}
	if l.large() || l.stacked || l.crowded {
		high = math.Min(high, (largeVerdict+verdictWide*l.text)*u)
		l.verdict = widget.Rect{X: in.X + l.menu, Y: in.Y, W: in.W - l.menu, H: high}
	} else {
		side := math.Min(high-(signHeight+near)*u, 0.55*in.W)
		left := in.X + in.W - side
		l.sign = widget.Rect{X: left, Y: in.Y, W: side, H: signHeight * u}
		l.detail = widget.Rect{X: left, Y: in.Y + (signHeight+near)*u, W: side, H: high - (signHeight+near)*u}
		l.verdict.W = left - in.X - gap*u
	}
	if spare := in.H - high - l.sheetHeight(&c); c.ladder && l.detail.W == 0 && spare > leastStairs*u {
		steps := math.Min(spare, 2*leastStairs*u)
		l.stairs = widget.Rect{X: in.X, Y: in.Y + high, W: in.W, H: steps}
		high += steps
	}
	top := in.Y + high + pad*u
	l.layPanel(widget.Rect{X: in.X, Y: top, W: in.W, H: in.Y + in.H - top}, c)
}

// sheetHeight is how high a sheet is whose lines are called what stands above their points.
func (l *layout) sheetHeight(c *content) float64 {
	return 3*pad*l.u + headHeight*l.u*math.Max(math.Min(l.text, mostHead), 1) + c.rows()*stackedLine*l.u*math.Max(l.text, 1)
}

// labelShare is how much of the width of a sheet what its lines are called takes.
func (l *layout) labelShare() float64 {
	switch {
	case l.crowded:
		return crowdedLabels
	case l.large():
		return largeLabels
	}
	return 0.3
}

// stacks reports whether the names of lines have no room beside their points in a sheet of a width.
func (l *layout) stacks(width float64, c *content) bool {
	room := math.Min(labelWidth*l.text, l.labelShare()*width/l.u) - besideName
	return room < leastName*c.names
}

// layPanel lays the sheet out: the names, the small positions as large as there is room, the lines.
func (l *layout) layPanel(panel widget.Rect, c content) {
	u := l.u
	l.panel = panel
	in := panel.Inset(pad * u)
	tight, low, most := tightLine, lowLine, highLine
	if l.large() || l.stacked || l.crowded {
		c.positions = nil
	}
	if l.stacked {
		tight, low, most = 2*tight, 2*low, 2*most
	}
	if l.top = math.Min(l.text, mostHead); in.H < lowScreen*u { // the lines need the height
		l.top = math.Min(l.text, 1)
	}
	l.head = headHeight * u * math.Max(l.top, 1)
	if l.crowded {
		l.head = lowHead * u * math.Max(l.top, 1)
	}
	l.labels = widget.Rect{X: in.X, Y: in.Y, W: math.Min(labelWidth*u*l.text, in.W*l.labelShare()), H: in.H}
	left := in.X + l.labels.W
	if l.stacked {
		l.labels.W, left = in.W, in.X
	}
	wide := (in.X + in.W - left) / float64(c.seats)
	for n := range c.seats {
		l.columns = append(l.columns, widget.Rect{X: left + float64(n)*wide, Y: in.Y, W: wide, H: in.H})
	}
	room := in.H - l.head
	many := c.rows()
	l.line = low * u * l.text
	if beside := (room - math.Min(leastHeight*u, leastShare*room)) / many; beside < lowestLine*u {
		c.positions = nil // so many lines need all of the height
	} else if len(c.positions) > 0 {
		l.line = math.Min(l.line, beside)
	}
	l.positions = widget.Rect{X: left, Y: in.Y + l.head, W: wide * float64(c.seats)}
	l.layPositions(wide-14*u, room-many*l.line-14*u, c.positions)
	l.line = math.Min((room-l.positions.H)/many, most*u*l.text)
	l.row = math.Min(l.text, l.line/(tight*u))
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

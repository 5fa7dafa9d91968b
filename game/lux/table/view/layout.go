package view

import (
	"math"

	"capital/game/scene"
	"capital/game/scene/aside"
	"capital/render/widget"
	"capital/rules/lux"
)

// Layout is where everything on the table lies, in pixels, for one room and one kind of match. It follows from these alone.
type Layout struct {
	U      float64 // pixels a logical unit
	Text   float64 // how much larger text that runs over lines is than in units: 1 but for very large text
	Close  bool    // all lies close together: on a telephone, and where text is large
	Screen widget.Rect

	Round   widget.Rect // the rounds, and what the present one is at
	Outlook widget.Rect // what may still come
	Menu    widget.Rect

	Grid    widget.Rect                                  // the columns, and what stands before their rows
	Columns [lux.HomeDistricts]widget.Rect               // one a district, shared by the capital and all home bases
	Heads   [lux.HomeDistricts]widget.Rect               // the power of the column
	Capital [lux.HomeDistricts]widget.Rect               // of the Outsider district: the highest limit
	Homes   [lux.MaxSeats][lux.HomeDistricts]widget.Rect // by their places: see [Layout.row]
	Labels  [lux.MaxSeats]widget.Rect                    // likewise: whose home base it is
	Stock   widget.Rect                                  // the deck, the discards, and citizens beside the deck
	Rob     widget.Rect                                  // what ROB has to show, where one seat plays alone

	Side    widget.Rect // what a move would change, and what is pointed at
	Sheet   widget.Rect // where the log and advice lie: the same, or over what is beside it too
	Words   widget.Rect // of a lesson, where one is given
	Hand    widget.Rect
	Confirm widget.Rect
	Undo    widget.Rect
	Redo    widget.Rect
	Log     widget.Rect
	Hint    widget.Rect

	match kind
}

// kind is what of a match a layout follows from.
type kind struct {
	seats    int
	solo     bool // against ROB
	outsider bool // there is a fifth home district
}

func kindOf(t *lux.Table) kind { return kind{t.Seats(), t.Solo(), t.InPlay(lux.Outsider)} }

// The screens that the table is designed for, in logical units. Where there are fewer all lies close together.
const (
	designWide, designHigh   = 1280, 720
	uprightWide, uprightHigh = 900, 1200
)

// plan is a layout that is being made of a screen of so many logical units.
type plan struct {
	Layout
	width, height float64
}

// at is where a place in logical units lies in pixels.
func (p *plan) at(x, y, w, h float64) widget.Rect {
	return widget.Rect{X: x * p.U, Y: y * p.U, W: w * p.U, H: h * p.U}
}

// lay lays the table out.
func lay(room scene.Room, match kind) Layout {
	wide, high := float64(designWide), float64(designHigh)
	if room.Upright() {
		wide, high = uprightWide, uprightHigh
	}
	p := plan{Layout: Layout{Screen: widget.Rect{W: room.Width, H: room.Height}, match: match}}
	p.U, p.Text = room.Unit(wide, high)
	p.width, p.height = room.Width/p.U, room.Height/p.U
	p.Close = p.U > 1.01*math.Min(room.Width/wide, room.Height/high)
	switch {
	case p.Close && room.Upright():
		p.makeTall(room, closeTall)
		p.closeUpright()
	case p.Close:
		p.makeTall(room, closeLow)
		p.closeLying()
	case room.Upright():
		p.upright()
	default:
		p.lying()
	}
	if room.LeftHanded {
		p.mirror()
	}
	return p.Layout
}

// makeTall makes units smaller where fewer than so many lie below each other: running text stays as large. On a telephone a unit
// is a point at least, for fingers.
func (p *plan) makeTall(room scene.Room, least float64) {
	if u := math.Max(room.Height/least, room.Point); u < p.U {
		p.Text *= p.U / u
		p.U = u
		p.width, p.height = room.Width/u, room.Height/u
	}
}

// Measures of a table with room, in logical units.
const (
	edge        = 10.0
	stripHigh   = 50.0
	sideWide    = 252.0
	labelWide   = 138.0
	headHigh    = 60.0
	handHigh    = 152.0
	buttonsHigh = 42.0
	confirmHigh = 52.0
)

// lying lays the table out on a screen wider than high: the columns over the hand, and beside both what is said.
func (p *plan) lying() {
	w, h := p.width, p.height
	p.strip(edge, 6, w-2*edge, 40)
	x := w - edge - sideWide
	p.Side = p.at(x, stripHigh, sideWide, h-stripHigh-edge-confirmHigh-buttonsHigh-12)
	p.Sheet = p.Side
	p.buttonRow(x, h-edge-confirmHigh-6-buttonsHigh, sideWide, buttonsHigh)
	p.Confirm = p.at(x, h-edge-confirmHigh, sideWide, confirmHigh)
	hand := handHigh + 0.2*(h-designHigh)
	p.Hand = p.at(edge, h-6-hand, x-2*edge, hand)
	p.grid(edge, stripHigh, x-2*edge, h-stripHigh-hand-12, labelWide, headHigh)
}

// upright lays the table out on a screen higher than wide: the columns above what is said, the hand below it.
func (p *plan) upright() {
	const side, label = 176.0, 128.0
	w, h := p.width, p.height
	p.strip(edge, 6, w-2*edge, 40)
	hand := handHigh + 24
	p.Hand = p.at(edge, h-6-hand, w-2*edge, hand)
	y := h - 12 - hand - side
	const buttons = 236.0
	p.Side = p.at(edge, y, w-3*edge-buttons, side)
	p.Sheet = p.Side
	p.buttonRow(w-edge-buttons, y, buttons, 56)
	p.Confirm = p.at(w-edge-buttons, y+side-60, buttons, 60)
	p.grid(edge, stripHigh, w-2*edge, y-stripHigh-6, label, headHigh+12)
}

// strip lays out what lies along the top.
func (p *plan) strip(x, y, w, high float64) {
	const button = 44.0
	p.Menu = p.at(x+w-button, y-2, button, button)
	p.Outlook = p.at(x+w-2*button-8, y-2, button, button)
	p.Round = p.at(x, y, w-2*button-16, high)
}

// buttonRow lays the small buttons out beside each other.
func (p *plan) buttonRow(x, y, w, high float64) {
	const gap = 6.0
	step := (w + gap) / 4
	for n, place := range [...]*widget.Rect{&p.Undo, &p.Redo, &p.Log, &p.Hint} {
		*place = p.at(x+float64(n)*step, y, step-gap, high)
	}
}

// Measures of a table on which all lies close together, in logical units: on a telephone these are points.
const (
	closeEdge  = 6.0
	closeGap   = 4.0
	closeTouch = 46.0  // the least that a finger hits well
	closeTall  = 720.0 // the least height of an upright screen on which there is room for all rows
	closeLow   = 390.0 // and of one that lies
)

// closeUpright lays the table out on a slim screen: everything below each other, the hand and the buttons at the thumb.
func (p *plan) closeUpright() {
	w, h, y := p.width-2*closeEdge, p.height, closeEdge
	p.closeStrip(closeEdge, y, w)
	y += closeTouch + closeGap
	end := h - closeEdge - closeTouch
	p.buttonRow(closeEdge, end, 0.52*w, closeTouch)
	p.Confirm = p.at(closeEdge+0.52*w+closeGap, end, 0.48*w-closeGap, closeTouch)
	hand := between(0.15*h, 104, 150)
	end -= hand + closeGap
	p.Hand = p.at(closeEdge, end, w, hand)
	side := between(0.135*h, 92, 170)
	end -= side + closeGap
	p.Side = p.at(closeEdge, end, w, side)
	p.Sheet = p.at(closeEdge, end, w, side+closeGap+hand)
	p.grid(closeEdge, y, w, end-closeGap-y, 34, 30)
}

// closeLying lays the table out on a low screen: the columns left above the hand, and right of both what is said.
func (p *plan) closeLying() {
	w, h := p.width-2*closeEdge, p.height
	right := between(0.285*p.width, 204, 300)
	x := p.width - closeEdge - right
	p.closeStrip(x, closeEdge, right)
	end := h - closeEdge
	p.Confirm = p.at(x, end-closeTouch, right, closeTouch)
	end -= closeTouch + closeGap
	p.buttonRow(x, end-closeTouch, right, closeTouch)
	end -= closeTouch + closeGap
	y := closeEdge + closeTouch + closeGap
	p.Side = p.at(x, y, right, end-y)
	p.Sheet = p.Side
	hand := between(0.25*h, 92, 150)
	p.Hand = p.at(closeEdge, h-closeEdge-hand, w-right-closeGap, hand)
	p.grid(closeEdge, closeEdge, w-right-closeGap, h-2*closeEdge-hand-closeGap, 58, 26)
}

// closeStrip lays out the round and what leads elsewhere.
func (p *plan) closeStrip(x, y, w float64) {
	p.Menu = p.at(x+w-closeTouch, y, closeTouch, closeTouch)
	p.Outlook = p.at(x+w-2*closeTouch-closeGap, y, closeTouch, closeTouch)
	p.Round = p.at(x, y, w-2*(closeTouch+closeGap), closeTouch)
}

// between is a length within bounds.
func between(length, least, most float64) float64 { return math.Min(math.Max(length, least), most) }

// running is how large running text is that usually has a size: less where all lies close together.
func (l *Layout) running(size float64) float64 { return aside.Running(size, l.Close) }

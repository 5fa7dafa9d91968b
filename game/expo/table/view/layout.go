package view

import (
	"math"

	"capital/game/scene"
	"capital/game/scene/aside"
	"capital/render/widget"
	"capital/rules/expo"
)

// Layout is where everything on the table lies, in pixels, for one room and one kind of match. It follows from these alone, but
// for how the city is looked at.
type Layout struct {
	U      float64 // pixels a logical unit
	Text   float64 // how much larger text that runs over lines is than in units: 1 but for very large text
	Close  bool    // all lies close together: on a telephone, and where text is large
	Screen widget.Rect

	Round   widget.Rect // the rounds, the eras and the Expos, and what the present round is at
	Outlook widget.Rect // what may still come
	Menu    widget.Rect

	City       widget.Rect                // the window on the city that is shown
	Own        widget.Rect                // what its seat has beside it: plant, cubes, tourists
	Tracks     widget.Rect                // all tracks; where all lies close together a strip of the own figures
	Fair       widget.Rect                // what the coming Expo would bring
	Order      widget.Rect                // the initiative
	Market     widget.Rect                // the buildings to be had
	Prosperity widget.Rect                // the prosperity tiles that lie open
	Panels     [expo.MaxSeats]widget.Rect // of the others, by their places: see [Layout.row]
	Tray       widget.Rect                // where all lies close together: one of the order, the market, prosperity and the answers
	Tabs       [tabs]widget.Rect          // which of these, and the others
	Over       widget.Rect                // where what is opened lies large

	Side    widget.Rect // what a move would change, and what is pointed at
	Sheet   widget.Rect // where the log and advice lie: the same, or over what is beside it too
	Words   widget.Rect // of a lesson, where one is given
	Confirm widget.Rect
	Undo    widget.Rect
	Redo    widget.Rect
	Log     widget.Rect
	Hint    widget.Rect

	Zoom   float64 // how many times larger the city is than its window takes it: 1 or more
	shiftX float64 // how far it has been moved from the middle, in pixels
	shiftY float64
	match  kind
}

// tabs are what lies in the tray or over the table where all lies close together.
const tabs = 4

// tabThings are what the tabs lead to.
var tabThings = [tabs]ThingKind{Market, Order, Prosperity, Rivals}

// kind is what of a match a layout follows from.
type kind struct {
	seats int
}

func kindOf(t *expo.Table) kind { return kind{t.Seats()} }

// spaces is how many spaces the initiative has.
func (k kind) spaces() int { return max(k.seats, 4) }

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
	p := plan{Layout: Layout{Screen: widget.Rect{W: room.Width, H: room.Height}, Zoom: 1, match: match}}
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
	gap         = 6.0
	stripHigh   = 50.0
	leftWide    = 304.0
	sideWide    = 252.0
	panelsWide  = 152.0
	orderHigh   = 96.0
	prosperHigh = 118.0
	ownHigh     = 46.0
	tracksHigh  = 148.0
	fairWide    = 240.0
	buttonsHigh = 42.0
	confirmHigh = 52.0
)

// lying lays the table out on a screen wider than high: left what is to be had, in the middle the city above the tracks, right
// what is said.
func (p *plan) lying() {
	w, h := p.width, p.height
	p.strip(edge, 6, w-2*edge, 40)
	x := w - edge - sideWide
	p.Side = p.at(x, stripHigh, sideWide, h-stripHigh-edge-confirmHigh-buttonsHigh-2*gap)
	p.Sheet = p.Side
	p.buttonRow(x, h-edge-confirmHigh-gap-buttonsHigh, sideWide, buttonsHigh)
	p.Confirm = p.at(x, h-edge-confirmHigh, sideWide, confirmHigh)

	more := h - designHigh
	order, prosperity := orderHigh+0.1*more, prosperHigh+0.15*more
	p.Order = p.at(edge, stripHigh, leftWide, order)
	p.Prosperity = p.at(edge, h-edge-prosperity, leftWide, prosperity)
	p.Market = p.at(edge, stripHigh+order+gap, leftWide, h-edge-stripHigh-order-prosperity-2*gap)

	left := edge + leftWide + gap
	middle := x - gap - left
	tracks := tracksHigh + 0.2*more
	p.tracksRow(left, h-edge-tracks, middle, tracks)
	p.cityAndPanels(left, stripHigh, middle, h-edge-tracks-gap-stripHigh)
}

// upright lays the table out on a screen higher than wide: what is to be had above the city, the tracks below it, and below them
// what is said.
func (p *plan) upright() {
	const side, market, row, buttons, order = 172.0, 118.0, 100.0, 236.0, 304.0
	w, h := p.width, p.height
	inner := w - 2*edge
	p.strip(edge, 6, inner, 40)
	y := stripHigh
	p.Market = p.at(edge, y, inner, market)
	y += market + gap
	p.Order = p.at(edge, y, order, row)
	p.Prosperity = p.at(edge+order+gap, y, inner-order-gap, row)
	y += row + gap
	end := h - edge - side
	p.Side = p.at(edge, end, inner-buttons-edge, side)
	p.Sheet = p.Side
	p.buttonRow(w-edge-buttons, end, buttons, 56)
	p.Confirm = p.at(w-edge-buttons, h-edge-60, buttons, 60)
	end -= gap + tracksHigh
	p.tracksRow(edge, end, inner, tracksHigh)
	p.cityAndPanels(edge, y, inner, end-gap-y)
}

// tracksRow lays out the tracks, and beside them what the coming Expo would bring.
func (p *plan) tracksRow(x, y, w, h float64) {
	fair := fairWide + 0.1*math.Max(w-700, 0)
	p.Tracks = p.at(x, y, w-fair-gap, h)
	p.Fair = p.at(x+w-fair, y, fair, h)
}

// cityAndPanels lays out the city with what its seat has, and the others beside it.
func (p *plan) cityAndPanels(x, y, w, h float64) {
	panels := panelsWide
	if p.match.seats == 2 { // one alone
		panels = 196
	}
	city := w - panels - gap
	p.City = p.at(x, y, city, h-ownHigh-gap)
	p.Own = p.at(x, y+h-ownHigh, w, ownHigh)
	p.Over = p.at(x, y, w, h)
	others := p.match.seats - 1
	step := math.Min((h-ownHigh)/float64(others), 260)
	for n := range others {
		p.Panels[n] = p.at(x+city+gap, y+float64(n)*step, panels, step-gap)
	}
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
	closeTab   = 44.0  // a tab's height
	closeStrip = 38.0  // of the tracks
	closeOwn   = 30.0  // of what a seat has
	closeTall  = 640.0 // the least height of an upright screen on which there is room for all rows
	closeLow   = 390.0 // and of one that lies
)

// closeUpright lays the table out on a slim screen: everything below each other, the tray and the buttons at the thumb.
func (p *plan) closeUpright() {
	w, h, y := p.width-2*closeEdge, p.height, closeEdge
	p.closeTop(closeEdge, y, w)
	y += closeTouch + closeGap
	p.Tracks = p.at(closeEdge, y, w, closeStrip)
	y += closeStrip + closeGap
	top := y
	end := h - closeEdge - closeTouch
	p.buttonRow(closeEdge, end, 0.52*w, closeTouch)
	p.Confirm = p.at(closeEdge+0.52*w+closeGap, end, 0.48*w-closeGap, closeTouch)
	side := between(0.135*h, 84, 160)
	end -= side + closeGap
	p.Side = p.at(closeEdge, end, w, side)
	tray := between(0.155*h, 98, 140)
	end -= tray + closeGap
	p.Tray = p.at(closeEdge, end, w, tray)
	p.Sheet = p.at(closeEdge, end, w, side+closeGap+tray)
	end -= closeTab + closeGap
	p.tabRow(closeEdge, end, w)
	end -= closeOwn + closeGap
	p.Own = p.at(closeEdge, end, w, closeOwn)
	p.City = p.at(closeEdge, y, w, end-closeGap-y)
	p.Over = p.at(closeEdge, top, w, end+closeOwn-top)
}

// closeLying lays the table out on a low screen: the city left, beside it the tray, and right of both what is said.
func (p *plan) closeLying() {
	w, h := p.width-2*closeEdge, p.height
	right := between(0.285*p.width, 204, 300)
	x := p.width - closeEdge - right
	p.closeTop(x, closeEdge, right)
	end := h - closeEdge
	p.Confirm = p.at(x, end-closeTouch, right, closeTouch)
	end -= closeTouch + closeGap
	p.buttonRow(x, end-closeTouch, right, closeTouch)
	end -= closeTouch + closeGap
	y := closeEdge + closeTouch + closeGap
	p.Side = p.at(x, y, right, end-y)
	p.Sheet = p.Side

	left := w - right - closeGap
	p.Tracks = p.at(closeEdge, closeEdge, left, closeStrip)
	y = closeEdge + closeStrip + closeGap
	end = h - closeEdge - closeTab
	const tab = 48.0
	p.tabRow(closeEdge+left-tabs*(tab+closeGap)+closeGap, end, tabs*(tab+closeGap)-closeGap)
	p.Own = p.at(closeEdge, end, left-tabs*(tab+closeGap), closeTab)
	tray := between(0.19*p.width, 118, 150)
	p.Tray = p.at(closeEdge+left-tray, y, tray, end-closeGap-y)
	p.City = p.at(closeEdge, y, left-tray-closeGap, end-closeGap-y)
	p.Over = p.at(closeEdge, y, left, end-closeGap-y)
}

// closeTop lays out the round and what leads elsewhere.
func (p *plan) closeTop(x, y, w float64) {
	p.Menu = p.at(x+w-closeTouch, y, closeTouch, closeTouch)
	p.Outlook = p.at(x+w-2*closeTouch-closeGap, y, closeTouch, closeTouch)
	p.Round = p.at(x, y, w-2*(closeTouch+closeGap), closeTouch)
}

// tabRow lays out the tabs.
func (p *plan) tabRow(x, y, w float64) {
	step := (w + closeGap) / tabs
	for n := range p.Tabs {
		p.Tabs[n] = p.at(x+float64(n)*step, y, step-closeGap, closeTab)
	}
}

// between is a length within bounds.
func between(length, least, most float64) float64 { return math.Min(math.Max(length, least), most) }

// running is how large running text is that usually has a size: less where all lies close together.
func (l *Layout) running(size float64) float64 { return aside.Running(size, l.Close) }

// row is the place of a seat's panel among those of the others, in their order from the left neighbour on; that of the seat in
// view is the last.
func (l *Layout) row(p *Position, seat int) int {
	n := l.match.seats
	return (seat - p.Seat - 1 + 2*n) % n
}

// mirror puts what lies on the right to the left, for a person who reaches for it with the left hand.
func (p *plan) mirror() {
	for _, r := range [...]*widget.Rect{
		&p.Round, &p.Outlook, &p.Menu, &p.City, &p.Own, &p.Tracks, &p.Fair, &p.Order, &p.Market, &p.Prosperity, &p.Tray, &p.Over, &p.Side, &p.Sheet, &p.Confirm,
	} {
		p.move(r)
	}
	for n := range p.Panels {
		p.move(&p.Panels[n])
	}
	p.moveRow(&p.Undo, &p.Redo, &p.Log, &p.Hint)
	p.moveRow(&p.Tabs[0], &p.Tabs[1], &p.Tabs[2], &p.Tabs[3])
}

// move moves a place as far from the left as it is from the right.
func (p *plan) move(r *widget.Rect) { r.X = p.Screen.W - r.X - r.W }

// moveRow moves places that lie side by side, in their order.
func (p *plan) moveRow(all ...*widget.Rect) {
	first, last := all[0], all[len(all)-1]
	by := p.Screen.W - (last.X + last.W) - first.X
	for _, r := range all {
		r.X += by
	}
}

package view

import (
	"math"

	"capital/game/scene/aside"
	"capital/render/rome/city"
	"capital/render/widget"
	"capital/rules/rome"
)

// Layout is where everything on the table lies, in pixels, for one room. It follows from that alone, but for the map, which can
// be zoomed.
type Layout struct {
	U           float64 // pixels a logical unit
	Text        float64 // how much larger text that runs over lines is than in units: 1 but for very large text
	Close       bool    // all lies close together: on a telephone, and where text is large
	Screen      widget.Rect
	Course      widget.Rect // rounds, and what a round goes through
	Rounds      widget.Rect // leads to the sheets of the rounds that are over
	Menu        widget.Rect
	Outlook     widget.Rect // what may still come
	Others      widget.Rect // the panels of the other seats: see [Layout.Other]
	Window      widget.Rect // the map is seen in it
	Map         widget.Rect // the whole map, larger than its window where it is zoomed
	MapU        float64     // pixels a logical unit of what stands on the map
	Zoom        float64     // how many times larger the map is than its window
	Words       widget.Rect // of a lesson, where there is one
	Prefectures [rome.Places]widget.Rect
	Piles       [rome.Types]widget.Rect // the cards that are drawn
	Discards    [rome.Types]widget.Rect
	Side        widget.Rect // what a move would change, and what is pointed at
	Sheet       widget.Rect // where the log and advice lie: the same, or over what is beside it too
	Confirm     widget.Rect
	Own         widget.Rect // the seat in view: who it is and what it has built
	Header      widget.Rect // who it is
	Houses      widget.Rect // its houses, beside the board
	Stock       widget.Rect
	Roofs       [rome.Shapes]widget.Rect
	Hand        widget.Rect
	Stop        widget.Rect // where a bid is laid, and what was won
	Undo        widget.Rect
	Redo        widget.Rect
	Log         widget.Rect
	Hint        widget.Rect
	Pass        widget.Rect
}

// The screens that the table is designed for, in logical units. Where there are fewer all lies close together.
const (
	designWide, designHigh   = 1280, 720
	uprightWide, uprightHigh = 900, 1200
)

// placer is where a place in logical units lies in pixels.
type placer func(x, y, w, h float64) widget.Rect

// plan is a layout that is being made of a screen of so many logical units.
type plan struct {
	Layout
	width, height float64
	taught        bool // there is room for the words of a lesson
}

// at is where a place in logical units lies in pixels.
func (p *plan) at(x, y, w, h float64) widget.Rect {
	return widget.Rect{X: x * p.U, Y: y * p.U, W: w * p.U, H: h * p.U}
}

// Measures of a table on a wide screen, in logical units: what lies above and below the map and beside it.
const (
	stripHigh   = 50.0
	bandHigh    = 150.0
	sideWide    = 236.0
	rivalsWide  = 196.0
	rivalHigh   = 108.0 // of a seat's panel among what lies beside the map
	alone       = 160.0 // of the only one
	besideSide  = 2     // so many other seats find room there
	buttonsHigh = 42.0
)

// lying lays the table out on a screen wider than high. The map takes what is left: three other seats lie left of it, or fewer
// with all else right of it.
func (p *plan) lying(seats int) {
	l, at, width, height := &p.Layout, p.at, p.width, p.height
	p.strip(width, at)
	low := height - bandHigh - 14 - stripHigh
	x, y, map0 := width-sideWide-10, stripHigh, 10.0
	switch rivals := seats - 1; {
	case p.taught:
		l.Others = at(10, y, sideWide, low)
		map0 += sideWide + 8
	case rivals > besideSide:
		wide := rivalsWide + 0.3*(width-designWide)
		l.Others = at(10, y, wide, low)
		map0 += wide + 8
	default:
		high := alone
		if rivals > 1 {
			high = float64(rivals)*(rivalHigh+6) - 6
		}
		l.Others = at(x, y, sideWide, high)
		y += high + 6
	}
	l.Window = at(map0, stripHigh, x-8-map0, low)
	p.laySide(x, y, sideWide, height-6-y, at)
	own := min(470+0.4*(width-designWide), 660)
	p.layOwn(10, height-bandHigh-6, own, bandHigh, at)
	p.layHand(own+18, height-bandHigh-6, x-8-own-18, bandHigh, at)
}

// upright lays the table out on a screen higher than wide.
func (p *plan) upright() {
	l, at, width, height := &p.Layout, p.at, p.width, p.height
	const top, side, own, hand, piles = 50, 178, 136, 140, 260
	others := 154.0
	if p.taught {
		others = 170
	}
	p.strip(width, at)
	l.Others = at(10, top, width-20, others)
	y := height - 6 - hand
	p.layHand(10, y, width-20, hand, at)
	y -= own + 6
	p.layOwn(10, y, width-28-buttonsWide, own, at)
	p.layButtons(width-buttonsWide-10, y, own, at)
	y -= side + 6
	l.Side = at(10, y, width-28-piles, side)
	l.Sheet = l.Side
	p.layPiles(width-piles-10, y, piles, at)
	l.Confirm = at(width-piles-10, y+side-54, piles, 54)
	l.Window = at(10, top+others+6, width-20, y-top-others-12)
}

// stopHigh is how high the room is above the Stop, in logical units.
const stopHigh = 64.0

// layHand lays out the hand, with room for a bid above its cards.
func (l *plan) layHand(x, y, w, h float64, at placer) {
	l.Hand = at(x, y, w, h)
	l.Stop = at(x, y, w, stopHigh-4)
}

// strip lays out what lies along the top of the screen.
func (l *plan) strip(width float64, at placer) {
	l.Course = at(10, 6, width-20-156, 40)
	l.Rounds = at(width-10-96, 4, 44, 44)
	l.Outlook = at(width-10-148, 4, 44, 44)
	l.Menu = at(width-10-44, 4, 44, 44)
}

// pilesHigh is how high the piles and the discards below them are, and buttonsWide how wide the buttons, in logical units.
const (
	pilesHigh   = 106
	buttonsWide = 132
)

// laySide lays out what lies beside the map: the piles, below them what a move would change and the buttons.
func (l *plan) laySide(x, y, w, h float64, at placer) {
	const confirm, gap, pass = 52.0, 6.0, 62.0
	end := y + h
	l.layPiles(x, y, w, at)
	l.Side = at(x, y+pilesHigh+8, w, h-pilesHigh-8-confirm-buttonsHigh-2*gap)
	l.Sheet = l.Side
	l.Confirm = at(x, end-confirm, w, confirm)
	end -= confirm + gap + buttonsHigh
	step := (w - pass) / 4
	for n, place := range [...]*widget.Rect{&l.Undo, &l.Redo, &l.Hint, &l.Log} {
		*place = at(x+float64(n)*step, end, step-gap, buttonsHigh)
	}
	l.Pass = at(x+w-pass, end, pass, buttonsHigh)
}

// layPiles lays out the piles, with their discards below.
func (l *plan) layPiles(x, y, w float64, at placer) {
	step := w / rome.Types
	for n := range l.Piles {
		l.Piles[n] = at(x+float64(n)*step, y, step-6, 72)
		l.Discards[n] = at(x+float64(n)*step, y+76, step-6, pilesHigh-76)
	}
}

// layOwn lays out the panel of the seat in view: below its name its houses, and beside them what they are built from.
func (l *plan) layOwn(x, y, w, h float64, at placer) {
	l.Own = at(x, y, w, h)
	l.Header = at(x+8, y+5, w-18, 30)
	const roof, stock = 64, 62
	high := h - 42
	right := x + w - 8
	l.Roofs[rome.Triangular] = at(right-roof, y+36, roof, high)
	l.Roofs[rome.Round] = at(right-2*roof-4, y+36, roof, high)
	l.Stock = at(right-2*roof-8-stock, y+36, stock, high)
	l.Houses = at(x+8, y+36, w-24-2*roof-8-stock, high-4)
}

// layButtons lays out the small buttons below each other, h logical units high in all.
func (l *plan) layButtons(x, y, h float64, at placer) {
	const w, gap = buttonsWide, 6
	high := (h - 2*gap) / 3
	l.Undo = at(x, y, (w-gap)/2, high)
	l.Redo = at(x+(w+gap)/2, y, (w-gap)/2, high)
	l.Hint = at(x, y+high+gap, (w-gap)/2, high)
	l.Log = at(x+(w+gap)/2, y+high+gap, (w-gap)/2, high)
	l.Pass = at(x, y+2*(high+gap), w, high)
}

// What stands on the map is designed for one so many logical units large. Smaller than a part of that it is not to be read.
const (
	mapWide, mapHigh = 800.0, 480.0
	smallest         = 0.76
	largest          = 1.5
)

// layMap gives every prefecture its part of the map, as they lie in Rome, with the Tiber in the west.
func (l *Layout) layMap() {
	m := l.Map
	l.MapU = l.U
	if fits := math.Min(m.W/mapWide, m.H/mapHigh); l.Close || l.Zoom > 1 {
		l.MapU = between(fits, smallest*l.U, largest*l.U)
	}
	for p := range l.Prefectures {
		room := city.RegionOf(rome.Place(p)).Room
		l.Prefectures[p] = widget.Rect{X: m.X + room.X*m.W, Y: m.Y + room.Y*m.H, W: room.W * m.W, H: room.H * m.H}
	}
}

// running is how large running text is that usually has a size: less where all lies close together.
func (l *Layout) running(size float64) float64 { return aside.Running(size, l.Close) }

// between is a length within bounds.
func between(length, least, most float64) float64 { return math.Min(math.Max(length, least), most) }

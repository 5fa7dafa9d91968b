package view

import (
	"math"

	"capital/render/rome/city"
	"capital/render/widget"
	"capital/rules/rome"
)

// Layout is where everything on the table lies, in pixels, for one size of screen. It follows from that alone.
type Layout struct {
	U           float64 // pixels a logical unit
	Screen      widget.Rect
	Course      widget.Rect // rounds, and what a round goes through
	Menu        widget.Rect
	Outlook     widget.Rect // what may still come
	Others      widget.Rect // the panels of the other seats: see [Layout.Other]
	Map         widget.Rect
	Prefectures [rome.Places]widget.Rect
	Piles       [rome.Types]widget.Rect // the cards that are drawn
	Discards    [rome.Types]widget.Rect
	Side        widget.Rect // what a move would change, and what is pointed at
	Confirm     widget.Rect
	Own         widget.Rect // the seat in view: who it is and what it has built
	Houses      widget.Rect // its houses, beside the board
	Stock       widget.Rect
	Roofs       [rome.Shapes]widget.Rect
	Hand        widget.Rect
	Undo        widget.Rect
	Redo        widget.Rect
	Log         widget.Rect
	Hint        widget.Rect
	Pass        widget.Rect
}

// placer is where a place in logical units lies in pixels.
type placer func(x, y, w, h float64) widget.Rect

// Lay lays the table out on a screen of w×h pixels. Upright screens get the other seats in a row above the map, and beside
// each other below it what a move would change, and the piles.
func Lay(w, h float64) Layout {
	if h > w {
		return layUpright(w, h)
	}
	u := math.Min(w/1280, h/720)
	l := Layout{U: u, Screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	const top, band, side = 50, 160, 250
	l.strip(width, at)
	others := min(236+0.3*(width-1280), 340)
	low := height - band - 14 - top
	l.Others = at(10, top, others, low)
	l.Map = at(others+18, top, width-others-side-36, low)
	l.laySide(width-side-10, top, side, low, at)
	own := min(500+0.4*(width-1280), 660)
	l.layOwn(10, height-band-6, own, band, at)
	l.Hand = at(own+18, height-band-6, width-own-36-buttonsWide, band)
	l.layButtons(width-buttonsWide-10, height-band-6, band, at)
	l.layMap()
	return l
}

// layUpright lays the table out on a screen higher than wide.
func layUpright(w, h float64) Layout {
	u := math.Min(w/900, h/1200)
	l := Layout{U: u, Screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	const top, others, side, own, hand, piles = 50, 168, 178, 142, 148, 260
	l.strip(width, at)
	l.Others = at(10, top, width-20, others)
	y := height - 6 - hand
	l.Hand = at(10, y, width-20, hand)
	y -= own + 6
	l.layOwn(10, y, width-28-buttonsWide, own, at)
	l.layButtons(width-buttonsWide-10, y, own, at)
	y -= side + 6
	l.Side = at(10, y, width-28-piles, side)
	l.layPiles(width-piles-10, y, piles, at)
	l.Confirm = at(width-piles-10, y+side-54, piles, 54)
	l.Map = at(10, top+others+6, width-20, y-top-others-12)
	l.layMap()
	return l
}

// strip lays out what lies along the top of the screen.
func (l *Layout) strip(width float64, at placer) {
	l.Course = at(10, 6, width-20-104, 40)
	l.Outlook = at(width-10-96, 4, 44, 44)
	l.Menu = at(width-10-44, 4, 44, 44)
}

// pilesHigh is how high the piles and the discards below them are, and buttonsWide how wide the buttons, in logical units.
const (
	pilesHigh   = 122
	buttonsWide = 132
)

// laySide lays out what lies beside the map: the piles, below them what a move would change.
func (l *Layout) laySide(x, y, w, h float64, at placer) {
	l.layPiles(x, y, w, at)
	l.Side = at(x, y+pilesHigh+8, w, h-pilesHigh-8-60)
	l.Confirm = at(x, y+h-54, w, 54)
}

// layPiles lays out the piles, with their discards below.
func (l *Layout) layPiles(x, y, w float64, at placer) {
	step := w / rome.Types
	for n := range l.Piles {
		l.Piles[n] = at(x+float64(n)*step, y, step-6, 86)
		l.Discards[n] = at(x+float64(n)*step, y+90, step-6, pilesHigh-90)
	}
}

// layOwn lays out the panel of the seat in view: below its name its houses, and beside them what they are built from.
func (l *Layout) layOwn(x, y, w, h float64, at placer) {
	l.Own = at(x, y, w, h)
	const roof, stock = 64, 62
	high := h - 42
	right := x + w - 8
	l.Roofs[rome.Triangular] = at(right-roof, y+36, roof, high)
	l.Roofs[rome.Round] = at(right-2*roof-4, y+36, roof, high)
	l.Stock = at(right-2*roof-8-stock, y+36, stock, high)
	l.Houses = at(x+8, y+36, w-24-2*roof-8-stock, high-4)
}

// layButtons lays out the small buttons below each other, h logical units high in all.
func (l *Layout) layButtons(x, y, h float64, at placer) {
	const w, gap = buttonsWide, 6
	high := (h - 2*gap) / 3
	l.Undo = at(x, y, (w-gap)/2, high)
	l.Redo = at(x+(w+gap)/2, y, (w-gap)/2, high)
	l.Hint = at(x, y+high+gap, (w-gap)/2, high)
	l.Log = at(x+(w+gap)/2, y+high+gap, (w-gap)/2, high)
	l.Pass = at(x, y+2*(high+gap), w, high)
}

// layMap gives every prefecture its part of the map, as they lie in Rome, with the Tiber in the west.
func (l *Layout) layMap() {
	m := l.Map
	for p := range l.Prefectures {
		room := city.RegionOf(rome.Place(p)).Room
		l.Prefectures[p] = widget.Rect{X: m.X + room.X*m.W, Y: m.Y + room.Y*m.H, W: room.W * m.W, H: room.H * m.H}
	}
}

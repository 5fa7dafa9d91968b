package book

import (
	"math"

	"capital/game/scene"
	"capital/render/text"
	"capital/render/widget"
)

// layout is where everything lies on the screen, in pixels.
type layout struct {
	single   bool    // the list and the page are not seen at once
	v        float64 // pixels a logical unit of what is pressed
	u        float64 // pixels a logical unit of the page, in the person's own size of text
	listUnit float64
	least    float64 // how high what a finger hits must be
	margin   float64 // above and below the page's column
	side     widget.Rect
	title    widget.Rect
	back     widget.Rect
	tabs     [2]widget.Rect
	field    widget.Rect
	list     widget.Rect
	page     widget.Rect // what of the page is seen
	column   widget.Rect // the page's words in it
}

// columnWidth is how wide a page is at most: some seventy letters.
const columnWidth = 640

// Of what is read and pressed, in points of the device: no screen is so small that a logical unit has less of them.
const (
	leastRead    = 0.82
	leastPressed = 1
	handy        = 500 // a screen whose short side is less is held in a hand
)

// layOut lays the screen out; unit is how many pixels a logical unit has.
func layOut(room scene.Room, unit float64) layout {
	read, pressed, listed := math.Max(unit, leastRead*room.Point), 1.4, 1.5
	if room.Upright() { // where they have the whole width
		pressed, listed = 1.6, 1.8
	}
	l := layout{
		v: math.Max(unit*math.Min(room.Text, pressed), leastPressed*room.Point),
		u: read * room.Text, listUnit: read * math.Min(room.Text, listed),
	}
	if math.Min(room.Width, room.Height) < handy*room.Point {
		l.least = scene.Touch * room.Point
	}
	l.margin = 26 * l.v
	if room.Upright() {
		l.laySingle(room.Width, room.Height)
	} else {
		l.layBeside(room.Width, room.Height)
	}
	l.column = l.page
	l.column.W = math.Min(columnWidth*l.u, l.page.W-2*l.margin)
	l.column.X += (l.page.W - l.column.W) / 2
	return l
}

// layBeside puts the list to the left of the page.
func (l *layout) layBeside(width, height float64) {
	v := l.v
	wide := math.Min(350*math.Max(v, l.listUnit), width*0.42)
	l.side = widget.Rect{W: wide, H: height}
	l.title = widget.Rect{X: 22 * v, Y: 16 * v, W: wide - 22*v - 140*v, H: 44 * v}
	l.back = widget.Rect{X: wide - 132*v, Y: 16 * v, W: 116 * v, H: 44 * v}
	l.field = widget.Rect{X: 16 * v, Y: 70 * v, W: wide - 32*v, H: 44 * v}
	l.placeTabs(16*v, 122*v, wide-32*v)
	top := 172 * v
	l.list = widget.Rect{X: 8 * v, Y: top, W: wide - 16*v, H: height - top - 8*v}
	l.page = widget.Rect{X: wide, W: width - wide, H: height}
}

// laySingle puts what both have above the one that is seen.
func (l *layout) laySingle(width, height float64) {
	l.single = true
	v := l.v
	l.side = widget.Rect{W: width, H: 174 * v}
	l.title = widget.Rect{X: 22 * v, Y: 16 * v, W: width - 180*v, H: 46 * v}
	l.back = widget.Rect{X: width - 142*v, Y: 14 * v, W: 126 * v, H: 48 * v}
	l.field = widget.Rect{X: 16 * v, Y: 72 * v, W: width - 32*v, H: 44 * v}
	l.placeTabs(16*v, 124*v, width-32*v)
	l.page = widget.Rect{Y: l.side.H, W: width, H: height - l.side.H}
	l.list = l.page.Inset(10 * v)
}

func (l *layout) placeTabs(x, y, wide float64) {
	each := (wide - 8*l.v) / 2
	for n := range l.tabs {
		l.tabs[n] = widget.Rect{X: x + float64(n)*(each+8*l.v), Y: y, W: each, H: 40 * l.v}
	}
}

func (l *layout) placeButtons(g *widget.Group) {
	w := g.Widgets
	w[buttonBack].Rect, w[fieldSearch].Rect = l.back, l.field
	w[buttonContents].Rect, w[buttonIndex].Rect = l.tabs[0], l.tabs[1]
}

// titleStyle is how the book's name is written.
func (l *layout) titleStyle() text.Style {
	return text.Style{Face: text.Black, Size: 32 * l.v, VAlign: text.Middle}
}

// longest is how many letters can be searched at most.
const longest = 40

// The buttons, in order.
const (
	buttonBack = iota
	buttonContents
	buttonIndex
	fieldSearch
)

// makeRoom takes the room for the letters from what lies above them, and returns where each lies.
func (l *layout) makeRoom(width, height float64) (places []widget.Rect) {
	const gap = 4
	wide := math.Min(width, 620*l.v)
	step := (wide - gap*l.v) / letterCols
	high := math.Max(46*l.v, l.least)
	top := height - letterRows*high - gap*l.v
	for n := range letterRows * letterCols {
		places = append(places, widget.Rect{
			X: (width-wide)/2 + float64(n%letterCols)*step + gap*l.v, Y: top + float64(n/letterCols)*high + gap*l.v,
			W: step - gap*l.v, H: high - gap*l.v,
		})
	}
	for _, part := range [...]*widget.Rect{&l.list, &l.page} {
		part.H = math.Min(part.H, top-part.Y)
	}
	return places
}

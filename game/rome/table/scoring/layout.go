package scoring

import (
	"math"

	"capital/render/rome/city"
	"capital/render/widget"
	"capital/rules/rome"
)

// The buttons, as places in their group: after them one a round.
const (
	buttonOn = iota // skips, or goes on
	buttonRound
)

// screenLayout is where everything of the scoring lies, in pixels.
type screenLayout struct {
	u       float64 // pixels a logical unit
	screen  widget.Rect
	title   widget.Rect
	menu    widget.Rect // the button that opens the menu, at the end of the title
	board   widget.Rect // the map
	caption widget.Rect // how the prefecture that is lit is counted
	sheet   widget.Rect
	names   widget.Rect // of the prefectures, in the sheet
	pays    widget.Rect
	columns []widget.Rect // one a seat
	row     float64       // height of a row
	button  widget.Rect
	rounds  [rome.Rounds]widget.Rect
}

// Measures of the screen in logical units.
const (
	margin     = 16.0
	gap        = 12.0
	titleHigh  = 48.0
	sheetWide  = 604.0
	captionTop = 112.0 // height
	bottomHigh = 56.0
	headHigh   = 58.0 // of the sheet
	totalHigh  = 1.25 // rows
	nameWide   = 148.0
	payWide    = 80.0
)

// lay lays the scoring out on a screen of w×h pixels for so many seats: the map beside the sheet, or above it.
func lay(w, h float64, seats int) screenLayout {
	if h > w {
		return layUpright(w, h, seats)
	}
	u := math.Min(w/1280, h/720)
	l := screenLayout{u: u, screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	wide := math.Max(sheetWide, 0.46*width)
	left := width - margin - wide
	mapWide := left - margin - gap
	l.title = at(margin, 6, left-margin, titleHigh)
	l.layMenu(l.title.X + mapWide*u)
	top := 6 + titleHigh
	captionY := height - margin - captionTop
	l.layBoard(at(margin, top, mapWide, captionY-gap-top))
	l.caption = at(margin, captionY, mapWide, captionTop)
	l.laySheet(at(left, margin, wide, height-2*margin-bottomHigh-gap), seats)
	l.layBottom(at(left, height-margin-bottomHigh, wide, bottomHigh))
	return l
}

// layUpright lays it out on a screen higher than wide.
func layUpright(w, h float64, seats int) screenLayout {
	u := math.Min(w/800, h/1066)
	l := screenLayout{u: u, screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	wide, top := width-2*margin, 6+titleHigh
	room := height - top - captionTop - bottomHigh - margin - 3*gap
	l.title = at(margin, 6, wide, titleHigh)
	l.layMenu(l.title.X + l.title.W)
	l.layBoard(at(margin, top, wide, room*0.46))
	l.caption = at(margin, top+room*0.46+gap, wide, captionTop)
	sheetY := top + room*0.46 + captionTop + 2*gap
	l.laySheet(at(margin, sheetY, wide, room*0.54), seats)
	l.layBottom(at(margin, height-margin-bottomHigh, wide, bottomHigh))
	return l
}

// layMenu places the button that opens the menu at the end of the title.
func (l *screenLayout) layMenu(right float64) {
	const size = 42
	u := l.u
	l.menu = widget.Rect{X: right - size*u, Y: l.title.Y + (titleHigh-size)/2*u, W: size * u, H: size * u}
	l.title.W = l.menu.X - gap*u - l.title.X
}

// The map is so many times as wide as it is high, at least and at most.
const (
	narrowest = 1.2
	widest    = 1.9
)

// layBoard lays the map out in the middle of its room.
func (l *screenLayout) layBoard(room widget.Rect) {
	w, h := math.Floor(math.Min(room.W, room.H*widest)), math.Floor(math.Min(room.H, room.W/narrowest))
	l.board = widget.Rect{X: math.Round(room.X + (room.W-w)/2), Y: math.Round(room.Y + (room.H-h)/2), W: w, H: h}
}

// place is where a prefecture lies on the map.
func (l *screenLayout) place(p rome.Place) widget.Rect {
	b, room := l.board, city.RegionOf(p).Room
	return widget.Rect{X: b.X + room.X*b.W, Y: b.Y + room.Y*b.H, W: room.W * b.W, H: room.H * b.H}
}

// laySheet lays the sheet out: below its heads a row a prefecture, and two that add up.
func (l *screenLayout) laySheet(r widget.Rect, seats int) {
	u := l.u
	l.sheet = r
	in := r.Inset(12 * u)
	l.row = (in.H - headHigh*u) / (rome.Places + 2*totalHigh)
	l.names = widget.Rect{X: in.X, Y: in.Y, W: nameWide * u, H: in.H}
	l.pays = widget.Rect{X: in.X + nameWide*u, Y: in.Y, W: payWide * u, H: in.H}
	left := l.pays.X + l.pays.W
	wide := (in.X + in.W - left) / float64(seats)
	for seat := range seats {
		l.columns = append(l.columns, widget.Rect{X: left + float64(seat)*wide, Y: in.Y, W: wide, H: in.H})
	}
}

// layBottom lays the buttons out.
func (l *screenLayout) layBottom(r widget.Rect) {
	u := l.u
	const wide, round, between = 210.0, 66.0, 8.0
	l.button = widget.Rect{X: r.X + r.W - wide*u, Y: r.Y, W: wide * u, H: r.H}
	for n := range l.rounds {
		l.rounds[n] = widget.Rect{X: r.X + float64(n)*(round+between)*u, Y: r.Y, W: round * u, H: r.H}
	}
}

// rowOf is the row of a prefecture in the sheet.
func (l *screenLayout) rowOf(p rome.Place) widget.Rect {
	in := l.sheet.Inset(12 * l.u)
	return widget.Rect{X: in.X, Y: in.Y + headHigh*l.u + float64(p)*l.row, W: in.W, H: l.row}
}

// totals is the part of the sheet with its two rows that add up.
func (l *screenLayout) totals() widget.Rect {
	r := l.rowOf(rome.Places)
	r.H = 2 * totalHigh * l.row
	return r
}

package income

import (
	"math"

	"capital/game/scene/counting"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
)

// buttonPoster is the place of the button in the group that shows a poster.
const buttonPoster = counting.ButtonOn + 1

// screenLayout is where everything of the income view lies, in pixels.
type screenLayout struct {
	u         float64 // pixels a logical unit
	screen    widget.Rect
	title     widget.Rect
	menu      widget.Rect // the button that opens the menu
	bottom    widget.Rect // the strip with the buttons
	button    widget.Rect
	poster    widget.Rect // the button that shows one
	hint      widget.Rect
	seats     []accountLayout
	tile      int           // size of a tile in every district
	rowHeight float64       // of every row
	rows      int           // most rows that a seat has room for
	columns   int           // in which they stand
	tabs      []widget.Rect // one a seat, where only one is seen at a time
	shown     int           // that one
}

// accountLayout is where one seat's part of the income view lies.
type accountLayout struct {
	panel, head, district, list, total widget.Rect
}

// Measures of the income view in logical units. A row is never lower than lowRow: districts are as large as rows leave room for.
const (
	sideMargin   = 14.0
	topHeight    = 50.0
	menuSize     = 42.0
	bottomHeight = 60.0
	accountGap   = 12.0
	accountPad   = 12.0
	accountHead  = 44.0
	accountTotal = 54.0
	accountEdge  = 2.0 // below the totals, for the line around the panel
	highRow      = 31.0
	airyRow      = 42.0 // where the list has a side of its own
	lowRow       = 22.0
	listWide     = 264.0 // of a column of rows
	columnGap    = 20.0
	fairTile     = 70.0 // where text is larger than usual
	leastTile    = 56.0
	leastRows    = 7     // one a step
	wordsWide    = 270.0 // of a panel in which rows can be read
)

// layAt lays the income view out at one scale.
func layAt(w, h, u float64, districts []view.Size, rows int) screenLayout {
	columns := len(districts)
	if h > w {
		columns /= 2 // two and three below each other, four two by two
	}
	lines := (len(districts) + columns - 1) / columns
	l := screenLayout{
		u:      u,
		screen: widget.Rect{W: w, H: h},
		title:  widget.Rect{X: sideMargin * u, W: w - (2*sideMargin+menuSize+10)*u, H: topHeight * u},
		menu:   widget.Rect{X: w - (sideMargin+menuSize)*u, Y: (topHeight - menuSize) / 2 * u, W: menuSize * u, H: menuSize * u},
		bottom: widget.Rect{Y: h - bottomHeight*u, W: w, H: bottomHeight * u},
		button: widget.Rect{X: w/2 - 120*u, Y: h - (bottomHeight-8)*u, W: 240 * u, H: 44 * u},
		poster: widget.Rect{X: w/2 + 132*u, Y: h - (bottomHeight-8)*u, W: math.Min(220*u, w/2-(132+sideMargin)*u), H: 44 * u},
		hint:   widget.Rect{X: sideMargin * u, Y: h - (bottomHeight-8)*u, W: w/2 - (136+sideMargin)*u, H: 44 * u},
		rows:   rows,
	}
	cell := widget.Rect{
		W: (w - 2*sideMargin*u - float64(columns-1)*accountGap*u) / float64(columns),
		H: (h - (topHeight+bottomHeight)*u - float64(lines-1)*accountGap*u) / float64(lines),
	}
	below, beside := fitAccount(cell, u, districts, rows, false), fitAccount(cell, u, districts, rows, true)
	fit := below
	if beside.rows > below.rows || beside.rows == below.rows && beside.tile > below.tile {
		fit = beside
	}
	l.tile, l.rowHeight, l.rows, l.columns = int(fit.tile), fit.rowHeight, fit.rows, fit.columns
	for seat := range districts {
		column, line := seat%columns, seat/columns
		cell.X = sideMargin*u + float64(column)*(cell.W+accountGap*u)
		cell.Y = topHeight*u + float64(line)*(cell.H+accountGap*u)
		l.seats = append(l.seats, layAccount(cell, u, fit))
	}
	return l
}

// accountFit is how the districts and lists of all seats share their panels.
type accountFit struct {
	beside    bool // the list lies beside the district, not below it
	tile      float64
	rowHeight float64
	rows      int
	columns   int // of rows
	high      int // tiles of the highest district
}

// lines is how many rows lie below each other.
func (f accountFit) lines(rows int) float64 { return math.Ceil(float64(rows) / float64(f.columns)) }

// room is what a panel has for district and list.
func room(cell widget.Rect, u float64) widget.Rect {
	return widget.Rect{
		X: cell.X + accountPad*u, Y: cell.Y + accountHead*u,
		W: cell.W - 2*accountPad*u, H: cell.H - (accountHead+accountTotal)*u,
	}
}

// listWidth is the width of a list that lies beside its district.
func listWidth(room widget.Rect, u float64) float64 { return math.Max(listWide*u, room.W*0.42) }

// fitAccount finds the largest districts that leave room for the lowest rows, in two columns where a panel is wide enough; and
// where they leave too little, fewer rows.
func fitAccount(cell widget.Rect, u float64, districts []view.Size, rows int, beside bool) accountFit {
	space := room(cell, u)
	fit := accountFit{beside: beside, rows: rows, columns: 1, rowHeight: lowRow * u}
	if !beside && space.W >= 2*listWide*u+columnGap*u {
		fit.columns = 2
	}
	for _, d := range districts {
		fit.high = max(fit.high, d.Height)
	}
	tile := func(rows int) float64 {
		list := fit.lines(rows) * fit.rowHeight
		if beside {
			if list > space.H {
				return 0
			}
			return view.LargestTile(space.W-listWidth(space, u)-accountPad*u, space.H, districts)
		}
		return view.LargestTile(space.W, space.H-list-10*u, districts)
	}
	for fit.tile = tile(fit.rows); fit.tile < leastTile*u && fit.rows > leastRows; fit.rows-- {
		fit.tile = tile(fit.rows - 1)
	}
	fit.tile = math.Max(math.Floor(fit.tile/2)*2, 2)
	lines := max(fit.lines(fit.rows), 1)
	if beside {
		fit.rowHeight = math.Max(fit.rowHeight, math.Min(space.H/lines, airyRow*u))
	} else if spare := space.H - float64(fit.high)*fit.tile - lines*fit.rowHeight - 10*u; spare > 0 {
		fit.rowHeight = math.Min(fit.rowHeight+spare/lines, highRow*u)
	}
	return fit
}

// layAccount lays one seat's panel out.
func layAccount(cell widget.Rect, u float64, fit accountFit) accountLayout {
	space := room(cell, u)
	a := accountLayout{
		panel: cell,
		head:  widget.Rect{X: space.X, Y: cell.Y, W: space.W, H: accountHead * u},
		total: widget.Rect{X: space.X, Y: cell.Y + cell.H - accountTotal*u, W: space.W, H: (accountTotal - accountEdge) * u},
	}
	if fit.beside {
		list := listWidth(space, u)
		a.district = widget.Rect{X: space.X, Y: space.Y, W: space.W - list - accountPad*u, H: space.H}
		a.list = widget.Rect{X: space.X + space.W - list, Y: space.Y, W: list, H: space.H}
		return a
	}
	list := fit.lines(fit.rows) * fit.rowHeight
	a.district = widget.Rect{X: space.X, Y: space.Y, W: space.W, H: space.H - list - 6*u}
	a.list = widget.Rect{X: space.X, Y: space.Y + space.H - list, W: space.W, H: list}
	return a
}

// row is the place of a seat's row with an index.
func (l *screenLayout) row(seat, index int) widget.Rect {
	list, lines := l.seats[seat].list, max((l.rows+l.columns-1)/l.columns, 1)
	width := (list.W - float64(l.columns-1)*columnGap*l.u) / float64(l.columns)
	column, line := index/lines, index%lines
	return widget.Rect{X: list.X + float64(column)*(width+columnGap*l.u), Y: list.Y + float64(line)*l.rowHeight, W: width, H: l.rowHeight}
}

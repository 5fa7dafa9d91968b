package income

import (
	"math"

	"capital/game/scene"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
)

// Measures of a screen on which one seat is seen at a time, in logical units.
const (
	tabHeight = 50.0
	tabWidth  = 104.0
	tabGap    = 6.0
	touchable = 48.0 // how high buttons are
)

// lay lays the income view out in a room for districts of the given sizes and up to rows rows a seat. Where text of the size
// that the person wants leaves no room for all seats, one of them is shown at a time.
func lay(room scene.Room, shown int, districts []view.Size, rows int) screenLayout {
	w, h := room.Width, room.Height
	wide, high := 1280.0, 720.0
	if room.Upright() {
		wide, high = 900, 1200
	}
	base := math.Min(w/wide, h/high)
	wanted, _ := room.Unit(wide, high)
	wanted = math.Max(wanted, base)
	const nearly = 0.95
	for u := wanted; u >= math.Max(nearly*wanted, base); u *= 0.98 {
		l := layAt(w, h, u, districts, rows)
		if u == base || l.rows >= rows && float64(l.tile) >= fairTile*base && l.seats[0].panel.W >= wordsWide*u {
			return l
		}
	}
	for u := wanted; ; u *= 0.97 { // or nearly that size, where so many rows are too high
		l := layTabs(w, h, u, shown, districts, rows)
		if u < base || l.fits() {
			return l
		}
	}
}

// layTabs lays the income view out for screens that have no room for the districts of all seats: one is seen, and a tab a
// seat leads to the others.
func layTabs(w, h, u float64, shown int, districts []view.Size, rows int) screenLayout {
	l := layAt(w, h, u, districts, rows)
	l.shown, l.tabs, l.seats = shown, nil, nil
	in := widget.Rect{X: sideMargin * u, Y: topHeight * u, W: w - 2*sideMargin*u, H: h - (topHeight+bottomHeight)*u}
	cell := in
	many := float64(len(districts))
	step, high, across := (in.W+tabGap*u)/many, tabHeight*u, 1.0
	if w > h { // the tabs below each other at the left
		high, across = math.Min((in.H+tabGap*u)/many-tabGap*u, 80*u), 0
		cell.X, cell.W = in.X+(tabWidth+accountGap)*u, in.W-(tabWidth+accountGap)*u
		step = tabWidth*u + tabGap*u
	} else {
		cell.Y, cell.H = in.Y+high+tabGap*u, in.H-high-tabGap*u
	}
	beside := fitAccount(cell, u, districts, rows, true)
	fit := fitAccount(cell, u, districts, rows, false)
	if beside.rows > fit.rows || beside.rows == fit.rows && beside.tile > fit.tile {
		fit = beside
	}
	l.tile, l.rowHeight, l.rows, l.columns = int(fit.tile), fit.rowHeight, fit.rows, fit.columns
	for n := range districts {
		along := float64(n)
		l.tabs = append(l.tabs, widget.Rect{
			X: in.X + along*across*step, Y: in.Y + along*(1-across)*(high+tabGap*u), W: step - tabGap*u, H: high,
		})
		l.seats = append(l.seats, layAccount(cell, u, fit))
	}
	l.placeFoot(w, h)
	return l
}

// placeFoot lays the buttons out side by side where there is no room for one in the middle and words beside it.
func (l *screenLayout) placeFoot(w, h float64) {
	u := l.u
	y := h - (bottomHeight-6)*u
	l.hint = widget.Rect{}
	if w > 700*u {
		l.button.Y, l.button.H, l.poster.Y, l.poster.H = y, touchable*u, y, touchable*u
		return
	}
	half := (w - 3*sideMargin*u) / 2
	l.poster = widget.Rect{X: sideMargin * u, Y: y, W: half, H: touchable * u}
	l.button = widget.Rect{X: 2*sideMargin*u + half, Y: y, W: half, H: touchable * u}
}

// fits reports whether a seat's rows and its district have room, the district as large as it can be made out.
func (l *screenLayout) fits() bool {
	const seen = 34
	list, lines := l.seats[0].list, float64((l.rows+l.columns-1)/l.columns)
	return float64(l.tile) >= seen*l.u && lines*l.rowHeight <= list.H+0.01
}

// hides reports whether a seat is not the one that is seen.
func (l *screenLayout) hides(seat int) bool { return l.tabs != nil && seat != l.shown }

// tight reports whether the title and the signs of the steps have no room side by side.
func (l *screenLayout) tight() bool { return l.title.W < 640*l.u }

// tabAt is the seat whose tab lies at a point.
func (l *screenLayout) tabAt(x, y float64) (seat int, ok bool) {
	for seat, tab := range l.tabs {
		if tab.Contains(x, y) {
			return seat, true
		}
	}
	return 0, false
}

package table

import (
	"math"

	"capital/game/warsaw/table/view"
	"capital/render/widget"
)

// resultsLayout is where everything of the results lies, in pixels.
type resultsLayout struct {
	u         float64 // pixels a logical unit
	text      float64 // the person's own text size as a factor
	poster    widget.Rect
	buttons   [resultsButtons]widget.Rect
	panel     widget.Rect
	labels    widget.Rect   // what the lines of the sheet are called
	columns   []widget.Rect // one a seat
	head      float64       // height of the names
	districts widget.Rect
	tile      int // size of a tile in every district
	lines     float64
	line      float64 // height of a line of the sheet
	course    courseLayout
}

// Measures of the results in logical units.
const (
	resultsMargin = 24.0
	resultsPad    = 16.0
	resultsPoster = 364.0 // width of the poster beside the sheet
	resultsUpper  = 300.0 // height of the poster above it
	resultsHead   = 82.0
	resultsLabels = 214.0
	highLine      = 40.0
	lowLine       = 27.0
	leastDistrict = 120.0
	resultsTotals = 2.9 // lines that the total and the coins left take
)

// layResults lays the results out on a screen of w×h pixels for districts of the
// given sizes and so many lines of the sheet above its total.
func layResults(w, h, text float64, districts []view.Size, lines int) resultsLayout {
	if h > w {
		return layResultsUpright(w, h, text, districts, lines)
	}
	u := math.Min(w/1280, h/720)
	l := resultsLayout{u: u, text: text}
	margin := resultsMargin * u
	l.poster = widget.Rect{X: margin, Y: margin, W: resultsPoster * u, H: h - 2*margin}
	tall, gap := 54*u, 12*u
	for n := range l.buttons {
		y := h - margin - float64(resultsButtons-n)*(tall+gap) + gap
		l.buttons[n] = widget.Rect{X: l.poster.X + 22*u, Y: y, W: l.poster.W - 44*u, H: tall}
	}
	l.poster.H = l.buttons[0].Y - 12*u - l.poster.Y
	left := l.poster.X + l.poster.W + margin
	l.layPanel(widget.Rect{X: left, Y: margin, W: w - left - margin, H: h - 2*margin}, districts, lines)
	return l
}

// layResultsUpright lays the results out with the poster above the sheet.
func layResultsUpright(w, h, text float64, districts []view.Size, lines int) resultsLayout {
	u := math.Min(w/720, h/1100)
	l := resultsLayout{u: u, text: text}
	margin := resultsMargin * u
	l.poster = widget.Rect{X: margin, Y: margin, W: w - 2*margin, H: resultsUpper * u}
	wide := (w - 2*margin - 12*u*(resultsButtons-1)) / resultsButtons
	for n := range l.buttons {
		l.buttons[n] = widget.Rect{X: margin + float64(n)*(wide+12*u), Y: h - margin - 56*u, W: wide, H: 56 * u}
	}
	top := l.poster.Y + l.poster.H + 16*u
	l.layPanel(widget.Rect{X: margin, Y: top, W: w - 2*margin, H: l.buttons[0].Y - 16*u - top}, districts, lines)
	return l
}

// layPanel lays the sheet out: the names, the districts as large as there is room,
// the lines.
func (l *resultsLayout) layPanel(panel widget.Rect, districts []view.Size, lines int) {
	u := l.u
	l.panel = panel
	l.layCourse()
	in := panel.Inset(resultsPad * u)
	l.head = resultsHead * u
	l.labels = widget.Rect{X: in.X, Y: in.Y, W: math.Min(resultsLabels*u*l.text, in.W*0.3), H: in.H}
	wide := (in.W - l.labels.W) / float64(len(districts))
	for seat := range districts {
		l.columns = append(l.columns, widget.Rect{X: in.X + l.labels.W + float64(seat)*wide, Y: in.Y, W: wide, H: in.H})
	}
	room := in.H - l.head
	many := float64(lines) + resultsTotals
	l.line = math.Min(lowLine*u*l.text, (room-leastDistrict*u)/many)
	tile := math.Floor(view.LargestTile(wide-14*u, room-many*l.line-14*u, districts)/2) * 2
	l.tile = int(math.Max(tile, 2))
	highest := 1
	for _, d := range districts {
		highest = max(highest, d.Height)
	}
	l.districts = widget.Rect{X: in.X + l.labels.W, Y: in.Y + l.head, W: wide * float64(len(districts)), H: float64(highest*l.tile) + 16*u}
	l.line = math.Min((room-l.districts.H)/many, highLine*u*l.text)
	l.lines = l.districts.Y + l.districts.H
	if spare := in.Y + in.H - l.lines - many*l.line; spare > 0 { // large lines and still room: spread it
		l.districts.H += spare
		l.lines += spare
	}
}

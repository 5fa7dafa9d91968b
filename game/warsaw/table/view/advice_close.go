package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// adviceSheet is where advice lies.
func (l *Layout) adviceSheet() widget.Rect {
	if l.Close {
		return l.Sheet
	}
	return l.Side
}

// Measures of advice where all is close, in logical units.
const (
	adviceTab  = 50.0
	adviceDoes = 44.0 // two lines of what is done
)

// adviceTabs lays so many moves of advice out side by side, with what is done in the one shown and what speaks for it below.
func (l *Layout) adviceTabs(rows int) (a AdviceLayout) {
	u, in := l.U, l.Sheet.Inset(10*l.U)
	a.Title = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: adviceTitle * u}
	y := in.Y + (adviceTitle+1)*u
	wide := (in.W - adviceGap*u*float64(max(rows-1, 0))) / float64(max(rows, 1))
	for n := range rows {
		a.Rows[n] = widget.Rect{X: in.X + float64(n)*(wide+adviceGap*u), Y: y, W: wide, H: adviceTab * u}
	}
	y += (adviceTab + adviceGap) * u
	a.Does = widget.Rect{X: in.X, Y: y, W: in.W, H: adviceDoes * u}
	y += adviceDoes * u
	a.Why = widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y}
	return a
}

// drawTab draws one move as a tab: its tiles, and how it compares with the others.
func (r advice) drawTab(row *AdviceRow, place widget.Rect, shown bool) {
	u := r.U
	face, line := theme.Paper, theme.PaperLine
	if shown {
		face, line = theme.Highlight.Mix(theme.PaperLight, 0.86), theme.Highlight
	}
	r.Box(place, 7*u, 1.5*u, face, line)
	size := math.Min(place.H-12*u, place.W*0.46)
	tag := r.tag(row, text.Centre)
	r.drawTiles(row, place.X+5*u+size/2, place.Y+(place.H-size)/2, int(size))
	left := place.X + size + 9*u
	right := place.X + place.W - 4*u
	r.SayWithin(row.Tag, (left+right)/2, place.Y+place.H/2, right-left, tag)
}

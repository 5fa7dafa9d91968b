package view

import (
	"capital/game/scene/hinting"
	"capital/render/widget"
)

// AdviceLayout is where everything of some advice lies, in pixels.
type AdviceLayout struct {
	Title, Caption widget.Rect
	Rows           [hinting.MostMoves]widget.Rect
	Does           widget.Rect // what is done in the move shown, where the moves are tabs
	Why            widget.Rect // what speaks for the move shown
}

// Measures of advice in logical units.
const (
	adviceTitle   = 27.0
	adviceCaption = 21.0
	adviceLine    = 61.0 // one move
	adviceShort   = 48.0 // one where what speaks for it lies beside the moves
	adviceGap     = 4.0
	adviceColumn  = 330.0
	adviceTag     = 54.0 // how a move compares, below its tile
)

// Advice lays so many moves of advice out beside the board: what speaks for them
// below, or beside them where the place is wide. Where all is close the moves are tabs.
func (l *Layout) Advice(rows int) AdviceLayout {
	if l.Close {
		return l.adviceTabs(rows)
	}
	u, in := l.U, l.Side.Inset(12*l.U)
	var a AdviceLayout
	left, line := in, adviceLine*u
	if in.W > 2*in.H {
		line = adviceShort * u
		left.W = adviceColumn * u
		a.Why = widget.Rect{X: in.X + left.W + 16*u, Y: in.Y, W: in.W - left.W - 16*u, H: in.H}
		a.Caption = widget.Rect{X: a.Why.X, Y: in.Y, W: a.Why.W, H: adviceTitle * u}
		a.Why.Y += (adviceTitle + 3) * u
		a.Why.H -= (adviceTitle + 3) * u
	}
	a.Title = widget.Rect{X: left.X, Y: left.Y, W: left.W, H: adviceTitle * u}
	y := left.Y + (adviceTitle+3)*u
	if a.Why.W == 0 {
		a.Caption = widget.Rect{X: left.X, Y: left.Y + adviceTitle*u, W: left.W, H: adviceCaption * u}
		y = a.Caption.Y + (adviceCaption+4)*u
	}
	for n := range rows {
		a.Rows[n] = widget.Rect{X: left.X, Y: y, W: left.W, H: line}
		y += line + adviceGap*u
	}
	if a.Why.W == 0 {
		a.Why = widget.Rect{X: left.X, Y: y + 4*u, W: left.W, H: in.Y + in.H - y - 4*u}
	}
	return a
}

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

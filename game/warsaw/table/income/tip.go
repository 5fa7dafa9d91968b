package income

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/motion"
	"capital/render/widget"
)

// tip is what is said of a row, a sum or a tab that is pointed at: once a pointer has rested there, at once where a finger or
// keys are.
type tip struct {
	seat, row int // seat -1: nothing; row -1: all that the seat has
	resting   float64
	now       bool
}

// noTip says nothing.
var noTip = tip{seat: -1}

// shown reports whether it is to be seen.
func (t *tip) shown() bool {
	return t.seat >= 0 && (t.now || t.resting+motion.Instant >= widget.TipAfter)
}

// step lets seconds pass, and reports whether it looks different now.
func (t *tip) step(seconds float64) bool {
	before := t.shown()
	t.resting += seconds
	return t.shown() != before
}

// pointTip follows what is pointed at, and reports whether that looks different.
func (v *Counting) pointTip(in input.Intent) bool {
	now := v.tip
	switch in.Kind {
	case input.Move, input.Press:
		now.seat, now.row = v.tipAt(in.X, in.Y)
	case input.Navigate:
		now.seat, now.row = v.seat, v.row
	default:
		return false
	}
	if now.seat == v.tip.seat && now.row == v.tip.row {
		return false
	}
	seen := v.tip.shown()
	v.tip = tip{seat: now.seat, row: now.row, now: in.Touch || in.Kind == input.Navigate}
	return seen || v.tip.shown()
}

// tipAt is what says something at a point.
func (v *Counting) tipAt(x, y float64) (seat, row int) {
	if seat, row = v.rowAt(x, y); seat >= 0 {
		return seat, row
	}
	for seat := range v.rows {
		if place := v.tipPlace(seat, -1); place.Contains(x, y) {
			return seat, -1
		}
	}
	if seat, ok := v.layout.tabAt(x, y); ok {
		return seat, -1
	}
	return -1, 0
}

// tipPlace is what it speaks of.
func (v *Counting) tipPlace(seat, row int) widget.Rect {
	switch {
	case row >= 0:
		return v.layout.row(seat, row)
	case v.layout.hides(seat):
		return v.layout.tabs[seat]
	}
	return v.layout.seats[seat].total
}

// tipWords is what it says: the row in full, or what the seat had and has.
func (v *Counting) tipWords(seat, row int) string {
	if row >= 0 {
		return v.spokenRow(seat, &v.rows[seat][row])
	}
	return v.spokenSum(seat)
}

// drawTip draws it.
func (v *Counting) drawTip(dst *ebiten.Image) {
	if t := &v.tip; v.settled() && t.shown() && t.seat < len(v.rows) && t.row < len(v.rows[t.seat]) {
		painter := widget.Painter{Writer: v.app.Writer, Icons: v.app.Icons, Look: widget.Night(), Scale: v.layout.u}
		painter.Tip(dst, v.tipWords(t.seat, t.row), v.tipPlace(t.seat, t.row), v.layout.screen)
	}
}

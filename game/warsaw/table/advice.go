package table

import (
	"math"

	"capital/game/warsaw/ai"
	"capital/game/warsaw/jobs"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// advice is a few moves, with what each is expected to lead to and what speaks for
// it. One is shown on the board.
type advice struct {
	title, caption string
	rows           []adviceRow
	row            int // the move that is shown
	reason         int // what speaks for it that is lit
}

// adviceRow is one move.
type adviceRow struct {
	action  warsaw.Action
	does    string // what is done
	margin  string // by how much the seat then ends ahead
	tag     string // how it compares with the others
	best    bool
	reasons []adviceReason
}

// adviceReason is one thing that speaks for a move or against it.
type adviceReason struct {
	words string
	tile  warsaw.TileID // which it speaks of, to be seen; or NoTile
	lit   warsaw.Quarters
	warsaw.Sum
}

// action is the move that is shown.
func (a *advice) action() warsaw.Action { return a.rows[a.row].action }

// choose shows another move.
func (a *advice) choose(row int) {
	a.row, a.reason = row, 0
	for n, r := range a.rows[row].reasons {
		if r.lit != 0 {
			a.reason = n
			break
		}
	}
}

// move goes to another move, or to something else that speaks for it.
func (a *advice) move(dx, dy int) {
	if n := len(a.rows); dy != 0 {
		a.choose((a.row + dy + n) % n)
	}
	if n := len(a.rows[a.row].reasons); dx != 0 && n > 0 {
		a.reason = (a.reason + dx + n) % n
	}
}

// lit are the quarters to be lit, as the district lies once the move is made.
func (a *advice) lit() warsaw.Quarters {
	if reasons := a.rows[a.row].reasons; a.reason < len(reasons) {
		return reasons[a.reason].lit
	}
	return 0
}

// hintAdvice puts the answer to a hint into words.
func (t *table) hintAdvice(moves []jobs.HintMove) advice {
	words := t.app.Strings
	a := advice{title: words.Text("hint.title"), caption: words.Text("hint.caption")}
	for n, move := range moves[:min(len(moves), hintMoves)] {
		row := t.adviceRow(move.Judgement, move.Reasons)
		row.tag = words.Text("hint.best")
		if n > 0 {
			row.tag = t.behindText(moves[0].Margin - move.Margin)
		}
		row.best = row.tag == words.Text("hint.best") || row.tag == words.Text("hint.equal")
		a.rows = append(a.rows, row)
	}
	if len(a.rows) > 0 {
		a.choose(0)
	}
	return a
}

// hintMoves is how many moves a hint shows.
const hintMoves = 3

// adviceRow puts one move into words.
func (t *table) adviceRow(move ai.Judgement, reasons []ai.Reason) adviceRow {
	row := adviceRow{action: move.Action, does: t.moveText(move.Action), margin: t.marginText(move.Margin)}
	for _, r := range reasons {
		row.reasons = append(row.reasons, t.adviceReason(r))
	}
	return row
}

// behindText is how a move compares with the best one.
func (t *table) behindText(behind float64) string {
	if behind < 0.05 {
		return t.app.Strings.Text("hint.equal")
	}
	return view.Tenths(-behind, true)
}

// adviceLayout is where everything of some advice lies, in pixels.
type adviceLayout struct {
	title, caption widget.Rect
	rows           [hintMoves]widget.Rect
	why            widget.Rect
}

// Measures of advice in logical units.
const (
	adviceTitle   = 27.0
	adviceCaption = 21.0
	adviceLine    = 48.0 // one move
	adviceGap     = 4.0
	adviceColumn  = 290.0
)

// layAdvice lays so many moves of advice out beside the board: what speaks for them
// below, or beside them where the place is wide.
func (l *tableLayout) layAdvice(rows int) adviceLayout {
	u, in := l.u, l.side.Inset(12*l.u)
	var a adviceLayout
	left := in
	if in.W > 2*in.H {
		left.W = adviceColumn * u
		a.why = widget.Rect{X: in.X + left.W + 16*u, Y: in.Y, W: in.W - left.W - 16*u, H: in.H}
		a.caption = widget.Rect{X: a.why.X, Y: in.Y, W: a.why.W, H: adviceTitle * u}
		a.why.Y += (adviceTitle + 3) * u
		a.why.H -= (adviceTitle + 3) * u
	}
	a.title = widget.Rect{X: left.X, Y: left.Y, W: left.W, H: adviceTitle * u}
	y := left.Y + (adviceTitle+3)*u
	if a.why.W == 0 {
		a.caption = widget.Rect{X: left.X, Y: left.Y + adviceTitle*u, W: left.W, H: adviceCaption * u}
		y = a.caption.Y + (adviceCaption+4)*u
	}
	for n := range rows {
		a.rows[n] = widget.Rect{X: left.X, Y: y, W: left.W, H: adviceLine * u}
		y += (adviceLine + adviceGap) * u
	}
	if a.why.W == 0 {
		a.why = widget.Rect{X: left.X, Y: y + 4*u, W: left.W, H: in.Y + in.H - y - 4*u}
	}
	return a
}

// adviceAt is what lies at a point of the advice: one of its moves, or something
// that speaks for the one shown; -1 where there is none. It is not ok beside the
// advice.
func (t *table) adviceAt(a *advice, x, y float64) (row, reason int, ok bool) {
	row, reason = -1, -1
	if !t.layout.side.Contains(x, y) {
		return row, reason, false
	}
	l := t.layout.layAdvice(len(a.rows))
	for n := range a.rows {
		if l.rows[n].Contains(x, y) {
			row = n
		}
	}
	for n, r := range t.layReasons(a, l.why) {
		if r.Contains(x, y) {
			reason = n
		}
	}
	return row, reason, true
}

// Measures of what speaks for a move, in logical units.
const (
	reasonText    = 15.5
	reasonTall    = 25.0
	reasonPicture = 30.0
	reasonBadge   = 29.0
)

// layReasons is where what speaks for the move shown lies; there may be no room for
// the last of it.
func (t *table) layReasons(a *advice, within widget.Rect) []widget.Rect {
	var rects []widget.Rect
	u := t.layout.u
	y := within.Y
	for n := range a.rows[a.row].reasons {
		r := &a.rows[a.row].reasons[n]
		_, h := t.app.Writer.MeasureWrapped(r.words, within.W-t.reasonRight(r)-8*u, t.textStyle(label{size: reasonText}))
		h = math.Max(h+4*u, reasonTall*u)
		if r.tile != warsaw.NoTile {
			h = math.Max(h, (reasonPicture+4)*u)
		}
		if y+h > within.Y+within.H+2*u {
			break
		}
		rects = append(rects, widget.Rect{X: within.X, Y: y, W: within.W, H: h})
		y += h + 2*u
	}
	return rects
}

// reasonRight is the width of what stands right of a reason's words: its tile, and
// what it brings.
func (t *table) reasonRight(r *adviceReason) float64 {
	width := 0.0
	for _, has := range [...]bool{r.Coins != 0, r.VP != 0} {
		if has {
			width += (reasonBadge + 2) * t.layout.u
		}
	}
	if r.tile != warsaw.NoTile {
		width += (reasonPicture + 4) * t.layout.u
	}
	return width
}

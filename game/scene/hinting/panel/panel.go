// Package panel draws advice beside a table: a few moves, and what speaks for the one that is shown; and the sign that a hint is
// thought about.
package panel

import (
	"math"

	"capital/assets"
	"capital/game/scene/hinting"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Reason is one thing that speaks for a move or against it. T is what can be pointed at on a game's table.
type Reason[T any] struct {
	Words   string
	Points  int  // 0 is not shown
	Against bool // it speaks against the move
	Lit     []T  // what it speaks of
}

// Lights implements [hinting.Reason].
func (r Reason[T]) Lights() bool { return r.Lit != nil }

// Panel is where advice is drawn, and with what. A is the game's action.
type Panel[A comparable, T any] struct {
	pencil.Pencil
	Strings *assets.Strings // the game's
	In      widget.Rect
	Look    Look
	// Plate draws a box with a line around it.
	Plate func(in widget.Rect, radius, thick float64, face, line theme.Colour)
}

// Look are the colours of a panel.
type Look struct {
	Row, Line theme.Colour // of a move
	Shown     theme.Colour // what the row of the move that is shown is mixed of, beside the highlight
	Lit       theme.Colour // below a reason that is lit
}

type label = pencil.Label

// soft is how what matters less is written, in the middle of its line.
func soft(size float64) label { return label{Size: size, Colour: theme.InkSoft, VAlign: text.Middle} }

// layout is where everything of some advice lies, in pixels.
type layout struct {
	title   widget.Rect
	rows    [hinting.MostMoves]widget.Rect
	beside  widget.Rect // what the move is compared with
	reasons []widget.Rect
}

// Measures of advice in logical units.
const (
	adviceTitle  = 44.0
	adviceRow    = 45.0
	adviceGap    = 4.0
	adviceLeast  = 40.0 // a row that makes room for another, with its gap
	adviceEdge   = 2.0  // above and below the words of a row, together
	adviceReason = 24.0 // what speaks for a move takes at least
	adviceColumn = 330.0
	mostAdvice   = 1.15 // how much larger than in units its words are: as those of a move have room
)

// lay lays advice out: what speaks for the move shown below the moves, or beside them where the place is wide.
func (r Panel[A, T]) lay(a *hinting.Advice[A, Reason[T]]) (lie layout) {
	u, in := r.U, r.In.Inset(8*r.U)
	r.Own = math.Min(r.Own, mostAdvice)
	wide := in.W > 1.6*in.H
	lie.title = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: adviceTitle * u}
	why := in
	if wide {
		in.W = math.Min(adviceColumn*u, 0.6*in.W)
		lie.title.W = in.W
		why.X, why.W = in.X+in.W+14*u, why.W-in.W-14*u
	}
	y := in.Y + adviceTitle*u
	high := r.rowHeights(a, in.W, in.Y+in.H-y, wide)
	for n := range a.Rows {
		lie.rows[n] = widget.Rect{X: in.X, Y: y, W: in.W, H: high[n] - adviceGap*u}
		y += high[n]
	}
	if !wide {
		why.Y, why.H = y+2*u, in.Y+in.H-y-2*u
	}
	if row := &a.Rows[a.Row]; row.Beside != "" && len(row.Reasons) > 0 {
		_, high := r.Writer.MeasureWrapped(row.Beside, why.W, r.RunningStyle(soft(reasonText)))
		if high <= why.H {
			lie.beside = widget.Rect{X: why.X, Y: why.Y, W: why.W, H: high}
		}
		why.Y, why.H = why.Y+high+2*u, why.H-high-2*u
	}
	lie.reasons = r.layReasons(a, why)
	return lie
}

// rowHeights are how high the rows are, with the gaps below them. Where nothing has room below them that speaks for the move shown,
// the best move's row takes what it needs to tell that itself: what is left below, then some of the others' room. It does so
// whichever is shown: a row stays where it is while the pointer goes over it.
func (r Panel[A, T]) rowHeights(a *hinting.Advice[A, Reason[T]], width, room float64, wide bool) (high [hinting.MostMoves]float64) {
	u := r.U
	each := math.Min((adviceRow+adviceGap)*u, room/hinting.MostMoves)
	for n := range high {
		high[n] = each
	}
	others := float64(len(a.Rows) - 1)
	left := room - each*(others+1)
	if wide || others == 0 || left >= adviceReason*u {
		return high
	}
	most := each + left + others*math.Max(0, each-adviceLeast*u)
	words := r.wordsIn(&a.Rows[0], widget.Rect{W: width, H: most - adviceGap*u})
	more := math.Min(words.high+words.below+(adviceGap+adviceEdge+1)*u, most) - each
	if more <= 0 || words.below == 0 {
		return high
	}
	for n := range high {
		high[n] -= math.Max(0, more-left) / others
	}
	high[0] = each + more
	return high
}

// layReasons places what speaks for the move shown below each other, as far as there is room.
func (r Panel[A, T]) layReasons(a *hinting.Advice[A, Reason[T]], in widget.Rect) []widget.Rect {
	reasons := a.Rows[a.Row].Reasons
	places := make([]widget.Rect, 0, len(reasons))
	y := in.Y
	for n := range reasons {
		_, words := r.Writer.MeasureWrapped(reasons[n].Words, in.W-reasons[n].beside()*r.U, r.RunningStyle(label{Size: reasonText}))
		high := math.Max(words, 22*r.U) + 2*r.U
		if y+high > in.Y+in.H+r.U {
			break
		}
		places = append(places, widget.Rect{X: in.X, Y: y, W: in.W, H: high})
		y += high + r.U
	}
	return places
}

const (
	reasonText   = 15.0
	reasonMark   = 12.0 // room for the mark
	reasonBeside = 44.0 // and for the points, where there are any
)

// beside is the room beside a reason's words, in logical units.
func (a *Reason[T]) beside() float64 {
	if a.Points == 0 {
		return reasonMark
	}
	return reasonBeside
}

// At is what lies at a point of the advice: one of its moves, or something that speaks for the one shown; -1 where there is
// none. It is not ok beside the panel.
func (r Panel[A, T]) At(a *hinting.Advice[A, Reason[T]], x, y float64) (row, reason int, ok bool) {
	row, reason = -1, -1
	if !r.In.Contains(x, y) {
		return row, reason, false
	}
	lie := r.lay(a)
	for n := range a.Rows {
		if lie.rows[n].Contains(x, y) {
			row = n
		}
	}
	for n, place := range lie.reasons {
		if place.Contains(x, y) {
			reason = n
		}
	}
	return row, reason, true
}

// Draw draws advice.
func (r Panel[A, T]) Draw(a *hinting.Advice[A, Reason[T]]) {
	lie := r.lay(a)
	r.Own = math.Min(r.Own, mostAdvice)
	r.drawTitle(a.Title, a.Caption, lie.title)
	for n := range a.Rows {
		r.drawRow(&a.Rows[n], lie.rows[n], n == a.Row)
	}
	if lie.beside.H > 0 {
		besides := soft(reasonText)
		besides.VAlign = text.Top
		r.SayWrapped(a.Rows[a.Row].Beside, lie.beside.X, lie.beside.Y, lie.beside.W, besides)
	}
	for n, place := range lie.reasons {
		r.drawReason(&a.Rows[a.Row].Reasons[n], place, n == a.Reason)
	}
}

func (r Panel[A, T]) drawTitle(title, caption string, in widget.Rect) {
	r.SayWithin(title, in.X, in.Y+11*r.U, in.W, label{Size: 20, Face: text.Bold, VAlign: text.Middle})
	r.SayWithin(caption, in.X, in.Y+31*r.U, in.W, soft(15))
}

// drawRow draws one move: what is done, how it compares with the others, and why.
func (r Panel[A, T]) drawRow(row *hinting.Row[A, Reason[T]], place widget.Rect, shown bool) {
	u := r.U
	face, line := r.Look.Row, r.Look.Line
	if shown {
		face, line = theme.Highlight.Mix(r.Look.Shown, 0.86), theme.Highlight
	}
	r.Plate(place, 7*u, 1.5*u, face, line)
	r.Say(row.Tag, place.X+place.W-8*u, place.Y+place.H/2, tagOf(row.Best))
	r.drawWords(row, place)
}

// tagOf is how it is written how a move compares with the others.
func tagOf(best bool) label {
	tag := label{Size: 18, Face: text.Bold, Align: text.Right, VAlign: text.Middle, Colour: theme.Bad}
	if best {
		tag.Size, tag.Colour = 15, theme.Good
	}
	return tag
}

// words are those of a row: what is done in a move, and below it why.
type words struct {
	does, why   text.Style
	width       float64
	high, below float64 // of both; none below where there is nothing to say or no room
}

// wordsIn are the words of a row with so much room.
func (r Panel[A, T]) wordsIn(row *hinting.Row[A, Reason[T]], place widget.Rect) (w words) {
	u := r.U
	w.width = place.W - 22*u - r.Width(row.Tag, tagOf(row.Best))
	w.does = r.RunningStyle(label{Size: 16, Face: text.Bold})
	w.why = r.RunningStyle(label{Size: 14.5, Colour: theme.InkSoft})
	full, room := w.does.Size, place.H-adviceEdge*u
	if row.Brief != "" {
		_, w.below = r.Writer.MeasureWrapped(row.Brief, w.width, w.why)
	}
	if !r.fit(&w, row.Does, room) {
		w.does.Size, w.below = full, 0
		r.fit(&w, row.Does, room)
	}
	return w
}

// fit writes what is done as small as it has to be and may be, and reports whether that is small enough.
func (r Panel[A, T]) fit(w *words, does string, room float64) bool {
	_, w.high = r.Writer.MeasureWrapped(does, w.width, w.does)
	for w.high+w.below > room && w.does.Size > 14*r.U {
		w.does.Size -= r.U / 2
		_, w.high = r.Writer.MeasureWrapped(does, w.width, w.does)
	}
	return w.high+w.below <= room
}

// drawWords writes the words of a row.
func (r Panel[A, T]) drawWords(row *hinting.Row[A, Reason[T]], place widget.Rect) {
	w := r.wordsIn(row, place)
	x, y := place.X+8*r.U, place.Y+(place.H-w.high-w.below)/2
	r.Writer.DrawWrapped(r.Dst, row.Does, x, y, w.width, w.does)
	if w.below > 0 {
		r.Writer.DrawWrapped(r.Dst, row.Brief, x, y+w.high, w.width, w.why)
	}
}

// drawReason draws one thing that speaks for the move shown or against it; lit says that what it speaks of is.
func (r Panel[A, T]) drawReason(reason *Reason[T], place widget.Rect, lit bool) {
	u, mark := r.U, theme.Good
	if reason.Against {
		mark = theme.Bad
	}
	if lit {
		r.Plate(place, 5*u, 0, r.Look.Lit, theme.Transparent)
	}
	r.Plate(widget.Rect{X: place.X, Y: place.Y + 3*u, W: 3 * u, H: place.H - 6*u}, 1.5*u, 0, mark, theme.Transparent)
	_, y := place.Centre()
	r.SayWrapped(reason.Words, place.X+8*u, y, place.W-reason.beside()*u, label{Size: reasonText, VAlign: text.Middle})
	if reason.Points != 0 {
		r.Badge(icon.VP, reason.Points, place.X+place.W-26*u, y-11.5*u, 23*u)
	}
}

// DrawThinking draws the sign that a hint is being thought about.
func (r Panel[A, T]) DrawThinking(t *hinting.Thinking) {
	u, in := r.U, r.In.Inset(8*r.U)
	r.drawTitle(t.Title, t.Caption, in)
	x, y := r.In.Centre()
	game := r.Strings
	words := game.Text("hint.thinking")
	if t.Failed {
		words = game.Text("hint.failed")
	}
	l := soft(17)
	l.Align = text.Centre
	r.SayWithin(words, x, y-10*u, in.W, l)
	for n := range hinting.ThinkingDots {
		colour := r.Look.Line
		if n == t.Lit {
			colour = theme.Highlight
		}
		r.Pen().Circle(x+float64(n-1)*18*u, y+18*u, 4.5*u, colour)
	}
}

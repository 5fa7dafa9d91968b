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
	high := math.Min((adviceRow+adviceGap)*u, (in.Y+in.H-y)/hinting.MostMoves)
	for n := range a.Rows {
		lie.rows[n] = widget.Rect{X: in.X, Y: y, W: in.W, H: high - adviceGap*u}
		y += high
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
	tag := label{Size: 18, Face: text.Bold, Align: text.Right, VAlign: text.Middle, Colour: theme.Bad}
	if row.Best {
		tag.Size, tag.Colour = 15, theme.Good
	}
	right := place.X + place.W - 8*u
	r.Say(row.Tag, right, place.Y+place.H/2, tag)
	words := widget.Rect{X: place.X + 8*u, Y: place.Y, W: right - r.Width(row.Tag, tag) - place.X - 14*u, H: place.H}
	r.drawWords(row, words)
}

// drawWords writes what is done in a move, and below it why where there is room.
func (r Panel[A, T]) drawWords(row *hinting.Row[A, Reason[T]], place widget.Rect) {
	u := r.U
	does := r.RunningStyle(label{Size: 16, Face: text.Bold})
	_, high := r.Writer.MeasureWrapped(row.Does, place.W, does)
	for high > place.H-4*u && does.Size > 14*u {
		does.Size -= u / 2
		_, high = r.Writer.MeasureWrapped(row.Does, place.W, does)
	}
	why := r.RunningStyle(label{Size: 14.5, Colour: theme.InkSoft})
	_, more := r.Writer.MeasureWrapped(row.Brief, place.W, why)
	if row.Brief == "" || high+more > place.H-2*u {
		more = 0
	}
	y := place.Y + (place.H-high-more)/2
	r.Writer.DrawWrapped(r.Dst, row.Does, place.X, y, place.W, does)
	if more > 0 {
		r.Writer.DrawWrapped(r.Dst, row.Brief, place.X, y+high, place.W, why)
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

package view

import (
	"math"

	"capital/game/scene/hinting"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// adviceLayout is where everything of some advice lies, in pixels.
type adviceLayout struct {
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

// layAdvice lays advice out beside the board: what speaks for the move shown below the moves, or beside them where the place
// is wide.
func layAdvice(p pencil.Pencil, l *Layout, a *Advice) (lie adviceLayout) {
	u, in := l.U, l.Sheet.Inset(8*l.U)
	p.Own = math.Min(p.Own, mostAdvice)
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
		_, high := p.Writer.MeasureWrapped(row.Beside, why.W, p.RunningStyle(soft(reasonText)))
		if high <= why.H {
			lie.beside = widget.Rect{X: why.X, Y: why.Y, W: why.W, H: high}
		}
		why.Y, why.H = why.Y+high+2*u, why.H-high-2*u
	}
	lie.reasons = layReasons(p, a, why)
	return lie
}

// layReasons places what speaks for the move shown below each other, as far as there is room.
func layReasons(p pencil.Pencil, a *Advice, in widget.Rect) []widget.Rect {
	reasons := a.Rows[a.Row].Reasons
	places := make([]widget.Rect, 0, len(reasons))
	y := in.Y
	for n := range reasons {
		_, words := p.Writer.MeasureWrapped(reasons[n].Words, in.W-reasons[n].beside()*p.U, p.RunningStyle(label{Size: reasonText}))
		high := math.Max(words, 22*p.U) + 2*p.U
		if y+high > in.Y+in.H+p.U {
			break
		}
		places = append(places, widget.Rect{X: in.X, Y: y, W: in.W, H: high})
		y += high + p.U
	}
	return places
}

const (
	reasonText   = 15.0
	reasonMark   = 12.0 // room for the mark
	reasonBeside = 44.0 // and for the points, where there are any
)

// beside is the room beside a reason's words, in logical units.
func (a *AdviceReason) beside() float64 {
	if a.Points == 0 {
		return reasonMark
	}
	return reasonBeside
}

// advice is the moves that are advised.
type advice struct{ region }

func (r advice) draw(a *Advice) {
	lie := layAdvice(r.Pencil, r.l, a)
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

func (r advice) drawTitle(title, caption string, in widget.Rect) {
	r.SayWithin(title, in.X, in.Y+11*r.U, in.W, bold(20))
	r.SayWithin(caption, in.X, in.Y+31*r.U, in.W, soft(15))
}

// drawRow draws one move: what is done, how it compares with the others, and why.
func (r advice) drawRow(row *AdviceRow, place widget.Rect, shown bool) {
	u := r.U
	face, line := paneSolid, paneLine
	if shown {
		face, line = theme.Highlight.Mix(paneSolid, 0.86), theme.Highlight
	}
	r.Box(place, 7*u, 1.5*u, face, line)
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
func (r advice) drawWords(row *AdviceRow, place widget.Rect) {
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
func (r advice) drawReason(reason *AdviceReason, place widget.Rect, lit bool) {
	u, mark := r.U, theme.Good
	if reason.Against {
		mark = theme.Bad
	}
	if lit {
		r.Cover(place, 5*u, slot)
	}
	r.Cover(widget.Rect{X: place.X, Y: place.Y + 3*u, W: 3 * u, H: place.H - 6*u}, 1.5*u, mark)
	_, y := place.Centre()
	r.SayWrapped(reason.Words, place.X+8*u, y, place.W-reason.beside()*u, label{Size: reasonText, VAlign: text.Middle})
	if reason.Points != 0 {
		r.Badge(icon.VP, reason.Points, place.X+place.W-26*u, y-11.5*u, 23*u)
	}
}

// drawThinking draws the sign that a hint is being thought about.
func (r advice) drawThinking(t *hinting.Thinking) {
	u, in := r.U, r.l.Sheet.Inset(8*r.U)
	r.drawTitle(t.Title, t.Caption, in)
	x, y := r.l.Sheet.Centre()
	words := "hint.thinking"
	if t.Failed {
		words = "hint.failed"
	}
	l := soft(17)
	l.Align = text.Centre
	r.SayWithin(r.words(words), x, y-10*u, in.W, l)
	for n := range hinting.ThinkingDots {
		colour := paneLine
		if n == t.Lit {
			colour = theme.Highlight
		}
		r.Pen().Circle(x+float64(n-1)*18*u, y+18*u, 4.5*u, colour)
	}
}

package view

import (
	"math"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Option is where the n-th of so many choices after income lies.
func (l *Layout) Option(n, options int) widget.Rect {
	u, r := l.U, l.Side.Inset(12*l.U)
	top := r.Y + 70*u
	count := float64(max(options, 1))
	h := math.Min(58*u, (r.H-70*u)/count)
	return widget.Rect{X: r.X, Y: top + float64(n)*h, W: r.W, H: h - 5*u}
}

// side is what stands beside the board: what to do now, what the move would change,
// and what is pointed at.
type side struct{ region }

func (r side) draw() {
	u, place, s := r.u, r.l.Side, &r.p.Side
	r.box(place.X, place.Y, place.W, place.H, 10*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	in := place.Inset(12 * u)
	switch {
	case s.ShowLog:
		r.drawLog(in)
	case s.Advice != nil:
		advice(r).draw(s.Advice)
	case s.Thinking != nil:
		advice(r).drawThinking(s.Thinking)
	default:
		top := r.sayWrapped(s.Prompt, in.X, in.Y, in.W, label{size: 22, face: text.Bold}) + 8*u
		in.Y += top
		in.H -= top
		r.drawBelowPrompt(in)
	}
}

func (r side) drawBelowPrompt(in widget.Rect) {
	s := &r.p.Side
	in = about(r).drawBrief(in)
	switch {
	case s.Options != nil:
		r.drawOptions()
	case s.Sum != nil && s.Sum.Placing:
		r.drawPlacing(s.Sum, in)
	case s.Sum != nil:
		r.drawChange(s.Sum.Change, in.X, in.Y, in.W)
	default:
		about(r).draw(in)
	}
}

// drawLog writes the last lines of what has happened.
func (r side) drawLog(in widget.Rect) {
	u, lines := r.u, r.p.Side.Log
	r.say(r.Strings.Text("table.log"), in.X, in.Y, label{size: 20, face: text.Bold})
	l := label{size: 15}
	y := in.Y + in.H
	for n := len(lines) - 1; n >= 0; n-- {
		_, h := r.Writer.MeasureWrapped(lines[n], in.W, r.textStyle(l))
		if y -= h + 3*u; y < in.Y+30*u {
			return
		}
		r.sayWrapped(lines[n], in.X, y, in.W, l)
	}
}

func (r side) drawOptions() {
	u, s := r.u, &r.p.Side
	for n, option := range s.Options {
		place := r.l.Option(n, len(s.Options))
		face, line := theme.Paper, theme.PaperLine
		if n == s.Option || place.Contains(r.p.PointerX, r.p.PointerY) {
			face, line = theme.PaperDark, theme.Highlight
		}
		r.box(place.X, place.Y, place.W, place.H, 6*u, 1.5*u, face, line)
		y := place.Y + place.H/2
		if option.Building != "" && place.H > 40*u {
			r.sayWithin(option.Building, place.X+8*u, y-12*u, place.W-16*u, label{size: 15, colour: theme.InkSoft, valign: text.Middle})
			y += 11 * u
		}
		r.sayWithin(option.Does, place.X+8*u, y, place.W-16*u, label{size: 18, face: text.Bold, valign: text.Middle})
	}
}

// drawRow draws one line of a sum and returns where the next is.
func (r side) drawRow(x, y, width float64, w Row) float64 {
	u := r.u * r.TextScale(largestText)
	face := text.Regular
	if w.Strong {
		face = text.Bold
	}
	right := x + width
	if w.Number != "" {
		r.say(w.Number, right, y, label{size: 18 * u / r.u, face: text.Bold, align: text.Right, valign: text.Middle})
		right -= 40 * u
	}
	if w.Coins != 0 {
		right -= 30 * u
		r.badge(icon.Coin, w.Coins, right, y-14*u, 28*u)
	}
	if w.VP != 0 {
		right -= 32 * u
		r.badge(icon.VP, w.VP, right, y-14*u, 28*u)
	}
	r.sayWithin(w.Words, x, y, right-x-4*u, label{size: 17 * u / r.u, face: face, valign: text.Middle})
	return y + 29*u
}

// drawPlacing shows the price of letting the held tile go where it is held, how it
// came about, and what it changes in this epoch's income.
func (r side) drawPlacing(s *Sum, in widget.Rect) {
	u := r.u
	if s.Barred {
		r.sayWrapped(s.Reason, in.X, in.Y, in.W, label{size: 18, colour: theme.Bad})
		return
	}
	y := in.Y + 12*u
	for _, w := range s.Price {
		y = r.drawRow(in.X, y, in.W, w)
	}
	if s.Reason != "" {
		y += r.sayWrapped(s.Reason, in.X, y, in.W, label{size: 17, colour: theme.Bad}) + 14*u
	}
	Pen(r.dst).Box(in.X, y-10*u, in.W, 1.5*u, theme.PaperLine)
	r.drawChange(s.Change, in.X, y, in.W)
}

// drawChange shows what a proposal changes at once and in this epoch's income.
func (r side) drawChange(rows []Row, x, y, width float64) {
	y = r.drawRow(x, y+10*r.u, width, Row{Words: r.Strings.Text("sum.income"), Strong: true})
	if len(rows) == 0 {
		r.say(r.Strings.Text("sum.nothing"), x, y, label{size: 17, colour: theme.InkSoft, valign: text.Middle})
	}
	for _, w := range rows {
		y = r.drawRow(x, y, width, w)
	}
}

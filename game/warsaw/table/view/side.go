package view

import (
	"math"

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
		r.drawAsked(in)
	}
}

// drawAsked says what is to be done, and below it, or beside it where the place is wide, what is proposed.
func (r side) drawAsked(in widget.Rect) {
	s, head := &r.p.Side, in
	wide := s.Sum != nil && in.W > 1.6*in.H
	if wide {
		head.W = (in.W - 20*r.u) / 2
	}
	top := r.sayAsked(head)
	head.Y += top
	head.H -= top
	switch {
	case wide:
		sum(r).drawPaid(s.Sum, head)
		in.X, in.W = head.X+head.W+20*r.u, head.W
		sum(r).drawNet(s.Sum, in)
	case s.Sum != nil:
		sum(r).draw(s.Sum, head)
	default:
		r.drawBelowPrompt(head)
	}
}

// sayAsked says what is to be done, how much of it is, and why what is proposed is not allowed. It returns the height.
func (r side) sayAsked(in widget.Rect) float64 {
	s, u := &r.p.Side, r.u
	y := in.Y + r.sayWrapped(s.Prompt, in.X, in.Y, in.W, label{size: 22, face: text.Bold}) + 8*u
	if s.Count != "" {
		y += r.sayWrapped(s.Count, in.X, y, in.W, label{size: 18}) + 8*u
	}
	if s.Reason != "" {
		y += r.sayWrapped(s.Reason, in.X, y, in.W, label{size: 17, face: text.Bold, colour: theme.Bad}) + 8*u
	}
	return y - in.Y
}

func (r side) drawBelowPrompt(in widget.Rect) {
	s := &r.p.Side
	switch {
	case s.Options != nil:
		r.drawOptions()
	case s.About:
		about(r).drawTile(r.p.Held.Tile, in)
	default:
		about(r).drawPointed(in)
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

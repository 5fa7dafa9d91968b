package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Option is where the n-th of so many choices after income lies.
func (l *Layout) Option(n, options int) widget.Rect {
	u, r := l.U, l.optionSheet(options).Inset(12*l.U)
	top := 92 * u // below two lines of what is asked
	if r.W > 1.6*r.H || l.Close {
		top = closeAsked * u // below one, or two that are smaller
	}
	h := math.Min(58*u, (r.H-top)/float64(max(options, 1)))
	return widget.Rect{X: r.X, Y: r.Y + top + float64(n)*h, W: r.W, H: h - 5*u}
}

// side is what stands beside the board: what to do now, what the move would change,
// and what is pointed at.
type side struct{ region }

func (r side) draw() {
	u, s := r.U, &r.p.Side
	place, open := r.l.sheet(s)
	if open {
		r.drawLifted(place)
	}
	r.Box(place, 10*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	in := place.Inset(12 * u)
	switch {
	case !open && r.l.strip():
		strip(r).draw(place)
	case s.Log != nil:
		s.Log.Draw(r.logPanel(r.l, s))
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
	if s.Sum != nil {
		for r.Own > 1 && r.askedHigh(in)+sum(r).high(s.Sum) > in.H { // no larger than there is room for
			r.Own = math.Max(r.Own*0.94, 1)
		}
		head = about(r).drawBrief(in, r.askedHigh(in)+sum(r).high(s.Sum))
	}
	wide := s.Sum != nil && in.W > 1.6*in.H && head.W == in.W // nothing is said beside it yet
	if wide {
		head.W = (in.W - 20*r.U) / 2
	}
	top := r.sayAsked(head)
	head.Y += top
	head.H -= top
	switch {
	case wide:
		sum(r).drawPaid(s.Sum, head)
		in.X, in.W = head.X+head.W+20*r.U, head.W
		sum(r).drawNet(s.Sum, in)
	case s.Sum != nil:
		sum(r).draw(s.Sum, head)
	default:
		r.drawBelowPrompt(head)
	}
}

// askedSize is how large what is to be done is written, in logical units.
func (r side) askedSize() float64 {
	if r.l.Close {
		return 18
	}
	return 22
}

// drawLifted draws the shadow of a sheet that lies over other things.
func (r side) drawLifted(place widget.Rect) {
	for n := range 3 {
		d := float64(3-n) * 3 * r.U
		r.Pen().RoundBox(place.X-d, place.Y-d, place.W+2*d, place.H+2*d, 12*r.U, theme.Shadow.Fade(0.5))
	}
}

// askedHigh is how high what is to be done is with all that is said of it.
func (r side) askedHigh(in widget.Rect) float64 {
	s, high := &r.p.Side, 0.0
	for _, said := range []struct {
		words string
		width float64
		label label
	}{
		{s.Prompt, r.l.besideRules(in), label{Size: r.askedSize(), Face: text.Bold}},
		{s.Count, in.W, label{Size: 18}},
		{s.Reason, in.W, label{Size: 17, Face: text.Bold}},
	} {
		if said.words != "" {
			_, tall := r.Writer.MeasureWrapped(said.words, said.width, r.RunningStyle(said.label))
			high += tall + 8*r.U
		}
	}
	return high
}

// sayAsked says what is to be done, how much of it is, and why what is proposed is not allowed. It returns the height.
func (r side) sayAsked(in widget.Rect) float64 {
	s, u := &r.p.Side, r.U
	y := in.Y + r.SayWrapped(s.Prompt, in.X, in.Y, r.l.besideRules(in), label{Size: r.askedSize(), Face: text.Bold}) + 8*u
	if s.Count != "" {
		y += r.SayWrapped(s.Count, in.X, y, in.W, label{Size: 18}) + 8*u
	}
	if s.Reason != "" {
		y += r.SayWrapped(s.Reason, in.X, y, in.W, label{Size: 17, Face: text.Bold, Colour: theme.Bad}) + 8*u
	}
	return y - in.Y
}

func (r side) drawBelowPrompt(in widget.Rect) {
	if r.p.Side.Options != nil {
		r.drawOptions()
		return
	}
	about(r).draw(in)
}

func (r side) drawOptions() {
	u, s := r.U, &r.p.Side
	for n, option := range s.Options {
		place := r.l.Option(n, len(s.Options))
		face, line := theme.Paper, theme.PaperLine
		if n == s.Option || place.Contains(r.p.PointerX, r.p.PointerY) {
			face, line = theme.PaperDark, theme.Highlight
		}
		r.Box(place, 6*u, 1.5*u, face, line)
		y, scale := place.Y+place.H/2, math.Min(r.Own, math.Max(1, place.H/(44*u)))
		if option.Building != "" && place.H > 40*u {
			r.SayWithin(option.Building, place.X+8*u, y-12*u*scale, place.W-16*u, label{Size: 15 * scale, Colour: theme.InkSoft, VAlign: text.Middle})
			y += 11 * u * scale
		}
		r.SayWithin(option.Does, place.X+8*u, y, place.W-16*u, label{Size: 18 * scale, Face: text.Bold, VAlign: text.Middle})
	}
}

package view

import (
	"math"

	"capital/game/scene/told"
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
		lifted(r.region, place)
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
	s, l := &r.p.Side, r.layAsked(in)
	r.Own = l.own
	if s.Sum != nil {
		about(r).drawBrief(in, l.need)
	}
	r.sayAsked(l.head)
	switch {
	case l.wide:
		sum(r).drawPaid(s.Sum, l.below)
		sum(r).drawNet(s.Sum, l.net)
	case s.Sum != nil:
		sum(r).draw(s.Sum, l.below)
	default:
		r.drawBelowPrompt(l.below)
	}
}

// asked is how it is laid out what is to be done and what is proposed.
type asked struct {
	own         float64 // how much larger the person's own text is: no larger than there is room for
	need        float64 // how high it is
	head, below widget.Rect
	net         widget.Rect // by what the next income changes
	wide        bool        // that lies beside the rest
}

// layAsked lays it out.
func (r side) layAsked(in widget.Rect) (l asked) {
	s := &r.p.Side
	l.head = in
	if s.Sum != nil {
		for r.Own > 1 && r.askedHigh(in)+sum(r).high(s.Sum) > in.H {
			r.Own = math.Max(r.Own*0.94, 1)
		}
		l.need = r.askedHigh(in) + sum(r).high(s.Sum)
		l.head = about(r).besideBrief(in, l.need)
	}
	l.own = r.Own
	if l.wide = s.Sum != nil && in.W > 1.6*in.H && l.head.W == in.W; l.wide { // nothing is said beside it yet
		l.head.W = (in.W - 20*r.U) / 2
	}
	l.below = l.head
	top := r.askedHigh(l.head)
	l.below.Y += top
	l.below.H -= top
	switch {
	case l.wide:
		l.net = widget.Rect{X: l.head.X + l.head.W + 20*r.U, Y: in.Y, W: l.head.W, H: in.H}
	case s.Sum != nil:
		l.net = sum(r).layNet(s.Sum, l.below)
	}
	return l
}

// askedSize is how large what is to be done is written, in logical units.
func (r side) askedSize() float64 {
	if r.l.Close {
		return 18
	}
	return 22
}

// lifted draws the shadow of what lies over other things.
func lifted(r region, place widget.Rect) {
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

// sayAsked says what is to be done, how much of it is, and why what is proposed is not allowed.
func (r side) sayAsked(in widget.Rect) {
	s, u := &r.p.Side, r.U
	y := in.Y + r.SayWrapped(s.Prompt, in.X, in.Y, r.l.besideRules(in), label{Size: r.askedSize(), Face: text.Bold}) + 8*u
	if s.Count != "" {
		y += r.SayWrapped(s.Count, in.X, y, in.W, label{Size: 18}) + 8*u
	}
	if s.Reason != "" {
		r.SayWrapped(s.Reason, in.X, y, in.W, label{Size: 17, Face: text.Bold, Colour: theme.Bad})
	}
}

func (r side) drawBelowPrompt(in widget.Rect) {
	if r.p.Side.Options != nil {
		r.drawOptions()
		return
	}
	foot := in
	if !r.p.Held.None() { // what tile that is comes first
		foot.Y, foot.H = in.Y+0.6*in.H, 0.4*in.H
	}
	in.H -= r.drawTold(foot)
	about(r).draw(in)
}

// drawTold says at the foot what rivals did since one's own last action, and returns the height.
func (r side) drawTold(in widget.Rect) float64 {
	c := told.Caption{Pencil: r.Pencil, Emblem: func(seat int, x, y, size float64) {
		r.Mermaid(r.Dst, seat, x, y, size, theme.Seat(seat).Base)
	}}
	foot := in
	if r.p.Side.More != "" { // what else can be done comes first
		_, high := r.Writer.MeasureWrapped(r.p.Side.More, in.W, r.RunningStyle(label{Size: 16}))
		foot.Y, foot.H = in.Y+high+8*r.U, in.H-high-8*r.U
	}
	c.Draw(r.p.Told, foot)
	return c.High(r.p.Told, foot.W, foot.H)
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

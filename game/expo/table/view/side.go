package view

import (
	"capital/game/scene/aside"
	"capital/render/widget"
)

// side is what stands beside the table: what to do now, what the move would change, and what is pointed at.
type side struct{ region }

func (r side) draw() {
	u, s := r.U, &r.p.Side
	place := r.l.Side
	if s.Log != nil || s.Advice != nil || s.Thinking != nil {
		place = r.l.Sheet
	}
	r.Box(place, 10*u, 1.5*u, PaneSolid, PaneLine)
	inside := place.Inset(10 * u)
	if r.l.Close {
		inside = place.Inset(6 * u)
	}
	switch {
	case s.Log != nil:
		s.Log.Draw(r.logPanel())
	case s.Advice != nil:
		r.advice().Draw(s.Advice)
	case s.Thinking != nil:
		r.advice().DrawThinking(s.Thinking)
	default:
		if !r.l.Close {
			foot := inside
			foot.Y, foot.H = inside.Y+0.54*inside.H, 0.46*inside.H
			inside.H -= r.drawTold(foot)
		}
		r.drawAsked(inside)
	}
}

// leastHead is how wide what is to be done must be at least to have something beside it.
const leastHead = 200.0

// drawAsked says what is to be done, and below it, or beside it where the place is wide, what is proposed or pointed at. Where
// there is room for one of them, that is what is proposed or pointed at, but for the reason why something is refused.
func (r side) drawAsked(in widget.Rect) {
	s, head := &r.p.Side, in
	below := s.Sum != nil || r.pointed().Kind != Nothing
	wide := below && in.W > 1.6*in.H
	if wide {
		head.W = (in.W - 16*r.U) * 0.42
	}
	short := wide && head.W < leastHead*r.U
	switch {
	case (r.l.Close || short) && below && s.Reason == "":
		in.W = min(in.W, r.l.Rules().X-4*r.U-in.X) // beside the button for the rules
		r.drawBelow(in, true)
		return
	case short:
		head, below, wide = in, false, false
	}
	top := r.aside().Asked(head, r.l.Rules().X-4*r.U-head.X, s.Prompt, s.Reason)
	if wide {
		in.X, in.W = head.X+head.W+16*r.U, in.W-head.W-16*r.U
	} else {
		in.Y, in.H = in.Y+top, in.H-top
	}
	if below || in.H > 36*r.U {
		r.drawBelow(in, below)
	}
}

// drawBelow draws what is proposed, or else what is pointed at, or what else can be done.
func (r side) drawBelow(in widget.Rect, below bool) {
	s := &r.p.Side
	switch {
	case s.Sum != nil:
		r.aside().Sum(s.Sum, in)
	case below:
		about(r).draw(r.pointed(), in)
	default:
		if r.l.Close { // what rivals did comes first
			in.H -= r.drawTold(in)
		}
		if s.More != "" {
			r.aside().Spare(s.More, in)
		}
	}
}

// drawTold says at the foot of a place what rivals did since one's own last action, and returns the height.
func (r side) drawTold(in widget.Rect) float64 {
	return r.aside().Told(r.p.Side.Told, in, Slot.Fade(0.6))
}

// pointed is what the pointer rests on, or else what the keys are at; not what lies large over the table.
func (r region) pointed() Thing {
	thing := r.l.at(r.p, r.p.PointerX, r.p.PointerY)
	if thing.Kind == Nothing {
		thing = r.p.Focus
	}
	if thing == r.p.Open {
		return Thing{}
	}
	return thing
}

// aside is with what words and sums are drawn.
func (r side) aside() aside.Panel {
	return aside.Panel{Pencil: r.Pencil, Close: r.l.Close, Emblem: r.Emblem}
}

package view

import (
	"capital/render/theme"
	"capital/render/widget"
)

// choices draws what may be chosen: outlined.
type choices struct{ region }

func (r choices) draw() {
	for _, thing := range r.p.Lit {
		if r.outlined(thing) {
			r.drawChoice(thing, true)
		}
	}
	if f := r.p.Focus; r.outlined(f) && !r.lit(f) {
		r.drawChoice(f, false)
	}
}

// outlined reports whether a thing that may be chosen is outlined: cells and corners glow instead, but for that at which the
// keys are, and answers are buttons; what lies below something that is opened is not seen.
func (r choices) outlined(thing Thing) bool {
	covered := r.p.Open.Kind == Tracks || r.p.Open.Kind == Rivals
	switch thing.Kind {
	case Nothing, Answer:
		return false
	case Cell, Corner:
		return !covered && thing == r.p.Focus && r.p.Shown() == r.p.Seat
	case Tile, Crossing, Tourist:
		return !covered
	}
	return true
}

// drawChoice marks one thing.
func (r choices) drawChoice(thing Thing, lit bool) {
	u, place := r.U, r.l.where(r.p, thing)
	if place == (widget.Rect{}) {
		return
	}
	radius := 8 * u
	switch {
	case r.p.Focus == thing:
		r.Outline(grown(place, 1.5*u), radius, 5*u, theme.Highlight)
	case lit && place.Contains(r.p.PointerX, r.p.PointerY):
		r.Outline(grown(place, u), radius, 4.5*u, theme.Highlight)
	default:
		r.Outline(grown(place, u), radius, 2.8*u, theme.Highlight)
	}
}

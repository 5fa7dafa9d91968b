package view

import (
	"capital/render/theme"
	"capital/render/widget"
)

// choices draws what may be chosen: outlined. Cards of the hand are drawn so with the hand.
type choices struct{ region }

func (r choices) draw() {
	for _, thing := range r.p.Lit {
		if thing.Kind != Card && thing.Kind != Answer {
			r.drawChoice(thing, true)
		}
	}
	if f := r.p.Focus; f.Kind != Nothing && f.Kind != Card && f.Kind != Answer && !r.lit(f) {
		r.drawChoice(f, false)
	}
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

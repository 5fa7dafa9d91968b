package view

import (
	"slices"

	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// lit reports whether a thing may be chosen now.
func (r region) lit(thing Thing) bool { return slices.Contains(r.p.Lit, thing) }

// anyLit reports whether anything of a kind may be chosen now.
func (r region) anyLit(kind ThingKind) bool {
	return slices.ContainsFunc(r.p.Lit, func(t Thing) bool { return t.Kind == kind })
}

// choices draws what may be chosen: outlined, and whatever else is of the same kinds dimmed. Cards are drawn so with the hand.
type choices struct{ region }

func (r choices) draw() {
	for p := range rome.Place(rome.Places) {
		r.drawChoice(OfPlace(p), 8)
	}
	k := kindsOf(r.table().Player(r.p.Seat))
	for _, one := range k.all() {
		r.drawChoice(OfHouse(r.p.Seat, one.height, one.shape), 5)
	}
	for of := range rome.Type(rome.Types) {
		r.drawChoice(OfPile(of), 6)
		r.drawChoice(OfDiscards(of), 6)
	}
	for shape := range rome.Shape(rome.Shapes) {
		r.drawChoice(OfRoofs(shape), 6)
	}
	r.drawChoice(Thing{Kind: NewHouse}, 5)
	r.drawChoice(Thing{Kind: Stock}, 6)
}

// drawChoice marks one thing; radius is that of its corners, in logical units.
func (r choices) drawChoice(thing Thing, radius float64) {
	u, lit := r.U, r.lit(thing)
	if !lit && !(thing.Kind == Prefecture && r.anyLit(Prefecture)) && r.p.Focus != thing {
		return
	}
	place := r.l.where(r.p, thing)
	switch {
	case r.p.Focus == thing:
		r.Outline(grown(place, u), radius*u, 5*u, theme.Highlight)
	case lit && place.Contains(r.p.PointerX, r.p.PointerY):
		r.Outline(place, radius*u, 4.5*u, theme.Highlight)
	case lit:
		r.Outline(place, radius*u, 3*u, theme.Highlight)
	default:
		r.dim(place, radius)
	}
}

// dim draws a veil over what can't be chosen.
func (r choices) dim(place widget.Rect, radius float64) {
	r.Pen().RoundBox(place.X, place.Y, place.W, place.H, radius*r.U, theme.Paper.Fade(0.62))
}

package view

import (
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// choices draws what may be chosen: outlined, and whatever else is of the same kinds dimmed. Cards are drawn so with the hand.
type choices struct{ region }

func (r choices) draw() {
	r.drawPlaces()
	for of := range rome.Type(rome.Types) {
		r.drawChoice(OfPile(of), 6)
		r.drawChoice(OfDiscards(of), 6)
	}
	r.drawChoice(Thing{Kind: Stop}, 8)
	if r.changesOwn() {
		return // what is seen there is how it would be
	}
	r.drawHouses()
	for shape := range rome.Shape(rome.Shapes) {
		r.drawChoice(OfRoofs(shape), 6)
	}
	r.drawChoice(Thing{Kind: Stock}, 6)
	for _, thing := range r.p.Lit {
		if thing.Kind == Panel || thing.Kind == House && thing.Seat != r.p.Seat {
			r.drawChoice(thing, 6)
		}
	}
}

// drawHouses marks houses of the seat in view, and the place for one more.
func (r choices) drawHouses() {
	k := kindsOf(r.table().Player(r.p.Seat))
	for n, one := range k.all() {
		thing := OfHouse(r.p.Seat, one.height, one.shape)
		place := r.l.houseAt(n, k.count+1, r.l.Houses)
		switch ground := groundOf(k, place, r.U); {
		case r.p.Focus == thing, r.lit(thing) && place.Contains(r.p.PointerX, r.p.PointerY):
			r.drawChoice(thing, 5)
		case r.lit(thing):
			_, high := pieceart.HouseSize(one.height, rowUnit(k, ground))
			r.Outline(widget.Rect{X: place.X, Y: ground.Y + ground.H - high, W: place.W - r.U, H: high + 2*r.U}, 5*r.U, 2.5*r.U, theme.Highlight)
		}
	}
	switch thing, place := (Thing{Kind: NewHouse}), r.l.newHouse(r.p); {
	case r.p.Focus == thing, r.lit(thing) && place.Contains(r.p.PointerX, r.p.PointerY):
		r.drawChoice(thing, 5)
	case r.lit(thing):
		r.Outline(newPlot(place, r.U), 4*r.U, 3*r.U, theme.Highlight)
	}
}

// drawPlaces marks prefectures: those meant have a line around them, all others are dimmed.
func (r choices) drawPlaces() {
	m, over := r.l.Map, r.l.at(r.p, r.p.PointerX, r.p.PointerY)
	r, shades := choices{r.within(r.l.Window)}, r.art.City.Zoomed(r.l.Zoom)
	if r.anyLit(Prefecture) {
		dark := city.All
		for _, thing := range r.p.Lit {
			if thing.Kind == Prefecture {
				dark &^= city.Of(thing.Place)
			}
		}
		shades.Dim(r.Dst, dark, m.X, m.Y, m.W, m.H, softer(r.region, 0.36, 0.18))
	}
	for p := range rome.Place(rome.Places) {
		switch thing := OfPlace(p); {
		case r.p.Focus == thing, r.lit(thing) && thing == over:
			shades.Outline(r.Dst, p, m.X, m.Y, m.W, m.H, theme.Highlight, 1)
		case r.lit(thing):
			shades.Outline(r.Dst, p, m.X, m.Y, m.W, m.H, theme.Coin, 1)
		}
	}
}

// drawChoice marks one thing; radius is that of its corners, in logical units.
func (r choices) drawChoice(thing Thing, radius float64) {
	u, lit := r.U, r.lit(thing)
	if !lit && r.p.Focus != thing {
		return
	}
	place := r.l.where(r.p, thing)
	switch {
	case r.p.Focus == thing:
		r.Outline(grown(place, u), radius*u, 5*u, theme.Highlight)
	case place.Contains(r.p.PointerX, r.p.PointerY):
		r.Outline(place, radius*u, 4.5*u, theme.Highlight)
	default:
		r.Outline(place, radius*u, 2.5*u, theme.Highlight)
	}
}

package narration

import (
	"capital/game/rome/table/view"
	"capital/game/scene/narration"
	"capital/rules/rome"
)

// state says how all stand: points, houses and cards of every seat, the prefectures, the floors and the piles.
func (r reader) state() []string {
	t := &r.p.Table
	said := []string{narration.Sentence(r.words("table.round", view.Roman(t.Round())), r.words("table.first", r.p.Names[t.FirstPlayer()]))}
	for seat := range r.p.Names {
		said = append(said, r.seat(seat))
	}
	for place := range rome.Place(rome.Places) {
		said = append(said, narration.Sentence(r.thing(view.OfPlace(place)), r.floors(place)))
	}
	said = append(said, r.thing(view.Thing{Kind: view.Stock}))
	for of := range rome.Type(rome.Types) {
		said = append(said, r.thing(view.OfPile(of)))
	}
	return said
}

// seat says a seat's points, what it has built beside the board, its roofs and its cards.
func (r reader) seat(seat int) string {
	p := r.p.Table.Player(seat)
	parts := []string{r.words("narration.has", r.p.Names[seat], r.p.Scores[seat])}
	if p.Passed {
		parts = append(parts, r.words("narration.passed"))
	}
	houses := func(counts *[rome.Tallest + 1]uint8, shape rome.Shape) {
		for height, count := range counts {
			if count > 0 {
				title, _ := r.art.Told(r.p, view.OfHouse(seat, height, shape))
				parts = append(parts, r.words("narration.count", int(count), title))
			}
		}
	}
	houses(&p.Unfinished, rome.NoShape)
	for shape := range rome.Shape(rome.Shapes) {
		houses(&p.Finished[shape], shape)
	}
	for shape := range rome.Shape(rome.Shapes) {
		parts = append(parts, r.words("about.roofs."+shape.String(), int(p.Roofs[shape])))
	}
	return narration.Sentence(append(parts, r.words("about.seat.cards", p.HandSize()))...)
}

// floors says how many floors every seat has in a prefecture that has any.
func (r reader) floors(place rome.Place) string {
	var parts []string
	for seat, name := range r.p.Names {
		if floors := int(r.p.Table.Prefecture(place).Floors[seat]); floors > 0 {
			parts = append(parts, r.words("narration.floors", name, floors))
		}
	}
	return narration.Sentence(parts...)
}

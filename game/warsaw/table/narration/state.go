package narration

import (
	"strings"

	"capital/game/scene/narration"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// state says how all stand: what each has, the milestones, and the district of the seat in view, space by space.
func (r reader) state() (said []string) {
	t := &r.p.Table
	said = append(said, narration.Sentence(r.words("table.epoch", view.Roman(t.Epoch())), r.words("narration.round", min(t.Round()+1, view.HandSize), view.HandSize)))
	for seat, name := range r.p.Names {
		purse := r.p.Purses[seat]
		said = append(said, narration.Sentence(r.words("narration.has", name, int(purse.Coins), int(purse.VP))))
	}
	said = append(said, r.spaces()...)
	for seat := range r.p.Names {
		if seat != r.p.Seat {
			said = append(said, r.other(seat))
		}
	}
	for n := range warsaw.MilestoneCount {
		said = append(said, r.milestone(n))
	}
	return said
}

// spaces says the district of the seat in view: its size, and each of its spaces, row by row.
func (r reader) spaces() []string {
	d := r.district()
	wide, high := d.Size()
	said := []string{narration.Sentence(r.words("narration.district", r.p.Names[r.p.Seat], wide, high))}
	for y := range high {
		for x := range wide {
			i, ok := d.IndexOf(d.SpaceAt(x, y))
			if ok && d.Occupied().Has(i) {
				said = append(said, narration.Sentence(r.words("narration.space", x+1, y+1, r.top(d, i))))
			}
		}
	}
	return said
}

// other says another seat's district: its size, and the tiles that are seen in it.
func (r reader) other(seat int) string {
	d := &r.p.Table.Player(seat).District
	wide, high := d.Size()
	var tiles []string
	for s := d.Occupied(); s != 0; s &= s - 1 {
		tile, _ := d.TileAt(s.First())
		tiles = append(tiles, r.art.TileName(tile))
	}
	return narration.Sentence(r.words("narration.district", r.p.Names[seat], wide, high), strings.Join(tiles, "; "))
}

// milestone says what a milestone asks for and does, and how all stand in it or who has won it.
func (r reader) milestone(n int) string {
	face, onBoard := r.p.Table.Milestone(n)
	code := face.Tile().Code
	parts := []string{r.art.TileName(face), r.words("award." + code)}
	winner := r.p.Winners[n]
	switch {
	case onBoard:
		var all []string
		for seat, name := range r.p.Names {
			all = append(all, r.house("narration.seat", name, r.words("measure."+code, r.p.Table.Measure(seat, face))))
		}
		parts = append(parts, r.words("milestone.due", view.Roman(n+1)), strings.Join(all, ", "))
	case winner >= 0:
		parts = append(parts, r.words("milestone.won", r.p.Names[winner]))
	default:
		parts = append(parts, r.words("milestone.nobody"))
	}
	return narration.Sentence(append(parts, r.words("effect."+code))...)
}

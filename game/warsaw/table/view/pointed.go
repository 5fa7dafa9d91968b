package view

import "capital/rules/warsaw"

// Pointed is what lies at a point of the screen, or what keys are at there: a tile that is shown as a whole, else an area of
// the large district, by its kind.
func (t *Table) Pointed(p *Position, x, y float64) (tile warsaw.TileID, kind warsaw.Kind, ok bool) {
	q := *p
	q.PointerX, q.PointerY = x, y
	r := t.region(nil, &q)
	if n, ok := q.milestoneShown(&t.Layout); ok {
		face, _ := p.Table.Milestone(n)
		return face, 0, true
	}
	if tile, ok := (about{r}).tilePointed(); ok {
		return tile, 0, true
	}
	_, kind, ok = r.areaAt(p.district())
	return warsaw.NoTile, kind, ok
}

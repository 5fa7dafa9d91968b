package view

import "capital/rules/warsaw"

// Pointed is what lies at a point, or what keys are at there: a tile that is shown whole, else an area's kind.
func (t *Table) Pointed(p *Position, x, y float64) (tile warsaw.TileID, kind warsaw.Kind, ok bool) {
	q := *p
	q.PointerX, q.PointerY = x, y
	r := t.region(nil, &q)
	if n, ok := q.milestoneShown(&t.Layout); ok {
		face, _ := p.Table.Milestone(n)
		return face, 0, true
	}
	if tile, ok = (about{r}).tilePointed(); !ok {
		_, kind, ok = r.areaAt(p.district())
		tile = warsaw.NoTile
	}
	return tile, kind, ok
}

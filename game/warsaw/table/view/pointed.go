package view

import (
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Pointed is what lies at a point, or what keys are at there: a tile that is shown whole, else an area's kind.
func (t *Table) Pointed(p *Position, x, y float64) (tile warsaw.TileID, kind warsaw.Kind, ok bool) {
	r := t.region(nil, p)
	thing := p.Focus
	if thing.None() {
		thing = r.thingAt(x, y)
	}
	switch thing.Kind {
	case MilestoneOf:
		return milestone{r, thing.N}.face(), 0, true
	case HandTile:
		return p.Hand.Tiles[thing.N], 0, true
	case TileOf:
		d := &p.Table.Player(thing.Seat).District
		i, _ := d.IndexOf(thing.Space)
		if tile, _ = d.TileAt(i); !tile.Tile().Ordinary() || !p.Focus.None() {
			return tile, 0, true
		}
		if _, kind, ok = r.areaOn(thing, x, y); ok {
			return warsaw.NoTile, kind, true
		}
	}
	return warsaw.NoTile, 0, false
}

// Things lists all things of a position, in the order in which keys go through them.
func (t *Table) Things(p *Position) (all []Thing) {
	for _, one := range t.region(nil, p).things() {
		all = append(all, one.Thing)
	}
	return all
}

// Where is where a thing lies; nowhere where it does not (any more).
func (t *Table) Where(p *Position, thing Thing) widget.Rect { return t.region(nil, p).whereIs(thing) }

// ThingAt is the thing at a point, the smallest where several lie there.
func (t *Table) ThingAt(p *Position, x, y float64) Thing { return t.region(nil, p).thingAt(x, y) }

// Told is what is told in words about a thing.
func (t *Table) Told(p *Position, thing Thing) (title string, lines []string) {
	r := t.region(nil, p)
	if thing.Kind == MilestoneOf {
		m := milestone{r, thing.N}
		for _, line := range append(m.lines()[1:], m.foot()) {
			lines = append(lines, line.words)
		}
		return m.lines()[0].words, lines
	}
	told := card{r, thing}.told()
	return told.title, told.lines
}

// CardAt is where the card lies that says what is pointed at, if there is one.
func (t *Table) CardAt(p *Position) (place widget.Rect, ok bool) {
	r := t.region(nil, p)
	thing := r.pointedThing()
	switch thing.Kind {
	case Nothing:
		return place, false
	case MilestoneOf:
		m := milestone{r, thing.N}
		return m.layWhole().place, true
	}
	return card{r, thing}.lay().place, true
}

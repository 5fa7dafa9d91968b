package view

import (
	"math"

	"capital/rules/warsaw"
)

// Topic is the topic of the rules book that tells of what lies at a point of the screen, or of what keys are at there; "" where
// that is nothing the rules speak of.
func (t *Table) Topic(p *Position, x, y float64) string {
	q := *p
	q.PointerX, q.PointerY = x, y
	if n, ok := q.milestoneShown(&t.Layout); ok {
		face, _ := p.Table.Milestone(n)
		return face.Tile().Code
	}
	r := t.region(nil, &q)
	if tile, ok := (about{r}).tilePointed(); ok {
		return tileTopic(tile)
	}
	if _, kind, ok := r.areaAt(p.district()); ok {
		return kind.String()
	}
	if seat, ok := t.Layout.OtherAt(x, y, p.Seat, len(p.Names)); ok {
		return t.otherTopic(p, seat, x, y)
	}
	return t.Layout.topic(p, x, y)
}

// tileTopic is the topic of a tile that is shown as a whole.
func tileTopic(tile warsaw.TileID) string {
	if face := tile.Tile(); !face.Ordinary() {
		return face.Code
	}
	return "tile"
}

// HeldTopic is the topic of the tile that is held, "" where none is.
func (p *Position) HeldTopic() string {
	if p.Held.None() {
		return ""
	}
	return tileTopic(p.Held.Tile)
}

// otherTopic is the topic of what lies at a point of another seat's panel.
func (t *Table) otherTopic(p *Position, seat int, x, y float64) string {
	if seat == p.boardSeat() {
		return "district"
	}
	d, place := &p.Table.Player(seat).District, t.District(p, seat)
	column, row := int(math.Floor((x-place.X)/place.Tile)), int(math.Floor((y-place.Y)/place.Tile))
	i, ok := d.IndexOf(d.SpaceAt(column, row))
	if !ok || !d.Occupied().Has(i) {
		return "district"
	}
	if (d.PublicBuildings() | d.Milestones()).Has(i) {
		tile, _ := d.TileAt(i)
		return tileTopic(tile)
	}
	half := place.Tile / 2
	for k := range warsaw.Kind(warsaw.Kinds) {
		if d.Of(k).Has(int((x-place.X)/half), int((y-place.Y)/half)) {
			return k.String()
		}
	}
	return "district"
}

// topic is the topic of what always lies at a point of the screen.
func (l *Layout) topic(p *Position, x, y float64) string {
	for _, place := range l.Epochs {
		if place.Contains(x, y) {
			return "match"
		}
	}
	for _, place := range l.Wars {
		if place.Contains(x, y) {
			return "war"
		}
	}
	switch {
	case l.Track.Contains(x, y):
		return "vp"
	case l.Own.Contains(x, y):
		return "coins"
	case p.Drops.Shown && l.Discard.Contains(x, y):
		return "discard"
	case p.Drops.Shown && l.FaceDown.Contains(x, y):
		return "draft"
	case l.Board.Contains(x, y) && p.Board.Apart > 0:
		return "war"
	case l.Board.Contains(x, y):
		return "district"
	case l.Side.Contains(x, y) && p.Side.Sum != nil:
		return "income"
	}
	return ""
}

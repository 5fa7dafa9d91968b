package table

import (
	"math"

	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/rules/warsaw"
)

// Explain implements part of [table.Game]. Where a finger is held, that says itself what it is; a tap on those words opens the
// book.
func (t *screen) Explain(asked input.Intent) bool {
	if !asked.Touch {
		return false
	}
	t.X, t.Y = asked.X, asked.Y
	p := t.Position()
	return t.pointed.hold(asked.X, asked.Y, &p)
}

// pressTold opens the rules book where a finger presses the words that it has asked for, and reports whether it does.
func (t *screen) pressTold(in input.Intent) bool {
	if in.Kind != input.Press || !t.pointed.long {
		return false
	}
	p := t.Position()
	card, ok := t.picture.CardAt(&p)
	if !ok || !card.Contains(in.X, in.Y) {
		return false
	}
	t.pointed.forget()
	t.OpenBook(t.X, t.Y)
	return true
}

// TopicNow implements part of [table.Game].
func (t *screen) TopicNow() (held, asked string) {
	if !t.hand.held.none() {
		held = book.OfTile(t.hand.held.tile)
	}
	return held, book.OfDecision(t.decision())
}

// TopicAt implements part of [table.Game].
func (t *screen) TopicAt(x, y float64) string {
	p := t.Position()
	if p.Focus.Kind != view.Nothing && x < 0 {
		x, y = t.picture.Where(&p, p.Focus).Centre()
	}
	tile, kind, ok := t.picture.Pointed(&p, x, y)
	switch {
	case ok && tile != warsaw.NoTile:
		return book.OfTile(tile)
	case ok:
		return kind.String()
	}
	l := &t.picture.Layout
	if seat, ok := l.OtherAt(x, y, p.Seat, len(p.Names)); ok {
		return t.ofOther(&p, seat, x, y)
	}
	return ofPlace(l, &p, x, y)
}

// ofOther is the topic of what lies at a point of another seat's panel.
func (t *screen) ofOther(p *view.Position, seat int, x, y float64) string {
	d, place := &p.Table.Player(seat).District, t.picture.District(p, seat)
	i, ok := d.IndexOf(d.SpaceAt(int(math.Floor((x-place.X)/place.Tile)), int(math.Floor((y-place.Y)/place.Tile))))
	if !ok || !d.Occupied().Has(i) {
		return "district"
	}
	if (d.PublicBuildings() | d.Milestones()).Has(i) {
		tile, _ := d.TileAt(i)
		return book.OfTile(tile)
	}
	half := place.Tile / 2
	for k := range warsaw.Kind(warsaw.Kinds) {
		if d.Of(k).Has(int((x-place.X)/half), int((y-place.Y)/half)) {
			return k.String()
		}
	}
	return "district"
}

// ofPlace is the topic of what always lies at a point of the screen.
func ofPlace(l *view.Layout, p *view.Position, x, y float64) string {
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

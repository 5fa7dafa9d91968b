package table

import (
	"math"

	"capital/game/scene"
	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/rules/warsaw"
)

// explainer finds the page of the rules book for what a person asks about, and opens it.
type explainer struct{ *table }

// open opens the rules book at a topic. It leads back to this moment: the table is kept as it is.
func (t explainer) open(topic string) { scene.ShowBook(t.app.App, topic, t.back) }

// take tells of what is asked about. Where a finger is held, that says itself what it is; a tap on those words opens the book.
func (t explainer) take(asked input.Intent) {
	if asked.Touch {
		t.x, t.y = asked.X, asked.Y
		p := t.position()
		if _, counted := t.counted(); !counted && !t.needsCurtain() && t.pointed.hold(asked.X, asked.Y, &p) {
			return
		}
	}
	t.open(t.at(asked.X, asked.Y))
}

// press opens the rules book where a finger presses the words that it has asked for, and reports whether it does.
func (t explainer) press(in input.Intent) bool {
	if in.Kind != input.Press || !t.pointed.long {
		return false
	}
	p := t.position()
	card, ok := t.picture.CardAt(&p)
	if !ok || !card.Contains(in.X, in.Y) {
		return false
	}
	topic := t.at(t.x, t.y)
	t.pointed.forget()
	t.open(topic)
	return true
}

// back is the table, when the rules book leads back to it.
func (t explainer) back() scene.Scene {
	t.changed = true
	return t.table
}

// at is the topic of what a person asks about: why something was refused, else what lies at a point or what keys are at,
// else the tile that is held, else what is to be done.
func (t explainer) at(x, y float64) string {
	if topic, ok := t.counted(); ok {
		return topic
	}
	if t.needsCurtain() {
		return ""
	}
	if !t.hand.refusal.left.Done() {
		return book.OfReason(t.hand.refusal.reason.Key)
	}
	if t.teaching.guide.At(x, y) {
		return t.teaching.guide.Topic()
	}
	if topic := t.under(x, y); topic != "" {
		return topic
	}
	return t.now()
}

// now is the topic of the tile that is held, else of what is to be done: in a lesson, of its step.
func (t explainer) now() string {
	if held := t.hand.held.tile; !t.hand.held.none() {
		return book.OfTile(held)
	}
	if topic := t.teaching.guide.Topic(); topic != "" {
		return topic
	}
	return book.OfDecision(t.decision())
}

// counted is the topic of what is pointed at of an income that is counted just now.
func (t explainer) counted() (topic string, ok bool) {
	if len(t.shown.waiting) == 0 || t.shown.waiting[0].income == nil {
		return "", false
	}
	tile, step, ok := t.shown.waiting[0].income.Pointed()
	switch {
	case !ok:
		return "income", true
	case tile != warsaw.NoTile:
		return book.OfTile(tile), true
	}
	return book.OfStep(step), true
}

// under is the topic of what lies at a point or what keys are at, "" where that is nothing the rules speak of.
func (t explainer) under(x, y float64) string {
	p := t.position()
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
func (t explainer) ofOther(p *view.Position, seat int, x, y float64) string {
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

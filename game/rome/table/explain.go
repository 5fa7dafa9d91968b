package table

import (
	"capital/game/rome/table/book"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/input"
	"capital/rules/rome"
)

// explainer finds the page of the rules book for what a person asks about, and opens it.
type explainer struct{ *table }

// open opens the rules book at a topic. It leads back to this moment: the table is kept as it is.
func (t explainer) open(topic string) { scene.ShowBook(t.app.App, topic, t.back) }

// back is the table, when the rules book leads back to it.
func (t explainer) back() scene.Scene {
	t.changed = true
	return t.table
}

// at is the topic of what a person asks about: why something was refused, else what keys are at or what lies at a point,
// else what is to be done.
func (t explainer) at(x, y float64) string {
	switch {
	case t.sheets != nil || len(t.shown.waiting) > 0 && t.shown.waiting[0].scoring != nil:
		return "scoring"
	case t.needsCurtain():
		return ""
	case !t.hand.refusal.left.Done():
		return book.OfReason(t.hand.refusal.key)
	case t.teaching.guide.At(x, y):
		return t.teaching.guide.Topic()
	case t.hand.focus.Kind != view.Nothing:
		return t.of(t.hand.focus)
	}
	if topic := t.under(x, y); topic != "" {
		return topic
	}
	return t.now()
}

// under is the topic of what lies at a point, "" where that is nothing the rules speak of.
func (t explainer) under(x, y float64) string {
	p := t.position()
	if c := t.picture.ChipAt(&p, x, y); c.Kind != view.NoChip {
		return book.OfChip(c, p.Table.Prefecture(c.Place).Monument)
	}
	if topic := t.of(t.picture.At(&p, x, y)); topic != "" {
		return topic
	}
	if t.picture.Layout.Course.Contains(x, y) {
		return "match"
	}
	return ""
}

// of is the topic of a thing.
func (t explainer) of(thing view.Thing) string {
	return book.OfThing(thing, t.session.Table().Piece())
}

// now is the topic of what is carried or chosen, else of what is to be done: in a lesson, of its step.
func (t explainer) now() string {
	p := t.position()
	if topic := t.of(p.Held.Thing); topic != "" {
		return topic
	}
	if chosen := p.Hand.Chosen; chosen != 0 {
		for c := range chosen.All() {
			return t.of(view.OfCard(c))
		}
	}
	if topic := t.teaching.guide.Topic(); topic != "" {
		return topic
	}
	if t.decision() == rome.DecidePut {
		return book.OfPiece(t.session.Table().Piece())
	}
	return book.OfDecision(t.decision())
}

// clicked opens the rules book where the right button was pressed on something.
func (t explainer) clicked(in input.Intent) {
	if topic := t.under(in.X, in.Y); in.Right && topic != "" {
		t.open(topic)
	}
}

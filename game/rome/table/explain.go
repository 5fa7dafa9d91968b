package table

import (
	"capital/game/rome/table/book"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/input"
	"capital/rules/rome"
)

// explainer finds in the rules book what a person at the table asks about.
type explainer struct{ *table }

// explain opens the rules book at a topic. It leads back to this moment: the table is kept as it is.
func (t explainer) explain(topic string) {
	t.app.ShowBook(topic, func() scene.Scene {
		t.changed = true
		return t.table
	})
}

// topicAt is the topic of what a person asks about: why something was refused, else what keys are at or what lies at a point,
// else what is to be done.
func (t explainer) topicAt(x, y float64) string {
	switch {
	case t.sheets != nil || len(t.shown.waiting) > 0 && t.shown.waiting[0].scoring != nil:
		return "scoring"
	case t.needsCurtain():
		return ""
	case !t.hand.refusal.left.Done():
		return book.OfReason(t.hand.refusal.key)
	case t.hand.focus.Kind != view.Nothing:
		return t.topicOf(t.hand.focus)
	}
	if topic := t.topicUnder(x, y); topic != "" {
		return topic
	}
	return t.topicNow()
}

// topicUnder is the topic of what lies at a point, "" where that is nothing the rules speak of.
func (t explainer) topicUnder(x, y float64) string {
	p := t.position()
	if topic := t.topicOf(t.picture.At(&p, x, y)); topic != "" {
		return topic
	}
	if t.picture.Layout.Course.Contains(x, y) {
		return "match"
	}
	return ""
}

// topicOf is the topic of a thing.
func (t explainer) topicOf(thing view.Thing) string {
	return book.OfThing(thing, t.session.Table().Piece())
}

// topicNow is the topic of what is carried or chosen, else of what is to be done.
func (t explainer) topicNow() string {
	p := t.position()
	if topic := t.topicOf(p.Held.Thing); topic != "" {
		return topic
	}
	if chosen := p.Hand.Chosen; chosen != 0 {
		for c := range chosen.All() {
			return t.topicOf(view.OfCard(c))
		}
	}
	if t.decision() == rome.DecidePut {
		return book.OfPiece(t.session.Table().Piece())
	}
	return book.OfDecision(t.decision())
}

// explainClicked opens the rules book where the right button was pressed on something.
func (t explainer) explainClicked(in input.Intent) {
	if topic := t.topicUnder(in.X, in.Y); in.Right && topic != "" {
		t.explain(topic)
	}
}

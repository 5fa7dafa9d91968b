package table

import (
	"capital/game/rome/table/book"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/input"
	"capital/rules/rome"
)

// explains opens the rules book where a person asks for it, and reports whether that was so. It leads back to this moment:
// the table is kept as it is.
func (t *table) explains(intents []input.Intent) bool {
	for _, in := range intents {
		if in.Kind == input.Explain {
			if in.Touch { // what the finger took up goes back
				t.takeOne(input.Intent{Kind: input.Abandon, X: in.X, Y: in.Y, Touch: true})
			}
			t.explain(t.topicAt(in.X, in.Y))
			return true
		}
	}
	return false
}

// explain opens the rules book at a topic.
func (t *table) explain(topic string) {
	t.app.ShowBook(topic, func() scene.Scene {
		t.changed = true
		return t
	})
}

// topicAt is the topic of what a person asks about: why something was refused, else what keys are at or what lies at a point,
// else what is to be done.
func (t *table) topicAt(x, y float64) string {
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
func (t *table) topicUnder(x, y float64) string {
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
func (t *table) topicOf(thing view.Thing) string {
	return book.OfThing(thing, t.session.Table().Piece())
}

// topicNow is the topic of what is carried or chosen, else of what is to be done.
func (t *table) topicNow() string {
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
func (t *table) explainClicked(in input.Intent) {
	if topic := t.topicUnder(in.X, in.Y); in.Right && topic != "" {
		t.explain(topic)
	}
}

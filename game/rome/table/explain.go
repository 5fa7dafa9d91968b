package table

import (
	"capital/game/rome/table/book"
	"capital/game/rome/table/view"
	"capital/input"
	"capital/rules/rome"
)

// Explain implements part of [table.Game]: the rules book tells all.
func (t *screen) Explain(input.Intent) bool { return false }

// TopicAt implements part of [table.Game].
func (t *screen) TopicAt(x, y float64) string {
	if t.hand.focus.Kind != view.Nothing {
		return t.topicOf(t.hand.focus)
	}
	return t.under(x, y)
}

// under is the topic of what lies at a point, "" where that is nothing the rules speak of.
func (t *screen) under(x, y float64) string {
	p := t.Position()
	if c := t.picture.ChipAt(&p, x, y); c.Kind != view.NoChip {
		return book.OfChip(c, p.Table.Prefecture(c.Place).Monument)
	}
	if topic := t.topicOf(t.picture.At(&p, x, y)); topic != "" {
		return topic
	}
	if t.picture.Layout.Course.Contains(x, y) {
		return "match"
	}
	return ""
}

// topicOf is the topic of a thing.
func (t *screen) topicOf(thing view.Thing) string {
	return book.OfThing(thing, t.session.Table().Piece())
}

// TopicNow implements part of [table.Game].
func (t *screen) TopicNow() (held, asked string) {
	p := t.Position()
	held = t.topicOf(p.Held.Thing)
	for c := range p.Hand.Chosen.All() {
		if held == "" {
			held = t.topicOf(view.OfCard(c))
		}
	}
	if t.decision() == rome.DecidePut {
		return held, book.OfPiece(t.session.Table().Piece())
	}
	return held, book.OfDecision(t.decision())
}

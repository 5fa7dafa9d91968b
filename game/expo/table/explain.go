package table

import (
	"capital/game/expo/table/book"
	"capital/game/expo/table/view"
	"capital/rules/expo"
)

// topicOf is the topic of a thing.
func (t *screen) topicOf(thing view.Thing) string { return book.OfThing(thing, t.session.Table()) }

// TopicNow implements part of [table.Game].
func (t *screen) TopicNow() (held, asked string) {
	if !t.hand.choice.none() {
		held = t.topicOf(t.hand.choice.thing)
	}
	if d := t.decision(); d != expo.NoDecision {
		return held, book.OfDecision(d)
	}
	return held, "match"
}

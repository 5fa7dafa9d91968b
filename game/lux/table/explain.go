package table

import (
	"capital/game/lux/table/book"
	"capital/game/lux/table/view"
	"capital/rules/lux"
)

// topicOf is the topic of a thing.
func (t *screen) topicOf(thing view.Thing) string { return book.OfThing(thing, t.session.Table()) }

// TopicNow implements part of [table.Game].
func (t *screen) TopicNow() (held, asked string) {
	if card := t.hand.choice.card(); card.Kind == view.Card {
		held = t.topicOf(view.Thing{Kind: view.Sign, District: card.Card.Colour()})
	}
	switch t.decision() {
	case lux.DecideKeep:
		return held, "draft"
	case lux.DecidePlay:
		return held, "turn"
	case lux.DecideLay:
		return held, "agent"
	case lux.DecidePay:
		return held, "merchant"
	}
	return held, "match"
}

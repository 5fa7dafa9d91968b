package table

import (
	"capital/game/scene"
	"capital/game/warsaw/table/book"
	"capital/input"
	"capital/rules/warsaw"
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

// topicAt is the topic of what a person asks about: why something was refused, else what lies at a point or what keys are at,
// else the tile that is held, else what is to be done.
func (t *table) topicAt(x, y float64) string {
	if topic, ok := t.topicCounted(); ok {
		return topic
	}
	if t.needsCurtain() {
		return ""
	}
	if !t.hand.refusal.left.Done() {
		return book.OfReason(t.hand.refusal.reason.Key)
	}
	p := t.position()
	if topic := t.picture.Topic(&p, x, y); topic != "" {
		return topic
	}
	return t.topicNow()
}

// topicNow is the topic of the tile that is held, else of what is to be done.
func (t *table) topicNow() string {
	p := t.position()
	if topic := p.HeldTopic(); topic != "" {
		return topic
	}
	return book.OfDecision(t.decision())
}

// topicCounted is the topic of what is pointed at of an income that is counted just now.
func (t *table) topicCounted() (topic string, ok bool) {
	if len(t.shown.waiting) == 0 || t.shown.waiting[0].income == nil {
		return "", false
	}
	tile, step, ok := t.shown.waiting[0].income.Pointed()
	switch {
	case !ok:
		return "income", true
	case tile != warsaw.NoTile:
		return tile.Tile().Code, true
	}
	return book.OfStep(step), true
}

// explainClicked opens the rules book where the right button was pressed on something while there is nothing to turn.
func (t *table) explainClicked(in input.Intent) bool {
	if !in.Right || !t.hand.held.none() {
		return false
	}
	p := t.position()
	topic := t.picture.Topic(&p, in.X, in.Y)
	if topic != "" {
		t.explain(topic)
	}
	return topic != ""
}

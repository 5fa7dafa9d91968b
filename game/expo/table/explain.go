package table

import (
	"capital/game/expo/table/view"
)

// topicOf is the topic of a thing.
func (t *screen) topicOf(view.Thing) string { return "" }

// TopicNow implements part of [table.Game].
func (t *screen) TopicNow() (held, asked string) { return "", "" }

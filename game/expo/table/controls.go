package table

import (
	"capital/game/expo/table/view"
	"capital/input"
)

// Take implements part of [table.Game]: the picture of the city.
func (t *screen) Take(in input.Intent) bool { return t.hand.zoom.take(in) }

// Took implements part of [table.Game].
func (t *screen) Took(input.Intent) {}

// PressFirst implements part of [table.Game]: nothing lies over the buttons.
func (t *screen) PressFirst(input.Intent) bool { return false }

// Press implements part of [table.Game].
func (t *screen) Press(in input.Intent) bool {
	if l := &t.picture.Layout; in.Kind == input.Press && t.ShowLog && l.Close { // it lies over what is beside it
		t.ShowLog = false
		return l.Sheet.Contains(in.X, in.Y)
	}
	return false
}

// Turn implements part of [table.Game]: a right click opens the rules book at what lies there.
func (t *screen) Turn(in input.Intent) {
	if topic := t.under(in.X, in.Y); in.Right && topic != "" {
		t.OpenTopic(topic)
	}
}

// Zoom implements part of [table.Game]: see [zoom.take].
func (t *screen) Zoom(input.Intent) {}

// OpenLog implements part of [table.Game].
func (t *screen) OpenLog() { t.ToggleLog() }

// PressButton implements part of [table.Game]: there are no buttons of its own.
func (t *screen) PressButton(int) {}

// ReadyButtons implements part of [table.Game].
func (t *screen) ReadyButtons() {}

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
	return t.topicOf(t.picture.At(&p, x, y))
}

package plain

import (
	"capital/game/scene/warning"
	"capital/input"
	"capital/render/widget"
)

// Answers are what a table answers its course that has nothing of its own there: no motion beside what is shown of the match, no
// warnings, no zoom, no buttons of its own, no rules book. A game's screen embeds it, and declares what it has.
type Answers[A any] struct{}

// Step implements part of [table.Game]: nothing moves by itself.
func (Answers[A]) Step(float64) {}

// Prepare implements part of [table.Game].
func (Answers[A]) Prepare() {}

// TurnBegins implements part of [table.Game]: there is always a choice.
func (Answers[A]) TurnBegins() {}

// Decided implements part of [table.Game]: what is owed is undecided.
func (Answers[A]) Decided() bool { return false }

// Regret implements part of [table.Game]: nothing is warned of.
func (Answers[A]) Regret(A) (about warning.Warning, where widget.Rect, above float64, ok bool) {
	return about, where, 0, false
}

// Take implements part of [table.Game]: the hand is asked.
func (Answers[A]) Take(input.Intent) bool { return false }

// Took implements part of [table.Game].
func (Answers[A]) Took(input.Intent) {}

// PressFirst implements part of [table.Game]: nothing lies over the buttons.
func (Answers[A]) PressFirst(input.Intent) bool { return false }

// Press implements part of [table.Game]: nothing lies beside the buttons.
func (Answers[A]) Press(input.Intent) bool { return false }

// Turn implements part of [table.Game]: nothing can be turned.
func (Answers[A]) Turn(input.Intent) {}

// Zoom implements part of [table.Game]: all is always seen.
func (Answers[A]) Zoom(input.Intent) {}

// PressButton implements part of [table.Game].
func (Answers[A]) PressButton(int) {}

// ReadyButtons implements part of [table.Game].
func (Answers[A]) ReadyButtons() {}

// Explain implements part of [table.Game]: the rules book tells all, if there is one.
func (Answers[A]) Explain(input.Intent) bool { return false }

// TopicAt implements part of [table.Game].
func (Answers[A]) TopicAt(x, y float64) string { return "" }

// TopicNow implements part of [table.Game].
func (Answers[A]) TopicNow() (held, asked string) { return "", "" }

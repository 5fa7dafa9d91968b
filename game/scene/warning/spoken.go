package warning

import (
	"capital/game/scene"
	"capital/game/scene/ear"
)

// Spoken says the question, and which of its answers the keys are at.
func (c *card) Spoken() ear.Speech {
	words := c.app.Strings
	return ear.Speech{Prompt: c.words, Focus: scene.SpokenWidgets(words, c.buttons, func(index int) string {
		if index == buttonNever {
			return words.Text("warning.never")
		}
		return ""
	})}
}

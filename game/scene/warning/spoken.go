package warning

import (
	"capital/game/scene"
	"capital/game/scene/narration"
)

// Spoken says the question, and which of its answers the keys are at.
func (c *card) Spoken() narration.Speech {
	words := c.app.Strings
	return narration.Speech{Prompt: c.words, Focus: scene.SpokenWidgets(words, c.buttons, func(index int) string {
		if index == buttonNever {
			return words.Text("warning.never")
		}
		return ""
	})}
}

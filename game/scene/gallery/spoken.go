package gallery

import (
	"capital/game/scene"
	"capital/game/scene/narration"
)

// Spoken implements [scene.Speaker].
func (s *Screen) Spoken(app *scene.App) narration.Speech {
	title := s.title()
	return narration.Speech{
		Place: title, Prompt: s.said,
		Focus: scene.SpokenWidgets(app.Strings, s.Widgets, func(index int) string {
			if index == turner {
				return title
			}
			return ""
		}),
	}
}

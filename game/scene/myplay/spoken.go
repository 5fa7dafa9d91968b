package myplay

import (
	"capital/game/scene"
	"capital/game/scene/narration"
)

// Spoken implements [scene.Speaker].
func (s *Screen) Spoken(app *scene.App) narration.Speech {
	var said []string
	for _, i := range s.onPage() {
		if i.said != "" {
			said = append(said, i.said)
		}
	}
	called := map[int]string{
		gameTurner: "play.game", nameField: "play.profile.name", signTurner: "play.profile.sign", colourTurner: "play.profile.colour",
	}
	return narration.Speech{
		Place: narration.Sentence(s.heading(), s.Widgets.Widgets[s.part].Label), Prompt: narration.Sentence(said...),
		Focus: scene.SpokenWidgets(app.Strings, s.Widgets, func(index int) string {
			if row := s.leading(index); row.press != nil && row.button == "" {
				return row.said
			}
			if key := called[index]; key != "" {
				return app.Strings.Text(key)
			}
			return ""
		}),
	}
}

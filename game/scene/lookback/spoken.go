package lookback

import (
	"capital/game/scene"
	"capital/game/scene/ear"
)

// Spoken implements [scene.Speaker]: which move is looked back at, what was played, and what would have been better.
func (s *Scene[A, R]) Spoken(app *scene.App) ear.Speech {
	a := &s.said.Advice
	said := ear.Speech{Prompt: ear.Sentence(a.Title, a.Caption)}
	for n := range a.Rows {
		said.Hand = append(said.Hand, ear.Sentence(a.Rows[n].Does, a.Rows[n].Tag))
	}
	said.Focus = scene.SpokenWidgets(app.Strings, s.buttons, nil)
	return said
}

package lookback

import (
	"capital/game/scene"
	"capital/game/scene/ear"
)

// Spoken implements [scene.Speaker]: which move is looked back at, what was played and what would have been better, and what
// speaks for the one of these that is shown.
func (s *Scene[A, R]) Spoken(app *scene.App) ear.Speech {
	a, words := &s.said.Advice, app.Strings
	said := ear.Speech{Prompt: ear.Sentence(a.Title, a.Caption), Enter: ear.Sentence(words.Text("ear.enter", words.Text("lookback.back")))}
	for n := range a.Rows {
		said.Hand = append(said.Hand, ear.Sentence(a.Rows[n].Does, a.Rows[n].Tag))
	}
	if s.said.Ready {
		said.Focus = a.Spoken(words, s.table.Say)
	}
	return said
}

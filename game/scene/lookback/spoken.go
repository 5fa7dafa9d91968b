package lookback

import (
	"capital/game/scene"
	"capital/game/scene/narration"
)

// Spoken implements [scene.Speaker]: which move is looked back at, what was played and what would have been better, and what
// speaks for the one of these that is shown.
func (s *Scene[A, R]) Spoken(app *scene.App) narration.Speech {
	a, words := &s.said.Advice, app.Strings
	said := narration.Speech{Prompt: narration.Sentence(a.Title, a.Caption), Enter: narration.Sentence(words.Text("narration.enter", words.Text(s.leads())))}
	for n := range a.Rows {
		said.Hand = append(said.Hand, narration.Sentence(a.Rows[n].Does, a.Rows[n].Tag))
	}
	if s.said.Ready {
		said.Focus = a.Spoken(words, s.table.Say)
	}
	return said
}

package lookback

import (
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/render/widget"
)

// Spoken implements [scene.Speaker]: which moment is looked back at and with whose eyes, what was played and what would have been
// better with what speaks for it, the button that keys are at, and how all stood.
func (s *Scene[A, R]) Spoken(app *scene.App) narration.Speech {
	a, words := &s.said.Advice, app.Strings
	at := s.table.Narrate()
	said := narration.Speech{Prompt: narration.Sentence(a.Title, a.Caption, s.seen()), State: at.State}
	for n := range a.Rows {
		said.Hand = append(said.Hand, narration.Sentence(a.Rows[n].Does, a.Rows[n].Tag))
	}
	if s.said.Ready {
		said.Focus = a.Spoken(words, s.table.Say)
	}
	enter := s.buttons.Widgets[pause].Tip
	if s.telling {
		said.Focus, said.Hand = narration.Sentence(s.table.Story().Spoken()), nil
		if s.atStory() {
			enter = words.Text("lookback.there")
		}
	}
	if focus := s.buttons.Focused(); focus >= 0 {
		w := &s.buttons.Widgets[focus]
		enter = w.Label
		switch {
		case w.Kind == widget.Cycler:
			enter = narration.Sentence(w.Tip, w.Value)
		case w.Label == "":
			enter = w.Tip
		}
		said.Focus = narration.Sentence(enter)
	}
	said.Enter = narration.Sentence(words.Text("narration.enter", enter))
	return said
}

// seen says with whose eyes the table is seen where these are chosen.
func (s *Scene[A, R]) seen() string {
	if s.eyes == 0 {
		return ""
	}
	return s.app.Strings.Text("lookback.seen", s.seenBy())
}

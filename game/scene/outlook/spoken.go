package outlook

import (
	"capital/game/scene/narration"
)

// Spoken says the page that is open, and all that stands on it.
func (s *Sheet) Spoken() narration.Speech {
	words := s.app.Strings
	return narration.Speech{
		Place: narration.Sentence(s.title, s.pages[s.page]), Hand: s.content.Spoken(),
		Enter: narration.Sentence(words.Text("narration.enter", words.Text("outlook.close"))),
	}
}

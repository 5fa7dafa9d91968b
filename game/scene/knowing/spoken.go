package knowing

import (
	"capital/game/scene/ear"
)

// Spoken says the page that is open, and all that stands on it.
func (s *Sheet) Spoken() ear.Speech {
	words := s.app.Strings
	return ear.Speech{
		Place: ear.Sentence(s.title, s.pages[s.page]), Hand: s.content.Spoken(),
		Enter: ear.Sentence(words.Text("ear.enter", words.Text("outlook.close"))),
	}
}

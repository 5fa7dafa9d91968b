package book

import (
	"strconv"

	"capital/game/scene"
	"capital/game/scene/ear"
)

// Spoken implements [scene.Speaker]: the page that is open, word for word, and where the link leads that keys are at.
func (s *Screen) Spoken(app *scene.App) ear.Speech {
	words := app.Strings
	c := s.book.content(s.book.pages()[s.book.place(s.topic)])
	parts := []string{s.book.TitleOf(s.topic), c.extra.Under}
	for _, blocks := range [...][]block{c.lead, c.text, c.example} {
		for n := range blocks {
			parts = append(parts, blocks[n].plain())
		}
	}
	said := ear.Speech{Place: ear.Sentence(words.Text("book.title"), words.Text("ear.book")), Prompt: ear.Sentence(parts...)}
	switch {
	case s.link >= 0 && s.link < len(s.sheet.links):
		said.Focus = words.Text("ear.link", s.book.TitleOf(s.sheet.links[s.link].topic))
	case s.query != "" && len(s.list.entries) == 0:
		said.Focus = words.Text("book.nothing")
	case s.query != "":
		said.Focus = words.Text("ear.seat", s.query, strconv.Itoa(len(s.list.entries)))
	}
	return said
}

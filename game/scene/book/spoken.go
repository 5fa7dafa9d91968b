package book

import (
	"cmp"
	"strconv"

	"capital/game/scene"
	"capital/game/scene/narration"
)

// Spoken implements [scene.Speaker]: the page that is open, word for word, and where the link leads that keys are at.
func (s *Screen) Spoken(app *scene.App) narration.Speech {
	words, keys := app.Strings, "narration.book"
	if s.byEar {
		keys = "narration.book.asked"
	}
	place := narration.Sentence(words.Text(cmp.Or(s.book.Name, "book.title")), words.Text(keys))
	return narration.Speech{Place: place, Prompt: s.spokenPage(), Focus: s.spokenFocus()}
}

// spokenPage says all that stands on the page.
func (s *Screen) spokenPage() string {
	c := s.book.content(s.book.pages()[s.book.place(s.topic)])
	parts := []string{s.book.TitleOf(s.topic), c.extra.Under}
	if p := c.extra.Example; p != nil {
		parts = append(parts, p.Try)
	}
	for _, blocks := range [...][]block{c.lead, c.text, c.example} {
		for n := range blocks {
			parts = append(parts, blocks[n].plain())
		}
	}
	return narration.Sentence(parts...)
}

// spokenFocus says where the link leads that keys are at, or what was found.
func (s *Screen) spokenFocus() string {
	words := s.app.Strings
	switch {
	case s.link >= 0 && s.link < len(s.sheet.links) && s.sheet.links[s.link].spot != nil:
		return s.sheet.links[s.link].spot.Words
	case s.link >= 0 && s.link < len(s.sheet.links):
		return words.Text("narration.link", s.book.TitleOf(s.sheet.links[s.link].topic))
	case s.query != "" && len(s.list.entries) == 0:
		return words.Text("book.nothing")
	case s.query != "":
		return words.Text("narration.seat", s.query, strconv.Itoa(len(s.list.entries)))
	case s.writing:
		return words.Text("narration.search")
	}
	return ""
}

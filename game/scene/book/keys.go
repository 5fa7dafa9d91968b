package book

import (
	"unicode/utf8"

	"capital/input"
)

// keys are what a person does without a pointer.
type keys struct{ *reading }

// cancel takes back what is searched; else it leaves.
func (s keys) cancel() (leaves bool) {
	if s.closeLetters() {
		return false
	}
	wrote := s.writing
	s.endWriting()
	s.changed = true
	if s.query == "" {
		return !wrote
	}
	s.listed = false
	s.search("")
	return false
}

// navigate goes through what was found with up and down; else it scrolls, and at the end turns the page.
func (s keys) navigate(dx, dy int) {
	switch {
	case dx != 0:
		s.turn(dx)
	case s.query != "" || s.layout.single && s.listed:
		s.nextEntry(dy)
	default:
		s.scrollBy(float64(dy) * scrollStep * s.layout.v)
	}
}

// nextEntry goes to the next or previous page of the list.
func (s keys) nextEntry(way int) {
	n := s.list.entryOf(s.topic)
	for n += way; n >= 0 && n < len(s.list.entries); n += way {
		if topic := s.list.entries[n].topic; topic != "" && topic != s.topic {
			s.turnTo(topic, 0)
			return
		}
	}
}

// nextLink goes to the next or previous link of the page.
func (s keys) nextLink(way int) {
	links := len(s.sheet.links)
	if links == 0 {
		return
	}
	if s.link < 0 && way < 0 {
		s.link = 0
	}
	s.link = (s.link + way + links) % links
	at := s.sheet.links[s.link].place
	s.page.show(at.Y, at.Y+at.H+2*s.layout.margin)
	s.changed = true
}

// confirm follows the link that keys are at, or opens what was found.
func (s keys) confirm() {
	s.endWriting()
	switch {
	case s.layout.single && s.listed:
		s.listed = false
	case s.link >= 0:
		s.follow(s.link)
	}
	s.changed = true
}

// write shows the letters for who has no keys to type with, and a gamepad goes from one to the next; once more it takes a
// letter back. Who goes by ear, and has keys, types from then on.
func (s keys) write() {
	if s.byEar && s.app.Sign("discard") == "" {
		s.writing, s.link, s.changed = true, -1, true
		return
	}
	if s.letters != nil {
		s.erase(input.Intent{Kind: input.Erase})
		return
	}
	s.showLetters(true)
	s.letters.Focus(0)
}

// inField moves the caret of the field that is written in, and reports whether it had anywhere to go.
func (s keys) inField(in input.Intent) bool {
	if !s.buttons.Writing() || in.DX == 0 {
		return false
	}
	now, end := s.buttons.State(fieldSearch), 0
	if in.DX > 0 {
		end = utf8.RuneCountInString(s.query)
	}
	if !in.Select && now.From == now.To && now.Caret == end {
		return false
	}
	s.edit(in)
	return true
}

// onLetters does with the letters what keys would else do with the page, and reports whether they are there.
func (s keys) onLetters(in input.Intent) bool {
	if s.letters == nil || s.letters.Focused() < 0 {
		return false
	}
	pointer(s).pressLetters(in)
	return true
}

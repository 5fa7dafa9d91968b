package book

import (
	"capital/game/scene"
	"capital/input"
)

// clickSlop is how far a pointer that is down may go and still click, in logical units.
const clickSlop = 8

// scrollStep is by how much the page goes with a step of the wheel or of keys, in logical units.
const scrollStep = 72

// pointer is what a person does with a mouse or a finger.
type pointer struct{ *reading }

// point follows the pointer.
func (s pointer) point(in input.Intent) (leaves bool) {
	selected := in.Kind == input.Release && in.Touch && s.buttons.Selecting()
	if !s.page.moved && !s.list.moved { // what is being dragged is no click
		leaves = s.pressButtons(in)
	}
	if selected {
		s.showLetters(true)
	}
	switch in.Kind {
	case input.Press:
		s.held().press(in.X, in.Y)
		if !s.layout.single {
			s.list.press(in.X, in.Y)
		}
	case input.Move:
		slop := clickSlop * s.layout.v
		s.changed = s.page.drag(in.Y, slop) || s.changed
		s.changed = s.list.drag(in.Y, slop) || s.changed
	case input.Abandon:
		s.page.held, s.list.held = false, false
	case input.Release:
		s.click(in)
	}
	s.hover(in)
	return leaves
}

// pressButtons does what is done with the buttons, and reports whether that is to leave the book. While letters are pressed the
// field keeps the focus.
func (s pointer) pressButtons(in input.Intent) (leaves bool) {
	if s.letters != nil {
		above := in.Y < s.letters.Widgets[0].Rect.Y
		if s.pressLetters(in); in.Kind == input.Press && !above {
			return false
		}
	}
	events, changed := s.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
	s.changed = s.changed || changed
	for _, e := range events {
		leaves = s.press(e.Index) || leaves
	}
	return leaves
}

// pressLetters does what is done with the letters that are shown.
func (s pointer) pressLetters(in input.Intent) {
	events, changed := s.letters.Update(scene.Acts(nil, []input.Intent{in}), 0)
	s.changed = s.changed || changed
	for _, e := range events {
		s.pressLetter(e.Index)
	}
}

// held is the part of the screen that a pointer beside the list drags.
func (s pointer) held() *scroll {
	if s.layout.single && s.listed {
		return &s.list.scroll
	}
	return &s.page
}

// press does what a button does, and reports whether that is to leave the book.
func (s pointer) press(button int) (leaves bool) {
	switch button {
	case buttonBack:
		return true
	case buttonContents, buttonIndex:
		shows := listing(button - buttonContents)
		s.showLetters(false)
		s.listed = !s.listed || s.shows != shows || s.query != ""
		s.shows = shows
		s.search("")
		s.showEntry()
	}
	return false
}

// click opens what was clicked.
func (s pointer) click(in input.Intent) {
	if s.list.release(in.X, in.Y) && s.listShown() {
		if n := s.list.entryAt(in.X, in.Y); n >= 0 {
			s.open(s.list.entries[n].topic)
		}
	}
	if s.page.release(in.X, in.Y) && s.pageShown() {
		if n := s.linkAt(in); n >= 0 {
			s.follow(n)
		}
	}
}

// hover lights what the pointer rests on.
func (s pointer) hover(in input.Intent) {
	pointed, link := -1, -1
	selecting := s.buttons.Selecting()
	if s.listShown() && !in.Touch && !selecting {
		pointed = s.list.entryAt(in.X, in.Y)
	}
	if s.pageShown() && !in.Touch && !selecting {
		link = s.linkAt(in)
	}
	s.changed = s.changed || pointed != s.pointed || link != s.link
	s.pointed, s.link = pointed, link
}

// linkAt is the link of the page at the pointer, or -1. A finger need not hit it so well.
func (s pointer) linkAt(in input.Intent) int {
	if !s.layout.page.Contains(in.X, in.Y) {
		return -1
	}
	slop := 3 * s.layout.v
	if in.Touch {
		slop = scene.Touch / 3 * s.layout.v
	}
	left, top := s.pageAt()
	return s.sheet.linkAt(in.X-left, in.Y-top, slop)
}

// wheel scrolls what lies under the pointer; what else turns a tile turns pages.
func (s pointer) wheel(in input.Intent) {
	switch {
	case in.DY == 0:
		s.turn(in.Number)
	case s.listShown() && s.list.place.Contains(in.X, in.Y):
		s.changed = s.list.to(s.list.at+float64(in.DY)*scrollStep*s.layout.v) || s.changed
	default:
		s.changed = s.page.to(s.page.at+float64(in.DY)*scrollStep*s.layout.v) || s.changed
	}
	s.hover(in)
}

// pressLetter writes a letter, or takes one back.
func (s pointer) pressLetter(n int) {
	if n < len(letters) {
		s.write(rune(letters[n]))
		return
	}
	if s.query != "" {
		s.erase(input.Intent{Kind: input.Erase})
	}
}

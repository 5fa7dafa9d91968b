package book

import (
	"capital/game/scene"
	"capital/input"
)

// clickSlop is how far a pointer that is down may go and still click, in logical units.
const clickSlop = 8

// scrollStep is by how much the page goes with a step of the wheel or of keys, in logical units.
const scrollStep = 72

// Update implements [scene.Scene].
func (s *Screen) Update(app *scene.App, intents []input.Intent) error {
	s.resize()
	app.SetTextMode(true) // whatever is typed is searched
	_, changed := s.buttons.Update(nil, app.Elapsed())
	s.changed = s.changed || changed
	for _, in := range intents {
		if s.take(in) {
			s.leave()
			break
		}
	}
	return nil
}

// take does what a person wants, and reports whether that is to leave the book.
func (s *Screen) take(in input.Intent) (leaves bool) {
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
		return s.point(in)
	case input.Turn:
		s.wheel(in)
	case input.Text:
		s.write(in.Rune)
	case input.Erase:
		s.erase()
	case input.Undo:
		s.backtrack()
	case input.Navigate:
		s.navigate(in.DX, in.DY)
	case input.Next:
		s.nextLink(1)
	case input.Previous:
		s.nextLink(-1)
	case input.Confirm:
		s.confirm()
	case input.Explain, input.Menu:
		return !in.Touch
	case input.Cancel:
		return s.cancel()
	}
	return false
}

// cancel takes back what is searched; else it leaves.
func (s *Screen) cancel() (leaves bool) {
	if s.closeLetters() {
		return false
	}
	if s.query == "" {
		return true
	}
	s.listed = false
	s.search("")
	return false
}

// point follows the pointer.
func (s *Screen) point(in input.Intent) (leaves bool) {
	if !s.page.moved && !s.list.moved { // what is being dragged is no click
		events, changed := s.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
		s.changed = s.changed || changed
		for _, e := range events {
			leaves = s.press(e.Index) || leaves
		}
	}
	s.takeField(in)
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

// held is the part of the screen that a pointer beside the list drags.
func (s *Screen) held() *scroll {
	if s.layout.single && s.listed {
		return &s.list.scroll
	}
	return &s.page
}

// press does what a button does, and reports whether that is to leave the book.
func (s *Screen) press(button int) (leaves bool) {
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
	default:
		s.pressLetter(button - firstLetter)
	}
	return false
}

// click opens what was clicked.
func (s *Screen) click(in input.Intent) {
	if s.list.release(in.X, in.Y) && s.listShown() {
		if n := s.list.entryAt(in.X, in.Y); n >= 0 {
			s.open(s.list.entries[n].topic)
		}
	}
	if s.page.release(in.X, in.Y) && s.pageShown() {
		if n := s.linkAt(in); n >= 0 {
			s.open(s.sheet.links[n].topic)
		}
	}
}

// hover lights what the pointer rests on.
func (s *Screen) hover(in input.Intent) {
	pointed, link := -1, -1
	if s.listShown() && !in.Touch {
		pointed = s.list.entryAt(in.X, in.Y)
	}
	if s.pageShown() && !in.Touch {
		link = s.linkAt(in)
	}
	s.changed = s.changed || pointed != s.pointed || link != s.link
	s.pointed, s.link = pointed, link
}

// listShown and pageShown report what is seen.
func (s *Screen) listShown() bool { return !s.layout.single || s.listed }
func (s *Screen) pageShown() bool { return !s.layout.single || !s.listed }

// linkAt is the link of the page at the pointer, or -1. A finger need not hit it so well.
func (s *Screen) linkAt(in input.Intent) int {
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

// pageAt is where the page's column begins on the screen, as it is scrolled.
func (s *Screen) pageAt() (x, y float64) {
	return s.layout.column.X, s.layout.page.Y + s.layout.margin - s.page.at
}

// wheel scrolls what lies under the pointer; what else turns a tile turns pages.
func (s *Screen) wheel(in input.Intent) {
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

// write searches one letter more.
func (s *Screen) write(letter rune) {
	if letter == ' ' && s.query == "" {
		s.scrollBy(s.layout.page.H * 0.85)
		return
	}
	if len(s.query) < longest {
		s.search(s.query + string(letter))
	}
}

// erase searches one letter less; where there is none it goes back to the page before.
func (s *Screen) erase() {
	letters := []rune(s.query)
	if len(letters) == 0 {
		s.backtrack()
		return
	}
	s.search(string(letters[:len(letters)-1]))
}

// navigate goes through what was found with up and down; else it scrolls, and at the end turns the page.
func (s *Screen) navigate(dx, dy int) {
	switch {
	case dx != 0:
		s.turn(dx)
	case s.query != "" || s.layout.single && s.listed:
		s.nextEntry(dy)
	default:
		s.scrollBy(float64(dy) * scrollStep * s.layout.v)
	}
}

// scrollBy scrolls the page, and turns it where it ends.
func (s *Screen) scrollBy(pixels float64) {
	if s.page.to(s.page.at + pixels) {
		s.changed = true
		return
	}
	if pixels < 0 && s.turn(-1) {
		s.page.to(s.page.most())
	} else if pixels > 0 {
		s.turn(1)
	}
}

// nextEntry goes to the next or previous page of the list.
func (s *Screen) nextEntry(way int) {
	n := s.list.entryOf(s.topic)
	for n += way; n >= 0 && n < len(s.list.entries); n += way {
		if topic := s.list.entries[n].topic; topic != "" && topic != s.topic {
			s.turnTo(topic, 0)
			return
		}
	}
}

// nextLink goes to the next or previous link of the page.
func (s *Screen) nextLink(way int) {
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
func (s *Screen) confirm() {
	switch {
	case s.layout.single && s.listed:
		s.listed = false
	case s.link >= 0:
		s.open(s.sheet.links[s.link].topic)
	}
	s.changed = true
}

package book

import (
	"capital/game/scene"
	"capital/input"
	"capital/render/widget"
)

// reading is a book that is being read: which page, what the list beside it shows, and what is searched.
type reading struct {
	app     *scene.App
	book    *Book
	buttons *widget.Group
	layout  layout
	laid    scene.Room // what the layout was made for

	topic   string
	sheet   *sheet
	page    scroll
	trail   []visit // what was read before, the last at the end
	list    list
	shows   listing
	listed  bool // where there is room for one only: the list is seen, not the page
	query   string
	byEar   bool          // letters say things again, as at the table, until the field is written into
	writing bool          // somebody who goes by ear writes into the field
	letters *widget.Group // to search with by a finger or a gamepad, while they are shown
	pages   []searched    // nil until something is searched

	link    int // the link of the page that keys are at or the pointer rests on, or -1
	pointed int // the entry of the list that the pointer rests on, or -1
	changed bool
}

// visit is a page that was read, and how far.
type visit struct {
	topic string
	at    float64
}

// open goes to a page, which [reading.backtrack] leads back from.
func (s *reading) open(topic string) {
	if topic != s.topic {
		s.trail = append(s.trail, visit{s.topic, s.page.at})
		s.turnTo(topic, 0)
	}
	s.listed = false
	s.showLetters(false)
	s.changed = true
}

// follow goes where a link of the page leads, or pushes it: then the page stays where it is.
func (s *reading) follow(n int) {
	l := s.sheet.links[n]
	if l.spot == nil {
		s.open(l.topic)
		return
	}
	l.spot.Push()
	s.layPage()
	s.link, s.changed = min(n, len(s.sheet.links)-1), true
}

// backtrack goes back to the page that was read before, and reports whether there was one.
func (s *reading) backtrack() bool {
	last := len(s.trail) - 1
	if last < 0 {
		return false
	}
	v := s.trail[last]
	s.trail = s.trail[:last]
	s.turnTo(v.topic, v.at)
	return true
}

// turnTo shows a page from a height.
func (s *reading) turnTo(topic string, at float64) {
	s.topic = topic
	s.layPage()
	s.page.at = 0
	s.page.to(at)
	s.showEntry()
	s.changed = true
}

// turn goes some pages on or back in the order of the book, and reports whether there is one.
func (s *reading) turn(way int) bool {
	all := s.book.pages()
	n := s.book.place(s.topic) + way
	if n < 0 || n >= len(all) {
		return false
	}
	s.open(all[n].Topic)
	return true
}

// layPage lays the open page out.
func (s *reading) layPage() {
	if s.sheet != nil {
		s.sheet.forget()
	}
	c := s.book.content(s.book.pages()[s.book.place(s.topic)])
	s.sheet = lay(&c, s.app.Strings, s.app.Writer, s.layout.column.W, s.layout.u)
	s.page.place, s.page.height = s.layout.page, s.sheet.height+2*s.layout.margin
	s.page.to(s.page.at)
	s.link = -1
}

// showEntry scrolls the list so that the open page is seen in it.
func (s *reading) showEntry() {
	if n := s.list.entryOf(s.topic); n >= 0 {
		e := &s.list.entries[n]
		s.list.show(e.y, e.y+e.high)
	}
}

// fill shows the contents, the index or what was found.
func (s *reading) fill() {
	switch {
	case s.query != "":
		if s.pages == nil {
			s.pages = searchable(s.book)
		}
		s.list.entries = results(s.book, find(s.pages, s.query))
	case s.shows == terms:
		s.list.entries = index(s.book)
	default:
		s.list.entries = chapters(s.book)
	}
	s.pointed = -1
	s.list.at = 0
	s.list.lay(s.app.Writer)
	s.changed = true
}

// search looks a query up, and opens the first page that was found.
func (s *reading) search(query string) {
	s.query = query
	s.buttons.Widgets[fieldSearch].Value = query
	s.fill()
	if query == "" {
		s.showEntry()
		return
	}
	s.listed = true
	if len(s.list.entries) > 0 {
		s.turnTo(s.list.entries[0].topic, 0)
	}
}

// write writes a letter into the field; where nothing is searched a space scrolls.
func (s *reading) write(letter rune) {
	if letter == ' ' && s.query == "" {
		s.scrollBy(s.layout.page.H * 0.85)
		return
	}
	s.edit(input.Intent{Kind: input.Text, Rune: letter})
}

// erase erases in the field; where nothing is searched it goes back to the page before.
func (s *reading) erase(in input.Intent) {
	if s.query == "" {
		s.backtrack()
		return
	}
	s.edit(in)
}

// edit does something in the field, at its end where nobody writes yet, and searches what stands there then.
func (s *reading) edit(in input.Intent) {
	what := []input.Intent{in}
	if !s.buttons.Writing() {
		s.buttons.Focus(fieldSearch)
		what = []input.Intent{{Kind: input.Ends, DX: 1}, in}
	}
	events, _ := s.buttons.Update(scene.Acts(nil, what), 0)
	s.changed = true
	s.app.Keep(s.buttons)
	if len(events) > 0 {
		s.search(s.buttons.Widgets[fieldSearch].Value)
	}
}

// endWriting has keys do what they do in a book again.
func (s *reading) endWriting() {
	s.writing = false
	s.buttons.Unfocus()
}

// scrollBy scrolls the page, and turns it where it ends.
func (s *reading) scrollBy(pixels float64) {
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

// resize lays everything out anew where the screen or the size of text is another.
func (s *reading) resize() {
	now := s.app.Room()
	if now == s.laid {
		return
	}
	s.laid = now
	s.label()
	s.layout = layOut(now, s.app.Unit())
	s.placeLetters(now)
	s.layout.placeButtons(s.buttons)
	s.list.place, s.list.u, s.list.least = s.layout.list, s.layout.listUnit, s.layout.least
	s.list.lay(s.app.Writer)
	s.layPage()
	s.showEntry()
	s.changed = true
}

// label writes what the buttons say.
func (s *reading) label() {
	words, w := s.app.Strings, s.buttons.Widgets
	w[buttonBack].Label, w[fieldSearch].Hint = words.Text("button.back"), words.Text("book.search")
	if s.byEar {
		w[fieldSearch].Hint = words.Text("book.search.asked")
	}
	w[buttonContents].Label, w[buttonIndex].Label = words.Text("book.contents"), words.Text("book.index")
}

// listShown and pageShown report what is seen.
func (s *reading) listShown() bool { return !s.layout.single || s.listed }

func (s *reading) pageShown() bool { return !s.layout.single || !s.listed }

// pageAt is where the page's column begins on the screen, as it is scrolled.
func (s *reading) pageAt() (x, y float64) {
	return s.layout.column.X, s.layout.page.Y + s.layout.margin - s.page.at
}

// showLetters shows the letters at the bottom of the screen, or no longer.
func (s *reading) showLetters(shown bool) {
	if shown == (s.letters != nil) {
		return
	}
	s.letters, s.laid = nil, scene.Room{}
	if shown {
		s.letters = newLetters()
	}
	s.resize()
}

// placeLetters puts the letters where they lie, where they are shown.
func (s *reading) placeLetters(room scene.Room) {
	if s.letters == nil {
		return
	}
	for n, place := range s.layout.makeRoom(room.Width, room.Height) {
		s.letters.Widgets[n].Rect = place
	}
}

// closeLetters takes the letters away, and reports whether they were there.
func (s *reading) closeLetters() bool {
	shown := s.letters != nil
	s.showLetters(false)
	return shown
}

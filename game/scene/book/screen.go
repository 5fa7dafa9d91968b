package book

import (
	"capital/game/scene"
	"capital/render/widget"
)

// Screen shows a rules book. It implements [scene.Scene].
type Screen struct {
	app     *scene.App
	book    *Book
	back    func() scene.Scene
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
	letters bool       // those to search with by a finger are shown
	pages   []searched // nil until something is searched

	link    int // the link of the page that keys are at or the pointer rests on, or -1
	pointed int // the entry of the list that the pointer rests on, or -1
	changed bool
}

// visit is a page that was read, and how far.
type visit struct {
	topic string
	at    float64
}

// longest is how many letters can be searched at most.
const longest = 40

// The buttons, in order.
const (
	buttonBack = iota
	buttonContents
	buttonIndex
	fieldSearch
	firstLetter
)

// New opens a book at a topic; one that it lacks, or "", opens it where it begins. back makes the scene to return to.
func New(app *scene.App, b *Book, topic string, back func() scene.Scene) *Screen {
	if !b.Has(topic) {
		topic = b.pages()[0].Topic
	}
	words := app.Strings
	s := &Screen{app: app, book: b, back: back, topic: topic, link: -1, pointed: -1}
	s.buttons = widget.NewGroup(append([]widget.Widget{
		buttonBack:     {Label: words.Text("button.back"), Main: true},
		buttonContents: {Label: words.Text("book.contents")},
		buttonIndex:    {Label: words.Text("book.index")},
		fieldSearch:    {Kind: widget.Field, Hint: words.Text("book.search"), Limit: longest},
	}, letterButtons()...)...)
	s.list.entries = chapters(b)
	return s
}

// Topic is the topic of the page that is open.
func (s *Screen) Topic() string { return s.topic }

// Group returns the buttons: a test of the whole program asks where they lie.
func (s *Screen) Group() *widget.Group { return s.buttons }

// MenuWay says that no menu lies over it: it leads back.
func (s *Screen) MenuWay() (scene.Way, widget.Rect) { return scene.WayNone, widget.Rect{} }

// Changed implements part of [scene.Scene].
func (s *Screen) Changed() bool {
	changed := s.changed
	s.changed = false
	return changed
}

// leave goes back to where the book was opened from.
func (s *Screen) leave() {
	s.sheet.forget()
	s.app.Show(s.back())
}

// open goes to a page, which [Screen.backtrack] leads back from.
func (s *Screen) open(topic string) {
	if topic != s.topic {
		s.trail = append(s.trail, visit{s.topic, s.page.at})
		s.turnTo(topic, 0)
	}
	s.listed = false
	s.showLetters(false)
	s.changed = true
}

// backtrack goes back to the page that was read before, and reports whether there was one.
func (s *Screen) backtrack() bool {
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
func (s *Screen) turnTo(topic string, at float64) {
	s.topic = topic
	s.layPage()
	s.page.at = 0
	s.page.to(at)
	s.showEntry()
	s.changed = true
}

// turn goes some pages on or back in the order of the book, and reports whether there is one.
func (s *Screen) turn(way int) bool {
	all := s.book.pages()
	n := s.book.place(s.topic) + way
	if n < 0 || n >= len(all) {
		return false
	}
	s.open(all[n].Topic)
	return true
}

// layPage lays the open page out.
func (s *Screen) layPage() {
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
func (s *Screen) showEntry() {
	if n := s.list.entryOf(s.topic); n >= 0 {
		e := &s.list.entries[n]
		s.list.show(e.y, e.y+e.high)
	}
}

// list shows the contents, the index or what was found.
func (s *Screen) fill() {
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
func (s *Screen) search(query string) {
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

// resize lays everything out anew where the screen or the size of text is another.
func (s *Screen) resize() {
	now := s.app.Room()
	if now == s.laid {
		return
	}
	s.laid = now
	s.layout = layOut(now, s.app.Unit())
	s.placeLetters(now)
	s.layout.placeButtons(s.buttons)
	s.list.place, s.list.u, s.list.least = s.layout.list, s.layout.listUnit, s.layout.least
	s.list.lay(s.app.Writer)
	s.layPage()
	s.showEntry()
	s.changed = true
}

package book

import (
	"math"

	"capital/game/scene"
	"capital/render/text"
	"capital/render/widget"
)

// Screen shows a rules book. It implements [scene.Scene].
type Screen struct {
	app     *scene.App
	book    *Book
	back    func() scene.Scene
	buttons *widget.Group
	layout  layout
	laid    laidFor

	topic  string
	sheet  *sheet
	page   scroll
	trail  []visit // what was read before, the last at the end
	list   list
	shows  listing
	listed bool // where there is room for one only: the list is seen, not the page
	query  string
	pages  []searched // nil until something is searched

	link    int // the link of the page that keys are at or the pointer rests on, or -1
	pointed int // the entry of the list that the pointer rests on, or -1
	changed bool
}

// visit is a page that was read, and how far.
type visit struct {
	topic string
	at    float64
}

// laidFor is what the layout follows from.
type laidFor struct {
	width, height float64
	text          int
}

// The buttons, in order.
const (
	buttonBack = iota
	buttonContents
	buttonIndex
	fieldSearch
)

// New opens a book at a topic; one that it lacks, or "", opens it where it begins. back makes the scene to return to.
func New(app *scene.App, b *Book, topic string, back func() scene.Scene) *Screen {
	if !b.Has(topic) {
		topic = b.pages()[0].Topic
	}
	words := app.Strings
	s := &Screen{app: app, book: b, back: back, topic: topic, link: -1, pointed: -1}
	s.buttons = widget.NewGroup(
		widget.Widget{Label: words.Text("button.back"), Main: true},
		widget.Widget{Label: words.Text("book.contents")},
		widget.Widget{Label: words.Text("book.index")},
		widget.Widget{Kind: widget.Field, Hint: words.Text("book.search"), Limit: 40},
	)
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
	width, height := s.app.Size()
	now := laidFor{width, height, s.app.Settings().TextSize}
	if now == s.laid {
		return
	}
	s.laid = now
	s.layout = layOut(s.app)
	s.layout.placeButtons(s.buttons)
	s.list.place, s.list.u = s.layout.list, s.layout.listUnit
	s.list.lay(s.app.Writer)
	s.layPage()
	s.showEntry()
	s.changed = true
}

// layout is where everything lies on the screen, in pixels.
type layout struct {
	single   bool    // the list and the page are not seen at once
	v        float64 // pixels a logical unit of what is pressed
	u        float64 // pixels a logical unit of the page, in the person's own size of text
	listUnit float64
	margin   float64 // above and below the page's column
	side     widget.Rect
	title    widget.Rect
	back     widget.Rect
	tabs     [2]widget.Rect
	field    widget.Rect
	list     widget.Rect
	page     widget.Rect // what of the page is seen
	column   widget.Rect // the page's words in it
}

// columnWidth is how wide a page is at most: some seventy letters.
const columnWidth = 640

// layOut lays the screen out.
func layOut(app *scene.App) layout {
	width, height := app.Size()
	own := app.TextScale(2)
	l := layout{v: app.Unit() * math.Min(own, 1.2), u: app.Unit() * own}
	l.listUnit = app.Unit() * math.Min(own, 1.5)
	l.margin = 26 * l.v
	if height > width {
		l.laySingle(width, height)
	} else {
		l.layBeside(width, height)
	}
	l.column = l.page
	l.column.W = math.Min(columnWidth*l.u, l.page.W-2*l.margin)
	l.column.X += (l.page.W - l.column.W) / 2
	return l
}

// layBeside puts the list to the left of the page.
func (l *layout) layBeside(width, height float64) {
	v := l.v
	wide := math.Min(350*math.Max(v, l.listUnit), width*0.42)
	l.side = widget.Rect{W: wide, H: height}
	l.title = widget.Rect{X: 22 * v, Y: 16 * v, W: wide - 22*v - 140*v, H: 44 * v}
	l.back = widget.Rect{X: wide - 132*v, Y: 16 * v, W: 116 * v, H: 44 * v}
	l.field = widget.Rect{X: 16 * v, Y: 70 * v, W: wide - 32*v, H: 44 * v}
	l.placeTabs(16*v, 122*v, wide-32*v)
	top := 172 * v
	l.list = widget.Rect{X: 8 * v, Y: top, W: wide - 16*v, H: height - top - 8*v}
	l.page = widget.Rect{X: wide, W: width - wide, H: height}
}

// laySingle puts what both have above the one that is seen.
func (l *layout) laySingle(width, height float64) {
	l.single = true
	v := l.v
	l.side = widget.Rect{W: width, H: 174 * v}
	l.title = widget.Rect{X: 22 * v, Y: 16 * v, W: width - 180*v, H: 46 * v}
	l.back = widget.Rect{X: width - 142*v, Y: 14 * v, W: 126 * v, H: 48 * v}
	l.field = widget.Rect{X: 16 * v, Y: 72 * v, W: width - 32*v, H: 44 * v}
	l.placeTabs(16*v, 124*v, width-32*v)
	l.page = widget.Rect{Y: l.side.H, W: width, H: height - l.side.H}
	l.list = l.page.Inset(10 * v)
}

func (l *layout) placeTabs(x, y, wide float64) {
	each := (wide - 8*l.v) / 2
	for n := range l.tabs {
		l.tabs[n] = widget.Rect{X: x + float64(n)*(each+8*l.v), Y: y, W: each, H: 40 * l.v}
	}
}

func (l *layout) placeButtons(g *widget.Group) {
	w := g.Widgets
	w[buttonBack].Rect, w[fieldSearch].Rect = l.back, l.field
	w[buttonContents].Rect, w[buttonIndex].Rect = l.tabs[0], l.tabs[1]
}

// titleStyle is how the book's name is written.
func (l *layout) titleStyle() text.Style {
	return text.Style{Face: text.Black, Size: 32 * l.v, VAlign: text.Middle}
}

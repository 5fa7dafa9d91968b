// Package outlook is the sheet that lies over the tables of all games and tells a person what may still come, and what is
// known of it: its frame, its pages, and how a person looks through it. What stands on it each game knows itself.
package outlook

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/input"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Content is what stands on a sheet. It follows from what one seat may know when the sheet is opened.
type Content interface {
	// Pages are what the pages are called in a room, at least one; where there is one only, its name is not shown. Where the
	// room is close, what stands side by side elsewhere has pages of its own.
	Pages(close bool) []string
	// Lay lays a page out in its place and returns what can be pointed at on it.
	Lay(page int, p pencil.Pencil, in widget.Rect) []widget.Rect
	// Draw draws a page, laid out as it was last; item is what is pointed at, or -1.
	Draw(page int, p pencil.Pencil, in widget.Rect, item int)
	// Spoken says what stands on the page that was laid out last, a thing each.
	Spoken() []string
}

// Sheet is the sheet as it lies there.
type Sheet struct {
	app     *scene.Display
	content Content
	title   string
	pages   []string
	page    int
	item    int // what is pointed at, or -1
	items   []widget.Rect
	buttons *widget.Group // the pages, and the one that closes the sheet
	laid    scene.Room
	unit    float64 // pixels a logical unit
	own     float64 // how much larger running text is
	body    widget.Rect
}

// Open lays a sheet over a table, open at a page.
func Open(app *scene.Display, title string, content Content, page int) *Sheet {
	s := &Sheet{app: app, content: content, title: title, page: page, item: -1}
	s.arrange()
	return s
}

// name makes the buttons, with the names of the pages in this room.
func (s *Sheet) name(close bool) {
	var w []widget.Widget
	s.pages = s.content.Pages(close)
	if len(s.pages) > 1 {
		for _, name := range s.pages {
			w = append(w, widget.Widget{Label: name})
		}
	}
	s.buttons = widget.NewGroup(append(w, widget.Widget{Label: s.app.Strings.Text("outlook.close")})...)
	s.page = min(s.page, len(s.pages)-1)
}

// isClose reports whether there is too little room for all at once, a unit having so many pixels.
func isClose(room scene.Room, unit float64) bool {
	if room.Upright() {
		return room.Width < 700*unit || room.Height < 1000*unit
	}
	return room.Width < 1000*unit || room.Height < 560*unit
}

// Measures of the sheet, in logical units.
const (
	edge   = 20
	head   = 76 // of the title, beside which is the button that closes the sheet
	high   = 46 // of a button
	corner = 60 // where the button of the menu lies
)

// arrange lays the sheet out where the screen has changed, and reports whether it has.
func (s *Sheet) arrange() bool {
	room := s.app.Room()
	if room == s.laid {
		return false
	}
	s.laid = room
	wide, tall := 1280.0, 720.0
	if room.Upright() {
		wide, tall = 900, 1200
	}
	s.unit, s.own = room.Unit(wide, tall)
	u := s.unit
	s.name(isClose(room, u))
	close := min(230, 0.36*room.Width/u)
	last := len(s.buttons.Widgets) - 1
	s.buttons.Widgets[last].Rect = widget.Rect{X: room.Width - (corner+edge+close)*u, Y: 15 * u, W: close * u, H: high * u}
	top := head * u
	for n := range s.buttons.Widgets[:last] {
		step := min(130*u, (room.Width-2*edge*u)/float64(last))
		s.buttons.Widgets[n].Rect = widget.Rect{X: edge*u + float64(n)*step, Y: top, W: step - 8*u, H: high * u}
	}
	if last > 0 {
		top += (high + 14) * u
	}
	s.body = widget.Rect{X: edge * u, Y: top, W: room.Width - 2*edge*u, H: room.Height - top - edge*u}
	s.turn(s.page)
	return true
}

// turn turns to a page.
func (s *Sheet) turn(page int) {
	s.page, s.item = page, -1
	for n := range s.buttons.Widgets {
		s.buttons.Widgets[n].Main = n == page && len(s.buttons.Widgets) > 1
	}
	s.items = s.content.Lay(page, s.pencil(nil), s.body)
}

func (s *Sheet) pencil(dst *ebiten.Image) pencil.Pencil {
	return pencil.Pencil{Dst: dst, Writer: s.app.Writer, Icons: s.app.Icons, U: s.unit, Own: s.own}
}

// Update takes a tick's intents; nothing moves. It reports whether the sheet looks different now, and whether the person is done
// with it.
func (s *Sheet) Update(intents []input.Intent, _ float64) (changed, done bool) {
	changed = s.arrange()
	for _, in := range intents {
		before := s.item
		switch in.Kind {
		case input.Cancel, input.Outlook, input.Confirm:
			return true, true
		case input.Move, input.Press:
			s.item = s.at(in.X, in.Y)
		case input.Navigate:
			s.item = s.beside(in.DX, in.DY)
		case input.Next, input.Previous, input.Choose:
			changed = s.leaf(in) || changed
		}
		changed = changed || s.item != before
	}
	events, touched := s.buttons.Update(pointing(intents), s.app.Elapsed())
	for _, e := range events {
		if e.Index == len(s.buttons.Widgets)-1 {
			return true, true
		}
		s.turn(e.Index)
	}
	return changed || touched, false
}

// pointing are the acts of a pointer: keys go through what stands on the sheet, not through its buttons.
func pointing(intents []input.Intent) (acts []widget.Act) {
	for _, act := range scene.Acts(nil, intents) {
		switch act.Kind {
		case widget.Move, widget.Press, widget.Release, widget.Abandon:
			acts = append(acts, act)
		}
	}
	return acts
}

// leaf turns the pages, and reports whether there is another.
func (s *Sheet) leaf(in input.Intent) bool {
	pages, page := len(s.pages), s.page
	switch in.Kind {
	case input.Next:
		page = (page + 1) % pages
	case input.Previous:
		page = (page + pages - 1) % pages
	default:
		page = min(in.Number-1, pages-1)
	}
	if page == s.page {
		return false
	}
	s.turn(page)
	return true
}

// at is what lies at a point, or -1.
func (s *Sheet) at(x, y float64) int {
	for n, r := range s.items {
		if r.Contains(x, y) {
			return n
		}
	}
	return -1
}

// beside is what lies one step away from what is pointed at: the nearest in a direction, rather straight than askew.
func (s *Sheet) beside(dx, dy int) int {
	if s.item < 0 && len(s.items) > 0 {
		return 0
	}
	found, nearest := s.item, math.Inf(1)
	for n, r := range s.items {
		x, y := r.Centre()
		fromX, fromY := s.items[s.item].Centre()
		along := (x-fromX)*float64(dx) + (y-fromY)*float64(dy)
		across := (x-fromX)*float64(dy) + (y-fromY)*float64(dx)
		if far := along + 3*math.Abs(across); along > 1 && far < nearest {
			found, nearest = n, far
		}
	}
	return found
}

// sayTitle writes the title in a width: in one line or, where it would be small there, in two.
func (s *Sheet) sayTitle(p pencil.Pencil, width float64) {
	const small, smallest = 20, 15
	l, y := pencil.Label{Size: 30, Face: text.Black, VAlign: text.Middle}, (15+high/2)*s.unit
	if p.Width(s.title, l)*small/l.Size <= width {
		p.SayWithin(s.title, edge*s.unit, y, width, l)
		return
	}
	l.Size = small
	for l.Size > smallest {
		if _, high := p.Writer.MeasureWrapped(s.title, width, p.Style(l)); high <= 2.1*p.Writer.LineHeight(p.Style(l)) {
			break
		}
		l.Size--
	}
	p.Writer.DrawWrapped(p.Dst, s.title, edge*s.unit, y, width, p.Style(l))
}

// Draw draws the sheet over the whole screen.
func (s *Sheet) Draw(dst *ebiten.Image) {
	s.arrange()
	dst.Fill(theme.Paper)
	p, u := s.pencil(dst), s.unit
	close := s.buttons.Widgets[len(s.buttons.Widgets)-1].Rect
	s.sayTitle(p, close.X-2*edge*u)
	s.content.Draw(s.page, p, s.body, s.item)
	widget.Painter{Writer: s.app.Writer, Icons: s.app.Icons, Look: widget.Paper(), Scale: u}.DrawWidgets(dst, s.buttons)
}

// Menu says where the button lies that opens the menu: in the corner.
func (s *Sheet) Menu() (scene.Way, widget.Rect) { return scene.WayCorner, widget.Rect{} }

// Topic is "": the rules book has no page about the sheet.
func (s *Sheet) Topic() string { return "" }

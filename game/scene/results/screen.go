package results

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/session"
	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The widgets of the screen, in their order.
const (
	rematchButton = iota
	courseButton  // or the sheet, where the course is shown
	seatsButton
	titleButton
	buttonCount
	plotWidget = buttonCount     // the course, to be clicked
	slipWidget = buttonCount + 1 // and the first of its slips
)

// Screen is the last screen of a match. It is a [scene.Scene].
type Screen struct {
	scene.WidgetScene
	app     *scene.App
	outcome Outcome
	order   []int  // the seats in the order of their places
	about   string // the seed, and what might be taken back
	shown   bool   // the course, not the sheet
	cursor  int    // the move that is pointed at in the course, or -1
	slips   []slip
	layout  layout
	sign    *ebiten.Image // the winners' emblems and names, painted once a layout
	emblems emblems
}

// New makes the screen of a match that is over.
func New(app *scene.App, outcome Outcome) *Screen {
	words := app.Strings
	s := &Screen{app: app, outcome: outcome, order: inOrder(outcome.Seats), cursor: -1, emblems: newEmblems(outcome.Emblem)}
	s.about = words.Text("results.seed", outcome.Seed)
	if slices.ContainsFunc(outcome.Seats, func(who Seat) bool { return who.Player == session.Person }) {
		s.about += " · " + scene.TakeBacksText(words, "results.takebacks", outcome.TakeBacks)
	}
	list := []widget.Widget{
		rematchButton: {Label: words.Text("results.rematch"), Main: true},
		courseButton:  {Label: words.Text("results.course"), Hidden: outcome.Course == nil},
		seatsButton:   {Label: words.Text("results.seats")},
		titleButton:   {Label: words.Text("results.title")},
		plotWidget:    {Hidden: true, Bare: true},
	}
	for range mostSlips {
		list = append(list, widget.Widget{Hidden: true})
	}
	s.Widgets = widget.NewGroup(list...)
	return s
}

// inOrder lists seats in the order of their places, those that share one in the order of the seats.
func inOrder(seats []Seat) (order []int) {
	for seat := range seats {
		order = append(order, seat)
	}
	slices.SortStableFunc(order, func(a, b int) int { return seats[a].Place - seats[b].Place })
	return order
}

// Update implements part of [scene.Scene].
func (s *Screen) Update(app *scene.App, intents []input.Intent) error {
	s.stepCourse(intents)
	for _, event := range s.Take(app, s.ownIntents(intents), s.lay) {
		switch event.Index {
		case rematchButton:
			s.leave(s.outcome.Rematch)
		case courseButton:
			s.turnPage()
		case seatsButton:
			s.leave(app.ShowSetup)
		case titleButton:
			s.leave(app.ShowTitle)
		default:
			s.lookBack(event.Index)
		}
	}
	switch {
	case scene.Cancelled(intents) && s.shown:
		s.turnPage()
	case scene.Cancelled(intents):
		s.leave(app.ShowTitle)
	}
	return nil
}

// leave goes elsewhere for good.
func (s *Screen) leave(to func()) {
	if s.outcome.Course != nil {
		s.outcome.Course.Leave()
	}
	to()
}

// lay lays everything out for the screen as it is.
func (s *Screen) lay() {
	w, h := s.app.Size()
	if s.sign != nil {
		s.sign.Deallocate()
		s.sign = nil
	}
	c := content{
		seats: len(s.outcome.Seats), positions: s.outcome.Positions.Sizes,
		lines: len(s.outcome.Lines), ties: len(s.outcome.Ties), buttons: buttonCount,
	}
	if s.outcome.Course == nil {
		c.buttons--
	}
	s.layout = layOut(w, h, s.app.TextScale(1.3), c)
	places := s.layout.buttons
	for n := range buttonCount {
		if w := &s.Widgets.Widgets[n]; !w.Hidden {
			w.Rect, places = places[0], places[1:]
		}
	}
	s.Widgets.Widgets[plotWidget].Rect = s.layout.course.Plot
	for n, place := range s.layout.course.Slips {
		s.Widgets.Widgets[slipWidget+n].Rect = place
	}
}

// Draw implements part of [scene.Scene].
func (s *Screen) Draw(app *scene.App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	scene.Fill(dst, theme.NightDeep.Fade(0.6)) // the winner's sign outshines the street's
	s.drawPoster(dst)
	painter := widget.Painter{Writer: app.Writer, Look: widget.Night(), Scale: s.layout.u}
	painter.Panel(dst, s.layout.panel)
	painter.Draw(dst, s.Widgets, app.Screen())
	if s.shown {
		s.drawCourse(dst)
		return
	}
	s.drawSheet(dst)
}

// say writes words within a width, smaller if need be; size is in logical units.
func (s *Screen) say(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	st := text.Style{Face: face, Size: size * s.layout.k(), Colour: colour, Align: align, VAlign: text.Middle}
	if w, _ := s.app.Writer.Measure(words, st); w > width {
		st.Size *= width / w
	}
	s.app.Writer.Draw(dst, words, x, y, st)
}

// place is what a seat's place is called.
func (s *Screen) place(seat int) string {
	return s.app.Strings.Text("results.place." + strconv.Itoa(s.outcome.Seats[seat].Place))
}

// nightLoss is the colour of a loss by night.
const nightLoss theme.Colour = 0xFF8A80FF

// pen draws shapes in pixels.
func pen(dst *ebiten.Image) shape.Pen { return shape.Pen{Dst: dst, Scale: 1} }

// emblems draws the seats' emblems, each painted once a size and colour: there are many strokes in some.
type emblems struct {
	paint   scene.Emblem
	painted map[emblemKey]*ebiten.Image
}

// emblemKey names one picture of an emblem.
type emblemKey struct {
	seat, size int
	colour     theme.Colour
}

func newEmblems(paint scene.Emblem) emblems {
	return emblems{paint, map[emblemKey]*ebiten.Image{}}
}

// draw draws a seat's emblem size pixels high in the colour that the seat has by night, with its upper left corner at x, y
// or the pixel nearest to it.
func (e emblems) draw(dst *ebiten.Image, seat int, x, y, size float64) {
	key := emblemKey{seat, int(size), theme.Seat(seat).Light}
	if e.painted[key] == nil {
		if len(e.painted) > 64 { // the window has been resized many times
			clear(e.painted)
		}
		e.painted[key] = ebiten.NewImage(key.size, key.size)
		e.paint(e.painted[key], seat, 0, 0, float64(key.size), key.colour, theme.PaperLight)
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(e.painted[key], &options)
}

package results

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// page is what all parts of the screen are drawn from and with.
type page struct {
	app     *scene.App
	outcome Outcome
	order   []int // the seats in the order of their places
	layout  layout
	emblems emblems
}

// inOrder lists seats in the order of their places, those that share one in the order of the seats.
func inOrder(seats []Seat) (order []int) {
	for seat := range seats {
		order = append(order, seat)
	}
	slices.SortStableFunc(order, func(a, b int) int { return seats[a].Place - seats[b].Place })
	return order
}

// winners are the seats that share the first place.
func (p *page) winners() []int {
	n := 0
	for n < len(p.order) && p.outcome.Seats[p.order[n]].Place == 1 {
		n++
	}
	return p.order[:n]
}

// say writes words within a width, smaller if need be; size is in logical units.
func (p *page) say(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	st := text.Style{Face: face, Size: size * p.layout.k(), Colour: colour, Align: align, VAlign: text.Middle}
	words, st = p.app.Writer.Within(words, width, st)
	p.app.Writer.Draw(dst, words, x, y, st)
}

// sayWrapped writes words from the top of a place on, in several lines where one is too long, and smaller where there is no
// room for these. The place's X is the left end of the words, or their middle.
func (p *page) sayWrapped(dst *ebiten.Image, words string, place widget.Rect, size float64, align text.Align) {
	st := text.Style{Size: size * p.layout.k(), Colour: theme.Moonlight, Align: align, VAlign: text.Top}
	for range 14 { // smaller words may need fewer lines, so the size is found step by step
		if wide, high := p.app.Writer.MeasureWrapped(words, place.W, st); wide <= place.W && high <= place.H {
			break
		}
		st.Size = max(st.Size*0.93, min(p.app.Writer.Least, st.Size))
	}
	p.app.Writer.DrawWrapped(dst, words, place.X, place.Y, place.W, st)
}

// total is what the total is called.
func (p *page) total() string {
	if p.outcome.Points != "" {
		return p.outcome.Points
	}
	return p.app.Strings.Text("results.total")
}

// place is what a seat's place is called.
func (p *page) place(seat int) string {
	return p.app.Strings.Text("results.place." + strconv.Itoa(p.outcome.Seats[seat].Place))
}

// nightLoss is the colour of a loss by night.
const nightLoss theme.Colour = 0xFF8A80FF

// pen draws shapes in pixels.
func pen(dst *ebiten.Image) shape.Pen { return shape.Pen{Dst: dst, Scale: 1} }

// emblems draws the seats' emblems.
type emblems struct {
	paint   scene.Emblem
	colours func(seat int) theme.SeatColours
}

// draw draws a seat's emblem size pixels high in the colour that the seat has by night, with its upper left corner at x, y
// or the pixel nearest to it.
func (e emblems) draw(dst *ebiten.Image, seat int, x, y, size float64) {
	e.paint(dst, seat, math.Round(x), math.Round(y), size, e.colours(seat).Light, theme.PaperLight)
}

// colours are the colours of a seat at the game's table.
func (p *page) colours(seat int) theme.SeatColours { return p.app.SeatColours(seat) }

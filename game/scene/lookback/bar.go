package lookback

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/icon"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/widget"
)

// The buttons, in their order: those of the bar, and those of the table.
const (
	first = iota
	previous
	pause
	next
	last
	story
	speed
	eyes
	takeOver
	leave
	buttonCount
)

// newButtons makes the buttons. Those of the bar bear signs instead of words.
func newButtons() *widget.Group {
	w := make([]widget.Widget, buttonCount)
	w[speed].Kind, w[eyes].Kind = widget.Cycler, widget.Cycler
	w[leave].Main = true
	return widget.NewGroup(w...)
}

// bar is where the parts of the bar lie on which the match is dragged along, in pixels.
type bar struct {
	ground, track widget.Rect
	buttons       [eyes + 1]widget.Rect
	wide          bool    // there is room for whose eyes see
	u             float64 // pixels a logical unit
}

// Measures of the bar, in logical units.
const (
	barButton = 44
	barEdge   = 10
	barAbove  = 4 // above and below a row
	barGap    = 5
	barSpeed  = 112
	barEyes   = 200
	barTrack  = 180 // the least length of the track beside the buttons
	trackHigh = 8
	knob      = 10   // its radius
	signPart  = 0.62 // of a button, of the sign of the log
)

// TableRoom is what the bar leaves of a room for the table.
func TableRoom(room scene.Room) scene.Room {
	room.Height -= layBar(room).ground.H
	return room
}

// layBar lays the bar out at the bottom of a room: the track beside the buttons, or above them where that is too short.
func layBar(room scene.Room) (b bar) {
	wide, high := 1280.0, 720.0
	if room.Upright() {
		wide, high = 900, 1200
	}
	u, _ := room.Unit(wide, high)
	b.u = room.Touchable(u, barButton)
	u = b.u
	row := (barButton + 2*barAbove) * u
	left, end := barEdge*u, room.Width-barEdge*u
	rows := 1.0
	if six := story + 1.0; room.Width < (2*barEdge+six*(barButton+barGap)+barTrack+barGap+barSpeed)*u {
		rows = 2
	}
	b.ground = widget.Rect{Y: room.Height - rows*row, W: room.Width, H: rows * row}
	y := room.Height - row + barAbove*u
	x := left
	for n := first; n <= last; n++ {
		b.buttons[n] = widget.Rect{X: x, Y: y, W: barButton * u, H: barButton * u}
		x += (barButton + barGap) * u
	}
	if rows == 2 {
		above := b.ground.Y + barAbove*u
		b.buttons[story] = widget.Rect{X: end - barButton*u, Y: above, W: barButton * u, H: barButton * u}
		b.track = widget.Rect{X: left, Y: above, W: end - (barButton+barGap)*u - left, H: barButton * u}
		b.buttons[speed] = widget.Rect{X: x, Y: y, W: end - x, H: barButton * u}
		return b
	}
	b.buttons[story] = widget.Rect{X: x, Y: y, W: barButton * u, H: barButton * u}
	x += (barButton + barGap) * u
	b.buttons[speed] = widget.Rect{X: end - barSpeed*u, Y: y, W: barSpeed * u, H: barButton * u}
	end -= (barSpeed + barGap) * u
	if b.wide = end-x >= (barEyes+barGap+barTrack)*u; b.wide {
		b.buttons[eyes] = widget.Rect{X: end - barEyes*u, Y: y, W: barEyes * u, H: barButton * u}
		end -= (barEyes + barGap) * u
	}
	b.track = widget.Rect{X: x, Y: y, W: end - x, H: barButton * u}
	return b
}

// ends are where the middle of the knob lies before the first move and after the last.
func (b *bar) ends() (from, to float64) {
	return b.track.X + (knob+2)*b.u, b.track.X + b.track.W - (knob+2)*b.u
}

// momentAt is how many moves of so many had been made where a point of the track lies.
func (b *bar) momentAt(x float64, moves int) int {
	from, to := b.ends()
	part := min(max((x-from)/(to-from), 0), 1)
	return int(math.Round(part * float64(moves)))
}

// placeOf is where the middle of the knob lies after so many moves of all.
func (b *bar) placeOf(at, moves int) (x float64) {
	from, to := b.ends()
	return from + (to-from)*float64(at)/float64(max(moves, 1))
}

// around is the place around two that lie side by side.
func around(a, b widget.Rect) widget.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return widget.Rect{X: x, Y: y, W: max(a.X+a.W, b.X+b.W) - x, H: max(a.Y+a.H, b.Y+b.H) - y}
}

// draw draws the ground of the bar, and its track after so many moves of all.
func (b *bar) draw(p widget.Painter, dst *ebiten.Image, at, moves int) {
	u := b.u
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.Box(b.ground.X, b.ground.Y, b.ground.W, b.ground.H, p.Look.Panel)
	pen.Box(b.ground.X, b.ground.Y, b.ground.W, max(u, 1), p.Look.PanelBorder)
	from, to := b.ends()
	x, y := b.placeOf(at, moves), b.track.Y+b.track.H/2
	line := func(to float64, colour theme.Colour) {
		p.Icons.Plate(dst, from, y-trackHigh*u/2, to-from, trackHigh*u, trackHigh*u/2, colour)
	}
	line(to, p.Look.Border)
	if x-from > trackHigh*u {
		line(x, p.Look.Ring)
	}
	pen.Circle(x, y, knob*u, p.Look.Text)
	pen.Circle(x, y, (knob-3)*u, p.Look.Face)
}

// drawSigns draws the signs on the buttons of the bar.
func (b *bar) drawSigns(p widget.Painter, dst *ebiten.Image, buttons *widget.Group, playing bool) {
	for n := first; n <= last; n++ {
		w := &buttons.Widgets[n]
		colour := p.Look.Text
		if w.Disabled {
			colour = colour.Fade(0.4)
		}
		x, y := w.Rect.Centre()
		pen := shape.Pen{Dst: dst, Scale: 1}.At(x, y, b.u)
		switch {
		case n == pause && playing:
			pen.Box(-7, -9, 5, 18, colour)
			pen.Box(2, -9, 5, 18, colour)
		case n == pause:
			pen.Polygon(colour, -6, -10, 10, 0, -6, 10)
		case n == previous:
			pen.Polygon(colour, 5, -8, -7, 0, 5, 8)
		case n == next:
			pen.Polygon(colour, -5, -8, 7, 0, -5, 8)
		case n == first:
			pen.Polygon(colour, 8, -8, -4, 0, 8, 8)
			pen.Box(-8, -8, 3, 16, colour)
		case n == last:
			pen.Polygon(colour, -8, -8, 4, 0, -8, 8)
			pen.Box(5, -8, 3, 16, colour)
		}
	}
	if w := &buttons.Widgets[story]; !w.Hidden {
		size := min(w.Rect.W, w.Rect.H) * signPart
		x, y := w.Rect.Centre()
		p.Icons.DrawIn(dst, icon.Log, math.Round(x-size/2), math.Round(y-size/2), size, p.Look.Text)
	}
}

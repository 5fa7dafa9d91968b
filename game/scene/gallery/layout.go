package gallery

import (
	"math"

	"capital/game/scene"
	"capital/render/widget"
)

// layout is where everything lies, in pixels.
type layout struct {
	u       float64     // pixels a logical unit
	k       float64     // pixels a unit of what grows with the text
	b       float64     // and of what buttons say
	picture widget.Rect // it is drawn as large as it fits in
	words   widget.Rect
	buttons [3]widget.Rect
}

// Measures in logical units.
const (
	margin = 24.0
	gap    = 12.0
	tall   = 56.0  // of a button
	side   = 380.0 // of what lies beside the picture
	below  = 150.0 // of the words below it
	frame  = 8.0   // around the picture

	most      = 1.4 // how much larger than usual buttons get
	mostBelow = 1.6 // and the room for words below the picture
)

// layOut lays the screen out in a room: the picture beside the buttons, or above them.
func layOut(room scene.Room, text float64) layout {
	if room.Upright() {
		return layOutUpright(room, text)
	}
	w, h := room.Width, room.Height
	u := room.Touchable(math.Min(w/1280, h/720), tall)
	l := layout{u: u, k: u * text, b: u * math.Min(math.Max(text, 1), most)}
	side, tall := side*l.b/u, tall*l.b/u
	left := w - (margin+side)*u
	l.picture = widget.Rect{X: margin * u, Y: margin * u, W: left - 2*margin*u, H: h - 2*margin*u}
	y := h - margin*u
	for n := len(l.buttons) - 1; n >= 0; n-- {
		y -= tall * u
		l.buttons[n] = widget.Rect{X: left, Y: y, W: side * u, H: tall * u}
		y -= gap * u
	}
	l.words = widget.Rect{X: left, Y: margin * u, W: side * u, H: y - margin*u}
	return l
}

// layOutUpright lays the screen out with the picture above all else.
func layOutUpright(room scene.Room, text float64) layout {
	w, h := room.Width, room.Height
	u := room.Touchable(math.Min(w/720, h/1100), tall)
	l := layout{u: u, k: u * text, b: u * math.Min(math.Max(text, 1), most)}
	tall, below := tall*l.b/u, below*math.Min(math.Max(text, 1), mostBelow)
	wide := (w - 2*margin*u - 2*gap*u) / 3
	y := h - (margin+tall)*u
	for n := range l.buttons {
		l.buttons[n] = widget.Rect{X: margin*u + float64(n)*(wide+gap*u), Y: y, W: wide, H: tall * u}
	}
	l.words = widget.Rect{X: margin * u, Y: y - (below+gap)*u, W: w - 2*margin*u, H: below * u}
	l.picture = widget.Rect{X: margin * u, Y: margin * u, W: w - 2*margin*u, H: l.words.Y - (margin+gap)*u}
	return l
}

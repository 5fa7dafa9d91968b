// Package widget has the few things a person presses, turns and writes in:
// buttons, cyclers, text fields and drawn panels. A screen keeps a [Group] of
// them, lays them out in pixels, hands it what was done in a tick and draws it.
package widget

// Kind is what a widget does.
type Kind int

// The kinds of widget.
const (
	Button Kind = iota // is pressed
	Cycler             // goes one value back or on
	Field              // is written in
)

// Rect is a place on the screen, in pixels.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether a point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Inset returns the rectangle made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Centre returns the rectangle's middle.
func (r Rect) Centre() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Widget is one thing on a screen. It is plain data: a screen may change any of it
// between ticks.
type Widget struct {
	Kind     Kind
	Rect     Rect
	Label    string // what stands on a button
	Sign     string // of the button of a gamepad that presses it, if one does: it stands on it
	Value    string // a cycler's present value, a field's text
	Hint     string // what an empty field shows
	Tip      string // shown beside the widget when the pointer rests on it, or the keys do
	Main     bool   // the main thing to do on this screen
	Quiet    bool   // drawn without a face until it is pointed at
	Bare     bool   // the screen draws it; only the ring of the focus is drawn here
	Disabled bool   // seen, but not usable
	Hidden   bool   // neither seen nor usable
	Steps    int    // a cycler of steps 0 to Steps shows Step as a bar; 0 shows none
	Step     int
	Limit    int  // most runes a field takes; 0 is no limit
	Digits   bool // a field takes digits only

	letters []float64 // of a field, as it was last drawn: where each letter begins, and where the last one ends, in pixels
}

// usable reports whether the widget can be pointed at.
func (w *Widget) usable() bool { return !w.Hidden && !w.Disabled }

// State is how a widget looks just now.
type State struct {
	Hover, Pressed, Focus, Disabled bool
	// Of a field in focus, in runes: where its caret is, and where what is selected begins and ends.
	Caret, From, To int
}

// Event is something a person did with a widget.
type Event struct {
	Index int // which widget of the group
	Step  int // a cycler's way: -1 or +1; 0 for a button pressed or a field written in
}

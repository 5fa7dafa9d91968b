package widget

import (
	"math"

	"capital/render/motion"
)

// TipAfter is how many seconds the pointer rests before a tip is shown.
const TipAfter = 0.5

const (
	caretFor  = 0.5 // seconds that a field's caret is lit, and then dark
	doubleFor = 0.4 // seconds within which a second press is one with the first
	nobody    = -1  // no widget
)

// Group is the widgets of one screen and which of them is pointed at, pressed and
// in focus. Make one with [NewGroup].
type Group struct {
	Widgets []Widget

	hover, pressed, focus int
	keys                  bool    // the focus was moved by keys, so it is shown
	resting               float64 // seconds since hover or focus last moved
	caret                 float64 // seconds since the caret was last lit
	sincePress            float64 // seconds since something was last pressed
	events                []Event
	write                 writing
}

// NewGroup makes a group. The first widget that is Main has the focus.
func NewGroup(widgets ...Widget) *Group {
	g := &Group{Widgets: widgets, hover: nobody, pressed: nobody, focus: nobody}
	for i := range widgets {
		if widgets[i].Main && widgets[i].usable() {
			g.focus = i
			break
		}
	}
	return g
}

// Update takes in how many seconds have passed, and then what was done. It returns what
// was done with the widgets, valid until the next Update, and whether the group looks
// different now.
func (g *Group) Update(acts []Act, elapsed float64) (events []Event, changed bool) {
	g.events = g.events[:0]
	changed = g.dropUnusable()
	changed = g.pass(elapsed) || changed
	for _, in := range acts {
		if g.take(in) {
			changed = true
		}
	}
	return g.events, changed
}

// Focus gives the focus to a widget, shown as if keys had moved it there.
func (g *Group) Focus(index int) {
	g.focus, g.keys, g.resting, g.caret = index, true, 0, 0
	g.selectAll()
}

// Unfocus leaves no widget in focus: a key points at the first one before another key uses it.
func (g *Group) Unfocus() { g.focus = nobody }

// Focused returns the widget in focus, or -1.
func (g *Group) Focused() int { return g.focus }

// Writing reports whether a field has the focus: then typed runes are wanted.
func (g *Group) Writing() bool {
	return g.focus != nobody && g.Widgets[g.focus].Kind == Field
}

// State returns how a widget looks just now.
func (g *Group) State(index int) State {
	s := State{
		Hover:    g.hover == index,
		Pressed:  g.pressed == index && g.hover == index,
		Focus:    g.focus == index && (g.keys || g.Widgets[index].Kind == Field),
		Disabled: g.Widgets[index].Disabled,
	}
	if s.Focus && g.Writing() {
		_, s.From, s.To = g.selected()
		s.Caret = g.write.caret
	}
	return s
}

// dropUnusable forgets widgets that were hidden or disabled meanwhile.
func (g *Group) dropUnusable() bool {
	dropped := false
	for _, which := range []*int{&g.hover, &g.pressed, &g.focus} {
		if *which != nobody && (*which >= len(g.Widgets) || !g.Widgets[*which].usable()) {
			*which = nobody
			dropped = true
		}
	}
	return dropped
}

// pass lets time pass and reports whether a tip or the caret changed with it.
func (g *Group) pass(elapsed float64) bool {
	tip, lit := g.tipShown(), g.caretLit()
	g.resting += elapsed
	g.sincePress += elapsed
	if g.Writing() {
		g.caret += elapsed
	}
	return g.tipShown() != tip && g.tipOwner() != nobody || g.caretLit() != lit
}

// tipShown reports whether a tip is to be seen, if anything has one.
func (g *Group) tipShown() bool { return g.resting+motion.Instant >= TipAfter }

// caretLit reports whether the caret is to be seen.
func (g *Group) caretLit() bool { return int((g.caret+motion.Instant)/caretFor)%2 == 0 }

// tipOwner returns the widget whose tip may be shown, or nobody.
func (g *Group) tipOwner() int {
	for _, index := range []int{g.hover, g.focus} {
		if index != nobody && g.Widgets[index].Tip != "" && (index == g.hover || g.keys) {
			return index
		}
	}
	return nobody
}

// take takes in one act and reports whether anything looks different.
func (g *Group) take(in Act) bool {
	switch in.Kind {
	case Move:
		return g.point(in)
	case Press:
		return g.press(in)
	case Release:
		return g.release(in)
	case Abandon:
		g.pressed = nobody
		return true
	case Navigate:
		return g.moveCaret(in.DX, in.Word, in.Select) || !in.Select && g.navigate(in.DX, in.DY)
	case Ends:
		return g.moveTo(in.DX*math.MaxInt32, in.Select)
	case Next:
		return g.advance(1)
	case Previous:
		return g.advance(-1)
	case Confirm:
		return g.confirm()
	case Write:
		return g.written(g.put(in.Rune))
	case Erase:
		return g.written(g.erase(in.DX, in.Word))
	case SelectAll:
		return g.selectAll()
	case Copy, Cut:
		return g.copies(in.Kind == Cut)
	}
	return false
}

// at returns the usable widget at a point, or nobody.
func (g *Group) at(x, y float64) int {
	for i := len(g.Widgets) - 1; i >= 0; i-- {
		if w := &g.Widgets[i]; w.usable() && w.Rect.Contains(x, y) {
			return i
		}
	}
	return nobody
}

func (g *Group) point(in Act) bool {
	if g.Selecting() && in.Held {
		return g.drag(in)
	}
	if g.Selecting() { // it was let go elsewhere
		g.pressed = nobody
	}
	index := g.at(in.X, in.Y)
	if in.Touch && g.pressed == nobody {
		index = nobody
	}
	changed := index != g.hover || g.keys
	if index != g.hover {
		g.hover, g.resting = index, 0
	}
	g.keys = false
	return changed
}

func (g *Group) press(in Act) bool {
	index := g.at(in.X, in.Y)
	entered := index != g.focus
	g.hover, g.pressed, g.focus = index, index, index
	g.keys, g.resting, g.caret = false, 0, 0
	g.grasp(in, entered)
	g.sincePress = 0
	return true
}

func (g *Group) release(in Act) bool {
	index := g.at(in.X, in.Y)
	if index != nobody && index == g.pressed {
		g.activate(index, side(g.Widgets[index].Rect, in.X))
	}
	g.pressed = nobody
	g.hover = index
	if in.Touch {
		g.hover = nobody
	}
	return true
}

// side is the way a cycler goes when it is pressed at x: back on its left third.
func side(r Rect, x float64) int {
	if x < r.X+r.W/3 {
		return -1
	}
	return 1
}

// activate tells of a widget that was pressed.
func (g *Group) activate(index, step int) {
	switch g.Widgets[index].Kind {
	case Button:
		g.events = append(g.events, Event{Index: index})
	case Cycler:
		g.events = append(g.events, Event{Index: index, Step: step})
	}
}

func (g *Group) confirm() bool {
	if g.focus == nobody {
		return g.advance(1)
	}
	if g.Widgets[g.focus].Kind == Field {
		return g.advance(1)
	}
	g.keys = true
	g.activate(g.focus, 1)
	return true
}

// written tells of a field that was written in.
func (g *Group) written(taken bool) bool {
	if taken {
		g.caret = 0
		g.events = append(g.events, Event{Index: g.focus})
	}
	return taken
}

// advance moves the focus to the next or previous usable widget in order.
func (g *Group) advance(way int) bool {
	count := len(g.Widgets)
	index := g.focus
	if index == nobody && way < 0 {
		index = 0
	}
	for range count {
		index = (index + way + count) % count
		if g.Widgets[index].usable() {
			g.Focus(index)
			return true
		}
	}
	return false
}

// navigate moves the focus to the nearest usable widget in a direction; a cycler
// in focus is turned by going left and right.
func (g *Group) navigate(dx, dy int) bool {
	if g.focus == nobody {
		return g.advance(1)
	}
	if dx != 0 && g.Widgets[g.focus].Kind == Cycler {
		g.keys = true
		g.activate(g.focus, dx)
		return true
	}
	best := Nearest(g.Widgets[g.focus].Rect, len(g.Widgets), dx, dy, func(i int) (Rect, bool) {
		return g.Widgets[i].Rect, i != g.focus && g.Widgets[i].usable()
	})
	if best < 0 {
		best = g.focus
	}
	g.Focus(best)
	return true
}

// Nearest is which of so many places is the nearest one to another in a direction, or -1: at says where each lies, and whether
// it counts.
func Nearest(from Rect, count, dx, dy int, at func(n int) (Rect, bool)) int {
	best, bestCost := -1, math.Inf(1)
	for n := range count {
		place, counts := at(n)
		if cost := distance(from, place, float64(dx), float64(dy)); counts && cost < bestCost {
			best, bestCost = n, cost
		}
	}
	return best
}

// distance says how far one widget lies from another in a direction, counting what
// lies aside of it more; without bound where it does not lie wholly beyond the middle.
func distance(from, to Rect, dx, dy float64) float64 {
	fx, fy := from.Centre()
	tx, ty := to.Centre()
	ahead := (tx-fx)*dx + (ty-fy)*dy
	if near := ahead - (to.W*math.Abs(dx)+to.H*math.Abs(dy))/2; near <= 0 {
		return math.Inf(1)
	}
	aside := gap(from.X, from.X+from.W, to.X, to.X+to.W)*math.Abs(dy) +
		gap(from.Y, from.Y+from.H, to.Y, to.Y+to.H)*math.Abs(dx)
	off := math.Abs((tx-fx)*dy) + math.Abs((ty-fy)*dx)
	return ahead + 3*aside + off/8
}

// gap is the distance between two stretches of a line, 0 where they overlap.
func gap(a0, a1, b0, b1 float64) float64 { return max(b0-a1, a0-b1, 0) }

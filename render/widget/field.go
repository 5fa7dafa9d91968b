package widget

import (
	"cmp"
	"math"
	"slices"
	"unicode"
)

// writing is where one writes in the field in focus, in runes: the caret, and the other end of what is selected.
type writing struct {
	caret, anchor int
	copied        string // what was copied or cut since it was last asked for
	hold          hold
}

// hold is a field that is held where it was pressed: it is selected in by moving.
type hold struct {
	x       float64 // where it was pressed
	letter  int     // before which letter that is, or where what is selected began already
	presses int     // how many there were one after the other: one selects letters, two words, three all
	moved   bool    // to another letter
}

// field is the field in focus, or nil.
func (g *Group) field() *Widget {
	if !g.Writing() {
		return nil
	}
	return &g.Widgets[g.focus]
}

// selectAll selects all that stands in the field in focus, if one is.
func (g *Group) selectAll() bool {
	if f := g.field(); f != nil {
		g.write.anchor, g.write.caret = 0, len([]rune(f.Value))
	}
	return g.Writing()
}

// selected is where what is selected in the field in focus begins and ends; at the caret where nothing is. The screen may have
// changed what stands there.
func (g *Group) selected() (text []rune, from, to int) {
	text = []rune(g.field().Value)
	g.write.caret, g.write.anchor = min(g.write.caret, len(text)), min(g.write.anchor, len(text))
	return text, min(g.write.caret, g.write.anchor), max(g.write.caret, g.write.anchor)
}

// put puts a rune in the place of what is selected, and reports whether the field takes it.
func (g *Group) put(r rune) bool {
	w := g.field()
	if w == nil || !unicode.IsPrint(r) || w.Digits && (r < '0' || r > '9') {
		return false
	}
	text, from, to := g.selected()
	if w.Limit > 0 && len(text)-(to-from) >= w.Limit {
		return false
	}
	w.Value = string(slices.Concat(text[:from], []rune{r}, text[to:]))
	g.write.caret, g.write.anchor = from+1, from+1
	return true
}

// erase takes away what is selected, or else the rune before the caret, or after it with way 1, or as far as a word goes. It
// reports whether there was anything.
func (g *Group) erase(way int, word bool) bool {
	w := g.field()
	if w == nil {
		return false
	}
	text, from, to := g.selected()
	if from == to {
		far := step(text, g.write.caret, cmp.Or(way, -1), word)
		from, to = min(from, far), max(to, far)
	}
	w.Value = string(slices.Concat(text[:from], text[to:]))
	g.write.caret, g.write.anchor = from, from
	return from < to
}

// step is where one step leads in a text: a rune, or to where a word begins or ends.
func step(text []rune, at, way int, word bool) int {
	inside := func(n int) bool { return n >= 0 && n < len(text) }
	next := func() int { // the rune that is passed next
		if way < 0 {
			return at - 1
		}
		return at
	}
	if !word {
		return min(max(at+way, 0), len(text))
	}
	for _, space := range [...]bool{true, false} {
		for inside(next()) && (text[next()] == ' ') == space {
			at += way
		}
	}
	return at
}

// letterAt is before which letter of a field the caret is to stand that is set at x; behind them all where it was not drawn.
func (w *Widget) letterAt(x float64) int {
	count := len([]rune(w.Value))
	if len(w.letters) != count+1 {
		return count
	}
	for n := range count {
		if x < (w.letters[n]+w.letters[n+1])/2 {
			return n
		}
	}
	return count
}

// grasp takes hold of the field in focus where it was pressed. One that has just got the focus is selected as a whole.
func (g *Group) grasp(in Act, entered bool) {
	f := g.field()
	if f == nil {
		return
	}
	h, at := &g.write.hold, f.letterAt(in.X)
	if entered || g.sincePress >= doubleFor || math.Abs(in.X-h.x) > f.Rect.H/2 {
		h.presses = 0
	}
	*h = hold{x: in.X, letter: at, presses: h.presses + 1}
	if in.Select && !entered {
		h.letter, h.presses, h.moved = g.write.anchor, 1, true
	}
	if entered {
		g.selectAll()
	} else {
		g.selectTo(at)
	}
}

// Selecting reports whether a field is held, in which moving selects.
func (g *Group) Selecting() bool { return g.Writing() && g.pressed == g.focus }

// drag selects in the field that is held as far as the pointer is, wherever that is beside the field. A finger that only taps
// is never quite still.
func (g *Group) drag(in Act) bool {
	f, h := g.field(), &g.write.hold
	at := f.letterAt(in.X)
	if !h.moved && (at == h.letter || in.Touch && math.Abs(in.X-h.x) < f.Rect.H/4) {
		return false
	}
	h.moved = true
	return g.selectTo(at)
}

// selectTo selects in the field in focus from where it was pressed to before another letter, and reports whether that is
// another selection.
func (g *Group) selectTo(at int) bool {
	text, _, _ := g.selected()
	before := g.write
	from, to := around(text, min(g.write.hold.letter, len(text)), g.write.hold.presses)
	first, last := around(text, at, g.write.hold.presses)
	g.write.anchor, g.write.caret, g.caret = from, last, 0
	if first < from {
		g.write.anchor, g.write.caret = to, first
	}
	return g.write != before
}

// around is what so many presses select of a text before a letter: nothing yet, the word, or all.
func around(text []rune, at, presses int) (from, to int) {
	switch presses {
	case 1:
		return at, at
	case 2:
		from, to = at, at
		for from > 0 && text[from-1] != ' ' {
			from--
		}
		for to < len(text) && text[to] != ' ' {
			to++
		}
		return from, to
	}
	return 0, len(text)
}

// copies keeps what is selected for whoever asks [Group.Copied], and takes it away where it is cut.
func (g *Group) copies(cut bool) bool {
	if !g.Writing() {
		return false
	}
	text, from, to := g.selected()
	if from == to {
		return false
	}
	g.write.copied = string(text[from:to])
	return cut && g.written(g.erase(0, false))
}

// Copied is what was copied or cut since it was last asked for, or nothing.
func (g *Group) Copied() string {
	copied := g.write.copied
	g.write.copied = ""
	return copied
}

// moveCaret moves the caret of the field in focus by a rune or a word, and selects what it passes or lets go of what is
// selected. It reports whether the caret had anywhere to go.
func (g *Group) moveCaret(dx int, word, selects bool) bool {
	if dx == 0 || !g.Writing() {
		return false
	}
	text, from, to := g.selected()
	at := step(text, g.write.caret, dx, word)
	switch {
	case selects:
	case from < to && dx < 0:
		at = from
	case from < to:
		at = to
	case at == g.write.caret:
		return false
	}
	return g.moveTo(at, selects)
}

// moveTo moves the caret of the field in focus to a rune, or as near as there is one.
func (g *Group) moveTo(at int, selects bool) bool {
	if !g.Writing() {
		return false
	}
	text, _, _ := g.selected()
	g.write.caret, g.caret = min(max(at, 0), len(text)), 0
	if !selects {
		g.write.anchor = g.write.caret
	}
	return true
}

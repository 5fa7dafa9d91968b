package keyboard

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/input"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/widget"
)

// Typing is the keyboard over a screen, while a finger or a gamepad writes into one of its fields. The zero value shows none.
type Typing struct {
	board *Board
	field int  // the widget that is written into
	held  bool // a finger is down that went down in the field that has the focus
	room  Room
	acts  []widget.Act
	typed []rune
}

// Room is what the layout of the keyboard follows from, in pixels.
type Room struct {
	Screen  widget.Rect
	Unit    float64
	Least   float64 // of a key, for a finger
	Wording string
}

// Desk is the screen on which the keyboard lies, just now.
type Desk struct {
	Fields   *widget.Group // one of which has the focus, or nil
	Room     Room
	Words    *assets.Strings // of the house
	Language string
	Pad      bool // a gamepad was used last
}

// Shown reports whether the keyboard is there.
func (t *Typing) Shown() bool { return t.board != nil }

// Close takes the keyboard away, and reports whether it was there.
func (t *Typing) Close() bool {
	shown := t.Shown()
	t.board = nil
	return shown
}

// Take takes what is done with the keyboard out of a tick's intents, puts in what it types, and reports whether it looks
// different. A gamepad opens it where it would confirm a field. acts says what intents do to widgets.
func (t *Typing) Take(d *Desk, intents []input.Intent, elapsed float64, acts func([]widget.Act, []input.Intent) []widget.Act) (rest []input.Intent, changed bool) {
	if d.Fields == nil || t.Shown() && d.Fields.Focused() != t.field {
		return intents, t.Close()
	}
	if !t.Shown() {
		return t.openByPad(d, intents)
	}
	changed = t.lay(d)
	mine, rest, done := t.divide(intents)
	t.unfold(mine)
	t.acts = acts(t.acts[:0], mine)
	typed, left, differs := t.board.Take(t.typed[:0], t.acts, elapsed)
	for _, letter := range typed {
		in := input.Intent{Kind: input.Text, Rune: letter}
		if letter == Erase {
			in = input.Intent{Kind: input.Erase}
		}
		rest = append(rest, in)
	}
	t.typed = typed
	if done || left {
		t.Close()
	}
	return rest, changed || differs || done || left
}

// unfold shows the variants of a key that is held.
func (t *Typing) unfold(intents []input.Intent) {
	for _, in := range intents {
		switch in.Kind {
		case input.Explain:
			t.board.UnfoldAt(in.X, in.Y)
		case input.Hold:
			t.board.UnfoldFocused()
		}
	}
}

// openByPad opens the keyboard where a gamepad confirms a field.
func (t *Typing) openByPad(d *Desk, intents []input.Intent) (rest []input.Intent, opened bool) {
	for n, in := range intents {
		if d.Pad && in.Kind == input.Confirm {
			t.open(d)
			t.board.Point()
			return intents[:n], true
		}
	}
	return intents, false
}

// open shows the keyboard for the field that has the focus.
func (t *Typing) open(d *Desk) {
	t.field, t.room = d.Fields.Focused(), Room{}
	w := &d.Fields.Widgets[t.field]
	t.board = New(d.Words, d.Language, w.Digits, w.Value)
	t.lay(d)
	t.board.Holds(w.Value, d.Fields.State(t.field))
}

// lay lays the keyboard out where the room is another one, and reports whether it is.
func (t *Typing) lay(d *Desk) bool {
	if d.Room == t.room {
		return false
	}
	t.room = d.Room
	t.board.Lay(d.Room.Screen, d.Room.Unit, d.Room.Least)
	return true
}

// divide divides intents into what is for the keyboard and what reaches the screen, and reports whether the writing is done:
// where something else is pressed, or keys write.
func (t *Typing) divide(intents []input.Intent) (mine, rest []input.Intent, done bool) {
	for _, in := range intents {
		switch in.Kind {
		case input.Move, input.Abandon, input.Navigate, input.Confirm, input.Hold:
			mine = append(mine, in)
		case input.Explain: // a finger rests on a key
			if in.Touch && t.board.Contains(in.X, in.Y) {
				mine = append(mine, in)
			} else {
				rest = append(rest, in)
			}
		case input.Press, input.Release:
			if t.board.Contains(in.X, in.Y) {
				mine = append(mine, in)
				continue
			}
			rest, done = append(rest, in), true
		case input.Discard:
			rest = append(rest, input.Intent{Kind: input.Erase})
		case input.Cancel, input.Menu:
			done = !t.board.Fold() || done
		case input.Text, input.Next, input.Previous:
			rest, done = append(rest, in), true
		default:
			rest = append(rest, in)
		}
	}
	return mine, rest, done
}

// After shows the keyboard once a finger has tapped the field that has the focus, or selected in it, and what is written there
// now. It reports whether it looks different.
func (t *Typing) After(d *Desk, intents []input.Intent) (changed bool) {
	if d.Fields == nil {
		return false
	}
	field := &d.Fields.Widgets[d.Fields.Focused()]
	if t.Shown() {
		return t.board.Holds(field.Value, d.Fields.State(t.field))
	}
	for _, in := range intents {
		switch in.Kind {
		case input.Press, input.Abandon:
			t.held = in.Kind == input.Press && in.Touch && field.Rect.Contains(in.X, in.Y)
		case input.Release:
			if t.held {
				t.held = false
				t.open(d)
				return true
			}
		}
	}
	return false
}

// Draw draws the keyboard, if it is shown.
func (t *Typing) Draw(dst *ebiten.Image, writer *text.Writer, icons *icon.Painter) {
	if t.Shown() {
		t.board.Draw(dst, writer, icons)
	}
}

// Point gives the focus to the key that bears words: a test does.
func (t *Typing) Point(label string) {
	t.board.group.Focus(slices.IndexFunc(t.board.group.Widgets, func(w widget.Widget) bool { return w.Label == label }))
}

// Keys are where the keys lie, and Key the one that bears words: a test asks.
func (t *Typing) Keys() (all []widget.Rect) {
	for _, w := range t.board.group.Widgets {
		if !w.Hidden {
			all = append(all, w.Rect)
		}
	}
	return all
}

// Key is where the key lies that bears words, or nowhere.
func (t *Typing) Key(label string) widget.Rect {
	shown := t.board.group.Widgets
	if t.board.held != nil {
		shown = append(shown[:len(shown):len(shown)], t.board.held.group.Widgets...)
	}
	for _, w := range shown {
		if !w.Hidden && w.Label == label {
			return w.Rect
		}
	}
	return widget.Rect{}
}

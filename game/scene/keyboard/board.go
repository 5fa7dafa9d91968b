// Package keyboard is a keyboard that is drawn over the foot of the screen, for who writes with a finger or a gamepad.
package keyboard

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Board is the keyboard. Make one with [New].
type Board struct {
	words    *assets.Strings // of the house
	language string
	digits   bool // it has digits only
	page     page
	shift    bool         // the other case than the one that comes next by itself
	value    string       // what is written so far
	state    widget.State // of the field
	group    *widget.Group
	letters  []rune // on the keys, which come first in the group
	plan     plan
	held     *variants // of the key that is held, or nil
	stale    bool      // it looks different from when it was told last
}

// New makes a keyboard for a language, for a field that takes digits only or anything, with what it holds. It has to be laid
// out: see [Board.Lay].
func New(words *assets.Strings, language string, digits bool, value string) *Board {
	end := utf8.RuneCountInString(value)
	return &Board{words: words, language: language, digits: digits, value: value, state: widget.State{Focus: true, Caret: end, From: end, To: end}}
}

// show puts the keys of the page onto the board.
func (b *Board) show() {
	rows := digitRows()
	if !b.digits {
		rows = rowsOf(b.language, b.page)
	}
	b.letters, b.held = []rune(strings.Join(rows, "")), nil
	w := make([]widget.Widget, len(b.letters)+controls)
	b.plan.place(w, rows)
	for _, n := range []int{keyShift, keyPage, keySpace} {
		w[len(b.letters)+n].Hidden = b.digits
	}
	w[len(b.letters)+keyDone].Main = true
	b.group = widget.NewGroup(w...)
	b.label()
}

// upper reports whether the next letter is a capital: the first of each word, and others with shift.
func (b *Board) upper() bool {
	before := []rune(b.value)[:b.state.From]
	return (len(before) == 0 || before[len(before)-1] == ' ') != b.shift
}

// label writes what the keys type now.
func (b *Board) label() {
	for n := range b.letters {
		b.group.Widgets[n].Label = string(b.typed(n))
	}
	w := b.group.Widgets[len(b.letters):]
	w[keyShift].Label, w[keyErase].Label = "↑", b.words.Text("keyboard.erase")
	w[keyPage].Label = b.words.Text("keyboard.more")
	if b.page == more {
		w[keyPage].Label = b.words.Text("keyboard.letters")
	}
	w[keySpace].Label = b.words.Text("key.space")
	w[keyDone].Label = b.words.Text("keyboard.done")
}

// typed is what a key with a letter types now.
func (b *Board) typed(n int) rune {
	if b.upper() {
		return unicode.ToUpper(b.letters[n])
	}
	return b.letters[n]
}

// Holds tells what the field holds now and how it looks, and reports whether the keyboard looks different.
func (b *Board) Holds(value string, state widget.State) (changed bool) {
	same := value == b.value
	if same && state == b.state {
		return false
	}
	b.value, b.state, b.shift = value, state, b.shift && same
	b.label()
	return true
}

// Point gives the focus to the first key, for who has no pointer.
func (b *Board) Point() { b.group.Focus(0) }

// Contains reports whether a point lies on the keyboard.
func (b *Board) Contains(x, y float64) bool {
	return b.plan.panel.Contains(x, y) || b.held != nil && b.held.place.Contains(x, y)
}

// UnfoldAt shows the accented variants of the key at a point, which a finger holds. The press of the key does not count then.
func (b *Board) UnfoldAt(x, y float64) {
	for n := range b.letters {
		if b.group.Widgets[n].Rect.Contains(x, y) && b.unfold(n, b.upper()) {
			b.group.Update([]widget.Act{{Kind: widget.Abandon}}, 0)
		}
	}
}

// UnfoldFocused shows the accented variants of the key that the focus is at, which a gamepad has just pressed and still holds:
// one of them takes the place of the letter.
func (b *Board) UnfoldFocused() {
	last, _ := utf8.DecodeLastRuneInString(b.value)
	n := b.group.Focused()
	if b.held == nil && n >= 0 && n < len(b.letters) && unicode.ToLower(last) == b.letters[n] && b.unfold(n, unicode.IsUpper(last)) {
		b.held.replaces = true
		b.held.group.Focus(0)
	}
}

// unfold shows the variants of a key, and reports whether it has any.
func (b *Board) unfold(key int, upper bool) bool {
	b.held = newVariants(&b.plan, variantsOf(b.language, b.letters[key]), upper, b.group.Widgets[key].Rect)
	b.stale = true
	return b.held != nil
}

// Fold takes the variants away, and reports whether they were there.
func (b *Board) Fold() bool {
	shown := b.held != nil
	b.held, b.stale = nil, b.stale || shown
	return shown
}

// Take takes in what was done to the keys in a tick of so many seconds: it appends what was typed to buf, and reports
// whether the writing is done and whether the keyboard looks different.
func (b *Board) Take(buf []rune, acts []widget.Act, elapsed float64) (typed []rune, done, changed bool) {
	if b.held != nil {
		var done bool
		if buf, done = b.held.take(buf, acts); done {
			b.held = nil
		}
		b.stale, acts = b.stale || len(acts) > 0, nil
	}
	events, changed := b.group.Update(acts, elapsed)
	changed, b.stale = changed || b.stale, false
	for _, e := range events {
		if e.Index < len(b.letters) {
			buf = append(buf, b.typed(e.Index))
			continue
		}
		switch e.Index - len(b.letters) {
		case keyShift:
			b.shift = !b.shift
			b.label()
		case keyPage:
			b.turn()
			return buf, false, true
		case keySpace:
			buf = append(buf, ' ')
		case keyErase:
			buf = append(buf, Erase)
		case keyDone:
			done = true
		}
	}
	return buf, done, changed
}

// turn shows the other keys. Who has no pointer stays at the key that does so.
func (b *Board) turn() {
	pointed := b.group.State(len(b.letters) + keyPage).Focus
	b.page = (b.page + 1) % pages
	b.show()
	if pointed {
		b.group.Focus(len(b.letters) + keyPage)
	}
}

// Lay lays the keyboard out over the foot of a screen, with keys that are at least so many pixels high, and 50 units where
// there is room. They are as wide as ten side by side can be.
func (b *Board) Lay(screen widget.Rect, unit, least float64) {
	p := plan{k: max(unit, least/keyHigh)}
	rows, columns := 4.0, 10.0
	if b.digits {
		rows, columns = 3, 5
	}
	p.wide = math.Floor(min((keyWide+keyGap)*p.k*1.2, (screen.W-edge*p.k*0.6)/columns))
	p.high = math.Floor(min((keyHigh+keyGap)*p.k, max((screen.H-lineTop*p.k)/rows*0.8, least)))
	side := min(edge*p.k, (screen.W-columns*p.wide)/2)
	p.panel = widget.Rect{W: columns*p.wide + 2*side, H: rows*p.high + (lineTop+edge)*p.k}
	p.panel.X, p.panel.Y = screen.X+(screen.W-p.panel.W)/2, screen.Y+screen.H-p.panel.H
	p.line = widget.Rect{X: p.panel.X + side, Y: p.panel.Y, W: p.panel.W - 2*side, H: lineTop * p.k}
	b.plan = p
	focus := -1
	if b.group != nil {
		focus = b.group.Focused()
	}
	b.show()
	if focus >= 0 {
		b.group.Focus(min(focus, len(b.group.Widgets)-1))
	}
}

// Draw draws the keyboard, and above the keys what is written so far.
func (b *Board) Draw(dst *ebiten.Image, writer *text.Writer, icons *icon.Painter) {
	look := widget.Night()
	look.Panel = theme.Night
	p := widget.Painter{Writer: writer, Icons: icons, Look: look, Scale: b.plan.k}
	p.Panel(dst, b.plan.panel)
	st := text.Style{Face: text.Bold, Size: 22 * b.plan.k, Colour: theme.Moonlight, Align: text.Centre, VAlign: text.Middle}
	p.Written(dst, nil, b.value, b.plan.line.Inset(10*b.plan.k), st, b.state, true)
	p.DrawWidgets(dst, b.group)
	b.drawMarks(dst, writer, look.Soft)
	if b.held != nil {
		p.Panel(dst, b.held.place)
		p.DrawWidgets(dst, b.held.group)
	}
}

// drawMarks writes the first accented variant of each key that has some into its corner: so one sees that it can be held.
func (b *Board) drawMarks(dst *ebiten.Image, writer *text.Writer, colour theme.Colour) {
	st := text.Style{Face: text.Bold, Size: theme.TextSmall * b.plan.k, Colour: colour, Align: text.Right, VAlign: text.Middle}
	for n := range b.letters {
		if mark := b.mark(n); mark != 0 {
			r := b.group.Widgets[n].Rect
			writer.Draw(dst, string(mark), r.X+r.W-6*b.plan.k, r.Y+12*b.plan.k, st)
		}
	}
}

// mark is the first accented variant of the letter on a key, or 0.
func (b *Board) mark(key int) rune {
	all := variantsOf(b.language, b.letters[key])
	switch {
	case len(all) == 0:
		return 0
	case b.upper():
		return unicode.ToUpper(all[0])
	}
	return all[0]
}

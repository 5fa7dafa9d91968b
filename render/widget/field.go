package widget

import (
	"slices"
	"unicode"
)

// writing is where one writes in the field in focus, in runes: the caret, and the other end of what is selected.
type writing struct {
	caret, anchor int
	copied        string // what was copied or cut since it was last asked for
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

// erase takes away what is selected, or else the rune before the caret, and reports whether there was anything.
func (g *Group) erase() bool {
	w := g.field()
	if w == nil {
		return false
	}
	text, from, to := g.selected()
	if from == to {
		from = max(from-1, 0)
	}
	w.Value = string(slices.Concat(text[:from], text[to:]))
	g.write.caret, g.write.anchor = from, from
	return from < to
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
	return cut && g.written(g.erase())
}

// Copied is what was copied or cut since it was last asked for, or nothing.
func (g *Group) Copied() string {
	copied := g.write.copied
	g.write.copied = ""
	return copied
}

// moveCaret moves the caret of the field in focus, and selects what it passes or lets go of what is selected. It reports
// whether the caret had anywhere to go.
func (g *Group) moveCaret(dx int, selects bool) bool {
	if dx == 0 || !g.Writing() {
		return false
	}
	text, from, to := g.selected()
	at := min(max(g.write.caret+dx, 0), len(text))
	switch {
	case selects:
		g.write.caret, g.caret = at, 0
		return true
	case from < to && dx < 0:
		at = from
	case from < to:
		at = to
	case at == g.write.caret:
		return false
	}
	g.write.caret, g.write.anchor, g.caret = at, at, 0
	return true
}

package keyboard

import (
	"unicode"

	"capital/render/widget"
)

// variants are the accented letters of a key that is held, in a row over it.
type variants struct {
	letters  []rune
	group    *widget.Group
	place    widget.Rect // of all
	replaces bool        // the letter itself is written already: one of these takes its place
}

// newVariants makes the variants of a letter, whose key lies at a place; nil where it has none.
func newVariants(p *plan, letters []rune, upper bool, key widget.Rect) *variants {
	if len(letters) == 0 {
		return nil
	}
	v := &variants{letters: letters}
	w := make([]widget.Widget, len(letters))
	for n := range letters {
		if upper {
			letters[n] = unicode.ToUpper(letters[n])
		}
		w[n].Label = string(letters[n])
	}
	gap, wide := keyGap*p.k, float64(len(w))*p.wide
	x := max(min(key.X+key.W/2-wide/2, p.line.X+p.line.W-wide), p.line.X)
	y := key.Y - p.high - 1.5*gap
	for n := range w {
		w[n].Rect = p.key(x+float64(n)*p.wide, y, 1)
	}
	v.place = widget.Rect{X: x - gap, Y: y - gap/2, W: wide + 2*gap, H: p.high + gap}
	v.group = widget.NewGroup(w...)
	return v
}

// take takes in what was done in a tick. It appends what was typed to buf, and reports whether the variants are done with.
func (v *variants) take(buf []rune, acts []widget.Act) (typed []rune, done bool) {
	for n, act := range acts {
		at := v.at(act.X, act.Y)
		switch act.Kind {
		case widget.Move, widget.Press:
			if at < 0 && act.Kind == widget.Press {
				return buf, true
			}
			if at >= 0 {
				v.group.Focus(at)
			}
		case widget.Release:
			if at >= 0 {
				return v.choose(buf, at), true
			}
		case widget.Navigate:
			v.group.Update(acts[n:n+1], 0)
		case widget.Confirm:
			return v.choose(buf, max(v.group.Focused(), 0)), true
		}
	}
	return buf, false
}

// choose types a variant.
func (v *variants) choose(buf []rune, n int) []rune {
	if v.replaces {
		buf = append(buf, Erase)
	}
	return append(buf, v.letters[n])
}

// at is the variant at a point, or -1.
func (v *variants) at(x, y float64) int {
	for n := range v.group.Widgets {
		if v.group.Widgets[n].Rect.Contains(x, y) {
			return n
		}
	}
	return -1
}

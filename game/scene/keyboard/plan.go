package keyboard

import (
	"strings"
	"unicode/utf8"

	"capital/render/widget"
)

// Measures in logical units, of a keyboard that nothing makes larger.
const (
	keyWide = 62
	keyHigh = 50
	keyGap  = 4
	edge    = 12
	lineTop = 46 // of the line that shows what is written
)

// The keys after the letters, in the order of the group.
const (
	keyShift = iota
	keyPage
	keySpace
	keyErase
	keyDone
	controls
)

// plan is where everything of the keyboard lies, in pixels.
type plan struct {
	k     float64 // pixels a logical unit
	wide  float64 // of a key with the gap beside it
	high  float64
	panel widget.Rect
	line  widget.Rect // what is written
}

// place puts the keys where they lie: the letters in rows, and the others below them.
func (p *plan) place(w []widget.Widget, rows []string) {
	n, y := 0, p.line.Y+p.line.H
	for _, row := range rows {
		count := utf8.RuneCountInString(row)
		x := p.line.X + (p.line.W-float64(count)*p.wide)/2
		for range count {
			w[n].Rect = p.key(x, y, 1)
			x += p.wide
			n++
		}
		y += p.high
	}
	y = p.panel.Y + p.panel.H - edge*p.k - p.high
	shares := [controls]float64{1.4, 1.4, 2.4, 1.4, 1.4}
	if n == len(strings.Join(digitRows(), "")) {
		shares = [controls]float64{keyErase: 2, keyDone: 3}
	}
	x, all := p.line.X, 0.0
	for _, share := range shares {
		all += share
	}
	for control, share := range shares {
		share *= p.line.W / p.wide / all
		w[n+control].Rect = p.key(x, y, share)
		x += share * p.wide
	}
}

// key is the place of a key from a corner on, as wide as so many.
func (p *plan) key(x, y, share float64) widget.Rect {
	gap := keyGap * p.k
	return widget.Rect{X: x + gap/2, Y: y + gap/2, W: share*p.wide - gap, H: p.high - gap}
}

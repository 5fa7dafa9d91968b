// Package texttest finds texts that leave their place on a screen, for tests.
package texttest

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
)

// Page is what was written since it began to be watched.
type Page struct {
	writer *text.Writer
	texts  []text.Written
}

// Watch begins a page: from now on it takes in what a writer writes, until the next begins.
func Watch(writer *text.Writer) *Page {
	p := &Page{writer: writer}
	writer.Watch = func(w text.Written) { p.texts = append(p.texts, w) }
	return p
}

// Done ends the watch.
func (p *Page) Done() { p.writer.Watch = nil }

// On lists the texts that were written on an image itself; what was painted elsewhere first and then drawn there is not
// among them.
func (p *Page) On(dst *ebiten.Image) []text.Written {
	var on []text.Written
	for _, w := range p.texts {
		if w.Dst == dst {
			on = append(on, w)
		}
	}
	return on
}

// All lists the words of all texts, whatever they were written on.
func (p *Page) All() []string {
	var all []string
	for _, w := range p.texts {
		all = append(all, w.Words)
	}
	return all
}

// slack is how many pixels a text may reach out of its place: letters are not as wide as they are said to be.
const slack = 1.5

// Faults names the texts on an image that reach over its edge, that are wider than the room in which they were wrapped, that
// are smaller than least pixels, or that lie over one another.
func (p *Page) Faults(dst *ebiten.Image, least float64) []string {
	var faults []string
	complain := func(w text.Written, format string, args ...any) {
		faults = append(faults, fmt.Sprintf("%q %s", w.Words, fmt.Sprintf(format, args...)))
	}
	on := p.On(dst)
	width, height := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	for n, w := range on {
		if w.Left < -slack || w.Left+w.Wide > width+slack || w.Top < -slack || w.Bottom > height+slack {
			complain(w, "leaves the screen: %.0f to %.0f, %.0f to %.0f", w.Left, w.Left+w.Wide, w.Top, w.Bottom)
		}
		if w.Wide > w.Room+slack {
			complain(w, "is %.0f pixels wide and has room for %.0f", w.Wide, w.Room)
		}
		if w.Size < least-0.01 {
			complain(w, "is written in %.1f pixels, not %.1f", w.Size, least)
		}
		for _, other := range on[:n] {
			if other.Words != w.Words && overlap(w, other) { // the same words are their own shadow
				complain(w, "lies over %q", other.Words)
			}
		}
	}
	return faults
}

// Cut names the texts on an image of which only a part lies within a box: that of a button, say.
func (p *Page) Cut(dst *ebiten.Image, x, y, width, height float64) []string {
	var faults []string
	box := text.Written{Words: "box", Left: x, Wide: width, Top: y, Bottom: y + height}
	for _, w := range p.On(dst) {
		within := w.Left > x-slack && w.Left+w.Wide < x+width+slack && w.Top > y-slack && w.Bottom < y+height+slack
		if overlap(w, box) && !within {
			faults = append(faults, fmt.Sprintf("%q lies half in the box of %.0f to %.0f, %.0f to %.0f", w.Words, x, x+width, y, y+height))
		}
	}
	return faults
}

// overlap reports whether letters of two texts lie over one another.
func overlap(a, b text.Written) bool {
	if strings.TrimSpace(a.Words) == "" || strings.TrimSpace(b.Words) == "" {
		return false
	}
	return a.Left+slack < b.Left+b.Wide && b.Left+slack < a.Left+a.Wide && a.Top+slack < b.Bottom && b.Top+slack < a.Bottom
}

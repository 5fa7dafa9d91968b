// Package texttest finds texts that leave their place on a screen, for tests.
//
// A text is looked at where it was written: on the screen itself, on a part of it, on a layer as large as the screen that is
// drawn under it, or on a plate, a small picture that is painted once and drawn often.
package texttest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
)

// Page is what was written, and which boxes were filled, since it began to be watched.
type Page struct {
	writer *text.Writer
	marks  []mark
	peek   *peek // while a screen is drawn once more to see what is covered
}

// mark is a text that was written or, without words, a box that was filled.
type mark struct {
	text.Written
	old bool // looked at before
}

// Watch begins a page: from now on it takes in what a writer writes, until the next begins. It should begin before anything
// is painted that is kept.
func Watch(writer *text.Writer) *Page {
	p := &Page{writer: writer}
	writer.Watch = p.take
	return p
}

// Done ends the watch.
func (p *Page) Done() { p.writer.Watch = nil }

// take notes what is about to be written or filled.
func (p *Page) take(w text.Written) (done func()) {
	if p.peek != nil {
		return p.peek.take(w)
	}
	p.marks = append(p.marks, mark{Written: w})
	return nil
}

// All lists the words of all texts, whatever they were written on.
func (p *Page) All() []string {
	var all []string
	for _, m := range p.marks {
		if m.Words != "" {
			all = append(all, m.Words)
		}
	}
	return all
}

// slack is how many pixels a text may reach out of its place: letters are not as wide as they are said to be.
const slack = 1.5

// Look has a screen drawn and names the texts that
//
//   - reach over the edge of the screen, of their plate or, to its left or right, of the part of the screen that was drawn
//     on: what is rolled past its upper and lower edge is cut there on purpose;
//   - are wider than the room in which they were wrapped;
//   - are smaller than least pixels, those that are printed on a picture aside;
//   - lack their end, because there is no room for it;
//   - lie half in the uppermost box below them;
//   - lie over another text of which letters can still be seen there: a dialogue may lie over a table, and a tile that is
//     carried over a name, for what they cover is not to be seen.
//
// Plates that were painted since it last looked are looked at with it. What is seen can be read from the screen afterwards.
func (p *Page) Look(screen *ebiten.Image, least float64, draw func(*ebiten.Image)) []string {
	p.turn(screen)
	screen.Clear()
	draw(screen)
	p.replace()
	var faults []string
	for n, m := range p.marks {
		if m.Words == "" || m.old {
			continue
		}
		complain := func(fault string) {
			if fault != "" {
				faults = append(faults, fmt.Sprintf("%q %s", m.Words, fault))
			}
		}
		complain(placed(m.Written))
		complain(p.boxed(n))
		if strings.HasSuffix(m.Words, "…") && !strings.HasSuffix(m.Words, " …") {
			complain("lacks its end")
		}
		if !m.Printed && m.Size < least-0.01 {
			complain(fmt.Sprintf("is written in %.1f pixels, not %.1f", m.Size, least))
		}
	}
	faults = append(faults, p.overlaps(screen, draw)...)
	for n := range p.marks {
		p.marks[n].old = true
	}
	return faults
}

// Cut names the texts on an image, as it was looked at last, of which only a part lies within a box: that of a button, say.
func (p *Page) Cut(dst *ebiten.Image, x, y, width, height float64) []string {
	var faults []string
	box := text.Written{Words: "box", Left: x, Wide: width, Top: y, Bottom: y + height}
	for _, m := range p.marks {
		if m.Dst == dst && m.Words != "" && overlap(m.Written, box) && !within(m.Written, box) {
			faults = append(faults, fmt.Sprintf("%q lies half in the box of %.0f to %.0f, %.0f to %.0f", m.Words, x, x+width, y, y+height))
		}
	}
	return faults
}

// turn forgets what was written for a screen that has been looked at, but for what its layers keep.
func (p *Page) turn(screen *ebiten.Image) {
	p.marks = slices.DeleteFunc(p.marks, func(m mark) bool { return m.old && !layer(m.Dst, screen) })
}

// replace forgets texts on layers over which something was written since.
func (p *Page) replace() {
	var kept []mark
	for _, under := range p.marks {
		gone := under.old && under.Words != "" && slices.ContainsFunc(p.marks, func(m mark) bool {
			return !m.old && m.Dst == under.Dst && overlap(m.Written, under.Written)
		})
		if !gone {
			kept = append(kept, under)
		}
	}
	p.marks = kept
}

// layer reports whether an image lies under all of a screen.
func layer(dst, screen *ebiten.Image) bool { return dst != screen && dst.Bounds() == screen.Bounds() }

// part reports whether an image is a part of the screen: it is the only kind that begins elsewhere than at 0, 0.
func part(dst *ebiten.Image) bool { return dst.Bounds().Min.X != 0 || dst.Bounds().Min.Y != 0 }

// near reports whether what is written on an image lies at the same place of a screen.
func near(dst, screen *ebiten.Image) bool {
	return dst == screen || layer(dst, screen) || part(dst)
}

// placed says what is wrong with where a text lies, for itself.
func placed(w text.Written) string {
	edge := w.Dst.Bounds()
	left, right, top, bottom := float64(edge.Min.X), float64(edge.Max.X), float64(edge.Min.Y), float64(edge.Max.Y)
	rolled := part(w.Dst)
	switch {
	case rolled && (w.Bottom < top || w.Top > bottom || w.Left > right || w.Left+w.Wide < left):
		return ""
	case w.Left < left-slack || w.Left+w.Wide > right+slack, !rolled && (w.Top < top-slack || w.Bottom > bottom+slack):
		return fmt.Sprintf("leaves %v: %.0f to %.0f, %.0f to %.0f", edge, w.Left, w.Left+w.Wide, w.Top, w.Bottom)
	case w.Wide > w.Room+slack:
		return fmt.Sprintf("is %.0f pixels wide and has room for %.0f", w.Wide, w.Room)
	}
	return ""
}

// boxed says what is wrong with where a text lies in the uppermost box below it.
func (p *Page) boxed(n int) string {
	w := p.marks[n].Written
	for n--; n >= 0; n-- {
		box := p.marks[n].Written
		if box.Words != "" || box.Dst != w.Dst || !overlap(w, box) {
			continue
		}
		if within(w, box) {
			return ""
		}
		return fmt.Sprintf("at %.0f to %.0f, %.0f to %.0f lies half in the box of %.0f to %.0f, %.0f to %.0f",
			w.Left, w.Left+w.Wide, w.Top, w.Bottom, box.Left, box.Left+box.Wide, box.Top, box.Bottom)
	}
	return ""
}

// within reports whether a text lies in a box.
func within(w, box text.Written) bool {
	return w.Left > box.Left-slack && w.Left+w.Wide < box.Left+box.Wide+slack && w.Top > box.Top-slack && w.Bottom < box.Bottom+slack
}

// overlap reports whether letters of a text lie over another one or a box.
func overlap(a, b text.Written) bool {
	if a.Words != "" && strings.TrimSpace(a.Words) == "" || b.Words != "" && strings.TrimSpace(b.Words) == "" {
		return false
	}
	return a.Left+slack < b.Left+b.Wide && b.Left+slack < a.Left+a.Wide && a.Top+slack < b.Bottom && b.Top+slack < a.Bottom
}

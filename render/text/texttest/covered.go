package texttest

import (
	"fmt"
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
)

// pair is two texts of which the second was written where the first one lies.
type pair struct {
	under, over text.Written
	at          image.Rectangle // where both lie
	letters     []byte          // what was seen there when the first one had just been written
}

// peek looks at what can still be seen of texts when others are written over them, while a screen is drawn once more.
type peek struct {
	screen *ebiten.Image
	pairs  []pair
	faults []string
}

// overlaps names the texts that lie over others of which something can be seen there.
func (p *Page) overlaps(screen *ebiten.Image, draw func(*ebiten.Image)) (faults []string) {
	again := &peek{screen: screen}
	for n, over := range p.marks {
		if over.Words == "" || over.old {
			continue
		}
		for m, under := range p.marks[:n] {
			at := common(under.Written, over.Written)
			switch {
			case under.Words == "" || under.Words == over.Words || at.Empty(): // the same words are their own shadow
			case (over.Dst == screen || part(over.Dst)) && near(under.Dst, screen):
				again.pairs = append(again.pairs, pair{under: under.Written, over: over.Written, at: at})
			case over.Dst == under.Dst && !p.painted(m, n):
				faults = append(faults, liesOver(under.Written, over.Written))
			}
		}
	}
	if len(again.pairs) > 0 {
		p.peek = again
		screen.Clear()
		draw(screen)
		p.peek = nil
	}
	return append(faults, again.faults...)
}

// painted reports whether a box was filled over a text before another one was written there.
func (p *Page) painted(under, over int) bool {
	text := p.marks[under].Written
	return slices.ContainsFunc(p.marks[under:over], func(m mark) bool { return m.Words == "" && m.Dst == text.Dst && within(text, m.Written) })
}

func liesOver(under, over text.Written) string {
	return fmt.Sprintf("%q at %.0f, %.0f lies over %q", over.Words, over.Left, over.Top, under.Words)
}

// common is where the letters of two texts lie over one another, as far as they are not cut off.
func common(a, b text.Written) image.Rectangle {
	if !overlap(a, b) {
		return image.Rectangle{}
	}
	return image.Rect(
		int(math.Ceil(max(a.Left, b.Left))), int(math.Ceil(max(a.Top, b.Top))),
		int(math.Floor(min(a.Left+a.Wide, b.Left+b.Wide))), int(math.Floor(min(a.Bottom, b.Bottom))),
	).Intersect(a.Dst.Bounds()).Intersect(b.Dst.Bounds())
}

// same reports whether a text is the same as before, drawn once more.
func same(a, b text.Written) bool {
	return a.Words == b.Words && a.Left == b.Left && a.Top == b.Top && a.Size == b.Size
}

// take looks at a place before another text is written over it, and has it looked at when the first one is written.
func (p *peek) take(w text.Written) (done func()) {
	if w.Words == "" {
		return nil
	}
	for n := range p.pairs {
		of := &p.pairs[n]
		switch {
		case same(w, of.over):
			if layer(of.under.Dst, p.screen) {
				of.letters = pixels(of.under.Dst, of.at)
			}
			if remains(of.letters, pixels(p.screen, of.at)) > visible {
				p.faults = append(p.faults, liesOver(of.under, of.over))
			}
		case same(w, of.under):
			done = p.wrote(w)
		}
	}
	return done
}

// wrote looks at a text that has just been written.
func (p *peek) wrote(w text.Written) func() {
	return func() {
		for n := range p.pairs {
			if of := &p.pairs[n]; same(w, of.under) {
				of.letters = pixels(p.screen, of.at)
			}
		}
	}
}

// pixels reads a part of a picture.
func pixels(from *ebiten.Image, at image.Rectangle) []byte {
	read := make([]byte, 4*at.Dx()*at.Dy())
	from.SubImage(at).(*ebiten.Image).ReadPixels(read)
	return read
}

// Of what is seen of a text: how much of it makes it visible, and how far, squared, the brightness of pixels of which some are
// letters is from the middle of all.
const (
	visible = 0.25
	varied  = 30
)

// remains is how much of the contrast that was seen before can still be seen: 1 where nothing has changed, 0 where something
// covers it.
func remains(before, now []byte) float64 {
	if len(before) == 0 || len(before) != len(now) {
		return 0
	}
	var a, b, aa, ab float64
	for n := 0; n < len(before); n += 4 {
		x, y := bright(before[n:]), bright(now[n:])
		a, b, aa, ab = a+x, b+y, aa+x*x, ab+x*y
	}
	count := float64(len(before) / 4)
	spread := aa/count - a/count*a/count
	if spread < varied {
		return 0
	}
	return (ab/count - a/count*b/count) / spread
}

// bright is the mean of a pixel's colours.
func bright(pixel []byte) float64 {
	return (float64(pixel[0]) + float64(pixel[1]) + float64(pixel[2])) / 3
}

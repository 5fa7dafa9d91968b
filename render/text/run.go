package text

import (
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt/fract"
	"golang.org/x/image/font/sfnt"

	"capital/render/shape"
)

// A letter that a face lacks is written in another, and one that all lack as a box: people's names are in any script.

// Of the box for a letter that no face has, as parts of the size of the words beside it.
const (
	boxWide = 0.56
	boxGap  = 0.06 // on either side
	boxLine = 0.07
)

// others are the faces in which a letter is looked for that a face lacks.
var others = [...]Face{Bold, spare}

// boxed is the face of a letter that no face has, and signed that of a [SignA] and its like.
const (
	boxed  Face = -1
	signed Face = -2
)

// kept is how many of the first letters of Unicode are looked up but once: those of Latin.
const kept = 0x250

// homes says in which face each letter is written that is wanted in one.
type homes struct {
	latin [kept]Face
	rest  map[rune]Face
}

// find looks up all letters that are kept.
func (w *Writer) find() {
	for face := range faces {
		h := &w.homes[face]
		h.rest = map[rune]Face{}
		for r := range rune(kept) {
			h.latin[r] = w.lookUp(face, r)
		}
	}
}

// lookUp is the face in which a letter is written that is wanted in one.
func (w *Writer) lookUp(face Face, r rune) Face {
	var buffer sfnt.Buffer
	if r < ' ' || hasLetter(w.fonts[face], &buffer, r) {
		return face
	}
	for _, other := range others {
		if hasLetter(w.fonts[other], &buffer, r) {
			return other
		}
	}
	return boxed
}

func hasLetter(font *sfnt.Font, buffer *sfnt.Buffer, r rune) bool {
	glyph, err := font.GlyphIndex(buffer, r)
	return err == nil && glyph != 0
}

// home is the face in which a letter is written that is wanted in one.
func (w *Writer) home(face Face, r rune) Face {
	h := &w.homes[face]
	if r < kept {
		return h.latin[r]
	}
	if r >= SignA && r < signEnd {
		return signed
	}
	home, known := h.rest[r]
	if !known {
		home = w.lookUp(face, r)
		h.rest[r] = home
	}
	return home
}

// Writes reports whether every letter of a text can be written: none of them stands as a box.
func (w *Writer) Writes(s string) bool {
	for _, r := range s {
		if w.home(Regular, r) == boxed {
			return false
		}
	}
	return true
}

// cutRun cuts from a line what is written in one face, or a single letter that has none.
func (w *Writer) cutRun(face Face, line string) (run string, home Face) {
	home = w.home(face, first(line))
	for n, r := range line {
		if n > 0 && (home < 0 || w.home(face, r) != home) {
			return line[:n], home
		}
	}
	return line, home
}

func first(line string) rune {
	r, _ := utf8.DecodeRuneInString(line)
	return r
}

// in is a style in the face in which a letter is written that is wanted in the style's: its capitals are as high.
func (w *Writer) in(home Face, st Style) Style {
	if home != st.Face {
		st.Size *= w.metrics[st.Face].capital / w.metrics[home].capital
		st.Face = home
	}
	return st
}

// hand is the style in which a text is written that is wanted in a style: in the script only what it has all letters for, for
// beside it others look like a mistake.
func (w *Writer) hand(s string, st Style) Style {
	if st.Face == Neon {
		for _, r := range s {
			if w.home(Neon, r) != Neon {
				return w.in(Bold, st)
			}
		}
	}
	return st
}

// runWidth is how wide a run is.
func (w *Writer) runWidth(run string, home Face, st Style) float64 {
	switch home {
	case signed:
		return signWidth(first(run), st.Size)
	case boxed:
		return (boxWide + 2*boxGap) * w.boxSize(st)
	}
	return w.use(w.in(home, st)).Measure(run).Width().ToFloat64()
}

// boxSize is the size by which a box is drawn.
func (w *Writer) boxSize(st Style) float64 {
	return w.in(Bold, st).Size
}

// lineWidth is how wide a line is.
func (w *Writer) lineWidth(line string, st Style) (width float64) {
	for line != "" {
		run, home := w.cutRun(st.Face, line)
		width += w.runWidth(run, home, st)
		line = line[len(run):]
	}
	return width
}

// drawLine writes a line from a place on its baseline on.
func (w *Writer) drawLine(dst *ebiten.Image, line string, x, baseline float64, st Style) {
	colour := w.renderers[st.Face].GetColor()
	for line != "" {
		run, home := w.cutRun(st.Face, line)
		wide := w.runWidth(run, home, st)
		switch home {
		case signed:
			w.drawSign(dst, first(run), x+wide/2, baseline-w.CapHeight(st)/2, wide-2*signGap*st.Size, st)
		case boxed:
			size := w.boxSize(st)
			pen := shape.Pen{Dst: dst, X: x + boxGap*size, Y: baseline, Scale: size, Sharp: w.Sharp}
			high := w.metrics[Bold].capital
			pen.RoundBoxLine(boxLine/2, -high+boxLine/2, boxWide-boxLine, high-boxLine, 0.04, boxLine, st.Colour)
		default:
			renderer := w.use(w.in(home, st))
			renderer.SetColor(colour)
			renderer.Fract().Draw(dst, run, fract.FromFloat64(x), fract.FromFloat64(baseline))
		}
		x += wide
		line = line[len(run):]
	}
}

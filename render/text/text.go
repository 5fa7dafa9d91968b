// Package text writes everything that is written on the screen: sizes are in
// pixels, glyphs are cached within a bound, and a rune that its face lacks is
// written in another, or shows as a box.
package text

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/cache"
	"golang.org/x/image/font/sfnt"

	"capital/assets"
	"capital/render/theme"
)

// Face is one of the faces text can be written in.
type Face int

// The faces. Neon is the script of the game's name and of epoch titles only, at
// 40 pixels or more.
const (
	Regular Face = iota
	Bold
	Black
	Neon
	spare // has letters that the others lack: Greek, Cyrillic
	faces
)

// Align says which side of the text lies at x.
type Align int

// The horizontal alignments.
const (
	Left Align = iota
	Centre
	Right
)

// VAlign says which height of the text lies at y.
type VAlign int

// The vertical alignments. Top is the top of the first line, Middle the middle of
// its capitals and digits, Baseline its baseline, Bottom the bottom of the last line.
// Wrapped text takes Middle as the middle of all its lines.
const (
	Top VAlign = iota
	Middle
	Baseline
	Bottom
)

// Style says how a text is written. Size is in pixels.
type Style struct {
	Face
	Size   float64
	Colour color.Color
	Align
	VAlign
}

const (
	cacheBytes = 24 << 20 // bound of the glyph cache
	largeGlyph = 40       // pixels from which glyphs stand on whole pixels, to be cached once
	smallest   = 1.0      // pixels below which a size is taken as this
)

// metrics of a face, as parts of its size.
type metrics struct {
	ascent, descent, line, capital float64
}

// Writer writes text. It must only be used from the goroutine that draws.
type Writer struct {
	Sharp bool    // everything is written, and drawn by who writes with it, in the colours of high contrast
	Least float64 // pixels below which no words are made smaller because they have no room

	// Watch is told of every text before it is written, and calls back when it is: a test looks at where texts come to lie. Of
	// boxes that are filled it is told too, without words. It is nil in the program.
	Watch func(Written) (done func())

	printed   bool // what is being written is a part of a picture
	renderers [faces]*etxt.Renderer
	metrics   [faces]metrics
	fonts     [faces]*sfnt.Font
	homes     [faces]homes
}

// New makes a writer with the embedded fonts. The error names the font that
// could not be read.
func New() (*Writer, error) {
	names := [...]string{assets.StolicaRegular, assets.StolicaBold, assets.StolicaBlack, assets.Bajaderka, assets.GoBoldRest}
	glyphs := cache.NewDefaultCache(cacheBytes)
	w := new(Writer)
	for face, name := range names {
		font, err := sfnt.Parse(assets.Font(name))
		if err != nil {
			return nil, fmt.Errorf("font %s: %w", name, err)
		}
		renderer := etxt.NewRenderer()
		renderer.SetCacheHandler(glyphs.NewHandler())
		renderer.SetFont(font)
		renderer.SetAlign(etxt.Left | etxt.Baseline)
		renderer.Glyph().SetMissHandler(etxt.OnMissNotdef)
		w.renderers[face] = renderer
		w.fonts[face] = font
		w.metrics[face] = measureFace(renderer)
	}
	w.find()
	return w, nil
}

// measureFace reads a face's metrics at a large size, where rounding does not tell.
func measureFace(renderer *etxt.Renderer) metrics {
	const size = 1000
	renderer.SetSize(size)
	m := renderer.Metrics()
	return metrics{
		ascent:  m.Ascent().ToFloat64() / size,
		descent: m.Descent().ToFloat64() / size,
		line:    m.LineHeight().ToFloat64() / size,
		capital: m.CapHeight().ToFloat64() / size,
	}
}

// use readies the renderer for a style.
func (w *Writer) use(st Style) *etxt.Renderer {
	renderer := w.renderers[st.Face]
	renderer.SetSize(max(st.Size, smallest))
	quantum := etxt.Qt4th
	if st.Size >= largeGlyph {
		quantum = etxt.QtFull
	}
	renderer.Fract().SetHorzQuantization(quantum)
	return renderer
}

// LineHeight returns the distance between two lines, in pixels.
func (w *Writer) LineHeight(st Style) float64 {
	return w.metrics[st.Face].line * st.Size
}

// CapHeight returns the height of capitals and digits, in pixels.
func (w *Writer) CapHeight(st Style) float64 {
	return w.metrics[st.Face].capital * st.Size
}

// Measure returns the width of the longest line and the height of all lines.
func (w *Writer) Measure(s string, st Style) (width, height float64) {
	return w.layout(nil, s, 0, 0, math.Inf(1), st)
}

// MeasureWrapped returns the width and height of the text wrapped within width pixels.
func (w *Writer) MeasureWrapped(s string, width float64, st Style) (usedWidth, height float64) {
	return w.layout(nil, s, 0, 0, width, st)
}

// Draw writes the text at x, y, which are what the style's alignments say.
func (w *Writer) Draw(dst *ebiten.Image, s string, x, y float64, st Style) {
	w.draw(dst, s, x, y, math.Inf(1), st)
}

// DrawWrapped writes the text broken into lines at most width pixels wide and
// returns their height. With Centre or Right x is still where the style says: the
// middle or the right end of the lines.
func (w *Writer) DrawWrapped(dst *ebiten.Image, s string, x, y, width float64, st Style) (height float64) {
	return w.draw(dst, s, x, y, width, st)
}

// Print writes a text that is a part of a picture.
func (w *Writer) Print(dst *ebiten.Image, s string, x, y float64, st Style) {
	w.printed = true
	w.Draw(dst, s, x, y, st)
	w.printed = false
}

func (w *Writer) draw(dst *ebiten.Image, s string, x, y, width float64, st Style) float64 {
	if s == "" {
		return 0
	}
	st = w.hand(s, st)
	m := w.metrics[st.Face]
	baseline := y
	switch st.VAlign {
	case Top:
		baseline += m.ascent * st.Size
	case Middle:
		_, height := w.layout(nil, s, 0, 0, width, st)
		baseline += m.capital*st.Size/2 - (height-m.line*st.Size)/2
	case Bottom:
		_, height := w.layout(nil, s, 0, 0, width, st)
		baseline += m.ascent*st.Size - height
	}
	if w.Watch != nil {
		wide, height := w.layout(nil, s, 0, 0, width, st)
		if done := w.Watch(Written{
			Dst: dst, Words: s, Size: st.Size, Printed: w.printed, Room: width, Wide: wide, Left: x - wide*float64(st.Align)/2,
			Top: baseline - m.capital*st.Size, Bottom: baseline + height - m.line*st.Size,
		}); done != nil {
			defer done()
		}
	}
	w.renderers[st.Face].SetColor(theme.Seen(st.Colour, w.Sharp))
	_, height := w.layout(dst, s, x, baseline, width, st)
	return height
}

// Filled tells who watches of a box that is filled before something is written on it.
func (w *Writer) Filled(dst *ebiten.Image, x, y, width, height float64) {
	if w.Watch != nil {
		w.Watch(Written{Dst: dst, Left: x, Wide: width, Top: y, Bottom: y + height})
	}
}

// Written is a text as it is written on an image, in pixels: from the top of the capitals of its first line to the baseline
// of its last.
type Written struct {
	Dst               *ebiten.Image
	Words             string
	Size              float64
	Printed           bool    // on a picture of a piece or a sign, which is as large as its place allows
	Room              float64 // within which it was wrapped, or without bound
	Wide              float64
	Left, Top, Bottom float64
}

// layout breaks the text into lines and, where dst is not nil, writes them, the
// first with its baseline at y. It returns the widest line and the height of all.
func (w *Writer) layout(dst *ebiten.Image, s string, x, y, limit float64, st Style) (width, height float64) {
	st = w.hand(s, st)
	step := w.LineHeight(st)
	for s != "" {
		line, rest := w.cutLine(s, limit, st)
		wide := w.lineWidth(line, st)
		if dst != nil {
			w.drawLine(dst, line, x-wide*float64(st.Align)/2, math.Round(y+height), st)
		}
		width = max(width, wide)
		height += step
		s = rest
	}
	return width, height
}

// cutLine cuts the first line off a text: up to a line break, or as many words as
// fit in limit pixels, one word at least. An ellipsis stays with the word before it.
func (w *Writer) cutLine(s string, limit float64, st Style) (line, rest string) {
	end := len(s)
	for i := range len(s) {
		if s[i] == '\n' {
			end = i
			break
		}
	}
	if math.IsInf(limit, 1) || w.lineWidth(s[:end], st) <= limit {
		return s[:end], s[min(end+1, len(s)):]
	}
	cut := -1
	for i := range end {
		if s[i] != ' ' || strings.HasPrefix(s[i+1:], "…") {
			continue
		}
		if cut >= 0 && w.lineWidth(s[:i], st) > limit {
			break
		}
		cut = i
	}
	if cut < 0 {
		return s[:end], s[min(end+1, len(s)):]
	}
	return s[:cut], s[cut+1:]
}

// Within is how words are written that must not be wider than width pixels: smaller, but not below the least size, and
// without their end where even that is too wide.
func (w *Writer) Within(s string, width float64, st Style) (string, Style) {
	wide, _ := w.Measure(s, st)
	if wide <= width {
		return s, st
	}
	const rounded = 0.99 // letters stand on parts of pixels, and large ones on whole pixels
	least := min(w.Least, st.Size)
	for st.Size > least {
		st.Size = max(st.Size*min(width/wide, 1)*rounded, least)
		if wide, _ = w.Measure(s, st); wide <= width {
			return s, st
		}
	}
	letters := []rune(s)
	for n := len(letters) - 1; n > 0; n-- {
		short := strings.TrimRight(string(letters[:n]), " ") + "…"
		if wide, _ = w.Measure(short, st); wide <= width {
			return short, st
		}
	}
	return s, st
}

package text

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"capital/render/shape"
)

// Outline adds the outlines of one line of text to path, its baseline beginning at
// x, y, whatever the style's alignments; and returns its width. It is for signs,
// which are painted once: it is slower than Draw and caches nothing.
func (w *Writer) Outline(path shape.Outlines, s string, x, y float64, st Style) (width float64) {
	st = w.hand(s, st)
	pen := x
	for s != "" {
		run, home := w.cutRun(st.Face, s)
		if home < 0 {
			size := w.boxSize(st)
			addBox(path, pen+boxGap*size, y, boxWide*size, w.metrics[Bold].capital*size, boxLine*size)
			pen += (boxWide + 2*boxGap) * size
		} else {
			pen += w.outlineRun(path, run, pen, y, w.in(home, st))
		}
		s = s[len(run):]
	}
	return pen - x
}

// addBox adds the outline of a box whose lower left corner is at x, y, as a line so thick.
func addBox(path shape.Outlines, x, y, wide, high, thick float64) {
	for _, in := range [...]float64{0, thick} {
		left, right, top, bottom := float32(x+in), float32(x+wide-in), float32(y-high+in), float32(y-in)
		path.MoveTo(left, bottom)
		if in == 0 {
			path.LineTo(right, bottom)
			path.LineTo(right, top)
			path.LineTo(left, top)
		} else { // the other way round: it is a hole
			path.LineTo(left, top)
			path.LineTo(right, top)
			path.LineTo(right, bottom)
		}
		path.Close()
	}
}

// outlineRun adds the outlines of what is written in one face, and returns its width.
func (w *Writer) outlineRun(path shape.Outlines, s string, x, y float64, st Style) (width float64) {
	var buffer sfnt.Buffer
	letters := w.fonts[st.Face]
	size := fixed.Int26_6(st.Size * 64)
	pen := x
	previous := sfnt.GlyphIndex(0)
	for i, r := range s {
		glyph, err := letters.GlyphIndex(&buffer, r)
		if err != nil {
			continue
		}
		if kern, err := letters.Kern(&buffer, previous, glyph, size, font.HintingNone); err == nil && i > 0 {
			pen += float64(kern) / 64
		}
		if segments, err := letters.LoadGlyph(&buffer, glyph, size, nil); err == nil {
			addSegments(path, segments, float32(pen), float32(y))
		}
		if advance, err := letters.GlyphAdvance(&buffer, glyph, size, font.HintingNone); err == nil {
			pen += float64(advance) / 64
		}
		previous = glyph
	}
	return pen - x
}

// addSegments adds one glyph's outline to path with its origin at x, y.
func addSegments(path shape.Outlines, segments sfnt.Segments, x, y float32) {
	at := func(p fixed.Point26_6) (float32, float32) {
		return x + float32(p.X)/64, y + float32(p.Y)/64
	}
	open := false
	for _, segment := range segments {
		x1, y1 := at(segment.Args[0])
		switch segment.Op {
		case sfnt.SegmentOpMoveTo:
			if open {
				path.Close()
			}
			path.MoveTo(x1, y1)
			open = true
		case sfnt.SegmentOpLineTo:
			path.LineTo(x1, y1)
		case sfnt.SegmentOpQuadTo:
			x2, y2 := at(segment.Args[1])
			path.QuadTo(x1, y1, x2, y2)
		case sfnt.SegmentOpCubeTo:
			x2, y2 := at(segment.Args[1])
			x3, y3 := at(segment.Args[2])
			path.CubicTo(x1, y1, x2, y2, x3, y3)
		}
	}
	if open {
		path.Close()
	}
}

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

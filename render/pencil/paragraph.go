package pencil

import (
	"slices"

	"capital/render/text"
	"capital/render/widget"
)

// Paragraph is running text, and how it is written.
type Paragraph struct {
	Words string
	Label Label
}

// Fitting is how much smaller than a person wants them paragraphs must be to have room below each other, with gaps between
// them, in a place so wide and high, in pixels. It is not so small that nobody could read them.
func (p Pencil) Fitting(width, height, gap float64, all ...Paragraph) float64 {
	const step = 0.05
	scale, own := 1.0, p.Own
	readable := func(scale float64) bool {
		p.Own = own * scale
		return !slices.ContainsFunc(all, func(one Paragraph) bool { return p.RunningStyle(one.Label).Size < p.Writer.Least })
	}
	for ; readable(scale - step); scale -= step {
		p.Own = own * scale
		high, wide := -gap, 0.0
		for _, one := range all {
			long, tall := p.Writer.MeasureWrapped(one.Words, width, p.RunningStyle(one.Label))
			high, wide = high+tall+gap, max(wide, long)
		}
		if high <= height && wide <= width {
			break
		}
	}
	return scale
}

// SayIn writes words in the middle of a place, on as many lines as they need: smaller where they have no room, but not so small that
// nobody could read them.
func (p Pencil) SayIn(words string, in widget.Rect, l Label) {
	l.Align, l.VAlign = text.Centre, text.Middle
	st := p.Style(l)
	for ; st.Size*0.95 >= p.Writer.Least; st.Size *= 0.95 {
		if wide, high := p.Writer.MeasureWrapped(words, in.W, st); wide <= in.W && high <= in.H {
			break
		}
	}
	x, y := in.Centre()
	p.Writer.DrawWrapped(p.Dst, words, x, y, in.W, st)
}

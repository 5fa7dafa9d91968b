package pencil

import "slices"

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
		high := -gap
		for _, one := range all {
			_, tall := p.Writer.MeasureWrapped(one.Words, width, p.RunningStyle(one.Label))
			high += tall + gap
		}
		if high <= height {
			break
		}
	}
	return scale
}

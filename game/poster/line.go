package poster

import (
	"strings"

	"capital/render/text"
	"capital/render/theme"
)

// Line is how a line of words is written.
type Line struct {
	Face   text.Face
	Size   float64 // at most: words that would be wider than Width are smaller
	Least  float64 // and at least: words that would be wider even then have no end
	Width  float64
	Align  text.Align
	Colour theme.Colour
}

// style is how words of a size are measured.
func (l Line) style(size float64) text.Style { return text.Style{Face: l.Face, Size: size} }

// Fit is what of the words is written in a line, and how large and wide.
func (p Paper) Fit(words string, l Line) (written string, size, width float64) {
	p.writer.Least = l.Least
	written, style := p.writer.Within(words, l.Width, l.style(l.Size))
	width, _ = p.writer.Measure(written, style)
	return written, style.Size, width
}

// WriteLine writes words where x is the side that the line is aligned to, and y the baseline.
func (p Paper) WriteLine(words string, x, y float64, l Line) {
	written, size, width := p.Fit(words, l)
	switch l.Align {
	case text.Left:
		x += width / 2
	case text.Right:
		x -= width / 2
	}
	p.Write(written, l.Face, x, y, size, l.Width, l.Colour)
}

// Wrap breaks words into so many lines at most, in the largest size in which they fit into these. A word that is too long for a
// line of the least size is left to it.
func (p Paper) Wrap(words string, most int, l Line) (lines []string, size float64) {
	const smaller = 0.94
	for size = l.Size; ; size *= smaller {
		lines = p.broken(words, l.style(size), l.Width)
		wide := 0.0
		for _, line := range lines {
			w, _ := p.writer.Measure(line, l.style(size))
			wide = max(wide, w)
		}
		if len(lines) <= most && wide <= l.Width || size*smaller < l.Least {
			return lines, size
		}
	}
}

// broken are the lines of words of a style, none of them wider than a width unless it is one word.
func (p Paper) broken(words string, style text.Style, width float64) (lines []string) {
	line := ""
	for _, word := range strings.Fields(words) {
		longer := strings.TrimSpace(line + " " + word)
		if wide, _ := p.writer.Measure(longer, style); wide > width && line != "" {
			lines, longer = append(lines, line), word
		}
		line = longer
	}
	return append(lines, line)
}

package canvas

import (
	"capital/render/shape"
	"capital/render/theme"
)

// Data fills the shape that path data describes: see [shape.Path].
func (c Canvas) Data(colour theme.Colour, data string) { c.Fill(colour, outlines(data)...) }

// DataLine draws the lines that path data describes, with round joints and ends: see [shape.Path].
func (c Canvas) DataLine(colour theme.Colour, width float64, data string) {
	for _, l := range outlines(data) {
		c.Stroke(colour, width, l, false)
	}
}

func outlines(data string) []Loop {
	l := letters{scale: 1}
	shape.Trace(&l, data)
	return l.loops
}

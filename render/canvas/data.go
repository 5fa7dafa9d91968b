package canvas

import "capital/render/shape"

// Data returns the outlines that path data describes: see [shape.Path].
func Data(data string) []Loop {
	l := letters{scale: 1}
	shape.Trace(&l, data)
	return l.loops
}

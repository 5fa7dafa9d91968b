package view

import "capital/render/widget"

// plan is a table that is being made.
type plan struct {
	Layout
	width, height float64 // of the screen, in logical units
}

// at is a place given in logical units.
func (p *plan) at(x, y, w, h float64) widget.Rect {
	return widget.Rect{X: x * p.U, Y: y * p.U, W: w * p.U, H: h * p.U}
}

// epochWar is how wide the sign of a war between two epochs is.
const epochWar = 24

// epochs lays out the epochs from x on, each of a width and a step from one to the next, and returns where they end.
func (p *plan) epochs(x, y, width, step float64) (end float64) {
	for n := range p.Epochs {
		p.Epochs[n] = p.at(x, y, width, 34)
		x += step
		if n == 2 || n == 3 {
			p.Wars[n-2] = p.at(x-3, y, epochWar, 34)
			x += epochWar
		}
	}
	return x
}

// Measures of a table on which all lies close together, in logical units: on a telephone these are points.
const (
	closeEdge  = 6.0
	closeGap   = 4.0
	closeRow   = 48.0 // of buttons, of milestones
	closeTouch = 46.0 // the least that a finger hits well
)

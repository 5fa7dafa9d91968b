package table

import (
	"math"

	"capital/input"
)

// ZoomStep is how many times larger things are with each step of zooming in.
const ZoomStep = input.ZoomStep

// mostOfStep is which part of a step of zooming two fingers must go for it.
const mostOfStep = 0.7

// Pinch is how far two fingers have gone towards the next step of zooming, in steps.
type Pinch float64

// Steps goes on as two fingers do, by so many times, and returns how many steps are to be zoomed in, or out where it is less
// than 0.
func (p *Pinch) Steps(scale float64) int {
	*p += Pinch(math.Log(scale) / math.Log(ZoomStep))
	steps := math.Round(float64(*p))
	if math.Abs(float64(*p)) < mostOfStep {
		return 0
	}
	*p -= Pinch(steps)
	return int(steps)
}

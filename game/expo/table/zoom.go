package table

import (
	"math"

	"capital/game/table"
	"capital/input"
)

// zoom is how a person looks closer at a city: it zooms in on it and moves it.
type zoom struct {
	*grip
	pinched table.Pinch
	grasped bool    // the pointer that went down on the city moves it
	moved   bool    // it did
	atX     float64 // where the pointer was
	atY     float64
}

// take does what a person wants with the zoom, and reports whether the intent is done with.
func (z *zoom) take(in input.Intent) bool {
	p := z.seen()
	switch in.Kind {
	case input.Zoom:
		z.looks(z.picture.ZoomBy(&p, z.pinched.Steps(in.Scale), in.X, in.Y))
		z.looks(z.picture.Pan(&p, in.PanX, in.PanY))
	case input.Pan:
		step := z.picture.Layout.City.H / 6
		z.looks(z.picture.Pan(&p, -float64(in.DX)*step, -float64(in.DY)*step))
	case input.Fit:
		z.looks(z.picture.Fit())
	case input.Turn:
		if in.DY == 0 || !z.picture.Layout.City.Contains(in.X, in.Y) {
			return false
		}
		z.looks(z.picture.ZoomBy(&p, -in.DY, in.X, in.Y))
	default:
		return false
	}
	return true
}

// looks says whether something looks different now.
func (z *zoom) looks(changed bool) { z.Stale = z.Stale || changed }

// grasp lets the pointer that went down on a city that is zoomed in on move it from now on.
func (z *zoom) grasp(in input.Intent) {
	if l := &z.picture.Layout; l.Zoom > 1 && l.City.Contains(in.X, in.Y) {
		z.grasped, z.moved, z.atX, z.atY = true, false, in.X, in.Y
	}
}

// drag moves the city that has been grasped. It reports whether the intent is done with: one that has not moved it still clicks.
func (z *zoom) drag(in input.Intent) bool {
	if !z.grasped {
		return false
	}
	x, y := in.X-z.atX, in.Y-z.atY
	if z.moved || math.Hypot(x, y) > table.ClickSlop*z.picture.Layout.U {
		z.moved, z.atX, z.atY = true, in.X, in.Y
		p := z.seen()
		z.looks(z.picture.Pan(&p, x, y))
	}
	if in.Kind != input.Move {
		z.grasped = false
	}
	return z.moved
}

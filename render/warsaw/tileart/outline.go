package tileart

import (
	"capital/render/canvas"
	"capital/rules/warsaw"
)

// Everything in a district is laid out with 100 units a tile, 50 a quarter.
const (
	tileUnits    = 100.0
	quarterUnits = 50.0
)

// corner is one corner of the outline of a set of quarters, before it is inset:
// the grid point, and the unit steps of the edge that arrives and of the one that leaves.
type corner struct {
	x, y   int
	in, on step
}

// step is a unit step along the grid.
type step struct{ dx, dy int }

// inward is the side of an edge on which the set lies: outlines run clockwise.
func (s step) inward() (x, y float64) { return float64(-s.dy), float64(s.dx) }

// convex reports whether the outline turns right here, around a corner of the set.
func (k corner) convex() bool { return k.in.dx*k.on.dy-k.in.dy*k.on.dx > 0 }

// inset returns the corner's place when every edge moves d units into the set.
func (k corner) inset(d float64) canvas.Point {
	ax, ay := k.in.inward()
	bx, by := k.on.inward()
	return canvas.Point{float64(k.x)*quarterUnits + d*(ax+bx), float64(k.y)*quarterUnits + d*(ay+by)}
}

// outlines traces the edges of a set of quarters: clockwise around each area,
// counter-clockwise around each hole. Quarters that meet in a corner only stay apart.
func outlines(q warsaw.Quarters) [][]corner {
	// sides[side] holds the quarters whose edge on that side is not yet traced:
	// north, east, south, west.
	var sides [4]warsaw.Quarters
	for side := range sides {
		for y := range 8 {
			for x := range 8 {
				if q.Has(x, y) && !hasAt(q, x+sideStep[side].dx, y+sideStep[side].dy) {
					sides[side] |= warsaw.QuarterAt(x, y)
				}
			}
		}
	}
	var loops [][]corner
	for y := range 8 {
		for x := range 8 {
			for side := range sides {
				if sides[side].Has(x, y) {
					loops = append(loops, traceEdge(q, &sides, x, y, side))
				}
			}
		}
	}
	return loops
}

// sideStep is the step from a quarter to its neighbour north, east, south and west.
var sideStep = [4]step{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

// hasAt is Has for places that may lie outside the grid.
func hasAt(q warsaw.Quarters, x, y int) bool {
	return x >= 0 && x < 8 && y >= 0 && y < 8 && q.Has(x, y)
}

// traceEdge follows one outline, beginning on a side of the quarter x, y, and takes
// its edges off the sides still to be traced.
func traceEdge(q warsaw.Quarters, sides *[4]warsaw.Quarters, x, y, side int) []corner {
	var corners []corner
	for sides[side].Has(x, y) {
		sides[side] &^= warsaw.QuarterAt(x, y)
		along := sideStep[(side+1)%4]
		out := sideStep[side]
		// The grid point at the end of this edge.
		ex, ey := x+endOffset[side].dx, y+endOffset[side].dy
		switch {
		case !hasAt(q, x+along.dx, y+along.dy): // around the corner of this quarter
			side = (side + 1) % 4
			corners = append(corners, corner{ex, ey, along, sideStep[(side+1)%4]})
		case hasAt(q, x+along.dx+out.dx, y+along.dy+out.dy): // into the bend
			x, y = x+along.dx+out.dx, y+along.dy+out.dy
			side = (side + 3) % 4
			corners = append(corners, corner{ex, ey, along, sideStep[(side+1)%4]})
		default: // straight on
			x, y = x+along.dx, y+along.dy
		}
	}
	return corners
}

// endOffset is the grid point, from a quarter's upper left, where its edge on each
// side ends when going clockwise.
var endOffset = [4]step{{1, 0}, {1, 1}, {0, 1}, {0, 0}}

// insetLoop returns an outline moved d units into the set, its outer corners
// rounded with radius r and its inner ones with half of it.
func insetLoop(c brush, corners []corner, d, r float64) canvas.Loop {
	var l canvas.Loop
	for _, k := range corners {
		p := k.inset(d)
		radius := r
		if !k.convex() {
			radius = r / 2
		}
		a := canvas.Point{p.X - float64(k.in.dx)*radius, p.Y - float64(k.in.dy)*radius}
		b := canvas.Point{p.X + float64(k.on.dx)*radius, p.Y + float64(k.on.dy)*radius}
		l = append(l, canvas.Quadratic(a, p, b, 6)...)
	}
	return l
}

// insetLoops returns all outlines of a set of quarters, inset and rounded.
func insetLoops(c brush, q warsaw.Quarters, d, r float64) []canvas.Loop {
	var loops []canvas.Loop
	for _, corners := range outlines(q) {
		loops = append(loops, insetLoop(c, corners, d, r))
	}
	return loops
}

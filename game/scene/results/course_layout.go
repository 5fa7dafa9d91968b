package results

import "capital/render/widget"

// CourseLayout is where everything of the course of a match lies, in pixels.
type CourseLayout struct {
	Title, Legend widget.Rect
	Plot          widget.Rect // with the names of the rounds and margins
	Curves        widget.Rect // the lines alone
	Heading       widget.Rect // above the slips
	Slips         [mostSlips]widget.Rect
}

// Measures of the course in logical units.
const (
	courseTitle   = 62.0
	courseLegend  = 34.0
	courseHeading = 32.0
	courseSlip    = 36.0
	courseGap     = 3.0
	courseAxis    = 34.0 // for the margins, left
	courseEnds    = 40.0 // for the emblems at the ends of the curves
	courseRounds  = 30.0 // for the rounds, below
	courseMarks   = 30.0 // for what happened, above
)

// layCourse lays the course out in a place, a logical unit having k pixels.
func layCourse(in widget.Rect, k float64) (c CourseLayout) {
	c.Title = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: courseTitle * k}
	c.Legend = widget.Rect{X: in.X, Y: in.Y + c.Title.H, W: in.W, H: courseLegend * k}
	y := in.Y + in.H
	for n := mostSlips - 1; n >= 0; n-- {
		y -= courseSlip * k
		c.Slips[n] = widget.Rect{X: in.X, Y: y, W: in.W, H: courseSlip * k}
		y -= courseGap * k
	}
	y -= courseHeading * k
	c.Heading = widget.Rect{X: in.X, Y: y, W: in.W, H: courseHeading * k}
	top := c.Legend.Y + c.Legend.H + 6*k
	c.Plot = widget.Rect{X: in.X, Y: top, W: in.W, H: y - 6*k - top}
	c.Curves = widget.Rect{
		X: c.Plot.X + courseAxis*k, Y: c.Plot.Y + courseMarks*k,
		W: c.Plot.W - (courseAxis+courseEnds)*k, H: c.Plot.H - (courseMarks+courseRounds)*k,
	}
	return c
}

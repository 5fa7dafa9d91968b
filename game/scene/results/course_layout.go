package results

import (
	"math"

	"capital/render/widget"
)

// CourseLayout is where everything of the course of a match lies, in pixels.
type CourseLayout struct {
	Title, Legend widget.Rect
	Plot          widget.Rect            // with the names of the rounds and margins
	Curves        widget.Rect            // the lines alone
	Heading       widget.Rect            // above the slips
	Slips         [mostSlips]widget.Rect // empty where there is no room for so many
	Shown         int                    // how many there is room for
	k             float64                // pixels a unit of all that grows with the text
	tall          bool                   // what was done stands below whose slip it was
	names         int                    // how many seats are named in a row
}

// Measures of the course in logical units.
const (
	courseTitle   = 62.0
	courseLegend  = 34.0
	courseHeading = 32.0
	courseSlip    = 36.0
	courseTall    = 60.0 // of a slip in two lines
	courseGap     = 3.0
	courseAxis    = 34.0  // for the margins, left
	courseEnds    = 40.0  // for the emblems at the ends of the curves
	courseRounds  = 30.0  // for the rounds, below
	courseMarks   = 30.0  // for what happened, above
	courseWide    = 800.0 // that a slip needs in one line
	courseCurves  = 60.0  // how high the curves are at least
	courseSlim    = 285.0 // that it needs at least
	courseShare   = 0.16  // of the height that the curves take at least
	courseNamed   = 150.0 // that the name of a seat needs, with by how much it is ahead
	courseLarge   = 90.0  // and that with larger text
	fewSlips      = 3     // that are shown at least
)

// layCourse lays the course out in a place, a logical unit having u pixels, with text in a size: fewer slips or, where there is
// no room for that either, smaller text.
func layCourse(in widget.Rect, u, text float64, seats int) (c CourseLayout) {
	least := courseCurves * u
	if text > 1 {
		least = courseLarge * u
	}
	least = math.Min(least, courseShare*in.H)
	usual := u * math.Min(text, 1)
	for k := u * text; k > usual; k *= 0.97 {
		for shown := mostSlips; shown >= fewSlips && in.W > courseSlim*k; shown-- {
			if c = layCourseAt(in, k, shown, seats); c.Curves.H >= least {
				return c
			}
		}
	}
	for shown := mostSlips; shown > 0; shown-- {
		if c = layCourseAt(in, usual, shown, seats); c.Curves.H >= least {
			return c
		}
	}
	return c
}

// layCourseAt lays the course out with so many slips, a unit of its text having k pixels.
func layCourseAt(in widget.Rect, k float64, shown, seats int) CourseLayout {
	c := CourseLayout{Shown: shown, k: k, tall: in.W < courseWide*k, names: seats}
	if in.W < courseNamed*k*float64(seats) {
		c.names = (seats + 1) / 2
	}
	rows := float64((seats + c.names - 1) / c.names)
	c.Title = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: courseTitle * k}
	c.Legend = widget.Rect{X: in.X, Y: in.Y + c.Title.H, W: in.W, H: rows * courseLegend * k}
	high := courseSlip * k
	if c.tall {
		high = courseTall * k
	}
	y := in.Y + in.H
	for n := shown - 1; n >= 0; n-- {
		y -= high
		c.Slips[n] = widget.Rect{X: in.X, Y: y, W: in.W, H: high}
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

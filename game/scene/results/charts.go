package results

import (
	"math"
	"strconv"

	"capital/game/scene/narration"
	"capital/input"
	"capital/render/text"
	"capital/render/widget"
)

// mostCharts is how many charts there are at most.
const mostCharts = 8

// charts is the part of the screen that shows how things went that every seat has: one at a time.
type charts struct {
	*page
	shown  int // which chart
	cursor int // the moment that is pointed at, or -1
	chartsLayout
}

// chartsLayout is where everything of the charts lies, in pixels.
type chartsLayout struct {
	k      float64 // pixels a unit of all that grows with the text
	title  widget.Rect
	tabs   widget.Rect // side by side, one a chart
	wide   float64     // of a tab
	worded bool        // the tabs have room for words
	legend widget.Rect
	across int         // seats named in a row of the legend
	plot   widget.Rect // with the signs of moments and the numbers
	curves widget.Rect // the lines alone
}

// Measures of the charts in logical units.
const (
	chartTab      = 46.0
	chartTabWide  = 190.0 // at most
	chartTabWords = 15.0  // size of its words
	chartIcon     = 26.0
	chartRounds   = 30.0 // for the signs, below
	chartLeast    = 0.34 // of the height that the curves take at least
)

// lay lays the charts out, with smaller text where the curves would else have no room.
func (c *charts) lay() {
	in, u := c.layout.wide.Inset(pad*c.layout.u), c.layout.u
	for k := u * c.layout.text; ; k *= 0.95 {
		c.chartsLayout = c.layAt(in, k)
		if c.curves.H >= chartLeast*in.H || k <= 0.75*u {
			return
		}
	}
}

// layAt lays the charts out with a unit of text of so many pixels.
func (c *charts) layAt(in widget.Rect, k float64) (l chartsLayout) {
	u, seats, many := c.layout.u, len(c.outcome.Seats), float64(len(c.outcome.Charts.Of))
	l.k = k
	left := c.layout.menu - pad*u
	l.title = widget.Rect{X: in.X + left, Y: in.Y, W: in.W - left, H: courseTitle * k}
	l.tabs = widget.Rect{X: in.X, Y: in.Y + l.title.H, W: in.W, H: chartTab * u}
	words := 0.0
	for _, of := range c.outcome.Charts.Of {
		wide, _ := c.app.Writer.Measure(of.Words, text.Style{Face: text.Bold, Size: chartTabWords * k})
		words = math.Max(words, wide)
	}
	l.wide = math.Min(in.W/many, chartTabWide*u)
	if l.worded = words+(chartIcon+26)*u <= l.wide; !l.worded {
		l.wide = math.Min(l.wide, 2*chartTab*u)
	}
	l.across = seats
	if in.W < courseNamed*k*float64(seats) {
		l.across = (seats + 1) / 2
	}
	rows := float64((seats + l.across - 1) / l.across)
	l.legend = widget.Rect{X: in.X, Y: l.tabs.Y + l.tabs.H + 8*u, W: in.W, H: rows * courseLegend * k}
	top := l.legend.Y + l.legend.H + 6*k
	l.plot = widget.Rect{X: in.X, Y: top, W: in.W, H: in.Y + in.H - top}
	l.curves = widget.Rect{
		X: in.X + courseAxis*k, Y: top + courseMarks*k,
		W: in.W - (courseAxis+courseEnds)*k, H: l.plot.H - (courseMarks+chartRounds)*k,
	}
	return l
}

// tab is where the tab of a chart lies.
func (c *charts) tab(n int) widget.Rect {
	return widget.Rect{X: c.tabs.X + float64(n)*c.wide, Y: c.tabs.Y, W: c.wide, H: c.tabs.H}
}

// show shows a chart.
func (c *charts) show(n int) { c.shown = n }

// of is the chart that is shown.
func (c *charts) of() *Chart { return &c.outcome.Charts.Of[c.shown] }

// last is the last moment.
func (c *charts) last() int { return len(c.outcome.Charts.Moments) - 1 }

// at is the moment that is told: the one that is pointed at, or else the last.
func (c *charts) at() int {
	if c.cursor >= 0 {
		return c.cursor
	}
	return c.last()
}

// point points at the moment at a place, and reports whether it is another.
func (c *charts) point(x, y float64) (changed bool) {
	cursor := -1
	if c.plot.Contains(x, y) {
		cursor = min(max(int(math.Round((x-c.curves.X)/c.curves.W*float64(c.last()))), 0), c.last())
	}
	changed = cursor != c.cursor
	c.cursor = cursor
	return changed
}

// takeArrows takes the arrows that move along the chart out of a tick's intents.
func (c *charts) takeArrows(intents []input.Intent) (rest []input.Intent) {
	for _, in := range intents {
		if in.Kind != input.Navigate || in.DX == 0 {
			rest = append(rest, in)
			continue
		}
		c.cursor = min(max(c.at()+in.DX, 0), c.last())
	}
	return rest
}

// bounds are between which whole steps the values of a chart lie: from 0, unless some are less.
func (of *Chart) bounds() (low, high, step int) {
	low, high, step = 0, 5, 5
	for _, values := range of.Values {
		for _, n := range values {
			low, high = min(low, n), max(high, n)
		}
	}
	for _, larger := range [...]int{10, 20, 50} {
		if (high-low)/step > 7 {
			step = larger
		}
	}
	if low < 0 {
		low = -(step - 1 - low) / step * step
	}
	return low, (high + step - 1) / step * step, step
}

// spoken says what all have in the chart that is shown, at the moment that is told.
func (c *charts) spoken() string {
	of := c.of()
	said := []string{of.Words, c.outcome.Charts.Moments[c.at()].Words}
	for _, seat := range c.order {
		said = append(said, c.app.Strings.Text("narration.line", c.outcome.Seats[seat].Name, whole(of.Values[seat][c.at()])))
	}
	return narration.Sentence(said...)
}

// whole writes a value.
func whole(n int) string {
	if n < 0 {
		return text.Signed(n)
	}
	return strconv.Itoa(n)
}

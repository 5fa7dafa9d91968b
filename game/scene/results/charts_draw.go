package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/text"
	"capital/render/theme"
)

// draw draws the chart that is shown, and the tabs of all.
func (c *charts) draw(dst *ebiten.Image) {
	c.drawTitle(dst)
	for n := range c.outcome.Charts.Of {
		c.drawTab(dst, n)
	}
	c.drawLegend(dst)
	c.drawGrid(dst)
	c.drawMoments(dst)
	for n := len(c.order) - 1; n >= 0; n-- {
		c.drawCurve(dst, c.order[n])
	}
	c.drawEnds(dst)
	c.drawCursor(dst)
}

// write writes words as [page.say] does, in the size that the charts have room for.
func (c *charts) write(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	c.say(dst, words, x, y, width, size*c.k/c.layout.k(), face, colour, align)
}

// drawTitle says what the chart shows, and at which moment its numbers are told.
func (c *charts) drawTitle(dst *ebiten.Image) {
	line := c.app.Strings.Text("charts.line")
	if c.cursor >= 0 {
		line = c.outcome.Charts.Moments[c.cursor].Words
	}
	c.write(dst, c.of().Words, c.title.X, c.title.Y+16*c.k, c.title.W, 26, text.Bold, theme.Moonlight, text.Left)
	c.write(dst, line, c.title.X, c.title.Y+44*c.k, c.title.W, 16, text.Regular, theme.MoonSoft, text.Left)
}

// drawTab draws the tab of a chart: its sign, and what it is called where that has room.
func (c *charts) drawTab(dst *ebiten.Image, n int) {
	of, u := &c.outcome.Charts.Of[n], c.layout.u
	at := c.tab(n).Inset(2 * u)
	face, line, ink := c.raisedTone().Fade(0.6), c.lineTone(), theme.MoonSoft
	if n == c.shown {
		face, line, ink = c.raisedTone(), theme.NeonAmber, theme.Moonlight
	}
	pen(dst).RoundBox(at.X, at.Y, at.W, at.H, 7*u, face)
	pen(dst).RoundBoxLine(at.X, at.Y, at.W, at.H, 7*u, 2*u, line)
	size := math.Floor(math.Min(chartIcon*u, at.W*0.7))
	x, y := at.X+(at.W-size)/2, at.Y+at.H/2
	if c.worded {
		x = at.X + 9*u
		c.write(dst, of.Words, x+size+6*u, y, at.W-size-20*u, chartTabWords, text.Bold, ink, text.Left)
	}
	c.app.Icons.DrawIn(dst, of.Icon, math.Round(x), math.Round(y-size/2), size, ink)
}

// drawLegend names the seats in the colours of their curves, with what each has at the moment that is told.
func (c *charts) drawLegend(dst *ebiten.Image) {
	k := c.k
	wide := c.legend.W / float64(c.across)
	for n, seat := range c.order {
		x, y := c.legend.X+float64(n%c.across)*wide, c.legend.Y+(float64(n/c.across)+0.5)*courseLegend*k
		name, light := c.outcome.Seats[seat].Name, c.colours(seat).Light
		c.emblems.draw(dst, seat, x, y-14*k, 28*k)
		number, st := whole(c.of().Values[seat][c.at()]), text.Style{Face: text.Bold, Size: 18 * k}
		width, _ := c.app.Writer.Measure(number, st)
		room := wide - 34*k - width - 22*k
		c.write(dst, name, x+34*k, y, room, 18, text.Bold, light, text.Left)
		named, _ := c.app.Writer.Measure(name, st)
		c.write(dst, number, x+42*k+math.Min(named, room), y, wide, 18, text.Bold, theme.Moonlight, text.Left)
	}
}

// x is where a moment lies, and y where a value does.
func (c *charts) x(moment int) float64 {
	return c.curves.X + c.curves.W*float64(moment)/float64(c.last())
}

func (c *charts) y(value float64) float64 {
	low, high, _ := c.of().bounds()
	return c.curves.Y + c.curves.H*(float64(high)-value)/float64(high-low)
}

// valueY is where a seat's value lies. Curves of seats that have the same lie beside each other.
func (c *charts) valueY(seat, moment int) float64 {
	beside := float64(seat) - float64(len(c.order)-1)/2
	return c.y(float64(c.of().Values[seat][moment])) + 1.6*c.layout.u*beside
}

// drawGrid draws the lines of whole steps.
func (c *charts) drawGrid(dst *ebiten.Image) {
	low, high, step := c.of().bounds()
	every := 1 // there may be no room for every number
	for c.curves.H*float64(step*every)/float64(high-low) < 17*c.k {
		every++
	}
	for value := low; value <= high; value += step {
		thick, colour := math.Max(c.layout.u, 1), c.lineTone().Fade(0.6)
		if value == 0 {
			thick, colour = 2*thick, theme.MoonSoft
		}
		y := c.y(float64(value))
		pen(dst).Box(c.curves.X, y-thick/2, c.curves.W, thick, colour)
		if value/step%every == 0 {
			c.write(dst, whole(value), c.curves.X-8*c.k, y, courseAxis*c.k, 15, text.Regular, theme.MoonSoft, text.Right)
		}
	}
}

// drawMoments writes the signs of the moments below the curves, and marks those at which something happened.
func (c *charts) drawMoments(dst *ebiten.Image) {
	k, thick := c.k, math.Max(c.layout.u, 1)
	for n, m := range c.outcome.Charts.Moments {
		x := c.x(n)
		wide := c.curves.W / float64(c.last())
		c.write(dst, m.Sign, x, c.curves.Y+c.curves.H+17*k, wide, 16, text.Bold, theme.MoonSoft, text.Centre)
		if m.Icon == nil {
			continue
		}
		pen(dst).Box(x-thick, c.curves.Y-4*k, 2*thick, c.curves.H+4*k, theme.NeonAmber.Fade(0.35))
		c.app.Icons.DrawIn(dst, m.Icon, math.Round(x-11*k), math.Round(c.curves.Y-27*k), math.Floor(22*k), theme.NeonAmber)
	}
}

// drawCurve draws the curve of a seat. Pieces that meet are in different paths: within one, what is covered twice may be left out.
func (c *charts) drawCurve(dst *ebiten.Image, seat int) {
	var paths [2]vector.Path
	for n := range c.last() {
		path := &paths[n%2]
		path.MoveTo(float32(c.x(n)), float32(c.valueY(seat, n)))
		path.LineTo(float32(c.x(n+1)), float32(c.valueY(seat, n+1)))
	}
	tone := c.colours(seat).Light
	for n := range paths {
		pen(dst).Stroke(&paths[n], 2.8*c.layout.u, tone)
	}
	for n := range c.last() + 1 {
		pen(dst).Circle(c.x(n), c.valueY(seat, n), 3.4*c.layout.u, tone)
	}
}

// drawEnds draws the seats' emblems where their curves end, none over another and none below the curves.
func (c *charts) drawEnds(dst *ebiten.Image) {
	size := 26 * c.k
	values, seats := c.of().Values, append([]int(nil), c.order...)
	for n := range seats { // the highest first
		for m := n; m > 0 && values[seats[m]][c.last()] > values[seats[m-1]][c.last()]; m-- {
			seats[m], seats[m-1] = seats[m-1], seats[m]
		}
	}
	bottom := c.plot.Y + c.plot.H - size/2
	y := math.Inf(-1)
	for n, seat := range seats {
		y = math.Max(y+size*0.96, c.valueY(seat, c.last()))
		y = math.Min(y, bottom-float64(len(seats)-1-n)*size*0.96)
		c.emblems.draw(dst, seat, c.curves.X+c.curves.W+8*c.layout.u, y-size/2, size)
	}
}

// drawCursor draws a line through the moment that is pointed at.
func (c *charts) drawCursor(dst *ebiten.Image) {
	if c.cursor < 0 {
		return
	}
	u, x := c.layout.u, c.x(c.cursor)
	pen(dst).Box(x-u, c.curves.Y, 2*u, c.curves.H, theme.NeonAmber.Fade(0.8))
	for _, seat := range c.order {
		pen(dst).Circle(x, c.valueY(seat, c.cursor), 6*u, c.colours(seat).Light)
	}
}

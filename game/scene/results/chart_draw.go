package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// draw draws the course of the match.
func (c *chart) draw(dst *ebiten.Image) {
	c.drawTitle(dst)
	c.drawLegend(dst)
	p := c.newPlot()
	c.drawRounds(dst, p)
	c.drawMargins(dst, p)
	c.drawMarks(dst, p)
	for n := len(c.order) - 1; n >= 0; n-- {
		c.drawCurve(dst, p, c.order[n])
	}
	c.drawEnds(dst, p)
	c.drawCursor(dst, p)
	for n := c.listed() - 1; n >= 0; n-- {
		c.drawSlipMark(dst, p, n)
	}
	c.drawSlips(dst)
}

// drawTitle says what the curves show, and how far they have come.
func (c *chart) drawTitle(dst *ebiten.Image) {
	title, k, words, course := c.layout.course.Title, c.layout.course.k, c.app.Strings, c.outcome.Course
	c.write(dst, words.Text("course.title"), title.X, title.Y+16*k, title.W*0.6, 26, text.Bold, theme.Moonlight, text.Left)
	c.write(dst, words.Text("course.line"), title.X, title.Y+44*k, title.W, 16, text.Regular, theme.MoonSoft, text.Left)
	known, moves := course.Known(), course.Moves()
	done := words.Text("course.progress", known, moves)
	switch {
	case course.Failed():
		done = words.Text("course.failed")
	case known == moves:
		return
	}
	right := title.X + title.W
	c.write(dst, done, right, title.Y+14*k, title.W*0.4, 15, text.Regular, theme.MoonSoft, text.Right)
	wide := 180 * k
	pen(dst).RoundBox(right-wide, title.Y+28*k, wide, 4*k, 2*k, c.raisedTone())
	pen(dst).RoundBox(right-wide, title.Y+28*k, wide*float64(known)/float64(moves), 4*k, 2*k, theme.NeonAmber)
}

// drawLegend names the seats in the colours of their curves and, where a move is
// pointed at, by how much each is ahead.
func (c *chart) drawLegend(dst *ebiten.Image) {
	legend, k := c.layout.course.Legend, c.layout.course.k
	across := c.layout.course.names
	wide := legend.W / float64(across)
	for n, seat := range c.order {
		x, y := legend.X+float64(n%across)*wide, legend.Y+(float64(n/across)+0.5)*courseLegend*k
		name, light := c.outcome.Seats[seat].Name, c.colours(seat).Light
		c.emblems.draw(dst, seat, x, y-14*k, 28*k)
		number := ""
		if margin, ok := c.marginAt(seat); ok {
			number = text.Tenths(margin, true)
		}
		st := text.Style{Face: text.Bold, Size: 18 * k}
		width, _ := c.app.Writer.Measure(number, st)
		room := wide - 34*k - width - 22*k
		c.write(dst, name, x+34*k, y, room, 18, text.Bold, light, text.Left)
		named, _ := c.app.Writer.Measure(name, st)
		c.write(dst, number, x+42*k+math.Min(named, room), y, wide, 18, text.Bold, theme.Moonlight, text.Left)
	}
}

// drawSlips lists the largest slips.
func (c *chart) drawSlips(dst *ebiten.Image) {
	heading, course := c.layout.course.Heading, c.outcome.Course
	key := "course.slips"
	if len(c.slips) == 0 {
		key = "course.none"
		if course.Known() < course.Moves() {
			return
		}
	}
	c.write(dst, c.app.Strings.Text(key), heading.X, heading.Y+heading.H/2, heading.W, 18, text.Bold, theme.Moonlight, text.Left)
	for n := range c.listed() {
		c.drawSlip(dst, n, c.layout.course.Slips[n])
	}
}

// drawSlip draws a slip on its button: whose, what was done, what would have been
// better, and what it cost.
func (c *chart) drawSlip(dst *ebiten.Image, n int, place widget.Rect) {
	k, slip, tall := c.layout.course.k, c.slips[n], c.layout.course.tall
	y, named := place.Y+place.H/2, place.W*0.18
	right := place.X + place.W - 14*k
	if tall {
		y = place.Y + place.H*0.28
		named = right - (64+92)*k - (place.X + 46*k)
	}
	c.drawDisc(dst, n, place.X+20*k, y, slip)
	c.write(dst, c.outcome.Seats[slip.Seat].Name, place.X+40*k, y, named, 17, text.Bold, c.colours(slip.Seat).Light, text.Left)
	x := place.X + 46*k + named
	c.write(dst, c.outcome.Course.roundOf(slip.move).Words, x, y, 84*k, 16, text.Regular, theme.MoonSoft, text.Left)
	c.write(dst, text.Tenths(-slip.Loss, true), right, y, 80*k, 19, text.Bold, nightLoss, text.Right)
	if tall {
		c.drawChoices(dst, slip.move, place.X+14*k, right, place.Y+place.H*0.73)
		return
	}
	c.drawChoices(dst, slip.move, x+90*k, right-56*k, y)
}

// drawChoices draws what was done at a move and what would have been better, between two ends of a line.
func (c *chart) drawChoices(dst *ebiten.Image, move int, left, right, y float64) {
	k := c.layout.course.k
	half := (right - left - 30*k) / 2
	played, best := c.outcome.Course.Choices(move)
	c.drawChoice(dst, played, left, y, half)
	c.app.Icons.DrawIn(dst, icon.Becomes, math.Round(left+half), math.Round(y-10*k), 20*k, theme.MoonSoft)
	c.drawChoice(dst, best, left+half+30*k, y, half)
}

// drawChoice draws something that can be done: what with, and its words.
func (c *chart) drawChoice(dst *ebiten.Image, choice Choice, x, y, width float64) {
	k := c.layout.course.k
	if choice.Face != nil {
		size := math.Floor(29 * k)
		choice.Face(dst, math.Round(x), math.Round(y-size/2), int(size))
		x += size + 7*k
		width -= size + 7*k
	}
	c.write(dst, choice.Words, x, y, width-6*k, 16, text.Regular, theme.Moonlight, text.Left)
}

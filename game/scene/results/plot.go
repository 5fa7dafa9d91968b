package results

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// plot says where moves and margins lie.
type plot struct {
	r               widget.Rect
	moves           float64
	low, high, step float64
}

func (c *chart) newPlot() plot {
	p := plot{r: c.layout.course.Curves, moves: float64(max(c.outcome.Course.Moves(), 1))}
	p.low, p.high, p.step = c.outcome.Course.bounds()
	return p
}

func (p plot) x(move int) float64 { return p.r.X + p.r.W*float64(move)/p.moves }

func (p plot) y(margin float64) float64 {
	return p.r.Y + p.r.H*(p.high-margin)/(p.high-p.low)
}

// drawRounds draws the ground of the curves and the names of the rounds below it.
func (c *chart) drawRounds(dst *ebiten.Image, p plot) {
	k, course := c.layout.course.k, c.outcome.Course
	for n, round := range course.Rounds {
		from, to := p.x(round.First), p.x(course.roundEnd(n))
		if n%2 == 0 {
			pen(dst).Box(from, p.r.Y, to-from, p.r.H, theme.Moonlight.Fade(0.05))
		}
		c.write(dst, round.Sign, (from+to)/2, p.r.Y+p.r.H+16*k, to-from, 18, text.Bold, theme.MoonSoft, text.Centre)
	}
}

// drawMargins draws the lines of whole margins.
func (c *chart) drawMargins(dst *ebiten.Image, p plot) {
	k, every := c.layout.course.k, 1 // there may be no room for every number
	for p.r.H*p.step*float64(every)/(p.high-p.low) < 17*k {
		every++
	}
	for margin := p.low; margin <= p.high; margin += p.step {
		thick, colour, words := math.Max(c.layout.u, 1), c.lineTone().Fade(0.6), text.Signed(int(margin))
		if margin == 0 {
			thick, colour, words = 2*thick, theme.MoonSoft, "0"
		}
		pen(dst).Box(p.r.X, p.y(margin)-thick/2, p.r.W, thick, colour)
		if int(math.Round(margin/p.step))%every != 0 {
			continue
		}
		c.write(dst, words, p.r.X-8*k, p.y(margin), courseAxis*k, 15, text.Regular, theme.MoonSoft, text.Right)
	}
}

// drawMarks draws what happened, each above a line down from before its move: an icon left of the line, an emblem right of it.
func (c *chart) drawMarks(dst *ebiten.Image, p plot) {
	k, thick := c.layout.course.k, math.Max(c.layout.u, 1)
	for _, m := range c.outcome.Course.Marks {
		x := p.x(m.Move)
		pen(dst).Box(x-thick/2, p.r.Y-26*k, thick, p.r.H+26*k, c.lineTone())
		if m.Icon != nil {
			c.app.Icons.DrawIn(dst, m.Icon, math.Round(x-22*k), math.Round(p.r.Y-27*k), 22*k, nightLoss)
			continue
		}
		c.emblems.draw(dst, m.Seat, x+k, p.r.Y-28*k, 24*k)
	}
}

// drawCurve draws one seat's curve as far as it is known. Pieces that meet are in
// different paths: within one, what is covered twice may be left out.
func (c *chart) drawCurve(dst *ebiten.Image, p plot, seat int) {
	course := c.outcome.Course
	var paths [2]vector.Path
	pieces := 0
	var fromX, fromY float32
	to := func(move int, margin float64) {
		x, y := float32(p.x(move)), float32(p.y(margin))
		if pieces > 0 {
			path := &paths[pieces%2]
			path.MoveTo(fromX, fromY)
			path.LineTo(x, y)
		}
		fromX, fromY = x, y
		pieces++
	}
	for move := range course.Moves() {
		if margin, ok := course.margin(move, seat); ok {
			to(move, margin)
		}
	}
	to(course.Moves(), course.Final[seat])
	for n := range paths {
		pen(dst).Stroke(&paths[n], 2.8*c.layout.u, c.colours(seat).Light)
	}
}

// drawEnds draws the seats' emblems where their curves end, none over another.
func (c *chart) drawEnds(dst *ebiten.Image, p plot) {
	size := 26 * c.layout.course.k
	y := math.Inf(-1)
	for _, seat := range c.order { // the first ends highest
		y = math.Max(y+size*0.96, p.y(c.outcome.Course.Final[seat]))
		c.emblems.draw(dst, seat, p.r.X+p.r.W+8*c.layout.u, y-size/2, size)
	}
}

// drawCursor draws a line through the move that is pointed at.
func (c *chart) drawCursor(dst *ebiten.Image, p plot) {
	if c.cursor < 0 {
		return
	}
	u := c.layout.u
	x := p.x(c.cursor)
	pen(dst).Box(x-u, p.r.Y, 2*u, p.r.H, theme.NeonAmber.Fade(0.8))
	for _, seat := range c.order {
		if margin, ok := c.marginAt(seat); ok {
			pen(dst).Circle(x, p.y(margin), 5*u, c.colours(seat).Light)
		}
	}
}

// drawSlipMark marks a slip on its seat's curve with its number.
func (c *chart) drawSlipMark(dst *ebiten.Image, p plot, n int) {
	slip := c.slips[n]
	margin, _ := c.outcome.Course.margin(slip.move, slip.Seat)
	c.drawDisc(dst, n, math.Max(p.x(slip.move), p.r.X+13*c.layout.course.k), p.y(margin), slip)
}

// drawDisc draws the number of a slip, a person's brighter than a computer'c.
func (c *chart) drawDisc(dst *ebiten.Image, n int, x, y float64, of slip) {
	k := c.layout.course.k
	light, ground, ink := c.colours(of.Seat).Light, theme.NightDeep, c.colours(of.Seat).Light
	if of.person {
		ground, ink = light, theme.NightDeep
	}
	pen(dst).Circle(x, y, 12.5*k, theme.NightDeep)
	pen(dst).Circle(x, y, 11*k, light)
	pen(dst).Circle(x, y, 9*k, ground)
	c.write(dst, strconv.Itoa(n+1), x, y, 20*k, 15, text.Bold, ink, text.Centre)
}

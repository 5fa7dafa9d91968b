package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/text"
	"capital/render/theme"
)

// chart is the part of the screen with the course of the match.
type chart struct {
	*page
	cursor int    // the move that is pointed at, or -1
	slips  []slip // that are listed
	late   bool   // more is known than the list says
}

// step goes on with finding the course out. It reports whether more is known. Where the list is held, because somebody points
// at it, it stays as it is for so long.
func (c *chart) step(held bool) (changed bool) {
	changed = c.outcome.Course.Step()
	c.late = c.late || changed
	if c.late && !held {
		c.slips = c.outcome.Course.slips(c.outcome.Seats)
		c.late, changed = false, true
	}
	return changed
}

// point points at the move at a place, and reports whether it is another.
func (c *chart) point(x, y float64) (changed bool) {
	cursor := -1
	if l := &c.layout.course; l.Plot.Contains(x, y) {
		moves := c.outcome.Course.Moves()
		cursor = min(max(int(math.Round((x-l.Curves.X)/l.Curves.W*float64(moves))), 0), moves-1)
	}
	changed = cursor != c.cursor
	c.cursor = cursor
	return changed
}

// takeArrows takes the arrows that move along the course out of a tick's intents.
func (c *chart) takeArrows(intents []input.Intent) (rest []input.Intent) {
	for _, in := range intents {
		if in.Kind != input.Navigate || in.DX == 0 {
			rest = append(rest, in)
			continue
		}
		c.cursor = min(max(c.cursor+in.DX, 0), c.outcome.Course.Moves()-1)
	}
	return rest
}

// marginAt is by how much a seat was expected to end ahead before the move that is
// pointed at, if that is known.
func (c *chart) marginAt(seat int) (margin float64, ok bool) {
	if c.cursor < 0 {
		return 0, false
	}
	return c.outcome.Course.margin(c.cursor, seat)
}

// write writes words as [page.say] does, in the size that the course has room for.
func (c *chart) write(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	c.say(dst, words, x, y, width, size*c.layout.course.k/c.layout.k(), face, colour, align)
}

// listed is how many slips there is room for.
func (c *chart) listed() int { return min(len(c.slips), c.layout.course.Shown) }

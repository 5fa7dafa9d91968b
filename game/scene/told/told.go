// Package told keeps in sight what the rivals of whoever sits there have done since that person's own last action, as a quiet
// caption on a table: the emblem of each, and in words what it did last.
//
// The words are those of the log ([Since]). A table asks its course from which move on ([table.Course.Since]), hands the lines
// to its view and draws them with a [Caption] where it has room.
package told

import (
	"math"
	"slices"

	"capital/game/scene/log"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Line is what a rival did.
type Line struct {
	Seat  int
	Words string
	Fresh float64 // how new it is, 1 to 0: its ground is lit as long
}

// Most is how many lines are told at once at most: the newest ones.
const Most = 4

// Since appends to lines the newest ones of what others than a seat did from a move of the record on, the newest last. Of the
// log these are the lines of seats that belong to a round or an epoch themselves, not their parts.
func Since[P any](lines []Line, all []log.Line[P], seat, move int) []Line {
	first := len(lines)
	for n := len(all) - 1; n >= 0 && len(lines) < first+Most; n-- {
		line := &all[n]
		if line.Move < move {
			break
		}
		if line.Seat >= 0 && line.Seat != seat && line.Depth == 1 {
			lines = append(lines, Line{Seat: line.Seat, Words: line.Words})
		}
	}
	slices.Reverse(lines[first:])
	return lines
}

// Caption draws lines.
type Caption struct {
	pencil.Pencil
	Emblem func(seat int, x, y, size float64) // draws a seat's emblem in a square
	Size   float64                            // of the words, in logical units; 0 is 15
	Ink    theme.Colour                       // 0 is soft ink
	Lit    theme.Colour                       // the ground of what is new; 0 is a fold of paper
}

func (c *Caption) label() pencil.Label {
	l := pencil.Label{Size: c.Size, Colour: c.Ink, Face: text.Regular}
	if l.Size == 0 {
		l.Size = 15
	}
	if l.Colour == 0 {
		l.Colour = theme.InkSoft
	}
	return l
}

// left is how much of a line its emblem takes, in pixels.
func (c *Caption) left() float64 { return 1.6 * c.label().Size * c.U * c.Own }

// gap lies between two lines.
func (c *Caption) gap() float64 { return 6 * c.U }

// high is how high a line is.
func (c *Caption) high(line *Line, width float64) float64 {
	_, high := c.Writer.MeasureWrapped(line.Words, width-c.left(), c.RunningStyle(c.label()))
	return math.Max(high, 1.3*c.label().Size*c.U*c.Own)
}

// High is how high the newest lines are that have room in so much, all of them at best.
func (c Caption) High(lines []Line, width, room float64) float64 {
	high, _ := c.fit(lines, width, room)
	return high
}

// fit is how high the newest lines are that have room, and how many these are.
func (c *Caption) fit(lines []Line, width, room float64) (high float64, fitting int) {
	for n := len(lines) - 1; n >= 0; n-- {
		more := c.high(&lines[n], width) + c.gap()
		if high+more > room {
			break
		}
		high += more
		fitting++
	}
	return high, fitting
}

// Draw draws the newest lines that have room at the foot of a place, the newest last.
func (c Caption) Draw(lines []Line, in widget.Rect) {
	high, fitting := c.fit(lines, in.W, in.H)
	y := in.Y + in.H - high
	for n := len(lines) - fitting; n < len(lines); n++ {
		line := &lines[n]
		tall := c.high(line, in.W)
		if line.Fresh > 0 {
			lit := c.Lit
			if lit == 0 {
				lit = theme.PaperDark
			}
			c.Pen().RoundBox(in.X-4*c.U, y-2*c.U, in.W+8*c.U, tall+4*c.U, 5*c.U, lit.Fade(line.Fresh))
		}
		size := math.Floor(1.3 * c.label().Size * c.U * c.Own)
		c.Emblem(line.Seat, math.Round(in.X), math.Round(y), size)
		c.SayWrapped(line.Words, in.X+c.left(), y, in.W-c.left(), c.label())
		y += tall + c.gap()
	}
}

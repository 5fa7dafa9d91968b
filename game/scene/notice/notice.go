// Package notice is what is said at the top of the screen for a while.
package notice

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/motion"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Time is how many seconds a notice is shown.
const Time = 5

// Notice is what is said at the top of the screen for a while, over whatever is shown: nothing that is to be done lies there.
type Notice struct {
	Words string
	Left  motion.Tween // how strong it is, 1 to 0
}

// Say begins to show words.
func (n *Notice) Say(words string) {
	n.Words = words
	n.Left = motion.Tween{From: 1, Delay: Time, Seconds: 1.0 / 3}
}

// Step lets time pass and reports whether the notice looks different.
func (n *Notice) Step(seconds float64) (changed bool) {
	return n.Left.Step(seconds) && n.Left.Value() < 1
}

// Draw draws the notice, if there is one, on a screen so wide, in units of u pixels, beside the button that opens the menu.
func (n *Notice) Draw(width, u float64, writer *text.Writer, dst *ebiten.Image, menu widget.Rect) {
	strength := n.Left.Value()
	if strength <= 0 {
		return
	}
	st, box := n.Lay(width, u, writer, menu)
	st.Colour = theme.Moonlight.Fade(strength)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(box.X, box.Y, box.W, box.H, 8*u, theme.NightDeep.Fade(0.94*strength))
	pen.RoundBoxLine(box.X, box.Y, box.W, box.H, 8*u, 1.5*u, theme.NightLine.Fade(strength))
	writer.DrawWrapped(dst, n.Words, box.X+box.W/2, box.Y+box.H/2, box.W, st)
}

// Measures of a notice, in logical units.
const (
	Top  = 4
	High = 44 // of one that keeps to the edge: below it begins what can be played with
	pad  = 4  // above and below the words
	side = 18 // beside them
	free = 70 // beside the notice, where the button lies that opens the menu
)

// sizes are the sizes of its words: of these the largest is taken with which it keeps to the edge, else the last.
var sizes = [...]float64{theme.TextBody, 16, 14.5}

// room is from where to where a notice may reach: from corner to corner or, where the button that opens the menu lies
// between them, to that side of it where there is more room.
func room(width, u float64, menu widget.Rect) (left, right float64) {
	left, right = free*u, width-free*u
	end := menu.X + menu.W
	switch {
	case menu.Y > (Top+High)*u || end < left || menu.X > right:
	case menu.X-left > right-end:
		right = menu.X - Top*u
	default:
		left = end + Top*u
	}
	return left, right
}

// Lay is how the words are written, and the box around them; menu is where the button lies that opens the menu.
func (n *Notice) Lay(width, u float64, writer *text.Writer, menu widget.Rect) (st text.Style, box widget.Rect) {
	left, right := room(width, u, menu)
	within := right - left - 2*side*u
	for _, size := range sizes {
		st = text.Style{Size: size * u, Align: text.Centre, VAlign: text.Middle}
		wide, height := writer.MeasureWrapped(n.Words, within, st)
		box = widget.Rect{X: (left+right)/2 - wide/2 - side*u, Y: Top * u, W: wide + 2*side*u, H: height + 2*pad*u}
		if box.H <= High*u {
			break
		}
	}
	return st, box
}

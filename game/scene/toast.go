package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/motion"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// toastTime is how many seconds a toast is shown.
const toastTime = 5

// toast is what is said at the top of the screen for a while, over whatever is shown: nothing that is to be done lies there.
type toast struct {
	Words string
	Left  motion.Tween // how strong it is, 1 to 0
}

// Say begins to show words.
func (n *toast) Say(words string) {
	n.Words = words
	n.Left = motion.Tween{From: 1, Delay: toastTime, Seconds: 1.0 / 3}
}

// Step lets time pass and reports whether the toast looks different.
func (n *toast) Step(seconds float64) (changed bool) {
	return n.Left.Step(seconds) && n.Left.Value() < 1
}

// Draw draws the toast, if there is one, on a screen so wide, in units of u pixels, beside the button that opens the menu.
func (n *toast) Draw(width, u float64, writer *text.Writer, dst *ebiten.Image, menu widget.Rect) {
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

// Measures of a toast, in logical units.
const (
	toastTop  = 4
	toastHigh = 44 // of one that keeps to the edge: below it begins what can be played with
	toastPad  = 4  // above and below the words
	toastSide = 18 // beside them
	toastFree = 70 // beside the toast, where the button lies that opens the menu
)

// toastSizes are the sizes of its words: of these the largest is taken with which it keeps to the edge, else the last.
var toastSizes = [...]float64{theme.TextBody, 16, 14.5}

// toastRoom is from where to where a toast may reach: from corner to corner or, where the button that opens the menu lies
// between them, to that side of it where there is more room.
func toastRoom(width, u float64, menu widget.Rect) (left, right float64) {
	left, right = toastFree*u, width-toastFree*u
	end := menu.X + menu.W
	switch {
	case menu.Y > (toastTop+toastHigh)*u || end < left || menu.X > right:
	case menu.X-left > right-end:
		right = menu.X - toastTop*u
	default:
		left = end + toastTop*u
	}
	return left, right
}

// Lay is how the words are written, and the box around them; menu is where the button lies that opens the menu.
func (n *toast) Lay(width, u float64, writer *text.Writer, menu widget.Rect) (st text.Style, box widget.Rect) {
	left, right := toastRoom(width, u, menu)
	within := right - left - 2*toastSide*u
	for _, size := range toastSizes {
		st = text.Style{Size: size * u, Align: text.Centre, VAlign: text.Middle}
		wide, height := writer.MeasureWrapped(n.Words, within, st)
		box = widget.Rect{X: (left+right)/2 - wide/2 - toastSide*u, Y: toastTop * u, W: wide + 2*toastSide*u, H: height + 2*toastPad*u}
		if box.H <= toastHigh*u {
			break
		}
	}
	return st, box
}

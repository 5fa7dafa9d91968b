package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/motion"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// noticeTime is how many seconds a notice is shown.
const noticeTime = 5

// notice is what is said at the top of the screen for a while, over whatever is shown: nothing that is to be done lies there.
type notice struct {
	words string
	left  motion.Tween // how strong it is, 1 to 0
}

// say begins to show words.
func (n *notice) say(words string) {
	n.words = words
	n.left = motion.Tween{From: 1, Delay: noticeTime, Seconds: 1.0 / 3}
}

// step lets time pass and reports whether the notice looks different.
func (n *notice) step(seconds float64) (changed bool) {
	return n.left.Step(seconds) && n.left.Value() < 1
}

// draw draws the notice, if there is one, beside the button that opens the menu.
func (n *notice) draw(w *window, writer *text.Writer, dst *ebiten.Image, menu widget.Rect) {
	strength := n.left.Value()
	if strength <= 0 {
		return
	}
	u := noticeUnit(w)
	st, box := n.lay(w, writer, menu)
	st.Colour = theme.Moonlight.Fade(strength)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(box.X, box.Y, box.W, box.H, 8*u, theme.NightDeep.Fade(0.94*strength))
	pen.RoundBoxLine(box.X, box.Y, box.W, box.H, 8*u, 1.5*u, theme.NightLine.Fade(strength))
	writer.DrawWrapped(dst, n.words, box.X+box.W/2, box.Y+box.H/2, box.W, st)
}

// Measures of a notice, in logical units.
const (
	noticeTop  = 4
	noticeHigh = 44 // of one that keeps to the edge: below it begins what can be played with
	noticePad  = 4  // above and below the words
	noticeSide = 18 // beside them
	noticeFree = 70 // beside the notice, where the button lies that opens the menu
)

// noticeSizes are the sizes of its words: of these the largest is taken with which it keeps to the edge, else the last.
var noticeSizes = [...]float64{theme.TextBody, 16, 14.5}

// noticeUnit is a logical unit of a notice, in pixels: enough to be read on a telephone too.
func noticeUnit(w *window) float64 {
	if w.point < dense {
		return w.Unit()
	}
	return max(w.Unit(), tooSmall*w.point)
}

// noticeRoom is from where to where a notice may reach: from corner to corner or, where the button that opens the menu lies
// between them, to that side of it where there is more room.
func noticeRoom(w *window, u float64, menu widget.Rect) (left, right float64) {
	left, right = noticeFree*u, w.width-noticeFree*u
	end := menu.X + menu.W
	switch {
	case menu.Y > (noticeTop+noticeHigh)*u || end < left || menu.X > right:
	case menu.X-left > right-end:
		right = menu.X - noticeTop*u
	default:
		left = end + noticeTop*u
	}
	return left, right
}

// lay is how the words are written, and the box around them; menu is where the button lies that opens the menu.
func (n *notice) lay(w *window, writer *text.Writer, menu widget.Rect) (st text.Style, box widget.Rect) {
	u := noticeUnit(w)
	left, right := noticeRoom(w, u, menu)
	room := right - left - 2*noticeSide*u
	for _, size := range noticeSizes {
		st = text.Style{Size: size * u, Align: text.Centre, VAlign: text.Middle}
		width, height := writer.MeasureWrapped(n.words, room, st)
		box = widget.Rect{X: (left+right)/2 - width/2 - noticeSide*u, Y: noticeTop * u, W: width + 2*noticeSide*u, H: height + 2*noticePad*u}
		if box.H <= noticeHigh*u {
			break
		}
	}
	return st, box
}

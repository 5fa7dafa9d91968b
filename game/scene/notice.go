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

// notice is what is said at the bottom of the screen for a while, over whatever is shown.
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

// draw draws the notice, if there is one.
func (n *notice) draw(w *window, writer *text.Writer, dst *ebiten.Image) {
	strength := n.left.Value()
	if strength <= 0 {
		return
	}
	u := w.Unit()
	st := text.Style{Size: theme.TextBody * u, Colour: theme.Moonlight.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	width, height := writer.MeasureWrapped(n.words, w.width-96*u, st)
	box := widget.Rect{X: w.width/2 - width/2 - 20*u, Y: w.height - height - 52*u, W: width + 40*u, H: height + 24*u}
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(box.X, box.Y, box.W, box.H, 8*u, theme.NightDeep.Fade(0.94*strength))
	pen.RoundBoxLine(box.X, box.Y, box.W, box.H, 8*u, 1.5*u, theme.NightLine.Fade(strength))
	writer.DrawWrapped(dst, n.words, w.width/2, box.Y+box.H/2, w.width-96*u, st)
}

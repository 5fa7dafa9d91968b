package results

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// ladder is the part of the screen that shows how well somebody did.
type ladder struct{ *page }

// words are what is said of the ladder.
func (l ladder) words() string { return strings.Join(l.outcome.Ladder.Lines, " ") }

// Of a ladder: how high a step with words is at least, in heights of the smallest words, and how much of the place what is
// said takes at most.
const (
	leastStep = 1.7
	mostSaid  = 0.3
)

// place is where it lies: in the place of a position and its sign, or below the verdict. It is empty where there is no room.
func (l ladder) place() (place widget.Rect) {
	detail, sign := l.layout.detail, l.layout.sign
	if detail.W == 0 {
		return l.layout.stairs
	}
	return widget.Rect{X: detail.X, Y: sign.Y, W: detail.W, H: detail.Y + detail.H - sign.Y}.Inset(near * l.layout.u)
}

// style is how what is said is written below the steps, and how high it is.
func (l ladder) style(place widget.Rect) (st text.Style, high float64) {
	st = text.Style{Size: 19 * l.layout.k(), Colour: theme.Moonlight, Align: text.Centre, VAlign: text.Top}
	for ; ; st.Size = math.Max(0.95*st.Size, l.app.Writer.Least) {
		if _, high = l.app.Writer.MeasureWrapped(l.words(), place.W, st); high <= mostSaid*place.H || st.Size <= l.app.Writer.Least {
			return st, high
		}
	}
}

// says reports whether the steps have room for their words, and for what is said below them.
func (l ladder) says() bool {
	place := l.place()
	_, high := l.style(place)
	least := leastStep * l.app.Writer.Least * math.Max(0.75*l.layout.text, 1)
	return place.H-high-10*l.layout.u >= least*float64(len(l.outcome.Ladder.Steps))
}

// draw draws the steps, and below them what is said; where there is no room for words, bars that rise, for then the verdict
// says it.
func (l ladder) draw(dst *ebiten.Image) {
	place := l.place()
	switch {
	case place.W == 0:
		return
	case !l.says():
		l.drawStairs(dst, place)
		return
	}
	st, high := l.style(place)
	x, _ := place.Centre()
	l.app.Writer.DrawWrapped(dst, l.words(), x, place.Y+place.H-high, place.W, st)
	l.drawSteps(dst, widget.Rect{X: place.X, Y: place.Y, W: place.W, H: place.H - high - 10*l.layout.u})
}

// drawStairs draws the steps as bars that rise from left to right.
func (l ladder) drawStairs(dst *ebiten.Image, in widget.Rect) {
	steps := float64(len(l.outcome.Ladder.Steps))
	wide := math.Min(in.W/steps, 0.8*in.H)
	left := in.X + (in.W-steps*wide)/2
	size := 0.16 * in.H // of what a step needs, where all of that can be read
	for _, step := range l.outcome.Ladder.Steps {
		needs, _ := l.app.Writer.Measure(step.Needs, text.Style{Face: text.Black, Size: size})
		size *= math.Min(0.8*wide/math.Max(needs, 1), 1)
	}
	for n := range l.outcome.Ladder.Steps {
		high := in.H * (0.32 + 0.44*float64(n)/(steps-1))
		bar := widget.Rect{X: left + float64(n)*wide, Y: in.Y + in.H - high, W: 0.86 * wide, H: high}
		face, ink, weight := l.tones(n)
		pen(dst).RoundBox(bar.X, bar.Y, bar.W, bar.H, math.Min(6*l.layout.u, bar.W/5), face)
		if x, _ := bar.Centre(); size >= l.app.Writer.Least {
			st := text.Style{Face: weight, Size: size, Colour: ink, Align: text.Centre, VAlign: text.Middle}
			l.app.Writer.Draw(dst, l.outcome.Ladder.Steps[n].Needs, x, bar.Y+bar.H-0.15*in.H, st)
		}
		if side := math.Floor(math.Min(0.22*in.H, 0.7*wide)); n == l.outcome.Ladder.Best {
			l.app.Icons.DrawIn(dst, icon.Crown, math.Round(bar.X+(bar.W-side)/2), math.Round(bar.Y-1.05*side), side, theme.Moonlight)
		}
	}
}

// tones are the colours of a step and of what is written on it, and how that is: the one that was reached stands out.
func (l ladder) tones(n int) (face, ink theme.Colour, weight text.Face) {
	switch reached := l.outcome.Ladder.Reached; {
	case n == reached:
		return theme.NeonAmber, theme.NightDeep, text.Black
	case n > reached:
		return theme.NightRaised.Fade(0.75), theme.MoonSoft, text.Bold
	}
	return theme.NeonAmber.Fade(0.22), theme.Moonlight, text.Bold
}

// drawSteps draws the steps, the lowest at the bottom, each wider than the one below it.
func (l ladder) drawSteps(dst *ebiten.Image, in widget.Rect) {
	steps, u := l.outcome.Ladder.Steps, l.layout.u
	row := in.H / float64(len(steps))
	gap := math.Min(5*u, 0.12*row)
	for n := range steps {
		wide := in.W * (0.6 + 0.4*float64(n)/float64(max(len(steps)-1, 1)))
		l.drawStep(dst, n, widget.Rect{X: in.X, Y: in.Y + in.H - float64(n+1)*row + gap/2, W: wide, H: row - gap})
	}
}

// drawStep draws one step with its words; the best one has a crown.
func (l ladder) drawStep(dst *ebiten.Image, n int, in widget.Rect) {
	shown, u := l.outcome.Ladder, l.layout.u
	face, ink, weight := l.tones(n)
	radius := math.Min(8*u, in.H/4)
	pen(dst).RoundBox(in.X, in.Y, in.W, in.H, radius, face)
	size := math.Min(20*l.layout.text, 0.62*in.H/u)
	pad, end, y := 12*u, in.X+in.W, in.Y+in.H/2
	if n == shown.Best {
		side := math.Floor(math.Min(26*u, 0.8*in.H))
		l.app.Icons.DrawIn(dst, icon.Crown, math.Round(end-pad-side), math.Round(y-side/2), side, ink)
		end -= side + pad/2
	}
	l.write(dst, shown.Steps[n].Needs, end-pad, y, 0.3*in.W, size, weight, ink, text.Right)
	l.write(dst, shown.Steps[n].Words, in.X+pad, y, end-in.X-0.3*in.W-pad, size, weight, ink, text.Left)
}

// write writes words within a width in a size of logical units, whatever the text is.
func (l ladder) write(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	l.say(dst, words, x, y, width, size/l.layout.text, face, colour, align)
}

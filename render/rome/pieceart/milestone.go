package pieceart

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/rome"
)

// MilestoneRatio is how many times higher than wide a milestone is.
const MilestoneRatio = 1.34

// milestoneWords is how far above the ground the middle of a milestone's words is, in units.
const milestoneWords = 36.0

// DrawMilestone draws the stone, so many pixels wide around x, that says what comes to the next site: cut into it are the
// shapes of roofs that may, above the place for words, the middle of whose line is returned.
func (p *Painter) DrawMilestone(dst *ebiten.Image, round, triangular bool, x, foot, width float64) (words float64) {
	shape := rome.NoShape
	switch {
	case round && !triangular:
		shape = rome.Round
	case triangular && !round:
		shape = rome.Triangular
	}
	p.draw(dst, key{what: aMilestone, number: int(shape), size: int(width)}, x-width/2, foot, 1)
	return foot - milestoneWords*width/100
}

func milestoneExtent(key) extent { return extent{-2, -100*MilestoneRatio - 2, 130, 8} }

func paintMilestone(c canvas.Canvas, k key) {
	const high = 100 * MilestoneRatio
	for n := range 3 {
		c.Poly(theme.Shadow.Fade(0.6), 8, 4, 96, 4, 124-8*float64(n), -10, 104, -22)
	}
	stele := func(tone theme.Colour, in float64) {
		l := c.ArcLoop(50, -high+50, 48-in, 48-in, 180, 360)
		c.Fill(tone, append(l, canvas.Point{X: 98 - in, Y: 2 - in}, canvas.Point{X: 2 + in, Y: 2 - in}))
	}
	stele(ink.Fade(0.75), 0)
	stele(travertineShade, 4)
	stele(travertineLight, 9)
	switch rome.Shape(k.number) {
	case rome.Round:
		c.Dome(ink, 50, -high+58, 30, 34)
	case rome.Triangular:
		c.Poly(ink, 18, -high+58, 50, -high+20, 82, -high+58)
	default:
		c.Dome(ink.Fade(0.72), 30, -high+60, 18, 24)
		c.Poly(ink.Fade(0.72), 52, -high+60, 71, -high+34, 90, -high+60)
	}
}

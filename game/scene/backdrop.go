package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/life"
	"capital/render/street"
	"capital/render/text"
)

// Backdrop lies behind the screens outside a match. It shows a game's place and hour, with the game's name as a sign. It is
// painted once for a plan and then only copied.
type Backdrop interface {
	// Prepare paints it, if the plan is not that of the last time. The game's name is on the plan.
	Prepare(writer *text.Writer, plan street.Plan)
	// Draw copies it, the sign lit by light, 0 to 1.
	Draw(dst *ebiten.Image, light float64)
	// Light is how brightly the sign is lit, so many seconds after it was first seen, and whether that will not change any
	// more.
	Light(seconds float64) (light float64, stays bool)
	// Line is where a line about the game is written on the picture of a plan: the middle of the line, and the width of the
	// room for it.
	Line(plan street.Plan) (x, y, width float64)
	// PaintSign fills a picture with the sign alone, lit.
	PaintSign(writer *text.Writer, dst *ebiten.Image, sign string)
	// Forget gives the picture's memory back.
	Forget()
}

// livingBackdrop is one of which something moves while nothing happens. It is told of the plan before.
type livingBackdrop interface {
	// Live lays what moves, so many seconds after it began to.
	Live(seconds float64, on *life.Scenery)
}

package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/street"
	"capital/render/text"
)

// Backdrop is what lies behind the screens outside a match: a game's place and hour, with the game's name as a sign. It is
// painted once for a plan and then only copied.
type Backdrop interface {
	// Prepare paints it where the plan is another than the last time. The game's name is on the plan.
	Prepare(writer *text.Writer, plan street.Plan)
	// Draw copies it, the sign lit by light, 0 to 1.
	Draw(dst *ebiten.Image, light float64)
	// Light is how brightly the sign is lit, so many seconds after it was first seen, and whether it stays so.
	Light(seconds float64) (light float64, stays bool)
	// Line is where a line about the game is written on the picture of a plan: its middle, and the room it has.
	Line(plan street.Plan) (x, y, width float64)
	// PaintSign fills a picture with the sign alone, lit.
	PaintSign(writer *text.Writer, dst *ebiten.Image, sign string)
	// Forget gives the picture's memory back.
	Forget()
}

package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
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

// backdrop is that of the game that the title shows.
func (a *App) backdrop() Backdrop { return a.backdropOf(a.cabinet.open) }

// backdropOf is a game's backdrop: its own, or the night street of the house.
func (a *App) backdropOf(g *game) Backdrop {
	if g.Backdrop != nil {
		return g.Backdrop
	}
	return &a.city
}

// streetPlan says how the street lies on the screen.
func streetPlan(app *App) street.Plan {
	u := app.Unit()
	width, height := app.Size()
	plan := street.Plan{Width: int(width), Height: int(height), Scale: u, Sign: app.cabinet.open.Words.Text("game.name")}
	if app.upright() {
		plan.PavementY = height - 470*u
		plan.SignW = 580 * u
		plan.SignX, plan.SignY = width/2-300*u, plan.PavementY-650*u
		plan.TowerX = width/2 + 120*u
		return plan
	}
	plan.PavementY = height - 148*u
	plan.SignW = 560 * u
	plan.SignX, plan.SignY = width/2-550*u, plan.PavementY-476*u
	plan.TowerX = width/2 + 150*u
	return plan
}

// drawBackdrop draws the backdrop of the game that the title shows, its sign lit by light.
func drawBackdrop(app *App, dst *ebiten.Image, light float64) {
	behind := app.backdrop()
	behind.Prepare(app.Writer, streetPlan(app))
	behind.Draw(dst, light)
}

// DrawStreetBehind draws the street, darkened, behind a panel.
func (a *App) DrawStreetBehind(dst *ebiten.Image) {
	drawBackdrop(a, dst, 0.3)
	Fill(dst, theme.NightDeep.Fade(0.66))
}

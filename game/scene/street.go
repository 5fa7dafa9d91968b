package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/street"
	"capital/render/theme"
)

// cityPlan says how the street lies on the screen.
func cityPlan(app *App) street.Plan {
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

// drawCity draws the street, the sign lit by light.
func drawCity(app *App, dst *ebiten.Image, light float64) {
	app.city.Prepare(app.Writer, cityPlan(app))
	app.city.Draw(dst, light)
}

// DrawStreetBehind draws the street, darkened, behind a panel.
func (a *App) DrawStreetBehind(dst *ebiten.Image) {
	drawCity(a, dst, 0.3)
	Fill(dst, theme.NightDeep.Fade(0.66))
}

package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/street"
	"capital/render/theme"
)

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
	behind := app.cabinet.open.Backdrop
	behind.Prepare(app.Writer, streetPlan(app))
	behind.Draw(dst, light)
	if app.Settings().Contrast {
		Fill(dst, theme.NightDeep.Fade(0.5))
	}
}

// DrawStreetBehind draws the street, darkened, behind a panel.
func (a *App) DrawStreetBehind(dst *ebiten.Image) {
	drawBackdrop(a, dst, 0.3)
	dark := 0.75
	if a.Settings().Contrast {
		dark = 0.92
	}
	Fill(dst, theme.NightDeep.Fade(dark))
}

package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/theme"
)

// behind is a screen that stands still behind another.
type behind struct {
	scene Scene
	laid  layoutKey
}

// layOut has it laid out and worded anew where that is due, without letting time pass. Where it leads on to another screen
// meanwhile, that one lies behind: what lies over it stays.
func (b *behind) layOut(app *App) error {
	if b == nil || b.laid == layoutNow(app) {
		return nil
	}
	b.laid = layoutNow(app)
	kept, elapsed := app.stage, app.elapsed
	app.stage.scene, app.stage.next, app.stage.over = b.scene, nil, nil
	app.Pass(0)
	err := b.scene.Update(app, nil)
	b.scene = app.stage.scene
	if app.stage.next != nil {
		b.scene = app.stage.next
	}
	app.stage = kept
	app.stage.stale = true
	app.Pass(elapsed)
	return err
}

// draw draws it, dimmed.
func (b *behind) draw(app *App, dst *ebiten.Image) {
	b.scene.Draw(app, dst)
	dim(dst)
}

// dimmed is how dark what lies under a sheet becomes, of 1.
const dimmed = 0.62

// dim darkens what lies under a sheet.
func dim(dst *ebiten.Image) { Fill(dst, theme.NightDeep.Fade(dimmed)) }

//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/expo"
)

// TestPicturesOfATable keeps what the table looks like in its busiest moments, to be looked at.
func TestPicturesOfATable(t *testing.T) {
	drive.Window(t)
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {960, 600}, {810, 1080}, {844, 390}, {390, 844}}) {
		d := testExpo(t, scene.Settings{Speed: 1, TextSize: 100})
		d.Resize(size[0], size[1])
		keep := func(name string, table *screen) {
			drive.Keep(t, fmt.Sprintf("expo-%s-%.0f", name, size[0]), pictureOf(table))
		}
		at := func(d2 expo.Decision, round, others int) *screen {
			return tableOf(t, d, until(t, seats(1, others, ai.Builder), 7, owes(0, d2, round)))
		}
		keep("space", at(expo.DecideSpace, 6, 3))
		held := at(expo.DecideBuild, 5, 3)
		p := held.Position()
		tile := held.hand.lit()[0]
		x, y := held.picture.Where(&p, tile).Centre()
		held.TakeOne(input.Intent{Kind: input.Press, X: x, Y: y})
		held.TakeOne(input.Intent{Kind: input.Move, X: x, Y: y - 60})
		p = held.Position()
		x, y = held.picture.Where(&p, held.hand.lit()[0]).Centre()
		held.TakeOne(input.Intent{Kind: input.Move, X: x, Y: y})
		keep("held", held)
		chosen := at(expo.DecideBuild, 1, 4)
		chosen.hand.next(1)
		chosen.hand.Confirm()
		keep("chosen", chosen)
		keep("crossing", at(expo.DecideCrossing, 4, 3))
		active := at(expo.DecideActivate, 8, 4)
		for _, thing := range active.hand.lit() {
			if thing.Kind == view.Tile && active.hand.choosing().ways(thing.Cell()) > 1 {
				active.hand.pick(thing)
				break
			}
		}
		keep("activate", active)
		keep("prosper", at(expo.DecideProsper, 7, 4))
		open := at(expo.DecideBuild, 9, 3)
		open.hand.open(view.OfPanel(2))
		keep("rival", open)
		log := at(expo.DecideSpace, 3, 3)
		log.ToggleLog()
		keep("log", log)
		refused := at(expo.DecideProsper, 3, 3)
		for _, id := range refused.session.Table().Open() {
			if !refused.session.Table().Qualifies(0, id) {
				refused.hand.focus = view.OfOpen(id)
				refused.hand.Confirm()
				break
			}
		}
		keep("refused", refused)
	}
}

//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/rules/rome"
)

// look is a way in which somebody looks at the table: how large the screen is, in pixels, how many of them a point has, and
// what is set otherwise than usual.
type look struct {
	name        string
	w, h, point float64
	settings    scene.Settings
}

// looks are those of telephones, and those of people who want larger text or high contrast or use the left hand.
func looks() []look {
	usual, largest, left := scene.Settings{Speed: 1, TextSize: 100}, scene.Settings{Speed: 1, TextSize: 200}, scene.Settings{Speed: 1, TextSize: 100, LeftHanded: true}
	return []look{
		{"text-200", 1280, 720, 1, largest}, {"phone-upright", 1170, 2532, 3, usual}, {"phone-lying-left", 2532, 1170, 3, left},
		{"phone-upright-left", 1170, 2532, 3, left}, {"phone-lying", 2532, 1170, 3, usual},
		{"contrast", 1280, 720, 1, scene.Settings{Speed: 1, TextSize: 100, Contrast: true}},
	}
}

// desk is the program as it is looked at so.
func (l look) desk(t testing.TB) *desk {
	d := testRome(t, l.settings)
	d.ResizePoints(l.w, l.h, l.point)
	return d
}

// TestPicturesOfATableHoweverItIsSeen keeps what the table looks like on a telephone, in large text and for the left hand.
func TestPicturesOfATableHoweverItIsSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	you := seats(1, 3, ai.Builder)
	for _, l := range testscope.First(1, append(looks()[:3], looks()[5])) {
		t.Run(l.name, func(t *testing.T) {
			d := l.desk(t)
			keep := func(name string, table *screen) {
				drive.Keep(t, fmt.Sprintf("rome-%s-%s", l.name, name), pictureOf(table))
			}
			keep("build", tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 3))))
			bid := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBid, 2)))
			for _, card := range view.SortHand(bid.viewer.hand())[:3] {
				bid.hand.push(card, true)
			}
			keep("bid", bid)
			keep("hint", advised(t, tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2)))))
			keep("held", carrying(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2)))))
			log := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideDraw, 3)))
			log.ToggleLog()
			keep("log", log)
			keep("scoring", announcing(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideDraw, 2))), rome.PrefectureScored))
			open := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 4)))
			open.hand.zoom.tap(view.Thing{Kind: view.Panel, Seat: 2})
			keep("panel", open)
			near := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 4)))
			near.picture.ZoomTo(rome.CampusMartius)
			keep("near", near)
		})
	}
}

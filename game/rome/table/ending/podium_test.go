//go:build !js

package ending

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

// TestThePodiumStandsInRome draws the podium of a match lying and upright, and goes on to the sheet, which stands there too.
func TestThePodiumStandsInRome(t *testing.T) {
	drive.Window(t)
	over := played(t, 4, 5)
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {360, 640}, {810, 1080}}) {
		app := quickApp(t)
		app.Resize(size[0], size[1])
		shown := New(app.App, app.art, over, NewCourse(over.Record, madeUp), nil, func(int, scene.Scene) {})
		sheet := pictureOf(t, app, shown)
		shown.Celebrate()
		app.Pass(10)
		podium := pictureOf(t, app, shown)
		drive.Keep(t, fmt.Sprintf("podium-of-capitol-%v", size[0]), podium)
		if testscope.Everything() { // what flies where the person has won
			for seed := uint64(6); over.Table.Ranking()[0].Seat != 0; seed++ {
				over = played(t, 4, seed)
			}
			won := New(app.App, app.art, over, NewCourse(over.Record, madeUp), nil, func(int, scene.Scene) {})
			won.Celebrate()
			for _, seconds := range []float64{1.9, 10} {
				app.Pass(seconds)
				drive.Keep(t, fmt.Sprintf("podium-of-capitol-%v-won-%v", size[0], seconds), pictureOf(t, app, won))
			}
		}
		if drive.Differing(sheet, podium) < int(size[0]*size[1])/3 {
			t.Error("the podium looks like the sheet")
		}
		if pictureOf(t, app, shown, input.Intent{Kind: input.Confirm}); shown.Celebrates() {
			t.Error("the podium stays")
		}
		if c := sheet.RGBAAt(4, int(size[1])/3); c.R < 40 {
			t.Errorf("the sheet stands in the blue of the night: %v", c)
		}
	}
}

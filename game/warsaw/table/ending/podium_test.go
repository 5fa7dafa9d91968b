//go:build !js

package ending

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/input"
)

// TestThePodiumStandsByTheVistula draws the podium of a match lying and upright, and goes on to the sheet.
func TestThePodiumStandsByTheVistula(t *testing.T) {
	drive.Window(t)
	over := played(t, 4, 5, ai.Random)
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {360, 640}}) {
		app := quickApp(t)
		app.Resize(size[0], size[1])
		shown := New(app.App, app.art, over, NewCourse(over.Record, madeUp), nil, nil)
		sheet := pictureOf(t, app, shown)
		shown.Celebrate()
		app.Pass(10)
		podium := pictureOf(t, app, shown)
		drive.Keep(t, fmt.Sprintf("podium-of-capital-%v", size[0]), podium)
		if drive.Differing(sheet, podium) < int(size[0]*size[1])/3 {
			t.Error("the podium looks like the sheet")
		}
		if pictureOf(t, app, shown, input.Intent{Kind: input.Confirm}); shown.Celebrates() {
			t.Error("the podium stays")
		}
	}
}

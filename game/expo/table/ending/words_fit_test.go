//go:build !js

package ending

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/expo"
)

// TestWordsStayInTheirPlaceInResults looks at the sheet, the charts and the course for texts that leave their place.
func TestWordsStayInTheirPlaceInResults(t *testing.T) {
	drive.Window(t)
	for situation, seats := range []int{5, 2}[:testscope.Count(1, 2)] {
		r, m := played(t, seats, 5, false, nil)
		for _, way := range overflowtest.Ways(situation, 1) {
			app, err := scene.NewApp(way.Settings(), store.OpenFolder(t.TempDir()), new(audio.Player))
			if err != nil {
				t.Fatal(err)
			}
			art, err := view.NewExpo(app.Display)
			if err != nil {
				t.Fatal(err)
			}
			if err := app.Add(scene.Game{Name: "expo", Words: art.Strings, Levels: ai.Levels(), Most: expo.MaxSeats, Backdrop: art.Backdrop()}); err != nil {
				t.Fatal(err)
			}
			page := way.Watch(app)
			app.Pass(1.0 / 60)
			course := NewCourse(r, madeUp(&r))
			shown := New(app, art, Match{r, &m.Table}, course, nil, func(int, scene.Scene) {})
			look := func(name string, intents ...input.Intent) {
				t.Helper()
				if err := shown.Update(app, intents); err != nil {
					t.Fatal(err)
				}
				way.Look(t, page, name, func(dst *ebiten.Image) { shown.Draw(app, dst) })
			}
			look("results")
			press(t, app, shown, app.Strings.Text("results.charts"))
			look("results-charts")
			press(t, app, shown, app.Strings.Text("results.course"))
			curves := shown.CourseLayout().Curves
			look("results-course", input.Intent{Kind: input.Move, X: curves.X + curves.W*0.6, Y: curves.Y + 20})
			course.Leave()
			page.Done()
			drive.EndFrame()
		}
	}
}

//go:build !js

package ending

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/input"
)

func TestMain(m *testing.M) { drive.Main(m) }

// pictureOf is what the results look like after so much was done.
func pictureOf(t *testing.T, app *desk, shown *results.Screen, intents ...input.Intent) *image.RGBA {
	t.Helper()
	if err := shown.Update(app.App, intents); err != nil {
		t.Fatal(err)
	}
	w, h := app.Size()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { shown.Draw(app.App, dst) })
}

// buttonAt is where the button is that says something.
func buttonAt(t *testing.T, shown *results.Screen, says string) (x, y float64) {
	t.Helper()
	for _, w := range shown.Group().Widgets {
		if w.Label == says {
			return w.Rect.Centre()
		}
	}
	t.Fatalf("nothing says %q", says)
	return 0, 0
}

// TestResultsAreDrawn draws the sheet of matches and their course, and keeps pictures of them.
func TestResultsAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, size := range testscope.First(1, [][3]int{{1280, 720, 4}, {1280, 720, 2}, {810, 1080, 4}, {960, 600, 3}, {2560, 1440, 4}}) {
		seats := size[2]
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			app := quickApp(t)
			app.Resize(float64(size[0]), float64(size[1]))
			course := NewCourse(played(t, seats, 5).Record, madeUp)
			shown := New(app.App, app.art, played(t, seats, 5), course, nil, func(int, scene.Scene) {})
			name := fmt.Sprintf("capitol-ending-%d-%dx%d", seats, size[0], size[1])
			sheet := pictureOf(t, app, shown)
			drive.Keep(t, name+"-sheet", sheet)
			x, y := buttonAt(t, shown, app.App.Strings.Text("results.course"))
			pictureOf(t, app, shown, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
			drive.Until(t, "the course is known", func() bool {
				shown.Update(app.App, nil)
				return course.Known() == course.Moves()
			})
			curves := shown.CourseLayout().Curves
			drawn := pictureOf(t, app, shown, input.Intent{Kind: input.Move, X: curves.X + curves.W*0.6, Y: curves.Y + 20})
			drive.Keep(t, name+"-course", drawn)
			if drive.Differing(sheet, drawn) < size[0]*size[1]/5 {
				t.Errorf("%s: the course does not show", name)
			}
		})
	}
}

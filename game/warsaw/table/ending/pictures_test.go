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
	"capital/game/warsaw/ai"
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
	testscope.Only(t) // the window tests of the table draw the same, a sample of it
	drive.Window(t)
	for _, of := range testscope.First(1, []struct{ w, h, seats int }{{1280, 720, 4}, {1280, 720, 2}, {810, 1080, 4}, {960, 600, 4}, {844, 390, 4}}) {
		app := quickApp(t)
		app.Resize(float64(of.w), float64(of.h))
		over := played(t, of.seats, 5, ai.Apprentice)
		course := NewCourse(over.Record, madeUp)
		shown := New(app.App, app.art, over, course, nil, func(int, scene.Scene) {})
		name := fmt.Sprintf("ending-%d-%dx%d", of.seats, of.w, of.h)
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
		if drive.Differing(sheet, drawn) < of.w*of.h/5 {
			t.Errorf("%s: the course does not show", name)
		}
	}
}

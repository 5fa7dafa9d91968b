//go:build !js

package ending

import (
	"context"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/text/texttest"
	"capital/rules/warsaw"
)

// watchedApp is a program that is looked at.
func watchedApp(t *testing.T, way overflowtest.Way) (*desk, *texttest.Page) {
	t.Helper()
	app, err := scene.NewApp(way.Settings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	page := way.Watch(app)
	c, err := view.NewCapital(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	if err := app.Add(scene.Game{Name: "warsaw", Words: c.Strings, Levels: ai.Levels(), Most: warsaw.MaxSeats}); err != nil {
		t.Fatal(err)
	}
	app.Pass(1.0 / 60)
	return &desk{app, c}, page
}

// TestWordsStayInTheirPlaceInTheEnd looks at the sheet, the course with a move pointed at, and a poster of matches that are over,
// for texts that leave their place.
func TestWordsStayInTheirPlaceInTheEnd(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for n, seats := range []int{4, 2, 3} {
		over := played(t, seats, 5, ai.Apprentice)
		for _, way := range overflowtest.Ways(6+n, 1) {
			app, page := watchedApp(t, way)
			course := NewCourse(over.Record, madeUp)
			shown := New(app.App, app.art, over, course, nil, func(int, scene.Scene) {})
			look := func(name string, intents ...input.Intent) {
				t.Helper()
				if err := shown.Update(app.App, intents); err != nil {
					t.Fatal(err)
				}
				way.Look(t, page, name, func(dst *ebiten.Image) { shown.Draw(app.App, dst) })
			}
			look("results-sheet")
			x, y := buttonAt(t, shown, app.App.Strings.Text("results.course"))
			shown.Update(app.App, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}})
			drive.Until(t, "the course is known", func() bool {
				shown.Update(app.App, nil)
				return course.Known() == course.Moves()
			})
			curves := shown.CourseLayout().Curves
			look("results-course", input.Intent{Kind: input.Move, X: curves.X + curves.W*0.6, Y: curves.Y + 20})
			pictures := Posters(app.App, app.art, over.Record, over.Table)
			pictures.Paint = func(context.Context, int) (image.Image, error) { return image.NewRGBA(image.Rect(0, 0, 2, 3)), nil }
			posters := gallery.New(app.App, pictures, 0, func() {})
			posters.Update(app.App, nil)
			way.Look(t, page, "poster", func(dst *ebiten.Image) { posters.Draw(app.App, dst) })
		}
	}
}

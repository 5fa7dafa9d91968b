//go:build !js

package ending

import (
	"context"
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/expo"
)

// madeUp makes up reviews of a record's moves, in which every tenth is a slip: another one would have been better that was legal.
func madeUp(r *expo.Record) func(context.Context, *expo.Record, int, int) (ai.Review, error) {
	var best []expo.Action
	m := expo.Rules().New(r, nil)
	for _, move := range r.Actions {
		best = append(best, m.Legal(move.Seat, nil)[0])
		m.Apply(move.Seat, move.Action, nil)
	}
	return func(_ context.Context, r *expo.Record, move, _ int) (ai.Review, error) {
		review := ai.Review{Seat: r.Actions[move].Seat, Sure: move%10 == 0}
		review.Played.Action = r.Actions[move].Action
		review.Best.Action, review.Best.Margin = best[move], float64(move%40)/10
		for seat := range r.Seats {
			review.Margins[seat] = float64((seat*7+move/9)%15) - 7
		}
		return review, nil
	}
}

// pictureOf is what the results look like after so much was done.
func pictureOf(t *testing.T, app *scene.App, shown *results.Screen, intents ...input.Intent) *image.RGBA {
	t.Helper()
	if err := shown.Update(app, intents); err != nil {
		t.Fatal(err)
	}
	w, h := app.Size()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { shown.Draw(app, dst) })
}

// press presses the button that says something.
func press(t *testing.T, app *scene.App, shown *results.Screen, says string) {
	t.Helper()
	for _, w := range shown.Group().Widgets {
		if w.Label == says && !w.Hidden {
			x, y := w.Rect.Centre()
			pictureOf(t, app, shown, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
			return
		}
	}
	t.Fatalf("nothing says %q", says)
}

// TestResultsAreDrawn draws the sheet, the charts and the course of matches, and keeps pictures of them.
func TestResultsAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, of := range testscope.First(1, []struct {
		w, h, point float64
		seats, text int
		language    string
	}{
		{1280, 720, 1, 4, 100, "en"}, {1280, 720, 1, 5, 100, "de"}, {810, 1080, 1, 5, 100, "pl"}, {640, 400, 1, 3, 100, "en"}, {640, 400, 1, 5, 200, "de"},
		{1080, 1920, 3, 5, 100, "de"}, {1920, 1080, 1, 2, 100, "pl"}, {2532, 1170, 3, 4, 100, "pl"}, {2532, 1170, 3, 5, 200, "pl"},
	}) {
		app, art := quickApp(t, scene.Settings{Speed: 1, TextSize: of.text, Language: of.language})
		app.ResizePoints(of.w, of.h, of.point)
		r, m := played(t, of.seats, 5, true, nil)
		course := NewCourse(r, madeUp(&r))
		shown := New(app, art, Match{r, &m.Table}, course, nil, func(int, scene.Scene) {})
		name := fmt.Sprintf("expo-ending-%d-%gx%g-%d-%s", of.seats, of.w, of.h, of.text, of.language)
		sheet := pictureOf(t, app, shown)
		drive.Keep(t, name+"-sheet", sheet)
		press(t, app, shown, app.Strings.Text("results.charts"))
		charted := pictureOf(t, app, shown)
		drive.Keep(t, name+"-charts", charted)
		press(t, app, shown, app.Strings.Text("results.course"))
		drive.Until(t, "the course is known", func() bool {
			shown.Update(app, nil)
			return course.Known() == course.Moves()
		})
		curves := shown.CourseLayout().Curves
		drawn := pictureOf(t, app, shown, input.Intent{Kind: input.Move, X: curves.X + curves.W*0.6, Y: curves.Y + 20})
		drive.Keep(t, name+"-course", drawn)
		if drive.Differing(sheet, charted) < int(of.w*of.h)/10 || drive.Differing(charted, drawn) < int(of.w*of.h)/20 {
			t.Errorf("%s: a page looks like another", name)
		}
	}
}

//go:build !js

package cabinet

import (
	"fmt"
	"testing"
	"time"

	"capital/assets"
	"capital/game/drive"
	"capital/game/ladder"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// someDone has a person have done the first rungs of every ladder, and failed on the next.
func someDone(t *testing.T, app *scene.App) {
	t.Helper()
	climbed := ladder.Climbed{}
	for _, g := range judged() {
		for n := range g.Challenges[:3] {
			tried := ladder.Tried{Seed: g.Challenges[n].Seed, Points: 123}
			if n < 2 {
				tried.Done = "2026-09-24"
			}
			climbed[g.Name] = append(climbed[g.Name], tried)
		}
	}
	if err := climbed.Save(app.Store); err != nil {
		t.Fatal(err)
	}
}

// widgetsApart complains of widgets that overlap or are cut off.
func widgetsApart(t *testing.T, app *scene.App, name string) {
	t.Helper()
	width, height := app.Size()
	var seen []widget.Rect
	for n, w := range app.Shown().(interface{ Group() *widget.Group }).Group().Widgets {
		if w.Hidden {
			continue
		}
		r := w.Rect
		if r.X < 0 || r.Y < 0 || r.X+r.W > width || r.Y+r.H > height || r.W <= 0 || r.H <= 0 {
			t.Errorf("%s: widget %d is cut off: %+v", name, n, r)
		}
		for _, o := range seen {
			if r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H {
				t.Errorf("%s: widget %d overlaps %+v", name, n, o)
			}
		}
		seen = append(seen, r)
	}
}

// TestLaddersAreDrawn in every language, on screens of every kind and with text of every size: the day that leads there, each
// page of the list, and each rung. Nothing is cut off, small or in the way of another.
func TestLaddersAreDrawn(t *testing.T) {
	drive.Window(t)
	sizes := []struct {
		width, height, point float64
		text                 int
	}{{640, 400, 1, 200}, {360, 640, 1, 200}, {1280, 720, 1, 100}, {360, 640, 1, 100}, {640, 400, 1, 100}, {1170, 2532, 3, 200}, {2532, 1170, 3, 100}, {810, 1080, 1, 75}, {1280, 720, 1, 200}}
	for n, size := range sizes[:testscope.Count(2, len(sizes))] {
		change := bare
		if testscope.Everything() {
			change = func(*scene.Game) {}
		}
		app := opened(t, size.width, size.height, change)
		app.ResizePoints(size.width, size.height, size.point)
		app.Now = func() time.Time { return time.Date(2026, 9, 24, 12, 0, 0, 0, time.UTC) }
		someDone(t, app)
		languages := assets.Languages()
		if !testscope.Everything() { // one on each screen
			languages = languages[(n+1)%len(languages):][:1]
		}
		for _, language := range languages {
			settings := app.Settings()
			settings.Language, settings.TextSize, settings.Speed = language.Code, size.text, 0
			settings.Contrast = n%4 == 3
			app.SetSettings(settings)
			settle(t, app)
			for game, name := range Names() {
				look := func(what string) {
					at := fmt.Sprintf("ladder-%s-%.0fx%.0f-%d-%s-%s", name, size.width, size.height, size.text, language.Code, what)
					onScreen(t, app, at)
					widgetsApart(t, app, at)
					if testscope.Everything() {
						drive.Keep(t, at, pictureOf(app))
					}
				}
				words := app.Strings.Text
				app.ShowTitle()
				settle(t, app)
				press(t, app, words("title.games"))
				take(t, app, game)
				press(t, app, words("daily.button"))
				look("day")
				press(t, app, words("ladder.button", 2, 8))
				rungsOn(t, app, look)
				do(t, app, input.Intent{Kind: input.Cancel})
				centreOf(t, app, words("ladder.button", 2, 8))
			}
		}
	}
}

// rungsOn looks at the pages of a ladder and at each of its rungs, from the first on, and comes back to the list.
func rungsOn(t *testing.T, app *scene.App, look func(what string)) {
	t.Helper()
	const page, first = 0, 2 // the widgets of the list
	for rung := range 8 {
		list := app.Shown().(interface{ Group() *widget.Group }).Group()
		for turned := 0; list.Widgets[first+rung].Hidden; turned++ {
			if turned == 9 {
				t.Fatalf("rung %d is on no page", rung+1)
			}
			list.Focus(page)
			do(t, app, input.Intent{Kind: input.Navigate, DX: 1})
		}
		if rung == 0 || list.Widgets[first+rung-1].Hidden {
			look(fmt.Sprint("list-", rung+1))
		}
		list.Focus(first + rung)
		do(t, app, input.Intent{Kind: input.Confirm})
		if shown(app) != "*scene.rungScreen" {
			t.Fatalf("rung %d leads to a %s", rung+1, shown(app))
		}
		if testscope.Thorough() || rung%4 == 0 {
			look(fmt.Sprint("rung-", rung+1))
		}
		do(t, app, input.Intent{Kind: input.Cancel})
		if shown(app) != "*scene.ladderScreen" {
			t.Fatalf("from rung %d it goes back to a %s", rung+1, shown(app))
		}
	}
}

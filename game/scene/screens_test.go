//go:build !js

package scene

import (
	"math"
	"strings"
	"testing"

	"capital/game/store"
	"capital/render/widget"
)

func TestSettingsKeepWithinBounds(t *testing.T) {
	for _, s := range []Settings{
		{Speed: math.NaN(), TextSize: -5, Sound: 1000},
		{Speed: math.Inf(1), TextSize: 1000, Sound: -1},
		{Speed: 0.01},
	} {
		got := s.valid()
		if got.Speed != 0 && (got.Speed < 0.5 || got.Speed > 4) || got.TextSize < 75 || got.TextSize > 200 || got.Sound < 0 || got.Sound > 100 {
			t.Errorf("%+v becomes %+v", s, got)
		}
	}
	if got := DefaultSettings().valid(); got != DefaultSettings() {
		t.Errorf("the usual settings become %+v", got)
	}
}

func TestWidgetsLieOnTheScreenApart(t *testing.T) {
	app := biddingApp(t, store.OpenFolder(t.TempDir()), "bidding", "trading", "sailing", "farming")
	app.cabinet.open.Lesson.Start = app.cabinet.open.Start // so that it is offered
	longLadder(t, app)
	app.about = func(*App, func() Scene) Scene { return nil } // so that a button leads there
	back := titleOf(app)
	for _, size := range [][2]float64{{960, 600}, {1280, 720}, {2560, 1440}, {3440, 1440}, {810, 1080}, {1600, 2560}, {640, 400}} {
		for _, percent := range textSizes() {
			app.Resize(size[0], size[1])
			app.obey(Settings{Speed: 1, TextSize: percent})
			title, setup, settings := newTitle(app), newSetup(app, back), newSettings(app, back)
			curtain, shelf, learn := NewCurtain(app, 0, "Żółw", back).(*curtain), newShelf(app, back), newLearn(app, back)
			rungs, rung, list := newLadder(app, back), newRung(app, 7, back), newMatches(app, back)
			chapters := newChapters(app, back)
			setup.seats = setup.seats[:1+percent/25%3] // some are empty
			for name, s := range map[string]struct {
				Scene
				*WidgetScene
			}{
				"title": {title, &title.WidgetScene}, "setup": {setup, &setup.WidgetScene},
				"settings": {settings, &settings.WidgetScene},
				"curtain":  {curtain, &curtain.WidgetScene}, "shelf": {shelf, &shelf.WidgetScene}, "learn": {learn, &learn.WidgetScene}, "chapters": {chapters, &chapters.WidgetScene},
				"ladder": {rungs, &rungs.WidgetScene}, "rung": {rung, &rung.WidgetScene}, "matches": {list, &list.WidgetScene},
			} {
				s.Scene.Update(app, nil)
				checkApart(t, app, name, percent, s.WidgetScene)
			}
			checkNames(t, app, setup)
			checkTrouble(t, app, title, percent)
		}
	}
}

// checkApart complains of widgets that overlap or are cut off.
func checkApart(t *testing.T, app *App, name string, percent int, s *WidgetScene) {
	t.Helper()
	w := s.Widgets.Widgets
	for i := range w {
		if w[i].Hidden {
			continue
		}
		r := w[i].Rect
		if r.X < 0 || r.Y < 0 || r.X+r.W > app.width || r.Y+r.H > app.height || r.W <= 0 {
			t.Errorf("%s at %gx%g, text %d %%: widget %d is cut off: %+v", name, app.width, app.height, percent, i, r)
		}
		for j := range i {
			o := w[j].Rect
			if !w[j].Hidden && r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H {
				t.Errorf("%s at %gx%g, text %d %%: widgets %d and %d overlap", name, app.width, app.height, percent, j, i)
			}
		}
	}
}

// checkNames complains of names that reach into the heading, or out of the frame, of a set-up.
func checkNames(t *testing.T, app *App, s *setup) {
	t.Helper()
	u := app.Unit()
	heading, _ := app.Writer.Measure(app.Strings.Text("setup.title"), headingStyle(s.side))
	starts := func(words string, w widget.Widget) float64 {
		wide, _ := app.Writer.Measure(words, nameStyle(s.side))
		return w.Rect.X - nameGap*u - wide
	}
	left := s.cards[0].X
	if starts(app.Strings.Text("setup.takebacks"), s.around()[setupTakeBacks]) < left+heading {
		t.Errorf("set-up at %gx%g: the take-backs' name reaches into the heading", app.width, app.height)
	}
	end := left
	for n := range s.game.Options {
		option := s.around()[setupWidgets+n]
		if starts(s.optionName(n), option) < end-0.5 {
			t.Errorf("set-up at %gx%g: the name of option %d reaches too far", app.width, app.height, n)
		}
		end = option.Rect.X + option.Rect.W
	}
}

// checkTrouble complains of a title whose buttons are covered by what it says is wrong.
func checkTrouble(t *testing.T, app *App, s *title, percent int) {
	t.Helper()
	s.trouble = []string{strings.Repeat("Something could not be read. ", 8), strings.Repeat("It is kept. ", 8)}
	_, box, _ := s.troubleBox(app)
	for n, w := range s.Widgets.Widgets[:titleLesson] {
		r := w.Rect
		if !w.Hidden && r.X < box.X+box.W && box.X < r.X+r.W && r.Y < box.Y+box.H && box.Y < r.Y+r.H {
			t.Errorf("title at %gx%g, text %d %%: what is wrong covers button %d", app.width, app.height, percent, n)
		}
	}
}

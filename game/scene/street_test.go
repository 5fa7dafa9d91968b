//go:build !js

package scene

import (
	"errors"
	"math"
	"slices"
	"testing"

	"capital/audio"
	"capital/game/store"
	"capital/game/warsaw/ai"
	"capital/input"
	"capital/rules/record"
)

// streetApp is an app without a screen or sound whose matches are only noted down.
func streetApp(t *testing.T, started *[]Config) *App {
	t.Helper()
	app, err := NewApp(Settings{Speed: 1, TextSize: 100}, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.width, app.height = 1280, 720
	app.elapsed = tick
	app.RandomSeed = func() uint64 { return 42 }
	app.Matches = Matches{
		Saved: func() bool { return false },
		Start: func(_ *App, config Config) (Scene, error) {
			*started = append(*started, config)
			return nil, errors.New("only noted down")
		},
	}
	return app
}

// click presses a widget in its middle, or at its right end where it is a cycler.
func click(t *testing.T, app *App, s *setup, index int) {
	t.Helper()
	s.Update(app, nil)
	r := s.Widgets.Widgets[index].Rect
	x, y := r.X+r.W*0.9, r.Y+r.H/2
	s.Update(app, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}})
}

func TestPlayStartIsASoloMatch(t *testing.T) {
	var started []Config
	app := streetApp(t, &started)
	s := newSetup(app)
	s.Update(app, []input.Intent{{Kind: input.Confirm}})
	if len(started) != 1 {
		t.Fatalf("%d matches started", len(started))
	}
	people := 0
	for _, who := range started[0].Seats {
		if who.Player == "person" {
			people++
		}
	}
	if people != 1 || len(started[0].Seats) != 3 || started[0].Seed != 42 {
		t.Errorf("started %+v", started[0])
	}
}

func TestSeatsComeAndGo(t *testing.T) {
	var started []Config
	app := streetApp(t, &started)
	s := newSetup(app)
	click(t, app, s, setupAdd)
	if len(s.seats) != 4 || !s.Widgets.Widgets[setupAdd].Hidden {
		t.Fatalf("after adding there are %d seats", len(s.seats))
	}
	click(t, app, s, 0*cardWidgets+cardRemove)
	click(t, app, s, 0*cardWidgets+cardRemove)
	if len(s.seats) != 2 || !s.Widgets.Widgets[cardRemove].Hidden {
		t.Fatalf("after removing there are %d seats", len(s.seats))
	}
	if s.seats[0].Name != "Wars" {
		t.Errorf("the first seat is %q", s.seats[0].Name)
	}
	for range ai.Levels() {
		click(t, app, s, cardPlayer)
		if !slices.Contains(players(), s.seats[0].Player) || s.seats[0].Player == ai.Builder {
			t.Errorf("the next kind of player is %q", s.seats[0].Player)
		}
	}
	click(t, app, s, cardPlayer)
	if s.seats[0].Player != ai.Builder {
		t.Errorf("after every kind of player comes %q", s.seats[0].Player)
	}
	click(t, app, s, setupAdd)
	if s.seats[2].Name != "You" {
		t.Errorf("the new seat is %q, not the first free name", s.seats[2].Name)
	}
}

func TestNamesAndSeedAreTaken(t *testing.T) {
	var started []Config
	app := streetApp(t, &started)
	s := newSetup(app)
	click(t, app, s, cardName)
	for range "You" {
		s.Update(app, []input.Intent{{Kind: input.Erase}})
	}
	click(t, app, s, setupSeed)
	for _, r := range "x9999999999999999999" {
		s.Update(app, []input.Intent{{Kind: input.Text, Rune: r}})
	}
	click(t, app, s, cardWidgets+cardName)
	s.Update(app, []input.Intent{{Kind: input.Text, Rune: 'ź'}})
	click(t, app, s, setupStart)
	if len(started) != 1 {
		t.Fatalf("%d matches started", len(started))
	}
	got := started[0]
	if got.Seats[0].Name != "You" || got.Seats[1].Name != "Sawaź" || got.Seed != 9999999999999999999 {
		t.Errorf("started %+v", got)
	}
	if app.config.Seats[1] != (record.Seat{Player: "builder", Name: "Sawaź"}) {
		t.Errorf("the next match would have %+v", app.config.Seats[1])
	}
}

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
	var started []Config
	app := streetApp(t, &started)
	back := func() Scene { return newTitle(app) }
	for _, size := range [][2]float64{{960, 600}, {1280, 720}, {2560, 1440}, {3440, 1440}, {810, 1080}, {1600, 2560}, {640, 400}} {
		for _, percent := range textSizes() {
			app.width, app.height = size[0], size[1]
			app.settings.TextSize = percent
			title, setup, settings := newTitle(app), newSetup(app), newSettings(app, back)
			howTo, curtain := newHowTo(app, back), newCurtain(app, 0, "Żółw", back)
			for name, s := range map[string]struct {
				Scene
				*WidgetScene
			}{
				"title": {title, &title.WidgetScene}, "setup": {setup, &setup.WidgetScene},
				"settings": {settings, &settings.WidgetScene}, "howto": {howTo, &howTo.WidgetScene},
				"curtain": {curtain, &curtain.WidgetScene},
			} {
				s.Scene.Update(app, nil)
				checkApart(t, app, name, percent, s.WidgetScene)
			}
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

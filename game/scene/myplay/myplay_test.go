//go:build !js

package myplay

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/cabinet"
	"capital/game/drive"
	"capital/game/play"
	"capital/game/scene"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
)

func TestMain(m *testing.M) { drive.Main(m) }

// cabinetApp is the program with all games and so many matches of each that are remembered; with these goals reached of each: so
// many, the first.
func cabinetApp(t *testing.T, matches, goals int) *scene.App {
	t.Helper()
	files := store.OpenFolder(t.TempDir())
	app, err := scene.NewApp(scene.DefaultSettings(), files, new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	var kept struct {
		Matches []play.Match
		Goals   []play.Reached
	}
	for _, describe := range cabinet.Games() {
		g, err := describe(app)
		if err == nil {
			err = app.Add(g)
		}
		if err != nil {
			t.Fatal(err)
		}
		for n := range matches {
			m := play.Match{File: fmt.Sprintf("2026-%02d-%02d-%s-%d.txt", 1+n/28%12, 1+n%28, g.Name, n), Game: g.Name, Seats: 2 + n%3, Points: 40 + n*n%23}
			m.Share = []float64{1, 0, 0.5, 1, 0, 1, 1}[n*5%7]
			level := g.Levels[n*n%len(g.Levels)]
			for range m.Seats - 1 {
				m.Rivals = append(m.Rivals, level)
			}
			if g.Least == 1 && n%4 == 0 {
				m.Seats, m.Rivals = 1, []string{play.Rob}
			}
			kept.Matches = append(kept.Matches, m)
		}
		for n, name := range g.Goals.Names[:min(goals, len(g.Goals.Names))] {
			kept.Goals = append(kept.Goals, play.Reached{Game: g.Name, Goal: name, File: fmt.Sprintf("2026-03-%02d-%s-1.txt", 1+n, g.Name)})
		}
	}
	data, err := json.Marshal(kept)
	if err == nil {
		err = files.Save(play.File, data)
	}
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	app.ShowTitle()
	return app
}

// opened is the screen once the matches were read.
func opened(t *testing.T, app *scene.App) *Screen {
	t.Helper()
	s := open(app, func() scene.Scene { return nil })
	drive.Until(t, "the matches are read", func() bool { do(t, s); return s.known })
	return s
}

// do has a person do things on the screen.
func do(t *testing.T, s *Screen, intents ...input.Intent) {
	t.Helper()
	if err := s.Update(s.app, intents); err != nil {
		t.Fatal(err)
	}
}

// press presses a widget, a cycler on the side where it goes on.
func press(t *testing.T, s *Screen, index int) {
	t.Helper()
	r := s.Widgets.Widgets[index].Rect
	x, y := r.X+r.W*0.9, r.Y+r.H/2
	do(t, s, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
}

// Every page of every part keeps its words in their places, however it is looked at.
func TestPagesFit(t *testing.T) {
	drive.Window(t)
	for n, part := range []int{figuresTab, strengthTab, goalsTab, profileTab} {
		for turn, way := range overflowtest.Ways(n, 4) {
			app := cabinetApp(t, 90, 9)
			useLanguage(t, app, way.Language)
			page := way.Watch(app)
			s := opened(t, app)
			for game := range s.games {
				if game != (n+turn)%len(s.games) && !testscope.Everything() { // one each time
					continue
				}
				s.game, s.part, s.page = game, part, 0
				s.lay()
				for number := range s.pages {
					s.page = number
					s.lay()
					way.Look(t, page, fmt.Sprintf("my-play-%s-%d-%d", s.games[game].Name, part, number), func(dst *ebiten.Image) { s.Draw(app, dst) })
				}
			}
		}
	}
}

// useLanguage has an app speak a language.
func useLanguage(t *testing.T, app *scene.App, code string) {
	t.Helper()
	settings := app.Settings()
	settings.Language = code
	app.SetSettings(settings)
	drive.Until(t, "it speaks "+code, func() bool {
		if err := scene.Tick(app, 1.0/60); err != nil {
			t.Fatal(err)
		}
		return app.Language() == code
	})
}

// TestPartsAreDrawn keeps a picture of each part.
func TestPartsAreDrawn(t *testing.T) {
	drive.Window(t)
	languages := []string{"en", "de", "pl", "pl"}
	for n, size := range testscope.First(1, [][4]int{{1280, 720, 1, 100}, {640, 400, 1, 200}, {1080, 1920, 3, 100}, {1080, 1920, 3, 200}, {1170, 2532, 3, 200}, {2532, 1170, 3, 100}, {810, 1080, 1, 150}}) {
		app := cabinetApp(t, 90, 9)
		useLanguage(t, app, languages[n%len(languages)])
		settings := app.Settings()
		settings.TextSize = size[3]
		settings.Profile = scene.Profile{Name: "Ala", Sign: 3, Colour: 1}
		app.SetSettings(settings)
		app.ResizePoints(float64(size[0]), float64(size[1]), float64(size[2]))
		s := opened(t, app)
		for n, name := range []string{"figures", "strength", "slips", "goals", "profile"} {
			press(t, s, figuresTab+n)
			drive.Keep(t, fmt.Sprintf("my-play-%s-%dx%d-%d", name, size[0], size[1], size[3]), drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { s.Draw(app, dst) }))
		}
	}
}

// All is done by keys as well: to the goals, on to their next page, to another game, into the profile, and back.
func TestByKeys(t *testing.T) {
	app := cabinetApp(t, 30, 3)
	left := 0
	s := open(app, func() scene.Scene { left++; return open(app, nil) })
	drive.Until(t, "the matches are read", func() bool { do(t, s); return s.known })
	to := func(index int) {
		t.Helper()
		for range widgetCount {
			if s.Widgets.Focused() == index {
				return
			}
			do(t, s, input.Intent{Kind: input.Next})
		}
		t.Fatalf("no key leads to widget %d", index)
	}
	said := func(words string) {
		t.Helper()
		speech := s.Spoken(app)
		if all := speech.Place + " | " + speech.Prompt + " | " + speech.Focus; !strings.Contains(all, words) {
			t.Errorf("it does not say %q: %s", words, all)
		}
	}
	said("Matches: ")
	to(goalsTab)
	do(t, s, input.Intent{Kind: input.Confirm})
	said("Reached: 3 of 24")
	said("Reached on 1 March 2026")
	to(pageTurner)
	do(t, s, input.Intent{Kind: input.Navigate, DX: 1})
	if s.page != 1 {
		t.Errorf("page %d is shown", s.page)
	}
	said("Not reached yet")
	to(gameTurner)
	do(t, s, input.Intent{Kind: input.Navigate, DX: 1})
	said("Capitol")
	to(strengthTab)
	do(t, s, input.Intent{Kind: input.Confirm})
	said("Architect: 1860")
	to(profileTab)
	do(t, s, input.Intent{Kind: input.Confirm})
	to(nameField)
	for _, r := range "Ala" {
		do(t, s, input.Intent{Kind: input.Text, Rune: r})
	}
	to(colourTurner)
	do(t, s, input.Intent{Kind: input.Navigate, DX: 1})
	said("Your colour")
	if got := app.Settings().Profile; got.Name != "Ala" || got.Colour != 1 {
		t.Errorf("the profile is %+v", got)
	}
	said("Ala · Capitol")
	do(t, s, input.Intent{Kind: input.Cancel})
	if left != 1 {
		t.Errorf("%d ways back", left)
	}
}

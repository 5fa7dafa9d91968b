//go:build !js

package drill

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
)

func TestMain(m *testing.M) { drive.Main(m) }

const tick = 1.0 / 60

// testApp is the program with this game alone in its cabinet, without a screen or sound.
func testApp(t testing.TB, settings scene.Settings, folder string) *scene.App {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(folder), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	game, err := Game(app)
	if err != nil {
		t.Fatal(err)
	}
	if err := app.Add(game); err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(tick)
	app.RandomSeed = func() uint64 { return 42 }
	t.Cleanup(app.EndMatch)
	return app
}

// seats are so many people, and one computer player.
func seats(people int) (seats []record.Seat) {
	for n := range people {
		seats = append(seats, record.Seat{Player: session.Person, Name: []string{"Ala", "Bo", "Celina"}[n]})
	}
	return append(seats, record.Seat{Player: "planner", Name: "Emil"})
}

// begin begins a match, and goes on until the first person can decide.
func begin(t testing.TB, app *scene.App, people int) *Screen {
	t.Helper()
	app.Begin(scene.Config{Seed: 7, Seats: seats(people)})
	drive.Until(t, "a person can decide", func() bool {
		s, ok := app.Shown().(*Screen)
		scene.Tick(app, tick)
		return ok && s.Free() && !s.Session.Thinking() && s.Saved()
	})
	return app.Shown().(*Screen)
}

// TestDrawn keeps pictures of the table to be looked at.
func TestDrawn(t *testing.T) {
	drive.Window(t)
	app := testApp(t, scene.Settings{Speed: 1, TextSize: 100}, t.TempDir())
	s := begin(t, app, 1)
	keep := func(name string) {
		for _, size := range [][2]float64{{1280, 720}, {720, 1280}} {
			app.Resize(size[0], size[1])
			scene.Tick(app, tick)
			drive.Keep(t, fmt.Sprintf("drill-%s-%gx%g", name, size[0], size[1]), drive.Drawn(size[0], size[1], func(dst *ebiten.Image) { s.Draw(app, dst) }))
		}
	}
	keep("begins")
	scene.Tick(app, tick, input.Intent{Kind: input.Choose, Number: 2})
	keep("chosen")
	scene.Tick(app, tick, input.Intent{Kind: input.Hint})
	drive.Until(t, "there is advice", func() bool { scene.Tick(app, tick); return s.Hints.Advising() })
	keep("advice")
	scene.Tick(app, tick, input.Intent{Kind: input.Confirm})
	drive.Until(t, "the round is over", func() bool { scene.Tick(app, tick); return s.Shown().Announced() != nil })
	keep("announced")
	scene.Tick(app, tick, input.Intent{Kind: input.Confirm})
	scene.Tick(app, tick, input.Intent{Kind: input.Log})
	keep("log")
	s.OpenOutlook()
	keep("outlook")
}

// wordsOf are the game's words.
func wordsOf(t testing.TB) *assets.Strings {
	t.Helper()
	strings, err := assets.ParseStrings("bidding", words)
	if err != nil {
		t.Fatal(err)
	}
	return strings
}

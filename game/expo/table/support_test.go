//go:build !js

package table

import (
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/game/testscope"
	"capital/rules/expo"
	"capital/rules/record"
)

func TestMain(m *testing.M) { drive.Main(m) }

// tick is how many seconds pass with each Update that a test calls.
const tick = 1.0 / 60

// testExpo is the program with The Capitals alone in its cabinet, without a screen or sound.
func testExpo(t testing.TB, settings scene.Settings) *desk {
	t.Helper()
	settings.Unwarned = strings.Join(wording.Warnings(), " ") // they would stop who plays without looking
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDesk(app)
	if err != nil {
		t.Fatal(err)
	}
	if err := app.Add(d.game()); err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(tick)
	app.RandomSeed = func() uint64 { return 42 }
	return d
}

// quickApp is one on which nothing moves.
func quickApp(t testing.TB) *desk { return testExpo(t, scene.Settings{TextSize: 100}) }

// seats are so many people, and behind them computer players of a level.
func seats(people, computers int, level string) (seats []record.Seat) {
	names := []string{"You", "Aurora", "Lucian", "Stella", "Hugo"}
	for n := range people + computers {
		seat := record.Seat{Player: session.Person, Name: names[n]}
		if n >= people {
			seat.Player = level
		}
		seats = append(seats, seat)
	}
	return seats
}

// wander plays matches of chance of every number of seats, and looks at every decision before it is made.
func wander(t *testing.T, look func(m *expo.Match, seat int), tell func(m *expo.Match, e expo.Event)) {
	t.Helper()
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		for seed := range uint64(testscope.Count(1, 6)) {
			random := rand.New(rand.NewPCG(uint64(seats), seed))
			var m expo.Match
			sink := func(e expo.Event) { tell(&m, e) }
			m = expo.NewMatch(seats, seed, sink)
			for !m.Over() {
				seat := m.Turn()
				look(&m, seat)
				legal := m.Legal(seat, nil)
				if reason := m.Apply(seat, legal[random.IntN(len(legal))], sink); !reason.OK() {
					t.Fatal(reason)
				}
			}
		}
	}
}

// until is a record of builders, up to where something holds of the match.
func until(t testing.TB, sitting []record.Seat, seed uint64, holds func(m *expo.Match) bool) expo.Record {
	t.Helper()
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := expo.Record{Seed: seed, Seats: sitting}
	m := expo.Rules().New(&r, nil)
	for !holds(&m) {
		if m.Over() {
			t.Fatal("it never came to that")
		}
		seat := m.Turn()
		v := m.View(seat)
		a := builder.Choose(&v)
		m.Apply(seat, a, nil)
		r.Actions = append(r.Actions, expo.Move{Seat: seat, Action: a})
	}
	return r
}

// owes holds where a seat owes a decision in a round, or a later one.
func owes(seat int, d expo.Decision, round int) func(m *expo.Match) bool {
	return func(m *expo.Match) bool { return m.Owes(seat) == d && m.Round() >= round }
}

// tableOf is the table of a record, as it lies there without anything announced.
func tableOf(t testing.TB, d *desk, r expo.Record) *screen {
	t.Helper()
	s, err := session.New(expo.Rules(), d.players, r, func(string) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	made := newScreen(d, match{s})
	made.picture.Resize(d.Room())
	made.picture.PlaceButtons(made.Buttons)
	made.shown.CatchUp()
	return made
}

// pictureOf draws a table.
func pictureOf(t *screen) *image.RGBA {
	w, h := t.desk.Size()
	t.UpdateButtons()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { t.Draw(t.App, dst) })
}

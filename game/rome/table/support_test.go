//go:build !js

package table

import (
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/rules/record"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// tick is how many seconds pass with each Update that a test calls.
const tick = 1.0 / 60

// noWarnings are all kinds of warning, not to be told: they would stop who plays without looking.
func noWarnings() string { return strings.Join(wording.Warnings(), " ") }

// testRome is the program with Capitol alone in its cabinet, without a screen or sound.
func testRome(t testing.TB, settings scene.Settings) *desk {
	t.Helper()
	settings.Unwarned = noWarnings()
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
func quickApp(t testing.TB) *desk { return testRome(t, scene.Settings{TextSize: 100}) }

// usualApp is one with the usual settings.
func usualApp(t testing.TB) *desk { return testRome(t, scene.Settings{Speed: 1, TextSize: 100}) }

// seats are so many people, and behind them computer players of a level.
func seats(people, computers int, level string) (seats []record.Seat) {
	names := []string{"You", "Livia", "Marcus", "Claudia"}
	for n := range people + computers {
		seat := record.Seat{Player: session.Person, Name: names[n]}
		if n >= people {
			seat.Player = level
		}
		seats = append(seats, seat)
	}
	return seats
}

// played is a record in which builders have made so many moves for all its seats.
func played(t testing.TB, sitting []record.Seat, seed uint64, moves int) rome.Record {
	t.Helper()
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rome.Record{Seed: seed, Seats: sitting}
	m := rome.NewMatch(len(sitting), seed, nil)
	for !m.Over() && len(r.Actions) < moves {
		for seat := range sitting {
			if m.Owes(seat) == rome.NoDecision {
				continue
			}
			v := m.View(seat)
			a := builder.Choose(&v)
			if reason := m.Apply(seat, a, nil); !reason.OK() {
				t.Fatal(reason)
			}
			r.Actions = append(r.Actions, rome.Move{Seat: seat, Action: a})
			break
		}
	}
	return r
}

// until is a record that has gone on until something holds.
func until(t testing.TB, sitting []record.Seat, seed uint64, holds func(m *rome.Match) bool) rome.Record {
	t.Helper()
	all := played(t, sitting, seed, 1<<20)
	m := rome.NewMatch(len(sitting), seed, nil)
	for n, move := range all.Actions {
		if holds(&m) {
			all.Actions = all.Actions[:n]
			return all
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	return until(t, sitting, seed+1, holds)
}

// owes holds where a seat owes a decision in a round, or later.
func owes(seat int, d rome.Decision, round int) func(m *rome.Match) bool {
	return func(m *rome.Match) bool { return m.Owes(seat) == d && m.Round() >= round }
}

// tableOf is the table of a record's match.
func tableOf(t testing.TB, d *desk, r rome.Record) *screen {
	t.Helper()
	s, err := session.New(rome.Rules(), ai.NewPlayers(nil), r, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	made := newScreen(d, match{s})
	made.picture.Resize(d.Room())
	made.picture.PlaceButtons(made.Buttons)
	made.shown.Waiting = nil
	return made
}

// pictureOf is what a table looks like.
func pictureOf(t *screen) *image.RGBA {
	w, h := t.desk.Size()
	t.UpdateButtons()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { t.Draw(t.App, dst) })
}

//go:build !js

package table

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/lux/ai"
	"math/rand/v2"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/lux/table/wording"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/rules/lux"
	"capital/rules/record"
)

func TestMain(m *testing.M) { drive.Main(m) }

// tick is how many seconds pass with each Update that a test calls.
const tick = 1.0 / 60

// testLux is the program with Capital Lux 2 alone in its cabinet, without a screen or sound.
func testLux(t testing.TB, settings scene.Settings) *desk {
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
func quickApp(t testing.TB) *desk { return testLux(t, scene.Settings{TextSize: 100}) }

// seats are so many people, and behind them computer players of a level.
func seats(people, computers int, level string) (seats []record.Seat) {
	names := []string{"You", "Aurora", "Lucian", "Stella"}
	for n := range people + computers {
		seat := record.Seat{Player: session.Person, Name: names[n]}
		if n >= people {
			seat.Player = level
		}
		seats = append(seats, seat)
	}
	return seats
}

// sets are sets of powers in which every power occurs, and those against ROB.
func sets(seats int) []string {
	if seats == 1 {
		return []string{"AAAA", "BCBC", "CDCD", "ACDA"}
	}
	return []string{"AAAA", "BBBB", "CCCC", "DDDD", "BADC", "DCBA"}
}

// wander plays matches of chance of every set of powers and number of seats, and looks at every decision before it is made.
func wander(t *testing.T, look func(m *lux.Match, seat int), tell func(m *lux.Match, e lux.Event)) {
	t.Helper()
	for seats := 1; seats <= lux.MaxSeats; seats++ {
		for n, letters := range sets(seats) {
			random := rand.New(rand.NewPCG(uint64(seats), uint64(n)))
			var m lux.Match
			sink := func(e lux.Event) { tell(&m, e) }
			m = lux.NewMatch(seats, lux.SetOf(letters), uint64(n), sink)
			for !m.Over() {
				for seat := range m.Seats() {
					if m.Owes(seat) == lux.NoDecision {
						continue
					}
					look(&m, seat)
					legal := m.Legal(seat, nil)
					if reason := m.Apply(seat, legal[random.IntN(len(legal))], sink); !reason.OK() {
						t.Fatal(reason)
					}
				}
			}
		}
	}
}

// until is a record of builders, up to where something holds of the match.
func until(t testing.TB, sitting []record.Seat, letters string, seed uint64, holds func(m *lux.Match) bool) lux.Record {
	t.Helper()
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := lux.Record{Seed: seed, Seats: sitting}
	for colour, power := range lux.SetOf(letters) {
		r.Options = append(r.Options, record.Option{Name: lux.District(colour).String(), Value: power.String()})
	}
	m := lux.Rules().New(&r, nil)
	for !holds(&m) {
		if m.Over() {
			t.Fatal("it never came to that")
		}
		for seat := range m.Seats() {
			if m.Owes(seat) == lux.NoDecision || holds(&m) {
				continue
			}
			v := m.View(seat)
			a := builder.Choose(&v)
			m.Apply(seat, a, nil)
			r.Actions = append(r.Actions, lux.Move{Seat: seat, Action: a})
		}
	}
	return r
}

// owes holds where a seat owes a decision in a round.
func owes(seat int, d lux.Decision, round int) func(m *lux.Match) bool {
	return func(m *lux.Match) bool { return m.Owes(seat) == d && m.Round() == round }
}

// tableOf is the table of a record, as it lies there without anything announced.
func tableOf(t testing.TB, d *desk, r lux.Record) *screen {
	t.Helper()
	s, err := session.New(lux.Rules(), d.players, r, func(string) error { return nil })
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

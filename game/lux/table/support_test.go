//go:build !js

package table

import (
	"math/rand/v2"
	"testing"

	"capital/audio"
	"capital/game/drive"
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

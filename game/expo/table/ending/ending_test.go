//go:build !js

package ending

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/game/testscope"
	"capital/rules/expo"
	"capital/rules/record"
)

func TestMain(m *testing.M) { drive.Main(m) }

// quickApp is the game's art and words on an app without a screen or sound.
func quickApp(t testing.TB, settings scene.Settings) (*scene.App, *view.Expo) {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := view.NewExpo(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	if err := app.Add(scene.Game{Name: "expo", Words: art.Strings, Levels: ai.Levels(), Most: expo.MaxSeats, Backdrop: art.Backdrop()}); err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	return app, art
}

var names = []string{"You", "Iris", "Magnus", "Noor", "Hugo"}

// played is a match of so many seats played to its end, by builders or else at random; the first seat is a person's.
func played(t testing.TB, seats int, seed uint64, built bool, tell expo.Sink) (expo.Record, expo.Match) {
	t.Helper()
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 2))
	r := expo.Record{Seed: seed}
	for n := range seats {
		r.Seats = append(r.Seats, record.Seat{Player: ai.Builder, Name: names[n]})
	}
	r.Seats[0].Player = session.Person
	match, err := expo.Rules().Play(&r, func(m *expo.Match, seat int) (expo.Action, error) {
		if view := m.View(seat); built {
			return builder.Choose(&view), nil
		}
		legal := m.Legal(seat, nil)
		return legal[chance.IntN(len(legal))], nil
	}, tell)
	if err != nil {
		t.Fatal(err)
	}
	return r, match
}

// noReview is where nobody reviews moves.
func noReview(context.Context, *expo.Record, int, int) (ai.Review, error) {
	return ai.Review{}, errors.New("nobody reviews")
}

// counted counts by events alone what a seat has, round by round, and from what source its prestige came: it knows of the rules only
// with what all begin.
type counted struct {
	series  [expo.Rounds + 1]moment
	now     moment
	round   int
	sources [expo.Sources]int
}

func (c *counted) take(e expo.Event) {
	money := &c.now.track[expo.Economy]
	earn := func(from expo.Source, n int) {
		c.now.prestige += n
		c.sources[from] += n
	}
	switch e.Kind {
	case expo.SpaceTaken, expo.TileBuilt, expo.LastPayment:
		*money -= e.Price
	case expo.Taxed:
		*money += 3 * e.Count
		earn(expo.FromTaxes, -e.Count)
	case expo.Penalised:
		earn(expo.FromPlacing, e.Count)
	case expo.ExpoLine, expo.Converted: // what is spent at last is shown as it was
		earn(e.Source, e.Count)
	case expo.Gained:
		switch e.Track {
		case expo.Prestige:
			earn(e.Source, e.Count)
		case expo.Cubes:
		default:
			c.now.track[e.Track] += e.Count
		}
	}
}

// TestChartsAndSheetAreWhatTheEventsSay: the figures of every seat at the end of every round, and the lines of the sheet.
func TestChartsAndSheetAreWhatTheEventsSay(t *testing.T) {
	_, art := quickApp(t, scene.DefaultSettings())
	begins := [][]int{2: {0, 11, 0, 9}, 3: {0, 12, 11, 8}, 4: {0, 10, 13, 10, 10}, 5: {0, 10, 13, 10, 10, 10}} // by seats and space
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		for seed := range uint64(testscope.Count(8, 150)) {
			all := make([]counted, seats)
			for seat := range all {
				all[seat].now.track = [expo.Tracks]int{4, 3, 2, 0, 0, 2}
			}
			before := true // the first payment
			r, m := played(t, seats, seed, seed == 0, func(e expo.Event) {
				if e.Kind == expo.RoundBegan || e.Kind == expo.MatchEnded {
					for seat := range all {
						c := &all[seat]
						c.series[c.round] = c.now
						c.round++
					}
				}
				if e.Kind == expo.SpaceTaken && before {
					all[e.Seat].now.track[expo.Economy] = begins[seats][e.Count]
				}
				all[e.Seat].take(e)
				if e.Kind == expo.SpaceTaken && before {
					for round := range all[e.Seat].series[:1] {
						all[e.Seat].series[round] = all[e.Seat].now
					}
				}
				before = before && (e.Kind == expo.SpaceTaken || e.Kind == expo.RoundBegan)
			})
			c := NewCourse(r, noReview)
			shown, sheet := charts(art, &c.series, seats), lines(art, &m.Table)
			for seat := range all {
				for line, n := range all[seat].sources {
					if sheet[line].Points[seat] != n {
						t.Fatalf("%d seats, seed %d: %q of seat %d is %d, the events say %d", seats, seed, sheet[line].Words, seat, sheet[line].Points[seat], n)
					}
				}
				if sum := m.Has(seat, expo.Prestige); sum != all[seat].now.prestige {
					t.Fatalf("seat %d has %d, the events say %d", seat, sum, all[seat].now.prestige)
				}
				for round, want := range all[seat].series {
					got := moment{prestige: shown.Of[0].Values[seat][round]}
					for what := range got.track {
						got.track[what] = shown.Of[1+what].Values[seat][round]
					}
					if got != want {
						t.Fatalf("%d seats, seed %d: after round %d seat %d is shown with %+v, the events say %+v", seats, seed, round, seat, got, want)
					}
				}
			}
		}
	}
}

// TestWhatMadeTheDifference is told to the winner and to whoever lost.
func TestWhatMadeTheDifference(t *testing.T) {
	_, art := quickApp(t, scene.DefaultSettings())
	r, m := played(t, 3, 4, true, nil)
	ranking := m.Ranking()
	first, last := ranking[0], ranking[2]
	lead := verdict(art, &m.Table, r.Seats, first.Seat)
	behind := verdict(art, &m.Table, r.Seats, last.Seat)
	if !strings.Contains(lead, r.Seats[ranking[1].Seat].Name) || !strings.Contains(lead, "Above all: ") {
		t.Errorf("the winner is told %q", lead)
	}
	if !strings.Contains(behind, r.Seats[first.Seat].Name) || !strings.Contains(behind, "The winner had more from: ") {
		t.Errorf("the last is told %q", behind)
	}
	most, of := 0, expo.Source(0)
	for s := range expo.Source(expo.Sources) {
		if more := int(m.Player(first.Seat).Sources[s] - m.Player(last.Seat).Sources[s]); more > most {
			most, of = more, s
		}
	}
	if want := art.Strings.Text("source." + of.String()); !strings.Contains(behind, "from: "+want) {
		t.Errorf("%q does not begin with %s", behind, want)
	}
}

// TestTiesAreToldWhereThereAreSome, and what decided them is said.
func TestTiesAreToldWhereThereAreSome(t *testing.T) {
	_, art := quickApp(t, scene.DefaultSettings())
	tied, plain := 0, 0
	for seed := range uint64(60) {
		r, m := played(t, 3, seed, false, nil)
		ranking := m.Ranking()
		lines := ties(art, &m.Table)
		if ranking[0].Prestige != ranking[1].Prestige {
			if ranking[1].Prestige != ranking[2].Prestige {
				plain++
				if lines != nil {
					t.Fatal("nothing is level, and ties are told")
				}
			}
			continue
		}
		tied++
		first, second := ranking[0].Seat, ranking[1].Seat
		said := verdict(art, &m.Table, r.Seats, first)
		if len(lines) != 3 || !strings.Contains(said, "as much as "+r.Seats[second].Name) {
			t.Fatalf("%d lines, and it is said %q", len(lines), said)
		}
		for n, line := range lines {
			if a, b := line.Points[first], line.Points[second]; a != b {
				if (a > b) != (n < 2) {
					t.Errorf("the winner has %d of %q, the second %d", a, line.Words, b)
				}
				break
			}
		}
	}
	if tied == 0 || plain == 0 {
		t.Errorf("%d matches were tied, %d were not", tied, plain)
	}
}

// TestEveryDecisionIsOfAKind that is listed and has words.
func TestEveryDecisionIsOfAKind(t *testing.T) {
	_, art := quickApp(t, scene.DefaultSettings())
	seen := map[string]bool{}
	for seed := range uint64(4) {
		r, _ := played(t, 4, seed, seed%2 == 0, nil)
		kinds := Kinds(&r)
		if len(kinds) != len(r.Actions) {
			t.Fatalf("%d kinds of %d decisions", len(kinds), len(r.Actions))
		}
		for n, kind := range kinds {
			seen[kind] = true
			if !slices.Contains(Decisions(), kind) {
				t.Errorf("%v is of kind %q", r.Actions[n].Action, kind)
			}
		}
	}
	for _, kind := range Decisions() {
		if words := art.Strings.Text("decision." + kind); !seen[kind] || words == "decision."+kind {
			t.Errorf("%q: seen %v, called %q", kind, seen[kind], words)
		}
	}
}

//go:build !js

package scoring

import (
	"testing"

	"capital/audio"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
	"capital/rules/rome"
)

// quickApp is Capitol's art and words on an app without a screen or sound.
func quickApp(t testing.TB, settings scene.Settings) *view.Rome {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	r, err := view.NewRome(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// play is a match of builders.
func play(t testing.TB, seats int, seed uint64) (rome.Record, rome.Match) {
	t.Helper()
	played := rome.Record{Seed: seed}
	for range seats {
		played.Seats = append(played.Seats, record.Seat{Player: ai.Builder, Name: "Livia"})
	}
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rome.Rules().Play(&played, func(m *rome.Match, seat int) (rome.Action, error) {
		v := m.View(seat)
		return builder.Choose(&v), nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return played, m
}

var usual = scene.Settings{Speed: 1, TextSize: 100}

// countingOf is the counting of a round, from 1, of a match of builders.
func countingOf(t testing.TB, settings scene.Settings, seats int, seed uint64, round int) *Counting {
	t.Helper()
	played, _ := play(t, seats, seed)
	names := []string{"You", "Livia", "Marcus", "Claudia"}[:seats]
	return New(quickApp(t, settings), names, Rounds(&played)[:round])
}

// TestARoundIsCountedQuickly: however many prefectures pay, and no paying one so quickly that its points could not be followed.
func TestARoundIsCountedQuickly(t *testing.T) {
	most := 0.0
	for seed := range uint64(6) {
		played, _ := play(t, rome.MaxSeats, seed)
		for _, scored := range Rounds(&played) {
			whole := 0.0
			for p, seconds := range secondsOf(&scored) {
				whole += seconds
				if pays(&scored, rome.Place(p)) && seconds < 0.6 {
					t.Errorf("seed %d: prefecture %d is counted in %.2f s", seed, p, seconds)
				}
			}
			most = max(most, whole)
		}
	}
	if most > wholeTime+0.01 || most < wholeTime-1 {
		t.Errorf("the longest counting takes %.2f s", most)
	}
}

// TestRoundsAddUp to the points of the match, each beginning with what a seat had after the one before.
func TestRoundsAddUp(t *testing.T) {
	for seats := 2; seats <= rome.MaxSeats; seats++ {
		played, m := play(t, seats, uint64(seats))
		rounds := Rounds(&played)
		if len(rounds) != rome.Rounds {
			t.Fatalf("%d rounds were scored", len(rounds))
		}
		for seat := range seats {
			had := 0
			for n := range rounds {
				if got := before(&rounds[n], seat); got != had {
					t.Errorf("round %d begins with %d points of seat %d, not %d", n+1, got, seat, had)
				}
				had += points(&rounds[n], seat, rome.Places)
			}
			if score := int(m.Player(seat).Score); had != score {
				t.Errorf("the rounds of seat %d add up to %d, the match has %d", seat, had, score)
			}
		}
	}
}

func TestAViewCountsToTheEnd(t *testing.T) {
	v := countingOf(t, usual, 4, 3, 2)
	ticks, cheers := 0, 0
	v.Cheer = func() { cheers++ }
	for v.Update(nil, v.app.Fade()); !v.Settled(); v.Update(nil, v.app.Fade()) {
		if ticks++; ticks > 60*60 {
			t.Fatal("still counting after a minute")
		}
		if v.arrived() > v.now()+1 {
			t.Fatal("points arrive before their prefecture is counted")
		}
	}
	if ticks < 120 {
		t.Errorf("all was counted in %d ticks", ticks)
	}
	if v.arrived() != rome.Places {
		t.Errorf("%d prefectures have been added up", v.arrived())
	}
	if changed, done := v.Update(nil, v.app.Fade()); changed || done {
		t.Errorf("a settled view changes (%v) or goes on (%v) by itself", changed, done)
	}
	if cheers != 1 {
		t.Errorf("the crowd cheers %d times", cheers)
	}
}

func TestAViewIsSkippedThenLeft(t *testing.T) {
	for _, kind := range []input.Kind{input.Confirm, input.Cancel} {
		v := countingOf(t, usual, 2, 4, 1)
		v.Cheer = func() { t.Error("the crowd cheers at what was skipped") }
		v.Update(nil, v.app.Fade())
		if v.Settled() {
			t.Fatal("it has nothing to count")
		}
		if _, done := v.Update([]input.Intent{{Kind: kind}}, 0); done || !v.Settled() {
			t.Fatalf("skipped: done %v, settled %v", done, v.Settled())
		}
		if _, done := v.Update([]input.Intent{{Kind: kind}}, 0); !done {
			t.Error("it does not go on")
		}
	}
}

// TestNothingIsCountedWithoutMotion where things shall not move: then all is there at once.
func TestNothingIsCountedWithoutMotion(t *testing.T) {
	v := countingOf(t, scene.Settings{Speed: 0, TextSize: 100}, 2, 4, 1)
	if v.Update(nil, 0); !v.Settled() {
		t.Error("it is still counting")
	}
}

// TestSheetsAreLeafedThrough by keys and by their buttons, and pointed at.
func TestSheetsAreLeafedThrough(t *testing.T) {
	played, _ := play(t, 3, 5)
	v := Open(quickApp(t, usual), []string{"You", "Livia", "Marcus"}, Rounds(&played))
	v.Update(nil, 0)
	if !v.Settled() || v.round != 3 {
		t.Fatalf("it opens with round %d, settled: %v", v.round+1, v.Settled())
	}
	if v.Update([]input.Intent{{Kind: input.Navigate, DX: -1}}, 0); v.round != 2 || !v.Buttons.Widgets[buttonRound+2].Main {
		t.Errorf("left leads to round %d, and its button is not marked", v.round+1)
	}
	if _, done := v.Update([]input.Intent{{Kind: input.Confirm}}, 0); !done {
		t.Error("after arrows Confirm does not go on")
	}
	x, y := v.layout.rounds[0].Centre()
	v.Update([]input.Intent{{Kind: input.Press, X: x, Y: y}}, 0)
	v.Update([]input.Intent{{Kind: input.Release, X: x, Y: y}}, 0)
	if v.round != 0 {
		t.Errorf("the button of round 1 leads to round %d", v.round+1)
	}
	x, y = v.layout.rowOf(rome.Aventine).Centre()
	if v.Update([]input.Intent{{Kind: input.Move, X: x, Y: y}}, 0); v.lit() != int(rome.Aventine) {
		t.Errorf("prefecture %d is lit", v.lit())
	}
	if v.Update([]input.Intent{{Kind: input.Navigate, DY: 1}}, 0); v.lit() != int(rome.Palatine) {
		t.Errorf("the one below is %d", v.lit())
	}
	x, y = v.layout.place(rome.Capitoline).Centre()
	if v.Update([]input.Intent{{Kind: input.Move, X: x, Y: y}}, 0); v.lit() != int(rome.Capitoline) {
		t.Errorf("on the map prefecture %d is lit", v.lit())
	}
}

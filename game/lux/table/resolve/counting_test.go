//go:build !js

package resolve

import (
	"slices"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/input"
	"capital/rules/lux"
)

// asking matches, and how far they came: of four seats, of which one is asked to pay.
func askingRound(t testing.TB) []stretch {
	t.Helper()
	for seed := range uint64(40) {
		for _, round := range stretches(t, 4, "AAAA", seed) {
			if len(round) > 1 {
				return round
			}
		}
	}
	t.Fatal("nobody is asked to pay")
	return nil
}

// begun is a counting before its first tick.
func begun(t testing.TB, settings scene.Settings, end End) (*Counting, *teller) {
	t.Helper()
	_, l := quickApp(t, settings)
	n := names(&end.Open)
	return New(l, n, end), n
}

// TestAllIsCountedInItsTime, beat after beat and in every length of ticks, and then nothing moves.
func TestAllIsCountedInItsTime(t *testing.T) {
	round := stretches(t, 4, "AAAA", 4)[1]
	end := round[len(round)-1].end
	end.Told = 0
	for _, tick := range []float64{1.0 / 60, 0.25} {
		v, _ := begun(t, usual, end)
		v.Update(nil, 0)
		want, got := 0.0, 0.0
		for _, seconds := range v.Seconds {
			want += seconds
		}
		for ; !v.Settled(); got += tick {
			v.Update(nil, tick)
		}
		if got < want-1e-3 || got > want+tick+1e-3 || want < 5 || want > 40 {
			t.Errorf("with ticks of %.3f s all is counted in %.2f s, not %.2f", tick, got, want)
		}
		if changed, done := v.Update(nil, tick); changed || done {
			t.Errorf("what is counted changes (%v) or goes on (%v) by itself", changed, done)
		}
		if n := testing.AllocsPerRun(100, func() { v.Update(nil, tick) }); n != 0 {
			t.Errorf("a tick allocates %v times", n)
		}
	}
}

// TestItIsSkippedTurnedAndLeft by keys.
func TestItIsSkippedTurnedAndLeft(t *testing.T) {
	end := stretches(t, 3, "BADC", 5)[0][0].end
	v, _ := begun(t, usual, end)
	key := func(in input.Intent) (done bool) {
		_, done = v.Update([]input.Intent{in}, 1.0/60)
		return done
	}
	v.Update(nil, 0)
	if key(input.Intent{Kind: input.Confirm}) || !v.Settled() {
		t.Fatal("the first press does not skip")
	}
	last := len(v.pages) - 1
	if v.Page != last || v.pages[last].kind != sums {
		t.Fatalf("it ends with page %d", v.Page)
	}
	for n := last - 1; n >= 0; n-- {
		if key(input.Intent{Kind: input.Navigate, DX: -1}); v.Page != n {
			t.Fatalf("back leads to page %d, not %d", v.Page, n)
		}
	}
	key(input.Intent{Kind: input.Navigate, DX: -1})
	key(input.Intent{Kind: input.Navigate, DX: 1})
	if v.Page != 1 {
		t.Fatalf("on leads to page %d", v.Page)
	}
	key(input.Intent{Kind: input.Navigate, DY: 1})
	key(input.Intent{Kind: input.Navigate, DY: 1})
	if v.Seat != end.order()[1] || !strings.Contains(v.Spoken().Focus, v.teller.SeatNames()[v.Seat]) {
		t.Errorf("pointed at is seat %d, and said %q", v.Seat, v.Spoken().Focus)
	}
	if !key(input.Intent{Kind: input.Confirm}) {
		t.Error("it is not left")
	}
}

// TestWhoIsPointedAtIsToldOf on every page.
func TestWhoIsPointedAtIsToldOf(t *testing.T) {
	v, _ := begun(t, usual, stretches(t, 4, "CCCC", 3)[1][0].end)
	v.Update(nil, 0)
	v.Rest()
	for n := range v.pages {
		v.Turn(n)
		for k, seat := range v.Seats(n) {
			x, y := v.Place(n, k).Centre()
			v.Update([]input.Intent{{Kind: input.Move, X: x, Y: y}}, 0)
			if said := strings.Join(v.told(n), " "); v.Seat != seat || !strings.Contains(said, v.teller.SeatNames()[seat]) {
				t.Errorf("on page %d pointed at is seat %d, not %d, and told %q", n, v.Seat, seat, said)
			}
		}
	}
}

// TestWithoutMotionAllIsCountedAtOnce, and one sound is heard of it.
func TestWithoutMotionAllIsCountedAtOnce(t *testing.T) {
	for _, settings := range []scene.Settings{{TextSize: 100}, {TextSize: 100, Speed: 1, ReducedMotion: true}} {
		v, n := begun(t, settings, stretches(t, 4, "AAAA", 4)[1][0].end)
		v.Update(nil, 0)
		if !v.Settled() || v.Page != len(v.pages)-1 || len(n.heard) != 1 || n.heard[0] != audio.Crumble {
			t.Errorf("all is counted: %v; page %d is seen, and heard %v", v.Settled(), v.Page, n.heard)
		}
	}
}

// TestEveryBeatIsHeard once, as it begins.
func TestEveryBeatIsHeard(t *testing.T) {
	v, n := begun(t, usual, stretches(t, 4, "AAAA", 4)[1][0].end)
	for v.Update(nil, 0); !v.Settled(); v.Update(nil, 1.0/60) {
	}
	if len(n.heard) != len(v.beats) || !slices.Contains(n.heard, audio.Crumble) || !slices.Contains(n.heard, audio.Chime) {
		t.Errorf("%d beats are heard as %v", len(v.beats), n.heard)
	}
}

// TestItStopsWhereSomebodyIsAskedToPay, and goes on from there when that is decided: what was counted before can be looked at.
func TestItStopsWhereSomebodyIsAskedToPay(t *testing.T) {
	round := askingRound(t)
	first, _ := begun(t, usual, round[0].end)
	for first.Update(nil, 0); !first.Settled(); first.Update(nil, 0.1) {
	}
	payer := round[0].end.Payer
	said := first.Spoken().Prompt
	if name := first.teller.SeatNames()[payer]; !strings.Contains(said, name+" may pay") {
		t.Errorf("seat %d is asked to pay, and said is %q", payer, said)
	}
	if page := first.pages[len(first.pages)-1]; page.kind != limits || page.last != len(first.beats) {
		t.Errorf("it stops at page %+v", page)
	}
	second, _ := begun(t, usual, round[1].end)
	second.Update(nil, 0)
	if second.Beat != len(first.beats)-1 || second.beats[second.Beat].part != deciding || second.beats[second.Beat].seat != payer {
		t.Errorf("it goes on with beat %d, and the first ended with %d", second.Beat, len(first.beats)-1)
	}
	if got, want := second.Seen(), len(first.pages)-1; got != want {
		t.Errorf("it goes on at page %d, not %d", got, want)
	}
}

// TestItWaitsForAComputerPlayerThatIsAskedToPay, and goes on without having stopped, also where it was skipped.
func TestItWaitsForAComputerPlayerThatIsAskedToPay(t *testing.T) {
	round := askingRound(t)
	for _, skipped := range []bool{false, true} {
		waits := round[0].end
		waits.Waits = true
		v, _ := begun(t, usual, waits)
		v.Update(nil, 0)
		for range 600 {
			var in []input.Intent
			if skipped {
				in = []input.Intent{{Kind: input.Confirm}}
			}
			if _, done := v.Update(in, 0.1); done {
				t.Fatal("it ends before all is decided")
			}
		}
		for _, b := range v.beats {
			if b.part == asking {
				t.Fatal("a computer player is asked before everybody's eyes")
			}
		}
		beat := v.Beat
		v.GoesOn(round[1].end)
		if v.Update(nil, 0); !skipped && v.Beat > beat+1 {
			t.Errorf("what was decided is passed over: beat %d comes after %d", v.Beat, beat)
		}
		if v.Settled() != (skipped) {
			t.Errorf("skipped %v, and all is counted: %v", skipped, v.Settled())
		}
		if !v.Waits() && v.end.Payer < 0 {
			for range 600 {
				v.Update(nil, 0.1)
			}
			if _, done := v.Update([]input.Intent{{Kind: input.Confirm}}, 0); !done {
				t.Error("it is not left")
			}
		}
	}
}

// TestNobodyIsSaidToBeWithinWhoIsOver while a computer player decides whether it pays, where nobody else is over the limit.
func TestNobodyIsSaidToBeWithinWhoIsOver(t *testing.T) {
	alone := 0
	for seed := range uint64(40) {
		for _, round := range stretches(t, 4, "AAAA", seed) {
			end := round[0].end
			if end.Waits = end.Payer >= 0; !end.Waits {
				continue
			}
			v, _ := begun(t, usual, end)
			v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
			page := v.pages[v.Seen()]
			if page.kind == limits && v.beats[page.last-1].part != deciding {
				alone++
			}
			if told := strings.Join(v.told(v.Seen()), " "); strings.Contains(told, "Nobody is over it") {
				t.Errorf("deal %d: %q", seed, told)
			}
		}
	}
	if alone == 0 {
		t.Error("where somebody is asked, another one always was before")
	}
}

// TestAllThatHappensIsSaid of what is counted, and nothing of what was before.
func TestAllThatHappensIsSaid(t *testing.T) {
	for seats := 1; seats <= lux.MaxSeats; seats++ {
		for _, round := range stretches(t, seats, letters(seats, 0), 7) {
			for _, s := range round {
				v, n := begun(t, scene.Settings{TextSize: 100}, s.end)
				v.Update(nil, 0)
				said := v.Spoken().Hand
				var want []string
				for _, e := range s.end.Events[s.end.Told:] {
					if words := v.sentence(n.Match(), e); words != "" {
						want = append(want, words)
					}
				}
				if s.end.Payer >= 0 {
					said = said[:len(said)-1]
				}
				if !slices.Equal(said, want) {
					t.Errorf("said is %q, not %q", said, want)
				}
			}
		}
	}
}

// TestACountingIsDrawnBeforeItsFirstTick as the frame asks for it in which what came before it ended.
func TestACountingIsDrawnBeforeItsFirstTick(t *testing.T) {
	drive.Window(t)
	v, _ := begun(t, usual, stretches(t, 4, "AAAA", 4)[1][0].end)
	v.app.ResizePoints(320, 200, 1)
	first := pictureOf(v)
	for n := 0; !v.Settled(); n++ {
		v.Update(nil, 0.4)
		if picture := pictureOf(v); n == 9 && drive.Differing(first, picture) < 100 {
			t.Error("nothing moves")
		}
	}
	if first.RGBAAt(160, 20).A == 0 {
		t.Error("nothing is drawn")
	}
}

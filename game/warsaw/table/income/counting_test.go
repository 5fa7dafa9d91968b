//go:build !js

package income

import (
	"testing"

	"capital/audio"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// quickApp is Capital's art and words on an app without a screen or sound.
func quickApp(t *testing.T, settings scene.Settings) *view.Capital {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	c, err := view.NewCapital(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// lastCounting is the counting of the last income phase of a match.
func lastCounting(t *testing.T, settings scene.Settings, seed uint64) (*Counting, phase) {
	t.Helper()
	return countingOf(t, settings, seed, warsaw.Epochs)
}

// countingOf is the counting of one income phase of a match of four.
func countingOf(t *testing.T, settings scene.Settings, seed uint64, epoch int) (*Counting, phase) {
	t.Helper()
	p := playPhases(t, 4, seed, ai.Apprentice)[epoch-1]
	looks := make([]tileart.Look, 4)
	for seat := range looks {
		looks[seat].District = p.districts[seat]
	}
	names := []string{"Zofia", "Sawa", "Wars", "Bolek"}
	return New(quickApp(t, settings), Phase{Names: names, Looks: looks, Before: p.before[:], Epoch: epoch, Events: p.events}), p
}

func TestViewCountsToTheEnd(t *testing.T) {
	v, p := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 3)
	ticks := 0
	last := p.before
	for v.Update(nil, v.app.Fade()); !v.Settled(); v.Update(nil, v.app.Fade()) {
		if ticks++; ticks > 60*60 {
			t.Fatal("still counting after a minute")
		}
		for seat := range last {
			last[seat] = v.total(seat)
		}
	}
	if ticks < 60 {
		t.Errorf("all was counted in %d ticks", ticks)
	}
	for seat := range last {
		if got := v.total(seat); got != p.after[seat] {
			t.Errorf("seat %d: counted to %v, the match has %v", seat, got, p.after[seat])
		}
	}
	v.Update(nil, 2) // what has come on and off since then comes to rest
	if changed, done := v.Update(nil, v.app.Fade()); changed || done {
		t.Errorf("a settled view changes (%v) or goes on (%v) by itself", changed, done)
	}
}

func TestViewIsSkippedThenLeft(t *testing.T) {
	v, p := lastCounting(t, scene.Settings{Speed: 0.5, TextSize: 100}, 4)
	v.Update(nil, v.app.Fade())
	press := []input.Intent{{Kind: input.Press, X: 5, Y: 5}}
	if _, done := v.Update(press, v.app.Fade()); done || !v.Settled() {
		t.Fatalf("the first click: done %v, settled %v", done, v.Settled())
	}
	v.Update([]input.Intent{{Kind: input.Release, X: 5, Y: 5}}, v.app.Fade())
	if got := v.total(2); got != p.after[2] {
		t.Errorf("skipped to %v, the match has %v", got, p.after[2])
	}
	r := v.layout.row(1, 0)
	if changed, _ := v.Update([]input.Intent{{Kind: input.Move, X: r.X + 1, Y: r.Y + 1}}, v.app.Fade()); !changed || v.seat != 1 || v.row != 0 {
		t.Errorf("pointing at the first row of seat 1 chose row %d of seat %d", v.row, v.seat)
	}
	v.Update([]input.Intent{{Kind: input.Navigate, DY: 1}}, v.app.Fade())
	if v.seat != 1 || v.row != 1 {
		t.Errorf("the row below is row %d of seat %d", v.row, v.seat)
	}
	if _, done := v.Update([]input.Intent{{Kind: input.Confirm}}, v.app.Fade()); !done {
		t.Error("Confirm does not go on")
	}
}

func TestViewLeftByItsButton(t *testing.T) {
	v, _ := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 5)
	v.Update(nil, v.app.Fade())
	x, y := v.layout.button.Centre()
	click := []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}
	if _, done := v.Update(click, v.app.Fade()); done {
		t.Error("the click that skips goes on too")
	}
	if _, done := v.Update(click, v.app.Fade()); !done {
		t.Error("the button does not go on")
	}
}

func TestViewWithoutMotionIsSettledAtOnce(t *testing.T) {
	v, p := lastCounting(t, scene.Settings{Speed: 0, TextSize: 100}, 6)
	v.Update(nil, v.app.Fade())
	if !v.Settled() || v.total(0) != p.after[0] {
		t.Error("with motion off not all is counted at once")
	}
}

// TestIncomeIsCountedInItsSeconds counts an income phase: beats that are shorter than a
// tick are not made longer by it.
func TestIncomeIsCountedInItsSeconds(t *testing.T) {
	for _, length := range []float64{1.0 / 60, 1.0 / 15, 0.25} {
		v, p := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 3)
		v.Update(nil, 0)
		want := duskTime
		for _, seconds := range v.Seconds {
			want += seconds
		}
		if want < 2 {
			t.Fatalf("all is counted in %.1f s", want)
		}
		got := 0.0
		for ; !v.Settled(); got += length {
			v.Update(nil, length)
		}
		if got < want-1e-3 || got > want+length+1e-3 {
			t.Errorf("with ticks of %.3f s all is counted in %.2f s, not %.2f", length, got, want)
		}
		if v.total(1) != p.after[1] {
			t.Errorf("with ticks of %.3f s it is counted to %v, the match has %v", length, v.total(1), p.after[1])
		}
	}
}

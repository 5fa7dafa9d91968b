package motion

import (
	"math"
	"testing"
)

func TestTweenTakesItsTime(t *testing.T) {
	tests := []struct {
		pace Pace
		want float64 // seconds
	}{
		{Pace{Speed: 1}, 0.5},
		{Pace{Speed: 2}, 0.25},
		{Pace{Speed: 0.5}, 1},
		{Pace{Speed: 4}, 0.125},
		{Pace{}, 0},
		{Pace{Speed: 1, Reduced: true}, 0},
	}
	for _, test := range tests {
		for _, frame := range []float64{1.0 / 240, 1.0 / 60, 1.0 / 15, 0.25} {
			tween := Tween{From: 10, To: 20, Delay: 1.0 / 6, Seconds: 1.0 / 3, Ease: InOut}
			steps := 0
			for tween.Step(test.pace.Move(frame)) {
				steps++
			}
			if want := max(math.Ceil(test.want/frame-1e-9), 1); float64(steps) != want {
				t.Errorf("%+v: %d steps of %g s, want %g", test.pace, steps, frame, want)
			}
			if tween.Value() != 20 {
				t.Errorf("%+v: ends at %g", test.pace, tween.Value())
			}
		}
	}
}

func TestTweenWaits(t *testing.T) {
	tween := Tween{From: 1, To: 2, Delay: 5, Seconds: 5}
	tween.Step(4)
	if tween.Value() != 1 {
		t.Errorf("moves while it waits: %g", tween.Value())
	}
	if tween.Step(0) {
		t.Error("no time has passed, and it says that it changed")
	}
	var none Tween
	if !none.Done() || none.Value() != 0 {
		t.Error("the zero tween is not done")
	}
}

// TestRoundedTicksArriveTogether adds up sixtieths of a second that are cut off after
// nanoseconds, as a clock tells them.
func TestRoundedTicksArriveTogether(t *testing.T) {
	const tick = 0.016666666
	for ticks := 1; ticks <= 300; ticks++ {
		tween := Tween{From: 1, Seconds: float64(ticks) / 60}
		steps := 0
		for tween.Step(tick) {
			steps++
		}
		if steps != ticks {
			t.Errorf("%d sixtieths take %d ticks", ticks, steps)
		}
	}
}

func TestReducedMotionStillFades(t *testing.T) {
	p := Pace{Speed: 2, Reduced: true}
	if p.Fade(0.5) != 1 || !math.IsInf(p.Move(0.5), 1) {
		t.Errorf("fade %g, move %g", p.Fade(0.5), p.Move(0.5))
	}
	if p.Off() || !p.Still() {
		t.Error("reduced motion is no motion at all, or travels")
	}
}

// TestNothingMovesInNoTime also asks what is begun: without motion it is over before
// any time has passed.
func TestNothingMovesInNoTime(t *testing.T) {
	if p := (Pace{Speed: 1}); p.Move(0) != 0 || p.Fade(0) != 0 {
		t.Errorf("moves %g, fades %g", p.Move(0), p.Fade(0))
	}
	if p := (Pace{}); !math.IsInf(p.Move(0), 1) || !math.IsInf(p.Fade(0), 1) {
		t.Errorf("without motion moves %g, fades %g", p.Move(0), p.Fade(0))
	}
}

func TestNearerDoesNotDependOnFrames(t *testing.T) {
	for _, frames := range []int{4, 15, 60, 144} {
		left := 1.0
		for range frames {
			left -= left * Nearer(0.25, 1/float64(frames))
		}
		if math.Abs(left-1.0/16) > 1e-9 {
			t.Errorf("%d frames leave %g of the way after a second, not a sixteenth", frames, left)
		}
	}
	if Nearer(0.25, math.Inf(1)) != 1 || Nearer(0.25, 0) != 0 {
		t.Error("without motion a thing is not at once where it belongs, or moves in no time")
	}
}

func TestEasesBeginAndEnd(t *testing.T) {
	for i, ease := range []Ease{Out, InOut} {
		if math.Abs(ease(0)) > 1e-9 || math.Abs(ease(1)-1) > 1e-9 {
			t.Errorf("ease %d goes from %g to %g", i, ease(0), ease(1))
		}
	}
}

package motion

import (
	"math"
	"testing"
)

func TestTweenTakesItsTime(t *testing.T) {
	tests := []struct {
		pace  Pace
		ticks int
	}{
		{Pace{Speed: 1}, 30},
		{Pace{Speed: 2}, 15},
		{Pace{Speed: 0.5}, 60},
		{Pace{Speed: 4}, 8},
		{Pace{}, 1},
		{Pace{Speed: 1, Reduced: true}, 1},
	}
	for _, test := range tests {
		tween := Tween{From: 10, To: 20, Delay: 10, Ticks: 20, Ease: InOut}
		ticks := 0
		for tween.Step(test.pace.Move()) {
			ticks++
		}
		if ticks != test.ticks {
			t.Errorf("%+v: %d ticks, want %d", test.pace, ticks, test.ticks)
		}
		if tween.Value() != 20 {
			t.Errorf("%+v: ends at %g", test.pace, tween.Value())
		}
	}
}

func TestTweenWaitsAndSkips(t *testing.T) {
	tween := Tween{From: 1, To: 2, Delay: 5, Ticks: 5}
	tween.Step(4)
	if tween.Value() != 1 {
		t.Errorf("moves while it waits: %g", tween.Value())
	}
	tween.Skip()
	if tween.Value() != 2 || !tween.Done() || tween.Step(1) {
		t.Error("skipping does not arrive")
	}
	var none Tween
	if !none.Done() || none.Value() != 0 {
		t.Error("the zero tween is not done")
	}
}

func TestReducedMotionStillFades(t *testing.T) {
	p := Pace{Speed: 2, Reduced: true}
	if p.Fade() != 2 || !math.IsInf(p.Move(), 1) {
		t.Errorf("fade %g, move %g", p.Fade(), p.Move())
	}
}

func TestEasesBeginAndEnd(t *testing.T) {
	for i, ease := range []Ease{Linear, Out, InOut, Back} {
		if math.Abs(ease(0)) > 1e-9 || math.Abs(ease(1)-1) > 1e-9 {
			t.Errorf("ease %d goes from %g to %g", i, ease(0), ease(1))
		}
	}
}

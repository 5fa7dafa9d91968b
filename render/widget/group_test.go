package widget

import (
	"math"
	"testing"
)

// row is three buttons side by side, a cycler and a field below them.
func row() *Group {
	return NewGroup(
		Widget{Rect: Rect{0, 0, 100, 40}},
		Widget{Rect: Rect{120, 0, 100, 40}, Main: true},
		Widget{Rect: Rect{240, 0, 100, 40}, Disabled: true},
		Widget{Kind: Cycler, Rect: Rect{0, 60, 120, 40}},
		Widget{Kind: Field, Rect: Rect{140, 60, 120, 40}, Limit: 3},
	)
}

func do(g *Group, acts ...Act) []Event {
	events, _ := g.Update(acts, 1.0/60)
	return events
}

func TestMouse(t *testing.T) {
	g := row()
	press := Act{Kind: Press, X: 10, Y: 10}
	if got := do(g, press, Act{Kind: Release, X: 12, Y: 12}); len(got) != 1 || got[0].Index != 0 {
		t.Errorf("a click gives %v", got)
	}
	if got := do(g, press, Act{Kind: Release, X: 130, Y: 12}); len(got) != 0 {
		t.Errorf("letting go elsewhere gives %v", got)
	}
	if got := do(g, press, Act{Kind: Abandon}, Act{Kind: Release, X: 12, Y: 12}); len(got) != 0 {
		t.Errorf("an abandoned press gives %v", got)
	}
	if got := do(g, Act{Kind: Press, X: 250, Y: 10}, Act{Kind: Release, X: 250, Y: 10}); len(got) != 0 {
		t.Errorf("a disabled button gives %v", got)
	}
	for x, want := range map[float64]int{10: -1, 60: 1, 110: 1} {
		got := do(g, Act{Kind: Press, X: x, Y: 70}, Act{Kind: Release, X: x, Y: 70})
		if len(got) != 1 || got[0] != (Event{Index: 3, Step: want}) {
			t.Errorf("a cycler pressed at %g gives %v", x, got)
		}
	}
}

func TestKeys(t *testing.T) {
	g := row()
	if g.Focused() != 1 {
		t.Fatalf("focus begins at %d", g.Focused())
	}
	left := Act{Kind: Navigate, DX: -1}
	right := Act{Kind: Navigate, DX: 1}
	down := Act{Kind: Navigate, DY: 1}
	next := Act{Kind: Next}
	for i, step := range []struct {
		in   Act
		want int
	}{{left, 0}, {left, 0}, {right, 1}, {right, 1}, {down, 4}, {left, 3}, {next, 4}, {next, 0}, {Act{Kind: Previous}, 4}} {
		do(g, step.in)
		if g.Focused() != step.want {
			t.Errorf("step %d: focus at %d, want %d", i, g.Focused(), step.want)
		}
	}
	g.Focus(3)
	if got := do(g, left); len(got) != 1 || got[0] != (Event{Index: 3, Step: -1}) {
		t.Errorf("left on a cycler gives %v", got)
	}
	g.Focus(0)
	if got := do(g, Act{Kind: Confirm}); len(got) != 1 || got[0].Index != 0 {
		t.Errorf("confirm gives %v", got)
	}
}

func TestWriting(t *testing.T) {
	g := row()
	do(g, Act{Kind: Write, Rune: 'x'})
	g.Focus(4)
	if !g.Writing() {
		t.Fatal("a field in focus wants no text")
	}
	for _, r := range "Żółw" {
		do(g, Act{Kind: Write, Rune: r})
	}
	if g.Widgets[4].Value != "Żół" {
		t.Errorf("the field holds %q", g.Widgets[4].Value)
	}
	do(g, Act{Kind: Erase})
	if g.Widgets[4].Value != "Żó" {
		t.Errorf("after erasing the field holds %q", g.Widgets[4].Value)
	}
}

func TestHiddenLosesFocus(t *testing.T) {
	g := row()
	g.Widgets[1].Hidden = true
	do(g)
	if g.Focused() != nobody {
		t.Errorf("a hidden widget has the focus")
	}
}

func TestAtRestNothingChangesOrAllocates(t *testing.T) {
	g := row()
	if n := testing.AllocsPerRun(100, func() {
		if _, changed := g.Update(nil, 1.0/60); changed {
			t.Fatal("a group at rest changes")
		}
	}); n != 0 {
		t.Errorf("a tick allocates %g times", n)
	}
}

// TestTipAndCaretTakeTheirTime lets the same time pass in few long ticks and in many
// short ones.
func TestTipAndCaretTakeTheirTime(t *testing.T) {
	for _, tick := range []float64{0.25, 1.0 / 15, 1.0 / 60, 1.0 / 240} {
		changes := func(g *Group, seconds float64) (n int) {
			for range int(math.Round(seconds / tick)) {
				if _, changed := g.Update(nil, tick); changed {
					n++
				}
			}
			return n
		}
		g := row()
		g.Widgets[0].Tip = "what it does"
		g.Update([]Act{{Kind: Move, X: 10, Y: 10}}, tick)
		if early, due := changes(g, 0.5-tick), changes(g, tick*1.5); early != 0 || due != 1 {
			t.Errorf("with ticks of %.3f s a tip is shown %d times before its half second, %d times after", tick, early, due)
		}
		g.Focus(4)
		if n := changes(g, 3); n != 6 {
			t.Errorf("with ticks of %.3f s the caret changes %d times in three seconds, not 6", tick, n)
		}
	}
}

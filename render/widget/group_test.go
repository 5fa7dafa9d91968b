package widget

import (
	"testing"

	"capital/input"
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

func do(g *Group, intents ...input.Intent) []Event {
	events, _ := g.Update(intents)
	return events
}

func TestMouse(t *testing.T) {
	g := row()
	press := input.Intent{Kind: input.Press, X: 10, Y: 10}
	if got := do(g, press, input.Intent{Kind: input.Release, X: 12, Y: 12}); len(got) != 1 || got[0].Index != 0 {
		t.Errorf("a click gives %v", got)
	}
	if got := do(g, press, input.Intent{Kind: input.Release, X: 130, Y: 12}); len(got) != 0 {
		t.Errorf("letting go elsewhere gives %v", got)
	}
	if got := do(g, press, input.Intent{Kind: input.Abandon}, input.Intent{Kind: input.Release, X: 12, Y: 12}); len(got) != 0 {
		t.Errorf("an abandoned press gives %v", got)
	}
	if got := do(g, input.Intent{Kind: input.Press, X: 250, Y: 10}, input.Intent{Kind: input.Release, X: 250, Y: 10}); len(got) != 0 {
		t.Errorf("a disabled button gives %v", got)
	}
	for x, want := range map[float64]int{10: -1, 60: 1, 110: 1} {
		got := do(g, input.Intent{Kind: input.Press, X: x, Y: 70}, input.Intent{Kind: input.Release, X: x, Y: 70})
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
	left := input.Intent{Kind: input.Navigate, DX: -1}
	right := input.Intent{Kind: input.Navigate, DX: 1}
	down := input.Intent{Kind: input.Navigate, DY: 1}
	next := input.Intent{Kind: input.Next}
	for i, step := range []struct {
		in   input.Intent
		want int
	}{{left, 0}, {left, 0}, {right, 1}, {right, 1}, {down, 4}, {left, 3}, {next, 4}, {next, 0}, {input.Intent{Kind: input.Previous}, 4}} {
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
	if got := do(g, input.Intent{Kind: input.Confirm}); len(got) != 1 || got[0].Index != 0 {
		t.Errorf("confirm gives %v", got)
	}
}

func TestWriting(t *testing.T) {
	g := row()
	do(g, input.Intent{Kind: input.Text, Rune: 'x'})
	g.Focus(4)
	if !g.Writing() {
		t.Fatal("a field in focus wants no text")
	}
	for _, r := range "Żółw" {
		do(g, input.Intent{Kind: input.Text, Rune: r})
	}
	if g.Widgets[4].Value != "Żół" {
		t.Errorf("the field holds %q", g.Widgets[4].Value)
	}
	do(g, input.Intent{Kind: input.Erase})
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
		if _, changed := g.Update(nil); changed {
			t.Fatal("a group at rest changes")
		}
	}); n != 0 {
		t.Errorf("a tick allocates %g times", n)
	}
}

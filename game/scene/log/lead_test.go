package log

import (
	"slices"
	"testing"

	"capital/input"
)

// moved is a log as told makes it, each line of which tells of a move of its own; a round begins with the last move of the one before.
func moved(rounds int, leads bool) *Log[sign] {
	l := told(rounds)
	move := -1
	for n := range l.lines {
		if l.lines[n].Depth > 0 && l.lines[n].Words != "points" {
			move++
		}
		l.lines[n].Move = move
	}
	l.Lead(leads)
	return l
}

func TestALineLeadsToItsMove(t *testing.T) {
	l, p := moved(2, true), panel(t, 800)
	for _, step := range []struct {
		words string
		want  int // -1 for nowhere
	}{{"thing 2", 6}, {"Round 1", 0}, {"Round 1", -1}, {"Scoring", -1}, {"Scoring", 8}} {
		click(l, p, step.words)
		if moves, _ := l.Chosen(); moves != step.want {
			t.Errorf("%s leads to after %d moves, not %d", step.words, moves, step.want)
		}
		if _, ok := l.Chosen(); ok {
			t.Errorf("%s leads twice", step.words)
		}
	}
	l.Reset()
	l.Take(p, input.Intent{Kind: input.Navigate, DY: -1})
	l.Take(p, input.Intent{Kind: input.Navigate, DY: -1})
	want := l.lines[l.at].Moment()
	l.Take(p, input.Intent{Kind: input.Confirm})
	if moves, ok := l.Chosen(); !ok || moves != want {
		t.Errorf("Enter leads to %d: %v", moves, ok)
	}
	l.Lead(false)
	if click(l, p, "thing 2"); l.AtLine() {
		t.Error("a line leads where none does")
	}
	if _, ok := l.Chosen(); ok {
		t.Error("a line leads where none does")
	}
}

// TestATapLeadsAtOnce, as a click does.
func TestATapLeadsAtOnce(t *testing.T) {
	l, p := moved(1, true), panel(t, 800)
	x, y := at(l, p, "thing 2")
	l.Take(p, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
	l.Take(p, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
	if _, ok := l.Chosen(); !ok {
		t.Error("a tap leads nowhere")
	}
}

// TestTheMomentIsSeen wherever it is: what it belongs to is open, all else is folded, and it is marked.
func TestTheMomentIsSeen(t *testing.T) {
	l, p := moved(3, true), panel(t, 120)
	l.lay(p)
	for _, line := range []int{1, 3, 9, 12} {
		l.turn(0, false)
		l.See(l.lines[line].Move)
		l.lay(p)
		shown := slices.IndexFunc(l.laid.rows, func(r row) bool { return r.line == line })
		if shown < 0 || !l.isHere(line) {
			t.Fatalf("line %d is not shown, or not marked", line)
		}
		if y := l.top() + l.laid.rows[shown].y; y < l.laid.in.Y-0.5 || y+l.laid.rows[shown].high > l.laid.in.Y+l.laid.in.H+0.5 {
			t.Errorf("line %d is not seen", line)
		}
		if other := 8 - line/8*8; slices.ContainsFunc(l.laid.rows, func(r row) bool { return r.line == other+1 }) {
			t.Errorf("at line %d the other round is open", line)
		}
	}
	if l.See(100); l.hereLine() != len(l.lines)-1 {
		t.Errorf("at the end line %d is shown", l.hereLine())
	}
}

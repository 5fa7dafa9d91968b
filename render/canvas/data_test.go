package canvas

import "testing"

// TestPathDataBecomesOutlines of all commands that it may have.
func TestPathDataBecomesOutlines(t *testing.T) {
	loops := Data("M0 0 h10 V10 l-10 0 Z M20 0 Q25 10 30 0 C30 5 20 5 20 0 Z")
	if len(loops) != 2 || len(loops[0]) != 4 {
		t.Fatalf("the outlines are %v", loops)
	}
	if last := loops[0][3]; last != (Point{0, 10}) {
		t.Errorf("the square ends at %v", last)
	}
	if left, top, right, bottom := Bounds(loops[1:]); left < 20 || right > 30 || top != 0 || bottom < 4.9 || bottom > 5.1 {
		t.Errorf("the curves lie within %v, %v, %v, %v", left, top, right, bottom)
	}
	if left, top, right, bottom := Bounds(Shifted(loops, 1, 2)); left != 1 || top != 2 || right < 31 || bottom != 12 {
		t.Errorf("shifted, they lie within %v, %v, %v, %v", left, top, right, bottom)
	}
}

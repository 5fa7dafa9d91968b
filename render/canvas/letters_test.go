package canvas_test

import (
	"testing"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// Words as outlines keep within the room they are given, around their middle, and an O has a hole.
func TestWordsAsOutlines(t *testing.T) {
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	const x, y, size = 100.0, 60.0, 50.0
	for _, width := range []float64{400, 60} {
		loops, used := canvas.Words(writer, "OOO", text.Bold, x, y, size, width)
		left, right := x, x
		for _, l := range loops {
			for _, p := range l {
				left, right = min(left, p.X), max(right, p.X)
			}
		}
		if len(loops) != 6 || right-left > width || used > size || (width > 200) != (used == size) {
			t.Errorf("in %.0f: %d loops from %.1f to %.1f, type of %.1f", width, len(loops), left, right, used)
		}
		if off := (left+right)/2 - x; off > 1 || off < -1 {
			t.Errorf("in %.0f: the middle is off by %.1f", width, off)
		}
		c := canvas.New(200, 80, 1)
		c.Fill(theme.Ink, loops...)
		middle := int(y - used*0.36)
		if c.Pixels().RGBAAt(int(x), middle).A != 0 || c.Pixels().RGBAAt(int(left)+1+int(used/12), middle).A == 0 {
			t.Errorf("in %.0f: the first O is not a ring", width)
		}
	}
}

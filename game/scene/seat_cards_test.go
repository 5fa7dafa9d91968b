package scene

import "testing"

// TestLargeWordsLie: where text is large, seats lie two by two on a wide screen and one below the other on a telephone; at the
// usual size they stand.
func TestLargeWordsLie(t *testing.T) {
	for _, of := range []struct {
		upright             bool
		width, height, text float64
		columns             int
	}{
		{false, 1200, 510, 1, 4}, {false, 1200, 510, 2, 2}, {true, 640, 1348, 1, 2}, {true, 640, 1348, 2, 1},
	} {
		p := planSeats(4, of.upright, of.width, of.height, of.text)
		if wide, tall := p.Size(4); p.Columns != of.columns || wide*p.Scale > of.width+1e-9 || tall*p.Scale > of.height+1e-9 {
			t.Errorf("%+v: %d columns at %.2f, %.0f by %.0f", of, p.Columns, p.Scale, wide, tall)
		}
	}
}

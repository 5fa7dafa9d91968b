package warsaw

import (
	"testing"

	"capital/rules/random"
)

// Sets of every density: where there is no hole, Euler's formula counts as many areas
// as looking for each of them finds; where there is one, it must not be used.
func TestAreaCount(t *testing.T) {
	r := random.Source(5)
	formula, searched := 0, 0
	for range 20000 {
		q, full := Quarters(0), r.Below(9)
		for y := range 8 {
			for x := range 8 {
				if r.Below(8) < full {
					q |= QuarterAt(x, y)
				}
			}
		}
		if got, want := q.AreaCount(), q.countAreas(); got != want {
			t.Fatalf("%d areas instead of %d in %016x", got, want, q)
		}
		if q.mayHaveHole() {
			searched++
		} else {
			formula++
		}
	}
	if formula < 1000 || searched < 1000 {
		t.Errorf("%d sets without a hole and %d that may have one are too few", formula, searched)
	}
}

// Every set of spaces: Euler's formula and the look for a hole count as many pieces as
// taking one after the other does.
func TestGroupsAreThePieces(t *testing.T) {
	for n := range 1 << 16 {
		pieces := 0
		for rest := Spaces(n); rest != 0; rest &^= rest.Piece() {
			pieces++
		}
		if got := Spaces(n).groups(); got != pieces {
			t.Fatalf("%d groups instead of %d in %04x", got, pieces, n)
		}
	}
}

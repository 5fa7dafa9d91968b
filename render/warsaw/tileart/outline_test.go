package tileart

import (
	"math/rand/v2"
	"testing"

	"capital/rules/warsaw"
)

// area is twice the signed area of an outline, in quarters.
func area(corners []corner) int {
	sum := 0
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		sum += a.x*b.y - b.x*a.y
	}
	return sum
}

func TestOutlinesCoverExactlyTheQuarters(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		q := warsaw.Quarters(random.Uint64() & random.Uint64())
		if random.IntN(2) == 0 {
			q = ^q
		}
		sum, outer := 0, 0
		for _, corners := range outlines(q) {
			if area(corners) > 0 {
				outer++
			}
			sum += area(corners)
		}
		if sum != 2*q.Count() {
			t.Fatalf("%016x: outlines enclose %d half quarters, want %d", q, sum, 2*q.Count())
		}
		if outer != q.AreaCount() {
			t.Fatalf("%016x: %d outer outlines, want one an area: %d", q, outer, q.AreaCount())
		}
	}
}

func TestInsetMovesInwards(t *testing.T) {
	corners := outlines(warsaw.QuarterAt(1, 1))[0]
	if len(corners) != 4 {
		t.Fatalf("one quarter has %d corners", len(corners))
	}
	for _, k := range corners {
		if !k.convex() {
			t.Errorf("corner %+v of a square is not convex", k)
		}
		p := k.inset(5)
		if p.X < 55 || p.X > 95 || p.Y < 55 || p.Y > 95 {
			t.Errorf("corner %+v inset by 5 lies at %+v", k, p)
		}
	}
}

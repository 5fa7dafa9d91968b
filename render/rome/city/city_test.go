package city

import (
	"testing"

	"capital/render/canvas"
	"capital/rules/rome"
)

// corners of a prefecture's room, in parts of the map.
func corners(r *Region) [4]canvas.Point {
	m := r.Room
	return [4]canvas.Point{{X: m.X, Y: m.Y}, {X: m.X + m.W, Y: m.Y}, {X: m.X + m.W, Y: m.Y + m.H}, {X: m.X, Y: m.Y + m.H}}
}

// What is shown of a prefecture lies within it, and so do its sites.
func TestRoomsLieWithinTheirOutlines(t *testing.T) {
	for place := range rome.Place(rome.Places) {
		r := RegionOf(place)
		for _, p := range corners(r) {
			if !inside(r.Outline, p.X, p.Y) {
				t.Errorf("%v: a corner of its room, %v, lies outside", place, p)
			}
			if found, ok := At(p.X, p.Y); !ok || found != place {
				t.Errorf("%v: at a corner of its room lies %v", place, found)
			}
		}
		right := r.Ground.X + float64(place.Sites())*r.Step
		if r.Ground.X < r.Room.X-0.001 || right > r.Room.X+r.Room.W+0.001 {
			t.Errorf("%v: its sites reach from %.3f to %.3f, its room from %.3f to %.3f", place, r.Ground.X, right, r.Room.X, r.Room.X+r.Room.W)
		}
		if r.Ground.Y < r.Room.Y || r.Ground.Y > r.Room.Y+r.Room.H {
			t.Errorf("%v: its ground lies outside its room", place)
		}
	}
}

// No point belongs to two prefectures, and all outlines lie on the map.
func TestPrefecturesDoNotOverlap(t *testing.T) {
	for place := range rome.Place(rome.Places) {
		for _, p := range RegionOf(place).Outline {
			if p.X < 0 || p.Y < 0 || p.X > 1 || p.Y > 1 {
				t.Errorf("%v reaches beyond the map", place)
			}
			for other := range rome.Place(rome.Places) {
				if other != place && inside(RegionOf(other).Outline, p.X, p.Y) {
					t.Errorf("%v reaches into %v", place, other)
				}
			}
		}
	}
}

// Prefectures lie to each other as in Rome: that one lies west of another, or north.
func TestPrefecturesLieAsInRome(t *testing.T) {
	middle := func(place rome.Place) canvas.Point {
		m := RegionOf(place).Room
		return canvas.Point{X: m.X + m.W/2, Y: m.Y + m.H/2}
	}
	for _, row := range [][]rome.Place{
		{rome.CampusMartius, rome.Quirinal, rome.Viminal}, {rome.Capitoline, rome.Palatine, rome.Esquiline}, {rome.TiberIsland, rome.Aventine, rome.Caelian},
	} {
		for n := range row[1:] {
			if middle(row[n]).X >= middle(row[n+1]).X {
				t.Errorf("%v does not lie west of %v", row[n], row[n+1])
			}
		}
	}
	for _, column := range [][]rome.Place{
		{rome.CampusMartius, rome.Capitoline, rome.TiberIsland}, {rome.Quirinal, rome.Palatine, rome.Aventine}, {rome.Viminal, rome.Esquiline, rome.Caelian},
	} {
		for n := range column[1:] {
			if middle(column[n]).Y >= middle(column[n+1]).Y {
				t.Errorf("%v does not lie north of %v", column[n], column[n+1])
			}
		}
	}
}

// The borders of two colours differ where they are seen as light and dark alone.
func TestBordersDifferInTheirPattern(t *testing.T) {
	pattern := func(colour rome.Colour) (signs string) {
		for _, row := range borders(colour)[1:] {
			for n := range 12 {
				sign := "."
				if tone := row[n%len(row)]; tone == black || tone == red || tone == redShade {
					sign = "#"
				}
				signs += sign
			}
		}
		return signs
	}
	for colour := range rome.Colour(rome.Colours) {
		for other := range colour {
			same := 0
			a, b := pattern(colour), pattern(other)
			for n := range min(len(a), len(b)) {
				if a[n] == b[n] {
					same++
				}
			}
			if share := float64(same) / float64(len(a)); share > 0.8 {
				t.Errorf("the borders of %v and %v are alike in %.0f %%", colour, other, 100*share)
			}
		}
	}
}

// TestMapIsSetEverywhere: no pixel of a painted map is left open, however it is stretched.
func TestMapIsSetEverywhere(t *testing.T) {
	for _, size := range [][2]int{{300, 190}, {210, 260}} {
		p := paint(key{what: theMap, w: size[0], h: size[1]}).Pixels()
		for n := 3; n < len(p.Pix); n += 4 {
			if p.Pix[n] != 255 {
				t.Fatalf("%v: pixel %d is open", size, n/4)
			}
		}
	}
}

// Marks cover their prefecture, and where they lie is known without any allocation.
func TestMarksCoverTheirPrefecture(t *testing.T) {
	for place := range rome.Place(rome.Places) {
		k := key{what: aShade, place: place, w: 760, h: 480}
		left, top, width, height := k.bounds()
		for _, p := range k.outline() {
			if p.X < float64(left) || p.Y < float64(top) || p.X > float64(left+width) || p.Y > float64(top+height) {
				t.Fatalf("%v: %v lies outside its mark", place, p)
			}
		}
		if n := testing.AllocsPerRun(5, func() { k.bounds() }); n != 0 {
			t.Errorf("%v: %g allocations", place, n)
		}
	}
}

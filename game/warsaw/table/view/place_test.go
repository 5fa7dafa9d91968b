package view

import (
	"maps"
	"math"
	"slices"
	"testing"

	"capital/game/scene"
	"capital/rules/random"
	"capital/rules/warsaw"
)

// tableSizes are sizes of the screen: usual ones, wide and upright ones, a telephone.
func tableSizes() [][2]float64 {
	return [][2]float64{{960, 600}, {1280, 720}, {2560, 1440}, {2400, 1000}, {1024, 768}, {810, 1080}, {600, 960}, {844, 390}}
}

// course is what the districts of a match went through, in which whoever can build does.
func course(seed uint64, each func(seat int, d *warsaw.District)) {
	chance := random.Source(seed)
	m := warsaw.NewMatch(4, seed, nil)
	for !m.Over() {
		for seat := range m.Seats() {
			if m.Owes(seat) == warsaw.NoDecision {
				continue
			}
			known := m.View(seat)
			legal := known.Legal(true, nil)
			a := legal[chance.Below(len(legal))]
			for range 4 {
				if a.Kind != warsaw.Discard {
					break
				}
				a = legal[chance.Below(len(legal))]
			}
			m.Apply(seat, a, nil)
			each(seat, &m.Player(seat).District)
		}
	}
}

// grown is a district of so many columns and rows.
func grown(columns, rows int) *warsaw.District {
	d := warsaw.StartingDistrict(warsaw.StartingTile)
	for x := 1; x < columns; x++ {
		d.Place(warsaw.StartingTile, warsaw.Space{X: int8(x)}, 0)
	}
	for y := 1; y < rows; y++ {
		d.Place(warsaw.StartingTile, warsaw.Space{Y: int8(y)}, 0)
	}
	return &d
}

// TestEverySpaceLiesOnTheBoard looks at the tiles of a district and at every space where it may grow.
func TestEverySpaceLiesOnTheBoard(t *testing.T) {
	for _, size := range tableSizes() {
		l := Lay(scene.PlainRoom(size[0], size[1]))
		for seed := range uint64(8) {
			course(seed, func(_ int, d *warsaw.District) {
				spaces := d.EmptySites(nil)
				for s := d.Occupied(); s != 0; s &= s - 1 {
					spaces = append(spaces, d.SpaceOf(s.First()))
				}
				fit := l.Fit(d)
				for _, s := range spaces {
					r, b := fit.Space(d.Offset(s)), l.Board
					if r.X < b.X || r.Y < b.Y || r.X+r.W > b.X+b.W || r.Y+r.H > b.Y+b.H {
						t.Fatalf("at %v not all of %v is shown in\n%s", size, s, d.Picture())
					}
					if fit.Showing(d, s, b) != fit {
						t.Fatalf("at %v the board moves to show %v in\n%s", size, s, d.Picture())
					}
				}
			})
		}
	}
}

// TestTilesSeldomChangeTheirSize plays matches: districts of as many rows and columns have tiles of one size, and over a match
// few of them have another than the one before.
func TestTilesSeldomChangeTheirSize(t *testing.T) {
	type kind struct {
		width, height int
		wider, higher bool
	}
	for _, size := range tableSizes() {
		const matches = 8
		l, tiles, changes := Lay(scene.PlainRoom(size[0], size[1])), map[kind]float64{}, 0
		for seed := range uint64(matches) {
			var last [warsaw.MaxSeats]float64
			course(seed, func(seat int, d *warsaw.District) {
				var of kind
				of.width, of.height = d.Size()
				of.wider, of.higher = d.Grows()
				tile := l.Fit(d).Tile
				if was, seen := tiles[of]; seen && was != tile {
					t.Fatalf("at %v a district of %v has tiles of %v, and had %v", size, of, tile, was)
				}
				if last[seat] != 0 && last[seat] != tile {
					changes++
				}
				tiles[of], last[seat] = tile, tile
			})
		}
		if sizes := slices.Compact(slices.Sorted(maps.Values(tiles))); len(sizes) > 2 {
			t.Errorf("at %v tiles have the sizes %v", size, sizes)
		}
		if seats := matches * warsaw.MaxSeats; float64(changes)/float64(seats) > 3.1 {
			t.Errorf("at %v tiles change their size %d times for %d seats", size, changes, seats)
		}
	}
}

// TestTilesAreLarge looks at small districts, which are about as large as the hand, and at those that grow both ways and can
// grow no more: the words on tiles are not lost.
func TestTilesAreLarge(t *testing.T) {
	for _, size := range tableSizes() {
		l := Lay(scene.PlainRoom(size[0], size[1]))
		tile := func(columns, rows int) float64 { return l.Fit(grown(columns, rows)).Tile }
		for columns := 1; columns <= 2; columns++ {
			if small, hand := tile(columns, 1), l.Hand[0].W; small < 0.9*hand {
				t.Errorf("at %v a small district has tiles of %v, the hand of %v", size, small, hand)
			}
		}
		if tall, wide := tile(3, 4), tile(4, 3); tall != wide || tall < 118*min(size[0]/1280, size[1]/720) {
			t.Errorf("at %v a district of 3×4 has tiles of %v, one of 4×3 of %v", size, tall, wide)
		}
		if grows := tile(3, 3); grows < 0.75*tile(3, 4) || size[0] >= 1280 && grows < 96 {
			t.Errorf("at %v a district of 3×3 has tiles of %v", size, grows)
		}
	}
}

func TestZoomKeepsThePointUnderThePointer(t *testing.T) {
	l := Lay(scene.PlainRoom(1280, 720))
	d := warsaw.StartingDistrict(warsaw.StartingTile)
	d.Place(warsaw.StartingTile, warsaw.Space{X: 1}, 0)
	place := l.Fit(&d)
	x, y := place.Space(1, 0).Centre()
	x += 11
	for steps := 1; ; steps++ {
		tile, ok := l.Fit(&d).Zoomed(steps)
		if !ok {
			if steps < 3 {
				t.Errorf("there are only %d steps", steps)
			}
			return
		}
		was := (x - place.X) / place.Tile
		place = l.Keep(place.About(x, y, tile), &d)
		if now := (x - place.X) / place.Tile; math.Abs(now-was) > 1/tile {
			t.Errorf("at step %d the pointer is %v tiles from the left, was %v", steps, now, was)
		}
	}
}

func TestADistrictCantBeLost(t *testing.T) {
	l := Lay(scene.PlainRoom(1280, 720))
	d := warsaw.StartingDistrict(warsaw.StartingTile)
	tile, _ := l.Fit(&d).Zoomed(2)
	for _, far := range [][2]float64{{9999, 0}, {-9999, 0}, {0, 9999}, {0, -9999}, {9999, -9999}} {
		place := l.Keep(l.Fit(&d).About(500, 400, tile).Moved(far[0], far[1]), &d)
		x, y := place.Space(0, 0).Centre()
		if !l.Board.Contains(x, y) {
			t.Errorf("moved by %v the district lies at %v, %v, beyond the board", far, x, y)
		}
		if again := l.Keep(place, &d); again != place {
			t.Errorf("kept again it moves from %v to %v", place, again)
		}
	}
}

// TestTheOnlyRivalIsLarge looks at the small district of a match of two: it is as large as its panel lets it be.
func TestTheOnlyRivalIsLarge(t *testing.T) {
	for _, test := range []struct {
		size   [3]float64
		points float64 // a tile of four
	}{{[3]float64{1280, 720, 1}, 120}, {[3]float64{2532, 1170, 3}, 60}, {[3]float64{1170, 2532, 3}, 28}} {
		room := scene.PlainRoom(test.size[0], test.size[1])
		room.Point = test.size[2]
		l := Lay(room)
		d := warsaw.StartingDistrict(warsaw.StartingTile)
		d.Place(warsaw.StartingTile, warsaw.Space{X: 1}, 0)
		d.Place(warsaw.StartingTile, warsaw.Space{Y: 1}, 0)
		if tile := l.smallPlace(&d, l.otherParts(l.Other(0, 2)).district).Tile / room.Point; tile < test.points && tile < l.Fit(&d).Tile/room.Point {
			t.Errorf("at %v a tile of two by two has %.0f points", test.size, tile)
		}
	}
}

//go:build !js

package view

import (
	"testing"

	"capital/render/pencil"
	"capital/render/widget"
	"capital/rules/rome"
)

// full is a table at which every site of a prefecture is taken, in as many ways as there are seeds: by houses that are as high
// as the one before or one higher, and by some fountains.
func full(seats, seed int) *rome.Table {
	m := rome.NewMatch(seats, uint64(seed), nil)
	t := m.Table
	for p := range rome.Place(rome.Places) {
		pre, way := t.Prefecture(p), seed*7+int(p)
		pre.Shape = rome.Shape(way % rome.Shapes)
		for n := range p.Sites() {
			pre.Used++
			if way>>n%5 == 4 && n > 1 {
				pre.Fountains++
				continue
			}
			if n == 0 || way>>(n+1)%2 == 0 {
				pre.Tallest++
			}
			seat := (way>>2 + n*(1+way%3)) % seats
			pre.Built[n] = rome.Site{Height: pre.Tallest, Seat: uint8(seat)}
			pre.Floors[seat] += pre.Tallest
			pre.Best[seat] = max(pre.Best[seat], pre.Tallest)
		}
	}
	return &t
}

// standing is what draws how seats stand at a table, on a map as large as a room has it.
func standingAt(art *Rome, l *Layout, t *rome.Table) region {
	p := Position{Table: *t, Names: names[:t.Seats()]}
	return region{Pencil: pencil.Pencil{Writer: art.Writer, U: l.MapU, Own: 1}, art: art, l: l, p: &p}
}

// TestNothingOfAStandingIsMissing: on full boards, at every size, each family's floors, what decides between equal ones and its
// points have room on the map, over no house and over no other prefecture's, and the name above is written.
func TestNothingOfAStandingIsMissing(t *testing.T) {
	art := testRome(t)
	for _, size := range rooms() {
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			l := Lay(size, seats, false)
			for seed := range 24 {
				table := full(seats, seed)
				r := standingAt(art, &l, table)
				var all []widget.Rect
				for place := range rome.Place(rome.Places) {
					c := l.cell(place)
					k := r.layRanking(place, table, c.foot)
					families := 0
					for _, floors := range table.Prefecture(place).Floors {
						if floors > 0 {
							families++
						}
					}
					if len(k.list) != families || len(k.places) != families {
						t.Fatalf("%v, %d seats, seed %d, %v: %d families stand there, %d are told of", size, seats, seed, place, families, len(k.places))
					}
					for n, s := range k.list {
						if at := k.places[n]; at.W < k.width(s)-0.5 || at.X < l.Map.X-0.5 || at.X+at.W > l.Map.X+l.Map.W+0.5 || at.Y+at.H > l.Map.Y+l.Map.H+0.5 {
							t.Errorf("%v, %d seats, seed %d, %v: %v of %v", size, seats, seed, place, at, l.Map)
						}
					}
					for _, kerb := range k.kerbs {
						if kerb.W > 0 {
							all = append(all, kerb)
						}
						if most := c.sites.Y + 0.62*c.sites.H; kerb.W > 0 && kerb.Y < most {
							t.Errorf("%v, %d seats, seed %d, %v: it lies over houses: %.0f, not %.0f", size, seats, seed, place, kerb.Y, most)
						}
					}
				}
				for n, one := range all {
					for _, other := range all[:n] {
						if one.Y != other.Y && one.X == other.X {
							continue // two rows of one prefecture
						}
						if overlap(one, other) {
							t.Errorf("%v, %d seats, seed %d: %v lies over %v", size, seats, seed, one, other)
						}
					}
				}
			}
		}
	}
}

// TestAChangeIsWrittenOverNoHouse: that of points that a carried house would bring lies below where it would stand.
func TestAChangeIsWrittenOverNoHouse(t *testing.T) {
	art := testRome(t)
	for _, size := range rooms() {
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			l := Lay(size, seats, false)
			table := full(seats, 5)
			r := after{standingAt(art, &l, table)}
			for place := range rome.Place(rome.Places) {
				c := l.cell(place)
				k := r.layRanking(place, table, c.foot)
				for n := range k.list {
					tag := r.changeTag(12, k, n)
					if k.kerbs[1].W == 0 && tag.Y < c.sites.Y+c.sites.H {
						t.Errorf("%v, %d seats, %v: it lies over houses", size, seats, place)
					}
					if tag.Y+tag.H > l.Map.Y+l.Map.H+0.5 {
						t.Errorf("%v, %d seats, %v: it leaves the map", size, seats, place)
					}
				}
			}
		}
	}
}

// TestNamesOfPrefecturesAreWrittenByTheScaleAlone: at every size and however near the map is looked at, in every language, all
// names are written within their prefectures and beside no other's, or none is; houses that may stand below do not reach them.
func TestNamesOfPrefecturesAreWrittenByTheScaleAlone(t *testing.T) {
	for _, language := range []string{"en", "de", "pl"} {
		art := testRomeIn(t, language)
		for _, size := range rooms() {
			table := NewTable(art, 4)
			table.Resize(size)
			for step := range ZoomSteps + 1 {
				l := &table.Layout
				full := full(4, step)
				r := board{standingAt(art, l, full)}
				written := 0
				for p := range rome.Place(rome.Places) {
					names, fit, _ := r.headings()
					wide, h := r.Width(names[p], placeName()), r.layHead(p, full, l.cell(p))
					if !fit {
						continue
					}
					written++
					end := h.x + wide
					if h.fountains.W > 0 && h.fountains.Y < h.y {
						end = max(end, h.fountains.X+h.fountains.W)
					}
					in := l.Prefectures[p]
					if over := 0.02 * l.Map.W; h.x < in.X-over || end > in.X+in.W+over {
						t.Errorf("%s, %v, step %d: %q reaches from %.0f to %.0f, its room from %.0f to %.0f", language, size, step, names[p], h.x, end, in.X, in.X+in.W)
					}
				}
				if written != 0 && written != rome.Places {
					t.Errorf("%s, %v, step %d: %d names are written", language, size, step, written)
				}
				if step == 0 && size.Text == 1 && written == 0 {
					t.Errorf("%s, %v: no name is written", language, size)
				}
				table.ZoomBy(1, 0, 0)
			}
		}
	}
}

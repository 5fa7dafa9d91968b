package view

import (
	"testing"

	"capital/game/scene"
	"capital/render/rome/pieceart"
	"capital/rules/rome"
)

// TestHousesAreWhatIsSeenOfTheMap: a house of two is high, every storey makes it higher, and a monument is as large.
func TestHousesAreWhatIsSeenOfTheMap(t *testing.T) {
	const high, monument = 56.0, 64.0
	for _, size := range rooms() {
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			l := Lay(size, seats, false)
			usual := size == scene.PlainRoom(1280, 720)
			for p := range rome.Place(rome.Places) {
				c, last := l.cell(p), 0.0
				for height := 1; height <= rome.Tallest; height++ {
					_, is := pieceart.HouseSize(height, c.unit(&rome.Prefecture{Tallest: uint8(height)}))
					if usual && height == 2 && is < high {
						t.Errorf("%d seats, %v: a house of two is %.0f high", seats, p, is)
					}
					if is <= last || is > c.sites.H {
						t.Errorf("%v, %d seats, %v: a house of %d is %.0f high, one lower %.0f; there is room for %.0f", size, seats, p, height, is, last, c.sites.H)
					}
					last = is
				}
				if e := c.monument; usual && e.W < monument {
					t.Errorf("%d seats, %v: a monument has %.0f", seats, p, e.W)
				}
			}
		}
	}
}

// rooms are those that maps are looked at on: desktops, narrow windows, telephones, and both with larger text.
func rooms() (all []scene.Room) {
	for _, size := range [][3]float64{
		{1280, 720, 1}, {960, 600, 1}, {1920, 1080, 1}, {2560, 1440, 1}, {810, 1080, 1}, {480, 800, 1}, {390, 844, 1}, {1170, 2532, 3}, {2532, 1170, 3},
	} {
		for _, larger := range []float64{1, 2} {
			all = append(all, scene.Room{Width: size[0], Height: size[1], Point: size[2], Text: larger})
		}
	}
	return all
}

// TestMonumentsAreSeenBehindHouses: of one behind houses of three storeys most is seen, and something of one behind the tallest.
func TestMonumentsAreSeenBehindHouses(t *testing.T) {
	for _, size := range rooms() {
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			l := Lay(size, seats, false)
			for p := range rome.Place(rome.Places) {
				c := l.cell(p)
				for height, least := range map[int]float64{3: 0.5, 4: 0.4, 5: 0.3, rome.Tallest: 0.2} {
					if share := c.seenOfMonument(p.Sites(), height); share < least {
						t.Errorf("%v, %d seats, %v: behind houses of %d %.0f %% of a monument are seen", size, seats, p, height, 100*share)
					}
				}
				if m := c.monument; m.Y < l.Map.Y || m.X+m.W > l.Map.X+l.Map.W {
					t.Errorf("%v, %d seats, %v: the monument leaves the map", size, seats, p)
				}
			}
		}
	}
}

// seenOfMonument is which part of the monument is seen behind a full row of houses of a height.
func (c cell) seenOfMonument(sites, height int) float64 {
	const grid = 40
	unit := c.unit(&rome.Prefecture{Tallest: uint8(height)})
	_, high := pieceart.HouseSize(height, unit)
	seen, last := 0, c.site(sites-1)
	end := last.X + (last.W+unit)/2
	for n := range grid * grid {
		x, y := c.monument.X+(float64(n%grid)+0.5)*c.monument.W/grid, c.monument.Y+(float64(n/grid)+0.5)*c.monument.H/grid
		if x > end || y < last.Y+last.H-high {
			seen++
		}
	}
	return float64(seen) / (grid * grid)
}

// TestTheMapTakesWhatTheSidesDoNotNeed: with fewer seats it is larger.
func TestTheMapTakesWhatTheSidesDoNotNeed(t *testing.T) {
	for _, size := range [][2]float64{{960, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}} {
		room := scene.PlainRoom(size[0], size[1])
		two, four := Lay(room, 2, false).Window, Lay(room, 4, false).Window
		if two.W < 0.78*size[0] || four.W < 0.63*size[0] || two.H < 0.69*size[1] {
			t.Errorf("%v: the map has %v with two seats, %v with four", size, two, four)
		}
	}
}

// TestHousesInTwoRowsAreNoTower: between them there is a ledge.
func TestHousesInTwoRowsAreNoTower(t *testing.T) {
	l := Layout{U: 1, Close: true}
	row := l.Houses
	row.W, row.H = 200, 90
	const houses = 7
	if l.houseRows(houses, row) != 2 {
		t.Fatal("they lie in one row")
	}
	upper, lower := l.houseAt(0, houses, row), l.houseAt(houses-1, houses, row)
	if upper.Y+upper.H+shelfHigh > lower.Y {
		t.Errorf("the upper row ends at %.0f, the lower begins at %.0f", upper.Y+upper.H, lower.Y)
	}
}

// TestButtonsToLookBackLieBesideEachOther on every screen, for either hand.
func TestButtonsToLookBackLieBesideEachOther(t *testing.T) {
	for _, size := range rooms() {
		for _, left := range []bool{false, true} {
			size.LeftHanded = left
			l := Lay(size, 4, false)
			places := l.LookBack()
			for n, one := range places {
				for _, other := range places[:n] {
					if overlap(one, other) {
						t.Errorf("%v: %v and %v overlap", size, one, other)
					}
				}
			}
		}
	}
}

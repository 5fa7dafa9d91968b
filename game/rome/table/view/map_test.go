package view

import (
	"testing"

	"capital/game/scene"
	"capital/render/rome/pieceart"
	"capital/rules/rome"
)

// TestHousesAreWhatIsSeenOfTheMap: a house of two is high, every storey makes it higher as far as there is room, and a monument
// is as large.
func TestHousesAreWhatIsSeenOfTheMap(t *testing.T) {
	const high, monument = 56.0, 64.0
	for seats := 2; seats <= rome.MaxSeats; seats++ {
		l := Lay(scene.PlainRoom(1280, 720), seats, false)
		for p := range rome.Place(rome.Places) {
			c, last := l.cell(p), 0.0
			for height := 1; height <= rome.Tallest; height++ {
				_, is := pieceart.HouseSize(height, c.unit(&rome.Prefecture{Tallest: uint8(height)}))
				if height == 2 && is < high {
					t.Errorf("%d seats, %v: a house of two is %.0f high", seats, p, is)
				}
				if height <= 5 && is <= last || is < 0.97*last || is > c.sites.H {
					t.Errorf("%d seats, %v: a house of %d is %.0f high, one lower %.0f; there is room for %.0f", seats, p, height, is, last, c.sites.H)
				}
				last = is
			}
			if e := c.emblem; e.W < monument || e.H < monument {
				t.Errorf("%d seats, %v: a monument has %.0f×%.0f", seats, p, e.W, e.H)
			}
		}
	}
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

package income

import (
	"testing"

	"capital/game/scene"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
)

// screens are sizes from the smallest to the largest, and some held upright.
func screens() [][2]float64 {
	return [][2]float64{
		{640, 400}, {960, 600}, {1280, 720}, {1024, 768}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {3840, 2160},
		{600, 800}, {768, 1024}, {1080, 1920}, {1200, 1600},
	}
}

// holds reports whether a rectangle lies in another, but for rounding.
func holds(outer, inner widget.Rect) bool {
	const least = 0.01
	return inner.X >= outer.X-least && inner.Y >= outer.Y-least &&
		inner.X+inner.W <= outer.X+outer.W+least && inner.Y+inner.H <= outer.Y+outer.H+least
}

func overlap(a, b widget.Rect) bool {
	const least = 0.01
	return a.X+a.W > b.X+least && b.X+b.W > a.X+least && a.Y+a.H > b.Y+least && b.Y+b.H > a.Y+least
}

// shapes are the largest districts there can be, one a seat.
func shapes(seats int) []view.Size {
	return []view.Size{{Width: 4, Height: 4}, {Width: 4, Height: 3}, {Width: 3, Height: 4}, {Width: 1, Height: 1}}[:seats]
}

func TestIncomeFitsEveryScreen(t *testing.T) {
	for _, screen := range screens() {
		for seats := 2; seats <= 4; seats++ {
			for _, rows := range []int{0, 1, 5, 9, 14, 20} {
				for _, text := range []float64{0.75, 1, 1.5, 2} {
					room := scene.PlainRoom(screen[0], screen[1])
					room.Text = text
					l := lay(room, seats-1, shapes(seats), rows)
					checkIncomeLayout(t, &l, shapes(seats))
					if t.Failed() {
						t.Fatalf("screen %v, %d seats, %d rows, text %g", screen, seats, rows, text)
					}
				}
			}
		}
	}
}

func checkIncomeLayout(t *testing.T, l *screenLayout, districts []view.Size) {
	t.Helper()
	if l.rowHeight < lowRow*l.u-0.01 {
		t.Errorf("rows are %.1f high at a scale of %.2f", l.rowHeight, l.u)
	}
	for _, place := range []widget.Rect{l.title, l.button, l.hint} {
		if !holds(l.screen, place) {
			t.Errorf("%v is off the screen", place)
		}
	}
	for seat, tab := range l.tabs {
		if !holds(l.screen, tab) || overlap(tab, l.seats[seat].panel) || overlap(tab, l.button) || overlap(tab, l.title) {
			t.Errorf("the tab of seat %d lies at %v", seat, tab)
		}
	}
	for seat, a := range l.seats {
		d := districts[seat]
		size := widget.Rect{X: a.district.X, Y: a.district.Y, W: float64(d.Width * l.tile), H: float64(d.Height * l.tile)}
		for _, place := range []widget.Rect{a.head, a.district, a.list, a.total} {
			if !holds(l.screen, a.panel) || !holds(a.panel, place) {
				t.Errorf("seat %d: %v is not in %v", seat, place, a.panel)
			}
		}
		if line := 1.5 * l.u; a.total.Y+a.total.H > a.panel.Y+a.panel.H-line {
			t.Errorf("seat %d: the totals at %v lie on the line around %v", seat, a.total, a.panel)
		}
		if !holds(a.district, size) {
			t.Errorf("seat %d: a district of %v does not fit %v", seat, size, a.district)
		}
		for _, pair := range [][2]widget.Rect{{a.head, a.list}, {a.head, a.district}, {a.district, a.list}, {a.list, a.total}, {a.panel, l.button}, {a.panel, l.title}} {
			if overlap(pair[0], pair[1]) {
				t.Errorf("seat %d: %v and %v overlap", seat, pair[0], pair[1])
			}
		}
		if l.rows > 0 && !holds(a.list, l.row(seat, l.rows-1)) {
			t.Errorf("seat %d: the last of %d rows is not in its list", seat, l.rows)
		}
	}
}

// TestTheLastIncomeIsTheLargestPicture looks at the districts of two seats at 1280×720, with many rows: wide and low rooms put
// the rows into two columns.
func TestTheLastIncomeIsTheLargestPicture(t *testing.T) {
	for _, test := range []struct{ seats, rows, least int }{{2, 8, 98}, {2, 12, 88}, {2, 16, 76}, {3, 10, 68}} {
		l := lay(scene.PlainRoom(1280, 720), 0, shapes(test.seats), test.rows)
		if l.tile < test.least || l.rows < test.rows {
			t.Errorf("%d districts beside %d rows have tiles of %d and %d rows", test.seats, test.rows, l.tile, l.rows)
		}
	}
}

//go:build !js

package pages

import (
	"testing"

	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
)

// three is a counting of three pages for four seats: on the second nobody can be pointed at, and the last is the sheet.
type three struct {
	Pages
	app       *scene.App
	forgotten int
}

func (c *three) Seats(page int) []int {
	if page == 1 {
		return nil
	}
	return []int{2, 0, 3, 1}
}

func (c *three) Place(page, n int) widget.Rect {
	if page == 2 {
		return c.Layout.Row(n, 4)
	}
	return c.Layout.Column(n, 4)
}

func (c *three) Ended(bool) {}
func (c *three) Forget()    { c.forgotten++ }

func newThree(t *testing.T, settings scene.Settings, width, height, point float64) *three {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.ResizePoints(width, height, point)
	app.Pass(1.0 / 60)
	c := &three{app: app}
	c.Open(app.Display, c)
	c.Seconds, c.Ends = []float64{1, 1, 1, 1}, []int{1, 3, 4}
	c.Update(nil, 0)
	return c
}

var usual = scene.Settings{Speed: 1, TextSize: 100}

func (c *three) arrow(dx, dy int) {
	c.Update([]input.Intent{{Kind: input.Navigate, DX: dx, DY: dy}}, 0)
}

// TestThePageOfWhatIsCountedIsSeen, and none can be turned before all is.
func TestThePageOfWhatIsCountedIsSeen(t *testing.T) {
	c := newThree(t, usual, 1280, 720, 1)
	for _, want := range []int{0, 1, 1, 2} {
		if got := c.Seen(); got != want {
			t.Errorf("beat %d is seen on page %d, not %d", c.Beat, got, want)
		}
		if !c.Buttons.Widgets[ButtonBack].Hidden {
			t.Errorf("a page can be turned in beat %d", c.Beat)
		}
		c.Update(nil, 1)
	}
	if !c.Settled() || c.Seen() != 2 || c.Buttons.Widgets[ButtonBack].Hidden || !c.Buttons.Widgets[ButtonNext].Disabled {
		t.Errorf("at the end page %d is seen", c.Seen())
	}
}

// TestPagesAreTurnedByArrows, and seats are pointed at in the order in which they stand.
func TestPagesAreTurnedByArrows(t *testing.T) {
	c := newThree(t, usual, 1280, 720, 1)
	c.Rest()
	for _, want := range []int{1, 0, 0} {
		if c.arrow(-1, 0); c.Page != want {
			t.Errorf("back leads to page %d, not %d", c.Page, want)
		}
	}
	if !c.Buttons.Widgets[ButtonBack].Disabled {
		t.Error("there is a page before the first")
	}
	for _, step := range []struct{ dy, want int }{{1, 2}, {1, 0}, {-1, 2}, {-1, 2}, {1, 0}, {1, 3}, {1, 1}, {1, 1}} {
		if c.arrow(0, step.dy); c.Seat != step.want {
			t.Errorf("%+d points at seat %d, not %d", step.dy, c.Seat, step.want)
		}
	}
	if c.arrow(1, 0); c.Page != 1 || c.Seat != Nobody {
		t.Errorf("on page %d seat %d is pointed at", c.Page, c.Seat)
	}
	if c.arrow(0, 1); c.Seat != Nobody {
		t.Errorf("seat %d is pointed at where none can be", c.Seat)
	}
}

// TestPagesAreTurnedByPointer: by buttons and tabs, with a mouse or a finger, on every screen and for either hand.
func TestPagesAreTurnedByPointer(t *testing.T) {
	for _, size := range [][3]float64{{1280, 720, 1}, {960, 600, 1}, {1170, 2532, 3}, {2532, 1170, 3}, {810, 1080, 1}} {
		for _, left := range []bool{false, true} {
			settings := usual
			settings.LeftHanded = left
			c, touch := newThree(t, settings, size[0], size[1], size[2]), size[2] > 1
			click := func(x, y float64) (done bool) {
				_, done = c.Update([]input.Intent{{Kind: input.Press, X: x, Y: y, Touch: touch}, {Kind: input.Release, X: x, Y: y, Touch: touch}}, 0)
				return done
			}
			if click(c.Layout.Button.Centre()); !c.Settled() {
				t.Errorf("%v: a click does not skip", size)
			}
			if click(c.Layout.Back.Centre()); c.Page != 1 {
				t.Errorf("%v: back leads to page %d", size, c.Page)
			}
			if click(c.Layout.Next.Centre()); c.Page != 2 {
				t.Errorf("%v: on leads to page %d", size, c.Page)
			}
			for n := range c.Ends {
				at := c.Layout.Tab(n, len(c.Ends))
				if click(at.Centre()); c.Page != n {
					t.Errorf("%v: tab %d leads to page %d", size, n, c.Page)
				}
				if at.X < 0 || at.X+at.W > size[0] || touch && at.W < 26*size[2] {
					t.Errorf("%v: tab %d lies at %v", size, n, at)
				}
				for k, seat := range c.Seats(n) {
					if click(c.Place(n, k).Centre()); c.Seat != seat {
						t.Errorf("%v: on page %d pointed at is seat %d, not %d", size, n, c.Seat, seat)
					}
				}
			}
			for _, in := range []int{counting.ButtonOn, ButtonBack, ButtonNext} {
				if r := c.Buttons.Widgets[in].Rect; touch && (r.W < 44*size[2] || r.H < 44*size[2]) {
					t.Errorf("%v: button %d is %v", size, in, r)
				}
			}
			if !click(c.Layout.Button.Centre()) {
				t.Errorf("%v: it is not left", size)
			}
		}
	}
}

// TestAnotherRoomIsPaintedAnew: pictures of the last are given back.
func TestAnotherRoomIsPaintedAnew(t *testing.T) {
	c := newThree(t, usual, 1280, 720, 1)
	was := c.forgotten
	c.app.ResizePoints(960, 600, 1)
	if c.Update(nil, 0); c.forgotten != was+1 {
		t.Errorf("pictures were given back %d times", c.forgotten-was)
	}
}

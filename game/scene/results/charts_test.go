//go:build !js

package results

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// charted is a screen that shows charts of so many seats.
func charted(t *testing.T, seats int) *Screen {
	t.Helper()
	o := towers(seats)
	o.Charts, o.Course = madeUpCharts(seats), courseOf(seats, 100, nil)
	s := New(quickApp(t), o)
	do(t, s)
	click(t, s, s.Widgets.Widgets[chartsButton].Rect)
	return s
}

// TestChartsAreTurned by their tabs, and lead back to the sheet and to the course.
func TestChartsAreTurned(t *testing.T) {
	s := charted(t, 3)
	if s.seen != chartsSeen || s.Widgets.Widgets[chartsButton].Label != "Streets and points" || s.Widgets.Widgets[courseButton].Label != "Course of the match" {
		t.Fatalf("page %d, the buttons say %q and %q", s.seen, s.Widgets.Widgets[chartsButton].Label, s.Widgets.Widgets[courseButton].Label)
	}
	if said := s.Spoken(s.app).Prompt; said != "Bricks. After storey 12. Wilhelmina Przybyszewska 12. Bo 24. Celina 36." {
		t.Errorf("it is said %q", said)
	}
	click(t, s, s.charts.tab(1))
	do(t, s, input.Intent{Kind: input.Move, X: s.charts.x(4) + 2, Y: s.charts.curves.Y + 20})
	if said := s.Spoken(s.app).Prompt; said != "Windows that nobody looks out of. After storey 4. Wilhelmina Przybyszewska −4. Bo −3. Celina −2." {
		t.Errorf("it is said %q", said)
	}
	s.Widgets.Focus(gridWidget)
	do(t, s, input.Intent{Kind: input.Navigate, DX: 1})
	if s.charts.cursor != 5 {
		t.Errorf("an arrow leads to moment %d", s.charts.cursor)
	}
	if said := s.spokenWidget(tabWidget); said != "Bricks" {
		t.Errorf("a tab is called %q", said)
	}
	click(t, s, s.Widgets.Widgets[courseButton].Rect)
	if s.seen != courseSeen || !s.Widgets.Widgets[tabWidget].Hidden || s.Widgets.Widgets[plotWidget].Hidden {
		t.Errorf("page %d", s.seen)
	}
	do(t, s, input.Intent{Kind: input.Cancel})
	if s.seen != sheetSeen || s.Widgets.Widgets[columnWidget].Hidden {
		t.Errorf("page %d", s.seen)
	}
	plain := New(quickApp(t), towers(3))
	do(t, plain)
	if !plain.Widgets.Widgets[chartsButton].Hidden {
		t.Error("there is a button without charts")
	}
}

// TestTheSheetHasAName where no positions give it one.
func TestTheSheetHasAName(t *testing.T) {
	o := towers(3)
	o.Positions, o.Course = Positions{}, courseOf(3, 10, nil)
	s := New(quickApp(t), o)
	do(t, s)
	click(t, s, s.Widgets.Widgets[courseButton].Rect)
	if said := s.Widgets.Widgets[courseButton].Label; said != "Points" {
		t.Errorf("the button back says %q", said)
	}
}

// TestBoundsHoldAllValues of a chart, between whole steps.
func TestBoundsHoldAllValues(t *testing.T) {
	for _, test := range []struct{ least, most, low, high, step int }{
		{0, 0, 0, 5, 5}, {3, 5, 0, 5, 5}, {0, 6, 0, 10, 5}, {0, 38, 0, 40, 5}, {0, 41, 0, 50, 10}, {-1, 4, -5, 5, 5}, {-5, 0, -5, 5, 5}, {-6, 30, -10, 30, 5}, {-10, 90, -20, 100, 20},
	} {
		of := Chart{Values: [][]int{{0, test.least}, {test.most, 0}}}
		if low, high, step := of.bounds(); low != test.low || high != test.high || step != test.step {
			t.Errorf("%d to %d: %d to %d by %d", test.least, test.most, low, high, step)
		}
	}
}

// TestChartsFitEveryScreen in every size of text.
func TestChartsFitEveryScreen(t *testing.T) {
	for _, screen := range testscope.First(3, append([][2]float64{{640, 400}, {360, 640}, {640, 360}}, screens()...)) {
		for _, seats := range []int{2, 5} {
			for _, size := range []float64{0.75, 1, 1.3, 2} {
				o := towers(seats)
				o.Charts = madeUpCharts(seats)
				for len(o.Charts.Of) < mostCharts {
					o.Charts.Of = append(o.Charts.Of, o.Charts.Of[0])
				}
				s := New(quickApp(t), o)
				s.app.SetSettings(scene.Settings{Speed: 1, TextSize: int(100 * size)})
				s.app.Resize(screen[0], screen[1])
				do(t, s)
				c := &s.charts
				places := []widget.Rect{c.title, c.legend, c.plot}
				for n := range o.Charts.Of {
					places = append(places, c.tab(n))
				}
				apart(t, s.layout.wide, places...)
				if !holds(c.plot, c.curves) || c.curves.H < 50*s.layout.u {
					t.Errorf("curves %v in %v", c.curves, c.plot)
				}
				if t.Failed() {
					t.Fatalf("screen %v, %d seats, text %g", screen, seats, size)
				}
			}
		}
	}
}

// TestChartsAreDrawn with a moment pointed at, and without.
func TestChartsAreDrawn(t *testing.T) {
	drive.Window(t)
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {640, 400}, {360, 640}}) {
		s := charted(t, 5)
		s.app.Resize(size[0], size[1])
		plain := pictureOf(t, s)
		do(t, s, input.Intent{Kind: input.Move, X: s.charts.x(7), Y: s.charts.curves.Y + 20})
		pointed := pictureOf(t, s)
		drive.Keep(t, fmt.Sprintf("results-charts-%gx%g", size[0], size[1]), pointed)
		if drive.Differing(plain, pointed) < 100 {
			t.Error("nothing tells what is pointed at")
		}
	}
}

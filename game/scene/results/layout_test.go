//go:build !js

package results

import (
	"fmt"
	"testing"

	"capital/game/scene"
	"capital/render/widget"
)

// screens are sizes from the smallest to the largest, and some held upright.
func screens() [][2]float64 {
	return [][2]float64{
		{640, 400}, {844, 390}, {960, 600}, {1280, 720}, {1024, 768}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {3440, 1440}, {3840, 2160},
		{600, 800}, {600, 960}, {768, 1024}, {810, 1080}, {1080, 1920}, {1200, 1600},
	}
}

// rounding is by how many pixels things may overlap.
const rounding = 0.01

// holds reports whether a rectangle lies in another.
func holds(outer, inner widget.Rect) bool {
	return inner.X >= outer.X-rounding && inner.Y >= outer.Y-rounding && inner.W > 0 && inner.H > 0 &&
		inner.X+inner.W <= outer.X+outer.W+rounding && inner.Y+inner.H <= outer.Y+outer.H+rounding
}

func overlap(a, b widget.Rect) bool {
	return a.X+a.W > b.X+rounding && b.X+b.W > a.X+rounding && a.Y+a.H > b.Y+rounding && b.Y+b.H > a.Y+rounding
}

// apart complains of what does not lie within a place, or over something else.
func apart(t *testing.T, within widget.Rect, places ...widget.Rect) {
	t.Helper()
	for n, place := range places {
		if !holds(within, place) {
			t.Errorf("%v is not in %v", place, within)
		}
		for _, other := range places[:n] {
			if overlap(place, other) {
				t.Errorf("%v and %v overlap", place, other)
			}
		}
	}
}

// contents are sheets of one to five seats, with and without positions, ties and a course.
func contents() (all []content) {
	sizes := []Size{{4, 4}, {4, 3}, {3, 4}, {1, 1}, {0, 0}}
	for seats := 1; seats <= 5; seats++ {
		for lines := 1; lines <= 10; lines += 3 {
			for ties := range 3 {
				for _, buttons := range [][]float64{{76, 98, 42}, {76, 140, 182, 98, 42}} {
					all = append(all, content{seats, nil, lines, ties, buttons, 120, 54, seats == 2, seats == 3, false}, content{seats, sizes[:seats], lines, ties, buttons, 120, 54, false, seats == 4, false})
				}
			}
		}
	}
	for seats := 2; seats <= 5; seats++ { // a sheet of many lines
		all = append(all, content{seats, sizes[:seats], 15, 3 * (seats % 2), []float64{76, 140, 80, 182, 98, 42}, 120, 54, false, false, false})
	}
	return all
}

// TestManyLinesHaveRoom on a slim telephone: their names stand beside their points, for above these they would be too small.
func TestManyLinesHaveRoom(t *testing.T) {
	room := scene.Room{Width: 1080, Height: 1920, Point: 3, Text: 1}
	l := layOut(room, 1, content{5, nil, 15, 3, []float64{76, 140, 80, 182, 98, 42}, 170, 54, false, false, false})
	if l.stacked || !l.crowded || l.line < 13.5*l.u {
		t.Errorf("stacked %v, crowded %v, lines of %.1f units", l.stacked, l.crowded, l.line/l.u)
	}
	if few := layOut(room, 1, content{5, nil, 6, 0, []float64{76, 140, 80, 182, 98, 42}, 170, 54, false, false, false}); !few.stacked || few.crowded {
		t.Errorf("of few lines: stacked %v, crowded %v", few.stacked, few.crowded)
	}
	if wide := layOut(scene.PlainRoom(810, 1080), 1, content{5, []Size{{8, 8}, {8, 8}, {8, 8}, {8, 8}, {8, 8}}, 15, 3, []float64{76, 140, 80, 182, 98, 42}, 120, 54, false, false, false}); wide.unit > 0 || wide.line < 16*wide.u {
		t.Errorf("positions of units of %d take the height of lines of %.1f units", wide.unit, wide.line/wide.u)
	}
}

func TestEverythingFitsEveryScreen(t *testing.T) {
	for _, screen := range screens() {
		for _, c := range contents() {
			for _, text := range []float64{0.75, 1, 1.3, 1.6, 2} {
				l := layOut(scene.PlainRoom(screen[0], screen[1]), text, c)
				places := append([]widget.Rect{l.panel, l.verdict}, l.buttons...)
				if l.detail.W > 0 || !l.large() {
					places = append(places, l.sign, l.detail)
				}
				if l.stairs.W > 0 {
					places = append(places, l.stairs)
				}
				apart(t, widget.Rect{W: screen[0], H: screen[1]}, places...)
				apart(t, widget.Rect{W: screen[0], H: screen[1]}, append([]widget.Rect{l.wide}, l.buttons...)...)
				checkDetail(t, &l, c)
				checkSheet(t, &l, c)
				checkCourse(t, &l)
				if t.Failed() {
					t.Fatalf("screen %v, %+v, text %g", screen, c, text)
				}
			}
		}
	}
}

// TestNamesOfLinesStandAboveTheirPoints on a slim telephone, where they have no room beside them.
func TestNamesOfLinesStandAboveTheirPoints(t *testing.T) {
	room := scene.Room{Width: 1170, Height: 2532, Point: 3, Text: 1}
	for _, text := range []float64{0.75, 1, 2} {
		l := layOut(room, text, content{4, nil, 7, 1, []float64{76, 140, 182, 98, 42}, 170, 54, false, false, false})
		last := l.lines + 9.9*l.line
		if !l.stacked || l.columns[3].X+l.columns[3].W > l.panel.X+l.panel.W || last > l.panel.Y+l.panel.H || l.line < 36*l.u*min(text, 1) {
			t.Errorf("text %g: stacked %v, lines of %.0f in %v, columns %v", text, l.stacked, l.line/l.u, l.panel, l.columns)
		}
		if wide := layOut(scene.PlainRoom(1280, 720), text, content{4, nil, 7, 1, []float64{76, 140, 182, 98, 42}, 170, 54, false, false, false}); wide.stacked {
			t.Errorf("text %g: they stand above where there is room", text)
		}
	}
}

// checkSheet checks that a sheet has room for what is in it.
func checkSheet(t *testing.T, l *layout, c content) {
	t.Helper()
	apart(t, l.panel, append([]widget.Rect{l.labels}, l.columns...)...)
	if len(l.columns) != c.seats || len(l.buttons) != len(c.buttons) {
		t.Errorf("%d columns and %d buttons", len(l.columns), len(l.buttons))
	}
	for _, s := range c.positions {
		if float64(s.Width*l.unit) > l.columns[0].W || float64(s.Height*l.unit) > l.positions.H {
			t.Errorf("units of %d are too large for %v in columns of %.0f", l.unit, l.positions, l.columns[0].W)
		}
	}
	if c.positions != nil && c.lines <= 10 && !l.large() && l.unit < int(14*l.u) {
		t.Errorf("units of %d at a scale of %.2f", l.unit, l.u)
	}
	if l.lines < l.positions.Y+l.positions.H-rounding || l.positions.Y < l.labels.Y+l.head-rounding {
		t.Errorf("names of %.1f, positions %v, lines from %.1f", l.head, l.positions, l.lines)
	}
	if bottom := l.lines + c.rows()*l.line; bottom > l.panel.Y+l.panel.H+rounding {
		t.Errorf("lines end at %.1f, the panel at %.1f", bottom, l.panel.Y+l.panel.H)
	}
	if least := 18.0; c.lines <= 10 && l.line < least*l.u || l.line < 12*l.u {
		t.Errorf("lines of %.1f at a scale of %.2f", l.line, l.u)
	}
}

// checkDetail checks that the large position is one, and that labels have room on their buttons.
func checkDetail(t *testing.T, l *layout, c content) {
	t.Helper()
	for _, s := range c.positions {
		if l.large() {
			break
		}
		if large := unitIn(l.detail.W, l.detail.H, s); large < l.unit && c.seats > 1 || c.lines <= manyLines && float64(large) < 80*l.u || float64(large) < 20*l.u {
			t.Errorf("%v: large units of %d, small ones of %d at a scale of %.2f", s, large, l.unit, l.u)
		}
	}
	for n, button := range l.buttons {
		if button.W < (c.buttons[n]*l.button+16)*l.u {
			t.Errorf("a button of %.0f for a label of %.0f", button.W, c.buttons[n]*l.u)
		}
	}
}

// checkCourse checks that everything of a course has a place of its own.
func checkCourse(t *testing.T, l *layout) {
	t.Helper()
	c := &l.course
	apart(t, l.wide, append([]widget.Rect{c.Title, c.Legend, c.Plot, c.Heading}, c.Slips[:c.Shown]...)...)
	if !holds(c.Plot, c.Curves) || c.Curves.H < 60*l.u {
		t.Errorf("curves %v in %v", c.Curves, c.Plot)
	}
}

// TestTiesEndWithTheSheet compares where the last line is drawn with the room that the layout leaves.
func TestTiesEndWithTheSheet(t *testing.T) {
	for ties := range 4 {
		s := madeUp(t, 3)
		s.outcome.Ties = make([]Line, ties)
		s.lay()
		last := s.sheet.end() + s.layout.line*totalAt
		if ties > 0 {
			last = s.sheet.tieY(ties - 1)
		}
		in := s.layout.panel.Inset(pad * s.layout.u)
		if last+s.layout.line/2 > in.Y+in.H {
			t.Errorf("%d ties: the last line lies at %.1f, the sheet ends at %.1f", ties, last, in.Y+in.H)
		}
	}
}

// TestManyLinesAreFolded where they can't be read: what is added up comes first, and the others are turned to.
func TestManyLinesAreFolded(t *testing.T) {
	o := towers(3)
	o.Lines = nil
	for n := range 15 {
		line := Line{Words: fmt.Sprint("Storey ", n), Points: []int{n, 1, -n}, Group: fmt.Sprint("Storeys ", n/3)}
		if n == 14 {
			line.Group = ""
		}
		o.Lines = append(o.Lines, line)
	}
	s := New(quickApp(t), o)
	do(t, s)
	if s.sheet.folded || len(s.sheet.lines()) != 15 || !s.Widgets.Widgets[turnWidget].Hidden {
		t.Fatalf("with room for all, %d lines are seen", len(s.sheet.lines()))
	}
	s.app.ResizePoints(2532, 1170, 3)
	do(t, s)
	lines := s.sheet.lines()
	if !s.sheet.folded || s.sheet.cramped() || len(lines) != 6 || lines[1].Words != "Storeys 1" || lines[5].Words != "Storey 14" {
		t.Fatalf("folded %v, cramped %v: %v", s.sheet.folded, s.sheet.cramped(), lines)
	}
	if got := lines[1].Points; got[0] != 3+4+5 || got[1] != 3 || got[2] != -12 || o.Lines[3].Points[0] != 3 {
		t.Errorf("three lines are added up to %v", got)
	}
	var all []Line
	for range 2 {
		click(t, s, s.Widgets.Widgets[turnWidget].Rect)
		all = append(all, s.sheet.lines()...)
	}
	for n := range o.Lines {
		if len(all) != 15 || all[n].Words != o.Lines[n].Words {
			t.Fatalf("turned to are %v", all)
		}
	}
	if click(t, s, s.Widgets.Widgets[turnWidget].Rect); s.sheet.turned() != "1/3" {
		t.Errorf("after the last comes %s", s.sheet.turned())
	}
}

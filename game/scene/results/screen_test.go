//go:build !js

package results

import (
	"context"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

func TestMain(m *testing.M) { drive.Main(m) }

// do has a person do things on the screen.
func do(t *testing.T, s *Screen, intents ...input.Intent) {
	t.Helper()
	if err := s.Update(s.app, intents); err != nil {
		t.Fatal(err)
	}
}

// click clicks in the middle of a place.
func click(t *testing.T, s *Screen, place widget.Rect) {
	t.Helper()
	x, y := place.Centre()
	clickAt(t, s, x, y)
}

// clickAt clicks at a point.
func clickAt(t *testing.T, s *Screen, x, y float64) {
	t.Helper()
	do(t, s, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
}

// knownCourse is a screen that shows a course of which everything is known.
func knownCourse(t *testing.T, seats int) *Screen {
	t.Helper()
	s := madeUp(t, seats)
	click(t, s, s.Widgets.Widgets[courseButton].Rect)
	drive.Until(t, "the course is known", func() bool {
		do(t, s)
		return s.outcome.Course.Known() == s.outcome.Course.Moves()
	})
	return s
}

func TestColumnsAreInTheOrderOfPlaces(t *testing.T) {
	o := towers(5)
	for seat, place := range []int{4, 1, 5, 1, 3} {
		o.Seats[seat].Place = place
	}
	s := New(quickApp(t), o)
	if !slices.Equal(s.order, []int{1, 3, 4, 0, 2}) || !slices.Equal(s.winners(), []int{1, 3}) {
		t.Errorf("columns %v, winners %v", s.order, s.winners())
	}
	if got := s.place(2); got != "5th" {
		t.Errorf("the last place is called %q", got)
	}
}

func TestTakeBacksAreToldWherePeoplePlayed(t *testing.T) {
	for _, person := range []bool{true, false} {
		for agreed, words := range map[record.TakeBacks]string{
			record.TakeBacksUntilRevealed: "Take-backs: until something is revealed", record.TakeBacksFree: "Take-backs: free",
		} {
			o := towers(3)
			o.TakeBacks = agreed
			if !person {
				o.Seats[0].Player = "mason"
			}
			s := New(quickApp(t), o)
			if strings.HasSuffix(s.verdict.about, " · "+words) != person || !strings.HasPrefix(s.verdict.about, "Seed 18446744073709551615") {
				t.Errorf("person %v: it says %q", person, s.verdict.about)
			}
		}
	}
}

func TestButtonsLeadWhereTheySay(t *testing.T) {
	o, again := towers(5), 0
	o.Course = courseOf(5, 100, nil)
	o.Rematch = func() { again++ }
	s := New(quickApp(t), o)
	do(t, s)
	for button, want := range map[int]string{rematchButton: "Rematch", courseButton: "Course of the match", seatsButton: "New seats", titleButton: "Title"} {
		if got := s.Widgets.Widgets[button].Label; got != want {
			t.Errorf("a button says %q, not %q", got, want)
		}
	}
	if click(t, s, s.layout.buttons[rematchButton]); again != 1 {
		t.Errorf("%d matches are begun again", again)
	}
	for button, want := range map[int]string{seatsButton: "*scene.setup", titleButton: "*scene.title"} {
		s := madeUp(t, 5)
		click(t, s, s.Widgets.Widgets[button].Rect)
		if got := fmt.Sprintf("%T", s.app.Shown()); got != want {
			t.Errorf("button %d leads to a %s, not a %s", button, got, want)
		}
	}
}

// TestWhatIsSharedHasAButton, and what is not has none.
func TestWhatIsSharedHasAButton(t *testing.T) {
	s := madeUp(t, 3)
	if do(t, s); !s.Widgets.Widgets[shareButton].Hidden || s.Shared() != "" {
		t.Error("a match that has no record can be shared")
	}
	before := len(s.layout.buttons)
	o := towers(3)
	o.Course = courseOf(3, 10, nil)
	s = New(quickApp(t), o)
	s.Share("capital 1")
	if do(t, s); s.Widgets.Widgets[shareButton].Label != "Share" || len(s.layout.buttons) != before+1 || s.Shared() != "capital 1" {
		t.Errorf("the button says %q, there are %d", s.Widgets.Widgets[shareButton].Label, len(s.layout.buttons))
	}
}

// TestTheLookBackLeadsHere where moves are looked at, else it is skipped.
func TestTheLookBackLeadsHere(t *testing.T) {
	o, looked := towers(3), -1
	s := New(quickApp(t), o)
	if s.LookBack(0); s.app.Shown() != scene.Scene(s) {
		t.Errorf("%T is shown", s.app.Shown())
	}
	o.Course = courseOf(3, 10, nil)
	o.Course.LookBack = func(move int, back scene.Scene) { looked = move }
	if New(quickApp(t), o).LookBack(0); looked != 0 {
		t.Errorf("the move looked at is %d", looked)
	}
}

// TestTheButtonInTheCornerCoversNothing looks for the button that opens the menu over what the sheet and the course say first.
func TestTheButtonInTheCornerCoversNothing(t *testing.T) {
	for _, size := range [][3]float64{{640, 400, 1}, {960, 600, 1}, {1280, 720, 1}, {2560, 1440, 1}, {810, 1080, 1}, {844 * 3, 390 * 3, 3}, {390 * 3, 844 * 3, 3}} {
		s := knownCourse(t, 3)
		s.app.ResizePoints(size[0], size[1], size[2])
		do(t, s)
		_, button := s.MenuWay()
		if size[2] > 1 && min(button.W, button.H) < scene.Touch*size[2]-1 {
			t.Errorf("at %v no finger hits the button at %v", size, button)
		}
		for name, place := range map[string]widget.Rect{"the title": s.CourseLayout().Title, "the verdict": s.layout.verdict} {
			if place.X < button.X+button.W && place.Y < button.Y+button.H {
				t.Errorf("at %v the button at %v lies over %s at %v", size, button, name, place)
			}
		}
	}
}

func TestPostersLeadBack(t *testing.T) {
	o := towers(2)
	painted := func(context.Context, int) (image.Image, error) { return image.NewRGBA(image.Rect(0, 0, 2, 3)), nil }
	o.Posters = &gallery.Pictures{Names: []string{"Ala", "Bo"}, Paint: painted}
	s := New(quickApp(t), o)
	do(t, s)
	click(t, s, s.Widgets.Widgets[posterButton].Rect)
	shown, ok := s.app.Shown().(*gallery.Screen)
	if !ok {
		t.Fatalf("the button leads to a %T", s.app.Shown())
	}
	if err := shown.Update(s.app, []input.Intent{{Kind: input.Cancel}}); err != nil {
		t.Fatal(err)
	}
	drive.Until(t, "the results are back", func() bool { return s.app.Update() == nil && s.app.Shown() == scene.Scene(s) })
}

func TestWithoutReviewsThereIsNoCourse(t *testing.T) {
	app := quickApp(t)
	app.MyPlay = nil
	s := New(app, towers(2))
	do(t, s)
	if w := s.Widgets.Widgets; !w[courseButton].Hidden || !w[posterButton].Hidden || w[seatsButton].Rect != s.layout.buttons[1] || len(s.layout.buttons) != 3 {
		t.Errorf("three buttons at %v", s.layout.buttons)
	}
	do(t, s, input.Intent{Kind: input.Cancel}) // to the title
	if s.app.Shown() == nil {
		t.Error("there is no way back to the title")
	}
}

func TestCourseLeadsBackToMoves(t *testing.T) {
	s := knownCourse(t, 5)
	var looked []int
	s.outcome.Course.LookBack = func(move int, back scene.Scene) {
		if looked = append(looked, move); back != scene.Scene(s) {
			t.Error("the way back leads elsewhere")
		}
	}
	c := s.CourseLayout()
	click(t, s, widget.Rect{X: c.Curves.X + c.Curves.W*0.42, Y: c.Curves.Y + 20})
	for _, key := range []input.Intent{{Kind: input.Navigate, DX: 1}, {Kind: input.Navigate, DX: 1}, {Kind: input.Confirm}} {
		do(t, s, key)
	}
	click(t, s, c.Slips[0])
	click(t, s, widget.Rect{X: c.Plot.X + c.Plot.W - 1, Y: c.Plot.Y + 1})
	if want := []int{42, 44, 90, 99}; !slices.Equal(looked, want) {
		t.Errorf("it leads to %v, not %v", looked, want)
	}
}

func TestCourseTurnsToTheSheetAndBack(t *testing.T) {
	s := knownCourse(t, 1)
	w := s.Widgets.Widgets
	if w[courseButton].Label != "Streets and points" || w[slipWidget].Hidden {
		t.Errorf("the course is not shown: %q", w[courseButton].Label)
	}
	do(t, s, input.Intent{Kind: input.Cancel})
	if w[courseButton].Label != "Course of the match" || !w[slipWidget].Hidden || !w[plotWidget].Hidden {
		t.Errorf("the sheet is not shown: %q", w[courseButton].Label)
	}
}

// TestPeoplesSlipsAreBright counts the slips of people on a screen.
func TestPeoplesSlipsAreBright(t *testing.T) {
	for _, s := range knownCourse(t, 3).chart.slips {
		if s.person != (towers(3).Seats[s.Seat].Player == session.Person) {
			t.Errorf("%+v", s)
		}
	}
}

// TestSlipsStayUnderThePointer while more is found out, and under the focus of keys; then all is listed.
func TestSlipsStayUnderThePointer(t *testing.T) {
	for _, keys := range []bool{false, true} {
		s := madeUp(t, 5)
		click(t, s, s.Widgets.Widgets[courseButton].Rect)
		drive.Until(t, "a slip is listed", func() bool {
			do(t, s)
			return s.chart.listed() > 0
		})
		if keys {
			s.Widgets.Focus(slipWidget)
		} else {
			x, y := s.CourseLayout().Slips[0].Centre()
			do(t, s, input.Intent{Kind: input.Move, X: x, Y: y})
		}
		if !s.slipMeant() {
			t.Fatal("nobody means the slip")
		}
		listed := slices.Clone(s.chart.slips)
		drive.Until(t, "the course is known", func() bool {
			do(t, s)
			return s.outcome.Course.Known() == s.outcome.Course.Moves()
		})
		same := func(a, b slip) bool { return a.move == b.move }
		if !slices.EqualFunc(s.chart.slips, listed, same) {
			t.Errorf("keys %v: another list lies under the pointer", keys)
		}
		if keys {
			s.Widgets.Focus(courseButton)
		}
		do(t, s, input.Intent{Kind: input.Move, X: 1, Y: 1})
		do(t, s)
		if want := s.outcome.Course.slips(s.outcome.Seats); slices.EqualFunc(listed, want, same) || !slices.EqualFunc(s.chart.slips, want, same) {
			t.Errorf("keys %v: %d slips are listed, not %d", keys, len(s.chart.slips), len(want))
		}
	}
}

// In another language the outcome is told again, and the page that is shown stays.
func TestTheOutcomeFollowsTheLanguage(t *testing.T) {
	app := quickApp(t)
	outcome := towers(3)
	other := outcome
	other.Lines = slices.Clone(outcome.Lines)
	other.Lines[0].Words = "Cegły"
	outcome.Again = func() Outcome { return other }
	s := New(app, outcome)
	do(t, s)
	if s.outcome.Lines[0].Words != "Bricks" {
		t.Fatal("it is told again without a cause")
	}
	s.tongue = "another"
	app.Resize(1000, 700)
	do(t, s)
	if s.sheet.outcome.Lines[0].Words != "Cegły" || s.tongue != app.Language() {
		t.Errorf("the sheet says %q", s.sheet.outcome.Lines[0].Words)
	}
}

// TestASettledScreenRests lets ticks pass over a sheet, and a course that is known.
func TestASettledScreenRests(t *testing.T) {
	s := knownCourse(t, 5)
	for range 2 {
		do(t, s)
		s.Changed()
		if n := testing.AllocsPerRun(100, func() { s.Update(s.app, nil) }); n != 0 || s.Changed() {
			t.Errorf("a tick allocates %v times", n)
		}
		s.turnPage(courseSeen)
	}
}

// Whoever confirms once too often after the last sums stays at the results; the next time another match begins.
func TestARematchIsConfirmedTwice(t *testing.T) {
	o, again := towers(5), 0
	o.Rematch = func() { again++ }
	s := New(quickApp(t), o)
	for want := range 2 {
		if again != 0 {
			t.Errorf("another match begins after %d", want)
		}
		do(t, s, input.Intent{Kind: input.Confirm})
	}
	if again != 1 {
		t.Errorf("%d matches begin", again)
	}
}

// My play is shown from the results, lying and upright, and leads back to them.
func TestMyPlayFromTheResults(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {360, 640}} {
		s := madeUp(t, 2)
		s.app.Resize(size[0], size[1])
		do(t, s)
		var back func() scene.Scene
		s.app.MyPlay = func(_ *scene.App, to func() scene.Scene) scene.Scene { back = to; return madeUp(t, 1) }
		click(t, s, s.Widgets.Widgets[myPlayButton].Rect)
		if back == nil || back() != scene.Scene(s) {
			t.Errorf("%v: it does not lead there and back", size)
		}
	}
}

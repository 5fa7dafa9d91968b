//go:build !js

package table

import (
	"fmt"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/lookback"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// over plays a match to its end and waits for the results.
func over(t *testing.T, speed float64) *robot {
	t.Helper()
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 6 && m.Round() == 3 && m.Owes(0) == warsaw.DecideUse })
	r := begin(t, game{speed: speed, record: record})
	for m := r.await(0); !m.Over(); m = r.await(0) {
		r.playByMouse(&m, 0)
	}
	r.rest()
	r.skip()
	r.rest()
	return r
}

// resultsTwin is the results, laid out, that are nowhere shown.
func (r *robot) resultsTwin() *results.Screen {
	r.t.Helper()
	app := r.hiddenApp(false)
	s, err := newMatch(r.record())
	if err != nil {
		r.t.Fatal(err)
	}
	twin := newScreen(app, s).Results()
	twin.Share(s.Text())
	if err := twin.Update(app.App, nil); err != nil {
		r.t.Fatal(err)
	}
	return twin
}

// openCourse turns from the sheet to the course.
func (r *robot) openCourse(twin *results.Screen) {
	r.t.Helper()
	words := r.hiddenApp(false).App.Strings.Text("results.course")
	for _, w := range twin.Group().Widgets {
		if w.Label == words {
			r.g.Click(centre(w.Rect))
			return
		}
	}
	r.t.Fatalf("nothing says %q", words)
}

// TestCourseIsDrawnAndLeadsBack opens the course of a match, watches it grow, goes to
// positions by its curves, its slips and keys, and comes back.
func TestCourseIsDrawnAndLeadsBack(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	r := over(t, 0)
	moves := len(r.record().Actions)
	shown := r.resultsTwin()
	sheet := r.keep("results")
	r.openCourse(shown)
	r.g.Move(2, 2)
	r.g.Tick(3)
	first := r.keep("course-first")
	curves := shown.CourseLayout().Curves
	if share(sheet, first, curves) < 0.5 {
		t.Fatal("the course does not show")
	}
	for range 12 {
		before := r.g.Look()
		drive.Until(t, "the curves grow", func() bool {
			time.Sleep(50 * time.Millisecond) // looking takes the time that thinking needs
			r.g.Tick(1)
			return share(before, r.g.Look(), curves) > 0
		})
	}
	r.picture("course-grown")

	// A click on the curves, and the arrows there.
	l := r.layout()
	r.g.Click(curves.X+curves.W*0.42, curves.Y+curves.H*0.5)
	r.g.Tick(20)
	looked := r.keep("lookback")
	if share(first, looked, l.Screen) < 0.5 {
		t.Fatal("a click on the course leads nowhere")
	}
	r.g.Key(ebiten.KeyArrowRight)
	r.g.Tick(10)
	if share(looked, r.keep("lookback-next"), l.Side) == 0 {
		t.Error("the next move looks the same")
	}
	r.g.Key(ebiten.KeyArrowLeft)
	r.g.Tick(10)
	if share(looked, r.g.Look(), l.Others) != 0 {
		t.Error("the move before is another")
	}
	r.g.Click(centre(view.Lay(lookback.TableRoom(scene.PlainRoom(r.w, r.h))).Confirm))
	r.g.Tick(20)
	r.g.Move(2, 2)
	r.g.Tick(2)
	if share(first, r.g.Look(), shown.CourseLayout().Title) > 0.1 {
		t.Error("the way back leads elsewhere")
	}

	// Once something is known, the largest slip leads back too.
	slip := shown.CourseLayout().Slips[0]
	drive.Until(t, "a slip is marked", func() bool {
		time.Sleep(100 * time.Millisecond)
		r.g.Tick(4)
		return share(first, r.g.Look(), slip) >= 0.3
	})
	r.g.Click(centre(slip))
	r.g.Tick(20)
	r.picture("lookback-slip")
	r.g.Key(ebiten.KeyEscape)
	r.g.Tick(20)
	r.g.Key(ebiten.KeyEscape)
	r.g.Move(2, 2)
	r.g.Tick(20)
	if n := drive.Differing(sheet, r.g.Look()); n > 5000 { // the ring of the focus
		r.keep("sheet-again")
		t.Errorf("%d pixels of the sheet are not as before", n)
	}
	if n := len(r.record().Actions); n != moves {
		t.Errorf("looking back made %d moves of %d", n, moves)
	}
	r.lookBackAtEverySize()
}

// lookBackAtEverySize looks at the course, and back from its largest slip, on other sizes of screen.
func (r *robot) lookBackAtEverySize() {
	r.t.Helper()
	r.openCourse(r.resultsTwin())
	for _, size := range [][2]int{{810, 1080}, {844, 390}} { // package ending draws it at all sizes
		r.g.Resize(size[0], size[1])
		r.w, r.h = float64(size[0]), float64(size[1])
		r.g.Tick(3)
		shown := r.resultsTwin()
		curves := shown.CourseLayout().Curves
		r.g.Move(curves.X+curves.W*0.6, curves.Y+curves.H*0.5)
		r.g.Tick(2)
		name := fmt.Sprintf("%dx%d", size[0], size[1])
		r.picture("course-%s", name)
		r.g.Click(centre(shown.CourseLayout().Slips[0]))
		r.g.Tick(20)
		r.picture("lookback-%s", name)
		r.g.Click(centre(r.layout().Confirm))
		r.g.Tick(20)
	}
}

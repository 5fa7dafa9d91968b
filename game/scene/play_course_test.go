//go:build !js

package scene

import (
	"fmt"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/drive"
	"capital/game/session"
	"capital/rules/warsaw"
)

// over plays a match to its end and waits for the results.
func over(t *testing.T, speed float64) *robot {
	t.Helper()
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 6 && m.Round() == 3 && m.Owes(0) == warsaw.DecideUse })
	r := begin(t, game{w: 1280, h: 720, speed: speed, record: record})
	for m := r.await(0); !m.Over(); m = r.await(0) {
		r.playByMouse(&m, 0)
	}
	r.rest()
	r.skip()
	r.rest()
	return r
}

// resultsTwin is the results, laid out, that are nowhere shown.
func (r *robot) resultsTwin() *results {
	r.t.Helper()
	app := r.hiddenApp()
	s, err := session.Resume(r.record(), nil)
	if err != nil {
		r.t.Fatal(err)
	}
	twin := newTable(app, s)
	shown := newResults(app, twin.names(), twin.names(), twin.looks(), s.Table(), s.Events(), s.Record(), nil, nil).(*results)
	shown.lay()
	return shown
}

// TestCourseIsDrawnAndLeadsBack opens the course of a match, watches it grow, goes to
// positions by its curves, its slips and keys, and comes back.
func TestCourseIsDrawnAndLeadsBack(t *testing.T) {
	r := over(t, 0)
	moves := len(r.record().Actions)
	shown := r.resultsTwin()
	sheet := r.keep("results")
	r.g.Click(centre(shown.widgets.Widgets[resultsCourse].Rect))
	r.g.Move(2, 2)
	r.g.Tick(3)
	first := r.keep("course-first")
	curves := shown.layout.course.curves
	if share(sheet, first, curves) < 0.5 {
		t.Fatal("the course does not show")
	}
	for end, known := time.Now().Add(patience), 0; known < 12; known++ {
		before := r.g.Look()
		for share(before, r.g.Look(), curves) == 0 {
			if time.Now().After(end) {
				t.Fatal("the curves do not grow")
			}
			r.g.Tick(1)
			time.Sleep(5 * time.Millisecond)
		}
	}
	r.keep("course-grown")

	// A click on the curves, and the arrows there.
	l := r.layout()
	r.g.Click(curves.X+curves.W*0.42, curves.Y+curves.H*0.5)
	r.g.Tick(20)
	looked := r.keep("lookback")
	if share(first, looked, l.screen) < 0.5 {
		t.Fatal("a click on the course leads nowhere")
	}
	r.g.Key(ebiten.KeyArrowRight)
	r.g.Tick(10)
	if share(looked, r.keep("lookback-next"), l.side) == 0 {
		t.Error("the next move looks the same")
	}
	r.g.Key(ebiten.KeyArrowLeft)
	r.g.Tick(10)
	if share(looked, r.g.Look(), l.others) != 0 {
		t.Error("the move before is another")
	}
	r.g.Click(centre(l.confirm))
	r.g.Tick(20)
	r.g.Move(2, 2)
	r.g.Tick(2)
	if share(first, r.g.Look(), shown.layout.course.title) > 0.1 {
		t.Error("the way back leads elsewhere")
	}

	// Once something is known, the largest slip leads back too.
	slip := shown.layout.course.slips[0]
	for end := time.Now().Add(patience); share(first, r.g.Look(), slip) < 0.3; {
		if time.Now().After(end) {
			t.Fatal("no slip is marked")
		}
		r.g.Tick(4)
		time.Sleep(5 * time.Millisecond)
	}
	r.g.Click(centre(slip))
	r.g.Tick(20)
	r.keep("lookback-slip")
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
}

// TestCourseAtEverySize looks at the whole course, and back, on every size of screen.
func TestCourseAtEverySize(t *testing.T) {
	r := over(t, 0)
	r.g.Click(centre(r.resultsTwin().widgets.Widgets[resultsCourse].Rect))
	start := time.Now()
	for last := r.g.Look(); ; { // it rests once all is known
		for range 100 {
			r.g.Tick(1)
			time.Sleep(5 * time.Millisecond)
		}
		now := r.g.Look()
		if drive.Differing(last, now) == 0 {
			break
		}
		last = now
	}
	t.Logf("the course of %d moves takes %v", len(r.record().Actions), time.Since(start))
	for _, size := range [][2]int{{960, 600}, {1280, 720}, {2560, 1440}, {3840, 2160}, {810, 1080}} {
		r.g.Resize(size[0], size[1])
		r.w, r.h = float64(size[0]), float64(size[1])
		r.g.Tick(3)
		shown := r.resultsTwin()
		curves := shown.layout.course.curves
		r.g.Move(curves.X+curves.W*0.6, curves.Y+curves.H*0.5)
		r.g.Tick(2)
		name := fmt.Sprintf("%dx%d", size[0], size[1])
		r.keep("course-%s", name)
		r.g.Click(centre(shown.layout.course.slips[1]))
		r.g.Tick(20)
		r.keep("lookback-%s", name)
		r.g.Click(centre(r.layout().confirm))
		r.g.Tick(20)
	}
}

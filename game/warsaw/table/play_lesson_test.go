//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/lesson/lessontest"
	"capital/game/store"
	"capital/game/testscope"
	first "capital/game/warsaw/table/lesson"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// beginner sits down at the first match, on a screen of a size.
func beginner(t *testing.T, w, h float64, settings scene.Settings) (*screen, *lessontest.Pupil) {
	t.Helper()
	c := testCapital(t, settings, store.OpenFolder(t.TempDir()))
	c.Resize(w, h)
	described := c.firstMatch()
	m, err := described.Start(described.Config, nil)
	if err != nil {
		t.Fatal(err)
	}
	table := m.(*screen)
	t.Cleanup(func() { table.Close() })
	p := &lessontest.Pupil{
		T: t,
		Tick: func(intents ...input.Intent) {
			if err := table.Update(c.App, intents); err != nil {
				t.Fatal(err)
			}
		},
		Step:   func() int { at, _ := table.teaching.Guide.Step(); return at },
		Button: func() widget.Rect { return table.teaching.Guide.Group().Widgets[0].Rect },
	}
	p.Rests = func() bool { return restsForPupil(table, p) }
	p.Lit = func() []widget.Rect {
		p.Tick()
		return first.Steps()[p.Step()].Lit(seenOfLesson(table), nil)
	}
	p.Settle()
	return table, p
}

// restsForPupil reports whether nothing moves and the person may go on. An income that is counted is gone on from.
func restsForPupil(table *screen, p *lessontest.Pupil) bool {
	s, m := &table.shown, table.session
	if len(s.Waiting) > 0 && s.Waiting[0].income != nil && s.Waiting[0].income.Settled() {
		p.Tick(input.Intent{Kind: input.Confirm})
	}
	return s.AllShown() && m.Saved() && !m.Thinking() && m.Table().Owes(0) != warsaw.NoDecision
}

// stepsByMouse does each step of the lesson as it is meant, by mouse.
func stepsByMouse(table *screen, p *lessontest.Pupil) []func() {
	return []func(){
		p.GoOn,
		func() { p.ClickLit(0) },
		func() { p.ClickLit(1) },
		func() { p.ClickLit(0) },
		p.GoOn,
		func() { p.Point(p.Lit()[0]); p.Point(widget.Rect{X: 2, Y: 2}) },
		p.DragLit, p.GoOn, p.DragLit,
		func() { p.Drag(table.picture.Layout.Single(), p.Lit()[0]) },
		func() { p.Drag(p.Lit()[0], table.place.Space(1, 1)) },
		p.GoOn, p.GoOn,
	}
}

// stepsByKeys does each step as it is meant, by keys.
func stepsByKeys(table *screen, p *lessontest.Pupil) []func() {
	number := func(n int) { p.Key(input.Intent{Kind: input.Choose, Number: n}) }
	return stepsWithout(table, p, number, func() { number(5) })
}

// stepsByPad does each step as it is meant, by what a gamepad tells.
func stepsByPad(table *screen, p *lessontest.Pupil) []func() {
	tile := func(n int) {
		for range n {
			p.Key(input.Intent{Kind: input.Next})
		}
	}
	return stepsWithout(table, p, tile, func() { p.Key(input.Intent{Kind: input.Navigate, DY: -1}) })
}

// stepsWithout does each step as it is meant, without a pointer: choose takes a tile of the hand, in which none is held, and
// look looks at the first milestone.
func stepsWithout(table *screen, p *lessontest.Pupil, choose func(n int), look func()) []func() {
	key := func(kind input.Kind) func() { return func() { p.Key(input.Intent{Kind: kind}) } }
	on := key(input.Confirm)
	aim := func(x, y int8) {
		way := input.Intent{Kind: input.Navigate, DX: int(x), DY: int(y)}
		for range 12 {
			if held := &table.hand.held; held.aimed && held.target == (warsaw.Space{X: x, Y: y}) {
				break
			}
			p.Key(way)
		}
		on()
	}
	turn := func() { p.Key(input.Intent{Kind: input.Turn, Number: 1}) }
	return []func(){
		on,
		func() { choose(2) },
		turn,
		func() { aim(0, 1) },
		on,
		func() { look(); on() },
		func() { choose(3); aim(0, 1) },
		on,
		func() { choose(1); p.Key(input.Intent{Kind: input.Discard}) },
		func() { aim(1, 0) },
		func() { on(); on() },
		on, on,
	}
}

// stepsByTouch does each step as it is meant, by a finger.
func stepsByTouch(table *screen, p *lessontest.Pupil) []func() {
	p.Touch = true
	l := &table.picture.Layout
	lay := func() { p.ClickLit(len(p.Lit()) - 1); p.Click(l.Confirm) }
	return []func(){
		p.GoOn,
		func() { p.ClickLit(0) },
		func() { p.ClickLit(0) },
		lay, p.GoOn,
		func() { p.ClickLit(0) },
		func() { p.ClickLit(0); lay() },
		p.GoOn,
		func() { p.ClickLit(0); p.ClickLit(0) },
		lay,
		func() { p.Click(table.place.Space(1, 1)); p.Click(l.Confirm) },
		p.GoOn, p.GoOn,
	}
}

// TestTheFirstMatchIsPlayed from its first step to its last by mouse, by keys and by touch, at a lying and an upright screen. What
// it asked for is no slip.
func TestTheFirstMatchIsPlayed(t *testing.T) {
	for n, steps := range []func(*screen, *lessontest.Pupil) []func(){stepsByMouse, stepsByKeys, stepsByTouch} {
		size := [][2]float64{{1280, 720}, {960, 600}, {810, 1080}}[n]
		table, p := beginner(t, size[0], size[1], scene.Settings{Speed: 0, TextSize: 100})
		p.Do(steps(table, p), func(int) {})
		if p.Tick(); table.picture.Layout != view.Lay(table.desk.Room()) {
			t.Error("after the lesson room is kept for its words")
		}
		asked, played := 0, table.session.Record()
		for move, made := range played.Actions {
			if made.Seat == 0 {
				asked = move + 1
			}
		}
		if taught := table.course().Taught; asked == 0 || taught != asked {
			t.Errorf("the first %d moves can be no slips, not %d", taught, asked)
		}
	}
}

// TestAMistakeIsAnswered and nothing is played, and what is taken back is to be done again.
func TestAMistakeIsAnswered(t *testing.T) {
	table, p := beginner(t, 1280, 720, scene.Settings{Speed: 0, TextSize: 100})
	steps := stepsByMouse(table, p)
	p.Do(steps[:3], func(int) {})
	beside := table.place.Space(1, 0)
	if p.Click(beside); p.Step() != 3 || table.teaching.Moves() != 0 {
		t.Fatalf("built beside the lit space, at step %d after %d moves", p.Step()+1, table.teaching.Moves())
	}
	if !table.hand.held.none() {
		t.Error("the tile does not go back")
	}
	if p.DragLit(); p.Step() != 3 { // lifted anew, it is not turned
		t.Fatalf("at step %d with a tile that is not turned", p.Step()+1)
	}
	p.ClickLit(0)
	p.Key(input.Intent{Kind: input.Turn, Number: 1})
	if p.ClickLit(0); p.Step() != 4 {
		t.Fatalf("at step %d after the tile is built", p.Step()+1)
	}
	if p.Key(input.Intent{Kind: input.Undo}); p.Step() != 3 {
		t.Errorf("at step %d after the tile is taken back", p.Step()+1)
	}
}

// TestAStepThatRestsIsNotDrawnAnew nor laid out anew, nor does it take memory.
func TestAStepThatRestsIsNotDrawnAnew(t *testing.T) {
	table, p := beginner(t, 1280, 720, scene.Settings{Speed: 0, TextSize: 100})
	p.GoOn()
	p.Tick()
	table.Changed()
	taken := testing.AllocsPerRun(20, func() { p.Tick() })
	if table.Changed() {
		t.Error("a table that rests is drawn anew")
	}
	if usual := usualAllocs(t); taken > usual {
		t.Errorf("a tick takes %g pieces of memory, %g without a lesson", taken, usual)
	}
}

// usualAllocs is how much memory a tick takes at a table without a lesson.
func usualAllocs(t *testing.T) float64 {
	t.Helper()
	table, p := beginner(t, 1280, 720, scene.Settings{Speed: 0, TextSize: 100})
	table.teaching.Guide = nil
	p.Tick()
	return testing.AllocsPerRun(20, func() { p.Tick() })
}

// TestTheFirstMatchIsSeen goes through the whole lesson by mouse, keeping pictures of its steps.
func TestTheFirstMatchIsSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, of := range testscope.Pictures(1, []struct {
		name        string
		w, h, point float64
		settings    scene.Settings
		every       int // how many steps there are to a picture
	}{
		{"1280", 1280, 720, 1, scene.Settings{TextSize: 100}, 1},
		{"960", 960, 600, 1, scene.Settings{TextSize: 100}, 3},
		{"810", 810, 1080, 1, scene.Settings{TextSize: 100}, 3},
		{"phone-upright", 1170, 2532, 3, scene.Settings{TextSize: 100}, 3},
		{"phone-lying", 2532, 1170, 3, scene.Settings{TextSize: 100, LeftHanded: true}, 3},
		{"200", 1280, 720, 1, scene.Settings{TextSize: 200}, 3},
	}) {
		t.Run(of.name, func(t *testing.T) {
			table, p := beginner(t, of.w, of.h, of.settings)
			table.desk.ResizePoints(of.w, of.h, of.point)
			p.Settle()
			steps := stepsByMouse(table, p)
			p.Do(steps, func(step int) {
				if step%of.every == 0 {
					drive.Keep(t, fmt.Sprintf("first-match-%s-%02d", of.name, step+1), pictureOf(table))
				}
			})
		})
	}
}

// seenOfLesson is how the person sees the table in a lesson.
func seenOfLesson(table *screen) *first.Seen {
	seen, _, _ := table.lookAtLesson()
	return seen
}

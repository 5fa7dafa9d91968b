//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	first "capital/game/rome/table/lesson"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson/lessontest"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
	"capital/rules/rome"
)

// beginner sits down at the first match, on a screen of a size.
func beginner(t *testing.T, w, h float64, settings scene.Settings) (*screen, *lessontest.Pupil) {
	t.Helper()
	c := testRome(t, settings)
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

// restsForPupil reports whether nothing moves and the person may go on. What is told is gone on from.
func restsForPupil(table *screen, p *lessontest.Pupil) bool {
	s, m := &table.shown, table.session
	if len(s.Waiting) > 0 && !s.Waiting[0].silent() {
		p.Tick(input.Intent{Kind: input.Confirm})
	}
	return s.AllShown() && m.Saved() && (m.Table().Owes(0) != rome.NoDecision || !m.Thinking())
}

// stepsByMouse does each step of the lesson as it is meant, by mouse.
func stepsByMouse(table *screen, p *lessontest.Pupil) []func() {
	bid := func() { p.Click(table.picture.Layout.Confirm) }
	floors := func() { p.DragLit(); p.DragLit() }
	draw := func() {
		for n := range 8 {
			p.Click(p.Lit()[n%3])
		}
	}
	pick := func() { p.ClickLit(0); bid() }
	place := func() { p.ClickLit(0) }
	return []func(){
		p.GoOn, floors, p.DragLit, p.DragLit, p.GoOn, floors, p.DragLit, p.DragLit, p.DragLit,
		place, func() { bid(); bid() }, pick, place, draw, p.GoOn,
	}
}

// stepsByKeys does each step as it is meant, by keys.
func stepsByKeys(table *screen, p *lessontest.Pupil) []func() {
	number := func(n int) { p.Key(input.Intent{Kind: input.Choose, Number: n}) }
	return stepsWithout(table, p, func() { number(1) }, number)
}

// stepsByPad does each step as it is meant, by what a gamepad tells.
func stepsByPad(table *screen, p *lessontest.Pupil) []func() {
	to := func(thing view.Thing) {
		for n := 0; n < 40 && table.hand.focus != thing; n++ {
			p.Key(input.Intent{Kind: input.Next})
		}
	}
	card := func() {
		to(view.OfCard(view.SortHand(table.hand.sitting.hand())[0]))
		p.Key(input.Intent{Kind: input.Navigate, DY: -1})
	}
	pile := func(n int) {
		to(view.OfPile(rome.Type(n - 1)))
		p.Key(input.Intent{Kind: input.Confirm})
	}
	return stepsWithout(table, p, card, pile)
}

// stepsWithout does each step as it is meant, without a pointer: lay lays the one card above the Stop, and draw draws from a
// pile, counted from 1.
func stepsWithout(table *screen, p *lessontest.Pupil, lay func(), drawFrom func(n int)) []func() {
	on := func() { p.Key(input.Intent{Kind: input.Confirm}) }
	to := func(thing view.Thing) {
		for n := 0; n < 40 && table.hand.focus != thing; n++ {
			p.Key(input.Intent{Kind: input.Next})
		}
		on()
	}
	carry := func(height int, shape rome.Shape, place rome.Place) func() {
		return func() { to(view.OfHouse(0, height, shape)); to(view.OfPlace(place)) }
	}
	roof := func(shape rome.Shape) func() {
		return func() { to(view.OfRoofs(shape)); to(view.OfHouse(0, 2, rome.NoShape)) }
	}
	floors := func() {
		stock := view.Thing{Kind: view.Stock}
		to(stock)
		to(view.Thing{Kind: view.NewHouse})
		to(view.OfHouse(0, 1, rome.NoShape))
	}
	bid := func() { lay(); on() }
	home := func() { to(view.OfPlace(first.Home)) }
	draw := func() {
		for n := range 8 {
			drawFrom(n%3 + 1)
		}
	}
	return []func(){
		on, floors, roof(rome.Round), carry(1, rome.Round, first.Home), on,
		floors, carry(1, rome.Triangular, first.Elsewhere), carry(2, rome.Round, first.Home), roof(rome.Triangular),
		func() { p.Key(input.Intent{Kind: input.Discard}) },
		func() { on(); on() }, bid, home, draw, on,
	}
}

// stepsByTouch does each step as it is meant, by a finger.
func stepsByTouch(table *screen, p *lessontest.Pupil) []func() {
	p.Touch = true
	confirm := func() { p.Click(table.picture.Layout.Confirm) }
	both := func() { p.ClickLit(0); p.ClickLit(1); confirm() }
	one := func() { p.ClickLit(0); confirm() }
	draw := func() {
		for n := range 8 {
			p.ClickLit(n % 3)
		}
	}
	floors := func() { p.ClickLit(0); p.ClickLit(1); p.ClickLit(1); confirm() }
	return []func(){p.GoOn, floors, both, both, p.GoOn, floors, both, both, both, func() { p.ClickLit(0) }, func() { confirm(); confirm() }, one, one, draw, p.GoOn}
}

// TestTheFirstMatchIsPlayed from its first step to its last by mouse, by keys and by touch, at a lying and an upright screen. What
// it asked for is no slip.
func TestTheFirstMatchIsPlayed(t *testing.T) {
	for n, steps := range []func(*screen, *lessontest.Pupil) []func(){stepsByMouse, stepsByKeys, stepsByTouch} {
		size := [][2]float64{{1280, 720}, {960, 600}, {810, 1080}}[n]
		table, p := beginner(t, size[0], size[1], scene.Settings{Speed: 0, TextSize: 100})
		p.Do(steps(table, p), func(int) {})
		if p.Tick(); table.picture.Layout != view.Lay(table.desk.Room(), len(table.session.Seats()), false) {
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
					drive.Keep(t, fmt.Sprintf("rome-first-match-%s-%02d", of.name, step+1), pictureOf(table))
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

//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/lesson/lessontest"
	"capital/game/store"
	"capital/game/thorough"
	first "capital/game/warsaw/table/lesson"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// beginner sits down at the first match, on a screen of a size.
func beginner(t *testing.T, w, h float64, settings scene.Settings) (*table, *lessontest.Pupil) {
	t.Helper()
	c := testCapital(t, settings, store.OpenFolder(t.TempDir()))
	c.Resize(w, h)
	described := c.firstMatch()
	m, err := described.Start(described.Config, nil)
	if err != nil {
		t.Fatal(err)
	}
	table := m.(*table)
	t.Cleanup(func() { table.Close() })
	p := &lessontest.Pupil{
		T: t,
		Tick: func(intents ...input.Intent) {
			if err := table.Update(c.App, intents); err != nil {
				t.Fatal(err)
			}
		},
		Step:   func() int { at, _ := table.teaching.guide.Step(); return at },
		Button: func() widget.Rect { return table.teaching.guide.Group().Widgets[0].Rect },
	}
	p.Rests = func() bool { return restsForPupil(table, p) }
	p.Lit = func() []widget.Rect {
		p.Tick()
		return first.Steps()[p.Step()].Lit(&table.teaching.seen, nil)
	}
	p.Settle()
	return table, p
}

// restsForPupil reports whether nothing moves and the person may go on. An income that is counted is gone on from.
func restsForPupil(table *table, p *lessontest.Pupil) bool {
	s, m := &table.shown, table.session
	if len(s.waiting) > 0 && s.waiting[0].income != nil && s.waiting[0].income.Settled() {
		p.Tick(input.Intent{Kind: input.Confirm})
	}
	return s.allShown() && m.Saved() && !m.Thinking() && m.Table().Owes(0) != warsaw.NoDecision
}

// stepsByMouse does each step of the lesson as it is meant, by mouse.
func stepsByMouse(table *table, p *lessontest.Pupil) []func() {
	return []func(){
		p.GoOn,
		func() { p.ClickLit(0) },
		func() { p.ClickLit(1); p.ClickLit(1) },
		func() { p.ClickLit(0) },
		p.GoOn,
		func() { p.Point(p.Lit()[0]); p.Point(widget.Rect{X: 2, Y: 2}) },
		p.DragLit, p.GoOn, p.DragLit,
		func() { p.Drag(table.picture.Layout.Single(), p.Lit()[0]) },
		func() { p.Drag(p.Lit()[0], table.place.Space(1, 1)) },
		p.GoOn, p.GoOn,
	}
}

// TestTheFirstMatchIsSeen goes through the whole lesson by mouse, keeping a picture of each step.
func TestTheFirstMatchIsSeen(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	for _, size := range [][2]float64{{1280, 720}, {960, 600}, {810, 1080}} {
		table, p := beginner(t, size[0], size[1], scene.Settings{Speed: 0, TextSize: 100})
		p.Do(stepsByMouse(table, p), func(step int) {
			drive.Keep(t, fmt.Sprintf("first-match-%.0fx%.0f-%02d", size[0], size[1], step+1), pictureOf(table))
		})
	}
}

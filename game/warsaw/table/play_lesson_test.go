//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/thorough"
	first "capital/game/warsaw/table/lesson"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// pupil plays the first match at its table, in this process.
type pupil struct {
	t     *testing.T
	table *table
	touch bool
}

// beginner sits down at the first match, on a screen of a size.
func beginner(t *testing.T, w, h float64, settings scene.Settings) *pupil {
	t.Helper()
	c := testCapital(t, settings, store.OpenFolder(t.TempDir()))
	c.Resize(w, h)
	described := c.firstMatch()
	m, err := described.Start(described.Config, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{t: t, table: m.(*table)}
	t.Cleanup(func() { p.table.Close() })
	p.settle()
	return p
}

// tick lets a tick pass in which something is done.
func (p *pupil) tick(intents ...input.Intent) {
	p.t.Helper()
	if err := p.table.Update(p.table.app.App, intents); err != nil {
		p.t.Fatal(err)
	}
}

// settle waits until the table is still and the person may go on.
func (p *pupil) settle() {
	p.t.Helper()
	drive.Until(p.t, "the table rests", func() bool {
		p.tick()
		s := &p.table.shown
		if s.incomeWaits() && s.waiting[0].income != nil && s.waiting[0].income.Settled() {
			p.tick(input.Intent{Kind: input.Confirm})
		}
		m := p.table.session
		return s.allShown() && m.Saved() && !m.Thinking() && m.Table().Owes(0) != warsaw.NoDecision
	})
}

// click presses and releases at the middle of a place.
func (p *pupil) click(r widget.Rect) {
	p.t.Helper()
	x, y := r.Centre()
	p.tick(input.Intent{Kind: input.Move, X: x, Y: y, Touch: p.touch})
	p.tick(input.Intent{Kind: input.Press, X: x, Y: y, Touch: p.touch})
	p.tick(input.Intent{Kind: input.Release, X: x, Y: y, Touch: p.touch})
	p.settle()
}

// key does what a key does.
func (p *pupil) key(kind input.Kind) {
	p.tick(input.Intent{Kind: kind})
	p.settle()
}

// at is the number of the present step, from 0.
func (p *pupil) at() int {
	at, _ := p.table.teaching.guide.Step()
	return at
}

// lit is a place that the present step lights.
func (p *pupil) lit(n int) widget.Rect {
	p.tick()
	step := first.Steps()[p.at()]
	return step.Lit(&p.table.teaching.seen, nil)[n]
}

// on presses the button that goes on.
func (p *pupil) on() { p.click(p.table.teaching.guide.Group().Widgets[0].Rect) }

// drag carries from the middle of one place to that of another.
func (p *pupil) drag(from, to widget.Rect, turns int) {
	p.t.Helper()
	x, y := from.Centre()
	p.tick(input.Intent{Kind: input.Move, X: x, Y: y}, input.Intent{Kind: input.Press, X: x, Y: y})
	for range turns {
		p.tick(input.Intent{Kind: input.Turn, Number: 1})
	}
	x, y = to.Centre()
	p.tick(input.Intent{Kind: input.Move, X: x, Y: y})
	p.tick(input.Intent{Kind: input.Release, X: x, Y: y})
	p.settle()
}

// byMouse does each step of the lesson as it is meant, by mouse.
func (p *pupil) byMouse() []func() {
	laid := func(turns int) func() {
		return func() { p.drag(p.lit(0), p.lit(1), turns) }
	}
	return []func(){
		p.on,
		func() { p.click(p.lit(0)) },
		func() { p.click(p.lit(1)); p.click(p.lit(1)) },
		func() { p.click(p.lit(0)) },
		p.on,
		func() {
			x, y := p.lit(0).Centre()
			p.tick(input.Intent{Kind: input.Move, X: x, Y: y})
			p.tick(input.Intent{Kind: input.Move, X: 2, Y: 2})
			p.tick()
		},
		laid(0), p.on, laid(0),
		func() { p.drag(p.table.picture.Layout.Single(), p.lit(0), 0) },
		func() {
			r := p.table.place.Space(1, 1)
			p.drag(p.lit(0), r, 0)
		},
		p.on, p.on,
	}
}

// TestTheFirstMatchByMouse goes through the whole lesson, keeping a picture of each step.
func TestTheFirstMatchByMouse(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	for _, size := range [][2]float64{{1280, 720}, {960, 600}, {810, 1080}, {2560, 1440}} {
		p := beginner(t, size[0], size[1], scene.Settings{Speed: 0, TextSize: 100})
		for n, do := range p.byMouse() {
			if p.at() != n {
				t.Fatalf("at step %d, not %d", p.at()+1, n+1)
			}
			drive.Keep(t, fmt.Sprintf("first-match-%.0fx%.0f-%02d", size[0], size[1], n+1), pictureOf(p.table))
			do()
		}
	}
}

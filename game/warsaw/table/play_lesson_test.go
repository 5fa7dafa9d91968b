//go:build !js

package table

import (
	"testing"

	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/table/tabletest"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"

	first "capital/game/warsaw/table/lesson"
)

// beginner sits down at the first match, on a screen of a size.
func beginner(t *testing.T, w, h float64, settings scene.Settings) (*screen, *lessontest.Pupil) {
	table, p := tabletest.Learn(t, shared(t), w, h, settings)
	return table.(*screen), p
}

// firstMatch is how the first match is played.
func firstMatch() tabletest.Lessons[warsaw.Action, warsaw.Event, view.Position] {
	steps := func(do func(*screen, *lessontest.Pupil) []func()) tabletest.Steps[warsaw.Action, warsaw.Event, view.Position] {
		return func(s sharedScreen, p *lessontest.Pupil) []func() { return do(s.(*screen), p) }
	}
	return tabletest.Lessons[warsaw.Action, warsaw.Event, view.Position]{
		Mouse: steps(stepsByMouse), Keys: steps(stepsByKeys), Touch: steps(stepsByTouch), Pad: steps(stepsByPad),
		Taught: func(s sharedScreen) int { return s.(*screen).course().Taught },
	}
}

func TestTheFirstMatchIsPlayed(t *testing.T) {
	tabletest.TheFirstMatchIsPlayed(t, shared(t), firstMatch())
}
func TestTheFirstMatchIsSeen(t *testing.T) { tabletest.TheFirstMatchIsSeen(t, shared(t), firstMatch()) }
func TestTheFirstMatchIsPlayedByGamepadAlone(t *testing.T) {
	tabletest.TheFirstMatchIsPlayedByGamepadAlone(t, shared(t), firstMatch())
}
func TestAStepThatRestsIsNotDrawnAnew(t *testing.T) {
	tabletest.AStepThatRestsIsNotDrawnAnew(t, shared(t))
}
func TestAStepLeadsToItsPage(t *testing.T) { tabletest.AStepLeadsToItsPage(t, shared(t)) }

// TestChaptersArePlayed at the table.
func TestChaptersArePlayed(t *testing.T) {
	tabletest.ChaptersArePlayed(t, shared(t), false, func(t *testing.T, name string) (doing [][]warsaw.Action) {
		for _, c := range first.Chapters() {
			if c.Name != name {
				continue
			}
			play, err := lesson.PlayOf(warsaw.Rules(), &c.Chapter)
			if err != nil {
				t.Fatal(err)
			}
			_, moves := c.Steps(&play)
			for _, of := range moves { // what is picked is used: that alone is played
				doing = append(doing, of[max(len(of)-1, 0):])
			}
		}
		return doing
	})
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

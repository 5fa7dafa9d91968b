//go:build !js

package table

import (
	"testing"

	first "capital/game/expo/table/lesson"
	"capital/game/expo/table/view"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/table/tabletest"
	"capital/input"
	"capital/rules/expo"
)

// firstMatch is how the first match is played.
func firstMatch() tabletest.Lessons[expo.Action, expo.Event, view.Position] {
	steps := func(do func(*screen, *lessontest.Pupil) []func()) tabletest.Steps[expo.Action, expo.Event, view.Position] {
		return func(s sharedScreen, p *lessontest.Pupil) []func() { return do(s.(*screen), p) }
	}
	return tabletest.Lessons[expo.Action, expo.Event, view.Position]{
		Mouse: steps(stepsByMouse), Keys: steps(stepsByKeys), Touch: steps(stepsByTouch), Pad: steps(stepsByKeys),
		Taught: func(s sharedScreen) int { return s.(*screen).course().Taught },
	}
}

func TestTheFirstMatchIsPlayed(t *testing.T) {
	tabletest.TheFirstMatchIsPlayed(t, shared(t), firstMatch())
}
func TestTheFirstMatchIsSeen(t *testing.T) { tabletest.TheFirstMatchIsSeen(t, shared(t), firstMatch()) }
func TestAStepLeadsToItsPage(t *testing.T) { tabletest.AStepLeadsToItsPage(t, shared(t)) }
func TestAStepThatRestsIsNotDrawnAnew(t *testing.T) {
	tabletest.AStepThatRestsIsNotDrawnAnew(t, shared(t))
}
func TestTheFirstMatchIsPlayedByGamepadAlone(t *testing.T) {
	tabletest.TheFirstMatchIsPlayedByGamepadAlone(t, shared(t), firstMatch())
}

// TestChaptersArePlayed at the table.
func TestChaptersArePlayed(t *testing.T) {
	tabletest.ChaptersArePlayed(t, shared(t), true, func(t *testing.T, name string) (doing [][]expo.Action) {
		for _, c := range first.Chapters() {
			if c.Name != name {
				continue
			}
			play, err := lesson.PlayOf(expo.Rules(), &c.Chapter)
			if err != nil {
				t.Fatal(err)
			}
			_, doing = c.Steps(&play)
		}
		return doing
	})
}

// stepsByMouse does each step of the lesson as it is meant, by mouse.
func stepsByMouse(_ *screen, p *lessontest.Pupil) []func() {
	click := func() { p.ClickLit(0) }
	twice := func() { click(); click() }
	return []func(){
		p.GoOn, p.GoOn, p.DragLit, twice, click,
		click, p.DragLit, click, p.GoOn, click,
		click, p.DragLit, click, p.DragLit,
		click, p.DragLit, p.GoOn, click, click, p.GoOn,
	}
}

// stepsByTouch does each step as it is meant, by a finger: what can't be taken back at will is confirmed.
func stepsByTouch(table *screen, p *lessontest.Pupil) []func() {
	p.Touch = true
	confirm := func() { p.Click(table.picture.Layout.Confirm) }
	take := func() { p.ClickLit(0); confirm() }
	set := func() { p.ClickLit(0); p.ClickLit(1); confirm() }
	return []func(){
		p.GoOn, p.GoOn, set, take, take,
		take, set, take, p.GoOn, take,
		take, set, take, set,
		take, set, p.GoOn, take, take, p.GoOn,
	}
}

// stepsByKeys does each step as it is meant, by keys or what a gamepad tells.
func stepsByKeys(table *screen, p *lessontest.Pupil) []func() {
	on := func() { p.Key(input.Intent{Kind: input.Confirm}) }
	to := func(thing view.Thing) {
		for n := 0; n < 40 && table.hand.focus != thing; n++ {
			p.Key(input.Intent{Kind: input.Next})
		}
		on()
	}
	things := func(all ...view.Thing) func() {
		return func() {
			for _, thing := range all {
				to(thing)
			}
		}
	}
	set := func(code string, x, y int8) func() {
		return func() {
			for _, a := range table.session.Match().Legal(0, nil) {
				if a.Tile.String() == code && a.Kind != expo.MakeLake {
					to(table.hand.choosing().first(a))
					to(view.OfCell(expo.Cell{X: x, Y: y}))
					return
				}
			}
		}
	}
	active := func(x, y int8) view.Thing { return view.OfTile(0, expo.Cell{X: x, Y: y}) }
	return []func(){
		on, on, set("boarding-house", 0, -1), func() { to(active(0, 0)); on() }, things(active(0, -1)),
		things(view.OfSpace(3)), set("steel-mill", 1, -1), things(view.OfCorner(expo.Corner{X: 0, Y: -1})), on, things(active(0, 0)),
		things(view.OfSpace(4)), set("brewery", 0, -2), things(view.OfAnswer(view.RestForPrestige)), set("least-culture", -1, -2),
		things(view.OfSpace(3)), set("court", 0, 1), on, things(active(0, -2)), things(active(0, 1)), on,
	}
}

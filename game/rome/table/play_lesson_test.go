//go:build !js

package table

import (
	"testing"

	first "capital/game/rome/table/lesson"
	"capital/game/rome/table/view"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/table/tabletest"
	"capital/input"
	"capital/rules/rome"
)

// firstMatch is how the first match is played.
func firstMatch() tabletest.Lessons[rome.Action, rome.Event, view.Position] {
	steps := func(do func(*screen, *lessontest.Pupil) []func()) tabletest.Steps[rome.Action, rome.Event, view.Position] {
		return func(s sharedScreen, p *lessontest.Pupil) []func() { return do(s.(*screen), p) }
	}
	return tabletest.Lessons[rome.Action, rome.Event, view.Position]{
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
	tabletest.ChaptersArePlayed(t, shared(t), true, func(t *testing.T, name string) (doing [][]rome.Action) {
		for _, c := range first.Chapters() {
			if c.Name != name {
				continue
			}
			play, err := lesson.PlayOf(rome.Rules(), &c.Chapter)
			if err != nil {
				t.Fatal(err)
			}
			_, doing = c.Steps(&play)
		}
		return doing
	})
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
		to(view.OfCard(view.SortHand(table.hand.viewer.hand())[0]))
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

//go:build !js

package table

import (
	"testing"

	first "capital/game/lux/table/lesson"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/table/tabletest"
	"capital/input"
	"capital/rules/lux"
)

// firstMatch is how the first match is played.
func firstMatch() tabletest.Lessons[lux.Action, lux.Event, view.Position] {
	steps := func(do func(*screen, *lessontest.Pupil) []func()) tabletest.Steps[lux.Action, lux.Event, view.Position] {
		return func(s sharedScreen, p *lessontest.Pupil) []func() { return do(s.(*screen), p) }
	}
	return tabletest.Lessons[lux.Action, lux.Event, view.Position]{
		Mouse: steps(stepsByMouse), Keys: steps(stepsByKeys), Touch: steps(stepsByTouch), Pad: steps(stepsByKeys),
		Taught: func(s sharedScreen) int { return s.(*screen).course().Taught },
	}
}

func TestTheFirstMatchIsPlayed(t *testing.T) {
	tabletest.TheFirstMatchIsPlayed(t, shared(t), firstMatch())
}

// TestChaptersArePlayed at the table.
func TestChaptersArePlayed(t *testing.T) {
	tabletest.ChaptersArePlayed(t, shared(t), true, func(t *testing.T, name string) (doing [][]lux.Action) {
		for _, c := range first.Chapters() {
			if c.Name != name {
				continue
			}
			play, err := lesson.PlayOf(lux.Rules(), &c.Chapter)
			if err != nil {
				t.Fatal(err)
			}
			_, doing = c.Steps(&play)
		}
		return doing
	})
}

// robGame is the game with the lesson against ROB as its first match.
func robGame(t testing.TB) sharedGame {
	g := shared(t)
	open := g.Open
	g.Open = func(t testing.TB, settings scene.Settings) sharedProgram {
		opened := open(t, settings)
		opened.Game.Lesson = opened.Game.Chapters[0]
		return opened
	}
	return g
}

// firstRob is how the first match against ROB is played.
func firstRob() tabletest.Lessons[lux.Action, lux.Event, view.Position] {
	pointed := func(touch bool) func(s sharedScreen, p *lessontest.Pupil) []func() {
		return func(s sharedScreen, p *lessontest.Pupil) []func() {
			table := s.(*screen)
			confirm := table.picture.Layout.Confirm
			p.Touch = touch
			look := func() { p.ClickLit(0); p.Click(table.picture.Layout.Grid) }
			keep := func() { p.ClickLit(0); p.ClickLit(1); p.Click(confirm) }
			play := func() {
				for n := range p.Lit() {
					p.ClickLit(n)
				}
				if touch {
					p.Click(confirm)
				}
			}
			times := func(n int, do func()) func() {
				return func() {
					for range n {
						do()
					}
				}
			}
			return []func(){p.GoOn, look, times(3, keep), play, times(2, play), times(3, play), play, p.GoOn}
		}
	}
	return tabletest.Lessons[lux.Action, lux.Event, view.Position]{
		Mouse: pointed(false), Touch: pointed(true), Keys: robByKeys,
		Taught: func(s sharedScreen) int { return s.(*screen).course().Taught },
	}
}

// robByKeys does each step against ROB as it is meant, by keys.
func robByKeys(s sharedScreen, p *lessontest.Pupil) []func() {
	table := s.(*screen)
	on := func() { p.Key(input.Intent{Kind: input.Confirm}) }
	to := func(thing view.Thing) {
		for n := 0; n < 40 && table.hand.focus != thing; n++ {
			p.Key(input.Intent{Kind: input.Next})
		}
		on()
	}
	do := func(lines ...string) func() {
		return func() {
			for _, line := range lines {
				for _, a := range table.session.Match().Legal(0, nil) {
					if a.String() != line {
						continue
					}
					for _, thing := range chosenFor(table, a) {
						to(thing)
					}
					if a.Kind == lux.Keep {
						on()
					}
					break
				}
			}
		}
	}
	return []func(){
		on, func() { to(robsCards); on() }, do("keep P4 Y5", "keep B5 P3", "keep G3 G4"), do("capital G4"), do("capital P3 blue", "home P5"),
		do("home Y5", "home B5", "home G3"), do("capital P4 yellow"), on,
	}
}

func TestTheFirstMatchAgainstRobIsPlayed(t *testing.T) {
	tabletest.TheFirstMatchIsPlayed(t, robGame(t), firstRob())
}

func TestTheFirstMatchIsSeen(t *testing.T) { tabletest.TheFirstMatchIsSeen(t, shared(t), firstMatch()) }
func TestAStepLeadsToItsPage(t *testing.T) { tabletest.AStepLeadsToItsPage(t, shared(t)) }

// stepsByMouse does each step of the lesson as it is meant, by mouse.
func stepsByMouse(table *screen, p *lessontest.Pupil) []func() {
	keep := func() { p.ClickLit(0); p.ClickLit(1); p.Click(table.picture.Layout.Confirm) }
	cleric := func() {
		to := p.Lit()[2]
		p.DragLit()
		p.Click(to)
	}
	return []func(){
		p.GoOn, keep, keep, p.DragLit, cleric, p.DragLit, p.DragLit, p.DragLit, p.DragLit, p.DragLit, func() { p.ClickLit(0) }, p.GoOn,
	}
}

// stepsByTouch does each step as it is meant, by a finger: what can't be taken back at will is tapped twice.
func stepsByTouch(table *screen, p *lessontest.Pupil) []func() {
	p.Touch = true
	keep := func() { p.ClickLit(0); p.ClickLit(1); p.Click(table.picture.Layout.Confirm) }
	play := func() { p.ClickLit(0); p.ClickLit(1); p.Click(table.picture.Layout.Confirm) }
	cleric := func() { p.ClickLit(0); p.ClickLit(1); p.ClickLit(2); p.Click(table.picture.Layout.Confirm) }
	lay := func() { p.ClickLit(0); p.Click(table.picture.Layout.Confirm) }
	return []func(){p.GoOn, keep, keep, play, cleric, play, play, play, play, play, lay, p.GoOn}
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
	card := func(code string) view.Thing {
		for _, thing := range table.cards() {
			if thing.Card.String() == code {
				return thing
			}
		}
		return view.Thing{}
	}
	keep := func(codes ...string) func() {
		return func() { to(card(codes[0])); to(card(codes[1])); on() }
	}
	play := func(code string, places ...view.Thing) func() {
		return func() {
			to(card(code))
			for _, place := range places {
				to(place)
			}
		}
	}
	return []func(){
		on, keep("B4", "Y6"), keep("P4", "Y4"), play("B4", view.OfHome(0, lux.Blue)),
		play("P2", view.OfCapital(lux.Pink), view.OfCapital(lux.Green)), play("P4", view.OfHome(0, lux.Pink)),
		play("Y6", view.OfCapital(lux.Yellow)), play("Y4", view.OfHome(0, lux.Yellow)), play("G3", view.OfCapital(lux.Green)),
		play("B6", view.OfCapital(lux.Blue)), func() { to(view.OfCapital(lux.Green)) }, on,
	}
}

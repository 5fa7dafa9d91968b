//go:build !js

package tabletest

import (
	"fmt"
	"reflect"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/lesson/lessontest"
	"capital/game/table"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// Steps do each step of a game's first match as it is meant, at its table.
type Steps[A comparable, E, P any] func(s Screen[A, E, P], p *lessontest.Pupil) []func()

// Lessons are how a game's first match is played.
type Lessons[A comparable, E, P any] struct {
	Mouse, Keys, Touch, Pad Steps[A, E, P]
	// Taught is how many moves of a match can be no slips.
	Taught func(s Screen[A, E, P]) int
}

// guide leads through a lesson.
type guide interface {
	Step() (at, of int)
	Lit() []widget.Rect
	Group() *widget.Group
	Topic() string
	Words() widget.Rect
	Spoken() (step, enter string)
}

// learner is a person at the table of the first match.
type learner[M any, A comparable, E, P any] struct {
	*match[M, A, E, P]
	guide
	pupil *lessontest.Pupil
	file  string // where the program keeps it
	told  told
}

// learn sits down at the first match, on a screen of a size in pixels, of which a point has so many.
func (g Game[M, A, E, P]) learn(t testing.TB, w, h, point float64, settings scene.Settings) *learner[M, A, E, P] {
	t.Helper()
	opened := g.Open(t, settings)
	opened.App.ResizePoints(w, h, point)
	first := opened.Game.Lesson
	sat, err := first.Start(first.Config, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { sat.Close() })
	l := &learner[M, A, E, P]{match: g.show(t, opened, sat.(Screen[A, E, P])), file: first.File}
	l.guide = l.Course.Lesson.(guide)
	l.pupil = &lessontest.Pupil{
		T: t,
		Tick: func(intents ...input.Intent) {
			if err := l.screen.Update(l.app, intents); err != nil {
				t.Fatal(err)
			}
		},
		Step:   func() int { at, _ := l.Step(); return at },
		Button: func() widget.Rect { return l.Group().Widgets[0].Rect },
		Rests:  l.rests,
	}
	l.pupil.Lit = func() []widget.Rect { l.pupil.Tick(); return l.Lit() }
	l.pupil.Settle()
	return l
}

// Learn is the table of the first match, and the person there who learns.
func Learn[M any, A comparable, E, P any](t testing.TB, g Game[M, A, E, P], w, h float64, settings scene.Settings) (Screen[A, E, P], *lessontest.Pupil) {
	l := g.learn(t, w, h, 1, settings)
	return l.screen, l.pupil
}

// rests reports whether nothing moves and the person may go on. What is announced and does not pass by itself is gone on from.
func (l *learner[M, A, E, P]) rests() bool {
	if l.told.waits(l.screen.Shown().Announced()) {
		l.pupil.Tick(input.Intent{Kind: input.Confirm})
	}
	return l.screen.Shown().AllShown() && l.screen.Saved() && l.Free() && !l.Session.Thinking()
}

// told is what is announced, and for how many ticks.
type told struct {
	announced table.Announcement
	ticks     int
}

// first reports whether it is gone on from for the first time.
func (w *told) first() bool { return w.ticks == patience }

// patience is for how many ticks what is announced may stand there before somebody goes on from it.
const patience = 20

// waits reports whether what is announced waits for somebody to go on: where nothing moves, all else passes at once.
func (w *told) waits(announced table.Announcement) bool {
	if announced != w.announced {
		*w = told{announced: announced}
	}
	w.ticks++
	return announced != nil && w.ticks%patience == 0
}

// TheFirstMatchIsPlayed from its first step to its last by mouse, by keys and by touch, at a lying and an upright screen. After it
// the table is laid out as any other. What it asked for is no slip.
func TheFirstMatchIsPlayed[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], how Lessons[A, E, P]) {
	for _, of := range []struct {
		steps       Steps[A, E, P]
		w, h, point float64
	}{
		{how.Mouse, 1280, 720, 1}, {how.Keys, 960, 600, 1}, {how.Touch, 810, 1080, 1}, {how.Touch, 1170, 2532, 3}, {how.Touch, 2532, 1170, 3},
	} {
		l := g.learn(t, of.w, of.h, of.point, still())
		l.pupil.Do(of.steps(l.screen, l.pupil), func(int) {})
		l.pupil.Tick()
		usual := g.sit(t, still(), l.Session.Record(), nil, nil)
		usual.app.ResizePoints(of.w, of.h, of.point)
		if usual.do(); !reflect.DeepEqual(places(l.Buttons), places(usual.Buttons)) {
			t.Errorf("after the lesson things lie at %v, not at %v", places(l.Buttons), places(usual.Buttons))
		}
		asked := 0
		for move, made := range l.Session.Record().Actions {
			if made.Seat == 0 {
				asked = move + 1
			}
		}
		if taught := how.Taught(l.screen); asked == 0 || taught != asked {
			t.Errorf("the first %d moves can be no slips, not %d", taught, asked)
		}
	}
}

// places are where buttons lie.
func places(buttons *widget.Group) (places []widget.Rect) {
	for _, w := range buttons.Widgets {
		places = append(places, w.Rect)
	}
	return places
}

// AStepThatRestsIsNotDrawnAnew nor laid out anew, nor does it take memory.
func AStepThatRestsIsNotDrawnAnew[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	taken := func(taught bool) float64 {
		l := g.learn(t, 1280, 720, 1, still())
		l.pupil.GoOn()
		if !taught {
			l.Course.Lesson = nil
		}
		l.pupil.Tick()
		l.screen.Changed()
		taken := testing.AllocsPerRun(20, func() { l.pupil.Tick() })
		if l.screen.Changed() {
			t.Error("a table that rests is drawn anew")
		}
		return taken
	}
	if taught, usual := taken(true), taken(false); taught > usual {
		t.Errorf("a tick takes %g pieces of memory, %g without a lesson", taught, usual)
	}
}

// AStepLeadsToItsPage of the rules book, by its button and by asking, and back to the same step.
func AStepLeadsToItsPage[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	l := g.learn(t, 1280, 720, 1, still())
	l.pupil.GoOn()
	l.pupil.Settle()
	step, topic := l.pupil.Step(), l.Topic()
	button := l.Group().Widgets[2].Rect
	x, y := button.Centre()
	for _, asked := range [][]input.Intent{
		{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}},
		{{Kind: input.Explain, X: x, Y: y + button.H}},
		{{Kind: input.Explain, X: -1, Y: -1}},
	} {
		l.pupil.Tick(asked[:len(asked)-1]...)
		if got := Explained(t, l.app, l.screen, asked[len(asked)-1]); got != topic || topic == "" {
			t.Fatalf("%v opens the page %q, not %q", asked, got, topic)
		}
		if l.pupil.Tick(); l.pupil.Step() != step {
			t.Fatalf("it leads back to step %d, not to %d", l.pupil.Step()+1, step+1)
		}
	}
}

// TheFirstMatchIsSeen goes through the whole lesson by mouse, keeping pictures of its steps.
func TheFirstMatchIsSeen[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], how Lessons[A, E, P]) {
	testscope.Only(t)
	drive.Window(t)
	for _, of := range testscope.First(1, []struct {
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
			l := g.learn(t, of.w, of.h, of.point, of.settings)
			l.pupil.Do(how.Mouse(l.screen, l.pupil), func(step int) {
				if step%of.every == 0 {
					drive.Keep(t, fmt.Sprintf("%s-first-match-%s-%02d", g.Rules.Name, of.name, step+1), l.picture())
				}
			})
		})
	}
}

// TheFirstMatchIsPlayedByGamepadAlone from the title to its last step, and on from there, in the real program. From what
// is announced there it is gone on once.
func TheFirstMatchIsPlayedByGamepadAlone[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], how Lessons[A, E, P]) {
	testscope.Only(t)
	const w, h = 640, 400
	l := g.learn(t, w, h, 1, still())
	guest := drive.Start(t, drive.Options{Width: w, Height: h, Home: g.home(t, 0)})
	name := g.Rules.Name + "-pad-first-match"
	program := &lessontest.Program{T: t, Guest: guest, File: drive.FileOf(guest.Home, l.file), Name: name}
	program.Begin()
	tick := l.pupil.Tick
	var last table.Announcement
	l.pupil.Tick = func(intents ...input.Intent) {
		for _, in := range intents {
			if a := l.screen.Shown().Announced(); a != nil && a == last {
				continue // in the program it is over
			} else if a != nil {
				last = a
			}
			program.Do(in, l.Session.Moves())
		}
		tick(intents...)
	}
	l.pupil.Do(how.Pad(l.screen, l.pupil), func(step int) { guest.Screenshot(fmt.Sprintf("%s-%02d", name, step+1)) })
	program.PlaysOn(l.Session.Moves())
}

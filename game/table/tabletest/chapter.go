//go:build !js

package tabletest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// ChaptersArePlayed each from its first step to its last at the table: what the steps ask is done there, and the words have room. Where
// they are pointed out so it is done by clicking what is lit, one thing after another: on the usual screen, and with a finger on a
// telephone; and in every way in which persons play. doing are the moves of each chapter's steps, by its name: none of a chapter that is played elsewhere.
func ChaptersArePlayed[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], pointed bool, doing func(t *testing.T, name string) [][]A) {
	drive.Window(t)
	sizes := []struct {
		name        string
		w, h, point float64
		settings    scene.Settings
	}{{"1280", 1280, 720, 1, still()}}
	if testscope.Thorough() {
		large := still()
		large.TextSize = 200
		sizes = append(sizes, sizes[0], sizes[0])
		sizes[1].name, sizes[1].w, sizes[1].h, sizes[1].settings = "640-200", 640, 400, large
		sizes[2].name, sizes[2].w, sizes[2].h, sizes[2].point = "phone-upright", 1080, 1920, 3
	}
	for _, of := range sizes {
		opened := g
		chapters := g.Open(t, of.settings).Game.Chapters
		for n := range chapters {
			opened.Open = func(t testing.TB, settings scene.Settings) Program[M, A, E, P] {
				p := g.Open(t, settings)
				p.Game.Lesson = p.Game.Chapters[n]
				return p
			}
			steps := doing(t, chapters[n].Name)
			if steps == nil {
				continue
			}
			t.Run(of.name+"/"+chapters[n].Name, func(t *testing.T) {
				l := opened.learn(t, of.w, of.h, of.point, of.settings)
				l.pupil.Touch = of.point > 1
				does := l.play
				if pointed && (of.name == sizes[0].name || l.pupil.Touch) {
					does = l.clickLit
				}
				playChapter(t, l, does, steps, fmt.Sprintf("%s-chapter-%s-%s", g.Rules.Name, chapters[n].Name, of.name))
			})
			if of.name != sizes[0].name || !testscope.Thorough() {
				continue
			}
			for name, way := range g.Ways {
				t.Run(of.name+"/"+chapters[n].Name+"/"+name, func(t *testing.T) {
					l := opened.learn(t, of.w, of.h, of.point, of.settings)
					playChapter(t, l, func(t *testing.T, moves []A) { l.playIn(t, way, moves) }, steps, "")
				})
			}
		}
	}
}

// playChapter does each step, which is said to who does not see it. Where it has a name and all pictures are wanted, one of each is kept.
func playChapter[M any, A comparable, E, P any](t *testing.T, l *learner[M, A, E, P], does func(t *testing.T, moves []A), steps [][]A, name string) {
	if _, of := l.Step(); of != len(steps) {
		t.Fatalf("%d steps, and moves for %d", of, len(steps))
	}
	for n, moves := range steps {
		if at := l.pupil.Step(); at != n {
			t.Fatalf("at step %d, not %d", at+1, n+1)
		}
		if name != "" && testscope.Everything() {
			drive.Keep(t, fmt.Sprintf("%s-%02d", name, n+1), l.picture())
		}
		if step, _ := l.Spoken(); !strings.HasPrefix(step, fmt.Sprintf("Step %d of %d", n+1, len(steps))) || !strings.HasPrefix(l.spoken().Prompt, step) {
			t.Errorf("by ear step %d is %q, and asks %q", n+1, step, l.spoken().Prompt)
		}
		width, height := l.app.Size()
		if box := l.Words(); box.X < -0.5 || box.Y < -0.5 || box.X+box.W > width+0.5 || box.Y+box.H > height+0.5 {
			t.Errorf("the words of step %d lie at %v", n+1, box)
		}
		if len(moves) == 0 && n == len(steps)-1 {
			return
		}
		if len(moves) == 0 {
			l.pupil.Key(input.Intent{Kind: input.Confirm})
			continue
		}
		does(t, moves)
	}
}

// play makes moves that the present step allows.
func (l *learner[M, A, E, P]) play(t *testing.T, moves []A) {
	t.Helper()
	for _, a := range moves {
		if !l.Lesson.Allows(a) {
			t.Fatalf("step %d does not allow %v", l.pupil.Step()+1, a)
		}
		l.screen.Play(a)
		l.pupil.Settle()
	}
}

// playIn makes moves in a way of persons.
func (l *learner[M, A, E, P]) playIn(t *testing.T, way Way[A, E, P], moves []A) {
	t.Helper()
	for _, a := range moves {
		step, before := l.pupil.Step(), l.Session.Moves()
		way(l.screen, l.pupil.Tick, a)
		l.pupil.Settle()
		if l.Session.Moves() == before {
			t.Fatalf("step %d: %v is not made", step+1, a)
		}
	}
}

// clickLit does the moves of the present step by clicking what it lights, one thing after another.
func (l *learner[M, A, E, P]) clickLit(t *testing.T, moves []A) {
	t.Helper()
	made, step := l.Session.Moves(), l.pupil.Step()
	for n := 0; n < 8 && l.pupil.Step() == step; n++ {
		lit := l.pupil.Lit()
		if n >= len(lit) && l.confirms() { // by a finger what was pointed at is confirmed
			continue
		}
		l.pupil.Click(l.seen(lit[min(n, len(lit)-1)]))
	}
	var own []A
	for _, made := range l.Session.Record().Actions[made:] {
		if made.Seat == 0 {
			own = append(own, made.Action)
		}
	}
	if !slices.Equal(own, moves) {
		t.Fatalf("by clicking what step %d lights %v are made, not %v", step+1, own, moves)
	}
}

// seen is what of a place the words leave to be seen, where they lie over its middle.
func (l *learner[M, A, E, P]) seen(place widget.Rect) widget.Rect {
	if words := l.Words(); words.Contains(place.Centre()) {
		place.H = words.Y - place.Y
	}
	return place
}

// confirms clicks the button by which what is proposed is done, and reports whether there is one.
func (l *learner[M, A, E, P]) confirms() bool {
	for n, w := range l.Buttons.Widgets {
		if !w.Hidden && !w.Disabled && w.Main {
			l.pupil.Click(l.Buttons.Widgets[n].Rect)
			return true
		}
	}
	return false
}

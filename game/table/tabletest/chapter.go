//go:build !js

package tabletest

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

// ChaptersArePlayed each from its first step to its last at the table: what the steps ask is done there, what is meant is lit, and the
// words have room. doing are the moves of each chapter's steps, by its name; nil for a step that is only read.
func ChaptersArePlayed[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], doing func(t *testing.T, name string) [][]A) {
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
			t.Run(of.name+"/"+chapters[n].Name, func(t *testing.T) {
				steps := doing(t, chapters[n].Name)
				if steps == nil {
					t.Skip("it is played elsewhere")
				}
				l := opened.learn(t, of.w, of.h, of.point, of.settings)
				playChapter(t, g, l, steps, fmt.Sprintf("%s-chapter-%s-%s", g.Rules.Name, chapters[n].Name, of.name))
			})
		}
	}
}

// playChapter does each step, keeping pictures of them.
func playChapter[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], l *learner[M, A, E, P], steps [][]A, name string) {
	if _, of := l.Step(); of != len(steps) {
		t.Fatalf("%d steps, and moves for %d", of, len(steps))
	}
	for n, moves := range steps {
		if at := l.pupil.Step(); at != n {
			t.Fatalf("at step %d, not %d", at+1, n+1)
		}
		if testscope.EveryPicture() {
			drive.Keep(t, fmt.Sprintf("%s-%02d", name, n+1), l.picture())
		}
		width, height := l.app.Size()
		if box := l.Words(); box.X < -0.5 || box.Y < -0.5 || box.X+box.W > width+0.5 || box.Y+box.H > height+0.5 {
			t.Errorf("the words of step %d lie at %v", n+1, box)
		}
		if moves == nil && n == len(steps)-1 {
			return
		}
		if moves == nil {
			l.pupil.Key(input.Intent{Kind: input.Confirm})
			continue
		}
		for _, a := range moves {
			if !l.Lesson.Allows(a) {
				t.Fatalf("step %d does not allow %s", n+1, g.Rules.Format(a))
			}
			l.screen.Play(a)
			l.pupil.Settle()
		}
	}
}

//go:build !js

package results

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/render/text"
)

// climbed is the screen of a match of two that has a ladder of seven steps.
func climbed(t *testing.T, reached, best int) *Screen {
	t.Helper()
	o := towers(2)
	o.Ladder = &Ladder{
		Steps: []Step{{"Crumbled", "< 0"}, {"Stands", "0–6"}, {"Soars", "7"}, {"Tall", "8"}, {"High", "9"}, {"Higher", "10"}, {"Highest", "11+"}}, Reached: reached, Best: best,
		Lines: []string{"Four more bricks and it soars.", "It soared before."},
	}
	return New(quickApp(t), o)
}

// seen is what the screen of a ladder looks like in a room, and the words that are drawn.
func seen(t *testing.T, s *Screen, w, h, point float64, textSize int) (picture *image.RGBA, words []string) {
	t.Helper()
	settings := scene.DefaultSettings()
	settings.TextSize = textSize
	s.app.SetSettings(settings)
	s.app.ResizePoints(w, h, point)
	do(t, s)
	s.app.Writer.Watch = func(written text.Written) func() {
		words = append(words, written.Words)
		return func() {}
	}
	picture = drive.Drawn(w, h, func(dst *ebiten.Image) { s.Draw(s.app, dst) })
	s.app.Writer.Watch = nil
	return picture, words
}

// TestALadderIsShown with all of its steps, the one that was reached and the best, and what is said of it; where there is no
// room for that the verdict says it.
func TestALadderIsShown(t *testing.T) {
	drive.Window(t)
	for _, room := range []struct {
		w, h, point float64
		text        int
		named       bool // the steps
	}{{960, 600, 1, 100, true}, {844, 390, 1, 100, true}, {390, 844, 1, 100, false}, {960, 600, 1, 200, false}} {
		s := climbed(t, 1, 2)
		before, words := seen(t, s, room.w, room.h, room.point, room.text)
		said := strings.Join(words, " ")
		for _, want := range []string{"more bricks", "It soared before"} {
			if !strings.Contains(strings.ReplaceAll(said, "\n", " "), want) {
				t.Errorf("%+v: %q is not said; that is %q", room, want, words)
			}
		}
		for _, step := range s.outcome.Ladder.Steps {
			if slices.Contains(words, step.Words) != room.named {
				t.Errorf("%+v: that %q is named is not %v", room, step.Words, room.named)
			}
		}
		for name, other := range map[string]*Screen{"reached": climbed(t, 0, 2), "best": climbed(t, 1, 1)} {
			if after, _ := seen(t, other, room.w, room.h, room.point, room.text); drive.Differing(before, after) < 40 {
				t.Errorf("%+v: another one is %s, and it looks the same", room, name)
			}
		}
	}
}

// TestALadderIsHeard with how it ended.
func TestALadderIsHeard(t *testing.T) {
	s := climbed(t, 1, 2)
	do(t, s)
	if said := s.Spoken(s.app).Place; !strings.Contains(said, "Four more bricks and it soars. It soared before.") {
		t.Errorf("that is said: %q", said)
	}
}

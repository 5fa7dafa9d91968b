//go:build !js

package resolve

import (
	"fmt"
	"image"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

// pictureOf is what a counting looks like.
func pictureOf(v *Counting) *image.RGBA {
	w, h := v.app.Size()
	return drive.Drawn(w, h, v.Draw)
}

// countingOf is the counting of the end of a round, from 1, of a match of chance, as far as it came the n-th time.
func countingOf(t testing.TB, settings scene.Settings, seats int, letters string, seed uint64, round, n int) *Counting {
	t.Helper()
	ends := stretches(t, seats, letters, seed)[round-1]
	end := ends[min(n, len(ends)-1)].end
	_, l := quickApp(t, settings)
	return New(l, names(&end.Open), end)
}

// TestPicturesOfACounting keeps what a counting looks like, beat by beat and page by page.
func TestPicturesOfACounting(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, of := range testscope.First(1, []struct {
		name        string
		w, h, point float64
		text        int
		language    string
	}{
		{"1280", 1280, 720, 1, 100, "en"}, {"960", 960, 600, 1, 100, "de"}, {"810", 810, 1080, 1, 100, "pl"}, {"200", 1280, 720, 1, 200, "de"},
		{"phone-upright", 1170, 2532, 3, 100, "pl"}, {"phone-lying", 2532, 1170, 3, 100, "en"}, {"1920", 1920, 1080, 1, 100, "en"},
	}) {
		for _, match := range []struct {
			name    string
			seats   int
			letters string
			seed    uint64
			round   int
		}{{"four", 4, "AAAA", 4, 2}, {"sentinel", 3, "DADA", 2, 3}, {"rob", 1, "ACAA", 1, 2}} {
			settings := scene.Settings{Speed: 1, TextSize: of.text, Language: of.language}
			v := countingOf(t, settings, match.seats, match.letters, match.seed, match.round, 99)
			v.app.ResizePoints(of.w, of.h, of.point)
			v.Update(nil, 0)
			for n := 0; !v.Settled(); n++ {
				b := v.Beat
				v.Update(nil, 0.55*v.Seconds[v.Beat])
				drive.Keep(t, fmt.Sprintf("resolve-%s-%s-a%02d", of.name, match.name, b), pictureOf(v))
				v.Update(nil, 0.4501*v.Seconds[b])
				drive.EndFrame()
			}
			for n := range v.pages {
				v.Turn(n)
				if n == 3 {
					v.Point(0)
				}
				drive.Keep(t, fmt.Sprintf("resolve-%s-%s-p%02d", of.name, match.name, n), pictureOf(v))
			}
			v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
			drive.EndFrame()
		}
	}
}

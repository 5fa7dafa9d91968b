//go:build !js

package fair

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

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
		{"1280", 1280, 720, 1, 100, "en"}, {"640", 640, 400, 1, 100, "de"}, {"810", 810, 1080, 1, 100, "pl"}, {"200", 640, 400, 1, 200, "de"},
		{"phone-upright", 1080, 1920, 3, 100, "pl"}, {"phone-lying", 2532, 1170, 3, 100, "en"},
	}) {
		for _, match := range []struct{ seats, expo int }{{4, 1}, {5, 3}, {2, 3}} {
			settings := scene.Settings{Speed: 1, TextSize: of.text, Language: of.language}
			v, _ := begun(t, settings, builtFairs(t, match.seats, 7)[match.expo-1].fair)
			v.app.ResizePoints(of.w, of.h, of.point)
			v.Update(nil, 0)
			for n := 0; !v.Settled(); n++ {
				b := v.Beat
				v.Update(nil, 0.55*v.Seconds[v.Beat])
				if of.name == "1280" {
					drive.Keep(t, fmt.Sprintf("fair-%s-%d-a%02d", of.name, match.seats, b), pictureOf(v))
				}
				v.Update(nil, 0.4501*v.Seconds[b])
				drive.EndFrame()
			}
			for n := range v.pages {
				v.Turn(n)
				if n == 2 {
					v.Point(0)
				}
				drive.Keep(t, fmt.Sprintf("fair-%s-%d-p%02d", of.name, match.seats, n), pictureOf(v))
			}
			v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
			drive.EndFrame()
		}
	}
}

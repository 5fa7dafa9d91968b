//go:build !js

package income

import (
	"fmt"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

// TestEveryRowAndSumSaysWhatItIs in every language, where all seats are seen and where one is: to a pointer that rests, to a
// finger, to keys.
func TestEveryRowAndSumSaysWhatItIs(t *testing.T) {
	for _, language := range []string{"en", "de", "pl"} {
		for _, size := range [][3]float64{{1280, 720, 1}, {1170, 2532, 3}} {
			v, _ := lastCounting(t, scene.Settings{TextSize: 100, Language: language}, 3)
			v.app.ResizePoints(size[0], size[1], size[2])
			v.Update(nil, 0)
			told := map[[2]int]bool{}
			at := func(x, y float64, touch bool) {
				v.Update([]input.Intent{{Kind: input.Move, X: x, Y: y, Touch: touch}}, 0)
				drive.Until(t, "it says what it is", func() bool {
					v.Update(nil, 0)
					return v.tip.shown()
				})
				words := v.tipWords(v.tip.seat, v.tip.row)
				if !strings.ContainsAny(words, "0123456789") || len(words) < 8 {
					t.Errorf("%s: %+v says %q", language, v.tip, words)
				}
				told[[2]int{v.tip.seat, v.tip.row}] = true
			}
			want := 0
			for seat := range v.rows {
				place := v.tipPlace(seat, -1)
				x, y := place.Centre()
				at(x, y, size[2] > 1)
				want++
				for row := range v.rows[seat] {
					if v.layout.hides(seat) {
						continue
					}
					x, y := v.layout.row(seat, row).Centre()
					at(x, y, false)
					want++
				}
			}
			if len(told) != want {
				t.Errorf("%s: %d things say what they are, not %d", language, len(told), want)
			}
			v.Update([]input.Intent{{Kind: input.Navigate, DY: 1}}, 0)
			if !v.tip.shown() || v.tip.row != v.row {
				t.Error("keys are told nothing")
			}
			if testscope.Everything() {
				drive.Window(t)
				drive.Keep(t, fmt.Sprintf("income-tip-%s-%.0f", language, size[0]), pictureOf(v))
			}
		}
	}
}

//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/assets"
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/scene"
	"capital/rules/lux"
)

// reads fails where words are none, or what is to stand in them is lacking.
func reads(t *testing.T, words string) {
	t.Helper()
	for _, key := range []string{"log.", "why.", "hint.", "prompt.", "sum.", "{"} {
		if words == "" || strings.HasPrefix(words, key) || strings.Contains(words, "{") {
			t.Errorf("%q", words)
		}
	}
}

func reasonWords(t *testing.T, art *view.Lux, s step) string {
	t.Helper()
	words := wording.Reason(art, s.refused)
	reads(t, words)
	return words
}

// TestAllThatHappensIsTold in matches with every power, in every language.
func TestAllThatHappensIsTold(t *testing.T) {
	for _, language := range assets.Languages() {
		art := testLux(t, scene.Settings{TextSize: 100, Language: language.Code}).art
		told := map[lux.EventKind]bool{}
		wander(t, func(*lux.Match, int) {}, func(m *lux.Match, e lux.Event) {
			names := []string{"Ala", "Bo", "Celina", "Dorota"}
			for _, reader := range []int{-1, 0} {
				line := wording.Log(art, wording.Match{Names: names, Seat: reader}, e)
				switch e.Kind {
				case lux.Dealt, lux.Passed, lux.LimitsChecked:
					continue // what is dealt and passed is seen, and that limits are checked too
				case lux.GoldPaid:
					if e.Count < 0 {
						continue
					}
				}
				told[e.Kind] = true
				reads(t, line.Words)
				if i := e.Rob.Instruction(); e.Kind == lux.RobTurned && !strings.Contains(line.Words, art.RobSays(i, m.RobPlay(i))) {
					t.Errorf("of %v is said %q, which was not said before", e.Rob, line.Words)
				}
			}
		})
		for _, e := range []lux.Event{{Kind: lux.Reshuffled, Count: 7}, {Kind: lux.RebelsRemoved, Seat: 1, To: 2, Total: 2, Limit: 1}} {
			reads(t, wording.Log(art, wording.Match{Names: []string{"Ala", "Bo"}, Seat: -1}, e).Words)
		}
		for kind := lux.RoundBegan; kind <= lux.Ended; kind++ {
			if rare := kind == lux.Reshuffled || kind == lux.RebelsRemoved || kind == lux.Dealt || kind == lux.Passed || kind == lux.LimitsChecked; !told[kind] && !rare {
				t.Errorf("no event of kind %d came up", kind)
			}
		}
	}
}

// TestEveryMoveHasWords as a hint gives them.
func TestEveryMoveHasWords(t *testing.T) {
	for _, language := range assets.Languages() {
		art := testLux(t, scene.Settings{TextSize: 100, Language: language.Code}).art
		wander(t, func(m *lux.Match, seat int) {
			v := m.View(seat)
			said := map[string]lux.Action{}
			for _, a := range v.Legal(nil) {
				words := wording.Does(art, []string{"Ala", "Bo", "Celina", "Dorota"}, &v, a)
				reads(t, words)
				if other, ok := said[words]; ok {
					t.Errorf("%v and %v both read %q", a, other, words)
				}
				said[words] = a
			}
		}, func(*lux.Match, lux.Event) {})
	}
}

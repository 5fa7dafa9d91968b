//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/assets"
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/rules/expo"
)

// reads fails where words are none, or what is to stand in them is lacking.
func reads(t testing.TB, words string) {
	t.Helper()
	for _, key := range []string{"log.", "why.", "hint.", "prompt.", "sum.", "table.", "narration."} {
		if words == "" || strings.HasPrefix(words, key) || strings.Contains(words, "{") {
			t.Errorf("%q", words)
		}
	}
}

// TestWhatIsToBeDoneIsSaid at every decision, with something chosen or not, in every language.
func TestWhatIsToBeDoneIsSaid(t *testing.T) {
	for _, language := range assets.Languages() {
		d := testExpo(t, scene.Settings{TextSize: 100, Language: language.Code})
		for decision := expo.DecideSpace; decision <= expo.DecideProsper; decision++ {
			table := tableOf(t, d, until(t, seats(1, 2, "builder"), 5, owes(0, decision, 3)))
			h, k := table.hand, table.hand.choosing()
			begun := []choice{{}}
			for _, thing := range k.lit(choice{}) {
				if s := k.with(choice{}, thing); s.kind == goesOn {
					begun = append(begun, s.next)
				}
			}
			for _, c := range begun {
				h.choice = c
				reads(t, h.prompt())
				reads(t, h.more())
				for _, thing := range k.lit(c) {
					h.focus = thing
					p := table.Position()
					if does, ready := h.Confirms(); !ready {
						t.Errorf("%v can't be confirmed", thing)
					} else {
						reads(t, does)
					}
					for _, said := range table.Narrate(&p, "x").Hand {
						reads(t, said)
					}
					if sum := p.Side.Sum; sum != nil {
						reads(t, sum.Title)
						for _, row := range sum.Rows {
							reads(t, row.Words)
						}
					}
				}
				h.focus = view.Thing{}
			}
		}
	}
}

// TestEveryMoveHasWords as a hint gives them, which tell each from all others.
func TestEveryMoveHasWords(t *testing.T) {
	for _, language := range assets.Languages() {
		art := testExpo(t, scene.Settings{TextSize: 100, Language: language.Code}).art
		decisions := 0
		wander(t, func(m *expo.Match, seat int) {
			if decisions++; decisions%7 > 0 {
				return
			}
			v := m.View(seat)
			for _, a := range v.Legal(nil) {
				reads(t, wording.Does(art, &v, a))
			}
		}, func(m *expo.Match, e expo.Event) {
			if words := wording.Log(art, wording.Match{Names: []string{"Ala", "Bo", "Celina", "Dorota", "Ewa"}}, e).Words; words != "" {
				reads(t, words)
			}
		})
	}
}

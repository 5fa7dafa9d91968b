package ai

import (
	"testing"

	"capital/rules/lux"
)

// What is seen after a card is played is what lies there then: of most powers the seat's own part alone is read anew.
func TestAllIsSeenThatAPowerChanges(t *testing.T) {
	for seed := range uint64(12) {
		play(t, 2+int(seed%3), seed, makePlayers(t, Random), each(func(_ *lux.Match, v *lux.View) {
			e := newEye(v)
			for _, a := range v.Legal(nil) {
				if a.Kind != lux.PlayHome && a.Kind != lux.PlayCapital {
					continue
				}
				got, then := e.after(&a), v.After(a)
				want := position{seat: v.Seat()}
				want.read(&then)
				want.hands, want.left, want.looks = got.hands, got.left, got.looks
				want.settle()
				if *got != want {
					t.Fatalf("seed %d, %v: %+v, not %+v", seed, a, *got, want)
				}
			}
		}))
	}
}

package results

import (
	"slices"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// TestAMatchIsReplayedAsItWas replays matches with options, without which they would have ended otherwise.
func TestAMatchIsReplayedAsItWas(t *testing.T) {
	for seed := range uint64(20) {
		played, m := recordtest.Played(3, seed, recordtest.Guesser, record.Option{Name: "prizes", Value: "doubled"})
		rules := recordtest.Rules()
		rounds := 0
		final := Replay(rules, &played, func(moves int, e recordtest.Event) {
			if e.Kind == recordtest.RoundBegan {
				rounds++
			}
			if moves < 1 || moves > len(played.Actions) {
				t.Errorf("%v after %d moves of %d", e, moves, len(played.Actions))
			}
		})
		if rounds != 2 { // the first began with the match, before any move
			t.Errorf("%d rounds begin in moves", rounds)
		}
		points := make([]int, 3)
		for seat := range points {
			points[seat] = rules.Result(&m, seat)[0]
		}
		for seat, ahead := range final {
			others := slices.Delete(slices.Clone(points), seat, seat+1)
			if want := float64(points[seat] - slices.Max(others)); ahead != want {
				t.Errorf("seed %d: seat %d of %v is %v ahead", seed, seat, points, ahead)
			}
		}
	}
}

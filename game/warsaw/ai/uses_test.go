package ai

import (
	"testing"

	"capital/game/testscope"
	"capital/rules/warsaw"
)

// TestUsesAreThoseOfThePolicy: what is remembered is what the policy would find anew, in every decision of whole searches.
func TestUsesAreThoseOfThePolicy(t *testing.T) {
	weights, err := learnedWeights()
	if err != nil {
		t.Fatal(err)
	}
	picks := 0
	for seats := 2; seats <= warsaw.MaxSeats; seats++ {
		var u uses // for one search: seats come to the same tiles in other samples
		for seed := range uint64(testscope.Count(1, 6)) {
			play(t, seats, seed/2, makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
				if v.Owes(v.Seat()) != warsaw.DecidePick {
					return
				}
				for _, change := range []int16{0, -3, 4, 30} {
					at := *v
					own := at.Player(v.Seat())
					own.Coins = max(own.Coins+change, 0)
					findWithMorePoints(&u, weights, at)
					hasty := architect{weights: weights}
					var buf [1]option
					if got, want := hasty.bestPick(&at), hasty.options(&at, buf[:0])[0].action; got != want {
						t.Fatalf("%d seats, seed %d, %d coins: picks for %v, want %v", seats, seed, own.Coins, got, want)
					}
					for _, breadth := range []int{0, architectBreadth} {
						want := architect{weights: weights, breadth: breadth}.bestPick(&at)
						for range 2 { // found, and then remembered
							if got := (architect{weights: weights, breadth: breadth, uses: &u}).bestPick(&at); got != want {
								t.Fatalf("%d seats, seed %d, %d coins: %v, want %v", seats, seed, own.Coins, got, want)
							}
						}
					}
				}
				picks++
			}))
		}
	}
	if picks < testscope.Count(150, 500) {
		t.Errorf("only %d picks were looked at", picks)
	}
}

// findWithMorePoints lets the best use of the first tile of a hand be found where the seat has more victory points.
func findWithMorePoints(u *uses, weights *Weights, v warsaw.View) {
	v.Player(v.Seat()).VP += 40
	value := newArchitectValue(weights, &v.Table, v.Seat(), StageOf(&v))
	var hand [4]warsaw.TileID
	u.find(&value, &v, v.Own().Hand(hand[:0])[0])
}

package lux

import (
	"math/rand/v2"
	"testing"
)

// From whom a power is withheld never uses it, others do, and the match is whole all the same.
func TestWithheldPowers(t *testing.T) {
	chance, used := rand.New(rand.NewPCG(1, 1)), [PowerCount + 1][MaxSeats]int{}
	for power := Agent; power <= PowerCount; power++ {
		chosen := Powers{}
		chosen[power.Colour()] = power
		for seed := range uint64(10) {
			m := NewMatch(3, chosen, seed, nil)
			m.Withhold(1, power)
			for !m.Over() {
				seat := owing(&m)
				m.Apply(seat, byChance(&m, seat, chance, nil), func(e Event) {
					by := e.Power
					if e.Kind == Saved && e.Why == WhyMerchant {
						by = Merchant
					} else if e.Kind != PowerUsed {
						return
					}
					used[power][e.Seat]++
					if e.Seat == 1 && by == power {
						t.Errorf("%v: %+v", power, e)
					}
				})
				if err := m.Invariants(); err != nil {
					t.Fatal(err)
				}
			}
		}
		if used[power][0] == 0 || used[power][1] == 0 {
			t.Errorf("%v: nobody uses a power", power)
		}
	}
}

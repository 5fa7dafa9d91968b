package expo

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"capital/game/testscope"
	"capital/rules/record"
)

// A match of any number of seats comes to its end, and is right after every action.
func TestRandomMatchesEnd(t *testing.T) {
	longest := 0
	var buf [512]Action
	for seats := 2; seats <= MaxSeats; seats++ {
		for seed := range uint64(testscope.Count(100, 2000)) {
			m := NewMatch(seats, seed, nil)
			playOn(t, &m, seed, func(m *Match, seat int) {
				whole(t, m)
				longest = max(longest, len(m.Legal(seat, buf[:0])))
			})
			whole(t, &m)
		}
	}
	if longest > 512 {
		t.Errorf("%d legal actions", longest)
	}
	t.Logf("at most %d legal actions", longest)
}

// randomRecord is the record of a match played by chance.
func randomRecord(t testing.TB, seats int, seed uint64) Record {
	t.Helper()
	r := Record{Seed: seed}
	for seat := range seats {
		r.Seats = append(r.Seats, record.Seat{Player: "random", Name: fmt.Sprintf("City %d", seat+1)})
	}
	chance := rand.New(rand.NewPCG(seed, 2))
	_, err := Rules().Play(&r, func(m *Match, seat int) (Action, error) { return byChance(m, seat, chance, nil), nil }, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

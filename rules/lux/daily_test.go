package lux

import (
	"testing"
	"time"

	"capital/rules/record"
)

// On every date of years long and short the powers can be in play alone, and no two dates have the same deal.
func TestEveryDateHasItsMatch(t *testing.T) {
	seeds, sets := map[uint64]time.Time{}, map[Powers]bool{}
	for date := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC); date.Year() < 2029; date = date.AddDate(0, 0, 1) {
		year, month, day := date.Date()
		seed, powers := Daily(year, int(month), day)
		if again, same := Daily(year, int(month), day); again != seed || same != powers {
			t.Errorf("%v has two matches", date)
		}
		if other, ok := seeds[seed]; ok {
			t.Errorf("%v and %v have the same seed", date, other)
		}
		seeds[seed], sets[powers] = date, true
		for d, p := range powers {
			if p.Colour() != District(d) || !p.Alone() {
				t.Errorf("%v: %v can't be the %v power", date, p, District(d))
			}
		}
		r := Record{Seed: seed, Seats: []record.Seat{{Player: "person", Name: "Ala"}}, Options: powers.Options()}
		m, err := Rules().Replay(&r, nil)
		if err != nil {
			t.Fatalf("%v: %v", date, err)
		}
		for d, p := range powers {
			if !m.Solo() || m.Power(District(d)) != p {
				t.Errorf("%v: it is not played with the %v", date, p)
			}
		}
	}
	if len(seeds) != 365+366 {
		t.Errorf("%d dates were tried", len(seeds))
	}
	if len(sets) != 3*3*4*3 {
		t.Errorf("%d sets of powers come up", len(sets))
	}
}

// The match of a date stays what it was, whatever becomes of the program.
func TestTheMatchOfADateStays(t *testing.T) {
	for _, c := range []struct {
		year, month, day int
		seed             uint64
		powers           string
	}{{2026, 11, 24, 9261485204564029141, "ADBC"}, {2028, 2, 29, 3792080678136949382, "CADD"}} {
		if seed, powers := Daily(c.year, c.month, c.day); seed != c.seed || powers != SetOf(c.powers) {
			t.Errorf("%d-%d-%d is %d, %v", c.year, c.month, c.day, seed, powers)
		}
	}
}

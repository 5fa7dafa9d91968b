//go:build !js

package table

import (
	"strings"
	"testing"
	"time"

	"capital/game/lux/table/past"
	"capital/rules/lux"
	"capital/rules/record"
)

// TestTheDayTellsWhetherItWasBeaten by matches with its own deal alone, and says the best of them.
func TestTheDayTellsWhetherItWasBeaten(t *testing.T) {
	d := quickApp(t)
	d.past.Wait(t.Context())
	date := time.Date(2027, 3, 5, 12, 0, 0, 0, time.Local)
	seed, powers := dealOf(date)
	tells := func(want string) {
		t.Helper()
		if said := strings.Join(d.toldOfDay(date), " "); !strings.Contains(said, want) || !strings.Contains(said, d.art.PowerName(powers[lux.Yellow])) {
			t.Errorf("%q is not told; that is %q", want, said)
		}
	}
	unplayed := func() {
		t.Helper()
		if said := strings.Join(d.toldOfDay(date), " "); strings.Contains(said, "eaten") {
			t.Errorf("%q is told of a match that was not played", said)
		}
	}
	unplayed()
	other, otherPowers := dealOf(date.AddDate(0, 0, 1))
	d.past.Add(past.Match{Seed: other, Powers: otherPowers, Class: lux.Good, Margin: 9})
	d.past.Add(past.Match{Seed: seed, Powers: lux.SetOf("AAAA"), Class: lux.Good, Margin: 10})
	unplayed()
	d.past.Add(past.Match{Seed: seed, Powers: powers, Class: lux.Loss, Margin: -4})
	tells("Not beaten yet. Your best today: −4, loss.")
	d.past.Add(past.Match{Seed: seed, Powers: powers, Class: lux.NoClass})
	tells("Not beaten yet. Your best today: ±0, tie lost.")
	d.past.Add(past.Match{Seed: seed, Powers: powers, Class: lux.Decent, Margin: 3})
	tells("Beaten. Your best today: +3, decent.")
	tells("Your best against ROB: +10, good.")
}

// TestTheMatchOfADayIsPlayed with the deal of its date, as often as it is asked for.
func TestTheMatchOfADayIsPlayed(t *testing.T) {
	d := quickApp(t)
	date := time.Date(2028, 2, 29, 12, 0, 0, 0, time.Local)
	config := d.daily().Config(date)
	r := lux.Record{Seed: config.Seed, Options: config.Options, TakeBacks: config.TakeBacks, Seats: []record.Seat{{Player: "person", Name: "Ala"}}}
	m, err := lux.Rules().Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	now, _ := dealOf(date)
	next, _ := dealOf(date.AddDate(0, 0, 1))
	if config.Seed != now || now == next {
		t.Errorf("%d is dealt, %d on the next day", config.Seed, next)
	}
	for d := range lux.District(lux.Districts) {
		if _, powers := dealOf(date); m.Power(d) != powers[d] {
			t.Errorf("%v is %v", d, m.Power(d))
		}
	}
}

//go:build !js

package fair

import (
	"math/rand/v2"
	"slices"
	"testing"

	"capital/game/scene/counting/pages"
	"capital/game/testscope"
	"capital/rules/expo"
)

// held is an Expo of a match, and the table after it.
type held struct {
	fair  Fair
	after expo.Table
}

// fairs are the Expos of a match of chance.
func fairs(t testing.TB, seats int, seed uint64) []held {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, uint64(seats)))
	var legal []expo.Action
	return fairsOf(t, seats, seed, func(m *expo.Match, seat int) expo.Action {
		legal = m.Legal(seat, legal[:0])
		return legal[random.IntN(len(legal))]
	})
}

// fairsOf plays a match and gathers its Expos.
func fairsOf(t testing.TB, seats int, seed uint64, choose func(m *expo.Match, seat int) expo.Action) (all []held) {
	t.Helper()
	var m expo.Match
	var now *held // that goes on
	sink := func(e expo.Event) {
		if e.Kind == expo.RoundBegan && now != nil {
			now.after, now = m.Table, nil
		}
		if now == nil && begins(e) {
			all = append(all, held{fair: Fair{Before: m.Table}})
			now = &all[len(all)-1]
		}
		if now != nil {
			now.fair.Events = append(now.fair.Events, e)
		}
	}
	m = expo.NewMatch(seats, seed, sink)
	for !m.Over() {
		seat := m.Turn()
		if reason := m.Apply(seat, choose(&m, seat), sink); !reason.OK() {
			t.Fatal(reason)
		}
	}
	now.after = m.Table
	return all
}

// everyFair calls a test with all Expos of many matches of chance, of every number of seats.
func everyFair(t *testing.T, test func(t *testing.T, h *held)) {
	t.Helper()
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		for seed := range uint64(testscope.Count(12, 200)) {
			all := fairs(t, seats, seed)
			if len(all) != expo.Eras {
				t.Fatalf("%d seats, seed %d: %d Expos", seats, seed, len(all))
			}
			for n := range all {
				if all[n].fair.number() != n+1 {
					t.Fatalf("%d seats, seed %d: Expo %d is called %d", seats, seed, n+1, all[n].fair.number())
				}
				test(t, &all[n])
			}
		}
	}
}

// TestAllIsToldOnce: all beats together tell all that happened, in its order, and end with the sums.
func TestAllIsToldOnce(t *testing.T) {
	parts := map[part]int{}
	everyFair(t, func(t *testing.T, h *held) {
		var told []expo.Event
		beats := h.fair.beats()
		for n, b := range beats {
			told = append(told, b.events...)
			if parts[b.part]++; n > 0 && b.part < beats[n-1].part {
				t.Fatalf("%v comes after %v", b.part, beats[n-1].part)
			}
			for _, e := range b.events {
				if b.seat != pages.Nobody && e.Seat != b.seat {
					t.Fatalf("%+v is told of seat %d", e, b.seat)
				}
			}
		}
		if !slices.Equal(told, h.fair.Events) {
			t.Fatalf("told was\n%+v, not\n%+v", told, h.fair.Events)
		}
		if last := beats[len(beats)-1]; last.part != summing {
			t.Fatalf("the last beat is %+v", last)
		}
	})
	for p := adding; p <= summing; p++ {
		if parts[p] == 0 {
			t.Errorf("no beat is of part %d", p)
		}
	}
}

// TestFiguresAreThoseOfTheRules: what all have when all is counted is what they have in the match.
func TestFiguresAreThoseOfTheRules(t *testing.T) {
	everyFair(t, func(t *testing.T, h *held) {
		beats := h.fair.beats()
		for seat := range h.fair.seats() {
			got, p, had := h.fair.figures(beats, seat), h.after.Player(seat), h.fair.Before.Player(seat)
			want := figures{cubes: int(p.Cubes), level: int(p.Level), prestige: int(p.Prestige)}
			for what, n := range p.Track {
				want.track[what] = int(n)
			}
			for from, n := range p.Sources {
				want.from[from] = int(n - had.Sources[from])
			}
			if got != want {
				t.Fatalf("seat %d has %+v, and in the match %+v", seat, got, want)
			}
			if got.brought() != int(p.Prestige-had.Prestige) {
				t.Fatalf("seat %d: the Expo brought %d, not %d", seat, got.brought(), p.Prestige-had.Prestige)
			}
		}
	})
}

// TestTheRankingIsThatOfServices: more Services are ahead, then more $, then the initiative, as all have them when it forms.
func TestTheRankingIsThatOfServices(t *testing.T) {
	ties := 0
	everyFair(t, func(t *testing.T, h *held) {
		beats := h.fair.beats()
		n := slices.IndexFunc(beats, func(b beat) bool { return b.part == ranking })
		ranked := h.fair.ranking()
		for place, seat := range ranked[1:] {
			ahead, own := h.fair.figures(beats[:n], ranked[place]), h.fair.figures(beats[:n], seat)
			s, money := ahead.track[expo.Services]-own.track[expo.Services], ahead.track[expo.Economy]-own.track[expo.Economy]
			if s == 0 {
				ties++
			}
			if s < 0 || s == 0 && (money < 0 || money == 0 && h.fair.Before.OrderOf(seat) < h.fair.Before.OrderOf(ranked[place])) {
				t.Fatalf("%d is before %d: %+v, %+v", ranked[place], seat, ahead, own)
			}
		}
		for seat := range h.fair.seats() {
			if !slices.Contains(ranked, seat) {
				t.Fatalf("seat %d is not ranked: %v", seat, ranked)
			}
		}
	})
	if ties == 0 {
		t.Error("nobody was level with another")
	}
}

// TestPast finds the end of every Expo among all events of a match.
func TestPast(t *testing.T) {
	m, random := expo.Match{}, rand.New(rand.NewPCG(7, 7))
	var events []expo.Event
	sink := func(e expo.Event) { events = append(events, e) }
	for m = expo.NewMatch(4, 7, sink); !m.Over(); {
		legal := m.Legal(m.Turn(), nil)
		m.Apply(m.Turn(), legal[random.IntN(len(legal))], sink)
	}
	found := 0
	for n := 0; n < len(events); {
		past := Past(events, n)
		if past == n {
			n++
			continue
		}
		if found++; past < len(events) && events[past].Kind != expo.RoundBegan {
			t.Errorf("behind an Expo lies %+v", events[past])
		}
		for _, e := range events[n:past] {
			if e.Kind == expo.TileBuilt || e.Kind == expo.RoundBegan {
				t.Errorf("%+v is of an Expo", e)
			}
		}
		n = past
	}
	if found != expo.Eras {
		t.Errorf("%d Expos", found)
	}
}

package outlook

import (
	"reflect"
	"testing"

	"capital/game/expo/ai"
	"capital/rules/expo"
	"capital/rules/record"
)

// looks plays a match and looks at what a seat may know at each of its decisions.
func looks(t *testing.T, seats int, seed uint64, look func(m *expo.Match, seat int)) {
	t.Helper()
	player, err := ai.New(ai.Random, seed)
	if err != nil {
		t.Fatal(err)
	}
	played := expo.Record{Seed: seed, Seats: make([]record.Seat, seats)}
	for n := range played.Seats {
		played.Seats[n] = record.Seat{Player: ai.Random}
	}
	if _, err := expo.Rules().Play(&played, func(m *expo.Match, seat int) (expo.Action, error) {
		look(m, seat)
		v := m.View(seat)
		return player.Choose(&v), nil
	}, nil); err != nil {
		t.Fatal(err)
	}
}

// TestNothingHiddenIsTold shuffles all that a seat can't tell anew: it is told the same.
func TestNothingHiddenIsTold(t *testing.T) {
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		other := uint64(0)
		looks(t, seats, uint64(seats), func(m *expo.Match, seat int) {
			v := m.View(seat)
			other++
			dealt := v.Sample(other)
			again := dealt.View(seat)
			if told, otherwise := Of(&v), Of(&again); !reflect.DeepEqual(told, otherwise) {
				t.Fatalf("round %d: %+v, and %+v", m.Round(), told, otherwise)
			}
		})
	}
}

// TestWhatComesWasTold: whatever comes to the market or lies open was told to come before, and of a stack that was told to be
// done with nothing comes.
func TestWhatComesWasTold(t *testing.T) {
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		player, err := ai.New(ai.Random, 7)
		if err != nil {
			t.Fatal(err)
		}
		m, came, done := expo.NewMatch(seats, uint64(seats), nil), 0, 0
		for !m.Over() {
			seat := m.Turn()
			v := m.View(seat)
			told := Of(&v)
			tell := func(e expo.Event) {
				if e.Kind != expo.TileCame && e.Kind != expo.ProsperityOpened {
					return
				}
				came++
				if !comesIn(told, e.Tile) {
					t.Errorf("%d seats, round %d: %v comes unexpectedly", seats, m.Round(), e.Tile)
				}
			}
			if reason := m.Apply(seat, player.Choose(&v), tell); !reason.OK() {
				t.Fatal(reason)
			}
			for _, s := range told {
				if !s.Comes {
					done++
				}
			}
		}
		if came == 0 || done == 0 {
			t.Errorf("%d seats: %d tiles came, %d stacks were done with", seats, came, done)
		}
	}
}

// comesIn reports whether a tile is among those that may still come.
func comesIn(told []Stack, id expo.TileID) bool {
	for _, s := range told {
		for _, has := range s.Tiles {
			if has == id {
				return s.Comes
			}
		}
	}
	return false
}

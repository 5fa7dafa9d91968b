package outlook

import (
	"reflect"
	"slices"
	"testing"

	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// looks plays a match and looks at what every seat may know at each decision.
func looks(t *testing.T, seats int, seed uint64, look func(m *warsaw.Match, seat int)) {
	t.Helper()
	player, err := ai.New(ai.Random, seed)
	if err != nil {
		t.Fatal(err)
	}
	played := warsaw.Record{Seed: seed, Seats: make([]record.Seat, seats)}
	for n := range played.Seats {
		played.Seats[n] = record.Seat{Player: ai.Random, Name: "Sawa"}
	}
	if _, err := warsaw.Rules().Play(&played, func(m *warsaw.Match, seat int) (warsaw.Action, error) {
		for s := range seats {
			look(m, s)
		}
		v := m.View(seat)
		return player.Choose(&v), nil
	}, nil); err != nil {
		t.Fatal(err)
	}
}

// TestNothingHiddenIsTold deals all that a seat can't tell anew: it is told the same.
func TestNothingHiddenIsTold(t *testing.T) {
	for seats := 2; seats <= warsaw.MaxSeats; seats++ {
		other := uint64(0)
		looks(t, seats, uint64(seats), func(m *warsaw.Match, seat int) {
			v := m.View(seat)
			other++
			dealt := v.Sample(other)
			again := dealt.View(seat)
			if told, otherwise := Of(&v), Of(&again); !reflect.DeepEqual(told, otherwise) {
				t.Fatalf("epoch %d, round %d: %+v, and %+v", m.Epoch(), m.Round(), told, otherwise)
			}
			if told, otherwise := Open(&v.Table), Open(&dealt.Table); !reflect.DeepEqual(told, otherwise) {
				t.Fatalf("epoch %d, round %d: everybody knows %+v, and %+v", m.Epoch(), m.Round(), told, otherwise)
			}
		})
	}
}

// TestTilesAreToldOnce tells of every tile of the epoch where it is: on the table, in one's own hand, in a hand that one can
// tell, or not seen yet.
func TestTilesAreToldOnce(t *testing.T) {
	known, unknown := 0, 0
	looks(t, 4, 7, func(m *warsaw.Match, seat int) {
		v := m.View(seat)
		told := Of(&v)
		all := slices.Clone(told.Unseen)
		hidden := 0
		for n, hand := range told.Hands {
			all = append(all, hand.Tiles...)
			if !hand.Known {
				hidden += hand.Size
				unknown++
			} else if len(hand.Tiles) > 0 {
				known++
			}
			if hand.Next != (n == 0) || v.PassesTo(hand.Seat) != v.Seat() && hand.Next {
				t.Fatalf("the hand of %d comes next: %v", hand.Seat, hand.Next)
			}
		}
		if hidden != len(told.Unseen) {
			t.Fatalf("%d tiles are hidden in hands, and %d were not seen", hidden, len(told.Unseen))
		}
		open := Open(&m.Table)
		for _, tile := range all {
			if !slices.Contains(open.Unseen, tile) {
				t.Fatalf("tile %d lies open", tile)
			}
		}
		slices.Sort(all)
		if len(slices.Compact(slices.Clone(all))) != len(all) {
			t.Fatalf("a tile is told twice: %v", all)
		}
	})
	if known == 0 || unknown == 0 {
		t.Errorf("%d hands are known, %d are not", known, unknown)
	}
}

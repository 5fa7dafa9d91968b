package outlook

import (
	"reflect"
	"testing"

	"capital/game/rome/ai"
	"capital/rules/record"
	"capital/rules/rome"
)

// looks plays a match and looks at what every seat may know at each decision.
func looks(t *testing.T, seats int, seed uint64, look func(m *rome.Match, seat int)) {
	t.Helper()
	player, err := ai.New(ai.Apprentice, seed)
	if err != nil {
		t.Fatal(err)
	}
	played := rome.Record{Seed: seed, Seats: make([]record.Seat, seats)}
	for n := range played.Seats {
		played.Seats[n] = record.Seat{Player: ai.Apprentice, Name: "Livia"}
	}
	if _, err := rome.Rules().Play(&played, func(m *rome.Match, seat int) (rome.Action, error) {
		for s := range seats {
			look(m, s)
		}
		v := m.View(seat)
		return player.Choose(&v), nil
	}, nil); err != nil {
		t.Fatal(err)
	}
}

// TestNothingHiddenIsTold deals all that a seat can't tell anew: it is told the same. What all may know is the same for
// everybody.
func TestNothingHiddenIsTold(t *testing.T) {
	for seats := 2; seats <= rome.MaxSeats; seats++ {
		other := uint64(0)
		looks(t, seats, uint64(seats), func(m *rome.Match, seat int) {
			v := m.View(seat)
			other++
			dealt := v.Sample(other)
			again := dealt.View(seat)
			if told, otherwise := Of(&v, true), Of(&again, true); !reflect.DeepEqual(told, otherwise) {
				t.Fatalf("round %d: %+v, and %+v", m.Round(), told, otherwise)
			}
			first := m.View(0)
			if shared := Of(&v, false); shared.Unseen != Of(&first, false).Unseen || len(shared.Rivals) != seats {
				t.Fatalf("round %d: seat %d shares %v", m.Round(), seat, shared.Unseen)
			}
		})
	}
}

// TestCardsAreCounted tells of as many cards as the others hold, and never that they could bid less than they can.
func TestCardsAreCounted(t *testing.T) {
	looks(t, 3, 5, func(m *rome.Match, seat int) {
		v := m.View(seat)
		told := Of(&v, true)
		for _, r := range told.Rivals {
			count := r.Cards.Count()
			for _, hidden := range r.Hidden {
				count += hidden
			}
			hand := m.Hand(r.Seat)
			if count != hand.Count() || r.Cards&^hand != 0 {
				t.Fatalf("seat %d holds %v, and is told to hold %d cards with %v", r.Seat, hand, count, r.Cards)
			}
			if r.Most < hand.Sum() {
				t.Fatalf("seat %d could bid %d, and is told to bid %d at most", r.Seat, hand.Sum(), r.Most)
			}
			if told.Unseen&r.Cards != 0 || told.Unseen&v.Hand() != 0 {
				t.Fatalf("cards that are known are told not to be seen: %v", told.Unseen)
			}
		}
		if pieces := told.Ahead[0].Pieces; m.Phase() == rome.PhaseBid && (len(pieces) == 0 || pieces[0] != m.Piece()) {
			t.Fatalf("%v is auctioned, and %v told to come", m.Piece(), pieces)
		}
	})
}

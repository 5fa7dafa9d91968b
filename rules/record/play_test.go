package record_test

import (
	"errors"
	"slices"
	"testing"

	"capital/rules/record/recordtest"
)

// planning chooses as planners do.
func planning(m *recordtest.Match, seat int) (recordtest.Action, error) {
	v := m.View(seat)
	return recordtest.Choose(&v, recordtest.Planner, 0)
}

func TestPlayGoesOnFromAnyRecord(t *testing.T) {
	rules := recordtest.Rules()
	whole := seated("A", "B", "C")
	var told []recordtest.Event
	end, err := rules.Play(&whole, planning, func(e recordtest.Event) { told = append(told, e) })
	if err != nil || !end.Over() {
		t.Fatal(err)
	}
	for n := range len(whole.Actions) + 1 {
		part := whole
		part.Actions = slices.Clone(whole.Actions[:n])
		var again []recordtest.Event
		m, err := rules.Play(&part, planning, func(e recordtest.Event) { again = append(again, e) })
		if err != nil || m != end || !same(part, whole) || !slices.Equal(again, told) {
			t.Fatalf("on from action %d another match came of it, %v", n, err)
		}
	}
}

// Seats that owe at the same time are asked from the first on, each once a turn.
func TestPlayAsksInTheOrderOfSeats(t *testing.T) {
	r := seated("A", "B", "C")
	var asked []int
	_, err := recordtest.Rules().Play(&r, func(m *recordtest.Match, seat int) (recordtest.Action, error) {
		asked = append(asked, seat)
		v := m.View(seat)
		return recordtest.Action{Kind: recordtest.Bid, Card: v.Hand()[0]}, nil
	}, nil)
	if err != nil || !slices.Equal(asked, []int{0, 1, 2, 0, 1, 2, 0, 1, 2}) {
		t.Errorf("asked %v, %v", asked, err)
	}
}

func TestPlayStopsAtWhatIsWrong(t *testing.T) {
	rules, stopped := recordtest.Rules(), errors.New("stopped")
	r := seated("A", "B")
	_, err := rules.Play(&r, func(m *recordtest.Match, seat int) (recordtest.Action, error) {
		if m.Round() == 1 {
			return recordtest.Action{}, stopped
		}
		return planning(m, seat)
	}, nil)
	if err != stopped || len(r.Actions) < 2 {
		t.Errorf("after %d actions: %v", len(r.Actions), err)
	}
	m, err := rules.Replay(&r, nil)
	if err != nil || m.Round() != 1 {
		t.Errorf("what was played before does not stand in the record: %v", err)
	}

	r = seated("A", "B")
	_, err = rules.Play(&r, func(*recordtest.Match, int) (recordtest.Action, error) {
		return recordtest.Action{Kind: recordtest.Bid, Card: 9}, nil
	}, nil)
	if want := "seat 1 can't bid 9: the card is not in the hand"; err == nil || err.Error() != want || !errors.Is(err, recordtest.NotInHand) {
		t.Errorf("%v instead of %s", err, want)
	}

	rules.Owes = func(*recordtest.Match, int) bool { return false }
	if _, err = rules.Play(&r, planning, nil); err == nil {
		t.Error("nobody owes anything, and it goes on")
	}
}

// FuzzRead reads any text: never a panic, and what is accepted is written so that it
// reads back the same.
func FuzzRead(f *testing.F) {
	rules := recordtest.Rules()
	for seats := 1; seats <= recordtest.MaxSeats; seats++ {
		r, m := recordtest.Played(seats, 1, recordtest.Guesser, doubled, kept)
		f.Add(rules.Text(&r, &m))
		r.Actions = r.Actions[:seats]
		f.Add(textOf(r) + "takebacks until-revealed # so\n1 bid 3")
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, m, err := rules.Read(text)
		if err != nil {
			return
		}
		if err := m.Invariants(); err != nil {
			t.Fatal(err)
		}
		again, m2, err := rules.Read(rules.Text(&r, &m))
		if err != nil || !same(again, r) || m2 != m {
			t.Fatalf("written back as\n%s%v", rules.Text(&r, &m), err)
		}
	})
}

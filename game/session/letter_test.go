package session

import (
	"strings"
	"sync/atomic"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// byLetter is a match of three people of which one seat is played here, with what is saved of it.
func byLetter(t *testing.T, r recordtest.Record, here Here) (s *bidding, saved *atomic.Value) {
	t.Helper()
	saved = new(atomic.Value)
	s, err := NewByLetter(recordtest.Rules(), computers(nil), r, here, func(text string) error { saved.Store(text); return nil })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s, saved
}

func TestALetterGoesRoundWhereAllDecideAtOnce(t *testing.T) {
	r := recordtest.Record{Seed: 4, Seats: []record.Seat{{Player: Person, Name: "A"}, {Player: recordtest.Planner, Name: "B"}, {Player: Person, Name: "C"}}}
	s, saved := byLetter(t, r, Here{Seat: 0, Sent: -1})
	if !s.ByLetter() || s.People() != 1 || !s.IsPerson(0) || s.IsPerson(1) || s.IsPerson(2) || !s.Unsent() || s.Next() != -1 {
		t.Fatal("another seat is played here, or the letter is to go on already")
	}
	settle(s)
	submit(t, s, 0, bid(lowest(s, 0)))
	settle(s)
	if s.Next() != 2 {
		t.Fatalf("the letter goes to seat %d, saved %s", s.Next(), text(s))
	}
	if _, can := s.CanUndo(); !can {
		t.Error("what is not sent can't be taken back")
	}
	s.Undo()
	if s.Next() != -1 || !s.Redo() {
		t.Error("what is not sent can't be brought back")
	}
	s.Undo()
	s.Redo()
	settle(s)
	s.Send()
	waitFor(s.Saved)
	if _, can := s.CanUndo(); can || s.Undo() || s.Redo() || s.Unsent() || len(s.Past()) > 0 {
		t.Error("what is sent can be taken back")
	}
	here, ok := HereOf(saved.Load().(string))
	if want := (Here{0, s.Moves()}); !ok || here != want {
		t.Errorf("saved is %v, %t", here, ok)
	}

	// The next person has that, and nothing of it is taken back there.
	other, kept := byLetter(t, s.Record(), Here{Seat: 2, Sent: s.Moves()})
	waitFor(other.Saved)
	if got, _ := HereOf(kept.Load().(string)); got != (Here{2, s.Moves()}) || other.Next() != -1 || len(other.Past()) > 0 {
		t.Errorf("with the letter comes %v, %v", got, other.Past())
	}
	for range 2 { // who decides last decides again when all is shown
		if next := other.Next(); next != -1 {
			t.Errorf("before the bid the letter goes to %d", next)
		}
		submit(t, other, 2, bid(lowest(other, 2)))
		settle(other)
	}
	if next := other.Next(); next != 0 {
		t.Errorf("the letter goes back to seat %d", next)
	}
	if !strings.HasPrefix(text(other), text(s)) {
		t.Error("the letter is another match")
	}
}

func TestNobodyPlaysAComputersSeatByLetter(t *testing.T) {
	for _, seat := range []int{-1, 1, 3} {
		if _, err := NewByLetter(recordtest.Rules(), computers(nil), seated(3, 1), Here{Seat: seat}, nil); err == nil {
			t.Errorf("seat %d is played", seat)
		}
	}
	if _, ok := HereOf("capital 1\n1 bid 3\n"); ok {
		t.Error("a match at one screen goes by letter")
	}
}

package session

import (
	"strings"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// TestATakenOverMatchIsNotTakenBackBeforeThat unless take-backs are free, not even once it was saved and gone on with again.
func TestATakenOverMatchIsNotTakenBackBeforeThat(t *testing.T) {
	for _, free := range []bool{true, false} {
		first := solo(t, 7, nil)
		settle(first)
		step(t, first)
		settle(first)
		r := first.Record()
		if r.TakeBacks = record.TakeBacksUntilRevealed; free {
			r.TakeBacks = record.TakeBacksFree
		}
		r.Seats[0], r.Seats[1] = r.Seats[1], r.Seats[0] // the person takes another seat
		r.Seats[1].Name, r.Seats[0].Name = r.Seats[0].Name, r.Seats[1].Name
		moves := len(r.Actions)
		m, err := recordtest.Rules().Replay(&r, nil)
		if err != nil {
			t.Fatal(err)
		}
		kept := TakenOver(recordtest.Rules().Text(&r, &m), moves)
		for range 2 {
			read, _, err := recordtest.Rules().Read(kept)
			if err != nil {
				t.Fatal(err)
			}
			s := open(t, read, computers(nil), nil)
			Recall(s, kept)
			if s.TakenOver() != moves {
				t.Errorf("it was taken over after %d moves, not %d", s.TakenOver(), moves)
			}
			past := s.Past()
			if before := len(past) > 0 && past[len(past)-1].From < moves; before != free {
				t.Errorf("free: %t; the steps that can be taken back are %v, and it was taken over after %d moves", free, past, moves)
			}
			if kept = s.text(); !strings.Contains(kept, takenOver) || TakenOverAfter(kept) != moves {
				t.Errorf("saved is\n%s", kept)
			}
		}
	}
}

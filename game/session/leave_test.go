package session

import (
	"runtime"
	"testing"
	"time"

	"capital/rules/record"
)

// goroutinesBecome waits until there are no more goroutines than so many.
func goroutinesBecome(most int) {
	for runtime.NumGoroutine() > most {
		time.Sleep(time.Millisecond)
	}
}

// Nobody goes on thinking about a match that was left, nor about one in which the
// question was taken back.
func TestNothingIsLeftOfAMatchThatWasLeft(t *testing.T) {
	before := runtime.NumGoroutine()
	for n := range 10 {
		seats := []record.Seat{{Player: Person, Name: "Zofia"}, {Player: "master", Name: "Sawa"}, {Player: "master", Name: "Wars"}, {Player: "architect", Name: "Ola"}}
		s, err := New(seats, uint64(n), func(string) error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		view := s.View(0)
		s.Think()
		if reason := s.Submit(0, view.Legal(false, nil)[0]); !reason.OK() {
			t.Fatal(reason)
		}
		s.Undo()
		s.Think()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	goroutinesBecome(before)
}

package session

import (
	"fmt"
	"math"
	"testing"
	"time"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// The tests' game: three-card bidding.
type (
	bidding = Session[recordtest.Match, recordtest.Action, recordtest.Event]
	bidders = Players[recordtest.Match, recordtest.Action]
)

// computers are its computer players, at work as those of a real game: here, or in the workers of a pool.
func computers(pool *players.Pool) bidders { return playerstest.Bidding(pool) }

// seated is a record in which a person sits at the first seat and computer players at the others.
func seated(seats int, seed uint64, options ...record.Option) recordtest.Record {
	r := recordtest.Record{Seed: seed, Options: options, Seats: []record.Seat{{Player: Person, Name: "Zofia"}}}
	for seat := 1; seat < seats; seat++ {
		level := []string{recordtest.Planner, recordtest.Guesser}[seat%2]
		r.Seats = append(r.Seats, record.Seat{Player: level, Name: fmt.Sprint(level, " ", seat)})
	}
	return r
}

// open begins the session of a record, or goes on with it.
func open(t *testing.T, r recordtest.Record, players bidders, save func(string) error) *bidding {
	t.Helper()
	s, err := New(recordtest.Rules(), players, r, save)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// solo is a match of one person against two computer players.
func solo(t *testing.T, seed uint64, save func(string) error) *bidding {
	t.Helper()
	return open(t, seated(3, seed), computers(nil), save)
}

// text is a session's record as it would be saved.
func text(s *bidding) string {
	r := s.Record()
	return recordtest.Rules().Text(&r, s.Match())
}

// waitFor polls until something holds.
func waitFor(holds func() bool) {
	for !holds() {
		time.Sleep(time.Microsecond)
	}
}

// settle lets the computer players play until all of them have decided.
func settle[M, A, E any](s *Session[M, A, E]) {
	for s.Thinking() {
		s.Think()
		time.Sleep(time.Microsecond)
	}
}

// first is the first legal action of a seat.
func first(s *bidding, seat int) recordtest.Action {
	v := s.Match().View(seat)
	return v.Legal()[0]
}

// submit has a person do something legal.
func submit(t *testing.T, s *bidding, seat int, a recordtest.Action) {
	t.Helper()
	if err := s.Submit(seat, a); err != nil {
		t.Fatal(err)
	}
}

// step lets the person at seat 0 take the first legal action, once all others have decided.
func step(t *testing.T, s *bidding) {
	t.Helper()
	settle(s)
	submit(t, s, 0, first(s, 0))
}

// toTheEnd plays a match with a person at seat 0 to its end.
func toTheEnd(t *testing.T, s *bidding) {
	t.Helper()
	for settle(s); !s.Match().Over(); settle(s) {
		step(t, s)
	}
}

// forSeeds are so many seeds to try, among them the largest.
func forSeeds(n int) []uint64 {
	seeds := []uint64{math.MaxUint64}
	for seed := range uint64(n) {
		seeds = append(seeds, seed)
	}
	return seeds
}

package lab

import (
	"context"

	"capital/game/lab"
	"capital/rules/expo"
)

// result is what became of one match.
type result struct {
	lab.Outcome
	seats   [expo.MaxSeats]seatResult
	builder [expo.TileCount]int8 // who built each tile: a seat from 1, or 0 for nobody

	match *expo.Match // as it goes on
}

// seatResult is what became of one seat.
type seatResult struct {
	expo.Player // in the end, but for its $, which are those before they are converted

	start       int // its place in the order of round 1, from 0
	activations int
	lakes       int
	prospered   int
	lost        int // Employment for want of people
	spent       int // $ that became prestige in the end
}

// watch follows a match from its beginning: it returns what is to be told of its events.
func (r *result) watch(m *expo.Match) func(expo.Event) {
	r.match = m
	for n := range m.Seats() {
		r.seats[m.Order(n)].start = n
	}
	return r.tell
}

// tell takes in one event of the match.
func (r *result) tell(e expo.Event) {
	s := &r.seats[e.Seat]
	switch e.Kind {
	case expo.TileBuilt:
		r.builder[e.Tile] = int8(e.Seat + 1)
	case expo.TileProspered:
		r.builder[e.Tile] = int8(e.Seat + 1)
		s.prospered++
	case expo.LakeMade:
		s.lakes++
	case expo.TileActivated:
		s.activations++
	case expo.Gained:
		if e.People {
			s.lost += e.Lost
		}
	case expo.Converted:
		if e.Source == expo.FromMoney {
			s.spent = e.Lost
		}
	case expo.MatchEnded:
		for seat := range r.match.Seats() {
			end := &r.seats[seat]
			end.Player = *r.match.Player(seat)
			end.Track[expo.Economy] += uint8(end.spent)
		}
	}
}

// playResult plays a match and takes down what became of it.
func playResult(ctx context.Context, match *lab.Match, r *result) (lab.Outcome, error) {
	*r = result{}
	o, err := newBench().Watch(ctx, match, r.watch)
	if err == nil {
		r.Outcome = o
	}
	return o, err
}

package ai

import (
	"errors"
	"fmt"

	"capital/rules/warsaw"
)

// Review is how good one move of a record was.
type Review struct {
	Seat int
	// Played is the move played. Of a pick it is the best use of the tile, whatever it was
	// used for then: that is another move.
	Played Judgement
	Best   Judgement // the best move found, which may be the one played
	// Sure says that the best is better than the one played by more than chance explains.
	Sure    bool
	Samples int // of what is hidden in which both were tried, at least one
	// Margins is by how many victory points each seat was expected to end ahead of the
	// best other one, as the table lay before the move, were it the best one found.
	Margins [warsaw.MaxSeats]float64
}

// Loss is by how many victory points the move played is expected to bring less than the
// best one found.
func (r *Review) Loss() float64 { return r.Best.Margin - r.Played.Margin }

// ReviewMove says how good a move of a record was, moves counted from 0: by what its seat
// could know before it, and by a search as the master's. The limit must name samples or
// somebody who stops it. As long as it is not stopped the same record, move and seed give the
// same review. It fails where there is no such move or the record can't be replayed to it.
func ReviewMove(record *warsaw.Record, move int, seed uint64, limit Limit) (Review, error) {
	if move < 0 || move >= len(record.Actions) {
		return Review{}, fmt.Errorf("there is no move %d", move+1)
	}
	before := *record
	before.Actions = record.Actions[:move]
	m, err := warsaw.Rules().Replay(&before, nil)
	if err != nil {
		return Review{}, err
	}
	return ReviewAt(&m, record.Actions[move:], seed, limit)
}

// ReviewAt is [ReviewMove] for one who has replayed the record to the move: the match
// before it, and the moves from it on.
func ReviewAt(m *warsaw.Match, moves []warsaw.Move, seed uint64, limit Limit) (Review, error) {
	if limit.none() {
		return Review{}, errors.New("a review needs a limit")
	}
	seat, action := moves[0].Seat, moves[0].Action
	if reason := m.Check(seat, action); !reason.OK() {
		return Review{}, fmt.Errorf("seat %d can't %v: %v", seat+1, action, reason)
	}
	player, err := newMaster(seed, limit)
	if err != nil {
		return Review{}, err
	}
	v := m.View(seat)
	found := player.newBroadSearch(&v, useOf(&v, moves))
	found.prunes, found.protected = true, action
	found.run(limit)
	found.finishSample(limit)
	return found.review(action), nil
}

// useOf is the first of the moves as a candidate: for a pick the use that was made of the
// tile afterwards, where the moves tell one that could be foreseen.
func useOf(v *warsaw.View, moves []warsaw.Move) warsaw.Action {
	first := moves[0]
	if first.Action.Kind != warsaw.Pick {
		return first.Action
	}
	for _, move := range moves[1:] {
		if a := move.Action; move.Seat == first.Seat && a.Tile == first.Action.Tile && v.CheckUse(a).OK() {
			return a
		}
	}
	return warsaw.Action{Kind: warsaw.Discard, Tile: first.Action.Tile}
}

// review compares the action with the best one found.
func (s *search) review(played warsaw.Action) Review {
	best, own := &s.candidates[s.best()], s.bestOf(played)
	if own.sum >= best.sum {
		best = own
	}
	samples := float64(s.samples)
	r := Review{
		Seat:    s.view.Seat(),
		Played:  Judgement{own.action, own.sum / samples},
		Best:    Judgement{best.action, best.sum / samples},
		Sure:    best != own && behind(best.margins, own.margins),
		Samples: s.samples,
	}
	for seat := range s.view.Seats() {
		r.Margins[seat] = best.seats[seat] / samples
	}
	return r
}

// bestOf is the best open candidate of those that begin with the action.
func (s *search) bestOf(a warsaw.Action) *candidate {
	var best *candidate
	for n := range s.candidates[:s.open] {
		if c := &s.candidates[n]; commit(s.view, c.action) == a && (best == nil || c.sum > best.sum) {
			best = c
		}
	}
	return best
}

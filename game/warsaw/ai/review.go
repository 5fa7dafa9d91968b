package ai

import (
	"errors"
	"fmt"
	"time"

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
	Sure bool
	// Margins is by how many victory points each seat was expected to end ahead of the
	// best other one, as the table lay before the move, were it the best one found.
	Margins [warsaw.MaxSeats]float64
}

// Loss is by how many victory points the move played is expected to bring less than the
// best one found.
func (r *Review) Loss() float64 { return r.Best.Margin - r.Played.Margin }

// ReviewMove says how good a move of a record was, moves counted from 0: by what its
// seat could know before it, and by what a master would think of it that thinks to the
// limit. Without a limit of time the same record, move and seed give the same review.
// Stopped, it fails with [ErrStopped].
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
	start := time.Now()
	if limit.Samples <= 0 && limit.Time <= 0 {
		return Review{}, errors.New("a review needs a limit")
	}
	seat, action := moves[0].Seat, moves[0].Action
	if reason := m.Check(seat, action); !reason.OK() {
		return Review{}, fmt.Errorf("seat %d can't %v: %v", seat+1, action, reason)
	}
	player, err := NewMaster(seed, limit)
	if err != nil {
		return Review{}, err
	}
	v := m.View(seat)
	thought := player.Consider(&v, useOf(&v, moves))
	thought.spared = action
	thought.run(limit, start)
	if limit.stopped() {
		return Review{}, ErrStopped
	}
	thought.finishSample()
	return thought.review(action), nil
}

// useOf is the first of the moves as [Thinker.Consider] wants it: for a pick the use that
// was made of the tile afterwards, where the moves tell one that could be foreseen.
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

// finishSample tries what options are left in the sample begun, or in the first.
func (t *Thought) finishSample() {
	for t.tried > 0 || t.samples == 0 {
		t.Step()
	}
}

// review compares the action with the best one found.
func (t *Thought) review(played warsaw.Action) Review {
	best := &t.lines[t.best()]
	var own *line
	for n := range t.lines[:t.open] {
		if l := &t.lines[n]; commit(t.view, l.action) == played && (own == nil || l.sum > own.sum) {
			own = l
		}
	}
	if own.sum >= best.sum {
		best = own
	}
	samples := float64(t.samples)
	r := Review{
		Seat:   t.view.Seat(),
		Played: Judgement{own.action, own.sum / samples},
		Best:   Judgement{best.action, best.sum / samples},
		Sure:   best != own && behind(best.margins, own.margins),
	}
	for s := range t.view.Seats() {
		r.Margins[s] = best.seats[s] / samples
	}
	return r
}

package table

import (
	"cmp"
	"context"
	"math"
	"slices"

	"capital/game/scene"
	"capital/game/session"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// course is how a match that is over went: by how much each seat was expected to end
// ahead before every move, and how good the move was. It is found out move by move,
// one at a time, for as long as someone looks.
type course struct {
	adviser    adviser
	record     warsaw.Record
	epochs     [warsaw.Epochs + 1]int
	wars       []int // before which moves they came
	milestones []award
	final      [warsaw.MaxSeats]float64 // by how much each seat was ahead in the end
	reviews    []*ai.Review             // of every move, nil as long as it is not known
	known      int                      // how many are
	queue      []int                    // moves that are not known yet, the next first
	asking     scene.Asking[ai.Review]
	asked      int
	failed     bool
}

// award is a milestone that was won before a move.
type award struct{ move, seat int }

// reviewSamples is how long is thought about one move: in so many matches.
const reviewSamples = 12

// newCourse makes the course of a match that is over.
func newCourse(adviser adviser, record warsaw.Record) *course {
	c := &course{adviser: adviser, record: record, reviews: make([]*ai.Review, len(record.Actions))}
	c.replay()
	c.queue = coarseFirst(len(record.Actions))
	return c
}

// replay notes what happened before which move, and the text of the record.
func (c *course) replay() {
	move := 0
	tell := func(e warsaw.Event) {
		switch e.Kind {
		case warsaw.EpochBegan:
			c.epochs[e.Count-1] = move + 1
		case warsaw.WarBegan:
			c.wars = append(c.wars, move+1)
		case warsaw.MilestoneWon:
			c.milestones = append(c.milestones, award{move + 1, e.Seat})
		}
	}
	m := warsaw.NewMatch(len(c.record.Seats), c.record.Seed, nil)
	for n, a := range c.record.Actions {
		move = n
		m.Apply(a.Seat, a.Action, tell)
	}
	c.epochs[0], c.epochs[warsaw.Epochs] = 0, len(c.record.Actions)
	for seat := range m.Seats() {
		c.final[seat] = lead(&m.Table, seat)
	}
}

// lead is by how many victory points a seat is ahead of the best other one.
func lead(open *warsaw.Table, seat int) float64 {
	best := math.MinInt
	for other := range open.Seats() {
		if other != seat {
			best = max(best, int(open.Player(other).VP))
		}
	}
	return float64(int(open.Player(seat).VP) - best)
}

// coarseFirst lists the numbers below n: every sixteenth, then those between, and so
// on, so that the first few show the whole.
func coarseFirst(n int) []int {
	var order []int
	const widest = 16
	for step := widest; step > 0; step /= 2 {
		for i := 0; i < n; i += step {
			if step == widest || i%(2*step) != 0 {
				order = append(order, i)
			}
		}
	}
	return order
}

// want has a move looked at next.
func (c *course) want(move int) {
	if n := slices.Index(c.queue, move); n > 0 {
		c.queue = slices.Insert(slices.Delete(c.queue, n, n+1), 0, move)
	}
}

// step takes in what was found out, and asks for the next move. It reports whether
// more is known.
func (c *course) step() (changed bool) {
	if c.asking.Busy() {
		review, err, ok := c.asking.Take()
		if !ok {
			return false
		}
		changed = true
		if err != nil {
			c.failed = true
			return true
		}
		c.reviews[c.asked] = &review
		c.known++
	}
	if len(c.queue) == 0 || c.failed {
		return changed
	}
	c.asked = c.queue[0]
	c.queue = c.queue[1:]
	record, move := c.record, c.asked
	c.asking.Ask(func(ctx context.Context) (ai.Review, error) {
		return c.adviser.Review(ctx, &record, move, reviewSamples)
	})
	return changed
}

// leave says that nobody looks any more. What was being looked at is looked at again
// when someone does.
func (c *course) leave() { c.asking.Drop() }

// epochOf is the epoch in which a move was made.
func (c *course) epochOf(move int) int {
	for epoch := warsaw.Epochs; epoch > 1; epoch-- {
		if move >= c.epochs[epoch-1] {
			return epoch
		}
	}
	return 1
}

// margin is by how much a seat was expected to end ahead before a move: as the seats
// that moved about then saw it, each of whom knows something else. It is not ok where
// the move is not known.
func (c *course) margin(move, seat int) (margin float64, ok bool) {
	if c.reviews[move] == nil {
		return 0, false
	}
	sum, count := 0.0, 0.0
	reach := len(c.record.Seats) / 2
	for _, r := range c.reviews[max(move-reach, 0):min(move+reach+1, len(c.reviews))] {
		if r != nil {
			sum += r.Margins[seat]
			count++
		}
	}
	return sum / count, true
}

// slip is a move that was worse than another would have been.
type slip struct {
	move   int
	person bool
	loss   float64 // in victory points
	*ai.Review
}

// Of the slips that are marked: how small they may be, how many of people come before
// all others, and how many there are. One that chance explains is none.
const (
	leastSlip   = 0.5
	personSlips = 3
	mostSlips   = 5
)

// slips lists the largest slips, the largest first: some of people if there are any,
// and then anyone's.
func (c *course) slips() []slip {
	var all []slip
	for move, r := range c.reviews {
		if r == nil || !r.Sure || r.Loss() < leastSlip {
			continue
		}
		person := c.record.Seats[r.Seat].Player == session.Person
		all = append(all, slip{move, person, r.Loss(), r})
	}
	larger := func(a, b slip) int { return cmp.Compare(b.loss, a.loss) }
	slices.SortStableFunc(all, larger)
	var chosen, rest []slip
	for _, s := range all {
		if s.person && len(chosen) < personSlips {
			chosen = append(chosen, s)
		} else {
			rest = append(rest, s)
		}
	}
	chosen = append(chosen, rest[:min(len(rest), mostSlips-len(chosen))]...)
	slices.SortStableFunc(chosen, larger)
	return chosen
}

// bounds are the margins between which all that is known lies, in whole steps.
func (c *course) bounds() (low, high, step float64) {
	low, high = -5, 5
	for seat := range c.record.Seats {
		low, high = min(low, c.final[seat]), max(high, c.final[seat])
		for move := range c.reviews {
			if m, ok := c.margin(move, seat); ok {
				low, high = min(low, m), max(high, m)
			}
		}
	}
	step = 5
	for _, larger := range [...]float64{10, 20, 50} {
		if (high-low)/step > 7 {
			step = larger
		}
	}
	return math.Floor(low/step) * step, math.Ceil(high/step) * step, step
}

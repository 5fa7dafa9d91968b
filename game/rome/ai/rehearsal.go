package ai

import "capital/rules/rome"

const (
	rehearsed     = 4     // how many actions are rehearsed at most,
	rehearsedNear = 2_000 // those that look worse than the best by no more, in thousandths of a point
)

// rehearsal plays actions on to the end of the construction, in a sample of what is hidden: the seat goes on by the architect's
// value function, looking at one action only, the others as builders would. Who overtops whom, what is full by then and when it
// is time to pass is seen so. One sample is enough, for after the first auctions hardly anything is hidden, and all actions are
// played on in the same.
type rehearsal struct {
	by     minds
	seat   int
	sample rome.Match
	match  rome.Match // that is played on
}

func (r *rehearsal) start(by minds, v *rome.View) {
	r.by, r.seat = by, v.Seat()
	r.sample = v.Sample(hashView(v))
}

// value values options by how far the seat is ahead after each when the construction is over.
func (r *rehearsal) value(options []option) {
	for n := range options {
		options[n].Value = r.play(options[n].Action)
		r.by.rest()
	}
}

// play carries the action out and plays on, and returns by how much the seat is ahead then.
func (r *rehearsal) play(a rome.Action) int64 {
	r.match = r.sample
	r.match.Apply(r.seat, a, nil)
	for r.match.Phase() == rome.PhaseBuild {
		r.next()
	}
	v := r.match.View(r.seat)
	then := newPosition(&v)
	return r.by.own.margin(&then, r.seat)
}

// next does what the seat does whose turn it is.
func (r *rehearsal) next() {
	seat := 0
	for r.match.Owes(seat) == rome.NoDecision {
		seat++
	}
	player := r.by.builder
	if seat == r.seat {
		player = r.by.own
	}
	v := r.match.View(seat)
	r.match.Apply(seat, player.Choose(&v), nil)
}

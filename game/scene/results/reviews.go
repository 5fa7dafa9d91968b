package results

import (
	"context"
	"slices"

	"capital/game/background"
)

// Reviews are the reviews of a match's moves in a game's own form R, as far as they are known. They are found out one at a
// time, those that show the whole course first, for as long as someone looks. It is the larger part of a [Reviewer].
type Reviews[R any] struct {
	review func(ctx context.Context, move int) (R, error)
	found  []*R  // of every move, nil as long as it is not known
	known  int   // how many are
	queue  []int // moves that are not known yet, the next first
	asking background.Question[R]
	asked  int
	failed bool
	keep   func(found []*R) // nil where nothing is kept
	kept   int              // how many were known when it was kept last
}

// NewReviews makes the reviews of so many moves, none of which is known yet. The function reviews a move, counted from 0,
// in a goroutine of its own; where it fails, nothing more is asked.
func NewReviews[R any](moves int, review func(ctx context.Context, move int) (R, error)) *Reviews[R] {
	return &Reviews[R]{review: review, found: make([]*R, moves), queue: coarseFirst(moves)}
}

// Keep takes in what was known of the moves before, before anything is asked, and has keep be told of what is known in the end: when
// all is, or when nobody looks any more. It must keep nothing of the slice.
func (r *Reviews[R]) Keep(known []*R, keep func(found []*R)) {
	copy(r.found, known)
	r.queue = slices.DeleteFunc(r.queue, func(move int) bool { return r.found[move] != nil })
	r.known = len(r.found) - len(r.queue)
	r.keep, r.kept = keep, r.known
}

// keepFound has what is known be kept, if it is more than before.
func (r *Reviews[R]) keepFound() {
	if r.keep != nil && r.known > r.kept {
		r.kept = r.known
		r.keep(r.found)
	}
}

// Moves is how many moves the match had.
func (r *Reviews[R]) Moves() int { return len(r.found) }

// Of is the review of a move, or nil as long as it is not known.
func (r *Reviews[R]) Of(move int) *R { return r.found[move] }

// Known is how many moves are known.
func (r *Reviews[R]) Known() int { return r.known }

// Failed reports whether a review failed. Then no more can be found out.
func (r *Reviews[R]) Failed() bool { return r.failed }

// Want has a move looked at next.
func (r *Reviews[R]) Want(move int) {
	if n := slices.Index(r.queue, move); n > 0 {
		r.queue = slices.Insert(slices.Delete(r.queue, n, n+1), 0, move)
	}
}

// Step takes in what was found out, and asks for the next move. It reports whether more is known, or nothing will be.
func (r *Reviews[R]) Step() (changed bool) {
	if r.asking.Busy() {
		review, err, ok := r.asking.Take()
		if !ok {
			return false
		}
		changed = true
		if err != nil {
			r.failed = true
			return true
		}
		r.found[r.asked] = &review
		r.known++
		if r.known == len(r.found) {
			r.keepFound()
		}
	}
	if len(r.queue) == 0 || r.failed {
		return changed
	}
	move := r.queue[0]
	r.asked, r.queue = move, r.queue[1:]
	r.asking.Ask(func(ctx context.Context) (R, error) { return r.review(ctx, move) })
	return changed
}

// Leave says that nobody looks any more: what is being looked at is given up.
func (r *Reviews[R]) Leave() {
	r.asking.Drop()
	r.keepFound()
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

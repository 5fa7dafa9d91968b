// Package search tries the moves of a decision in samples of what is hidden, the same samples for all of them, and tells what
// that says: which is best, how good the one played was, and a few ideas in whole victory points. The searching players of all
// games choose with it, and hints and reviews are made of it.
//
// A game gives a [Search] its moves, draws the samples, and plays on from a move until it can be judged. A search knows no
// game, and has no clock: a [Limit] says when to stop. A is a game's action, as everywhere in this package.
package search

// Limit is how long a search goes on; who asks for it says so. A search stops as well where there is nothing more to find
// out.
type Limit struct {
	// Samples is how many samples of what is hidden it draws at most; 0 leaves it to the player, and in hints and reviews to
	// Stop.
	Samples int
	// Stop is closed to say: stop now, with the best found so far. No rollout is begun after that, except where there would be
	// no answer at all. It may be nil. Why the search was stopped is not asked here: who waits for the answer no longer throws
	// it away.
	Stop <-chan struct{}
	// Yield is called again and again, some milliseconds apart or less, by who thinks long: for one who shares a thread and
	// has to let others have it. It may be nil, but in WebAssembly, where nothing interrupts what is being worked out: no timer
	// closes Stop there unless Yield lets it.
	Yield func()
	// Beside is how many samples are tried beside each other, each by a goroutine, where the search knows how; 0 and 1 try one after
	// the other. What comes of so many samples is the same.
	Beside int
	// Ended is told of a search that this limited: in how many samples the moves were tried, and why it went on no further. It may
	// be nil.
	Ended func(samples int, why Ending)
}

// Ending is why a search ended.
type Ending int

const (
	Decided Ending = iota // there was nothing more to find out
	Capped                // it had as many samples as it may
	Stopped               // it was told to stop
	Endings
)

// None reports whether nothing ever ends the search.
func (l *Limit) None() bool { return l.Samples <= 0 && l.Stop == nil }

// Stopped reports whether the search is to stop now.
func (l *Limit) Stopped() bool {
	select {
	case <-l.Stop:
		return true
	default:
		return false
	}
}

// GiveWay lets others have the thread, where somebody wants it.
func (l *Limit) GiveWay() {
	if l.Yield != nil {
		l.Yield()
	}
}

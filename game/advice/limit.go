// Package advice is what the hints and reviews of all games share: moves tried in common samples of what is hidden, what
// that says of them, and how it is told in whole victory points. It knows no game, and has no clock: a [Limit] says when to
// stop. A is a game's action, as everywhere in this package.
package advice

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
}

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

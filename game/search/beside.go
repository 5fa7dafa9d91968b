package search

import "sync"

// end is how a move ended in one sample.
type end struct {
	ahead   Margins
	account Account
	keeps   bool // there is an account
}

// try tries a move in the present sample.
func (t *Trier[A]) try(a A) end {
	ended := end{ahead: t.Rollout(a)}
	if t.Account != nil {
		ended.account, ended.keeps = t.Account(), true
	}
	return ended
}

// tryAll tries all moves in a sample. It returns nothing where it was told to stop before the last.
func (t *Trier[A]) tryAll(sample int, moves []A, limit Limit) (ended []end) {
	t.Draw(sample)
	for _, a := range moves {
		if limit.Stopped() {
			return nil
		}
		ended = append(ended, t.try(a))
	}
	return ended
}

// triers are as many as may try samples beside each other.
func (s *Search[A]) triers(limit Limit) []Trier[A] {
	all := []Trier[A]{s.Trier}
	for s.Another != nil && len(all) < limit.Beside {
		all = append(all, s.Another())
	}
	return all
}

// stepBeside tries the open moves in the next samples, one for each of those who try. The samples count one after the other, so that
// the same comes of so many samples however many try them: a move that is dropped after one is not counted in the next, and one
// that was not tried to its end counts for nothing, nor do those after it. It reports whether there is more to find out.
func (s *Search[A]) stepBeside(triers []Trier[A], limit Limit) bool {
	if s.open <= 1 && !s.Endless {
		return false
	}
	if left := limit.Samples - s.samples; limit.Samples > 0 && left < len(triers) {
		triers = triers[:left]
	}
	moves := make([]A, s.open)
	for n := range moves {
		moves[n], s.candidates[n].at = s.candidates[n].Action, n
	}
	ended := make([][]end, len(triers))
	var all sync.WaitGroup
	for n := range triers {
		all.Go(func() { ended[n] = triers[n].tryAll(s.First+s.samples+n, moves, limit) })
	}
	all.Wait()
	for _, sample := range ended {
		if sample == nil {
			break
		}
		for n := range s.candidates[:s.open] {
			c := &s.candidates[n]
			c.note(sample[c.at], s.Seat)
		}
		if !s.whole() {
			return false
		}
	}
	return true
}

package ai

import (
	"math"
	"slices"

	"capital/rules/warsaw"
)

// search is what a master has found out about one decision so far. It belongs to one
// goroutine.
type search struct {
	view       *warsaw.View
	policy     architect // plays all seats in the rollouts
	seed       uint64
	first      int           // the number of the first sample that it draws
	samples    int           // in which every open candidate was tried
	sample     warsaw.Match  // the present one
	tried      int           // open candidates that were tried in it
	candidates []candidate   // the most promising first; open ones before the others
	open       int           // how many of them are still in question
	endless    bool          // it goes on with one candidate, too
	prunes     bool          // it drops candidates that are behind for certain,
	protected  warsaw.Action // but never those that begin so
}

// candidate is one option and what the samples said of it, in victory points.
type candidate struct {
	action  warsaw.Action // for a pick, the use of the tile
	margins []float64     // of the seat, in each sample
	sum     float64       // of whole samples
	seats   margins       // of all seats, summed
}

const (
	masterBreadth        = 10  // candidates
	usesConsidered       = 3   // of each tile of a hand
	samplesBeforePruning = 12  // before any candidate is dropped
	sureErrors           = 2.5 // standard errors by which it is sure that one is behind another
)

// considers reports whether there is a candidate that begins with the action.
func (s *search) considers(a warsaw.Action) bool {
	return slices.ContainsFunc(s.candidates, func(c candidate) bool { return commit(s.view, c.action) == a })
}

// addBest adds the best of some actions, at most so many, as candidates, but not the one
// that is there already.
func (s *search) addBest(actions []warsaw.Action, most int, known warsaw.Action) {
	var found [masterBreadth]option
	value := newArchitectValue(s.policy.weights, &s.view.Table, s.view.Seat(), StageOf(s.view))
	for _, o := range value.rank(s.view, actions, found[:0:most]) {
		if o.action != known {
			s.candidates = append(s.candidates, candidate{action: o.action})
		}
	}
}

// run searches to the limit, or until there is nothing more to find out.
func (s *search) run(limit Limit) {
	for !limit.stopped() && (limit.Samples == 0 || s.samples < limit.Samples) {
		if !s.step() {
			return
		}
		limit.yield()
	}
}

// finishSample tries what candidates are left in the sample begun, or in the first.
func (s *search) finishSample(limit Limit) {
	for s.tried > 0 || s.samples == 0 {
		s.step()
		limit.yield()
	}
}

// step tries the next open candidate, each in the same sample before any in another. It
// reports whether there is more to find out.
func (s *search) step() bool {
	if s.open <= 1 && !s.endless {
		return false
	}
	if s.tried == 0 {
		s.sample = s.view.Sample(mix(s.seed, uint64(s.first+s.samples)))
	}
	c := &s.candidates[s.tried]
	ahead := s.rollout(s.sample, c.action)
	c.margins = append(c.margins, ahead[s.view.Seat()])
	for seat := range ahead {
		c.seats[seat] += ahead[seat]
	}
	if s.tried++; s.tried < s.open {
		return true
	}
	for n := range s.candidates[:s.open] {
		s.candidates[n].sum += s.candidates[n].margins[s.samples]
	}
	s.tried = 0
	s.samples++
	if s.prunes && s.samples >= samplesBeforePruning {
		s.prune()
	}
	return s.open > 1 || s.endless
}

// prune drops the candidates that are behind the best for certain.
func (s *search) prune() {
	best := s.candidates[s.best()].margins
	kept := 0
	for n := range s.open {
		if commit(s.view, s.candidates[n].action) == s.protected || !behind(best, s.candidates[n].margins) {
			s.candidates[kept], s.candidates[n] = s.candidates[n], s.candidates[kept]
			kept++
		}
	}
	s.open = kept
}

// behind reports whether what the second brought in the same samples is less by more
// than chance explains.
func behind(best, second []float64) bool {
	mean, deviation := difference(best, second)
	return mean > sureErrors*deviation
}

// difference is by how much more the first brought in the same samples than the second,
// and the standard error of that.
func difference(first, second []float64) (mean, deviation float64) {
	sum, squares := 0.0, 0.0
	for n := range first {
		d := first[n] - second[n]
		sum += d
		squares += float64(d * d) // rounded here, or some machines would round once for both
	}
	n := float64(len(first))
	mean = sum / n
	variance := max(0, squares/n-float64(mean*mean)) // less than 0 only by rounding
	return mean, math.Sqrt(variance / n)
}

// best is the index of the best candidate: the highest mean, of equals the more promising.
func (s *search) best() int {
	best := 0
	for n := range s.candidates[:s.open] {
		if s.candidates[n].sum > s.candidates[best].sum {
			best = n
		}
	}
	return best
}

// choice is the action that begins the best candidate as far as is known.
func (s *search) choice() warsaw.Action { return commit(s.view, s.candidates[s.best()].action) }

// Judgement is what a search found out about one action.
type Judgement struct {
	Action warsaw.Action // for a pick, the use of the tile that it is picked for
	// Margin is by how many victory points the seat is expected to end ahead of the
	// best other one; less than 0, behind.
	Margin float64
}

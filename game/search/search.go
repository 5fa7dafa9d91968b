package search

import (
	"math"
	"math/bits"
	"slices"

	"capital/rules/record"
)

// Margins is by how many victory points each seat is ahead of the best other one, less than 0 behind.
type Margins [record.MostSeats]float64

// Trier tries moves in samples of what is hidden. It belongs to one goroutine.
type Trier[A comparable] struct {
	Draw    func(sample int)  // draws the sample of that number, in which moves are tried until the next is drawn
	Rollout func(a A) Margins // carries a move out in a copy of the sample, plays on and says how that ends
	Account func() Account    // what the rollout just made ended with; nil: no accounts are kept
}

// Search is what has been found out about the moves of one decision so far. It belongs to one goroutine.
type Search[A comparable] struct {
	Seat  int // who decides
	First int // the number of the first sample, from 0
	Trier[A]
	Another func() Trier[A] // makes one more that tries the same, in a goroutine of its own; nil makes none
	Endless bool            // it goes on even with a single move
	Prunes  bool            // it drops moves that are behind for certain,
	Keeps   func(a A) bool  // but never these; nil keeps none

	samples    int            // in which every open move was tried
	tried      int            // open moves that were tried in the present one
	candidates []candidate[A] // the most promising first; open ones before the others
	open       int            // how many of them are still in question
}

// candidate is one move and what the samples said of it.
type candidate[A comparable] struct {
	Trial[A]
	sum   float64 // of its margins in whole samples, and of what was guessed
	trust int     // as how many samples that counts
	seats Margins // of all seats, summed
	at    int     // where it was among the open ones when the samples were begun that are tried beside each other
}

const (
	samplesBeforePruning = 24  // before any move is dropped
	sureErrors           = 2.5 // standard errors by which it is sure that one is behind another
)

// Add adds a move, less promising than those added before. Moves are added before any is tried.
func (s *Search[A]) Add(a A) {
	s.candidates = append(s.candidates, candidate[A]{Trial: Trial[A]{Action: a}})
	s.open = len(s.candidates)
}

// Guess adds a move, as [Search.Add] does, that is thought to end so many victory points ahead: that counts as so many samples for
// which move is best, and for nothing else.
func (s *Search[A]) Guess(a A, ahead float64, samples int) {
	s.Add(a)
	c := &s.candidates[s.open-1]
	c.sum, c.trust = float64(ahead*float64(samples)), samples
}

// Has reports whether a move of the kind is among those added.
func (s *Search[A]) Has(kind func(a A) bool) bool {
	return slices.ContainsFunc(s.candidates, func(c candidate[A]) bool { return kind(c.Action) })
}

// Open is how many moves are still in question.
func (s *Search[A]) Open() int { return s.open }

// Samples is in how many samples the open moves were tried.
func (s *Search[A]) Samples() int { return s.samples }

// Run searches to the limit, or until there is nothing more to find out.
func (s *Search[A]) Run(limit Limit) {
	why := s.run(limit)
	if limit.Ended != nil {
		limit.Ended(s.samples, why)
	}
}

func (s *Search[A]) run(limit Limit) Ending {
	triers := s.triers(limit)
	for {
		switch {
		case limit.Stopped():
			return Stopped
		case limit.Samples > 0 && s.samples >= limit.Samples:
			return Capped
		case s.tried == 0 && len(triers) > 1:
			if !s.stepBeside(triers, limit) {
				return Decided
			}
		case !s.Step():
			return Decided
		}
		limit.GiveWay()
	}
}

// FinishSample tries what moves are left in the sample begun, or in the first.
func (s *Search[A]) FinishSample(limit Limit) {
	for s.tried > 0 || s.samples == 0 {
		s.Step()
		limit.GiveWay()
	}
}

// Step tries the next open move, each in the same sample before any in another. It reports whether there is more to find
// out.
func (s *Search[A]) Step() bool {
	if s.open <= 1 && !s.Endless {
		return false
	}
	if s.tried == 0 {
		s.Draw(s.First + s.samples)
	}
	c := &s.candidates[s.tried]
	c.note(s.try(c.Action), s.Seat)
	if s.tried++; s.tried < s.open {
		return true
	}
	s.tried = 0
	return s.whole()
}

// note remembers how a move ended in one more sample.
func (c *candidate[A]) note(ended end, seat int) {
	c.Margins = append(c.Margins, ended.ahead[seat])
	if ended.keeps {
		c.Accounts = append(c.Accounts, ended.account)
	}
	for seat := range ended.ahead {
		c.seats[seat] += ended.ahead[seat]
	}
}

// whole counts a sample in which every open move was tried, and reports whether there is more to find out.
func (s *Search[A]) whole() bool {
	for n := range s.candidates[:s.open] {
		s.candidates[n].sum += s.candidates[n].Margins[s.samples]
	}
	s.samples++
	if s.Prunes && s.samples >= samplesBeforePruning {
		s.prune()
	}
	return s.open > 1 || s.Endless
}

// prune drops the moves that are behind the best for certain. Of many, one is more likely to seem so by chance.
func (s *Search[A]) prune() {
	best := s.bestOf(nil).Margins
	errors := sureErrors + float64(0.3*float64(bits.Len(uint(s.open))-1))
	kept := 0
	for n := range s.open {
		c := &s.candidates[n]
		if s.Keeps != nil && s.Keeps(c.Action) || !behind(best, c.Margins, errors) {
			s.candidates[kept], s.candidates[n] = s.candidates[n], s.candidates[kept]
			kept++
		}
	}
	s.open = kept
}

// bestOf is the best open move of a kind, or of all: the highest mean, of equals the more promising.
func (s *Search[A]) bestOf(kind func(a A) bool) *candidate[A] {
	var best *candidate[A]
	for n := range s.candidates[:s.open] {
		if c := &s.candidates[n]; (kind == nil || kind(c.Action)) && (best == nil || c.sum > best.sum) {
			best = c
		}
	}
	return best
}

// Best is the best move as far as is known.
func (s *Search[A]) Best() A { return s.bestOf(nil).Action }

// Options are the moves that are still in question, and what each is worth by guess and samples.
func (s *Search[A]) Options() []Option[A] {
	options := make([]Option[A], s.open)
	for n := range options {
		c := &s.candidates[n]
		options[n] = Option[A]{c.Action, int64(math.Round(1000 * c.sum / float64(max(c.trust+s.samples, 1))))}
	}
	return options
}

// Part is what the moves that are still in question brought in whole samples, for another search to count: see [Search.Count].
func (s *Search[A]) Part() Trials[A] {
	part := make(Trials[A], s.open)
	for n, c := range s.candidates[:s.open] {
		part[n] = Trial[A]{Action: c.Action, Margins: c.Margins[:s.samples]}
	}
	return part
}

// Count counts what another search of the same decision found out in other samples. What it dropped is dropped here, unless nothing
// would be left. No sample may be begun.
func (s *Search[A]) Count(part Trials[A]) {
	kept := 0
	for n := range s.open {
		c := &s.candidates[n]
		at := part.index(c.Action)
		if at < 0 {
			continue
		}
		for _, margin := range part[at].Margins {
			c.Margins = append(c.Margins, margin)
			c.sum += margin
		}
		s.candidates[kept], s.candidates[n] = s.candidates[n], s.candidates[kept]
		kept++
	}
	if kept > 0 {
		s.open = kept
		s.samples += part.Samples()
	}
}

// Trials are all moves with what they brought. None may have been dropped.
func (s *Search[A]) Trials() Trials[A] {
	trials := make(Trials[A], len(s.candidates))
	for n, c := range s.candidates {
		trials[n] = c.Trial
	}
	return trials
}

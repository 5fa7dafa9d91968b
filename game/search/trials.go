package search

import (
	"cmp"
	"math"
	"slices"
)

// Trial is a move that was considered, and what it brought.
type Trial[A comparable] struct {
	Action A
	// Margins are by how many victory points the seat ended ahead of the best other one, less than 0 behind, in each sample of
	// what is hidden.
	Margins []float64
	// Accounts are what it ended with in each sample, where the search kept accounts.
	Accounts []Account `json:",omitempty"`
}

// Trials are the moves that were considered for a seat, the most promising first, all of them tried in the same samples.
type Trials[A comparable] []Trial[A]

// leastTold are victory points: less is no difference in whole ones.
const leastTold = 0.5

// Samples is in how many samples the moves were tried.
func (t Trials[A]) Samples() int {
	if len(t) == 0 {
		return 0
	}
	return len(t[0].Margins)
}

// Join returns what these and further samples brought; ok says that both are about the same moves.
func (t Trials[A]) Join(more Trials[A]) (joined Trials[A], ok bool) {
	if len(t) != len(more) {
		return nil, false
	}
	joined = make(Trials[A], len(t))
	for n := range t {
		if t[n].Action != more[n].Action {
			return nil, false
		}
		joined[n] = Trial[A]{t[n].Action, slices.Concat(t[n].Margins, more[n].Margins), slices.Concat(t[n].Accounts, more[n].Accounts)}
	}
	return joined, true
}

// Settled reports whether more samples would hardly change what is told: of every move it is plain whether it is as good as
// the best one.
func (t Trials[A]) Settled() bool {
	best := t.byMean()[0]
	for n := range t {
		mean, deviation := difference(t[best].Margins, t[n].Margins)
		if mean+float64(sureErrors*deviation) >= leastTold && !t.surpasses(best, n) {
			return false
		}
	}
	return true
}

// index is where the move stands, or -1.
func (t Trials[A]) index(a A) int {
	return slices.IndexFunc(t, func(trial Trial[A]) bool { return trial.Action == a })
}

// surpasses reports whether one move brings more than another: more than chance explains, and enough to be told in whole
// victory points.
func (t Trials[A]) surpasses(one, other int) bool {
	mean, deviation := difference(t[one].Margins, t[other].Margins)
	return mean >= leastTold && mean > sureErrors*deviation
}

// byMean are all moves, the one with the highest mean first, of equals the more promising.
func (t Trials[A]) byMean() []int {
	order, sums := make([]int, len(t)), make([]float64, len(t))
	for n, trial := range t {
		order[n] = n
		for _, margin := range trial.Margins {
			sums[n] += margin
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	return order
}

// behind reports whether what the second brought in the same samples is less by more than so many standard errors.
func behind(best, second []float64, errors float64) bool {
	mean, deviation := difference(best, second)
	return mean > float64(errors*deviation)
}

// difference is by how much more the first brought in the same samples than the second, and the standard error of that.
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

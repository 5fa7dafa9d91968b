package search

import (
	"cmp"
	"slices"
)

// Option is an action of a decision and what it is thought to be worth, in thousandths of a victory point.
type Option[A any] struct {
	Action A
	Value  int64
}

// Points is the worth in victory points.
func (o Option[A]) Points() float64 { return float64(o.Value) / 1000 }

// Rank sorts options, the best first and of equals the earlier.
func Rank[A any](options []Option[A]) {
	slices.SortStableFunc(options, func(a, b Option[A]) int { return cmp.Compare(b.Value, a.Value) })
}

// NearBest are the first of ranked options, at most so many: those worth less than the best by no more than near.
func NearBest[A any](options []Option[A], most int, near int64) []Option[A] {
	most = min(len(options), most)
	for n := range most {
		if options[n].Value < options[0].Value-near {
			return options[:n]
		}
	}
	return options[:most]
}

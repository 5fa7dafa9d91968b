package lab

import (
	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/stat"
)

// histogram counts how often each number of coins was seen, the last entry that
// many or more.
type histogram [256]float64

func (h *histogram) add(n int) { h[max(0, min(n, len(h)-1))]++ }

func (h *histogram) merge(o *histogram) {
	for n, count := range o {
		h[n] += count
	}
}

// numbers are what a histogram counts.
func (h *histogram) numbers() []float64 {
	return floats.Span(make([]float64, len(h)), 0, float64(len(h)-1))
}

// median is the smallest number that at least half of what was counted do not exceed.
func (h *histogram) median() int { return h.quantile(0.5) }

// quantile is the smallest number that at least the share of what was counted do not
// exceed.
func (h *histogram) quantile(share float64) int {
	return int(stat.Quantile(share, stat.Empirical, h.numbers(), h[:]))
}

func (h *histogram) mean() float64 { return stat.Mean(h.numbers(), h[:]) }

package lab

import (
	"fmt"
	"math/bits"

	"capital/game/search"
)

// paceOfOne is how fast one level decides.
type paceOfOne struct {
	Level     string  `json:"level"`
	Decisions int     `json:"decisions"`
	PerSecond float64 `json:"perSecond"` // of thinking, on one core
	Median    float64 `json:"medianMicroseconds"`
	High      float64 `json:"p95Microseconds"`
	// Of those that were searched for:
	Searched int     `json:"searched,omitempty"`
	Samples  int     `json:"medianSamples,omitempty"`
	Decided  float64 `json:"decided,omitempty"` // the share that ended since nothing was left to find out,
	Capped   float64 `json:"capped,omitempty"`  // at the most samples allowed,
	Stopped  float64 `json:"stopped,omitempty"` // by the clock
}

// pace counts how long decisions took and how the searches for them ended.
type pace struct {
	took    spread // in nanoseconds
	samples spread
	ends    [search.Endings]int
}

func (p *pace) add(d decision) {
	p.took.add(int64(d.took))
	if d.searched {
		p.samples.add(int64(d.samples))
		p.ends[d.why]++
	}
}

func (p *pace) report(level string) paceOfOne {
	micros := func(nanoseconds int64) float64 { return float64(nanoseconds) / 1000 }
	share := func(why search.Ending) float64 { return float64(p.ends[why]) / float64(max(p.samples.count, 1)) }
	return paceOfOne{
		Level: level, Decisions: p.took.count, PerSecond: float64(p.took.count) / max(float64(p.took.sum)/1e9, 1e-9),
		Median: micros(p.took.quantile(0.5)), High: micros(p.took.quantile(0.95)),
		Searched: p.samples.count, Samples: int(p.samples.quantile(0.5)),
		Decided: share(search.Decided), Capped: share(search.Capped), Stopped: share(search.Stopped),
	}
}

// spread counts numbers from 0 in classes less than one per cent wide, so that any number of them takes no more memory.
type spread struct {
	classes [(64 - classBits) << classBits]int
	count   int
	sum     int64
}

// classBits is how many bits of a number tell its class, after the first that is set.
const classBits = 7

func (s *spread) add(n int64) {
	s.classes[classOf(n)]++
	s.count++
	s.sum += n
}

// classOf is the class of a number: below 2 << classBits each has its own.
func classOf(n int64) int {
	shift := max(0, bits.Len64(uint64(n))-classBits-1)
	return shift<<classBits + int(n>>shift)
}

// least is the least number of a class.
func least(class int) int64 {
	shift := max(0, class>>classBits-1)
	return int64(class-shift<<classBits) << shift
}

// quantile is the number that a share of them reach at most.
func (s *spread) quantile(share float64) int64 {
	before := int(share * float64(s.count))
	for class, count := range s.classes {
		if before -= count; before < 0 {
			return least(class)
		}
	}
	return 0
}

// thinking is a time in microseconds in the unit that suits it.
func thinking(microseconds float64) string {
	if microseconds < 1000 {
		return fmt.Sprintf("%.1f µs", microseconds)
	}
	return fmt.Sprintf("%.1f ms", microseconds/1000)
}

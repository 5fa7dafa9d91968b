package lab

import (
	"fmt"
	"math/bits"
	"time"
)

// paceOfOne is how fast one level decides.
type paceOfOne struct {
	Level     string  `json:"level"`
	Decisions int     `json:"decisions"`
	PerSecond float64 `json:"perSecond"` // of thinking, on one core
	Median    float64 `json:"medianMicroseconds"`
	High      float64 `json:"p95Microseconds"`
}

// pace counts how long decisions took, in classes less than one per cent wide, so that
// any number of them takes no more memory.
type pace struct {
	classes [(64 - classBits) << classBits]int
	count   int
	sum     time.Duration
}

// classBits is how many bits of a duration tell its class, after the first that is set.
const classBits = 7

func (p *pace) add(took time.Duration) {
	p.classes[classOf(took)]++
	p.count++
	p.sum += took
}

// classOf is the class of a duration: below 2 << classBits nanoseconds each has its own.
func classOf(took time.Duration) int {
	shift := max(0, bits.Len64(uint64(took))-classBits-1)
	return shift<<classBits + int(took>>shift)
}

// shortest is the shortest duration of a class.
func shortest(class int) time.Duration {
	shift := max(0, class>>classBits-1)
	return time.Duration(class-shift<<classBits) << shift
}

// quantile is the time that a share of the decisions takes at most.
func (p *pace) quantile(share float64) time.Duration {
	before := int(share * float64(p.count))
	for class, count := range p.classes {
		if before -= count; before < 0 {
			return shortest(class)
		}
	}
	return 0
}

func (p *pace) report(level string) paceOfOne {
	micros := func(t time.Duration) float64 { return float64(t) / float64(time.Microsecond) }
	return paceOfOne{level, p.count, float64(p.count) / max(p.sum.Seconds(), 1e-9), micros(p.quantile(0.5)), micros(p.quantile(0.95))}
}

// thinking is a time in microseconds in the unit that suits it.
func thinking(microseconds float64) string {
	if microseconds < 1000 {
		return fmt.Sprintf("%.1f µs", microseconds)
	}
	return fmt.Sprintf("%.1f ms", microseconds/1000)
}

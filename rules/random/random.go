// Package random is the generator from which everything random in a match comes: the
// same numbers from the same seed on every platform.
package random

import "math/bits"

// Source is a SplitMix64 generator: one word of state, so that it can be part of a
// match that is copied by assignment. Its value is its seed.
type Source uint64

// Next returns 64 random bits.
func (s *Source) Next() uint64 {
	*s += 0x9E3779B97F4A7C15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Below returns a number from 0 up to but not including n, which is at least 1. The
// upper half of a product spreads 64 bits over n without a bias that could ever be
// noticed.
func (s *Source) Below(n int) int {
	high, _ := bits.Mul64(s.Next(), uint64(n))
	return int(high)
}

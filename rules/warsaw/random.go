package warsaw

import "math/bits"

// random is a SplitMix64 generator: one word of state, so that it can be part of
// a match, and the same numbers on every platform.
type random uint64

func (r *random) next() uint64 {
	*r += 0x9E3779B97F4A7C15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// below returns a number from 0 up to but not including n. The upper half of a
// product spreads 64 bits over n without a bias that could ever be noticed.
func (r *random) below(n int) int {
	high, _ := bits.Mul64(r.next(), uint64(n))
	return int(high)
}

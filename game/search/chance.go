package search

import "math/bits"

// Mix stirs x into h (the finishing steps of SplitMix64). Who keeps nothing from one decision to the next draws by numbers made
// so of what it sees.
func Mix(h, x uint64) uint64 {
	z := (h ^ x) + 0x9E3779B97F4A7C15
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Below is a number from 0 up to but not including n, as h has it.
func Below(h uint64, n int) int {
	high, _ := bits.Mul64(h, uint64(n))
	return int(high)
}

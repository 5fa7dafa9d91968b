package play

import "math"

// Numbers of the rating, as chess federations have them.
const (
	Beginning = 1000 // the strength of who has not played yet: an Apprentice's
	scale     = 400  // so much stronger is who is first ten times as often
	firstStep = 40   // how far a match moves a strength at most, in the first matches
	laterStep = 20   // and after them
	firstFew  = 30
)

// Strengths is the person's strength after each match: an Elo rating. A seat is expected to be first as often as its worth is a
// part of the worth of all seats, where 400 points more are ten times the worth. After each match the person's strength moves by
// what they did better than expected. That of the levels is fixed: see [Above]. A match with a level that has no strength moves
// nothing.
func Strengths(matches []Match, levels map[string]float64) []float64 {
	var all []float64
	strength, counted := float64(Beginning), 0
	for _, m := range matches {
		if expected, ok := expected(strength, m.Rivals, levels); ok {
			step := float64(laterStep)
			if counted < firstFew {
				step = firstStep
			}
			strength += step * (m.Share - expected)
			counted++
		}
		all = append(all, strength)
	}
	return all
}

// expected is how large a part of the first place somebody of a strength is expected to have against rivals.
func expected(strength float64, rivals []string, levels map[string]float64) (share float64, ok bool) {
	own := worth(strength)
	sum := own
	for _, rival := range rivals {
		s, known := levels[rival]
		if !known {
			return 0, false
		}
		sum += worth(s)
	}
	return own / sum, len(rivals) > 0
}

func worth(strength float64) float64 { return math.Pow(10, strength/scale) }

// Above is by how much a seat is stronger than so many others, all alike, against which it has so large a part of the first
// places. So the strengths of the levels follow from the ladder that is measured.
func Above(share float64, others int) float64 {
	return scale * math.Log10(share*float64(others)/(1-share))
}

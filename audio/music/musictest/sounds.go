package musictest

import (
	"math"
	"slices"
	"testing"

	"capital/audio"
)

// How loud a sound is at least and at most, in LUFS over a second or more.
const (
	faintest  = -30.0
	strongest = -15.0
)

// JudgeSounds judges sounds in all their variants: whether each is about as loud as others and neither too soft nor cut off, leans to no side, begins and ends
// without a click, is the same whenever it is made, and is no other one's likeness.
func JudgeSounds(t *testing.T, sounds map[string]audio.Sound) {
	t.Helper()
	for name, sound := range sounds {
		var before [][]float32
		for variant := range audio.Variants {
			samples := sound.Samples(variant)
			loudest, sum := 0.0, 0.0
			for _, v := range samples {
				loudest = max(loudest, math.Abs(float64(v)))
				sum += float64(v)
			}
			if math.IsNaN(sum) || loudest < 0.1 || loudest > 0.9 {
				t.Errorf("%s %d: loudest %v, sum %v", name, variant, loudest, sum)
			}
			heard := append(slices.Clone(samples), make([]float32, max(rate-len(samples), 0))...)
			if got := Loudness(heard, heard); !(got > faintest && got < strongest) {
				t.Errorf("%s %d is as loud as %.1f LUFS", name, variant, got)
			}
			if mean := sum / float64(len(samples)); math.Abs(mean) > 0.02 {
				t.Errorf("%s %d leans to one side by %v", name, variant, mean)
			}
			if first, last := samples[0], samples[len(samples)-1]; math.Abs(float64(first)) > 0.2 || last != 0 {
				t.Errorf("%s %d clicks: begins at %v, ends at %v", name, variant, first, last)
			}
			if !slices.Equal(samples, sound.Samples(variant)) {
				t.Errorf("%s %d is another sound the second time", name, variant)
			}
			for other, b := range before {
				if alike(b, samples) > 0.98 {
					t.Errorf("%s: variants %d and %d are alike: %.3f", name, other, variant, alike(b, samples))
				}
			}
			before = append(before, samples)
		}
	}
}

// alike is how far two sounds have the same shape: 1 if they are the same.
func alike(a, b []float32) float64 {
	var ab, aa, bb float64
	for i := range min(len(a), len(b)) {
		ab += float64(a[i]) * float64(b[i])
		aa += float64(a[i]) * float64(a[i])
		bb += float64(b[i]) * float64(b[i])
	}
	return ab / math.Sqrt(aa*bb)
}

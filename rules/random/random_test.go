package random

import "testing"

// The first numbers of the published generator, from seed 1234567.
func TestNumbersAreThePublishedOnes(t *testing.T) {
	s := Source(1234567)
	for n, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		if got := s.Next(); got != want {
			t.Errorf("number %d is %d, not %d", n, got, want)
		}
	}
}

func TestBelowComesEverywhere(t *testing.T) {
	s := Source(1)
	for n := 1; n <= 16; n++ {
		counts := make([]int, n)
		for range 1000 * n {
			counts[s.Below(n)]++
		}
		for value, count := range counts {
			if count < 850 || count > 1150 {
				t.Errorf("of %d, %d came %d times in %d", n, value, count, 1000*n)
			}
		}
	}
}

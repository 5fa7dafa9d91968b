package text

import "testing"

func TestNumbersAreWrittenWithTheirSigns(t *testing.T) {
	for n, want := range map[int]string{0: "+0", 7: "+7", 120: "+120", -7: "−7", -120: "−120"} {
		if got := Signed(n); got != want {
			t.Errorf("%d is written %q, not %q", n, got, want)
		}
	}
	for _, test := range []struct {
		x    float64
		sign bool
		want string
	}{{0, false, "0.0"}, {0.04, true, "+0.0"}, {0.05, true, "+0.1"}, {-0.26, true, "−0.3"}, {-12.34, false, "12.3"}, {99.96, true, "+100.0"}} {
		if got := Tenths(test.x, test.sign); got != test.want {
			t.Errorf("%g is written %q, not %q", test.x, got, test.want)
		}
	}
}

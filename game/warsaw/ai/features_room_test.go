package ai

import (
	"slices"
	"testing"
)

// TestRoomOfADistrict: what may still be joined, in a district whose empty sites are C1 and D3.
func TestRoomOfADistrict(t *testing.T) {
	d := drawn(t, `
		RR PP .. RR
		RC PP .. RR

		CC PR RR UU
		CI PR PC RR

		IR II CC ..
		RR II CC ..

		B1 transport
	`)
	var f Features
	extractRoom(&d, &f)
	for what, seen := range map[string]struct {
		from int
		want []int16
	}{
		"open quarters by kind": {atOpen, []int16{6, 2, 0, 0, 2}},
		"sites without a sign":  {atSignRoom, []int16{1}},
		"the best park":         {atPark, []int16{2, 1, 2, 2}},
		"the best yard":         {atYard, []int16{2, 2, 2}},
	} {
		if got := f[seen.from : seen.from+len(seen.want)]; !slices.Equal(got, seen.want) {
			t.Errorf("%s: %v, not %v", what, got, seen.want)
		}
	}
}

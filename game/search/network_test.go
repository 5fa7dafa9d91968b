package search

import "testing"

// small is a network of two inputs: its first unit is (2a − b − 1)·2²⁰, its second the opposite of that, and a third is there always.
func small() Network {
	inputs := []Input{{Shift: 20, Weights: [HiddenUnits]int8{2, -2}}, {Shift: 20, Weights: [HiddenUnits]int8{-1, 1}}}
	begin := Sums{-1 << 20, 1 << 20, 1 << 22}
	return Network{Inputs: inputs, Begin: &begin, Output: &Output{Begin: 500, Weights: Sums{16_000, 32_000, 4_000}}}
}

// A hidden unit adds what its sum is above 0, and nothing below it.
func TestANetworkIsASumOfItsUnits(t *testing.T) {
	n := small()
	for _, c := range []struct {
		features []int16
		want     int64
	}{
		{[]int16{0, 0}, 500 + 1_000 + 2_000}, // the second unit
		{[]int16{1, 0}, 500 + 1_000 + 1_000}, // the first
		{[]int16{1, 1}, 500 + 1_000},         // neither
		{[]int16{3, -1}, 500 + 1_000 + 6_000},
		{[]int16{0, 3}, 500 + 1_000 + 8_000},
	} {
		if value := n.Value(c.features); value != c.want {
			t.Errorf("%v: %d instead of %d", c.features, value, c.want)
		}
	}
}

// What each feature adds is what the units do with it that are above 0.
func TestANetworkIsToldInParts(t *testing.T) {
	n := small()
	for _, c := range []struct {
		features []int16
		want     [2]int64
	}{
		{[]int16{3, -1}, [2]int64{6_000, 1_000}},
		{[]int16{0, 3}, [2]int64{0, 6_000}},
		{[]int16{1, 1}, [2]int64{}},
	} {
		var parts [2]int64
		n.Parts(c.features, func(feature int, value int64) { parts[feature] += value })
		if parts != c.want {
			t.Errorf("%v: %v instead of %v", c.features, parts, c.want)
		}
	}
}

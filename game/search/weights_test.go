package search

import "testing"

// Weights are read as they were written, and refused under another header or where a file is not whole.
func TestWeightsAreWrittenAndRead(t *testing.T) {
	const header = "a game, 2 rows\n"
	want := [2][3]int16{{1, -2, 300}, {-30_000, 0, 5}}
	data := EncodeWeights(header, &want)
	var got [2][3]int16
	if err := DecodeWeights(header, data, &got); err != nil || got != want {
		t.Error(got, err)
	}
	for what, err := range map[string]error{
		"another header": DecodeWeights("a game, 3 rows\n", data, &got),
		"too short":      DecodeWeights(header, data[:len(data)-1], &got),
		"too long":       DecodeWeights(header, append(data, 0), &got),
		"nothing":        DecodeWeights(header, nil, &got),
	} {
		if err == nil {
			t.Errorf("%s is read", what)
		}
	}
}

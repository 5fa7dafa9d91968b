package forum

import "testing"

// Letters that are cut stand apart, in capitals, but an accent stays with its letter.
func TestSpaced(t *testing.T) {
	for words, want := range map[string]string{"Roma": "R O M A", "Łucja": "Ł U C J A", "e\u0301t": "E\u0301 T", "": ""} {
		if got := Spaced(words); got != want {
			t.Errorf("%q is cut as %q", words, got)
		}
	}
}

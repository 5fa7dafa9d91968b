package ai

import (
	"slices"
	"testing"

	"capital/rules/rome"
)

// What a piece brings the best other one as well is worth nothing, and comes after what it brings the seat alone.
func TestWorthAgainstTheBestOther(t *testing.T) {
	s := newScene(t, 2, 0, rome.DecideBid)
	s.tell("A holds white-1; quirinal round A1 B1 A2; viminal triangular A1; esquiline round C1")
	v := s.View(s.a)
	b := s.letter('B')
	if got, want := Worths(&v, s.a), []Worth{{rome.Viminal, 1, 0, -1, 0}, {rome.Quirinal, 1, 0, b, 1}}; !slices.Equal(got, want) {
		t.Errorf("%+v, not %+v", got, want)
	}
	s = newScene(t, 2, 2, rome.DecideBid)
	s.tell("A holds white-1; quirinal round A1 B1 A2; viminal triangular B1 A2 A2")
	v = s.View(s.a)
	for _, w := range Worths(&v, s.a) {
		if w.Cards != 2 || w.Others != 1 || w.Beyond() != 1 {
			t.Errorf("an amphitheatre: %+v", w)
		}
	}
}

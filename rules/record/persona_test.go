package record

import "testing"

// A seat has who its computer player is in one word with the level; what is no such word stays as it is.
func TestSeatsHavePersonas(t *testing.T) {
	for kind, want := range map[string]Seat{
		"builder":      {Player: "builder"},
		"builder-wars": {Player: "builder", Persona: "wars"},
		"builder-":     {Player: "builder-"},
		"-wars":        {Player: "-wars"},
		"a-b-c":        {Player: "a-b-c"},
	} {
		seat := SeatOf(kind)
		if seat != want {
			t.Errorf("%s is %+v, not %+v", kind, seat, want)
		}
		if seat.Kind() != kind {
			t.Errorf("%s is written %s", kind, seat.Kind())
		}
	}
}

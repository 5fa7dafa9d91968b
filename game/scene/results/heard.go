package results

import (
	"slices"

	"capital/audio"
)

// heard is what is heard as the first step of the podium stands: a fanfare where somebody of those who sat there is first, or where
// nobody sat there.
func (o *Outcome) heard() audio.Sound {
	people := slices.DeleteFunc(slices.Clone(o.Seats), func(seat Seat) bool { return !seat.person() })
	if len(people) == 0 || slices.ContainsFunc(people, func(seat Seat) bool { return seat.Place == 1 }) {
		return audio.Fanfare
	}
	return audio.Defeat
}

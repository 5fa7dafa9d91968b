package results

import (
	"slices"

	"capital/audio"
)

// Heard is what is heard as the screen is first shown: a fanfare where somebody of those who sat there is first, or where nobody
// sat there.
func (s *Screen) Heard() audio.Sound {
	people := slices.DeleteFunc(slices.Clone(s.outcome.Seats), func(seat Seat) bool { return !seat.person() })
	if len(people) == 0 || slices.ContainsFunc(people, func(seat Seat) bool { return seat.Place == 1 }) {
		return audio.Fanfare
	}
	return audio.Defeat
}

package scene

import (
	"unicode/utf8"

	"capital/game/scene/seatnames"
	"capital/render/theme"
	"capital/rules/record"
)

// ProfileNameLimit is how many characters the person's own name has at most: as many as are written of a seat's.
const ProfileNameLimit = 14

// Profile is who the person is.
type Profile struct {
	Name   string `json:",omitempty"` // of the first seat of a new match; empty for none
	Sign   int    `json:",omitempty"` // the place among those that are offered
	Colour int    `json:",omitempty"` // that of so many seats: see [theme.Seat]
}

// valid is the profile with what can't be taken out of it.
func (p Profile) valid() Profile {
	if record.CheckName(p.Name) != nil || utf8.RuneCountInString(p.Name) > ProfileNameLimit || !seatnames.Seen(p.Name) {
		p.Name = ""
	}
	p.Sign = max(p.Sign, 0)
	p.Colour = min(max(p.Colour, 0), theme.Seats-1)
	return p
}

package fair

import (
	"capital/game/scene/counting/pages"
	"capital/game/scene/narration"
)

// Spoken says the Expo to somebody who does not see it: what all have now, and all that happened; and of all pages when that is
// asked for.
func (v *Counting) Spoken() narration.Speech {
	s := v.Speech(v.words("fair.place", v.roman()))
	if !v.Settled() {
		return s
	}
	s.Prompt, s.Hand, s.State = v.spokenPage(v.Page), v.happened(), v.spokenPages
	if v.Seat != pages.Nobody {
		s.Focus = narration.Sentence(v.toldSeat(v.pages[v.Page], v.Seat)...)
	}
	return s
}

// happened says all that happened, beat by beat.
func (v *Counting) happened() (said []string) {
	for n, b := range v.beats {
		if b.seat != pages.Nobody {
			said = append(said, v.sentence(n))
		}
	}
	return said
}

// spokenPages says all pages.
func (v *Counting) spokenPages() (said []string) {
	for n := range v.pages {
		said = append(said, v.spokenPage(n))
	}
	return said
}

package resolve

import (
	"capital/game/lux/table/view"
	"capital/game/scene/counting/pages"
	"capital/game/scene/narration"
)

// Spoken says the end of the round to somebody who does not see it: what all have now, and all that happened since it was told
// last; and of all pages when that is asked for.
func (v *Counting) Spoken() narration.Speech {
	s := v.Speech(v.words("resolve.place", view.Roman(v.end.Round)))
	if !v.Settled() {
		return s
	}
	n := v.Seen()
	s.Prompt = v.spokenPage(n)
	s.Hand, s.State = v.said(v.beats[v.from:]), v.spokenPages
	if v.Seat != pages.Nobody {
		s.Focus = narration.Sentence(v.toldSeat(v.pages[n], v.Seat))
	}
	return s
}

// spokenPages says all pages.
func (v *Counting) spokenPages() (said []string) {
	for n := range v.pages {
		said = append(said, v.spokenPage(n))
	}
	return said
}

// spokenPage says a page: what it is about, and how all stand.
func (v *Counting) spokenPage(n int) string {
	page := v.pages[n]
	said := []string{v.title(n)}
	if page.kind == sums {
		for _, seat := range v.end.order() {
			said = append(said, v.spokenSum(seat))
		}
		return narration.Sentence(append(said, v.leads())...)
	}
	if page.kind == limits && !v.bare(page.district) {
		said = append(said, v.formula(page.district))
	}
	if events := v.said(v.beats[page.first:page.last]); len(events) > 0 {
		return narration.Sentence(append(said, events...)...)
	}
	return narration.Sentence(append(said, v.quietly(page, v.beats[page.first:page.last])...)...)
}

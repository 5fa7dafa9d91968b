package fair

import (
	"slices"
	"strings"

	"capital/game/expo/table/view/naming"
	"capital/game/scene/counting/pages"
	"capital/game/scene/narration"
	"capital/render/text"
	"capital/rules/expo"
)

func (p *picture) words(key string, args ...any) string { return p.app.Strings.Text(key, args...) }

func (p *picture) name(seat int) string { return p.teller.SeatNames()[seat] }

// title is what a page is called.
func (p *picture) title(n int) string {
	if p.pages[n].kind == sums {
		if p.fair.last() {
			return p.words("fair.host", p.name(p.standing()[0]))
		}
		return p.words("fair.sum", p.roman())
	}
	return p.words([...]string{before: "fair.before", jobs: "fair.jobs", services: "fair.services", cubes: "fair.cubes", payment: "fair.payment",
		after: "fair.after", conversion: "fair.conversion"}[p.pages[n].kind])
}

// roman is which Expo it is.
func (p *picture) roman() string { return naming.Roman(p.fair.number()) }

// signed writes prestige that was gained or lost.
func signed(n int) string {
	if n == 0 {
		return "0"
	}
	return text.Signed(n)
}

// sentence says what a beat tells.
func (p *picture) sentence(n int) string {
	b := &p.beats[n]
	switch b.part {
	case adding, ending:
		return p.words("fair.effect", p.name(b.seat), naming.Tile(p.app.Strings, b.tile), p.listed(gains(p.beats[n:n+1], b.seat)))
	case raising:
		return p.words("fair.jobs.line")
	case working:
		work, _ := p.workless(p.pageOf(n), b.seat)
		return p.words("fair.worked", p.name(b.seat), work, signed(b.events[0].Count))
	case idling:
		_, without := p.workless(p.pageOf(n), b.seat)
		if without == 0 {
			return p.words("fair.idle.none", p.name(b.seat))
		}
		return p.words("fair.idle", p.name(b.seat), without, signed(b.events[0].Count))
	case ranking:
		return p.words("fair.services.line")
	case serving:
		return p.served(n)
	case clearing:
		return p.words("fair.cubes.line")
	case paying:
		return p.paid(n)
	case converting:
		return p.converted(n)
	}
	return p.leads()
}

// pageOf is the page of a beat.
func (p *picture) pageOf(n int) page {
	return p.pages[slices.IndexFunc(p.pages, func(of page) bool { return n < of.last })]
}

// served says what a seat's place and Services brought.
func (p *picture) served(n int) string {
	b := &p.beats[n]
	f := p.fair.figures(p.beats[:p.pageOf(n).first], b.seat)
	place := slices.Index(p.fair.ranking(), b.seat)
	said := p.words("fair.served", p.name(b.seat), place+1, f.track[expo.Services], signed(-perSeatAhead*place))
	if all := gains(p.beats[n:n+1], b.seat); all != [expo.Prestige + 1]int{} {
		said += " " + p.words("fair.served.gains", p.listed(all))
	}
	return said
}

// listed lists gains.
func (p *picture) listed(all [expo.Prestige + 1]int) string {
	var said []string
	for what, n := range all {
		if n != 0 {
			said = append(said, naming.Gain(p.app.Strings, expo.Track(what), n))
		}
	}
	if len(said) == 0 {
		return p.words("fair.nothing")
	}
	return strings.Join(said, ", ")
}

// paid says what a seat paid at last, and what taxes cost it.
func (p *picture) paid(n int) string {
	b := &p.beats[n]
	said := p.words("fair.paid", p.name(b.seat), b.events[0].Price)
	for _, e := range b.events {
		if e.Kind == expo.Taxed {
			said += " " + p.words("fair.taxed", signed(-e.Count))
		}
	}
	return said
}

// converted says what became prestige of what a seat had left.
func (p *picture) converted(n int) string {
	b := &p.beats[n]
	var said []string
	for _, e := range b.events {
		if e.Count != 0 {
			said = append(said, naming.Source(p.app.Strings, e.Source)+" "+signed(e.Count))
		}
	}
	if len(said) == 0 {
		said = append(said, p.words("fair.nothing"))
	}
	return p.words("fair.converted", p.name(b.seat), strings.Join(said, ", "))
}

// leads says who has most prestige now, or who hosts.
func (p *picture) leads() string {
	first := p.standing()[0]
	f := p.fair.figures(p.beats, first)
	if p.fair.last() {
		return p.words("fair.hosts", p.name(first), f.prestige)
	}
	var names []string
	for _, seat := range p.standing() {
		if now := p.fair.figures(p.beats, seat); now.prestige == f.prestige {
			names = append(names, p.name(seat))
		}
	}
	return p.words("fair.leads", strings.Join(names, ", "), f.prestige)
}

// told is what is told of a page: of the seat that is pointed at, else of the beat under way, else what the page is about.
func (p *picture) told(n int) []string {
	page := p.pages[n]
	switch {
	case p.Seat != pages.Nobody:
		return p.toldSeat(page, p.Seat)
	case !p.Settled() && p.Beat < len(p.beats):
		return []string{p.sentence(p.Beat)}
	}
	return []string{p.about(page)}
}

// about says what a page is about.
func (p *picture) about(page page) string {
	switch page.kind {
	case before:
		return p.words("fair.before.line")
	case payment:
		return p.words("fair.payment.line")
	case after:
		return p.words("fair.after.line")
	case conversion:
		return p.words("fair.conversion.line")
	}
	return p.sentence(page.first)
}

// toldSeat says what a page brings a seat.
func (p *picture) toldSeat(page page, seat int) (said []string) {
	switch page.kind {
	case cubes:
		return []string{p.words("fair.seat.cubes", p.name(seat), cleared(p.beats[page.first:page.last], seat))}
	case sums:
		return []string{p.spokenSum(seat)}
	}
	for n := page.first; n < page.last; n++ {
		if p.beats[n].seat == seat {
			said = append(said, p.sentence(n))
		}
	}
	if len(said) == 0 {
		said = append(said, p.words("fair.seat.nothing", p.name(seat)))
	}
	return said
}

// spokenSum says what a seat has, and what the Expo brought it.
func (p *picture) spokenSum(seat int) string {
	f := p.fair.figures(p.beats, seat)
	var parts []string
	for _, c := range p.cells() {
		parts = append(parts, p.words(c.key)+" "+signed(p.sumOf(seat, c)))
	}
	return p.words("fair.seat.sum", p.name(seat), number(f.prestige), signed(f.brought()), strings.Join(parts, ", "))
}

// spokenPage says a page: what it is called, and what it brings every seat.
func (p *picture) spokenPage(n int) string {
	page := p.pages[n]
	said := []string{p.title(n)}
	for _, seat := range p.Seats(n) {
		said = append(said, p.toldSeat(page, seat)...)
	}
	return narration.Sentence(said...)
}

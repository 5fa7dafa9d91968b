package resolve

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/scene/counting/pages"
	"capital/game/scene/narration"
	"capital/render/text"
	"capital/rules/lux"
)

func (p *picture) words(key string, args ...any) string { return p.app.Strings.Text(key, args...) }

// name is a district's name where it begins a line.
func (p *picture) name(d lux.District) string { return upper(p.app.DistrictName(d)) }

// upper begins words with a capital letter.
func upper(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + words[size:]
}

// title is what a page is called.
func (p *picture) title(n int) string {
	switch page := p.pages[n]; page.kind {
	case hands:
		return p.words("resolve.home")
	case modifiers:
		return p.words("resolve.modifiers")
	case limits:
		if page.district == lux.OutsiderDistrict {
			return p.words("resolve.limit.outsider", p.name(page.district))
		}
		return p.words("resolve.limit", p.name(page.district))
	case bonuses:
		return p.words("resolve.bonus", p.name(page.district))
	case guards:
		return p.words("resolve.guards")
	}
	return p.words("resolve.sum", view.Roman(p.end.Round))
}

// said are sentences about what beats tell.
func (p *picture) said(beats []beat) (said []string) {
	m := p.teller.Match()
	for _, b := range beats {
		for _, e := range b.events {
			if words := p.sentence(m, e); words != "" {
				said = append(said, words)
			}
		}
		if b.part == asking {
			said = append(said, p.asks(m, b))
		}
	}
	return said
}

// sentence says what an event tells, or nothing.
func (p *picture) sentence(m wording.Match, e lux.Event) string {
	return narration.Sentence(wording.Log(p.app, m, e).Words)
}

// asks says who may pay for a district.
func (p *picture) asks(m wording.Match, b beat) string {
	over := p.end.Open.HomeTotal(b.seat, b.district) - p.end.Open.OpenLimitOf(b.district)
	return wording.Said(p.app, "resolve.asked", m.Names[b.seat], p.app.DistrictName(b.district), over)
}

// told is what is told of a page: of the seat that is pointed at, else of what has happened.
func (p *picture) told(n int) []string {
	page := p.pages[n]
	if p.Seat != pages.Nobody {
		return []string{p.toldSeat(page, p.Seat)}
	}
	beats := p.beats[page.first:min(page.last, max(p.Beat+1, page.first))]
	if !p.Settled() && len(beats) > 0 && beats[len(beats)-1].part == deciding {
		return p.said(beats[len(beats)-1:])
	}
	if said := p.said(beats); len(said) > 0 && page.kind != hands && page.kind != guards {
		return said
	}
	return p.quietly(page, beats)
}

// quietly says what there is to say of a page on which nothing happens.
func (p *picture) quietly(page page, beats []beat) []string {
	d := page.district
	over := len(beats) == page.last-page.first && p.share(page.last-1) == 1
	switch page.kind {
	case hands:
		return []string{p.words("resolve.home.line")}
	case guards:
		return []string{p.words("resolve.guards.line")}
	case limits:
		switch {
		case p.bare(d):
			return []string{p.words("resolve.bare")}
		case over && !p.end.Waits: // else somebody is over it, of whom it is not decided yet
			return []string{p.formula(d), p.words("resolve.within")}
		}
		return []string{p.formula(d)}
	case bonuses:
		most, _ := p.end.most(p.beats, d)
		switch {
		case most == 0:
			return []string{p.words("resolve.nobody")}
		case over && len(p.end.Open.Capital(d)) == 0:
			return []string{p.words("resolve.no-card")}
		}
		return []string{p.words("resolve.most", most)}
	}
	return []string{p.leads()}
}

// formula is how a limit is added up: "4 + 2 − 3 = 3".
func (p *picture) formula(d lux.District) string {
	var sum strings.Builder
	for n, s := range p.end.capital(d) {
		switch {
		case s.value < 0:
			sum.WriteString(" − " + strconv.Itoa(-s.value))
		case n > 0:
			sum.WriteString(" + " + strconv.Itoa(s.value))
		default:
			sum.WriteString(strconv.Itoa(s.value))
		}
	}
	limit := p.end.Open.OpenLimitOf(d)
	switch {
	case d == lux.OutsiderDistrict:
		return p.words("resolve.highest", limit)
	case sum.Len() == 0:
		return p.words("resolve.no-limit")
	case len(p.end.capital(d)) == 1:
		return p.words("resolve.alone", limit)
	}
	return p.words("resolve.formula", strings.TrimSpace(sum.String()), limit)
}

// leads says who has most points now.
func (p *picture) leads() string {
	most, names := 0, []string(nil)
	for seat, name := range p.teller.SeatNames() {
		sum := p.end.sum(p.beats, seat)
		switch points := sum.Points(); {
		case seat == 0 || points > most:
			most, names = points, []string{name}
		case points == most:
			names = append(names, name)
		}
	}
	return p.words("resolve.leads", strings.Join(names, ", "), most)
}

// toldSeat says how a seat stands on a page.
func (p *picture) toldSeat(page page, seat int) string {
	name := p.teller.SeatNames()[seat]
	switch page.kind {
	case limits:
		v, _, _ := p.fateNow(page, seat)
		stands, _ := p.standsNow(page, seat, v)
		return p.words("resolve.seat.limit", name, p.end.Open.HomeTotal(seat, page.district), p.end.Open.OpenLimitOf(page.district), stands)
	case sums:
		return p.spokenSum(seat)
	}
	var said []string
	m := p.teller.Match()
	for _, b := range p.beats[page.first:page.last] {
		for _, e := range b.events {
			if e.Seat == seat && e.Kind != lux.BonusTied {
				said = append(said, p.sentence(m, e))
			}
		}
	}
	if len(said) > 0 {
		return strings.Join(said, " ")
	}
	if page.kind == bonuses {
		return p.words("resolve.seat.total", name, p.end.left(p.beats, seat, page.district))
	}
	return p.words("resolve.seat.nothing", name)
}

// standsNow says in a few words how a seat's home district stands to its limit, and what became of it; and still shorter.
func (p *picture) standsNow(page page, seat int, v verdict) (words, brief string) {
	d := page.district
	total, limit := p.end.Open.HomeTotal(seat, d), p.end.Open.OpenLimitOf(d)
	say := func(key string, n int) (words, brief string) {
		return p.words("resolve."+key, n), p.words("resolve."+key+".brief", n)
	}
	switch v.fate {
	case open, asked:
		return say("over", total-limit)
	case paid:
		return say("paid", v.count)
	case guarded:
		return say("guarded", v.count)
	case lost:
		return say("lost", p.end.worth(seat, d))
	case removed:
		return say("removed", v.count)
	}
	switch {
	case total == 0:
		return p.words("resolve.none"), ""
	case total == limit:
		return say("full", total)
	}
	return say("room", limit-total)
}

// spokenSum says what a seat has.
func (p *picture) spokenSum(seat int) string {
	s := p.end.sum(p.beats, seat)
	words := p.words("resolve.seat.sum", p.teller.SeatNames()[seat], s.Points(), s.Home, s.Bonus, s.Gold)
	if s.Lost > 0 {
		words += " " + p.words("resolve.seat.lost", s.Lost)
	}
	return words
}

// change writes a change beside a number, or nothing.
func change(n int) string {
	if n == 0 {
		return ""
	}
	return text.Signed(n)
}

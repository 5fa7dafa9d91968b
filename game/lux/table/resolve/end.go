package resolve

import (
	"slices"

	"capital/rules/lux"
)

// End is the end of a round, as far as it has come.
type End struct {
	Round  int
	Open   lux.Table   // as it lay when limits were checked: hands are at home, modifiers are turned, nothing is lost yet
	Events []lux.Event // of the end of the round, from the first on
	Told   int         // how many of them were counted before: somebody has paid since then, and it goes on
	Payer  int         // who is asked to pay for a district before it goes on, or -1
	Waits  bool        // the payer is a computer player: it goes on by itself
}

// Of reports whether an event is one of the end of a round.
func Of(e lux.Event) bool {
	switch e.Kind {
	case lux.LaidDown, lux.ModifierTurned, lux.LimitsChecked, lux.Saved, lux.Lost, lux.RebelsRemoved, lux.BonusTaken, lux.BonusTied:
		return true
	case lux.GoldPaid:
		return e.Count < 0 || e.Why != lux.WhyMerchant
	}
	return false
}

// Begins is the place among events, before one place, of the first of the end of the round that this belongs to.
func Begins(events []lux.Event, before int) int {
	first := before
	for first > 0 && Of(events[first-1]) {
		first--
	}
	return first
}

// part is what is counted in a beat.
type part uint8

// The parts, in the order in which they come.
const (
	laying    part = iota // hands go home
	turning               // modifiers are turned
	limiting              // a district's limit is added up
	rising                // all totals rise to it
	deciding              // what becomes of one home district that is over it
	asking                // one seat is asked to pay
	comparing             // who has most in a district
	giving                // the bonus, or gold for a tie
	earning               // what followers and aristocrats bring
	relieving             // guards become gold
	summing               // what all have
)

// beat is one thing that is counted, with the events that it tells.
type beat struct {
	part     part
	district lux.District
	seat     int // deciding, asking
	events   []lux.Event
}

// page is what beats have in common that are seen at the same table of towers.
type page struct {
	kind        kind
	district    lux.District
	first, last int // its beats: last is the one behind
}

// kind is what a page shows.
type kind uint8

// The kinds.
const (
	hands kind = iota
	modifiers
	limits
	bonuses
	guards
	sums
)

// seenIn is the kind of page on which a part is seen.
func seenIn(p part) kind {
	return [...]kind{laying: hands, turning: modifiers, limiting: limits, rising: limits, deciding: limits, asking: limits,
		comparing: bonuses, giving: bonuses, earning: bonuses, relieving: guards, summing: sums}[p]
}

// pagesOf puts beats together.
func pagesOf(beats []beat) (pages []page) {
	for n, b := range beats {
		seen := seenIn(b.part)
		if last := len(pages) - 1; last >= 0 && pages[last].kind == seen && pages[last].district == b.district {
			pages[last].last = n + 1
			continue
		}
		pages = append(pages, page{seen, b.district, n, n + 1})
	}
	return pages
}

// beats are those of the end of a round. The first of them are the same, however far it has come.
func (e *End) beats() []beat {
	c := counter{End: e, left: e.Events}
	c.count()
	return c.beats
}

// told is how many beats were counted before.
func (e *End) told() int {
	if e.Told == 0 {
		return 0
	}
	before := *e
	before.Events, before.Told, before.Payer = e.Events[:e.Told], 0, -1
	return len(before.beats())
}

// counter turns events into beats, one after the other.
type counter struct {
	*End
	left  []lux.Event
	beats []beat
}

// take takes the events that come next, as long as they are wanted.
func (c *counter) take(wanted func(e lux.Event) bool) []lux.Event {
	n := 0
	for n < len(c.left) && wanted(c.left[n]) {
		n++
	}
	taken := c.left[:n]
	c.left = c.left[n:]
	return taken
}

// tell adds a beat where it has something to tell.
func (c *counter) tell(b beat) {
	if len(b.events) > 0 {
		c.beats = append(c.beats, b)
	}
}

// count goes through all that has happened.
func (c *counter) count() {
	c.tell(beat{part: laying, events: c.take(isKind(lux.LaidDown))})
	c.tell(beat{part: turning, events: c.take(isKind(lux.ModifierTurned))})
	if len(c.take(isKind(lux.LimitsChecked))) == 0 {
		return
	}
	for d := range c.Districts() {
		if !c.check(d) {
			return
		}
	}
	for d := range lux.District(lux.Districts) {
		c.reward(d)
	}
	c.tell(beat{part: relieving, events: c.take(func(e lux.Event) bool { return e.Kind == lux.GoldPaid && e.Why == lux.WhyGuards })})
	c.beats = append(c.beats, beat{part: summing})
}

func isKind(kind lux.EventKind) func(lux.Event) bool {
	return func(e lux.Event) bool { return e.Kind == kind }
}

// check counts a home district of all seats, and reports whether it goes on.
func (c *counter) check(d lux.District) bool {
	c.beats = append(c.beats, beat{part: limiting, district: d}, beat{part: rising, district: d})
	for _, seat := range c.order() {
		if c.Open.HomeTotal(seat, d) <= c.Open.OpenLimitOf(d) {
			continue
		}
		decided := c.take(func(e lux.Event) bool { return checks(e) && e.Seat == seat && lux.District(e.To) == d })
		if len(decided) == 0 {
			if c.Payer == seat && !c.Waits {
				c.beats = append(c.beats, beat{part: asking, district: d, seat: seat})
			}
			return false
		}
		c.tell(beat{deciding, d, seat, decided})
	}
	return true
}

// checks reports whether an event says what becomes of a home district.
func checks(e lux.Event) bool {
	switch e.Kind {
	case lux.Saved, lux.Lost, lux.RebelsRemoved:
		return true
	}
	return e.Kind == lux.GoldPaid && e.Why == lux.WhyMerchant
}

// reward counts what a district brings.
func (c *counter) reward(d lux.District) {
	at := func(e lux.Event, whys ...lux.Why) bool {
		return e.Kind == lux.GoldPaid && lux.District(e.To) == d && slices.Contains(whys, e.Why)
	}
	c.beats = append(c.beats, beat{part: comparing, district: d})
	c.tell(beat{part: giving, district: d, events: c.take(func(e lux.Event) bool {
		return (e.Kind == lux.BonusTaken || e.Kind == lux.BonusTied) && lux.District(e.To) == d || at(e, lux.WhyTie)
	})})
	c.tell(beat{part: earning, district: d, events: c.take(func(e lux.Event) bool { return at(e, lux.WhyFollower, lux.WhyAristocrat) })})
}

// Districts are the home districts that are counted.
func (e *End) Districts() lux.District {
	if e.Open.InPlay(lux.Outsider) {
		return lux.HomeDistricts
	}
	return lux.Districts
}

// order are the seats in their order: from the starter on.
func (e *End) order() (seats []int) {
	for n := range e.Open.Seats() {
		seats = append(seats, (e.Open.Starter()+n)%e.Open.Seats())
	}
	return seats
}

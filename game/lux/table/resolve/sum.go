package resolve

import "capital/rules/lux"

// fate is what becomes of a home district when its limit is checked.
type fate uint8

// The fates.
const (
	within  fate = iota // it is not over its limit
	open                // it is, and nothing is decided yet
	asked               // its seat is asked to pay
	paid                // gold was paid
	guarded             // guards were spent
	lost                // its citizens are discarded
	removed             // rebels alone were over it, and leave
)

// verdict is what becomes of a home district, and how much gold or how many guards that took.
type verdict struct {
	fate  fate
	count int
}

// verdict is what becomes of a seat's home district, by what some of the beats tell.
func (e *End) verdict(beats []beat, seat int, d lux.District) verdict {
	if e.Open.HomeTotal(seat, d) <= e.Open.OpenLimitOf(d) {
		return verdict{}
	}
	v := verdict{fate: open}
	for _, b := range beats {
		if b.seat != seat || b.district != d {
			continue
		}
		switch b.part {
		case asking:
			v.fate = asked
		case deciding:
			for _, event := range b.events {
				v = decided(v, event)
			}
		}
	}
	return v
}

// decided is a verdict with what an event says of it.
func decided(v verdict, e lux.Event) verdict {
	switch e.Kind {
	case lux.Lost:
		return verdict{fate: lost, count: e.Count}
	case lux.RebelsRemoved:
		return verdict{fate: removed, count: e.Count}
	case lux.Saved:
		if e.Why == lux.WhyGuards {
			return verdict{fate: guarded, count: e.Count}
		}
		return verdict{fate: paid, count: e.Count}
	}
	return v
}

// stays reports whether a district stays as it is.
func (v verdict) stays() bool { return v.fate != lost && v.fate != removed }

// left is what is left of a home district's total.
func (e *End) left(beats []beat, seat int, d lux.District) int {
	if !e.verdict(beats, seat, d).stays() {
		return 0
	}
	return e.Open.HomeTotal(seat, d)
}

// most is the highest total that is left in a district, and how many seats have it.
func (e *End) most(beats []beat, d lux.District) (total, holders int) {
	for seat := range e.Open.Seats() {
		switch n := e.left(beats, seat, d); {
		case n > total:
			total, holders = n, 1
		case n == total && n > 0:
			holders++
		}
	}
	return total, holders
}

// worth is what the citizens of a home district count: its total without rebels.
func (e *End) worth(seat int, d lux.District) int {
	return e.Open.HomeTotal(seat, d) - lux.RebelWorth*e.Open.HomeRebels(seat, d)
}

// Sum is what a seat has, and what the end of the round brought and took.
type Sum struct {
	Home   int // points of the citizens at home
	Bonus  int // of the score pile
	Gold   int
	Lost   int // points of the citizens that were lost
	Won    int // points of this round's bonuses
	Earned int // gold of this round's end, less what was paid
}

// Points are those that it comes to.
func (s Sum) Points() int { return s.Home + s.Bonus + lux.GoldPoints*s.Gold }

// Sum is what a seat has once some of the beats are counted.
func (e *End) sum(beats []beat, seat int) Sum {
	score := e.Open.Score(seat)
	s := Sum{Bonus: score.Bonus, Gold: score.Gold}
	for _, n := range score.Homes {
		s.Home += n
	}
	for _, b := range beats {
		for _, event := range b.events {
			if event.Seat == seat {
				s = e.after(s, event)
			}
		}
	}
	return s
}

// after is a sum after an event of its seat.
func (e *End) after(s Sum, event lux.Event) Sum {
	switch event.Kind {
	case lux.Lost:
		n := e.worth(event.Seat, lux.District(event.To))
		s.Home -= n
		s.Lost += n
	case lux.BonusTaken:
		s.Bonus += event.Card.Value()
		s.Won += event.Card.Value()
	case lux.GoldPaid:
		s.Gold += event.Count
		s.Earned += event.Count
	}
	return s
}

package lab

import (
	"capital/game/lab"
	"capital/rules/lux"
)

// result is what became of one match.
type result struct {
	lab.Outcome
	powers  lux.Powers
	seats   int // ROB's counted
	solo    bool
	starter int // of round 1
	round   [lux.Rounds]roundResult
	used    [lux.PowerCount + 1]int // how often each power was carried out
	vain    [lux.PowerCount + 1]int // and how often it was impossible
	lost    [lux.HomeDistricts]int  // home districts
	class   lux.Class               // against ROB,
	margin  int                     // and by how many points ahead of it

	match *lux.Match // as it goes on
}

// roundResult is what was done in one round, all seats together.
type roundResult struct {
	home, capital, laid int // citizens played home and to the capital, and laid down from hands when the round ends
	lost, saved         int // home districts
	bonus, tied         int // points of bonus citizens, districts in which the highest totals were tied
	gold                int // gained less paid
	ender               int // the seat that triggered the end
}

// watch follows a match from its beginning: it returns what is to be told of its events.
func (r *result) watch(m *lux.Match) func(lux.Event) {
	r.match, r.starter, r.powers, r.seats, r.solo = m, m.Starter(), m.Powers(), m.Seats(), m.Solo()
	return r.tell
}

// tell takes in one event of the match.
func (r *result) tell(e lux.Event) {
	round := &r.round[r.match.Round()-1]
	switch e.Kind {
	case lux.Played:
		if e.At == lux.AtCapital {
			round.capital++
		} else {
			round.home++
		}
	case lux.LaidDown:
		round.laid++
	case lux.PowerUsed:
		r.used[e.Power]++
	case lux.PowerImpossible:
		r.vain[e.Power]++
	case lux.Lost:
		round.lost++
		r.lost[e.To]++
	case lux.Saved:
		round.saved++
	case lux.BonusTaken:
		round.bonus += e.Card.Value()
	case lux.BonusTied:
		round.tied++
	case lux.GoldPaid:
		round.gold += e.Count
	case lux.EndTriggered:
		round.ender = e.Seat
	case lux.Ended:
		if r.solo {
			r.class, r.margin = r.match.Class()
		}
	}
}

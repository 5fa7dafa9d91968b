package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// valuer says what a position is worth.
type valuer interface {
	// values are the points, in thousandths, that each seat is expected to get beyond those that it has.
	values(p *position) [lux.MaxSeats]int64
}

// greedy takes the action after which it is furthest ahead by its value function.
type greedy struct{ by valuer }

// Choose looks at each action by itself.
func (g greedy) Choose(v *lux.View) lux.Action {
	var buf [maxActions]lux.Action
	return g.choose(v, v.Legal(buf[:0]), new(eye))
}

// choose takes the best of some actions, of equals the first, as an eye sees them.
func (g greedy) choose(v *lux.View, actions []lux.Action, e *eye) (found lux.Action) {
	if len(actions) == 1 {
		return actions[0]
	}
	e.start(v)
	highest := int64(0)
	for n := range actions {
		then := e.after(&actions[n])
		if margin := g.margin(then); n == 0 || margin > highest {
			found, highest = actions[n], margin
		}
	}
	return found
}

// margin is by how much the seat is expected to end ahead of the others, in thousandths of a point: see [search.Lead].
func (g greedy) margin(p *position) int64 {
	totals := totalsOf(p, g.by.values(p))
	return search.Lead(totals[:p.seats], p.seat)
}

// totalsOf are the points that each seat has and those that it is expected to get, in thousandths of a point.
func totalsOf(p *position, values [lux.MaxSeats]int64) [lux.MaxSeats]int64 {
	for seat := range p.seats {
		values[seat] += 1000 * int64(p.points[seat])
	}
	return values
}

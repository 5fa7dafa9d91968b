package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// valuer says what a position is worth.
type valuer interface {
	// values are the points, in thousandths, that each seat is expected to get in the scorings to come.
	values(p *position) [rome.MaxSeats]int64
	// remembering is one that says the same and has a [memory].
	remembering() valuer
}

// greedy takes the action after which it is furthest ahead by its value function.
type greedy struct{ by valuer }

// remembering is one that does the same and has a [memory].
func (g greedy) remembering() greedy { return greedy{g.by.remembering()} }

// room is room to think, one for all that is thought, for it is not small.
type room struct {
	then    position // after an action
	auction auction
}

// Choose looks at each action by itself.
func (g greedy) Choose(v *rome.View) rome.Action { return g.choose(v, new(room)) }

// choose is Choose with room to think.
func (g greedy) choose(v *rome.View, room *room) rome.Action {
	if v.Owes(v.Seat()) == rome.DecideBid {
		return rome.Action{Kind: rome.Bid, Bid: g.assess(v, &room.auction).best()}
	}
	now, then := newPosition(v), &room.then
	var buf [maxActions]rome.Action
	var found rome.Action
	var cheapest cheapest
	var floors floors
	if v.Owes(v.Seat()) == rome.DecideBuild {
		floors = newFloors(&now)
	}
	highest := int64(0)
	for _, a := range v.Legal(buf[:0]) {
		if a.Kind == rome.Idle || !cheapest.has(&a) {
			continue // only who looks further ahead knows what to wait for
		}
		*then = now
		then.apply(&a)
		if a.Kind == rome.Play && a.Card.Type() == rome.Floor && !floors.serve(then) {
			continue // that would be to wait, too
		}
		if n := g.margin(then, now.seat); found.Kind == 0 || n > highest {
			found, highest = a, n
		}
	}
	return found
}

// margin is by how much the seat is expected to end ahead of the others, in thousandths of a point.
func (g greedy) margin(p *position, seat int) int64 {
	values := g.by.values(p)
	return marginOf(&p.Table, &values, seat)
}

// marginOf is by how much a seat will be ahead of the others: see [search.Lead].
func marginOf(t *rome.Table, values *[rome.MaxSeats]int64, seat int) int64 {
	totals := totalsOf(t, *values)
	return search.Lead(totals[:t.Seats()], seat)
}

// totalsOf are the points that each seat has and those that it is expected to get, in thousandths of a point.
func totalsOf(t *rome.Table, values [rome.MaxSeats]int64) [rome.MaxSeats]int64 {
	for seat := range t.Seats() {
		values[seat] += 1000 * int64(t.Player(seat).Score)
	}
	return values
}

// cheapest are the cards with the lowest number of each use: no other is played, for the number counts in auctions only.
type cheapest [rome.Types + rome.Colours]struct {
	card  rome.Card
	found bool
}

// has reports whether the action needs no card, or the lowest of its use. Actions come in the order of [rome.View.Legal].
func (c *cheapest) has(a *rome.Action) bool {
	if a.Kind != rome.Play {
		return true
	}
	use := int(a.Card.Type())
	if a.Card.Type() == rome.Permit {
		use += int(a.Card.Colour())
	}
	if !c[use].found {
		c[use].card, c[use].found = a.Card, true
	}
	return c[use].card == a.Card
}

// floors tells which floors are of use.
type floors struct {
	fits     fits
	roofs    int // that its seat can still put on
	roofable int // floors that they can go on
}

func newFloors(now *position) (f floors) {
	player := now.Player(now.seat)
	f.fits, f.roofs = newFits(&now.Table), roofsLeft(player)
	if now.Round() == rome.Rounds {
		f.roofs = min(f.roofs, cardsOf(now, now.seat)[rome.Roof]) // no more are drawn
	}
	f.roofable = roofable(player, &f.fits, f.roofs)
	return f
}

// serve reports whether floors that were laid can come under a roof, and be of use.
func (f *floors) serve(then *position) bool {
	return roofable(then.Player(then.seat), &f.fits, f.roofs) > f.roofable
}

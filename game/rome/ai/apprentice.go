package ai

import "capital/rules/rome"

// apprentice looks at its own points of the next scoring and likes to build. It sees neither what the others could do nor
// what is to come after the scoring, spends what it has, and bids a third of it.
type apprentice struct{}

// Choose looks at each action by itself.
func (p apprentice) Choose(v *rome.View) rome.Action {
	now := newPosition(v)
	if v.Owes(v.Seat()) == rome.DecideBid {
		return rome.Action{Kind: rome.Bid, Bid: p.bid(&now)}
	}
	var buf [maxActions]rome.Action
	fits := newFits(&v.Table)
	var found rome.Action
	highest := 0
	for _, a := range v.Legal(buf[:0]) {
		if n := p.value(&now, &a, &fits); found.Kind == 0 || n > highest {
			found, highest = a, n
		}
	}
	return found
}

// value is what it thinks of an action.
func (p apprentice) value(now *position, a *rome.Action, fits *fits) int {
	switch {
	case a.Kind == rome.Idle:
		return -1
	case a.Kind == rome.Pass:
		return 0
	case a.Kind == rome.Draw:
		_, top := now.Pile(a.Pile)
		return top.Number() - 4*cardsOf(now, now.seat)[a.Pile]
	case a.Kind == rome.Play && a.Card.Type() == rome.Roof:
		return 10 + int(a.A) - 5*int(fits.use[a.Shape][a.A])
	case a.Kind == rome.Play && a.Card.Type() == rome.Floor:
		return p.floors(a)
	}
	then := *now
	then.apply(a)
	return 20*(ownPoints(&then)-ownPoints(now)) + int(a.A)
}

// floors is what it thinks of two floors: houses of two or three, and not too many begun.
func (p apprentice) floors(a *rome.Action) int {
	switch {
	case a.A == 0 && a.B == 1:
		return 6
	case a.A == 0 && a.B == 0:
		return 3
	}
	return 5 - int(a.A)
}

// ownPoints is what the seat would score now.
func ownPoints(p *position) (points int) {
	for place := range rome.Place(rome.Places) {
		standings := p.Standings(place)
		points += standings[p.seat].Points
	}
	return points
}

// bid is about a third of the hand, the lowest cards first.
func (p apprentice) bid(now *position) rome.Cards {
	sums := rome.CheapestBids(now.hand, func(c rome.Card) float64 { return float64(10 + c.Number()) }, nil)
	for sum := len(sums) / 3; sum < len(sums); sum++ {
		if sums[sum].Cards != 0 {
			return sums[sum].Cards
		}
	}
	return 0
}

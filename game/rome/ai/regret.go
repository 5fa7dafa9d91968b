package ai

import "capital/rules/rome"

// Regret is what a person would come to regret about a move, for words to tell. Which of its fields count, its Kind says.
type Regret struct {
	Kind   RegretKind
	Better rome.Action // what would not be regretted
	Place  rome.Place  // the prefecture it speaks of
	House  House       // the house it speaks of
	Points int         // victory points each scoring to come
	Count  int         // a sum, as Kind says
	Sum    int         // another, likewise
}

// RegretKind is what is regretted.
type RegretKind uint8

// What is regretted, with the fields that each uses besides Kind and Better.
const (
	// RegretPass: House could be carried to Place, be first there for Points more, and nobody could overtop it in this
	// construction; but the seat passes.
	RegretPass RegretKind = iota + 1
	// RegretBid: the others can bid Count at most, and the seat could bid Sum, which is enough.
	RegretBid
	// RegretHouse: House fits nowhere any more.
	RegretHouse
	// RegretRoof: it is the last roof of the shape of House, and one of the other shape would do as well there.
	RegretRoof
	// RegretOvertop: the seat is first in Place already, nobody can overtop it there in this construction, and House changes
	// no points.
	RegretOvertop
	// RegretLate: the floors or the roof of the action make a House that can never come to the board any more.
	RegretLate
)

// By how much something else is better before a move is regretted: in thousandths of a point, by the architect's value
// function; and of a bid, by its sum.
const (
	regretMargin = 2000
	regretSum    = 3
)

// Critic says what would be regretted about moves, and what pieces are worth, by the architect's value function. It may be asked
// by several goroutines.
type Critic struct{ weights *Weights }

// NewCritic makes a critic. The error says that the weights can't be read.
func NewCritic() (Critic, error) {
	w, err := DecodeWeights(learned)
	return Critic{w}, err
}

// regretting looks at one move.
type regretting struct {
	v         *rome.View
	a         rome.Action
	warns     func(RegretKind) bool
	by        greedy
	me        int
	now, then position
}

// Regretted says what would be regretted about a legal action, if anything would: what is lost for certain, where something
// else would be clearly better by the architect's value function too, or where a card is spent for nothing. It tells nothing that the view does not know, and only
// what warns allows.
func (c Critic) Regretted(v *rome.View, a rome.Action, warns func(RegretKind) bool) (r Regret, ok bool) {
	g := &regretting{v: v, a: a, warns: warns, by: greedy{learnedValue(c)}, me: v.Seat(), now: newPosition(v)}
	switch {
	case a.Kind == rome.Bid:
		return g.bid()
	case a.Kind == rome.Pass:
		return g.pass()
	case a.Kind != rome.Play:
		return r, false
	}
	g.then = g.now
	g.then.apply(&a)
	for _, look := range [...]func() (Regret, bool){g.overtop, g.late, g.house, g.roof} {
		if r, ok = look(); ok {
			return r, true
		}
	}
	return Regret{}, false
}

// best is the legal action that is worth most of those that will do, and its margin.
func (g *regretting) best(will func(a *rome.Action, then *position) bool) (found rome.Action, highest int64) {
	var buf [maxActions]rome.Action
	var then position
	for _, a := range g.v.Legal(buf[:0]) {
		then = g.now
		then.apply(&a)
		if !will(&a, &then) {
			continue
		}
		if n := g.by.margin(&then, g.me); found.Kind == 0 || n > highest {
			found, highest = a, n
		}
	}
	return found, highest
}

// margin is that of the action that is looked at.
func (g *regretting) margin() int64 {
	then := g.now
	then.apply(&g.a)
	return g.by.margin(&then, g.me)
}

// bid looks whether more is bid than the others can beat. After the last auction cards are worth nothing.
func (g *regretting) bid() (r Regret, ok bool) {
	if !g.warns(RegretBid) || g.v.Round() == rome.Rounds && g.v.Auction() == rome.Auctions-1 {
		return r, false
	}
	most, sum := 0, g.a.Bid.Sum()
	for seat := range g.v.Seats() {
		if seat != g.me {
			most = max(most, mostBid(g.v, seat))
		}
	}
	bids := rome.CheapestBids(g.v.Hand(), func(c rome.Card) float64 { return float64(c.Number()) }, nil)
	for enough := most + 1; enough <= sum-regretSum; enough++ {
		if cards := bids[enough].Cards; cards != 0 {
			return Regret{Kind: RegretBid, Better: rome.Action{Kind: rome.Bid, Bid: cards}, Count: most, Sum: enough}, true
		}
	}
	return r, false
}

// pass looks whether a first place is free that nobody could take back in this construction.
func (g *regretting) pass() (r Regret, ok bool) {
	if !g.warns(RegretPass) {
		return r, false
	}
	them := rivals{g.v}
	better, worth := g.best(func(a *rome.Action, then *position) bool {
		if a.Kind != rome.Play || a.Card.Type() != rome.Permit {
			return false
		}
		was, is := g.now.Standings(a.Place)[g.me], then.Standings(a.Place)[g.me]
		firm := then.Free(a.Place) == 0 || is.Why == rome.WhyMost && them.safe(&then.Table, a.Place)
		return is.Rank == 1 && is.Points > was.Points && firm
	})
	if better.Kind == 0 {
		return r, false
	}
	then := g.now
	then.apply(&better)
	points := then.Standings(better.Place)[g.me].Points - g.now.Standings(better.Place)[g.me].Points
	house := House{g.me, int(better.A), better.Shape}
	r = Regret{Kind: RegretPass, Better: better, Place: better.Place, House: house, Points: points}
	return r, worth-g.margin() >= regretMargin
}

// overtop looks whether a house is carried to where the seat is first already and nobody could take that from it in this
// construction, and changes nobody's points there. One that takes the last site settles the place for good.
func (g *regretting) overtop() (r Regret, ok bool) {
	if !g.warns(RegretOvertop) || g.a.Card.Type() != rome.Permit {
		return r, false
	}
	before, after := g.now.Standings(g.a.Place), g.then.Standings(g.a.Place)
	safe := before[g.me].Rank == 1 && before[g.me].Why == rome.WhyMost && (rivals{g.v}).safe(&g.now.Table, g.a.Place)
	if !safe || g.then.Free(g.a.Place) == 0 {
		return r, false
	}
	for seat := range g.v.Seats() {
		if before[seat].Points != after[seat].Points {
			return r, false
		}
	}
	better, worth := g.best(func(a *rome.Action, _ *position) bool { return a.Kind != rome.Idle && *a != g.a })
	r = Regret{Kind: RegretOvertop, Better: better, Place: g.a.Place, House: House{g.me, int(g.a.A), g.a.Shape}}
	return r, worth-g.margin() >= regretMargin
}

// late looks whether floors or a roof are built that can never count: in the last round no cards come any more, so that a house
// needs its roof, a Roof card and a permit from the hand; and without roofs it is never finished in any round.
func (g *regretting) late() (r Regret, ok bool) {
	if !g.warns(RegretLate) || g.a.Card.Type() == rome.Permit {
		return r, false
	}
	was, is := g.now.Player(g.me), g.then.Player(g.me)
	var made House
	for h := 1; h <= rome.Tallest; h++ {
		for _, house := range [...]House{{g.me, h, rome.NoShape}, {g.me, h, rome.Round}, {g.me, h, rome.Triangular}} {
			if housesOf(is, house) <= housesOf(was, house) {
				continue
			}
			if g.counts(house) {
				return r, false
			}
			made = house
		}
	}
	better, _ := g.best(func(a *rome.Action, _ *position) bool {
		return a.Kind == rome.Pass || a.Kind == rome.Play && a.Card != g.a.Card
	})
	return Regret{Kind: RegretLate, Better: better, House: made}, true
}

// housesOf is how many houses of a kind a player has.
func housesOf(p *rome.Player, h House) uint8 {
	if h.Shape == rome.NoShape {
		return p.Unfinished[h.Height]
	}
	return p.Finished[h.Shape][h.Height]
}

// counts reports whether a house could still come to the board, as it is or raised further.
func (g *regretting) counts(h House) bool {
	last, hand := g.v.Round() == rome.Rounds, g.then.hand
	for shape := range rome.Shape(rome.Shapes) {
		if h.Shape == rome.NoShape {
			if g.then.Player(g.me).Roofs[shape] == 0 || last && hand.Of(rome.Roof) == 0 {
				continue
			}
		} else if shape != h.Shape {
			continue
		}
		if !last {
			return true
		}
		highest := h.Height
		if h.Shape == rome.NoShape {
			highest += 2 * hand.Of(rome.Floor).Count()
		}
		for height := h.Height; height <= min(highest, rome.Tallest); height++ {
			for p := range rome.Place(rome.Places) {
				if hand.Permits(p.Colour()) != 0 && hopeAt(&g.then.Table, House{g.me, height, shape}, p) {
					return true
				}
			}
		}
	}
	return false
}

// house looks whether a house of the seat fits nowhere any more that could have gone somewhere.
func (g *regretting) house() (r Regret, ok bool) {
	if !g.warns(RegretHouse) {
		return r, false
	}
	lost := g.lostHouse()
	if lost.Height == 0 {
		return r, false
	}
	better, worth := g.best(func(a *rome.Action, then *position) bool { return a.Kind != rome.Idle && *a != g.a })
	return Regret{Kind: RegretHouse, Better: better, House: lost}, worth-g.margin() >= regretMargin
}

// lostHouse is the highest house of the seat that fits nowhere any more after the action though it, or what it was made
// from, did before.
func (g *regretting) lostHouse() (lost House) {
	was, is := g.now.Player(g.me), g.then.Player(g.me)
	before, after := newFits(&g.now.Table), newFits(&g.then.Table)
	for h := 1; h <= rome.Tallest; h++ {
		for shape := range rome.Shape(rome.Shapes) {
			made := is.Finished[shape][h] > was.Finished[shape][h]
			hoped := before.use[shape][h] != useNever || made && before.any[h] != useNever
			if is.Finished[shape][h] > 0 && hoped && after.use[shape][h] == useNever {
				lost = House{g.me, h, shape}
			}
		}
		made := is.Unfinished[h] > was.Unfinished[h]
		if is.Unfinished[h] > 0 && after.any[h] == useNever && (before.any[h] != useNever || made && before.any[h-1] != useNever) {
			lost = House{g.me, h, rome.NoShape}
		}
	}
	return lost
}

// roof looks whether the last roof of a shape is spent where one of the other shape would do as well.
func (g *regretting) roof() (r Regret, ok bool) {
	other := 1 - g.a.Shape
	if !g.warns(RegretRoof) || g.a.Card.Type() != rome.Roof || g.then.Player(g.me).Roofs[g.a.Shape] > 0 || g.then.Player(g.me).Roofs[other] < 2 {
		return r, false
	}
	better, worth := g.best(func(a *rome.Action, _ *position) bool {
		return a.Kind == rome.Play && a.Card.Type() == rome.Roof && a.A == g.a.A && a.Shape == other
	})
	house := House{g.me, int(g.a.A), g.a.Shape}
	if better.Kind == 0 || fitting(&g.now.Table, House{g.me, house.Height, other}) == 0 {
		return r, false
	}
	return Regret{Kind: RegretRoof, Better: better, House: house}, worth-g.margin() >= regretMargin
}

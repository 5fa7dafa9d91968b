package rome

import (
	"iter"
	"math"
)

// legal appends what the seat, holding the hand, may do now, but for bids, of which there are too many: see [Bids].
func legal(t *Table, seat int, hand Cards, buf []Action) []Action {
	switch t.Owes(seat) {
	case DecideBuild:
		return legalBuilds(t, seat, hand, buf)
	case DecidePut:
		for p := range Place(Places) {
			if t.checkPut(p).OK() {
				buf = append(buf, Action{Kind: Put, Place: p})
			}
		}
	case DecideDraw:
		for of := range Type(Types) {
			if t.sizes[of] > 0 {
				buf = append(buf, Action{Kind: Draw, Pile: of})
			}
		}
	}
	return buf
}

func legalBuilds(t *Table, seat int, hand Cards, buf []Action) []Action {
	p := &t.players[seat]
	for left := hand; left != 0; left &^= left.lowest().print() {
		card := left.lowest().First()
		switch card.Type() {
		case Floor:
			buf = legalFloors(t, p, card, buf)
		case Roof:
			buf = legalRoofs(p, card, buf)
		case Permit:
			buf = legalHouses(t, p, card, buf)
		}
		buf = append(buf, Action{Kind: Idle, Card: card})
	}
	return append(buf, Action{Kind: Pass})
}

// legalFloors lists what two floors, or the last one, can become: every outcome once (C5).
func legalFloors(t *Table, p *Player, card Card, buf []Action) []Action {
	if t.stock == 0 {
		return buf
	}
	for a := range uint8(Tallest) {
		houses := p.Unfinished
		if !raise(&houses, a) {
			continue
		}
		if t.stock == 1 {
			buf = append(buf, Action{Kind: Play, Card: card, A: a, B: NoFloor})
			continue
		}
		for b := a; b < Tallest; b++ {
			if b == 0 || houses[b] > 0 {
				buf = append(buf, Action{Kind: Play, Card: card, A: a, B: b})
			}
		}
	}
	return buf
}

func legalRoofs(p *Player, card Card, buf []Action) []Action {
	for height := uint8(1); height <= Tallest; height++ {
		for shape := range Shape(Shapes) {
			if p.Unfinished[height] > 0 && p.Roofs[shape] > 0 {
				buf = append(buf, Action{Kind: Play, Card: card, A: height, Shape: shape})
			}
		}
	}
	return buf
}

func legalHouses(t *Table, p *Player, card Card, buf []Action) []Action {
	for place := Place(card.Colour() * 3); place.Colour() == card.Colour() && place < Places; place++ {
		for shape := range Shape(Shapes) {
			for height := uint8(1); height <= Tallest; height++ {
				if p.Finished[shape][height] > 0 && t.CheckHouse(place, int(height), shape).OK() {
					buf = append(buf, Action{Kind: Play, Card: card, A: height, Shape: shape, Place: place})
				}
			}
		}
	}
	return buf
}

// Bids gives every bid that can be made with a hand, in the form actions have: no cards first, then all sets of prints.
func Bids(hand Cards) iter.Seq[Cards] {
	return func(yield func(Cards) bool) { bids(hand.Prints(), 0, yield) }
}

// bids gives every bid that adds cards of the prints left to one begun.
func bids(left, bid Cards, yield func(Cards) bool) bool {
	if left == 0 {
		return yield(bid)
	}
	all := left.lowest().print()
	have := (left & all).Count()
	first := left.lowest()
	for n := range have + 1 {
		if !bids(left&^all, bid|(1<<n-1)<<first, yield) {
			return false
		}
	}
	return true
}

// BidOf is a bid and what it would lose.
type BidOf struct {
	Cards Cards
	Loss  float64
}

// CheapestBids appends to buf, which is empty, for every sum from 0 to that of the whole hand, the bid that reaches it with the
// least loss, where a card lost is worth as much as worth says; a sum that no bid reaches has an infinite loss.
func CheapestBids(hand Cards, worth func(Card) float64, buf []BidOf) []BidOf {
	best := append(buf, BidOf{})
	for range hand.Sum() {
		best = append(best, BidOf{Loss: math.Inf(1)})
	}
	for c := range hand.All() {
		n, loss := c.Number(), worth(c)
		for sum := len(best) - 1; sum >= n; sum-- {
			if with := best[sum-n].Loss + loss; with < best[sum].Loss {
				best[sum] = BidOf{best[sum-n].Cards | 1<<c, with}
			}
		}
	}
	for sum := range best {
		best[sum].Cards = best[sum].Cards.Prints()
	}
	return best
}

package ai

import "capital/rules/lux"

// builderValue is the builder's value function: by a rough guess of what the round will bring every seat.
type builderValue struct{}

// The builder's weights, in thousandths, were set by hand.
var (
	// keeps is how probable it is that a home district is not lost, by how far it is below its limit, from 0 on; over it, it is
	// lost but for what others may still play.
	keeps = [...]int64{740, 800, 850, 880, 910, 930, 950, 960, 970, 980, 990}
	// wins is how probable it is that a district's bonus is won, by how far ahead the seat is with the cards of all hands, from -6.
	wins = [...]int64{40, 60, 90, 140, 210, 300, 400, 520, 620, 700, 760, 810, 850}
)

// What the builder thinks pieces are worth, and cards of the hand that may not fit home, in thousandths.
const (
	saves     = 60  // each card still to be played that a district over its limit may be saved by
	saved     = 350 // at most
	fits      = 820 // a point of the hand that fits home
	spare     = 180 // a point that does not
	handled   = 350 // a card to be played
	tileWorth = 1200
	paysAhead = 2500 // a follower
	paysTied  = 900
	stakes    = 800 // a point of the bonus
	outside   = 850 // a point of the Outsider district
)

// values are what each seat's districts, hand and pieces bring.
func (b builderValue) values(p *position) (values [lux.MaxSeats]int64) {
	if p.round > lux.Rounds {
		return values
	}
	for seat := range p.seats {
		for d := range lux.District(lux.Districts) {
			values[seat] += b.home(p, seat, d) + b.bonus(p, seat, d)
		}
		if h := &p.homes[seat][lux.OutsiderDistrict]; h.citizens > 0 && p.slack(seat, lux.OutsiderDistrict) < 0 {
			values[seat] -= outside * int64(h.citizens)
		}
		values[seat] += handled*int64(p.left[seat]) + 2000*int64(p.guards(seat))
	}
	return values
}

// home is what a home district loses, as is likely, and what the hand adds to it.
func (b builderValue) home(p *position, seat int, d lux.District) (value int64) {
	h, slack, sum := &p.homes[seat][d], p.slack(seat, d), p.hands[seat].sums[d]
	still := p.left[seat]
	switch {
	case h.citizens == 0:
	case slack < 0:
		value -= int64(h.citizens) * (1000 - min(saved, saves*int64(p.cardsLeft()))/int64(1-slack/2))
	case p.cardsLeft() > 0:
		value -= int64(h.citizens) * (1000 - keeps[min(slack, len(keeps)-1)])
	}
	if still == 0 { // all goes home unasked
		if sum > max(0, slack) {
			return value - int64(h.citizens)*900
		}
		return value + 1000*int64(sum)
	}
	fit := min(sum, max(0, slack))
	return value + fits*int64(fit) + spare*int64(sum-fit)
}

// cardsLeft is how many cards all seats will still play.
func (p *position) cardsLeft() (cards int) {
	for seat := range p.seats {
		cards += p.left[seat]
	}
	return cards
}

// bonus is what a district's bonus, and the pieces that lie there, are likely to bring.
func (b builderValue) bonus(p *position, seat int, d lux.District) (value int64) {
	own, slack := p.homes[seat][d].total, p.slack(seat, d)
	_, hoped := p.rivals(seat, d)
	hope := own + min(p.hands[seat].sums[d], max(0, slack))
	if slack >= 0 && hope > 0 {
		probable := wins[step(hope-hoped, -6, 6)]
		value += probable * stakes / 1000 * int64(p.top[d])
		if p.followers[seat][d] {
			value += probable * paysAhead / 1000
			if hope == hoped {
				value += paysTied / 2
			}
		}
	}
	if p.tiles[d] == seat {
		value += tileWorth * int64(lux.Rounds+1-p.round)
	}
	return value
}

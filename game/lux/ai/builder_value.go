package ai

import "capital/rules/lux"

// builderWeights are the weights of the builder's value function: in thousandths, of a point or of what is certain.
type builderWeights struct {
	keeps   [11]int64 // how probable it is that a home district is not lost, by how far it is below its limit, from 0 on
	rescue  int64     // how probable it is that one over its limit is saved, for each card that is still played
	rescued int64     // and at most
	fits    int64     // a point of the hand that fits home
	spare   int64     // a point that does not
	played  int64     // a card that is still to be played
	wins    [13]int64 // how probable a bonus is, by how far ahead the seat is with the cards of all hands, from -6 on
	stake   int64     // a point of the bonus
	alone   int64     // what a follower pays who is ahead
	tied    int64     // and one who is tied
	tile    int64     // an aristocrat tile, each round to come
	guard   int64
	outside int64 // a point of an Outsider district over its limit that is lost
}

// tuned were set by hand, and then some of them at a time were changed at random and kept where that ended further ahead,
// against apprentices and builders.
var tuned = builderWeights{
	keeps:   [...]int64{740, 800, 850, 850, 910, 930, 950, 960, 970, 980, 990},
	rescue:  79,
	rescued: 350,
	fits:    536,
	spare:   180,
	played:  335,
	wins:    [...]int64{16, 60, 89, 140, 144, 300, 490, 574, 620, 700, 760, 780, 844},
	stake:   800,
	alone:   2258,
	tied:    1278,
	tile:    1200,
	guard:   1376,
	outside: 672,
}

// builderValue is the builder's value function: by a rough guess of what the round will bring every seat.
type builderValue struct{ *builderWeights }

// values are what each seat's districts, hand and pieces bring.
func (b builderValue) values(p *position) (values [lux.MaxSeats]int64) {
	if p.round > lux.Rounds {
		return values
	}
	for seat := range p.seats {
		for d := range lux.District(lux.Districts) {
			values[seat] += b.home(p, seat, d) + b.bonus(p, seat, d)
		}
		if p.slacks[seat][lux.OutsiderDistrict] < 0 {
			values[seat] -= b.outside * int64(p.homes[seat][lux.OutsiderDistrict].citizens)
		}
		values[seat] += b.played*int64(p.left[seat]) + b.guard*int64(p.guards(seat))
	}
	return values
}

// home is what a home district loses, as is likely, and what the hand adds to it.
func (b builderValue) home(p *position, seat int, d lux.District) (value int64) {
	citizens, slack, sum := int64(p.homes[seat][d].citizens), p.slacks[seat][d], p.hands[seat].sums[d]
	cards := int64(p.cardsLeft())
	switch {
	case citizens == 0:
	case slack < 0:
		value -= citizens * (1000 - min(b.rescued, b.rescue*cards)/int64(1-slack/2))
	case cards > 0:
		value -= citizens * (1000 - b.keeps[min(slack, len(b.keeps)-1)])
	}
	if p.left[seat] == 0 { // all goes home unasked
		if sum > 0 && sum > slack {
			return value - citizens*900
		}
		return value + 1000*int64(sum)
	}
	fit := min(sum, max(0, slack))
	return value + b.fits*int64(fit) + b.spare*int64(sum-fit)
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
	hoped := p.hoped[d].but(seat)
	if hope := p.reach[seat][d]; hope > 0 && p.slacks[seat][d] >= 0 {
		probable := b.wins[step(hope-hoped, -6, 6)]
		value += probable * b.stake / 1000 * int64(p.top[d])
		if p.followers[seat][d] {
			value += probable * b.alone / 1000
			if hope == hoped {
				value += b.tied
			}
		}
	}
	if p.tiles[d] == seat {
		value += b.tile * int64(lux.Rounds+1-p.round)
	}
	return value
}

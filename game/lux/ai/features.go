package ai

import "capital/rules/lux"

// The features of a seat: small whole numbers, so that a sum of weights is the same on every machine. Those that say how much
// depends on something are spread over steps, one for each difference of two totals.
const (
	atOne        = 0                             // always 10, for its weight has to reach far
	atSafe       = atOne + 1                     // citizens of home districts, by how far the total is below the limit
	atUnsure     = atSafe + slackSteps           // the same where a modifier lies that the seat has not seen
	atVolatile   = atUnsure + slackSteps         // citizens near their limit, by the power in play: at it, not far from it
	atPayable    = atVolatile + 2*lux.PowerCount // citizens over the limit that gold could keep, and how much
	atFit        = atPayable + 2                 // cards of the hand, by how far all of their colour would fit home
	atLead       = atFit + fitSteps              // the citizen at stake, by how far the total is ahead of the best other one
	atHope       = atLead + leadSteps            // the same with the cards of all hands
	atAhead      = atHope + hopeSteps            // districts where the total is ahead, and where it is tied
	atLow        = atAhead + 2                   // low citizens that Doomsayer could reach, districts that Mentalist could
	atFollowers  = atLow + 2                     // followers: where it is ahead, tied, behind
	atTiles      = atFollowers + 3               // aristocrat tiles: ahead or tied, a citizen there, none there
	atGuards     = atTiles + 3                   // guards
	atGold       = atGuards + 1                  // gold that could keep districts
	atOutside    = atGold + 1                    // citizens of the Outsider district, by how far they are below the limit
	atHand       = atOutside + outsideSteps      // quarters of cards of the hand, by their power
	atSize       = atHand + lux.PowerCount       // cards of the hand, and how many of them are left when the round ends
	atPowers     = atSize + 2                    // 10 for each power in play
	atLooks      = atPowers + lux.PowerCount     // a modifier to be laid by the seat
	atReds       = atLooks + 1                   // red cards of ROB
	featureCount = atReds + 1
)

// steps are some differences that follow each other.
const (
	leastSlack, mostSlack, slackSteps       = -6, 10, 17
	leastFit, mostFit, fitSteps             = -8, 6, 15
	leastLead, mostLead, leadSteps          = -8, 8, 17
	leastHope, mostHope, hopeSteps          = -5, 5, 11 // by threes
	leastOutside, mostOutside, outsideSteps = -1, 6, 8  // by twos
	hopeStep, outsideStep                   = 3, 2
	nearLimit, notFar                       = 3, 7 // below which a slack is near, and not far
)

// Features is what the architect sees of one seat: its value function is a sum of them, each times its weight.
type Features [featureCount]int16

// step is which of the steps from least to most a difference is.
func step(difference, least, most int) int { return max(least, min(most, difference)) - least }

// glance is a look at one seat: it adds up what is seen, by weights, or keeps it.
type glance struct {
	weights  *[featureCount]int16
	value    int64     // the sum of the features, each times its weight
	features *Features // where they are kept, or nil
}

func (g *glance) add(at int, n int16) {
	if g.features != nil {
		g.features[at] += n
		return
	}
	g.value += int64(g.weights[at]) * int64(n)
}

// look adds what is seen of a seat.
func (p *position) look(seat int, g *glance) {
	g.add(atOne, 10)
	for d := range lux.District(lux.Districts) {
		g.add(atPowers+int(p.powers[d])-1, 10)
		g.add(atHand+int(p.powers[d])-1, int16(p.hands[seat].count[d]))
		p.lookHome(seat, d, g)
		p.lookLead(seat, d, g)
	}
	p.lookPieces(seat, g)
	g.add(atSize, int16(p.hands[seat].size))
	g.add(atSize+1, int16(max(0, p.hands[seat].size-p.left[seat])))
	if p.looks && seat == p.seat {
		g.add(atLooks, 1)
	}
	g.add(atReds, int16(p.reds))
}

// lookHome adds whether a home district is within its limit, and what of the hand could go there.
func (p *position) lookHome(seat int, d lux.District, g *glance) {
	h, slack := &p.homes[seat][d], p.slacks[seat][d]
	citizens := int16(h.citizens)
	at := atSafe
	if p.hidden[d] {
		at = atUnsure
	}
	if over := -slack; over > 0 && p.in(lux.Merchant) && over <= min(lux.PaidOver, p.gold[seat]) && !(p.solo && seat != 0) {
		g.add(atPayable, citizens)
		g.add(atPayable+1, int16(over))
	} else {
		g.add(at+step(slack, leastSlack, mostSlack), citizens)
	}
	if slack >= 0 && slack < notFar {
		far := 0
		if slack >= nearLimit {
			far = 1
		}
		for _, power := range p.powers {
			g.add(atVolatile+2*(int(power)-1)+far, citizens)
		}
	}
	if sum := p.hands[seat].sums[d]; sum > 0 {
		g.add(atFit+step(slack-sum, leastFit, mostFit), int16(sum))
	}
	if h.low > 0 {
		if p.in(lux.Doomsayer) {
			g.add(atLow, int16(h.low))
		}
		if p.in(lux.Mentalist) {
			g.add(atLow+1, 1)
		}
	}
}

// lookLead adds how far ahead a seat is in a district, and what that may bring.
func (p *position) lookLead(seat int, d lux.District, g *glance) {
	own, slack := p.homes[seat][d].total, p.slacks[seat][d]
	total, hoped := p.best[d].but(seat), p.hoped[d].but(seat)
	lead := own - total
	if own == 0 || slack < 0 {
		lead = leastLead
	}
	g.add(atLead+step(lead, leastLead, mostLead), int16(p.top[d]))
	hope := p.reach[seat][d] - hoped
	g.add(atHope+step((hope+hopeStep*-leastHope+hopeStep/2)/hopeStep+leastHope, leastHope, mostHope), int16(p.top[d]))
	rank := 2
	switch {
	case lead > 0:
		rank = 0
	case lead == 0:
		rank = 1
	}
	if rank < 2 {
		g.add(atAhead+rank, 1)
	}
	if p.followers[seat][d] {
		g.add(atFollowers+rank, 1)
	}
	if p.tiles[d] == seat {
		switch {
		case p.homes[seat][d].citizens == 0:
			g.add(atTiles+2, 1)
		case rank == 2:
			g.add(atTiles+1, 1)
		default:
			g.add(atTiles, 1)
		}
	}
}

// lookPieces adds what a seat has beside its four districts.
func (p *position) lookPieces(seat int, g *glance) {
	g.add(atGuards, int16(p.guards(seat)))
	if p.in(lux.Merchant) {
		g.add(atGold, int16(min(p.gold[seat], 9)))
	}
	if outside := p.homes[seat][lux.OutsiderDistrict].citizens; outside > 0 {
		slack := p.slacks[seat][lux.OutsiderDistrict]
		g.add(atOutside+step((slack+outsideStep)/outsideStep-1, leastOutside, mostOutside), int16(outside))
	}
}

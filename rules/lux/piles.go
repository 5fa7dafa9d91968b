package lux

// pileCount is how many piles of citizens there are: those of the capital, then those of each home base.
const pileCount = Districts + MaxSeats*HomeDistricts

// piles are all citizens that lie in the capital and in home bases: pile after pile in one row, each in the order in which its
// citizens were laid.
type piles struct {
	lying [CitizenCount]Citizen
	ends  [pileCount]uint8 // where each pile ends
	sums  [pileCount]uint16
}

func capitalPile(d District) int { return int(d) }

func homePile(seat int, d District) int { return Districts + seat*HomeDistricts + int(d) }

// begin is where a pile begins.
func (p *piles) begin(pile int) int {
	if pile == 0 {
		return 0
	}
	return int(p.ends[pile-1])
}

// pile are a pile's citizens in the order in which they were laid.
func (p *piles) pile(pile int) []Citizen {
	return p.lying[p.begin(pile):p.ends[pile]:p.ends[pile]]
}

// Capital are the citizens in a district of the capital in the order in which they were laid. They are not to be changed.
func (p *piles) Capital(d District) []Citizen { return p.pile(capitalPile(d)) }

// Home are the citizens in a home district in the order in which they were laid. They are not to be changed.
func (p *piles) Home(seat int, d District) []Citizen { return p.pile(homePile(seat, d)) }

// size is how many citizens a pile has.
func (p *piles) size(pile int) int { return int(p.ends[pile]) - p.begin(pile) }

// sum is what a pile's citizens count together.
func (p *piles) sum(pile int) int { return int(p.sums[pile]) }

// lay lays a citizen on a pile.
func (p *piles) lay(pile int, c Citizen) {
	at, all := p.ends[pile], p.ends[pileCount-1]
	copy(p.lying[at+1:all+1], p.lying[at:all])
	p.lying[at] = c
	for n := pile; n < pileCount; n++ {
		p.ends[n]++
	}
	p.sums[pile] += uint16(c.Value())
}

// take takes the citizen at a place of a pile.
func (p *piles) take(pile, place int) Citizen {
	at, all := p.begin(pile)+place, p.ends[pileCount-1]
	c := p.lying[at]
	copy(p.lying[at:all-1], p.lying[at+1:all])
	p.lying[all-1] = 0
	for n := pile; n < pileCount; n++ {
		p.ends[n]--
	}
	p.sums[pile] -= uint16(c.Value())
	return c
}

// lowest is the place of the lowest citizen of a pile that is not empty; of equals the one laid last (L8).
func lowest(pile []Citizen) (place int) {
	for n, c := range pile {
		if c.Value() <= pile[place].Value() {
			place = n
		}
	}
	return place
}

// highest is the place of the highest citizen of a pile that is not empty; of equals the one laid last (L8).
func highest(pile []Citizen) (place int) {
	for n, c := range pile {
		if c.Value() >= pile[place].Value() {
			place = n
		}
	}
	return place
}

// last is the place of the copy that was laid last, or -1 (L8).
func last(pile []Citizen, c Citizen) int {
	for n := len(pile) - 1; n >= 0; n-- {
		if pile[n] == c {
			return n
		}
	}
	return -1
}

// kinds has one of each kind that lies in a pile.
func kinds(pile []Citizen) (kinds Citizens) {
	for _, c := range pile {
		kinds |= one(c)
	}
	return kinds
}

// hasLow reports whether a pile's lowest citizen is low.
func hasLow(pile []Citizen) bool { return len(pile) > 0 && pile[lowest(pile)].Low() }

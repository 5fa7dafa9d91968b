package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// The entries of an account. Those told add up to the margin, but for the rest: what the seats had before, and what is no doing
// of theirs.
const (
	entryPlaces = 0                         // points of the first scoring in each prefecture: the seat's less the best other one's
	entryLater  = entryPlaces + rome.Places // points of later scorings until the rollout ended, likewise
	entryBoard  = entryLater + rome.Places  // what the seat's places on the board promise after that
	entryHouses = entryBoard + 1            // what its houses beside the board do
	entryCards  = entryHouses + 1           // what its cards do
	entryOthers = entryCards + 1            // what all of it promises the best other one, less than 0
	entriesTold = entryOthers + 1
	entryRest   = entriesTold
	entryWon    = entryRest + 1 // a whole point where the seat won the auction that was going on
)

// accounting listens to a rollout.
type accounting struct {
	seat    int
	scored  [2 * rome.Places][rome.MaxSeats]int64 // in each prefecture, first and later
	later   bool                                  // the first scoring is over
	sold    bool                                  // the first auction is over,
	won     bool                                  // and the seat has won it
	account search.Account
}

// hear takes what happens.
func (c *accounting) hear(e rome.Event) {
	switch e.Kind {
	case rome.PrefectureScored:
		entry := int(e.Place)
		if c.later {
			entry += entryLater
		}
		c.scored[entry][e.Seat] += int64(e.Count)
	case rome.RoundScored:
		c.later = true
	case rome.AuctionWon:
		c.won = c.won || !c.sold && e.Seat == c.seat
		c.sold = true
	case rome.PieceLost:
		c.sold = true
	}
}

// close makes the account of a rollout that has come to a position, at a table with the values of all seats, in thousandths.
func (c *accounting) close(by learnedValue, p *position, values [rome.MaxSeats]int64) {
	rival, a := -1, search.Account{}
	total := func(seat int) int64 { return values[seat] + 1000*int64(p.Player(seat).Score) }
	for seat := range p.Seats() {
		if seat != c.seat && (rival < 0 || total(seat) > total(rival)) {
			rival = seat
		}
	}
	margin := total(c.seat) - total(rival)
	for entry := range c.scored {
		a[entry] = 1000 * (c.scored[entry][c.seat] - c.scored[entry][rival])
	}
	own, others := by.parts(p, c.seat), by.parts(p, rival)
	a[entryBoard], a[entryHouses], a[entryCards] = own[partBoard], own[partHouses], own[partCards]
	a[entryOthers] = own[partOthers] - others[partBoard] - others[partHouses] - others[partCards] - others[partOthers]
	a[entryRest] = margin
	for _, n := range a[:entriesTold] {
		a[entryRest] -= n
	}
	if c.won {
		a[entryWon] = 1000
	}
	*c = accounting{seat: c.seat, account: a}
}

// The parts of the architect's value function.
const (
	partBoard = iota
	partHouses
	partCards
	partOthers
	partRest
	valueParts
)

// partOf is the part to which a feature belongs.
func partOf(feature int) int {
	switch {
	case feature == atOne:
		return partRest
	case feature < atGain || feature >= atHold:
		return partBoard
	case feature < atCards || feature >= atPairs && feature < atPips:
		return partHouses
	case feature < atOrder:
		return partCards
	case feature < atOthers:
		return partRest
	}
	return partOthers
}

// parts are what the value of a seat is made up of.
func (l learnedValue) parts(p *position, seat int) (parts [valueParts]int64) {
	if p.toScore() == 0 {
		return parts
	}
	seen, f := newSight(p), Features{}
	x := seen.extractor(p)
	x.extract(seat, &f)
	for n, weight := range &l.weights.At(p.Seats())[p.row(seat)] {
		parts[partOf(n)] += int64(weight) * int64(f[n])
	}
	return parts
}

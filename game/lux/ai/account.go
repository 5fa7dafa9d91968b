package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// The entries of an account. Those told add up to the margin, but for the rest: what the seat had before.
const (
	entryHomes  = 0                              // what comes to lie in each home district until the round ends, less than 0 where more is lost
	entryBonus  = entryHomes + lux.HomeDistricts // what each district's bonus brings
	entryGold   = entryBonus + lux.Districts     // what gold does, 2 points each
	entryLater  = entryGold + 1                  // what the rounds to come promise
	entryOthers = entryLater + 1                 // all that the best other one comes to, less than 0
	entriesTold = entryOthers + 1                //
	entryRest   = entriesTold                    // what the seat had
	entryLost   = entryRest + 1                  // a whole point for each own home district that is lost
	entryTaken  = entryLost + lux.HomeDistricts  // and for each that others lose
	entries     = entryTaken + 1                 //
)

// accounting listens to a rollout.
type accounting struct {
	seat    int
	before  lux.Score
	bonus   [lux.Districts]int
	lost    [lux.HomeDistricts]int
	taken   int
	account search.Account
}

func newAccounting(v *lux.View) *accounting {
	return &accounting{seat: v.Seat(), before: v.Score(v.Seat())}
}

// hear takes what happens.
func (c *accounting) hear(e lux.Event) {
	switch {
	case e.Kind == lux.BonusTaken && e.Seat == c.seat:
		c.bonus[e.To] += e.Card.Value()
	case e.Kind == lux.Lost && e.Seat == c.seat:
		c.lost[e.To]++
	case e.Kind == lux.Lost:
		c.taken++
	}
}

// close makes the account of a rollout that has come to the table of a view, with the totals of all seats, in thousandths.
func (c *accounting) close(v *lux.View, totals []int64) {
	now, a := v.Score(c.seat), search.Account{}
	best := -1
	for seat := range totals {
		if seat != c.seat && (best < 0 || totals[seat] > totals[best]) {
			best = seat
		}
	}
	for d := range c.lost {
		a[entryHomes+d] = 1000 * int64(now.Homes[d]-c.before.Homes[d])
		a[entryLost+d] = 1000 * int64(c.lost[d])
	}
	for d := range c.bonus {
		a[entryBonus+d] = 1000 * int64(c.bonus[d])
	}
	a[entryGold] = 1000 * lux.GoldPoints * int64(now.Gold-c.before.Gold)
	a[entryLater] = totals[c.seat] - 1000*int64(now.Points())
	a[entryOthers] = -totals[best]
	a[entryRest] = 1000 * int64(c.before.Points())
	a[entryTaken] = 1000 * int64(c.taken)
	*c = accounting{seat: c.seat, before: c.before, account: a}
}

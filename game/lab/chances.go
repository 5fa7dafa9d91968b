package lab

import (
	"slices"

	"capital/rules/warsaw"
)

// A moment is one at which the seats of a match are compared: when an epoch begins,
// and when its milestone is won.
const moments = 2 * (warsaw.Epochs + 1)

// atStart and atMilestone are the moments of an epoch.
func atStart(epoch int) int     { return 2 * epoch }
func atMilestone(epoch int) int { return 2*epoch + 1 }

// standing is what a seat has at a moment: victory points, coins, both of the next
// income phase, tiles, areas.
type standing [6]float64

func standingOf(p *warsaw.Player) standing {
	in := p.District.Income(nil)
	areas := 0
	for k := range warsaw.Kind(warsaw.Kinds) {
		areas += p.District.Of(k).AreaCount()
	}
	sum := in.Total()
	return standing{float64(p.VP), float64(p.Coins), float64(sum.VP), float64(sum.Coins), float64(p.District.Occupied().Count()), float64(areas)}
}

// chances tells how often a seat wins that stands so or so at a moment, as it came out
// in many matches. With it, whoever was ahead anyway is no merit of what was built then.
type chances struct {
	seats   int
	samples [moments][]chance
}

// chance is one seat at a moment of one match: how it stood against the mean of the
// others, by how much it then won, and its part of the victory.
type chance struct {
	lead   standing
	margin float64
	won    float64
}

// add takes in the moments of a match and returns for each the index of the first
// seat's chance, those of the other seats following; -1 where the moment did not come.
func (c *chances) add(r *result) (first [moments]int) {
	for m := range c.samples {
		first[m] = -1
		if !r.came[m] {
			continue
		}
		first[m] = len(c.samples[m])
		for s := range c.seats {
			own := chance{margin: float64(r.margin(s)), won: r.winShare(s)}
			for n, x := range r.standing[m][s] {
				own.lead[n] = x
				for o := range c.seats {
					if o != s {
						own.lead[n] -= r.standing[m][o][n] / float64(c.seats-1)
					}
				}
			}
			c.samples[m] = append(c.samples[m], own)
		}
	}
	return first
}

// expected returns, for every chance of a moment, how often seats win that stand alike:
// a linear regression guesses the margin, and those with like guesses form groups.
func (c *chances) expected(moment int) []float64 {
	const groups = 40
	all := c.samples[moment]
	guesses := guessMargins(all)
	order := make([]int, len(all))
	for n := range order {
		order[n] = n
	}
	slices.SortFunc(order, func(a, b int) int {
		if d := guesses[a] - guesses[b]; d != 0 {
			if d < 0 {
				return -1
			}
			return 1
		}
		return a - b
	})
	expected := make([]float64, len(all))
	for g := range groups {
		group := order[g*len(all)/groups : (g+1)*len(all)/groups]
		won := 0.0
		for _, n := range group {
			won += all[n].won
		}
		for _, n := range group {
			expected[n] = won / float64(len(group))
		}
	}
	return expected
}

// guessMargins guesses by how much each will win from how it stands.
func guessMargins(all []chance) []float64 {
	const n = len(standing{})
	squares, weights := make([]float64, n*n), make([]float64, n)
	for i := range all {
		for a, x := range all[i].lead {
			weights[a] += x * all[i].margin
			for b, y := range all[i].lead[:a+1] {
				squares[a*n+b] += x * y
			}
		}
	}
	for a := range n {
		squares[a*n+a]++ // where all stand alike in something, it weighs nothing
	}
	solve(squares, weights)
	guesses := make([]float64, len(all))
	for i := range all {
		for a, x := range all[i].lead {
			guesses[i] += weights[a] * x
		}
	}
	return guesses
}

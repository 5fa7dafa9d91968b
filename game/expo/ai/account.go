package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// The entries of an account. Those told add up to the margin, but for the rest: what the seat had before, and what of the value
// function nobody would understand.
const (
	entrySources = 0                            // prestige of each source until the rollout ended
	entryParts   = entrySources + expo.Sources  // what each part of the value function promises after that
	entryOthers  = entryParts + int(valueParts) // all that the best other one comes to, less than 0
	entriesTold  = entryOthers + 1
	entryRest    = entriesTold
	entries      = entryRest + 1
)

// part is a part of the architect's value function.
type part uint8

const (
	partJobs     part = iota // Population, Employment and what Expos pay for them
	partServices             // Services, and the rank by them
	partPlant                // Progress, the plant, its cubes, and what can be activated
	partMoney
	partCulture // Culture and tourists
	partCity    // the city's room, its colours and the effects that are to come
	partOrder   // the initiative, and prosperity tiles to come
	valueParts
	partRest = valueParts
)

// partOf is the part to which a feature belongs.
func partOf(feature int) part {
	if feature >= atTracks && feature < atJobs {
		return [expo.Tracks]part{
			expo.Population: partJobs, expo.Employment: partJobs, expo.Services: partServices, expo.Progress: partPlant,
			expo.Economy: partMoney, expo.Culture: partCulture,
		}[feature-atTracks]
	}
	switch {
	case feature < atTracks:
		return partRest
	case feature < atServices:
		return partJobs
	case feature < atProgress:
		return partServices
	case feature < atMoney, feature >= atCubes && feature < atEnd:
		return partPlant
	case feature < atCulture:
		return partMoney
	case feature < atCubes:
		return partCulture
	case feature >= atSpace && feature < atColours:
		return partOrder
	}
	return partCity
}

// parts are what the value of a seat is made up of, beside the prestige that it has.
func (l learnedValue) parts(t *expo.Table, seat int) (parts [valueParts + 1]int64) {
	if t.Over() {
		return parts
	}
	var f Features
	f.look(t, seat)
	weights, row := l.weights.At(t.Seats()), rowOf(t, seat)
	rest := weights.Value(row, &f)
	add := func(feature int, value int64) {
		parts[partOf(feature)] += value
		rest -= value
	}
	for n, weight := range &weights.Rows[row] {
		add(n, int64(weight)*int64(f[n]))
	}
	network := weights.network(row)
	network.Parts(f[:], add)
	parts[partRest] += rest
	return parts
}

// accountOf is the account of a rollout that has come from one table to another, where the totals of all seats are these, in
// thousandths.
func accountOf(l learnedValue, before, now *expo.Table, seat int, totals []int64) (a search.Account) {
	best := -1
	for other := range totals {
		if other != seat && (best < 0 || totals[other] > totals[best]) {
			best = other
		}
	}
	for source, n := range now.Player(seat).Sources {
		a[entrySources+source] = 1000 * int64(n-before.Player(seat).Sources[source])
	}
	parts := l.parts(now, seat)
	copy(a[entryParts:], parts[:valueParts])
	a[entryOthers] = -totals[best]
	a[entryRest] = 1000*int64(before.Has(seat, expo.Prestige)) + parts[partRest]
	return a
}

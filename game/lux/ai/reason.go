package ai

import (
	"math"

	"capital/game/search"
	"capital/rules/lux"
)

// Reason is one thing that a move has over another, or lacks, as the search found it, for words to tell and things to be lit.
type Reason struct {
	Why      Why
	District lux.District // of WhyHome, WhyBonus, WhyKeeps and WhyLoses
	Points   int          // victory points more than with the other move, less than 0 fewer
	Count    int          // of WhyKeeps, WhyLoses, WhyBreaks and WhySpares: in how many of a hundred samples more
}

// Why is what a reason says.
type Why uint8

// What the reasons say. Points are the seat's own until the round ends, but where it is said otherwise.
const (
	WhyHome   Why = iota + 1 // more lies in the home district, or less where more is lost
	WhyBonus                 // the district's bonus
	WhyGold                  // gold
	WhyLater                 // what the rounds to come promise
	WhyOthers                // what the best other one comes to, less than 0 where that is more
	WhyKeeps                 // loses the home district less often
	WhyLoses                 // loses it more often
	WhyBreaks                // others lose more home districts
	WhySpares                // they lose fewer
	WhyRest                  // all that is not told one by one; these three are as those of [search.Told]
	WhyAll                   // all together, where nothing is told by itself
	WhyAlike                 // what sets them apart is too little to be told, or a matter of chance
	whys                     // one past the last
)

// Whys lists all that a reason can say.
func Whys() []Why {
	all := make([]Why, whys-1)
	for n := range all {
		all[n] = Why(n + 1)
	}
	return all
}

// Key is the name of what a reason says, as in tables of texts.
func (w Why) Key() string {
	return [...]string{
		0: "unknown", WhyHome: "home", WhyBonus: "bonus", WhyGold: "gold", WhyLater: "later", WhyOthers: "others", WhyKeeps: "keeps",
		WhyLoses: "loses", WhyBreaks: "breaks", WhySpares: "spares", WhyRest: "rest", WhyAll: "all", WhyAlike: "alike",
	}[w%whys]
}

// Against reports whether the reason speaks against the move rather than for it.
func (r *Reason) Against() bool { return r.Points < 0 || r.Why == WhyLoses || r.Why == WhySpares }

const (
	mostReasons = 3    // are told at most, what is not told one by one as one of them: more would not be read
	leastOften  = 0.05 // in which part of the samples more or less often a district must be lost to be told
)

// Reasons says what a move has over another and what it lacks, as rollouts of both ended: what speaks for the move that is ahead
// first (see [search.Beside.TellWith]), and last all that is not told one by one, so that the points add up to what lies between
// both. Of districts the one is told that is lost most more or less often: first where that speaks for the same move, or else after
// the points.
func Reasons(beside Beside) []Reason {
	lost, known := often(&beside)
	all := beside.Tell(entriesTold, mostReasons-1)
	if known {
		all = beside.TellWith(entriesTold, mostReasons-1, lost.Against())
	}
	var reasons []Reason
	for _, told := range all {
		if told.Entry == search.ToldAside {
			reasons = append(reasons, lost)
		} else {
			reasons = append(reasons, reasonOf(told))
		}
	}
	return reasons
}

// often is what is told of districts that are lost more or less often, of which the own ones come first.
func often(beside *Beside) (r Reason, ok bool) {
	most := 0.0
	for entry := entryLost; entry < entries; entry++ {
		lost := beside.Entries[entry]
		if entry == entryTaken && ok || !lost.Sure || math.Abs(lost.Mean) < max(leastOften, most) {
			continue
		}
		most, ok = math.Abs(lost.Mean), true
		r = Reason{Why: WhyKeeps, District: lux.District(entry - entryLost), Count: int(math.Round(100 * most))}
		if lost.Mean > 0 {
			r.Why = WhyLoses
		}
		if entry == entryTaken {
			r.Why, r.District = WhySpares, 0
			if lost.Mean > 0 {
				r.Why = WhyBreaks
			}
		}
	}
	return r, ok
}

// reasonOf is what is told, in words of the game.
func reasonOf(told search.Told) Reason {
	entry, points := told.Entry, told.Points
	switch {
	case entry >= search.ToldRest:
		return Reason{Why: WhyRest + Why(entry-search.ToldRest), Points: points}
	case entry < entryBonus:
		return Reason{Why: WhyHome, District: lux.District(entry - entryHomes), Points: points}
	case entry < entryGold:
		return Reason{Why: WhyBonus, District: lux.District(entry - entryBonus), Points: points}
	}
	return Reason{Why: WhyGold + Why(entry-entryGold), Points: points}
}

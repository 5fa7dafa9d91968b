package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// Reason is one thing that a move has over another, or lacks, as the search found it, for words to tell and things to be lit.
type Reason struct {
	Why    Why
	Source expo.Source // of WhyPrestige: where it comes from
	Points int         // victory points more than with the other move, less than 0 fewer
}

// Why is what a reason says.
type Why uint8

// What the reasons say. Points are the seat's own, but where it is said otherwise.
const (
	WhyPrestige Why = iota + 1 // prestige from Source, until the rollout ended
	WhyJobs                    // what people and their jobs promise after that
	WhyServices                // what Services do
	WhyPlant                   // what Progress, the plant and its cubes do
	WhyMoney                   // what money does
	WhyCulture                 // what Culture and tourists do
	WhyCity                    // what the city's places, colours and effects to come do
	WhyOrder                   // what the turn order and prosperity do
	WhyOthers                  // what the best other one comes to, less than 0 where that is more
	WhyRest                    // all that is not told one by one; these three are as those of [search.Told]
	WhyAll                     // all together, where nothing is told by itself
	WhyAlike                   // what sets them apart is too little to be told, or a matter of chance
	whys                       // one past the last
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
		0: "unknown", WhyPrestige: "prestige", WhyJobs: "jobs", WhyServices: "services", WhyPlant: "plant", WhyMoney: "money",
		WhyCulture: "culture", WhyCity: "city", WhyOrder: "order", WhyOthers: "others", WhyRest: "rest", WhyAll: "all", WhyAlike: "alike",
	}[w%whys]
}

// Against reports whether the reason speaks against the move rather than for it.
func (r *Reason) Against() bool { return r.Points < 0 }

// mostReasons is how many reasons are told at most, what is not told one by one as one of them: more would not be read.
const mostReasons = 3

// Reasons says what a move has over another and what it lacks, as rollouts of both ended: see [search.Beside.Tell].
func Reasons(beside Beside) (all []Reason) {
	for _, told := range beside.Tell(entriesTold, mostReasons-1) {
		all = append(all, reasonOf(told))
	}
	return all
}

// reasonOf is what is told, in words of the game.
func reasonOf(told search.Told) Reason {
	entry, points := told.Entry, told.Points
	switch {
	case entry >= search.ToldRest:
		return Reason{Why: WhyRest + Why(entry-search.ToldRest), Points: points}
	case entry == entryOthers:
		return Reason{Why: WhyOthers, Points: points}
	case entry >= entryParts:
		return Reason{Why: WhyJobs + Why(entry-entryParts), Points: points}
	}
	return Reason{Why: WhyPrestige, Source: expo.Source(entry - entrySources), Points: points}
}

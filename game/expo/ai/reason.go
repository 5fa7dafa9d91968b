package ai

import (
	"math"

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
	WhyRest                    // all that is not told one by one
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

// Reasons says what a move has over another and what it lacks, as rollouts of both ended: what weighs most first, and last all
// that is not told one by one, so that the points add up to what lies between both.
func Reasons(beside Beside) (all []Reason) {
	rest := Reason{Why: WhyRest, Points: int(math.Round(beside.Ahead.Mean))}
	for _, entry := range beside.Telling(entriesTold, mostReasons-1) {
		r := reasonOf(entry, beside.Entries[entry].Points())
		rest.Points -= r.Points
		all = append(all, r)
	}
	switch {
	case len(all) == 0:
		all = append(all, whole(&beside))
	case rest.Points != 0:
		all = append(all, rest)
	}
	return all
}

// whole is what is told where nothing is by itself.
func whole(beside *Beside) Reason {
	if points := beside.Ahead.Points(); points != 0 {
		return Reason{Why: WhyAll, Points: points}
	}
	return Reason{Why: WhyAlike}
}

// reasonOf is what an entry of an account says.
func reasonOf(entry, points int) Reason {
	switch {
	case entry == entryOthers:
		return Reason{Why: WhyOthers, Points: points}
	case entry >= entryParts:
		return Reason{Why: WhyJobs + Why(entry-entryParts), Points: points}
	}
	return Reason{Why: WhyPrestige, Source: expo.Source(entry - entrySources), Points: points}
}

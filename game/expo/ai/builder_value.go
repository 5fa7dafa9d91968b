package ai

import "capital/rules/expo"

// builderWeights are the weights of the builder's value function, in thousandths of prestige.
type builderWeights struct {
	jobs    int64 // what Employment brings in an Expo, each
	people  int64 // Population beyond Employment that later rounds employ, each Expo after the coming one
	idle    int64 // what the coming Expo takes for it, each round that is left until then less by a quarter
	rank    int64 // a seat that is ahead in Services, each Expo
	spaces  int64 // a space of Services, each Expo
	plant   int64 // a space of Progress, each round to come
	money   int64 // $ up to purse
	purse   int64
	rest    int64                 // and beyond it
	culture int64                 // a space of Culture,
	tourist int64                 // a tourist, each round to come
	cube    int64                 // a cube that will not be activated
	active  int64                 // what can be activated before the coming Expo, of a thousand
	later   int64                 // the best tiles, each round after it, of a thousand
	end     int64                 // what end effects bring
	room    int64                 // a free cell at a crossing, up to 3
	colour  int64                 // a colour that can be built there
	order   [expo.MaxSpaces]int64 // each space of the initiative, in the first round; less in later ones
	chance  int64                 // a prosperity tile that the seat qualifies for
}

var tuned = builderWeights{
	jobs: 1000, people: 230, idle: 1000, rank: 1000, spaces: 70, plant: 55, money: 330, purse: 10, rest: 250, culture: 500, tourist: 120,
	cube: 250, active: 900, later: 150, end: 1000, room: 150, colour: 60,
	order: [expo.MaxSpaces]int64{900, 100, 0, 300, 200}, chance: 300,
}

// builderValue is the builder's value function.
type builderValue struct{ *builderWeights }

// value is what the seat has, what the Expos to come would bring it as the tracks stand, and what money, cubes and city promise.
func (b builderValue) value(t *expo.Table, seat int) int64 {
	p := t.Player(seat)
	value := 1000 * int64(p.Prestige)
	if t.Over() {
		return value
	}
	var f Features
	f.look(t, seat)
	at := func(feature int) int64 { return int64(f[feature]) }
	expos := int64(expo.Eras - expo.EraOf(t.Round()) + 1)
	untilExpo := int64(expo.EraOf(t.Round())*eraRounds - t.Round())
	rounds := int64(expo.Rounds - t.Round())
	if momentOf(t, seat) <= toBuild {
		untilExpo, rounds = untilExpo+1, rounds+1
	}

	value += expos * b.jobs * at(atJobs)
	idle := min(3, at(atJobs+1))
	value -= b.idle * idle * max(0, 4-untilExpo) / 4
	value += b.people * at(atJobs+1) * (expos - 1)
	value += b.people * min(at(atJobs+1), 3*untilExpo)

	value -= expos * b.rank * (2*at(atRanks) + at(atRanks+2)/4)
	value += b.spaces * expos * at(atTracks+int(expo.Services))

	value += b.plant * rounds * at(atTracks+int(expo.Progress))
	value += 1000 * at(atProgress+expo.Levels+2)

	money := at(atTracks + int(expo.Economy))
	value += b.money*min(money, b.purse) + b.rest*max(0, money-b.purse)
	value += b.culture*at(atTracks+int(expo.Culture)) + b.tourist*rounds*at(atCulture+1)

	for what := range things {
		value += b.active * at(atPlan+what) * int64(prices[what]) / 1000
	}
	value += b.cube * at(atPlan+things)
	for n := range bestActive {
		value += b.later * at(atActive+1+n) * (rounds - untilExpo) / 10
	}
	value += b.end*at(atEnd+1) + b.end/2*at(atEnd)
	if rounds > 0 {
		value += b.room*min(3, at(atRoom)) + b.colour*at(atRoom+1)
	}
	for space, worth := range b.order {
		value += worth * rounds / expo.Rounds * at(atSpace+space)
	}
	if at(atProsper) > 0 {
		value += b.chance * at(atProsper+1)
	}
	return value
}

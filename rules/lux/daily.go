package lux

import (
	"capital/rules/random"
	"capital/rules/record"
)

// Daily is the match alone against ROB of a date: a seed, and powers that can be in play then. It is the same for everyone, and
// will not change.
func Daily(year, month, day int) (seed uint64, powers Powers) {
	chance := random.Source((year*100+month)*100 + day)
	seed = chance.Next()
	for d := range powers {
		var alone []Power
		for letter := range letters {
			if p := PowerOf(District(d), letter); p.Alone() {
				alone = append(alone, p)
			}
		}
		powers[d] = alone[chance.Below(len(alone))]
	}
	return seed, powers
}

// Options are a record's options that choose powers.
func (p Powers) Options() (options []record.Option) {
	for d, power := range p {
		if power != NoPower {
			options = append(options, record.Option{Name: District(d).String(), Value: power.String()})
		}
	}
	return options
}

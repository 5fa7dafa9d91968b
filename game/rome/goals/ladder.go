package goals

import (
	"capital/game/ladder"
	"capital/rules/record"
)

// The levels that play against the person.
const (
	apprentice = "apprentice"
	builder    = "builder"
	architect  = "architect"
	master     = "master"
)

// Rungs are the rungs of the ladder of challenges, the easiest first. The command "lab tasks" found them: an Apprentice
// fails there, and a Master can do it, as the matches in the testdata of package cabinet show.
func Rungs() []ladder.Rung {
	return []ladder.Rung{
		{Seed: 5, Rivals: []string{apprentice, apprentice, apprentice}, Task: ladder.Task{Win: true}},
		{Seed: 9, Rivals: []string{builder, builder}, Task: ladder.Task{Win: true}},
		{Seed: 21, Rivals: []string{builder, builder}, Task: ladder.Task{Win: true, Goal: "one-colour"}},
		{Seed: 1, Rivals: []string{architect}, Task: ladder.Task{Win: true, Goal: "both-temples"}},
		{Seed: 3, Rivals: []string{architect, architect}, Task: ladder.Task{Points: 60}},
		{Seed: 13, Rivals: []string{architect, architect}, Task: ladder.Task{Lead: 8}},
		{Seed: 47, Rivals: []string{architect, architect}, Task: ladder.Task{Win: true, Goal: "ten-houses"}},
		{Seed: 8, Rivals: []string{master}, Options: []record.Option{{Name: "two", Value: "even"}}, Task: ladder.Task{Win: true}},
	}
}

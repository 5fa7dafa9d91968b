package goals

import (
	"capital/game/ladder"
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
		{Seed: 4, Rivals: []string{apprentice, apprentice}, Task: ladder.Task{Win: true}},
		{Seed: 5, Rivals: []string{builder, builder}, Task: ladder.Task{Win: true}},
		{Seed: 10, Rivals: []string{builder}, Task: ladder.Task{Lead: 10}},
		{Seed: 13, Rivals: []string{builder, builder}, Task: ladder.Task{Goal: "win-without-industry"}},
		{Seed: 9, Rivals: []string{architect, architect}, Task: ladder.Task{Win: true, Goal: "three-milestones"}},
		{Seed: 115, Rivals: []string{architect}, Task: ladder.Task{Goal: "win-without-park"}},
		{Seed: 2, Rivals: []string{architect, architect, architect}, Task: ladder.Task{Lead: 10}},
		{Seed: 8, Rivals: []string{master, master}, Task: ladder.Task{Win: true}},
	}
}

package goals

import (
	"capital/game/ladder"
)

// The levels that play against the person.
const (
	builder   = "builder"
	architect = "architect"
	master    = "master"
)

// Rungs are the rungs of the ladder of challenges, the easiest first. The command "lab tasks" found them: an Apprentice
// fails there, and a Master can do it, as the matches in the testdata of package cabinet show.
func Rungs() []ladder.Rung {
	return []ladder.Rung{
		{Seed: 3, Task: ladder.Task{Goal: "rob"}},
		{Seed: 9, Rivals: []string{builder, builder, builder}, Task: ladder.Task{Win: true}},
		{Seed: 10, Task: ladder.Task{Goal: "rob-by-ten"}},
		{Seed: 4, Rivals: []string{builder, builder}, Task: ladder.Task{Points: 80}},
		{Seed: 41, Rivals: []string{architect, architect, architect}, Task: ladder.Task{Win: true, Goal: "nothing-lost"}},
		{Seed: 24, Task: ladder.Task{Goal: "rob-by-31"}},
		{Seed: 51, Rivals: []string{architect, architect, architect}, Task: ladder.Task{Lead: 10}},
		{Seed: 5, Rivals: []string{master, master}, Task: ladder.Task{Win: true}},
	}
}

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
		{Seed: 2, Rivals: []string{builder}, Task: ladder.Task{Goal: "good-sites"}},
		{Seed: 21, Rivals: []string{builder, builder}, Task: ladder.Task{Win: true}},
		{Seed: 41, Rivals: []string{builder}, Task: ladder.Task{Points: 45}},
		{Seed: 66, Rivals: []string{builder, builder, builder}, Task: ladder.Task{Win: true, Goal: "work-for-all"}},
		{Seed: 82, Rivals: []string{architect}, Task: ladder.Task{Win: true}},
		{Seed: 105, Rivals: []string{architect, architect}, Task: ladder.Task{Win: true, Goal: "win-without-taxes"}},
		{Seed: 115, Rivals: []string{architect, architect, architect}, Task: ladder.Task{Lead: 5}},
		{Seed: 149, Rivals: []string{master, master}, Task: ladder.Task{Win: true}},
	}
}

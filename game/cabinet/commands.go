//go:build !js

package cabinet

import (
	"slices"

	expo "capital/game/expo/lab"
	expoposter "capital/game/expo/poster"
	"capital/game/lab"
	lux "capital/game/lux/lab"
	luxposter "capital/game/lux/poster"
	"capital/game/poster"
	rome "capital/game/rome/lab"
	romeposter "capital/game/rome/poster"
	"capital/game/terminal"
	capital "capital/game/warsaw/lab"
	warsawposter "capital/game/warsaw/poster"
)

// simulated lists the games as simulations see them.
func simulated() []lab.Game { return []lab.Game{capital.Game(), rome.Game(), lux.Game(), expo.Game()} }

// judged lists those of them that tell what a match came to.
func judged() []lab.Game {
	return slices.DeleteFunc(simulated(), func(g lab.Game) bool { return g.Judge == nil })
}

// posters lists the games whose records become posters.
func posters() []poster.Game {
	return []poster.Game{warsawposter.Game(), romeposter.Game(), luxposter.Game(), expoposter.Game()}
}

// Commands lists the commands that open no window, in the order of the help.
func Commands() []terminal.Command {
	return []terminal.Command{
		{Name: "sim", Line: "let computer players play each other and count", Run: lab.Sim(simulated())},
		{Name: "verify", Line: "replay a record and check it", Run: lab.Verify(simulated())},
		{Name: "analyse", Line: "review the moves of a record", Run: lab.Analyse(simulated())},
		{Name: "poster", Line: "make a poster of a record", Run: poster.Command(posters())},
		{Name: "tiles", Line: "list the tiles of a game, or its board and cards", Run: lab.Tiles(simulated())},
		{Name: "score", Line: "score a district", Run: capital.Score},
		{Name: "lab", Line: "measure the computer players", Run: measurements()},
	}
}

// measurements is the command of those that measure the computer players, and break the program where they are built in.
func measurements() terminal.Run {
	commands := []terminal.Command{
		{Name: "ladder", Line: "measure each level of computer player against the one below", Run: lab.Ladder(simulated())},
		{Name: "tasks", Line: "tell how often each level does a task of a ladder of challenges", Run: lab.Tasks(judged())},
		{Name: "balance", Line: "report what board and pieces make of matches between architects", Run: lab.Balance(simulated())},
		{Name: "learn", Line: "learn the architect's weights from matches with itself", Run: lab.Learn(simulated())},
		{Name: "digest", Line: "print one number of many records, the same on every machine", Run: lab.Digest(simulated())},
	}
	description := "Measures the computer players and has them learn: " + terminal.Names(commands, ", ") + ".\n"
	if breaks := breaking(); len(breaks) > 0 {
		commands = append(commands, breaks...)
		description += "Breaks things on purpose: " + terminal.Names(breaks, ", ") + ".\n"
	} else {
		description += "What breaks things on purpose is built in with: go run -tags stress . lab\n"
	}
	return terminal.Group("lab", description+"Each command tells more with -h.", commands)
}

package lab

import (
	"io"
	"strings"

	"capital/game/terminal"
)

// perGame makes one command of those of several games: where the first argument names a game, that one's is run with the
// arguments after it, and otherwise the first game's.
func perGame(name string, games []Game, run func(name string, g *Game) terminal.Run) terminal.Run {
	return func(args []string, in io.Reader, out, errOut io.Writer) int {
		for n := range games {
			if len(args) > 0 && args[0] == games[n].Name {
				return run(name+" "+args[0], &games[n])(args[1:], in, out, errOut)
			}
		}
		return run(name, &games[0])(args, in, out, errOut)
	}
}

// Soak is the command that plays on and on, as people do: see [Trial.Soak].
func Soak(games []Game) terminal.Run {
	return perGame("lab soak", games, func(_ string, g *Game) terminal.Run { return g.Soak })
}

// Damage is the command that damages files: see [Trial.Damage].
func Damage(games []Game) terminal.Run {
	return perGame("lab damage", games, func(_ string, g *Game) terminal.Run { return g.Damage })
}

// Kill is the command that kills the program: see [Trial.Kill].
func Kill(games []Game) terminal.Run {
	return perGame("lab kill", games, func(_ string, g *Game) terminal.Run { return g.Kill })
}

// gameOf returns the game that a record names in its second line; the first one where it names none of them.
func gameOf(games []Game, text string) *Game {
	lines := 0
	for line := range strings.SplitSeq(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if lines++; lines < 2 {
			continue
		}
		for n := range games {
			if len(words) > 1 && words[0] == "game" && words[1] == games[n].Name {
				return &games[n]
			}
		}
		break
	}
	return &games[0]
}

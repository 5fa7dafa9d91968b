package lab

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"capital/game/terminal"
)

// PerGame makes one command of the commands of several games. Each of these has the name of its game; its Run is nil if the
// game has no such command. The flag -game names the game, and the other arguments go to its command. Without the flag it
// is the first game.
func PerGame(name string, games []terminal.Command) terminal.Run {
	return func(args []string, in io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags(name, "", "", out, errOut)
		names := terminal.Names(games, ", ")
		wanted := c.String("game", games[0].Name, "`name` of the game: "+names)
		own, rest := splitGame(args)
		if code, goOn := c.Parse(own, 0, 0); !goOn {
			return code
		}
		g := terminal.Find(games, *wanted)
		switch {
		case g == nil:
			return c.Bad("%v", noGame(*wanted, names))
		case g.Run == nil:
			return c.Bad("-game: there is no such command for %s", g.Name)
		}
		code := g.Run(rest, in, out, errOut)
		if code == terminal.ExitOK && asksForHelp(rest) {
			c.SetOutput(out)
			c.PrintDefaults()
		}
		return code
	}
}

// perGame is [PerGame] for the commands that command gives, one for each game.
func perGame(name string, games []Game, command func(g *Game) terminal.Run) terminal.Run {
	var own []terminal.Command
	for n := range games {
		own = append(own, terminal.Command{Name: games[n].Name, Run: command(&games[n])})
	}
	return PerGame(name, own)
}

// noGame says that no game has the name, and which there are.
func noGame(name, names string) error {
	return fmt.Errorf("-game: no game is called %s: expected %s", terminal.Quote(name), names)
}

// splitGame takes -game and what follows it out of the arguments.
func splitGame(args []string) (own, rest []string) {
	for n := 0; n < len(args); n++ {
		flag, _, joined := strings.Cut(args[n], "=")
		if flag != "-game" && flag != "--game" {
			rest = append(rest, args[n])
			continue
		}
		own = append(own, args[n])
		if !joined && n+1 < len(args) {
			n++
			own = append(own, args[n])
		}
	}
	return own, rest
}

func asksForHelp(args []string) bool {
	return slices.ContainsFunc(args, func(arg string) bool { return slices.Contains([]string{"-h", "--h", "-help", "--help"}, arg) })
}

func namesOf(games []Game) string {
	var names []string
	for n := range games {
		names = append(names, games[n].Name)
	}
	return strings.Join(names, ", ")
}

// gameCalled is the game of a name, or an error that tells those there are.
func gameCalled(games []Game, name string) (*Game, error) {
	for n := range games {
		if games[n].Name == name {
			return &games[n], nil
		}
	}
	return nil, noGame(name, namesOf(games))
}

// Balance is the command that reports what a game's board and pieces make of matches.
func Balance(games []Game) terminal.Run {
	return perGame("lab balance", games, func(g *Game) terminal.Run { return g.Balance })
}

// Learn is the command by which computer players learn.
func Learn(games []Game) terminal.Run {
	return perGame("lab learn", games, func(g *Game) terminal.Run { return g.Learn })
}

// Tiles is the command that lists what a game is played with.
func Tiles(games []Game) terminal.Run {
	return perGame("tiles", games, func(g *Game) terminal.Run { return g.Tiles })
}

// gameOf returns the game that the header of a record names. If that names none of them, it is the first one.
func gameOf(games []Game, text string) *Game {
	_, name := GameNamed(text)
	for n := range games {
		if name == games[n].Name {
			return &games[n]
		}
	}
	return &games[0]
}

// GameNamed is the game that the header of a record names, and in which line, counted from 1; or nothing.
func GameNamed(text string) (line int, name string) {
	for said := range strings.SplitSeq(text, "\n") {
		line++
		said, _, _ = strings.Cut(said, "#")
		if words := strings.Fields(said); len(words) >= 2 && words[0] == "game" {
			return line, words[1]
		}
	}
	return 0, ""
}

// Package stress puts games under stress and looks for what breaks: they are played for hours as people do, their files are
// damaged, and the program is killed while it plays. None of it is in the program that is shipped: the go tool builds it in
// with -tags stress.
//
// A [Game] is all that is to be said of one game; it has the commands [Game.Soak], [Game.Damage] and [Game.Kill].
package stress

import (
	"io"

	"capital/game/lab"
	"capital/game/players"
	"capital/game/search"
	"capital/game/terminal"
	"capital/rules/record"
)

// Game is a game as it is put under stress. M, A and E are its match, action and event.
type Game[M, A, E comparable] struct {
	Players *players.Players[M, A, E] // its rules and computer players
	Levels  []string                  // of these; the first two decide at once
	Thinker string                    // the level that thinks for as long as it may, or empty

	// Legal is what the seat may do; nothing where it owes no decision. Where that is too much for a list, Legal has a part of
	// it, and Allows says of anything whether it belongs to all; otherwise Allows is nil.
	Legal   func(m *M, seat int) []A
	Allows  func(m *M, seat int, a A) bool
	Illegal []A           // what nobody may ever do
	Kind    func(a A) int // which of the kinds of action it is, all of which come up in a match now and then
	Kinds   int           // how many there are

	Ideas func(tried search.Trials[A], told []search.Idea[A], most int) []search.Idea[A] // as hints tell them
	// CheckIdea returns what is wrong with advice to a seat that owes a decision.
	CheckIdea func(m *M, seat int, idea search.Idea[A]) error

	Files []Damageable // what of its own can be damaged, beside records and saved matches
}

// Stressed is a [Game], whatever its match, action and event are.
type Stressed interface {
	Name() string // as in records
	Soak(args []string, in io.Reader, out, errOut io.Writer) int
	Damage(args []string, in io.Reader, out, errOut io.Writer) int
	Kill(args []string, in io.Reader, out, errOut io.Writer) int
}

// Commands are the commands of all games: -game names the game whose command is run.
func Commands(games ...Stressed) []terminal.Command {
	perGame := func(name string, of func(g Stressed) terminal.Run) terminal.Run {
		var own []terminal.Command
		for _, g := range games {
			own = append(own, terminal.Command{Name: g.Name(), Run: of(g)})
		}
		return lab.PerGame("lab "+name, own)
	}
	return []terminal.Command{
		{Name: "soak", Line: "play for hours, as people do, and tell what breaks or grows", Run: perGame("soak", func(g Stressed) terminal.Run { return g.Soak })},
		{Name: "damage", Line: "read damaged records, districts, saved matches and settings", Run: perGame("damage", func(g Stressed) terminal.Run { return g.Damage })},
		{Name: "kill", Line: "kill the game at random moments and check what it has saved", Run: perGame("kill", func(g Stressed) terminal.Run { return g.Kill })},
	}
}

// Name is the game's name, as in records.
func (g *Game[M, A, E]) Name() string { return g.rules().Name }

func (g *Game[M, A, E]) rules() *record.Rules[M, A, E] { return g.Players.Rules }

// options are some for a match of so many seats: of each the value that draw names of so many.
func (g *Game[M, A, E]) options(seats int, draw func(n int) int) []record.Option {
	var options []record.Option
	for _, kind := range g.rules().Options {
		if n := draw(len(kind.Values)); n > 0 && kind.For(seats) && kind.Allows(seats, kind.Values[n]) { // the first is the usual one, which is not told
			options = append(options, record.Option{Name: kind.Name, Value: kind.Values[n]})
		}
	}
	return options
}

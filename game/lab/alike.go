package lab

import (
	"fmt"
	"slices"

	"capital/game/terminal"
)

// Alike is a simulation in which one level has all seats.
type Alike struct {
	Simulation
	Level string
	Seats int
}

// AlikeFlags adds the flags of an [Alike] to a command. Their values are there after [Alike.Prepare].
func (g *Game) AlikeFlags(c *terminal.Flags, games int, level string) *Alike {
	a := &Alike{Simulation: Simulation{game: g}}
	c.IntVar(&a.Games, "games", games, "`number` of matches; each has a seed of its own, one more than the last")
	c.IntVar(&a.Seats, "seats", len(g.Usual), fmt.Sprintf("`number` of seats, %d to %d", g.Least, g.Most))
	c.Uint64Var(&a.Seed, "seed", 1, "`seed` of the first match")
	c.StringVar(&a.Level, "level", level, "the `level` that plays")
	optionFlag(c, &a.Options)
	c.BoolVar(&a.JSON, "json", false, "print it as JSON")
	return a
}

// Prepare checks the parsed flags and seats the level.
func (a *Alike) Prepare() error {
	if err := CheckGames(a.Games); err != nil {
		return fmt.Errorf("-games: %w", err)
	}
	if a.Seats < a.game.Least || a.Seats > a.game.Most {
		return fmt.Errorf("-seats: expected %d to %d, found %d", a.game.Least, a.game.Most, a.Seats)
	}
	if err := a.game.CheckLevel(a.Level); err != nil {
		return fmt.Errorf("-level: %w", err)
	}
	a.Levels = slices.Repeat([]string{a.Level}, a.Seats)
	return nil
}

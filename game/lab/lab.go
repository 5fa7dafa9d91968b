// Package lab is the frame of simulations: whole matches between computer players, of any game and without a screen, on all
// cores. It measures levels against each other, counts, writes records and reads them again.
//
// A game is one value, [Game]. It says who can play, how one match is played, and what a record came to. A [Bench] plays
// the matches of a game by its rules and with its computer players. Questions about one game alone, such as the balance of
// its tiles, are that game's own business. It answers them with [OnAllCores], [Each] and [Simulate].
//
// Each command takes its arguments and streams and returns the exit code: 0 if all went well, 2 for bad input, 1 for any
// other failure. Failures are told in one line on errOut.
package lab

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"capital/game/ladder"
	"capital/game/search"
	"capital/game/terminal"
	"capital/rules/record"
)

// Game is a game as simulations see it. It never changes.
type Game struct {
	Name        string   // as in records
	Least, Most int      // seats
	Levels      []string // of computer players, as in records; the order decides who sits where in a [Digest]
	Personas    []string // that a computer player can be, as in records: "builder-wars" is a level that a simulation can ask for
	Usual       []string // the levels of a simulation where no others are asked for; so many seats have ladders and balances then
	Rungs       []Rung   // of its ladder, from the bottom up; goals are for that many seats

	// Thinker is the level that thinks for a [Limit]. It is empty if none does. ThinkingTime is the longest that it takes
	// while a person waits.
	Thinker      string
	ThinkingTime time.Duration

	// Play plays one match. It fails if the context ends, or if a player does something that is not legal.
	Play func(ctx context.Context, match *Match) (Outcome, error)
	// Read reads a record, checks every action, and says in one line how the match stands. If a line is wrong, the error is
	// a *[record.LineError].
	Read func(text string) (string, error)
	// Reviewed reads a record whose moves are to be reviewed, as [Analyst.Read] does.
	Reviewed func(text string) (*Reviewed, error)
	// Goals are the names of its goals, Judge says what a match came to for a seat, by its record, and Challenges are the rungs of
	// its ladder of challenges.
	Goals      []string
	Judge      func(text string, seat int) (ladder.Result, bool)
	Challenges []ladder.Rung
	// Sim is the game's own command that simulates matches. It is nil if that of the frame does.
	Sim terminal.Run
	// Balance, Learn and Tiles are the game's own commands of these names.
	Balance, Learn, Tiles terminal.Run
}

// Limit is how long a level thinks that takes its time. A 0 is no limit. Without either limit the level has its usual ones.
type Limit struct {
	Samples int
	Time    time.Duration
}

// Match is one match to be played.
type Match struct {
	Seed    uint64
	Seats   []record.Seat   // the levels, and the names for the record
	Options []record.Option // those not at their usual value
	Limit   Limit
	// Try is 0 in a series of matches. Else all decide as they would at the table, but for who sits in the first seat: what that
	// one decides by chance is another in each try.
	Try  int
	Keep bool                                  // whether the outcome has the record's text
	Took func(seat int, thought time.Duration) // told how long each decision took, or nil
	// Searched is told how each search for a move ended, or nil.
	Searched func(seat, samples int, why search.Ending)
}

// NewMatch is a match between levels; name gives a seat's name for the record.
func NewMatch(seed uint64, levels []string, name func(level string) string) *Match {
	m := &Match{Seed: seed, Seats: make([]record.Seat, len(levels))}
	for seat, level := range levels {
		m.Seats[seat] = record.SeatOf(level)
		m.Seats[seat].Name = name(level)
	}
	return m
}

// Outcome is what a match came to.
type Outcome struct {
	Points []int     // victory points, by seat
	Shares []float64 // each seat's part of the victory
	Text   string    // of the record, where it was asked for
}

// Margin is by how many victory points the seat is ahead of the best other seat; of a seat that plays alone it is all of them.
func (o *Outcome) Margin(seat int) int {
	best := math.MinInt
	for other, points := range o.Points {
		if other != seat {
			best = max(best, points)
		}
	}
	if best == math.MinInt {
		best = 0
	}
	return o.Points[seat] - best
}

// MaxGames bounds the matches of one simulation.
const MaxGames = 10_000_000

// CheckGames returns why so many matches can't be played.
func CheckGames(games int) error {
	if games < 1 || games > MaxGames {
		return fmt.Errorf("expected a number from 1 to %d, found %d", MaxGames, games)
	}
	return nil
}

// CheckLevel returns why the game has no such level.
func (g *Game) CheckLevel(level string) error {
	who := record.SeatOf(level)
	if !slices.Contains(g.Levels, who.Player) || who.Persona != "" && !slices.Contains(g.Personas, who.Persona) {
		return fmt.Errorf("no player is called %s: expected %s", terminal.Quote(level), strings.Join(g.Levels, ", "))
	}
	return nil
}

// CheckLevels returns why no match can be played between the levels.
func (g *Game) CheckLevels(levels []string) error {
	if len(levels) < g.Least || len(levels) > g.Most {
		return fmt.Errorf("a match has %d to %d seats, not %d", g.Least, g.Most, len(levels))
	}
	for _, level := range levels {
		if err := g.CheckLevel(level); err != nil {
			return err
		}
	}
	return nil
}

// titled is a level as a name: "Builder".
func titled(level string) string { return strings.ToUpper(level[:1]) + level[1:] }

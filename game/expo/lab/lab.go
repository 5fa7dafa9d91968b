// Package lab is The Capitals' own part of the simulations: how the architect learns, what start order, tiles and tracks make of
// matches, what a master thinks of a record's moves, and the list of tiles.
//
// [Game] is the game as [capital/game/lab] sees it: ladder, digest and verifying come from there. A [result] follows one match by its
// events; [Sim] adds results up, [Balance] asks whether they are what they shall be.
//
// # Measured
//
// The ladder, one seat of four against three of the level below, 25 % being equal: builder against random 100 % (200 matches, 98 to
// 100), builder against apprentice 89 % (200, 84 to 93), architect against builder 92 % (240, 88 to 95), master that plays two rounds
// on in 24 samples a decision against architect 46 % (96, 36 to 56), and one that plays three rounds on for a second 54 % (84, 43 to
// 64). With two, three and five seats a builder wins 95, 90 and 90 % against apprentices (60 matches each), an architect 97, 94 and
// 89 % against builders (240 each).
//
// Small networks tell the architect what a sum does not show (see [lab.NetworkLearning]). Against the sums alone, learned from as
// many matches, it wins 56 % with two seats, 50 with three, 46 with four and 49 with five (200 each); against the architect before it,
// whose sums were mostly learned from fewer matches, 72, 57, 53 and 45 % (480 each).
//
// Of 1,000 matches of architects at each number of seats the places of the first turn order win 51 and 49 % with two seats, 36, 37
// and 28 with three, 29, 29, 24 and 18 with four, 26, 27, 20, 16 and 11 with five. With five, $4 more for the last and less for
// the first leave it at 10 (800 matches): money is not what it lacks. Of builders, 400 matches of four, they win 14, 21, 42 and
// 23. Industry, progress and culture as styles win 27, 25 and 23 % (800 matches each of builders). With four, winners have 16
// Services, all seats 15, and of the prestige between them most is lost or saved by the rank in Services. The building furthest
// from the mean of its era is worth -1.5 with two architects, -1.6 with three, +1.6 with four; with five the bakery, rarely built
// and late, is worth -2.9, the museum +1.9, the police headquarters and the theatre +1.8, the bank -1.8, the library +1.7 and the
// brewery -1.6.
//
// The weights were learned as the command learns by itself, in half an hour on two cores.
package lab

import (
	"fmt"
	"strings"

	"capital/game/expo/ai"
	"capital/game/expo/goals"
	"capital/game/lab"
	"capital/game/terminal"
	"capital/rules/expo"
)

// bench is where the matches are played.
type bench = lab.Bench[expo.Match, expo.Action, expo.Event]

func newBench() *bench {
	return &bench{Rules: expo.Rules(), Player: lab.Computers(ai.NewPlayers(nil)), Won: won}
}

// won reports whether the seat has won the match (E27).
func won(m *expo.Match, seat int) bool { return m.Place(seat) == 1 }

// Game is The Capitals for simulations.
func Game() lab.Game {
	bench := newBench()
	return lab.Game{
		Name: bench.Rules.Name, Least: bench.Rules.Least, Most: bench.Rules.Most,
		Levels: append(ai.Levels(), ai.Random), Personas: ai.Personas(),
		Usual: []string{ai.Builder, ai.Builder, ai.Apprentice, ai.Apprentice},
		Rungs: []lab.Rung{
			{One: ai.Builder, Against: ai.Random, Goal: 0.99},
			{One: ai.Builder, Against: ai.Apprentice, Goal: 0.55},
			{One: ai.Architect, Against: ai.Builder, Goal: 0.65},
			{One: ai.Master, Against: ai.Architect, Goal: 0.55},
		},
		Thinker: ai.Master, ThinkingTime: ai.NewPlayers(nil).Time(),
		Play: bench.Play, Read: readOutcome, Reviewed: newAnalyst().Read,
		Goals: goals.Goals().Names, Judge: goals.Goals().Judge, Challenges: goals.Rungs(),
		Sim: Sim, Balance: Balance, Learn: Learn, Tiles: Tiles,
	}
}

// readOutcome reads a record and says in one line what its match came to.
func readOutcome(text string) (string, error) {
	record, m, err := expo.ReadRecord(text)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for seat := range m.Seats() {
		fmt.Fprintf(&b, "%s %d prestige, ", terminal.Name(record.Seats[seat].Name), m.Has(seat, expo.Prestige))
	}
	if m.Over() {
		fmt.Fprintf(&b, "won by %s", terminal.Name(record.Seats[m.Ranking()[0].Seat].Name))
	} else {
		fmt.Fprintf(&b, "not over: %d actions, round %d", len(record.Actions), m.Round())
	}
	return b.String(), nil
}

// Package lab is The Capitals' own part of the simulations: how the architect learns, what start order, tiles and tracks make of
// matches, what a master thinks of a record's moves, and the list of tiles.
//
// [Game] is the game as [capital/game/lab] sees it: ladder, digest and verifying come from there. A [result] follows one match by its
// events; [Sim] adds results up, [Balance] asks whether they are what they shall be.
//
// # Measured
//
// The ladder, one seat of four against three of the level below, 25 % being equal: builder against random 100 % (200 matches, 98 to
// 100), builder against apprentice 89 % (200, 84 to 93), architect against builder 80 % (120, 72 to 86), master in 24 samples a
// decision against architect 55 % (128, 46 to 63). With two, three and five seats, 60 matches each, a builder wins 95, 90 and 90 %
// against apprentices, an architect 97, 87 and 80 % against builders.
//
// Of 1,200 matches of architects at each number of seats the places of the first turn order win 47 and 53 % with two seats, 32, 35 and
// 34 with three, 25, 28, 23 and 23 with four, 20, 22, 20, 21 and 17 with five. With $10 and $10 it was 40 and 60 % with two, with $10, $13
// and $10 it was 27, 39 and 34 with three: so the first seat begins with more there. Of builders, 400 matches of four,
// they win 14, 21, 42 and 23. Industry, progress and culture as styles win 27, 25 and 23 % (800 matches each of builders). Winners have
// 18 Services, all seats 16, and of the prestige between them most is lost or saved by the rank in Services. The tile furthest from the
// mean of its era is worth +1.0 with two architects, +1.5 with three and with four (2,000 and 1,500 matches). With five (1,600) all
// but four lie within 1.5: the bakery, rarely built and late, -2.6, the police headquarters +2.0, the museum +1.7, the grocer -1.7.
//
// The weights for five seats were learned, in 4,000 matches a round and 8 rounds, for the tiles as they are; those for fewer seats before
// three tiles changed with which five seats alone play.
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
			{One: ai.Master, Against: ai.Architect, Goal: 0.40},
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

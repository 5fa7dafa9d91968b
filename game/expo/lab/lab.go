// Package lab is The Capitals' own part of the simulations: how the architect learns, what start order, tiles and tracks make of
// matches, what a master thinks of a record's moves, and the list of tiles.
//
// [Game] is the game as [capital/game/lab] sees it: simulating, ladder, digest and verifying come from there.
package lab

import (
	"fmt"
	"strings"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/game/terminal"
	"capital/rules/expo"
)

// bench is where the matches are played.
type bench = lab.Bench[expo.Match, expo.Action, expo.Event]

func newBench() *bench {
	return &bench{Rules: expo.Rules(), Player: lab.Computers(ai.NewPlayers(nil), ai.Master), Won: won}
}

// won reports whether the seat has won the match (E27).
func won(m *expo.Match, seat int) bool { return m.Place(seat) == 1 }

// Game is The Capitals for simulations.
func Game() lab.Game {
	bench := newBench()
	return lab.Game{
		Name: bench.Rules.Name, Least: bench.Rules.Least, Most: bench.Rules.Most,
		Levels: append(ai.Levels(), ai.Random),
		Usual:  []string{ai.Builder, ai.Builder, ai.Apprentice, ai.Apprentice},
		Rungs: []lab.Rung{
			{One: ai.Builder, Against: ai.Random, Goal: 0.99},
			{One: ai.Builder, Against: ai.Apprentice, Goal: 0.55},
			{One: ai.Architect, Against: ai.Builder, Goal: 0.65},
			{One: ai.Master, Against: ai.Architect, Goal: 0.40},
		},
		Thinker: ai.Master, ThinkingTime: ai.NewPlayers(nil).Time(),
		Play: bench.Play, Read: readOutcome, Reviewed: newAnalyst().Read,
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

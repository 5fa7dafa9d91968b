// Package lab is Capital's own part of the simulations: what its tiles make of matches, how its Architect learns, what a
// master thinks of a record's moves, and the commands that print tiles and score a district.
//
// [Game] is Capital as [capital/game/lab] sees it: ladder, digest and verifying come from there. A [result] follows one
// match by its events; [Sim] adds results up by player and tile, [Balance] asks what the tile set makes of them.
package lab

import (
	"fmt"
	"strings"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/goals"
	"capital/rules/warsaw"
)

// bench is where Capital's matches are played, player who plays there.
type (
	bench  = lab.Bench[warsaw.Match, warsaw.Action, warsaw.Event]
	player = lab.Player[warsaw.Match, warsaw.Action]
)

func newBench() *bench {
	return &bench{
		Rules:  warsaw.Rules(),
		Player: lab.Computers(ai.NewPlayers(nil)),
		Won:    func(m *warsaw.Match, seat int) bool { return m.Winners()>>seat&1 != 0 },
	}
}

// Game is Capital for simulations.
func Game() lab.Game {
	bench := newBench()
	return lab.Game{
		Name: bench.Rules.Name, Least: bench.Rules.Least, Most: bench.Rules.Most,
		Levels: append(ai.Levels(), ai.Random), Personas: ai.Personas(),
		Usual: []string{ai.Builder, ai.Builder, ai.Apprentice, ai.Apprentice},
		Rungs: []lab.Rung{
			{One: ai.Builder, Against: ai.Random, Goal: 0.97},
			{One: ai.Builder, Against: ai.Apprentice, Goal: 0.60},
			{One: ai.Architect, Against: ai.Builder, Goal: 0.70},
			{One: ai.Master, Against: ai.Builder, Goal: 0.85},
			{One: ai.Master, Against: ai.Architect, Goal: 0.68},
		},
		Thinker: ai.Master, ThinkingTime: ai.NewPlayers(nil).Time(),
		Play: bench.Play, Read: readOutcome, Reviewed: newAnalyst().Read,
		Goals: goals.Goals().Names, Judge: goals.Goals().Judge, Challenges: goals.Rungs(),
		Sim: Sim, Balance: Balance, Learn: Learn, Tiles: Tiles,
	}
}

// readOutcome reads a record and says in one line what its match came to.
func readOutcome(text string) (string, error) {
	record, m, err := warsaw.ReadRecord(text)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	var winners []string
	for s := range m.Seats() {
		p, name := m.Player(s), terminal.Name(record.Seats[s].Name)
		fmt.Fprintf(&b, "%s %d VP %d coins, ", name, p.VP, p.Coins)
		if m.Winners()>>s&1 != 0 {
			winners = append(winners, name)
		}
	}
	if !m.Over() {
		fmt.Fprintf(&b, "not over: %d actions, epoch %d", len(record.Actions), m.Epoch())
	} else {
		fmt.Fprintf(&b, "won by %s", strings.Join(winners, " and "))
	}
	return b.String(), nil
}

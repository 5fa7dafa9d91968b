// Package lab is Capital Lux 2's own part of the simulations: what its powers make of matches and what each of them is worth, how
// the architect learns, what a master thinks of a record's moves, and the list of powers and citizens.
//
// [Game] is the game as [capital/game/lab] sees it: ladder, digest and verifying come from there. A [result] follows one match
// by its events; [Sim] adds results up, [Balance] asks whether they are what they shall be.
//
// # Measured
//
// The ladder, one seat against three of the level below: builder against apprentice 53 % (600 matches), architect against builder
// 61 % (80), master in 48 samples a decision against architect 46 % (160, 38 to 53) and for a second 51 % (800, 48 to 55),
// apprentice against random 94 % (100), builder against random 100 % (400); 25 % is equal. Against ROB an apprentice wins 9 %
// (400), a builder 43, an architect 77 and a master, in 100 samples a decision and before it chose by leads, 96 % (1,000 each).
//
// Small networks that tell the architect what its sums leave out (see [lab.NetworkLearning]), learned from 1,000 matches a
// round, won 40 to 47 % of two seats over the sums alone in each of five rounds (300 matches each), so there are none.
//
// Of two architects who begins wins from 35 to 65 % with each of the 256 sets of powers: of 100 matches each 48 % on average, and where
// it was less than 40 or more than 60 of 400 more.
//
// Of 2,000 matches of four builders the seats win 24 to 26 %, by the place from who began 29, 26, 20 and 26 %. A seat loses 0.22
// districts a round, and plays 60 % of its cards home. Without a power a seat wins, 1 being its fair share (800 matches each):
//
//	agent   0.83  infiltrator 0.94  recruiter  1.10  outsider  1.31
//	cleric  0.83  doomsayer   0.96  missionary 1.20  mentalist 1.15
//	merchant 0.71 follower    0.81  aristocrat 0.99  sentinel  0.77
//	scholar 0.61  convertor   0.52  discoverer 0.40  dualist   0.61
//
// Above 1 a power is worse than none to a builder, which looks one action ahead and uses what moves limits and citizens poorly.
package lab

import (
	"fmt"
	"strings"

	"capital/game/lab"
	"capital/game/lux/ai"
	"capital/game/lux/goals"
	"capital/game/terminal"
	"capital/rules/lux"
)

// bench is where the matches are played.
type bench = lab.Bench[lux.Match, lux.Action, lux.Event]

func newBench() *bench {
	return &bench{Rules: lux.Rules(), Player: lab.Computers(ai.NewPlayers(nil)), Won: won}
}

// won reports whether the seat has won the match, alone or with others, or has beaten ROB (L15, L21).
func won(m *lux.Match, seat int) bool {
	for _, rank := range m.Ranking() {
		if rank.Seat == seat {
			return rank.Place == 1
		}
	}
	return false
}

// Game is Capital Lux 2 for simulations.
func Game() lab.Game {
	bench := newBench()
	return lab.Game{
		Name: bench.Rules.Name, Least: bench.Rules.Least, Most: bench.Rules.Most,
		Levels: append(ai.Levels(), ai.Random), Personas: ai.Personas(),
		Usual: []string{ai.Builder, ai.Builder, ai.Apprentice, ai.Apprentice},
		Rungs: []lab.Rung{
			{One: ai.Builder, Against: ai.Random, Goal: 0.95},
			{One: ai.Builder, Against: ai.Apprentice, Goal: 0.55},
			{One: ai.Architect, Against: ai.Builder, Goal: 0.60},
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
	record, m, err := lux.ReadRecord(text)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	var winners []string
	for s := range m.Seats() {
		name := "ROB"
		if !m.IsRob(s) {
			name = terminal.Name(record.Seats[s].Name)
		}
		fmt.Fprintf(&b, "%s %d points %d gold, ", name, m.Points(s), m.Gold(s))
		if won(&m, s) {
			winners = append(winners, name)
		}
	}
	switch class, margin := m.Class(); {
	case !m.Over():
		fmt.Fprintf(&b, "not over: %d actions, round %d", len(record.Actions), m.Round())
	case m.Solo():
		fmt.Fprintf(&b, "%+d against ROB: %v", margin, class)
	default:
		fmt.Fprintf(&b, "won by %s", strings.Join(winners, " and "))
	}
	return b.String(), nil
}

// Package lab is Capitol's own part of the simulations: what its board and pieces make of matches, what a master thinks of a
// record's moves, and the list of its prefectures and cards.
//
// [Game] is Capitol as [capital/game/lab] sees it: ladder, digest and verifying come from there. A [result] follows one match
// by its events; [Sim] adds results up, [Balance] asks whether they are what board and pieces shall make of them.
//
// # Measured
//
// What the pieces cost in 20,000 matches of four architects, in the sum of the numbers on the cards paid:
//
//	round  fountain sold  price  worth  monument      sold   price  worth
//	1                18%    5.9    2.0  amphitheatre   20%    5.9    2.1
//	2                99%    7.4    2.7  amphitheatre   94%    5.7    1.5
//	3               100%   11.0    2.4  temple        100%   16.6    6.4
//	4               100%   15.7    1.2  temple        100%   35.2    3.3
//
// The worth is by how many points it puts the winner further ahead until the end, as the architect judges. Prices rise from
// round to round, for a card is worth less the fewer rounds are left to build with it, and nothing after the last auction,
// where all are bid. Within a round they rise and fall with the worth: the correlation is 0.20 for fountains, 0.10 for
// amphitheatres and 0.14 for temples, the last auction left out. In round 1 nearly all cards are built with, and little is
// left to bid: an architect made to keep its floors and roofs for the auctions won 8 % against
// three as they were, for it could wait no longer with them, one made to keep a permit 27 % (400 matches each, 25 % being
// equal; neither did yet play on what it builds). Those who pass first win 24 %, those who pass last 27 %.
//
// A match brings 22, 35, 46 and 56 points by round, the best seat 45, the last 34; 71 of 90 floors are used, and 65 stand on
// the board.
//
// The ladder, one seat against all others of the level below, with four, three and two seats: builder against apprentice
// 80, 88 and 94 % (2,000, 1,000 and 1,000 matches), architect against builder 75, 76 and 95 % (1,000, 400 and 400); with four seats
// builder against random 100 % (2,000), master thinking for 24 samples against architect 61 % (400, 57 to 66), and for a
// second 77 % (140, 69 to 83). Three builders are what an architect takes the others for while it builds: against three that look
// ahead as if nobody else built it wins 34 % (600 matches).
package lab

import (
	"fmt"
	"strings"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/game/rome/goals"
	"capital/game/terminal"
	"capital/rules/rome"
)

// bench is where Capitol's matches are played.
type bench = lab.Bench[rome.Match, rome.Action, rome.Event]

func newBench() *bench {
	return &bench{Rules: rome.Rules(), Player: lab.Computers(ai.NewPlayers(nil)), Won: won}
}

// won reports whether the seat has won the match, alone or with others (C22).
func won(m *rome.Match, seat int) bool {
	for _, rank := range m.Ranking() {
		if rank.Seat == seat {
			return rank.Place == 1
		}
	}
	return false
}

// Game is Capitol for simulations.
func Game() lab.Game {
	bench := newBench()
	return lab.Game{
		Name: bench.Rules.Name, Least: bench.Rules.Least, Most: bench.Rules.Most,
		Levels: append(ai.Levels(), ai.Random), Personas: ai.Personas(),
		Usual: []string{ai.Builder, ai.Builder, ai.Apprentice, ai.Apprentice},
		Rungs: []lab.Rung{
			{One: ai.Builder, Against: ai.Random, Goal: 0.95},
			{One: ai.Builder, Against: ai.Apprentice, Goal: 0.55},
			{One: ai.Architect, Against: ai.Builder, Goal: 0.65},
			{One: ai.Master, Against: ai.Builder, Goal: 0.75},
			{One: ai.Master, Against: ai.Architect, Goal: 0.65},
		},
		Thinker: ai.Master, ThinkingTime: ai.NewPlayers(nil).Time(),
		Play: bench.Play, Read: readOutcome, Reviewed: newAnalyst().Read,
		Goals: goals.Goals().Names, Judge: goals.Goals().Judge, Challenges: goals.Rungs(),
		Sim: Sim, Balance: Balance, Learn: Learn, Tiles: Tiles,
	}
}

// readOutcome reads a record and says in one line what its match came to.
func readOutcome(text string) (string, error) {
	record, m, err := rome.ReadRecord(text)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	var winners []string
	for s := range m.Seats() {
		name := terminal.Name(record.Seats[s].Name)
		fmt.Fprintf(&b, "%s %d points %d firsts %d floors, ", name, m.Player(s).Score, m.Firsts(s), m.Floors(s))
		if won(&m, s) {
			winners = append(winners, name)
		}
	}
	if !m.Over() {
		fmt.Fprintf(&b, "not over: %d actions, round %d", len(record.Actions), m.Round())
	} else {
		fmt.Fprintf(&b, "won by %s", strings.Join(winners, " and "))
	}
	return b.String(), nil
}

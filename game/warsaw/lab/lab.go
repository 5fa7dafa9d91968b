// Package lab is Capital's own part of the simulations: what its tiles make of matches, how its Architect learns, what a
// master thinks of a record's moves, and the commands that print tiles and score a district.
//
// [Game] is Capital as [capital/game/lab] sees it: ladder, digest and verifying come from there. A [result] follows one
// match by its events; [Sim] adds results up by player and tile, [Balance] asks what the tile set makes of them.
package lab

import (
	"context"
	"fmt"
	"math"
	"strings"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/warsaw/ai"
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
		Player: newPlayer,
		Won:    func(m *warsaw.Match, seat int) bool { return m.Winners()>>seat&1 != 0 },
	}
}

// Game is Capital for simulations.
func Game() lab.Game {
	bench := newBench()
	return lab.Game{
		Name: bench.Rules.Name, Least: bench.Rules.Least, Most: bench.Rules.Most,
		Levels: append(ai.Levels(), ai.Random),
		Usual:  []string{ai.Builder, ai.Builder, ai.Apprentice, ai.Apprentice},
		Rungs: []lab.Rung{
			{One: ai.Builder, Against: ai.Random, Goal: 0.97},
			{One: ai.Builder, Against: ai.Apprentice, Goal: 0.60},
			{One: ai.Architect, Against: ai.Builder, Goal: 0.70},
			{One: ai.Master, Against: ai.Builder, Goal: 0.85},
			{One: ai.Master, Against: ai.Architect, Goal: 0.45},
		},
		Thinker: ai.Master, ThinkingTime: ai.NewPlayers(nil).Time(),
		Play: bench.Play, Read: readOutcome, Reviewed: newAnalyst().Read,
		Sim: Sim, Balance: Balance, Learn: Learn, Tiles: Tiles,
	}
}

// newPlayer makes a computer player of a level. Of the levels only the master thinks for a limit; without any it thinks as
// it does at the table.
func newPlayer(level string, seed uint64, limit lab.Limit) (player, error) {
	made, err := ai.New(level, seed)
	switch {
	case err != nil || level != ai.Master:
		return playerOf(made), err
	case limit == lab.Limit{}:
		limit.Time = ai.NewPlayers(nil).Time()
	case limit.Samples == 0: // only time ends it
		limit.Samples = math.MaxInt
	}
	if limit.Time == 0 {
		return playerWithin(made, limit.Samples), nil
	}
	return func(ctx context.Context, m *warsaw.Match, seat int) (warsaw.Action, error) {
		ctx, enough := context.WithTimeout(ctx, limit.Time)
		defer enough()
		return playerWithin(made, limit.Samples)(ctx, m, seat)
	}, nil
}

// playerOf has a computer player choose by what its seat can see.
func playerOf(p ai.Player) player { return playerWithin(p, 0) }

// playerWithin has a computer player choose by what its seat can see, until the context ends or it has thought through so
// many samples, where they are not 0.
func playerWithin(p ai.Player, samples int) player {
	var view warsaw.View // one for all decisions, for it is not small
	return func(ctx context.Context, m *warsaw.Match, seat int) (warsaw.Action, error) {
		view = m.View(seat)
		return ai.Within(ai.Limit{Samples: samples, Stop: ctx.Done()}, p).Choose(&view), nil
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

package lab

import (
	"context"
	"slices"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/rules/expo"
)

// compare plays matches of one player against others at all other seats, each deal from every seat, and returns the share of them
// that it wins.
func compare(ctx context.Context, one, others ai.Player, seats, games int, seed uint64) (share float64, err error) {
	bench, shares := newBench(), make([]float64, games)
	err = lab.OnAllCores(ctx, games, func(n int) error {
		match := lab.NewMatch(seed+uint64(n/seats), slices.Repeat([]string{ai.Builder}, seats), func(level string) string { return level })
		players := slices.Repeat([]player{playerOf(others)}, seats)
		players[n%seats] = playerOf(one)
		o, err := bench.PlayWith(ctx, match, players, nil)
		if err == nil {
			shares[n] = o.Shares[n%seats]
		}
		return err
	})
	for _, part := range shares {
		share += part / float64(games)
	}
	return share, err
}

// player is a player as a bench has it.
type player = lab.Player[expo.Match, expo.Action]

func playerOf(p ai.Player) player {
	return func(_ context.Context, m *expo.Match, seat int) (expo.Action, error) {
		v := m.View(seat)
		return p.Choose(&v), nil
	}
}

package lab

import (
	"context"
	"slices"

	"capital/rules/record"
)

// Comparison is what matches of one player against others come to.
type Comparison struct {
	Share  float64 // of the matches that it wins
	Margin float64 // by how many victory points it is ahead of the best other, on the mean
}

// Compare plays matches of one player against others at all other seats, each deal from every seat: the n-th match has the seed
// seed + n/seats. Both are made anew for each seat of each match.
func (b *Bench[M, A, E]) Compare(ctx context.Context, one, others func() Player[M, A], seats, games int, seed uint64) (c Comparison, err error) {
	err = Each(ctx, games, func(n int, o *Outcome) (err error) {
		players := make([]Player[M, A], seats)
		for seat := range players {
			players[seat] = others()
		}
		players[n%seats] = one()
		// Nothing is kept of the match, so it does not matter who is said to sit there.
		match := &Match{Seed: seed + uint64(n/seats), Seats: slices.Repeat([]record.Seat{{Player: "player", Name: "player"}}, seats)}
		*o, err = b.PlayWith(ctx, match, players, nil)
		return err
	}, func(n int, o *Outcome) {
		c.Share += o.Shares[n%seats] / float64(games)
		c.Margin += float64(o.Margin(n%seats)) / float64(games)
	})
	return c, err
}

package lab

import (
	"fmt"
	"io"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// maxBalance bounds the matches of a report, of which every checkpoint is kept in memory
// until all are played: some 5 kB a match.
const maxBalance = 100_000

// Balance plays architects and reports what the tile set makes of their matches.
func Balance(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab balance", "[flags]", "Plays matches between architects and reports what the tiles make of them: how each is used, what\n"+
		"building it does to the chance to win, where victory points come from, and which targets are met.", out, errOut)
	game := Game()
	s := game.AlikeFlags(c, 2000, ai.Architect)
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := prepareBalance(s); err != nil {
		return c.Bad("%v", err)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	b := newBalance(s.Seats)
	if err := lab.Simulate(ctx, &s.Simulation, play, b.add); err != nil {
		return c.Ended(err)
	}
	report := b.report(s.Seed, s.Level)
	return c.Print(s.JSON, report, report.write)
}

// prepareBalance checks what the flags ask for.
func prepareBalance(s *lab.Alike) error {
	if s.Games < 1 || s.Games > maxBalance {
		return fmt.Errorf("-games: expected a number from 1 to %d, for each match is kept in memory with some 5 kB, found %d", maxBalance, s.Games)
	}
	return s.Prepare()
}

// balance adds up matches, all seats alike.
type balance struct {
	seats, games int
	won          []float64 // by seat
	tile         [faces]usage
	epoch        [warsaw.Epochs + 1]epochTally
	score        histogram
	leaderWon    float64 // matches won by whoever led after epoch III
	winners      []mixture
	sold, over   int
	finalCoins   histogram // before they become victory points
	modestCoins  histogram // of those who don't hold Europa Market
	winModel     winModel
}

// usage is what became of one tile.
type usage struct {
	picked [5]int // by round, 1 to 4; 0 for tiles that nobody picks
	built  [5]int
	over   [5]int
	sold   [5]int
	by     []int32 // the samples of those who built it or overbuilt with it, when its epoch began; a milestone's, when it was won
}

// epochTally is what happened in one epoch, over all seats.
type epochTally struct {
	built, over, sold, income int
	unspent, afterIncome      histogram
	bySource                  [sources]int
}

func newBalance(seats int) *balance {
	return &balance{seats: seats, won: make([]float64, seats), winModel: winModel{seats: seats}}
}

// leadingEpoch is the epoch after which the leader is looked at.
const leadingEpoch = 3

func (b *balance) add(r *result) {
	b.games++
	best, leaders, won := 0, 0, 0.0
	for s := range b.seats {
		seat, share := &r.seat[s], r.Shares[s]
		b.won[s] += share
		b.score.add(r.Points[s])
		b.addEpochs(seat)
		if market := r.of(warsaw.BuildingTile(warsaw.EuropaMarket)); !market.built || market.seat != s {
			b.modestCoins.add(seat.afterIncome[warsaw.Epochs])
		}
		if share > 0 {
			b.winners = append(b.winners, newMixture(seat))
		}
		switch vp := seat.vpAfter[leadingEpoch]; {
		case leaders == 0 || vp > best:
			best, leaders, won = vp, 1, share
		case vp == best:
			leaders, won = leaders+1, won+share
		}
	}
	b.leaderWon += won / float64(leaders)
	first := b.winModel.add(r)
	for id := range r.tile {
		b.tile[id].add(&r.tile[id], first[checkpointOf(warsaw.TileID(id))])
	}
}

func (b *balance) addEpochs(seat *seatResult) {
	for e := 1; e <= warsaw.Epochs; e++ {
		t := &b.epoch[e]
		t.built += seat.built[e]
		t.over += seat.overbuilt[e]
		t.sold += seat.sold[e]
		t.income += seat.income[e]
		t.unspent.add(seat.unspent[e])
		t.afterIncome.add(seat.afterIncome[e])
		for n, vp := range seat.bySource[e] {
			t.bySource[n] += vp
		}
		b.sold += seat.sold[e]
		b.over += seat.overbuilt[e]
	}
	b.finalCoins.add(seat.afterIncome[warsaw.Epochs])
}

// checkpointOf is the checkpoint at which those who build a tile are compared with the others.
func checkpointOf(tile warsaw.TileID) int {
	epoch := tile.Tile().Epoch
	if tile.Tile().Building.IsMilestone() {
		return atMilestone(epoch)
	}
	return atStart(epoch)
}

// add takes in a tile of a match; first is the sample of the first seat.
func (u *usage) add(t *tileResult, first int) {
	if t.round == 0 && !t.built && !t.over {
		return // stayed in the box
	}
	u.picked[t.round]++
	switch {
	case t.sold:
		u.sold[t.round]++
		return
	case t.over:
		u.over[t.round]++
	default:
		u.built[t.round]++
	}
	u.by = append(u.by, int32(first+t.seat))
}

// sum adds up the rounds from first to last.
func sum(rounds *[5]int, first, last int) int {
	total := 0
	for _, n := range rounds[first : last+1] {
		total += n
	}
	return total
}

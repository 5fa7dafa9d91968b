package lab

import "capital/rules/warsaw"

// tally adds up many matches.
type tally struct {
	games int
	seat  []seatTally
	tile  [faces]tileTally
}

type seatTally struct {
	won                  float64
	vp, margin           int
	built, over, sold    [warsaw.Epochs + 1]int
	bySource             [sources]int
	unspent, afterIncome [warsaw.Epochs + 1]histogram
	finalCoins           int
}

type tileTally struct {
	seen, rounds, built, over, sold int
	margin                          int // of those who built it
	vp, coins                       int
}

func newTally(seats int) *tally {
	return &tally{seat: make([]seatTally, seats)}
}

func (t *tally) add(r *result) {
	t.games++
	for s := range t.seat {
		t.seat[s].add(r, s)
	}
	for id := range r.tile {
		t.tile[id].add(&r.tile[id])
	}
}

func (t *seatTally) add(r *result, seat int) {
	from := &r.seat[seat]
	t.won += r.Shares[seat]
	t.vp += r.Points[seat]
	t.margin += r.Margin(seat)
	for e := 1; e <= warsaw.Epochs; e++ {
		t.built[e] += from.built[e]
		t.over[e] += from.overbuilt[e]
		t.sold[e] += from.sold[e]
		t.unspent[e].add(from.unspent[e])
		t.afterIncome[e].add(from.afterIncome[e])
	}
	t.finalCoins += from.afterIncome[warsaw.Epochs]
	for e := range from.bySource {
		for n, vp := range from.bySource[e] {
			t.bySource[n] += vp
		}
	}
}

func (t *tileTally) add(from *tileResult) {
	if from.round > 0 || from.built {
		t.seen++
		t.rounds += from.round
	}
	switch {
	case from.built:
		t.built++
		t.margin += from.margin
	case from.over:
		t.over++
		t.margin += from.margin
	case from.sold:
		t.sold++
	}
	t.vp += from.vp
	t.coins += from.coins
}

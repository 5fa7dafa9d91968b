package ai

import (
	"testing"

	"capital/rules/rome"
)

// auctionOf is the first auction of a kind in a match of builders.
func auctionOf(t *testing.T, seed uint64, there func(v *rome.View) bool) (found rome.View) {
	t.Helper()
	ok := false
	play(t, 4, seed, makePlayers(t, Builder), func(_ *rome.Match, v *rome.View) bool {
		if v.Phase() == rome.PhaseBid && there(v) {
			found, ok = *v, true
		}
		return ok
	})
	if !ok {
		t.Fatal("the match never comes so far")
	}
	return found
}

// Cards that are worth nothing any more are all offered, where there is anything to be won.
func TestLastBid(t *testing.T) {
	for seed := range uint64(10) {
		v := auctionOf(t, seed, func(v *rome.View) bool { return v.Round() == rome.Rounds && v.Auction() == rome.Auctions-1 })
		a := theBuilder().assess(&v, new(auction))
		if a.rate != 0 {
			t.Fatalf("a number on a card is worth %d", a.rate)
		}
		if gain, bid := a.gain(v.Seat()), a.best(); gain > 0 && bid == 0 {
			t.Errorf("seed %d: nothing is bid for %d", seed, gain)
		}
	}
}

// Who bids more is likelier to win, and a bid that nobody is ready to reach wins for sure.
func TestMoreBeatsMore(t *testing.T) {
	v := auctionOf(t, 1, func(v *rome.View) bool { return v.Round() == 2 })
	a := theBuilder().assess(&v, new(auction))
	for seat := range v.Seats() {
		if seat == v.Seat() {
			continue
		}
		for sum := range 40 {
			if a.below(seat, sum) > a.below(seat, sum+1) {
				t.Errorf("seat %d is beaten less often by %d than by %d", seat, sum+1, sum)
			}
		}
		if a.below(seat, a.prices[seat]+1) != 1000 || a.prices[seat] > pipsOf(&a.p, seat) {
			t.Errorf("seat %d bids more than %d", seat, a.prices[seat])
		}
	}
}

// A fountain goes where it serves its owner: nobody is glad that another wins it.
func TestWinningIsWorthMoreThanLosing(t *testing.T) {
	seen := 0
	play(t, 4, 3, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
		if v.Phase() != rome.PhaseBid {
			return
		}
		seen++
		a := theBuilder().assess(v, new(auction))
		for winner := range v.Seats() {
			if a.margins[v.Seat()][winner] > a.margins[v.Seat()][v.Seat()] {
				t.Fatalf("round %d: seat %d is better off if %d wins", v.Round(), v.Seat(), winner)
			}
		}
	}))
	if seen == 0 {
		t.Error("there was no auction")
	}
}

// A piece is worth to a seat by how much further ahead it ends with it than where another who can bid gets it.
func TestWorthOfAPiece(t *testing.T) {
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	v := auctionOf(t, 1, func(v *rome.View) bool { return v.Round() == 2 && v.Piece() == rome.Fountain })
	w, err := DecodeWeights(learned)
	if err != nil {
		t.Fatal(err)
	}
	a := greedy{learnedValue{w}}.assess(&v, new(auction))
	others, rivals := int64(0), int64(0)
	for seat := range v.Seats() {
		if seat != v.Seat() && v.Player(seat).HandSize() > 0 {
			others, rivals = others+a.margins[v.Seat()][seat], rivals+1
		}
	}
	want := float64(a.margins[v.Seat()][v.Seat()]-others/rivals) / 1000
	if got := critic.Worth(&v); got != want || got <= 0 || got > 15 {
		t.Errorf("it is worth %v, want %v", got, want)
	}
}

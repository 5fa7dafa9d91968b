//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	"capital/rules/rome"
)

// TestBidsSayTheirAuction checks that the bids shown say of which auction of which round they are, wherever the match has got
// to meanwhile: an auction in which nobody bids leads on to what comes next before it is seen.
func TestBidsSayTheirAuction(t *testing.T) {
	table := tableOf(t, quickApp(t), played(t, seats(1, 2, ai.Builder), 7, 1<<20))
	table.shown.Seen = 0
	table.shown.TakeEvents()
	n := 0
	for _, a := range table.shown.Waiting {
		if a.auction == nil {
			continue
		}
		if shown := a.auction.picture(); shown.Round != n/rome.Auctions+1 || shown.Number != n%rome.Auctions {
			t.Errorf("auction %d is shown as %d of round %d", n, shown.Number, shown.Round)
		}
		n++
	}
	if n != rome.Rounds*rome.Auctions {
		t.Errorf("%d auctions are shown", n)
	}
}

// TestScoringIsWhatTheRoundIsAt as long as it is shown and in the pause before, though cards are drawn already; no banner is.
func TestScoringIsWhatTheRoundIsAt(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 2, ai.Builder), 7, owes(0, rome.DecideDraw, 2)))
	table.shown.Seen = 0
	table.shown.TakeEvents()
	table.shown.Land()
	scorings := 0
	for len(table.shown.Waiting) > 0 {
		first := table.shown.Waiting[0]
		if p := table.Position(); p.Scoring != (first.banner.Title == "" && first.auction == nil) {
			t.Fatalf("scoring %v at %+v", p.Scoring, first)
		} else if p.Scoring {
			scorings++
		}
		table.shown.Waiting = table.shown.Waiting[1:]
	}
	if p := table.Position(); scorings != 2*2 || p.Scoring {
		t.Errorf("%d pauses and scorings, then scoring %v", scorings, p.Scoring)
	}
}

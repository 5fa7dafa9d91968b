//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/audio"
	"capital/game/rome/ai"
	"capital/game/rome/table/sound"
	"capital/game/rome/table/view"
	"capital/input"
	"capital/rules/rome"
)

// TestBidsSayTheirAuction checks that the bids shown say of which auction of which round they are, wherever the match has got
// to meanwhile, and that each auction in which somebody bid is shown, the winner's paddle last.
func TestBidsSayTheirAuction(t *testing.T) {
	table := tableOf(t, quickApp(t), played(t, seats(1, 2, ai.Builder), 7, 1<<20))
	table.shown.Seen = 0
	table.shown.TakeEvents()
	var shown []*announcement
	for _, a := range table.shown.Waiting {
		if a.auction != nil {
			shown = append(shown, a)
		}
	}
	began := -1
	for _, e := range table.session.Events() {
		switch e.Kind {
		case rome.AuctionBegan:
			began++
		case rome.AuctionWon:
			r := shown[0].auction
			if a := r.picture(); a.Round != began/rome.Auctions+1 || a.Number != began%rome.Auctions || a.Piece != e.Piece {
				t.Errorf("auction %d is shown as %d of round %d", began, a.Number, a.Round)
			}
			if last := r.auction.Bids[len(r.auction.Bids)-1]; last.Seat != e.Seat || last.Sum != e.Count {
				t.Errorf("seat %d wins with %d, the last paddle is %+v", e.Seat, e.Count, last)
			}
			shown = shown[1:]
		}
	}
	if began+1 != rome.Rounds*rome.Auctions || len(shown) > 0 {
		t.Errorf("%d auctions, and %d shown too many", began+1, len(shown))
	}
}

// TestPaddlesTurnInUnderThreeSeconds and nothing gives the winner away before the last of them has turned; a click shows how it
// ends, and the next one goes on.
func TestPaddlesTurnInUnderThreeSeconds(t *testing.T) {
	d := usualApp(t)
	table := tableOf(t, d, until(t, seats(1, 3, ai.Builder), 7, owes(0, rome.DecidePut, 2)))
	table.shown.Seen = 0
	table.shown.TakeEvents()
	var r *reveal
	for _, a := range table.shown.Waiting {
		if a.auction != nil {
			r = a.auction
		}
	}
	again := *r
	seconds := 0.0
	for turned := 0.0; ; seconds += tick {
		changed, done := r.step(nil, tick)
		if done {
			break
		}
		a := r.picture()
		if a.Turned < turned || a.Winner >= 0 && a.Turned < float64(len(a.Bids)) || a.Words != "" && a.Winner < 0 {
			t.Fatalf("after %.2f s: %+v", seconds, a)
		}
		if a.Turned != turned && !changed {
			t.Fatalf("a paddle turns at %.2f s and nothing is drawn", seconds)
		}
		turned = a.Turned
	}
	if seconds > 3 || r.picture().Winner != r.winner {
		t.Errorf("over after %.2f s: %+v", seconds, r.picture())
	}
	click := []input.Intent{{Kind: input.Press}}
	if _, done := again.step(click, tick); done || again.picture().Winner != again.winner {
		t.Errorf("a click shows %+v", again.picture())
	}
	if _, done := again.step(click, tick); !done {
		t.Error("a second click does not go on")
	}
}

// TestEmptyAuctionsAreOneLine where they follow each other, and one of its own after an auction that was won.
func TestEmptyAuctionsAreOneLine(t *testing.T) {
	table := tableOf(t, quickApp(t), played(t, seats(1, 2, ai.Builder), 7, 20))
	words := func(key string) string { return table.art.Strings.Text(key) }
	for key, pieces := range map[string][]rome.Piece{
		"log.lost.fountain":     {rome.Fountain},
		"log.lost.fountains":    {rome.Fountain, rome.Fountain},
		"log.lost.all.temple":   {rome.Fountain, rome.Fountain, rome.Temple},
		"log.lost.amphitheatre": {rome.Amphitheatre},
	} {
		table.shown.Waiting, table.shown.lost = nil, nil
		for n, piece := range pieces {
			table.shown.takeLost(piece, rome.Auctions-len(pieces)+n)
		}
		if len(pieces) == 2 {
			table.shown.Waiting, table.shown.lost = nil, nil
			table.shown.takeLost(rome.Fountain, 0)
			table.shown.takeLost(rome.Fountain, 1)
		}
		if n := len(table.shown.Waiting); n != 1 || table.shown.Waiting[0].banner.Title != words(key) {
			t.Errorf("%s: %d lines, %q", key, n, table.shown.Waiting[0].banner.Title)
		}
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

// TestAnAuctionIsHeard paddle by paddle, and then the gavel, the crowd and the coins; what is skipped is not.
func TestAnAuctionIsHeard(t *testing.T) {
	var heard []audio.Sound
	bids := make([]view.SeatBid, 3)
	passes := func(steps ...float64) []audio.Sound {
		r := &reveal{auction: view.Auction{Bids: bids}, play: func(s audio.Sound) { heard = append(heard, s) }}
		heard = nil
		for _, step := range steps {
			r.step(nil, step)
		}
		return heard
	}
	end := []audio.Sound{sound.Gavel, audio.Coins, sound.Cheer}
	if got, want := passes(0.4, 0.3, 0.7, 0.4), append([]audio.Sound{sound.Paddle, sound.Paddle, sound.Paddle}, end...); !slices.Equal(got, want) {
		t.Errorf("heard are %d sounds, not %d, or others", len(got), len(want))
	}
	if got := passes(5); !slices.Equal(got, end) {
		t.Errorf("of an auction that is skipped %d sounds are heard", len(got))
	}
}

//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/game/scene/lookback"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// playedMatch is a whole match of two Apprentices.
func playedMatch(t *testing.T, seed uint64) warsaw.Record {
	t.Helper()
	player, err := ai.New(ai.Apprentice, seed)
	if err != nil {
		t.Fatal(err)
	}
	choose := func(m *warsaw.Match, seat int) warsaw.Action {
		known := m.View(seat)
		return player.Choose(&known)
	}
	r, _ := playedTo(t, people(2, seed), choose, func(m *warsaw.Match, _ []warsaw.Event) bool { return m.Over() })
	return r
}

// TestALookBackShowsWhatTheSeatSaw looks at the table before every move of a match: as it then lay, with the hand of the
// seat that picks and no other, and with the tile held that it has no choice of.
func TestALookBackShowsWhatTheSeatSaw(t *testing.T) {
	r := playedMatch(t, 3)
	m := warsaw.NewMatch(len(r.Seats), r.Seed, nil)
	for n, move := range r.Actions {
		p, known := positionAt(&r, lookback.Moment{Moves: n, Mover: move.Seat, Seat: move.Seat})
		if p.Table != m.Table || p.Seat != move.Seat || known.Seat() != move.Seat {
			t.Fatalf("move %d: the table is another", n+1)
		}
		for seat := range r.Seats {
			if player := m.Player(seat); p.Purses[seat] != (warsaw.Sum{Coins: player.Coins, VP: player.VP}) || p.Mermaids[seat] != float64(player.VP) {
				t.Errorf("move %d: seat %d has %v", n+1, seat, p.Purses[seat])
			}
		}
		picks := m.Owes(move.Seat) == warsaw.DecidePick
		if (len(p.Hand.Tiles) > 0) != picks || picks && p.Hand.Backs != 0 {
			t.Errorf("move %d: %d tiles and %d backs", n+1, len(p.Hand.Tiles), p.Hand.Backs)
		}
		open, _ := positionAt(&r, lookback.Moment{Moves: n, Mover: move.Seat, Seat: move.Seat, Open: true})
		for seat := range r.Seats {
			own := m.View(seat)
			if hand := own.Own().Hand(nil); !slices.Equal(open.Hands[seat], hand) || p.Hands[seat] != nil {
				t.Fatalf("move %d: of seat %d %v lies open, not %v", n+1, seat, open.Hands[seat], hand)
			}
		}
		held := warsaw.NoTile
		switch move.Action.Kind {
		case warsaw.Build, warsaw.Overbuild, warsaw.Discard, warsaw.PlaceMilestone:
			held = move.Action.Tile
		}
		if p.Held.Tile != held {
			t.Errorf("move %d: tile %d is held, not %d", n+1, p.Held.Tile, held)
		}
		m.Apply(move.Seat, move.Action, nil)
	}
}

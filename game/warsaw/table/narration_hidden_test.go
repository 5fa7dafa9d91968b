//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"
)

// allSaid is all that is said at a table.
func allSaid(t *screen) string {
	t.picture.Resize(t.desk.Room())
	s := t.Spoken(t.App)
	return strings.Join(slices.Concat(s.News, s.Hand, s.State(), []string{s.Place, s.Prompt, s.Focus, s.Enter, s.Urgent}), "\n")
}

// TestNoHiddenTileIsSaid at a table of two people: neither while the curtain is still to fall, nor to the one who lifted it of
// what the other holds.
func TestNoHiddenTileIsSaid(t *testing.T) {
	app := quickApp(t)
	checked := 0
	for seed := range uint64(12) {
		m, err := newMatch(people(2, seed+1))
		if err != nil {
			t.Fatal(err)
		}
		table := newScreen(app, m)
		table.shown.Waiting = nil
		closed := allSaid(table)
		table.Unlocked = table.Seat
		open := allSaid(table)
		for seat := range 2 {
			known := m.View(seat)
			for _, tile := range known.Own().Hand(nil) {
				name := app.art.TileName(tile)
				if tile.Tile().Ordinary() {
					continue // others may be called alike
				}
				checked++
				if strings.Contains(closed, name+".") {
					t.Errorf("seed %d: before the curtain %s is said", seed, name)
				}
				if mine := seat == table.Seat; strings.Contains(open, name+".") != mine {
					t.Errorf("seed %d: %s of seat %d is said to seat %d: %v", seed, name, seat, table.Seat, !mine)
				}
			}
		}
		m.Close()
	}
	if checked < 12 {
		t.Errorf("only %d buildings were dealt", checked)
	}
}

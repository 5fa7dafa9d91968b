//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// TestATelephoneIsToldOfFingers: where all lies close together nothing that is said speaks of keys or of clicks.
func TestATelephoneIsToldOfFingers(t *testing.T) {
	phone := looks()[1].desk(t)
	you := seats(1, 3, ai.Builder)
	spoken := func(name, words string) {
		for _, other := range []string{"lick", "Key", "Enter", "Escape"} {
			if words == "" || strings.Contains(words, other) {
				t.Errorf("%s: %q", name, words)
			}
		}
	}
	at := func(d rome.Decision) *screen { return tableOf(t, phone, until(t, you, 7, owes(0, d, 2))) }
	for _, d := range []rome.Decision{rome.DecideBuild, rome.DecidePut, rome.DecideDraw} {
		spoken("decision", at(d).Position().Side.More)
	}
	passing, chosen := at(rome.DecideBuild), at(rome.DecideBuild)
	passing.hand.passes = true
	spoken("passing", passing.Position().Side.More)
	chosen.hand.choose(view.OfRoofs(rome.Round))
	spoken("chosen", chosen.Position().Side.More)
	bids := at(rome.DecidePut)
	bids.shown.Seen = 0
	bids.shown.TakeEvents()
	for _, a := range bids.shown.Waiting {
		if a.auction != nil {
			spoken("bids", a.auction.auction.More)
		}
	}
}

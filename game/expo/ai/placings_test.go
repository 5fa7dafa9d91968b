package ai

import (
	"testing"

	"capital/rules/expo"
)

// Of the cells for a tile only the cheapest are looked at, of the tiles that could become a Lake only one, and every tile that could
// be set somewhere still is.
func TestPlacingsAreTheCheapest(t *testing.T) {
	dear, lakes := 0, 0
	play(t, 4, 3, makePlayers(t, Builder), each(func(_ *expo.Match, v *expo.View) {
		if owes := v.Owes(v.Seat()); owes != expo.DecideBuild && owes != expo.DecideProsper {
			return
		}
		var e eye
		e.start(v)
		p, looked := v.Player(v.Seat()), map[expo.Action]bool{}
		cheapest, turned := map[expo.TileID]int{}, map[expo.TileID]bool{}
		for _, a := range e.legal(nil) {
			looked[a] = true
			if a.Kind == expo.MakeLake {
				turned[a.Tile] = true
				lakes++
				continue
			}
			cost := p.Penalty(a.Tile, a.Cell())
			if before, ok := cheapest[a.Tile]; ok && before != cost {
				t.Fatalf("%v: costs %d and %d", a.Tile, before, cost)
			}
			cheapest[a.Tile] = cost
		}
		for _, a := range v.Legal(nil) {
			if a.Kind == expo.MakeLake {
				continue
			}
			least, ok := cheapest[a.Tile]
			if cost := p.Penalty(a.Tile, a.Cell()); !ok || cost < least || cost == least && !looked[a] {
				t.Fatalf("%v for %d is not looked at", a, cost)
			} else if cost > least {
				dear++
			}
		}
		if len(turned) > 1 {
			t.Fatalf("%d tiles become Lakes", len(turned))
		}
	}))
	if dear == 0 || lakes == 0 {
		t.Errorf("%d cells cost more, %d Lakes", dear, lakes)
	}
}

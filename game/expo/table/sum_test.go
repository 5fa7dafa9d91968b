//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/rules/expo"
)

// TestWhatIsProposedIsWhatHappens: the table as it would be has what the seat has after the action, all that changes on a track is
// said, and what is lost and paid is said as often as it happens.
func TestWhatIsProposedIsWhatHappens(t *testing.T) {
	art := quickApp(t).art
	words := art.Strings
	seen := map[string]int{}
	decisions := 0
	wander(t, func(m *expo.Match, seat int) {
		if decisions++; decisions%2 > 0 {
			return
		}
		v := m.View(seat)
		for n, a := range v.Legal(nil) {
			if n%5 > 0 {
				continue
			}
			sum, after := sumOf(art, &v, a)
			said := map[string]string{}
			for _, row := range sum.Rows {
				said[row.Words] = row.Number
			}
			then := *m
			costs, turned := 0, false
			then.Apply(seat, a, func(e expo.Event) {
				switch e.Kind {
				case expo.Led, expo.TileAged, expo.RoundBegan, expo.OrderSet, expo.ExpoBegan, expo.EndEffect, expo.ProsperityOpened, expo.TileCame:
					turned = true
				case expo.Penalised, expo.Taxed:
					if !turned {
						costs++
					}
				}
			})
			if !turned && (after.Player(seat).Track != then.Player(seat).Track || after.Has(seat, expo.Prestige) != then.Has(seat, expo.Prestige)) {
				t.Fatalf("%v: the table would be another one", a)
			}
			for what := range expo.Prestige + 1 {
				was, will := v.Has(seat, what), after.Has(seat, what)
				key := words.Text("sum.track", naming.Track(words, what), was, will)
				if number, ok := said[key]; ok != (was != will) || ok && number != signed(will-was) {
					t.Fatalf("%v: %q is said: %v, %q", a, key, ok, number)
				}
			}
			for row := range said {
				for _, key := range []string{"sum.penalty.crossing", "sum.penalty.colour", "sum.idle", "sum.price", "sum.next", "sum.room", "sum.same"} {
					if row == words.Text(key) {
						seen[key]++
					}
				}
				for key, begins := range map[string]string{"sum.taxes": "Taxes", "sum.plant": "Level", "sum.services": "Rank", "sum.expo": "Expo", "sum.end": "Progress lost"} {
					if strings.HasPrefix(row, begins) {
						seen[key]++
					}
				}
				if row == words.Text("sum.penalty.crossing") || row == words.Text("sum.penalty.colour") || strings.HasPrefix(row, "Taxes") {
					costs--
				}
			}
			if costs != 0 {
				t.Fatalf("%v: %d costs are not told: %v", a, costs, said)
			}
		}
	}, func(*expo.Match, expo.Event) {})
	for _, key := range []string{"sum.penalty.crossing", "sum.penalty.colour", "sum.idle", "sum.price", "sum.next", "sum.room", "sum.taxes", "sum.plant", "sum.services", "sum.expo"} {
		if seen[key] == 0 {
			t.Errorf("%q was never said", key)
		}
	}
}

// TestAHeldTileShowsWhatItBrings where it would stand, live: another cell, another sum; beside the city nothing.
func TestAHeldTileShowsWhatItBrings(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 2, "builder"), 3, owes(0, expo.DecideBuild, 4)))
	h := table.hand
	h.held.Lift(h.lit()[0], inputAt(0, 0))
	h.held.Carried = true
	h.carry()
	tile, _ := h.choice.places()
	cells := 0
	for _, cell := range h.lit() {
		p := table.Position()
		h.held.X, h.held.Y = table.picture.Where(&p, cell).Centre()
		p = table.Position()
		want := view.Ghost{Kind: view.Tile, Tile: tile, X: cell.X, Y: cell.Y}
		if p.Ghost != want || p.Side.Sum == nil || p.After == nil || !p.Held.Legal || p.Placed != tile {
			t.Fatalf("over %v is seen %+v, %+v, legal: %v", cell, p.Ghost, p.Side.Sum, p.Held.Legal)
		}
		cells++
	}
	if cells < 6 {
		t.Errorf("only over %d cells", cells)
	}
	h.held.X, h.held.Y = table.picture.Layout.Side.Centre()
	if p := table.Position(); p.Ghost.Kind != view.Nothing || p.Side.Sum != nil || p.Held.Legal {
		t.Errorf("beside the city is seen %+v", p.Ghost)
	}
}

// TestWhyATileFallsBack is said where it is let go: on a tile, far from all, over another city.
func TestWhyATileFallsBack(t *testing.T) {
	for name, where := range map[string]func(s *screen, p *view.Position) (x, y float64){
		"a tile": func(s *screen, p *view.Position) (x, y float64) {
			return s.picture.Where(p, view.OfTile(0, expo.Cell{})).Centre()
		},
		"far": func(s *screen, _ *view.Position) (x, y float64) {
			c := s.picture.Layout.City
			return c.X + 12, c.Y + c.H - 12
		},
		"another": func(s *screen, p *view.Position) (x, y float64) { return s.picture.Where(p, view.OfPanel(1)).Centre() },
	} {
		table := tableOf(t, quickApp(t), until(t, seats(1, 2, "builder"), 3, owes(0, expo.DecideBuild, 1)))
		p := table.Position()
		x, y := table.picture.Where(&p, table.hand.lit()[0]).Centre()
		toX, toY := where(table, &p)
		moves := table.session.Moves()
		for _, in := range dragged(x, y, toX, toY) {
			table.TakeOne(in)
		}
		if table.session.Moves() != moves || table.hand.refusal.words == "" {
			t.Errorf("%s: %d moves are made, and said is %q", name, table.session.Moves()-moves, table.hand.refusal.words)
		}
	}
}

//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/game/lux/table/view"
	"capital/rules/lux"
)

// TestEveryActionCanBeChosen thing by thing, each of which is lit when its turn comes; and nothing else than legal actions.
func TestEveryActionCanBeChosen(t *testing.T) {
	tried := map[lux.Power]int{}
	wander(t, func(m *lux.Match, seat int) {
		v := m.View(seat)
		if v.Owes(seat) == lux.DecideKeep {
			return
		}
		k := newChooser(&v)
		for _, a := range k.legal {
			c, got := choice{}, lux.Action{}
			path := k.path(a)
			for _, thing := range path.chosen() {
				if !slices.Contains(k.lit(c), thing) {
					t.Fatalf("%v: %v is not lit after %v", a, thing, c.chosen())
				}
				s := k.with(c, thing)
				c, got = s.next, s.action
			}
			if got != a {
				t.Fatalf("%v was to be chosen by %v, %v came of it", a, path.chosen(), got)
			}
			if a.Kind == lux.PlayCapital && a.Fields != 0 {
				tried[v.Power(a.Card.Colour())]++
			}
		}
	}, func(*lux.Match, lux.Event) {})
	for power := lux.Agent; power <= lux.Dualist; power++ {
		if tried[power] == 0 && power.Fields() != 0 {
			t.Errorf("the %v was never used", power)
		}
	}
}

// TestEveryPlaceAnswers chooses all that can be pointed at after every beginning: what is not lit is refused in words or means
// nothing, and what is refused the rules refuse too.
func TestEveryPlaceAnswers(t *testing.T) {
	art := quickApp(t).art
	refused, decisions := map[string]bool{}, 0
	wander(t, func(m *lux.Match, seat int) {
		v := m.View(seat)
		if decisions++; v.Owes(seat) != lux.DecidePlay || decisions%5 > 0 {
			return
		}
		k := newChooser(&v)
		for n, a := range k.legal {
			if n > 0 && a.Card == k.legal[n-1].Card && n%4 > 0 { // the same with another target
				continue
			}
			c := choice{}
			path := k.path(a)
			for _, chosen := range path.chosen() {
				for _, thing := range everywhere(&v) {
					s := k.with(c, thing)
					if s.kind == whole && !v.Check(s.action).OK() {
						t.Fatalf("%v after %v makes %v", thing, c.chosen(), s.action)
					}
					if s.kind != refuses {
						continue
					}
					if slices.Contains(k.lit(c), thing) {
						t.Fatalf("%v is lit after %v, and refused", thing, c.chosen())
					}
					refused[reasonWords(t, art, s)] = true
				}
				c = c.and(chosen)
			}
		}
	}, func(*lux.Match, lux.Event) {})
	if len(refused) < 12 {
		t.Errorf("there were only these reasons: %v", refused)
	}
}

// everywhere are all places of a table.
func everywhere(v *lux.View) (things []view.Thing) {
	for d := range lux.District(lux.HomeDistricts) {
		if d < lux.Districts {
			things = append(things, view.OfCapital(d), view.Thing{Kind: view.Tile, District: d})
		}
		for seat := range v.Seats() {
			things = append(things, view.OfHome(seat, d))
			for _, c := range v.Home(seat, d) {
				things = append(things, view.OfLaid(seat, d, c))
			}
		}
	}
	for seat := range v.Seats() {
		things = append(things, view.OfPanel(seat))
	}
	for _, c := range v.Row() {
		things = append(things, view.OfRow(c))
	}
	return append(things, view.Thing{Kind: view.Deck})
}

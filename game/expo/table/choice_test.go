//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/rules/expo"
)

// chosenBy are the things that are chosen for an action, one after another, with the keys or a pointer: each is lit when its turn
// comes.
func chosenBy(t testing.TB, k chooser, a expo.Action) (things []view.Thing) {
	t.Helper()
	c := choice{}
	for n := 0; ; n++ {
		if n > 3*expo.MaxSeats {
			t.Fatalf("%v is never whole: %v", a, things)
		}
		next := nextFor(k, &c, a)
		if !slices.Contains(k.lit(c), next) {
			t.Fatalf("%v: %v is not lit after %v", a, next, things)
		}
		things = append(things, next)
		switch s := k.with(c, next); s.kind {
		case whole:
			if s.action != a {
				t.Fatalf("%v was to be chosen by %v, %v came of it", a, things, s.action)
			}
			return things
		case goesOn:
			c = s.next
		default:
			t.Fatalf("%v: %v means nothing after %v: %+v", a, next, things, s)
		}
	}
}

// nextFor is what is chosen next for an action by somebody who sees what is chosen.
func nextFor(k chooser, c *choice, a expo.Action) view.Thing {
	switch {
	case c.none():
		return k.first(a)
	case !c.active():
		return view.OfCell(a.Cell())
	}
	pay := c.payers.set()
	for owner := range expo.MaxSeats { // first those that are to pay, which may take the place of others
		if a.Tourists.Has(owner) && !pay.Has(owner) {
			return view.OfTourist(owner)
		}
	}
	for owner := range expo.MaxSeats {
		if !a.Tourists.Has(owner) && pay.Has(owner) {
			return view.OfTourist(owner)
		}
	}
	return c.thing
}

// TestEveryActionCanBeChosen thing by thing, each of which is lit when its turn comes; and nothing else than legal actions.
func TestEveryActionCanBeChosen(t *testing.T) {
	kinds, paid := map[expo.ActionKind]int{}, map[int]int{}
	wander(t, func(m *expo.Match, seat int) {
		v := m.View(seat)
		k := newChooser(&v)
		for _, a := range k.legal {
			chosenBy(t, k, a)
			kinds[a.Kind]++
			paid[a.Tourists.Count()]++
		}
	}, func(*expo.Match, expo.Event) {})
	for kind := expo.TakeSpace; kind <= expo.MakeLake; kind++ {
		if kinds[kind] == 0 {
			t.Errorf("no action of kind %d came up", kind)
		}
	}
	if paid[1] == 0 || paid[2] == 0 {
		t.Errorf("tourists paid for %v", paid)
	}
}

// TestEveryPlaceAnswers chooses all that can be pointed at: what is not lit is refused in words or means nothing, and what comes of
// it is legal.
func TestEveryPlaceAnswers(t *testing.T) {
	art := quickApp(t).art
	refused, decisions := map[string]bool{}, 0
	wander(t, func(m *expo.Match, seat int) {
		v := m.View(seat)
		if decisions++; decisions%3 > 0 {
			return
		}
		k := newChooser(&v)
		begun := []choice{{}}
		for _, thing := range k.lit(choice{}) {
			if s := k.with(choice{}, thing); s.kind == goesOn {
				begun = append(begun, s.next)
			}
		}
		for _, c := range begun {
			for _, thing := range everywhere(&v) {
				s := k.with(c, thing)
				if s.kind == whole && !v.Check(s.action).OK() {
					t.Fatalf("%v after %+v makes %v", thing, c, s.action)
				}
				if s.kind != refuses {
					continue
				}
				if slices.Contains(k.lit(c), thing) {
					t.Fatalf("%v is lit after %+v, and refused", thing, c)
				}
				words := wording.Reason(art, s.refused)
				reads(t, words)
				refused[words] = true
			}
		}
	}, func(*expo.Match, expo.Event) {})
	if len(refused) < 12 {
		t.Errorf("there were only these reasons: %v", refused)
	}
}

// everywhere are all places of a table.
func everywhere(v *expo.View) (things []view.Thing) {
	for space := 1; space <= v.Spaces(); space++ {
		things = append(things, view.OfSpace(space))
	}
	for row := range expo.Rows {
		for _, id := range v.Row(row) {
			things = append(things, view.OfOffer(id))
		}
	}
	for _, id := range v.Open() {
		things = append(things, view.OfOpen(id), view.OfTurned(id))
	}
	for seat := range v.Seats() {
		p := v.Player(seat)
		for _, placed := range p.City() {
			things = append(things, view.OfTile(seat, placed.Cell()))
		}
		things = append(things, view.OfPanel(seat), view.OfPlant(seat), view.OfTourist(seat), view.OfCrossing(seat, 0), view.OfCrossing(seat, 1))
	}
	for x := int8(-4); x < 6; x++ {
		for y := int8(-4); y < 6; y++ {
			things = append(things, view.OfCell(expo.Cell{X: x, Y: y}), view.OfCorner(expo.Corner{X: x, Y: y}))
		}
	}
	return append(things, view.Thing{Kind: view.Market})
}

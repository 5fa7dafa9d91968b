//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/input"
	"capital/rules/rome"
)

// carryTo carries a thing to another and lets it go there.
func carryTo(table *screen, from, to view.Thing) {
	p := table.Position()
	x, y := table.picture.Where(&p, from).Centre()
	toX, toY := table.picture.Where(&p, to).Centre()
	table.TakeOne(input.Intent{Kind: input.Press, X: x, Y: y})
	table.TakeOne(input.Intent{Kind: input.Move, X: toX, Y: toY})
	table.TakeOne(input.Intent{Kind: input.Release, X: toX, Y: toY})
}

// TestAnIllegalDropSaysWhy, takes up nothing else, and keeps what was done before.
func TestAnIllegalDropSaysWhy(t *testing.T) {
	r := until(t, seats(1, 1, ai.Builder), 3, func(m *rome.Match) bool {
		hand, p := m.Hand(0), m.Player(0)
		open := false
		for _, houses := range p.Unfinished {
			open = open || houses > 0
		}
		return m.Owes(0) == rome.DecideBuild && open && p.Finished != [rome.Shapes][8]uint8{} &&
			hand.Of(rome.Floor) != 0 && hand.Of(rome.Roof) != 0 && hand.Of(rome.Permit) != 0
	})
	table := tableOf(t, quickApp(t), r)
	var finished, open view.Thing
	for _, thing := range built(nil, table.session.Table(), 0) {
		switch {
		case thing.Kind == view.House && thing.Shape == rome.NoShape:
			open = thing
		case thing.Kind == view.House:
			finished = thing
		}
	}
	card := func(of rome.Type) view.Thing {
		for c := range table.viewer.hand().Of(of).All() {
			return view.OfCard(c)
		}
		return view.Thing{}
	}
	floor, roof, begun := view.Thing{Kind: view.Stock}, view.OfRoofs(rome.Round), view.Thing{Kind: view.NewHouse}
	drop := func(name string, from, to view.Thing, why wording.Misplaced) {
		t.Helper()
		before := table.hand.choice
		carryTo(table, from, to)
		if words := table.art.Strings.Text("reason." + string(why)); table.hand.refusal.words != words {
			t.Errorf("%s: it says %q, not %q", name, table.hand.refusal.words, words)
		}
		if table.hand.choice != before || table.session.Moves() != len(r.Actions) {
			t.Errorf("%s: %+v is chosen, not %+v, after %d moves more", name, table.hand.choice, before, table.session.Moves()-len(r.Actions))
		}
	}
	all := func() {
		t.Helper()
		drop("a floor on a roof", floor, finished, wording.FloorOnRoof)
		drop("a floor in a prefecture", floor, view.OfPlace(rome.Aventine), wording.FloorThere)
		drop("a floor on roofs", floor, roof, wording.FloorThere)
	}
	all()
	drop("a roof on a roof", roof, finished, wording.RoofOnRoof)
	drop("a roof as a new house", roof, begun, wording.RoofThere)
	drop("a roof in a prefecture", roof, view.OfPlace(rome.Aventine), wording.RoofThere)
	drop("a permit on a house without a roof", card(rome.Permit), open, wording.PermitThere)
	drop("a Floor card on a roof", card(rome.Floor), finished, wording.FloorOnRoof)
	drop("a Roof card on other discards", card(rome.Roof), view.OfDiscards(rome.Floor), wording.OtherDiscards)
	drop("a finished house on another", finished, open, wording.HouseThere)
	drop("an unfinished house in a prefecture", open, view.OfPlace(rome.Aventine), wording.NeedsRoof)

	carryTo(table, floor, open)
	if !table.hand.choice.laid {
		t.Fatal("the first floor is not laid")
	}
	all()
	drop("a house before the second floor", finished, view.OfPlace(rome.Aventine), wording.FloorsFirst)
	table.hand.choose(finished)
	if !table.hand.choice.laid {
		t.Error("a click takes the first floor away")
	}
	carryTo(table, floor, begun)
	if table.session.Moves() != len(r.Actions)+1 {
		t.Error("the second floor can't be laid")
	}
}

//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/rules/lux"
)

// TestACardCountsBeforeItsPower is used on anything: what it changes in the capital is said and shown while it is carried there
// and while its power's target is still to be chosen (L6).
func TestACardCountsBeforeItsPower(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 3, ai.Builder), "BBBB", 7, owes(0, lux.DecidePlay, 2)))
	known := table.hand.known()
	plays := known.Legal(nil)
	n := slices.IndexFunc(plays, func(a lux.Action) bool { return a.Kind == lux.PlayCapital && a.Fields != 0 })
	card, d := view.OfCard(plays[n].Card, 0), plays[n].Card.Colour()
	check := func(when string, told bool) {
		t.Helper()
		p := table.Position()
		if got := p.After != nil && p.Side.Sum != nil; got != told {
			t.Fatalf("%s: what changes is told: %v", when, got)
		}
		if !told {
			return
		}
		low, _ := known.LimitRange(d)
		if after, _ := p.After.LimitRange(d); after != low+card.Card.Value() {
			t.Errorf("%s: the limit will be %d, not %d more than %d", when, after, card.Card.Value(), low)
		}
		words := table.art.Strings.Text("sum.limit", table.art.DistrictName(d))
		if !slices.ContainsFunc(p.Side.Sum.Rows, func(row view.SumRow) bool { return row.Words == words }) {
			t.Errorf("%s: no word of the limit in %v", when, p.Side.Sum.Rows)
		}
	}
	check("nothing chosen", false)
	table.hand.choose(card)
	check("a card chosen", false)
	table.hand.focus = view.OfCapital(d)
	check("carried over the capital", true)
	table.hand.choose(view.OfCapital(d))
	check("laid in the capital", true)
	table.hand.unchoose()
	check("taken back", false)
}

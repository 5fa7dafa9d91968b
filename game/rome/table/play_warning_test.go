//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// TestAWarningIsAboutAPlace that it must not hide: the prefecture where a house comes or could come, the bid, or one's houses.
func TestAWarningIsAboutAPlace(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 2, ai.Builder), 21, owes(0, rome.DecideBuild, 2)))
	p := table.Position()
	permit := rome.Action{Kind: rome.Play, Card: permitCard(), Place: rome.Caelian}
	for _, test := range []struct {
		name   string
		regret ai.Regret
		action rome.Action
		want   view.Thing
	}{
		{"to pass", ai.Regret{Kind: ai.RegretPass, Place: rome.Palatine}, rome.Action{Kind: rome.Pass}, view.OfPlace(rome.Palatine)},
		{"to overtop", ai.Regret{Kind: ai.RegretOvertop, Place: rome.Caelian}, permit, view.OfPlace(rome.Caelian)},
		{"to bid", ai.Regret{Kind: ai.RegretBid}, rome.Action{Kind: rome.Bid}, view.Thing{Kind: view.Stop}},
		{"to build", ai.Regret{Kind: ai.RegretHouse}, rome.Action{Kind: rome.Play}, view.Thing{Kind: view.Panel, Seat: 0}},
	} {
		if got, want := table.regretPlace(test.regret, test.action), table.picture.Where(&p, test.want); got != want || got.W <= 0 {
			t.Errorf("%s: it is about %+v, not %+v", test.name, got, want)
		}
	}
}

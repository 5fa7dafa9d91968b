//go:build !js

package table

import (
	"testing"

	"capital/game/table/tabletest"
	"capital/input"
	"capital/rules/warsaw"
)

func TestAnythingAtTheTableLeadsToItsPage(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	l := &table.picture.Layout
	at := func(x, y float64) input.Intent { return input.Intent{Kind: input.Explain, X: x, Y: y} }
	milestone, _ := table.session.Table().Milestone(1)
	home, _ := table.place.Space(0, 0).Centre()
	for _, test := range []struct {
		in   input.Intent
		want string
	}{
		{at(centre(l.Milestones[1])), milestone.Tile().Code}, {at(centre(l.Hand[0])), "tile"}, {at(centre(l.Track)), "vp"},
		{at(centre(l.Own)), "coins"}, {at(centre(l.Discard)), "discard"}, {at(centre(l.Wars[0])), "war"}, {at(centre(l.Epochs[2])), "match"},
		{at(home, table.place.Y+table.place.Tile*0.25), "park"}, {at(home, table.place.Y+table.place.Tile*0.75), "residential"},
		{at(centre(l.Side)), "draft"}, {input.Intent{Kind: input.Turn, Right: true, X: home, Y: table.place.Y + 9}, "park"},
	} {
		if got := tabletest.Explained(t, table.App, table, test.in); got != test.want {
			t.Errorf("%+v opens %q, not %q", test.in, got, test.want)
		}
	}
}

// A right click turns the tile in the hand over the board alone: what else lies there is explained, and the tile stays as it is.
func TestARightClickOnAMilestoneTurnsNothing(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	table.TakeAll([]input.Intent{{Kind: input.Choose, Number: 2}})
	settle(t, table)
	click := func(x, y float64) input.Intent {
		return input.Intent{Kind: input.Turn, Number: 1, Right: true, X: x, Y: y}
	}
	milestone, _ := table.session.Table().Milestone(1)
	if got := tabletest.Explained(t, table.App, table, click(centre(table.picture.Layout.Milestones[1]))); got != milestone.Tile().Code || table.hand.held.turn != 0 {
		t.Errorf("it opens %q, and the tile is turned by %d", got, table.hand.held.turn)
	}
	home, _ := table.place.Space(0, 0).Centre()
	table.TakeAll([]input.Intent{click(home, table.place.Y+9)})
	if table.hand.held.turn != 1 {
		t.Error("over the board it turns nothing")
	}
}

func TestARefusalLeadsToItsReason(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	table.hand.refuse(warsaw.Reason{Key: warsaw.ReasonNotTouching})
	if got := tabletest.Explained(t, table.App, table, input.Intent{Kind: input.Explain}); got != "build" {
		t.Errorf("a refusal opens %q", got)
	}
}

//go:build !js

package table

import (
	"testing"

	scenebook "capital/game/scene/book"
	"capital/input"
	"capital/rules/warsaw"
)

// explained is the topic at which the rules book opens where a person asks at the table; then that goes back.
func explained(t *testing.T, table *screen, in input.Intent) string {
	t.Helper()
	table.desk.ShowAtOnce(table)
	table.Update(table.App, []input.Intent{in})
	fade(t, table.desk)
	shown, ok := table.desk.Shown().(*scenebook.Screen)
	if !ok {
		t.Fatalf("%+v does not open the rules book", in)
	}
	shown.Update(table.App, []input.Intent{{Kind: input.Cancel}})
	fade(t, table.desk)
	if table.desk.Shown() != table {
		t.Fatal("the rules book does not lead back to the table")
	}
	return shown.Topic()
}

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
		if got := explained(t, table, test.in); got != test.want {
			t.Errorf("%+v opens %q, not %q", test.in, got, test.want)
		}
	}
}

// Nothing of the moment is lost: the tile stays in the hand, turned, over its space.
func TestTheRulesBookLeadsBackToTheSameMoment(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	table.TakeAll([]input.Intent{{Kind: input.Choose, Number: 2}, {Kind: input.Turn, Number: 1}, {Kind: input.Navigate, DY: -1}})
	settle(t, table)
	before := table.hand.held
	if before.none() || !before.aimed {
		t.Fatal("no tile is held")
	}
	if got := explained(t, table, input.Intent{Kind: input.Explain, X: -1, Y: -1}); got != "tile" {
		t.Errorf("what is held opens %q", got)
	}
	settle(t, table)
	after := table.hand.held
	if after.tile != before.tile || after.turn != before.turn || !after.aimed || after.target != before.target {
		t.Errorf("held is %+v, not %+v", after, before)
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
	if got := explained(t, table, click(centre(table.picture.Layout.Milestones[1]))); got != milestone.Tile().Code || table.hand.held.turn != 0 {
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
	if got := explained(t, table, input.Intent{Kind: input.Explain}); got != "build" {
		t.Errorf("a refusal opens %q", got)
	}
}

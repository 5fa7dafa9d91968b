//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/table/tabletest"
	"capital/input"
	"capital/render/text"
	"capital/render/widget"
	"capital/rules/rome"
)

func TestAnythingAtTheTableLeadsToItsPage(t *testing.T) {
	record := until(t, seats(1, 2, ai.Builder), 3, owes(0, rome.DecideBuild, 1))
	table := tableOf(t, quickApp(t), record)
	l, p := &table.picture.Layout, table.Position()
	at := func(r widget.Rect) input.Intent {
		x, y := r.Centre()
		return input.Intent{Kind: input.Explain, X: x, Y: y}
	}
	card := table.Position().Hand.Cards[0]
	clicked := at(l.Prefectures[rome.Capitoline])
	clicked.Kind, clicked.Right = input.Turn, true
	for _, test := range []struct {
		in   input.Intent
		want string
	}{
		{at(l.Prefectures[rome.Palatine]), "palatine"}, {clicked, "capitoline"}, {at(l.Piles[rome.Floor]), "piles"}, {at(l.Stock), "stock"},
		{at(l.Roofs[rome.Round]), "roof"}, {at(l.Course), "match"}, {at(l.Side), "build"},
		{at(table.picture.Where(&p, view.OfCard(card))), card.Type().String()},
	} {
		if got := tabletest.Explained(t, table.App, table, test.in); got != test.want {
			t.Errorf("%+v opens %q, not %q", test.in, got, test.want)
		}
	}
}

// TestABidIsToldWhatItIsWorthToBoth: to the seat and to the best other one, and who wins with equal sums.
func TestABidIsToldWhatItIsWorthToBoth(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 1, ai.Builder), 3, func(m *rome.Match) bool {
		v := m.View(0)
		both := slices.ContainsFunc(ai.Worths(&v, 0), func(w ai.Worth) bool { return w.Other > 0 })
		return m.Owes(0) == rome.DecideBid && m.Piece() == rome.Fountain && both && m.Player(1).HandSize() > 0
	}))
	known := table.known()
	left := rome.Rounds - known.Round() + 1
	bid := table.Position().Side.Bid
	for n, w := range ai.Worths(&known, 0)[:len(bid.Worth)] {
		want := table.art.PlaceName(w.Place) + ": you " + text.Signed(w.Points*left)
		if w.Other > 0 {
			want += ", Livia " + text.Signed(w.Others*left)
		}
		if bid.Worth[n].Words != want {
			t.Errorf("it says %q, not %q", bid.Worth[n].Words, want)
		}
		if drawn := bid.Worth[n]; drawn.Short != table.art.PlaceName(w.Place) || drawn.Gains[0].Words != text.Signed(w.Points*left) || len(drawn.Gains) > 1 != (w.Other >= 0) {
			t.Errorf("it is drawn as %q, %+v, not as %q", drawn.Short, drawn.Gains, want)
		}
	}
	want := "Equal sums: the highest card wins, then you"
	if known.FirstPlayer() == 1 {
		want = "Equal sums: the highest card wins, then Livia, you"
	}
	if bid.Tie != want {
		t.Errorf("of equal sums it says %q", bid.Tie)
	}
}

//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"

	"capital/rules/rome"
)

// allSaid is all that is said at a table.
func allSaid(table *screen) string {
	table.picture.Resize(table.desk.Room())
	s := table.Spoken(table.App)
	return strings.Join(slices.Concat(s.News, s.Hand, s.State(), []string{s.Place, s.Prompt, s.Focus, s.Enter, s.Urgent}), "\n")
}

// TestNoHiddenCardIsSaid at a table of two people: neither while the curtain is still to fall, nor to the one who lifted it of
// what the other holds.
func TestNoHiddenCardIsSaid(t *testing.T) {
	app := quickApp(t)
	table := tableOf(t, app, rome.Record{Seed: 8, Seats: seats(2, 0, "")})
	table.shown.Waiting = nil
	said, mine, other := allSaid(table), table.session.View(0), table.session.View(1)
	own, others := named(app, mine.Hand()), named(app, other.Hand())
	for of := range rome.Type(rome.Types) { // what all see
		_, top := mine.Pile(of)
		delete(own, app.art.CardName(top))
		delete(others, app.art.CardName(top))
	}
	for _, names := range []map[string]bool{own, others} {
		for name := range names {
			if strings.Contains(said, name) {
				t.Errorf("before the curtain %s is said", name)
			}
		}
	}
	table.Unlocked = table.Seat
	if table.Seat != 0 || !table.HandOpen() {
		t.Fatal("the first person does not see the hand")
	}
	said = allSaid(table)
	for name := range own {
		if !strings.Contains(said, name) {
			t.Errorf("the own %s is not said", name)
		}
		delete(others, name)
	}
	for name := range others {
		if strings.Contains(said, name) {
			t.Errorf("the other's %s is said", name)
		}
	}
	if len(others) == 0 {
		t.Error("both hold the same")
	}
}

// named are the names of cards.
func named(app *desk, cards rome.Cards) map[string]bool {
	names := map[string]bool{}
	for card := range cards.All() {
		names[app.art.CardName(card)] = true
	}
	return names
}

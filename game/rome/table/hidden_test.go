//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	"capital/game/scene"
	"capital/rules/rome"
)

// TestNobodySeesAnothersCards in a match between three people and a computer player at one screen: no card that only its owner
// knows is ever on the table but before that person, who has lifted the curtain.
func TestNobodySeesAnothersCards(t *testing.T) {
	player, err := ai.New(ai.Builder, 8)
	if err != nil {
		t.Fatal(err)
	}
	r := &robot{t: t, player: player, act: clicks(false)}
	r.screen = tableOf(t, quickApp(t), rome.Record{Seed: 8, Seats: seats(3, 1, ai.Apprentice)})
	r.desk.ShowAtOnce(r.screen)
	holder, curtains, open, waits := -1, 0, 0, 0
	r.after = func() {
		if r.NeedsCurtain() {
			looksHonest(t, r.screen)
			if len(r.shown.Waiting) > 0 || len(r.shown.flights) > 0 {
				waits = 0
				return
			}
			if r.desk.Shown() == scene.Scene(r.screen) { // it falls in the next tick
				if waits++; waits > 1 {
					t.Fatal("no curtain falls")
				}
				return
			}
			r.desk.ShowAtOnce(r.screen)
			waits = 0
			r.Unlocked, holder = r.Seat, r.Seat
			curtains++
		}
		looksHonest(t, r.screen)
		if r.HandOpen() {
			open++
			if r.Seat != holder {
				t.Fatalf("the hand of seat %d lies open before seat %d", r.Seat, holder)
			}
		}
	}
	r.play(1000)
	if !r.session.Table().Over() || curtains < 60 || open < curtains {
		t.Errorf("over %v; the curtain was lifted %d times, and a hand lay open %d times", r.session.Table().Over(), curtains, open)
	}
}

// looksHonest checks that the table shows no more than the seat in view knows, and where its hand is not open than all do.
func looksHonest(t *testing.T, table *screen) {
	t.Helper()
	p, known := table.Position(), table.known()
	for seat := range known.Seats() {
		may := known.Player(seat).Known
		if table.HandOpen() {
			may = known.KnownOf(seat)
		}
		shown := p.Known[seat]
		if seat == p.Seat {
			for _, card := range p.Hand.Cards {
				shown |= 1 << card
			}
			shown |= p.Hand.Bid | p.Hand.Chosen
		}
		if secret := shown &^ may; secret != 0 {
			t.Fatalf("%v of seat %d can be seen", secret, seat)
		}
		if !table.HandOpen() && p.Most[seat] != 0 {
			t.Fatalf("what seat %d could bid follows from a hidden hand", seat)
		}
	}
	if p.Auction != nil && table.HandOpen() {
		t.Fatal("a hand lies open while all look at the bids")
	}
	if p.Hand.Bid != 0 && !table.HandOpen() {
		t.Fatal("a bid lies open")
	}
}

// TestOnePersonNeedsNoCurtain and always sees its own cards.
func TestOnePersonNeedsNoCurtain(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 2, ai.Builder), 4, owes(0, rome.DecideBid, 1)))
	p := table.Position()
	if table.NeedsCurtain() || len(p.Hand.Cards) == 0 || p.Hand.Backs != [rome.Types]int{} {
		t.Errorf("curtain %v, cards %v, backs %v", table.NeedsCurtain(), p.Hand.Cards, p.Hand.Backs)
	}
}

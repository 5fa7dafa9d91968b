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
	r.table = tableOf(t, quickApp(t), rome.Record{Seed: 8, Seats: seats(3, 1, ai.Apprentice)})
	r.app.ShowAtOnce(r.table)
	holder, curtains, open, waits := -1, 0, 0, 0
	r.after = func() {
		if r.needsCurtain() {
			looksHonest(t, r.table)
			if len(r.shown.waiting) > 0 || len(r.shown.flights) > 0 {
				waits = 0
				return
			}
			if r.app.Shown() == scene.Scene(r.table) { // it falls in the next tick
				if waits++; waits > 1 {
					t.Fatal("no curtain falls")
				}
				return
			}
			r.app.ShowAtOnce(r.table)
			waits = 0
			r.unlocked, holder = r.seat, r.seat
			curtains++
		}
		looksHonest(t, r.table)
		if r.handOpen() {
			open++
			if r.seat != holder {
				t.Fatalf("the hand of seat %d lies open before seat %d", r.seat, holder)
			}
		}
	}
	r.play(1000)
	if !r.session.Table().Over() || curtains < 60 || open < curtains {
		t.Errorf("over %v; the curtain was lifted %d times, and a hand lay open %d times", r.session.Table().Over(), curtains, open)
	}
}

// looksHonest checks that the table shows no more than the seat in view knows, and where its hand is not open than all do.
func looksHonest(t *testing.T, table *table) {
	t.Helper()
	p, known := table.position(), table.known()
	for seat := range known.Seats() {
		may := known.Player(seat).Known
		if table.handOpen() {
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
		if !table.handOpen() && p.Most[seat] != 0 {
			t.Fatalf("what seat %d could bid follows from a hidden hand", seat)
		}
	}
	if p.Auction != nil && table.handOpen() {
		t.Fatal("a hand lies open while all look at the bids")
	}
	if p.Hand.Bid != 0 && !table.handOpen() {
		t.Fatal("a bid lies open")
	}
}

// TestOnePersonNeedsNoCurtain and always sees its own cards.
func TestOnePersonNeedsNoCurtain(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 2, ai.Builder), 4, owes(0, rome.DecideBid, 1)))
	p := table.position()
	if table.needsCurtain() || len(p.Hand.Cards) == 0 || p.Hand.Backs != [rome.Types]int{} {
		t.Errorf("curtain %v, cards %v, backs %v", table.needsCurtain(), p.Hand.Cards, p.Hand.Backs)
	}
}

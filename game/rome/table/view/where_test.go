package view

import (
	"testing"

	"capital/game/scene"
	"capital/render/widget"
	"capital/rules/rome"
)

// screens are sizes of the screen: usual ones, wide and upright ones.
func screens() [][2]float64 {
	return [][2]float64{{960, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1024, 768}, {2400, 1000}, {810, 1080}, {600, 960}}
}

func TestNothingOnTheTableOverlaps(t *testing.T) {
	for n, size := range append(screens(), screens()...) {
		seats, taught := 2+n%3, n >= len(screens())
		l := Lay(scene.PlainRoom(size[0], size[1]), seats, taught)
		places := map[string]widget.Rect{
			"course": l.Course, "rounds": l.Rounds, "menu": l.Menu, "others": l.Others, "map": l.Window, "side": l.Side, "confirm": l.Confirm, "hand": l.Hand,
			"undo": l.Undo, "redo": l.Redo, "log": l.Log, "hint": l.Hint, "pass": l.Pass, "houses": l.Houses, "stock": l.Stock,
			"round roofs": l.Roofs[rome.Round], "triangular roofs": l.Roofs[rome.Triangular],
		}
		if taught {
			places["words"] = l.Words
		}
		for of := range rome.Type(rome.Types) {
			places[of.String()+" pile"] = l.Piles[of]
			places[of.String()+" discards"] = l.Discards[of]
		}
		for name, r := range places {
			if r.X < 0 || r.Y < 0 || r.X+r.W > size[0]+0.5 || r.Y+r.H > size[1]+0.5 || r.W < 20 || r.H < 20 {
				t.Errorf("at %v with %d seats the %s lies outside or is too small: %v", size, seats, name, r)
			}
			for other, o := range places {
				if name < other && overlap(r, o) {
					t.Errorf("at %v with %d seats the %s %v and the %s %v overlap", size, seats, name, r, other, o)
				}
			}
		}
	}
}

// overlap reports whether two places share more than rounding.
func overlap(a, b widget.Rect) bool {
	const edge = 0.5
	return a.X+edge < b.X+b.W && b.X+edge < a.X+a.W && a.Y+edge < b.Y+b.H && b.Y+edge < a.Y+a.H
}

// things are all that can be pointed at in a position.
func things(p *Position) []Thing {
	all := []Thing{{Kind: NewHouse}, {Kind: Stock}, OfRoofs(rome.Round), OfRoofs(rome.Triangular)}
	if p.Hand.Won != rome.NoPiece {
		all = append(all, Thing{Kind: Piece})
	}
	for place := range rome.Place(rome.Places) {
		all = append(all, OfPlace(place))
	}
	for of := range rome.Type(rome.Types) {
		all = append(all, OfPile(of), OfDiscards(of))
	}
	for _, c := range p.Hand.Cards {
		all = append(all, OfCard(c))
	}
	for seat := range p.Names {
		k := kindsOf(p.Table.Player(seat))
		for _, one := range k.all() {
			all = append(all, OfHouse(seat, one.height, one.shape))
		}
	}
	return all
}

// TestWhatLiesSomewhereIsFoundThere in the course of matches: in every size, and with cards above the Stop.
func TestWhatLiesSomewhereIsFoundThere(t *testing.T) {
	for _, size := range screens() {
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			table := NewTable(nil, seats)
			table.Resize(scene.PlainRoom(size[0], size[1]))
			for round := 1; round <= rome.Rounds; round++ {
				m := played(t, seats, uint64(round), func(m *rome.Match) bool { return m.Round() == round && m.Phase() == rome.PhaseBid })
				v := m.View(round % seats)
				p := see(&v, names[:seats])
				p.Hand.Stop = round%2 == 0
				for n := range p.Hand.Cards {
					if p.Hand.Stop && n%2 == 0 {
						p.Hand.Bid |= 1 << p.Hand.Cards[n]
					}
				}
				if round == 3 {
					p.Hand.Won = rome.Temple
				}
				for _, thing := range things(&p) {
					x, y := table.Where(&p, thing).Centre()
					if found := table.At(&p, x, y); found != thing {
						t.Fatalf("at %v with %d seats %+v lies where %+v is found", size, seats, thing, found)
					}
				}
			}
		}
	}
}

// TestEveryHandHasRoom from no cards to all there can be, side by side.
func TestEveryHandHasRoom(t *testing.T) {
	const most = 36 // C19
	for _, size := range screens() {
		l := Lay(scene.PlainRoom(size[0], size[1]), 3, false)
		for _, stop := range []bool{false, true} {
			for cards := 1; cards <= most; cards++ {
				h := Hand{Backs: [rome.Types]int{cards}, Stop: stop}
				for n := range cards {
					r := l.cardRect(&h, n)
					if inner := l.Hand.Inset(-1); r.X < inner.X || r.X+r.W > inner.X+inner.W || r.Y < inner.Y || r.Y+r.H > inner.Y+inner.H {
						t.Fatalf("at %v card %d of %d lies beside the hand %v: %v", size, n, cards, l.Hand, r)
					}
					if stop && overlap(r, l.Stop) {
						t.Fatalf("at %v card %d of %d lies in the Stop", size, n, cards)
					}
					if n > 0 && overlap(r, l.cardRect(&h, n-1)) {
						t.Fatalf("at %v cards %d and %d of %d overlap", size, n-1, n, cards)
					}
					if r.W < 22*l.U {
						t.Fatalf("at %v a card of %d is %.0f wide", size, cards, r.W/l.U)
					}
				}
			}
		}
	}
}

// TestThePointerCostsNothing while it rests on the map, nor does a screen that stays as large as it was.
func TestThePointerCostsNothing(t *testing.T) {
	m := rome.NewMatch(4, 1, nil)
	v := m.View(0)
	p := see(&v, names)
	table := NewTable(nil, 4)
	table.Resize(scene.PlainRoom(1280, 720))
	if n := testing.AllocsPerRun(100, func() {
		table.Resize(scene.PlainRoom(1280, 720))
		table.At(&p, 640, 300)
		table.At(&p, 100, 100)
		table.At(&p, 100, 650)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestMostBid is never less than what a seat holds, is that where all is known, and is reached by a hand that it may hold.
func TestMostBid(t *testing.T) {
	for seed := range uint64(6) {
		played(t, 3, seed, func(m *rome.Match) bool {
			v := m.View(0)
			for seat := range m.Seats() {
				most, held := MostBid(&v, seat), m.Hand(seat).Sum()
				unknown := 0
				for of := range rome.Type(rome.Types) {
					unknown += v.UnknownOf(seat, of)
				}
				if most < held || unknown == 0 && most != held {
					t.Errorf("seed %d: seat %d holds %d and could bid %d at most", seed, seat, held, most)
				}
			}
			return false
		})
	}
	unseen := rome.Cards(0b111111) // Roof cards 1, 1, 2, 2, 3, 3
	for count, want := range []int{0, 3, 6, 8, 10, 11, 12} {
		if got := highest(unseen, count); got != want {
			t.Errorf("%d cards come to %d at most, not %d", count, got, want)
		}
	}
}

// TestCourseIsAtTheAuctionShown as long as its bids are shown, though the round may have gone on.
func TestCourseIsAtTheAuctionShown(t *testing.T) {
	m := rome.NewMatch(3, 1, nil)
	p := Position{Table: m.Table}
	top := course{region{p: &p}}
	if now := top.stageNow(); now != 0 {
		t.Errorf("a round begins with stage %d", now)
	}
	p.Auction = &Auction{Piece: rome.Fountain, Number: 1}
	if now := top.stageNow(); now != 2 {
		t.Errorf("the bids for the second fountain are shown at stage %d", now)
	}
}

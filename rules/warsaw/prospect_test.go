package warsaw

import (
	"testing"

	"capital/rules/random"
)

// foretold is what a view said of a seat's action, until it is carried out.
type foretold struct {
	action Action
	then   Prospect
	reward int // victory points that the action brings at once
	lost   int // stacks that it gives up
}

// Whatever a view says that an action leaves, costs, brings and gives up is what then
// happens, in matches in which every kind of action is taken.
func TestAfterIsWhatHappens(t *testing.T) {
	var buf [256]Action
	r := random.Source(11)
	checked := map[ActionKind]int{}
	for seed := range uint64(400) {
		m := NewMatch(2+int(seed%3), seed, nil)
		var told [MaxSeats]foretold
		for !m.Over() {
			seat := 0
			for m.Owes(seat) == NoDecision {
				seat++
			}
			legal := m.Legal(seat, false, buf[:0])
			a := legal[r.Below(len(legal))]
			view := m.View(seat)
			now, then := view.Now(), view.After(a)
			told[seat] = foretold{a, then, then.VP - now.VP, m.players[seat].District.GivenUp(a).Count()}
			epoch, round := m.Epoch(), m.Round()
			var reward, lost [MaxSeats]int
			m.Apply(seat, a, func(e Event) {
				switch e.Kind {
				case PalaceRewarded:
					reward[e.Seat] += int(e.VP)
				case StackLost, StackCollapsed:
					lost[e.Seat]++
				}
			})
			carriedOut := m.private[seat].committed.Kind == 0
			for s := range m.Seats() {
				f := &told[s]
				if !carriedOut || f.action.Kind == 0 {
					continue
				}
				p := &m.players[s]
				switch f.action.Kind {
				case Discard, Build, Overbuild:
					if reward[s] != f.reward {
						t.Fatalf("seed %d, seat %d, %v: %d victory points at once, not %d", seed, s, f.action, reward[s], f.reward)
					}
					// After the fourth tile more follows at once.
					if m.Epoch() == epoch && round < handSize-1 && (p.District != f.then.District || int(p.Coins) != f.then.Coins || int(p.VP) != f.then.VP) {
						t.Fatalf("seed %d, seat %d, %v leaves %d coins and %d victory points, not %d and %d, or another district",
							seed, s, f.action, p.Coins, p.VP, f.then.Coins, f.then.VP)
					}
				case PlaceMilestone:
					if reward[s] != f.reward {
						t.Fatalf("seed %d, seat %d, %v: %d victory points at once, not %d", seed, s, f.action, reward[s], f.reward)
					}
				case Lose, KeepWindow, KeepPiece:
					if lost[s] != f.lost {
						t.Fatalf("seed %d, seat %d, %v gives up %d stacks, not %d", seed, s, f.action, lost[s], f.lost)
					}
				}
				checked[f.action.Kind]++
				*f = foretold{}
			}
		}
	}
	for _, kind := range []ActionKind{Discard, Build, Overbuild, PlaceMilestone, Lose, KeepWindow} {
		if checked[kind] == 0 {
			t.Errorf("no action of kind %d was looked at: %v", kind, checked)
		}
	}
}

// The parts of a price add up to what is paid, and never take more than is left.
func TestPricesAddUp(t *testing.T) {
	var m Match
	m.seats = 2
	for _, has := range []Buildings{0, 1 << CentralDepartmentStore, 1 << WarsawUniversityOfTechnology, 1<<CentralDepartmentStore | 1<<WarsawUniversityOfTechnology} {
		m.players[0].District = StartingDistrict(StartingTile)
		d := &m.players[0].District
		d.visible = has
		for tile := range faces {
			p := m.PriceParts(0, tile)
			off := 0
			if d.Has(CentralDepartmentStore) {
				off += 3
			}
			if d.Has(WarsawUniversityOfTechnology) && tile.Tile().HasKind(Industrial) {
				off += 2
			}
			if want := max(0, tile.Tile().Price-off); p.Coins() != want || m.Price(0, tile) != want {
				t.Errorf("%s with %b costs %+v, %d in all instead of %d", tile.Tile().Code, has, p, p.Coins(), want)
			}
			for under := range faces {
				d.tops[0].price = uint8(under.Tile().Price)
				p := m.OverbuildPriceParts(0, tile, 0)
				if want := max(0, tile.Tile().Price-under.Tile().Price); p.Coins() != want || p.Covered < 0 || p.Store+p.Technology != 0 {
					t.Errorf("%s over %s costs %+v instead of %d", tile.Tile().Code, under.Tile().Code, p, want)
				}
			}
		}
	}
}

func TestRanking(t *testing.T) {
	for _, test := range []struct {
		sums   []Sum // coins, victory points
		seats  []int // in the order of their places
		places []int
	}{
		{[]Sum{{0, 40}, {4, 50}, {1, 45}, {2, 41}}, []int{1, 2, 3, 0}, []int{1, 2, 3, 4}},
		{[]Sum{{1, 50}, {4, 50}, {4, 50}}, []int{1, 2, 0}, []int{1, 1, 3}},
		{[]Sum{{3, 50}, {3, 50}}, []int{0, 1}, []int{1, 1}},
		{[]Sum{{0, 30}, {2, 60}, {3, 30}, {0, 30}}, []int{1, 2, 0, 3}, []int{1, 2, 3, 3}},
	} {
		var m Match
		m.seats = uint8(len(test.sums))
		for s, sum := range test.sums {
			m.players[s].Coins, m.players[s].VP = sum.Coins, sum.VP
		}
		winners := uint8(0)
		for n, rank := range m.Ranking(nil) {
			if rank.Seat != test.seats[n] || rank.Place != test.places[n] || rank.Sum != test.sums[rank.Seat] {
				t.Errorf("%v: %d is %+v", test.sums, n, rank)
			}
			if test.places[n] == 1 {
				winners |= 1 << test.seats[n]
			}
		}
		if m.Winners() != winners {
			t.Errorf("%v: won by %b", test.sums, m.Winners())
		}
	}
}

package warsaw

import (
	"slices"
	"testing"

	"capital/rules/random"
)

func TestRuling01HundredAndFiveTiles(t *testing.T) {
	pieces := map[TileID]bool{}
	for epoch := 1; epoch <= Epochs; epoch++ {
		for _, id := range EpochStack(epoch) {
			if pieces[id] || id.Tile().Epoch != epoch {
				t.Errorf("%s in the stack of epoch %d", id.Tile().Code, epoch)
			}
			pieces[id] = true
		}
	}
	if len(pieces) != 96 {
		t.Errorf("%d tiles in the six stacks", len(pieces))
	}
	if MilestoneTile-StartingTile != 4 || MilestoneBack-MilestoneTile != 5 || faces-MilestoneBack != 5 {
		t.Error("not four starting tiles and five milestones of two sides")
	}
	codes := map[string]bool{}
	for id := range faces {
		if codes[id.Tile().Code] {
			t.Errorf("two tiles are called %s", id.Tile().Code)
		}
		codes[id.Tile().Code] = true
	}
}

func TestRuling01StartingTilesAreAlike(t *testing.T) {
	for id := StartingTile; id < MilestoneTile; id++ {
		f := *id.Tile()
		f.Code = ""
		if want := (Tile{Quarters: [4]Kind{Park, Park, Residential, Residential}}); f != want {
			t.Errorf("starting tile %d is %+v", id, f)
		}
	}
	for seats := 2; seats <= MaxSeats; seats++ {
		m := NewMatch(seats, 5, nil)
		for s := range seats {
			d := m.Player(s).District
			if d.Picture() != "PP\nRR\n" || m.Player(s).Coins != 6 || m.Player(s).VP != 0 {
				t.Errorf("seat %d starts with %d coins and\n%s", s+1, m.Player(s).Coins, d.Picture())
			}
		}
	}
}

func TestRuling01HandsOfFourAndTheRestUnseen(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		var buf [256]Action
		m, r := NewMatch(seats, 3, nil), random.Source(1)
		for epoch := 1; epoch <= Epochs; epoch++ {
			if m.Epoch() != epoch {
				t.Fatalf("epoch %d instead of %d", m.Epoch(), epoch)
			}
			dealt, unseen := 0, 0
			for s := range seats {
				hand := m.private[s].Hand(nil)
				dealt += len(hand)
				for _, id := range hand {
					if id.Tile().Epoch != epoch {
						t.Errorf("%s dealt in epoch %d", id.Tile().Code, epoch)
					}
				}
			}
			for _, id := range EpochStack(epoch) {
				discarded := m.Discarded()
				if m.unseen.Has(id) && !discarded.Has(id) {
					unseen++
				}
			}
			if dealt != 4*seats || unseen != 16-4*seats {
				t.Errorf("%d seats, epoch %d: %d tiles dealt, %d unseen", seats, epoch, dealt, unseen)
			}
			for !m.Over() && m.Epoch() == epoch {
				randomMove(&m, &r, buf[:], nil)
			}
		}
	}
}

func TestRuling01TheDealIsShuffled(t *testing.T) {
	first := map[TileID]int{}
	for seed := range uint64(1600) {
		m := NewMatch(4, seed, nil)
		for s := range 4 {
			for _, id := range m.private[s].Hand(nil) {
				if s == 2 {
					first[id]++
				}
			}
		}
	}
	for _, id := range EpochStack(1) {
		if n := first[id]; n < 320 || n > 480 { // 400 and six times the spread
			t.Errorf("%s was dealt to a seat %d times of 1600", id.Tile().Code, n)
		}
	}
}

func TestRuling02QuartersAndSigns(t *testing.T) {
	if Kinds != 5 {
		t.Errorf("%d kinds of quarter", Kinds)
	}
	for id := range faces {
		f := id.Tile()
		switch {
		case f.VP < 0 || f.Coins < 0 || f.Price < 0:
			t.Errorf("%s: a number below 0", f.Code)
		case !f.Ordinary() && (f.Transport || f.VP != 0 || f.Coins != 0):
			t.Errorf("%s: a building with a sign", f.Code)
		case f.VP > 0 && !f.HasKind(Cultural):
			t.Errorf("%s: printed VP and no cultural quarter", f.Code)
		case f.Coins > 0 && !f.HasKind(Industrial):
			t.Errorf("%s: printed coins and no industrial quarter", f.Code)
		}
	}
	// A sign takes no quarter's place.
	for id := range faces {
		if f := id.Tile(); f.Transport {
			d := StartingDistrict(id)
			n := 0
			for k := range Kind(Kinds) {
				n += d.Of(k).Count()
			}
			if n != 4 || d.Transport().Count() != 1 {
				t.Errorf("%s: %d quarters", f.Code, n)
			}
		}
	}
}

func TestRuling03BuildingsAreAreasOfTheirOwn(t *testing.T) {
	d := drawn(t, `
		## ##
		## ##

		## ##
		## ##

		A1 arsenal
		B1 marywil
		A2 metro
		B2 saxon-palace`)
	if n := d.AreaCount(); n != 4 {
		t.Errorf("four buildings side by side are %d areas", n)
	}
	for k := range Kind(Kinds) {
		if d.Of(k) != 0 {
			t.Errorf("a building has %v quarters", k)
		}
	}
	if got := d.PublicBuildings().Quarters() | d.Milestones().Quarters(); got.Count() != 16 {
		t.Errorf("the buildings fill %d quarters", got.Count())
	}
}

func TestRuling04Milestones(t *testing.T) {
	want := [5][2]Building{
		{SaxonPalace, WilanowPalace}, {GrandTheater, WaterFilters}, {NamiestnikowskiPalace, WilsonSquare},
		{WZRoute, PalaceOfCultureAndScience}, {Metro, EuropaMarket}}
	var seen [5][2]int
	for seed := range uint64(200) {
		m := NewMatch(2, seed, nil)
		v := m.View(1)
		for n := range want {
			face, onBoard := v.Milestone(n)
			side := slices.Index(want[n][:], face.Tile().Building)
			if !onBoard || side < 0 {
				t.Fatalf("milestone %d is %s, on the board: %v", n, face.Tile().Code, onBoard)
			}
			if face.Tile().Epoch != n+1 {
				t.Errorf("%s ends epoch %d", face.Tile().Code, face.Tile().Epoch)
			}
			seen[n][side]++
		}
	}
	for n := range seen {
		if min(seen[n][0], seen[n][1]) < 60 {
			t.Errorf("milestone %d: its sides lay up %v times of 200", n, seen[n])
		}
	}
}

func TestRuling04OneMilestoneAfterEachOfFiveEpochs(t *testing.T) {
	for n := range MilestoneCount {
		m := NewMatch(2, 1, nil) // two seats alike: nobody's, but there is one
		endConstruction(&m, uint8(n+1), nil)
		for s := range 2 {
			if m.Owes(s) == DecideLosses {
				play(t, &m, s, m.Legal(s, true, nil)[0])
			}
		}
		if set := m.Discarded(); !set.Has(m.milestones[n]) {
			t.Errorf("no milestone after epoch %d", n+1)
		}
	}
}

func TestRuling04NoMilestoneAfterTheLastEpoch(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0].District = drawn(t, "RR\nRC\n") // more of nearly everything
	events := map[EventKind]int{}
	endConstruction(&m, 6, func(e Event) { events[e.Kind]++ })
	if !m.Over() || events[MilestoneWon]+events[MilestoneDiscarded] != 0 {
		t.Errorf("over: %v, events %v", m.Over(), events)
	}
}

func TestRuling05PublicBuildingsByEpoch(t *testing.T) {
	want := [Epochs + 1][]Building{1: {Arsenal, Marywil, SigismundsColumn},
		2: {CollegiumNobilium, HolyTrinityEvangelicalChurch, JablonowskiPalace, RoyalBathsPark},
		3: {WarsawViennaRailway, WarsawUniversityOfTechnology, SkaryszewskiPark, PolishTelephone},
		4: {Prudential, OkecieAirport, WarsawSchoolOfEconomics},
		5: {CentralDepartmentStore, CityCenter, MainRailwayStation, OldTown, PassengerAutomobileFactory, WarsawSteelworks},
		6: {CopernicusScienceCenter, FountainPark, GoldenTerraces, NationalStadium, WarsawRisingMuseum, WarsawUniversityLibrary, Wilanow}}
	ordinary := [Epochs + 1]int{0, 13, 12, 12, 13, 10, 9}
	for epoch := 1; epoch <= Epochs; epoch++ {
		var found []Building
		plain := 0
		for _, id := range EpochStack(epoch) {
			if f := id.Tile(); f.Ordinary() {
				plain++
			} else {
				found = append(found, f.Building)
			}
		}
		slices.Sort(found)
		slices.Sort(want[epoch])
		if !slices.Equal(found, want[epoch]) || plain != ordinary[epoch] {
			t.Errorf("epoch %d: %d ordinary tiles and buildings %v", epoch, plain, found)
		}
		for _, b := range found {
			if !b.IsPublic() || b.IsMilestone() {
				t.Errorf("building %d is no public building", b)
			}
		}
	}
	names := map[string]bool{}
	for b := NoBuilding + 1; b < buildings; b++ {
		id := BuildingTile(b)
		if id == NoTile || id.Tile().Building != b || id.Tile().Name == "" || names[id.Tile().Name] {
			t.Errorf("building %d has no tile or no name of its own", b)
			continue
		}
		names[id.Tile().Name] = true
		if b.IsMilestone() != (id >= MilestoneTile) || b.IsPublic() == b.IsMilestone() {
			t.Errorf("%s: milestone or public building?", id.Tile().Name)
		}
	}
	if NoBuilding.IsPublic() || NoBuilding.IsMilestone() || BuildingTile(NoBuilding) != NoTile {
		t.Error("no building is a building")
	}
}

func TestRuling06EarlyTilesAreAlikeLateOnesMixed(t *testing.T) {
	kinds := func(epoch int) (different float64, alike int) {
		n := 0
		for _, id := range EpochStack(epoch) {
			if f := id.Tile(); f.Ordinary() {
				set := map[Kind]int{}
				most := 0
				for _, k := range f.Quarters {
					set[k]++
					most = max(most, set[k])
				}
				different += float64(len(set))
				if most >= 3 {
					alike++
				}
				n++
			}
		}
		return different / float64(n), alike * 100 / n
	}
	before := 0.0
	for epoch := 1; epoch <= Epochs; epoch++ {
		different, alike := kinds(epoch)
		if epoch%2 == 0 { // two epochs at a time
			if different < before {
				t.Errorf("epoch %d has %.1f kinds a tile, the one two before it %.1f", epoch, different, before)
			}
			before = different
		}
		if epoch <= 2 && alike < 60 || epoch >= 5 && alike > 10 {
			t.Errorf("epoch %d: %d%% of the tiles have three quarters alike", epoch, alike)
		}
	}
}

func TestRuling06MilestonesCostNothingAndMoneyIsTight(t *testing.T) {
	for id := StartingTile; id < faces; id++ {
		if id.Tile().Price != 0 {
			t.Errorf("%s has a price", id.Tile().Code)
		}
	}
	// The first hand costs more than the starting capital, and late tiles cost more.
	before := 0
	for epoch := 1; epoch <= Epochs; epoch++ {
		sum := 0
		for _, id := range EpochStack(epoch) {
			sum += id.Tile().Price
		}
		if epoch == 1 && sum/4 <= StartingCoins {
			t.Errorf("an average first hand costs %d", sum/4)
		}
		if epoch%2 == 0 {
			if sum <= before {
				t.Errorf("epoch %d is cheaper than the one two before it", epoch)
			}
			before = sum
		}
	}
}

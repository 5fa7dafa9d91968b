package warsaw

import (
	"slices"
	"testing"
)

// city is one district in which most buildings have something to count: 5
// residential, 4 commercial, 3 industrial, 4 cultural and 2 park areas; signs on
// four tiles, one of them not at the edge; two stacks. The building is B2.
const city = `
	RC UU PP CR
	RR UI PR RR

	PP ## RR UU
	PR ## RC UU

	IU CR CC II
	II RR UR II

	A1 transport
	D2 transport, height 2
	B3 transport, vp 1, height 2
	C2 transport
	B2 `

// TestBuildings has every public building and milestone at work once.
func TestBuildings(t *testing.T) {
	done := map[Building]bool{}
	test := func(b Building, name string, f func(t *testing.T)) {
		done[b] = true
		t.Run(name, func(t *testing.T) { f(t) })
		if got := BuildingTile(b).Tile().Name; got != name {
			t.Errorf("%s is called %s", name, got)
		}
	}
	// inCity checks what the building brings each income phase in the city above,
	// and that it brings nothing once it is covered.
	inCity := func(b Building, name string, want Sum) {
		test(b, name, func(t *testing.T) {
			d := drawn(t, city+BuildingTile(b).Tile().Code)
			if got := brings(t, city+BuildingTile(b).Tile().Code, b); got != want {
				t.Errorf("%v instead of %v", got, want)
			}
			d.Place(BuildingTile(EuropaMarket), Space{1, 1}, 0)
			if b == EuropaMarket {
				d.Place(BuildingTile(Arsenal), Space{1, 1}, 0)
			}
			d.Income(func(s Source) {
				if s.Building == b {
					t.Errorf("covered, it brings %v", s.Sum)
				}
			})
		})
	}
	// The areas of the city, counted once by eye.
	d := drawn(t, city+"arsenal")
	for k, want := range map[Kind]int{Residential: 5, Commercial: 4, Industrial: 3, Cultural: 4, Park: 2} {
		if got := d.Of(k).AreaCount(); got != want {
			t.Fatalf("the city has %d %v areas instead of %d", got, k, want)
		}
	}

	test(Arsenal, "Arsenal", func(t *testing.T) {
		for epoch, want := range map[uint8]int{3: 0, 4: 1} {
			m := NewMatch(2, 1, nil)
			m.epoch = epoch
			m.players[0].District = drawn(t, city+"arsenal")
			if got := m.WarLosses(0); got != want {
				t.Errorf("the war of %d takes %d stacks instead of %d", epoch, got, want)
			}
		}
	})
	discounts := func(b Building, name string, industrial, other int) {
		test(b, name, func(t *testing.T) {
			m := NewMatch(2, 1, nil)
			m.players[0].District = drawn(t, city+BuildingTile(b).Tile().Code)
			for id := range StartingTile {
				f := id.Tile()
				want := other
				if f.HasKind(Industrial) {
					want = industrial
				}
				if got := m.Price(0, id); got != max(0, f.Price-want) {
					t.Errorf("%s costs %d instead of %d", f.Code, got, f.Price-want)
				}
				if got := m.OverbuildPrice(0, id, 0); got != f.Price {
					t.Errorf("%s over a tile of price 0 costs %d", f.Code, got)
				}
			}
		})
	}
	discounts(CentralDepartmentStore, "Central Department Store", 3, 3)
	inCity(CityCenter, "City Center", Sum{VP: 6})
	inCity(CollegiumNobilium, "Collegium Nobilium", Sum{Coins: 4})
	inCity(CopernicusScienceCenter, "Copernicus Science Center", Sum{VP: 4})
	inCity(FountainPark, "Fountain Park", Sum{VP: 1})
	inCity(GoldenTerraces, "Golden Terraces", Sum{VP: 4})
	inCity(HolyTrinityEvangelicalChurch, "Holy Trinity Evangelical Church", Sum{VP: 2})
	test(JablonowskiPalace, "Jabłonowski Palace", func(t *testing.T) {
		m := NewMatch(2, 1, nil)
		m.players[0] = Player{District: drawn(t, city+"jablonowski-palace"), Coins: 20}
		for n := range int16(2) {
			show(&m, 0, plain(t, 3+int(n)))
			play(t, &m, 0, Action{Kind: Overbuild, Tile: plain(t, 3+int(n)), Space: Space{0, 0}})
			if got := m.Player(0).VP; got != 2*(n+1) {
				t.Errorf("%d VP after overbuilding %d times", got, n+1)
			}
		}
	})
	exchanges := func(b Building, name string, coins, forVP, vp, forCoins int16) {
		test(b, name, func(t *testing.T) {
			for kind, want := range map[ActionKind]Sum{SellCoins: {50 - coins, 50 + forVP}, SellVP: {50 + forCoins, 50 - vp}} {
				m := NewMatch(2, 1, nil)
				m.players[0] = Player{District: drawn(t, "##\n##\nA1 "+BuildingTile(b).Tile().Code), Coins: 50, VP: 50}
				m.milestones[0] = BuildingTile(WilanowPalace)
				m.players[1] = Player{District: drawn(t, "##\n##\nA1 arsenal"), Coins: 50, VP: 50}
				endConstruction(&m, 1, nil)
				play(t, &m, 0, Action{Kind: kind, Tile: BuildingTile(b)})
				expect(t, &m, 0, want.Coins, want.VP)
				expect(t, &m, 1, 50, 50)
			}
		})
	}
	exchanges(MainRailwayStation, "Main Railway Station", 8, 4, 4, 12)
	inCity(Marywil, "Marywil", Sum{Coins: 3})
	inCity(NationalStadium, "National Stadium", Sum{VP: 4})
	exchanges(OkecieAirport, "Okęcie Airport", 6, 3, 3, 9)
	inCity(OldTown, "Old Town", Sum{VP: 2})
	inCity(PassengerAutomobileFactory, "Passenger Automobile Factory", Sum{VP: 5})
	inCity(PolishTelephone, "Polish Telephone Joint-Stock Company", Sum{VP: 3})
	test(Prudential, "Prudential", func(t *testing.T) {
		d := drawn(t, city+"prudential")
		if _, ok := siteOf(&d, Space{0, 3}); !ok || emptySites(&d) == 0 {
			t.Error("a fourth row is not allowed")
		}
		d = drawn(t, city+"arsenal")
		if emptySites(&d) != 0 {
			t.Error("a fourth row is allowed without it")
		}
	})
	test(RoyalBathsPark, "Royal Baths Park", func(t *testing.T) {
		one, two := drawn(t, city+"arsenal"), drawn(t, city+"royal-baths-park")
		a, b := one.Income(nil), two.Income(nil)
		if a[StepParks] != (Sum{VP: 2}) || b[StepParks] != (Sum{VP: 2 + 1}) {
			t.Errorf("parks bring %v, and %v with it", a[StepParks], b[StepParks])
		}
	})
	test(SigismundsColumn, "Sigismund's Column", func(t *testing.T) {
		m := NewMatch(2, 1, nil)
		m.players[0].District = drawn(t, city+"sigismunds-column")
		if m.DiscardValue(0) != 5 || m.DiscardValue(1) != 3 {
			t.Errorf("discarding brings %d, and %d without it", m.DiscardValue(0), m.DiscardValue(1))
		}
	})
	inCity(SkaryszewskiPark, "Skaryszewski Park", Sum{VP: 1})
	inCity(WarsawRisingMuseum, "Warsaw Rising Museum", Sum{VP: 6})
	test(WarsawSchoolOfEconomics, "Warsaw School of Economics", func(t *testing.T) {
		m := NewMatch(2, 1, nil)
		m.players[0].District = drawn(t, "## ##\n## ##\nA1 school-of-economics\nB1 arsenal")
		m.players[1].District = drawn(t, "UU\nUU")
		endConstruction(&m, 6, nil)
		want := []Action{{Kind: Split}, {Kind: Split, Amount: 1}, {Kind: Split, Amount: 2}}
		if got := m.Legal(0, true, nil); !slices.Equal(got, want) {
			t.Errorf("ways to split: %v", got)
		}
	})
	inCity(WarsawSteelworks, "Warsaw Steelworks", Sum{VP: 3})
	exchanges(WarsawViennaRailway, "Warsaw-Vienna Railway", 4, 2, 2, 6)
	inCity(WarsawUniversityLibrary, "Warsaw University Library", Sum{VP: 1})
	discounts(WarsawUniversityOfTechnology, "Warsaw University of Technology", 2, 0)
	inCity(Wilanow, "Wilanów", Sum{VP: 5})
	inCity(SaxonPalace, "Saxon Palace", Sum{Coins: 2})
	inCity(WilanowPalace, "Wilanów Palace", Sum{Coins: 2})
	inCity(GrandTheater, "Grand Theater", Sum{VP: 1})
	inCity(WaterFilters, "Water Filters", Sum{VP: 1, Coins: 1})
	test(NamiestnikowskiPalace, "Namiestnikowski Palace", func(t *testing.T) {
		picture := "UU ## ##\nUU ## ##\n\nUU ## ##\nUU ## ##\nB1 arsenal\nC1 marywil\nC2 old-town\nB2 namiestnikowski-palace"
		if got := brings(t, picture, NamiestnikowskiPalace); got != (Sum{VP: 2}) {
			t.Errorf("it brings %v", got)
		}
	})
	inCity(WilsonSquare, "Wilson Square", Sum{VP: 3})
	inCity(WZRoute, "W-Z Route", Sum{VP: 1, Coins: 1})
	inCity(PalaceOfCultureAndScience, "Palace of Culture and Science", Sum{VP: 3})
	inCity(Metro, "Metro", Sum{VP: 2})
	inCity(EuropaMarket, "Europa Market", Sum{Coins: 15})
	if len(done) != 37 {
		t.Errorf("%d buildings and milestones instead of 37", len(done))
	}
}

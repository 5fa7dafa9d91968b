package expo

import (
	"fmt"
	"testing"
)

func TestExample1Spaces(t *testing.T) {
	m := choosing(t, 5, 2)
	for _, c := range []struct{ from, to, want int }{{1, 2, 8}, {4, 1, 3}, {5, 1, 3}} {
		if got := m.SpaceCost(c.from-1, c.to); got != c.want {
			t.Errorf("from %d to %d: %d", c.from, c.to, got)
		}
	}
	m = choosing(t, 5, 3)
	if got := m.SpaceCost(4, 1); got != 0 {
		t.Errorf("from 5 to 1 in round 3: %d", got)
	}
}

func TestExample2Taxes(t *testing.T) {
	for _, c := range []struct{ money, price, prestige, left int }{{4, 12, -3, 1}, {4, 4, 0, 0}, {2, 3, -1, 2}} {
		m := scene(t, fmt.Sprintf("$%d", c.money))
		m.pay(0, c.price, nil)
		has(t, &m, 0, fmt.Sprintf("$%d V%d", c.left, c.prestige))
	}
}

func TestExample3Placing(t *testing.T) {
	for words, want := range map[string]int{"fire-station 0,1": 0, "fairground 0,1": 0, "fairground -1,0": -4} {
		m := scene(t)
		set(t, &m, 0, words)
		from(t, &m, 0, FromPlacing, want)
	}
}

func TestExample4CrossingMoves(t *testing.T) {
	m := scene(t)
	stand(t, &m, 0, "museum 0,1", "bakery 1,1")
	if which, ok := m.players[0].full(); !ok || which != 1 {
		t.Error("crossing 1,1 does not move")
	}
	allowed := 0
	for x := range int8(3) {
		for y := range int8(3) {
			if m.Check(0, Action{Kind: MoveCrossing, Which: 1, X: x, Y: y}).OK() {
				allowed++
			}
		}
	}
	if allowed != 7 || len(m.Legal(0, nil)) != 7 {
		t.Errorf("%d of 9 corners", allowed)
	}
}

func TestExample5Textile(t *testing.T) {
	m := scene(t, "P4 E3 C2")
	gained := of(set(t, &m, 0, "textile-factory 0,1"), Gained)
	has(t, &m, 0, "P4 E4 C1")
	if gained[0].Lost != 3 {
		t.Errorf("%+v", gained)
	}
	set(t, &m, 0, "terraced-houses 1,1")
	has(t, &m, 0, "P8 E5")
}

func TestExample6Doctor(t *testing.T) {
	m := scene(t, "S0")
	stand(t, &m, 0, "terraced-houses 0,1", "boarding-house 1,1")
	set(t, &m, 0, "doctors-office 0,2")
	has(t, &m, 0, "S5")
	set(t, &m, 0, "cottages 1,2")
	has(t, &m, 0, "S6")
	set(t, &m, 0, "lake 0,3")
	has(t, &m, 0, "S6")
}

func TestExample7Opera(t *testing.T) {
	m := activating(t, "q9")
	m.players[0].Level = 6
	stand(t, &m, 0, "opera-house 0,1")
	costs := func(want int) {
		t.Helper()
		if got, _ := m.Cost(0, 2); got != want {
			t.Errorf("it costs %d, not %d", got, want)
		}
	}
	costs(2)
	other := m
	do(t, &m, 0, "activate 0,1")
	costs(4)
	m = other
	do(t, &m, 0, "activate 0,1 1")
	has(t, &m, 0, "q8")
	costs(4)
	m.tourists[0].Used = false // in a later round
	do(t, &m, 0, "activate 1,0 1")
	costs(3)
}

func TestExample8FirstToUpgrade(t *testing.T) {
	m := scene(t, "G2")
	m.gainOne(0, Progress, 5, &cause{}, nil)
	has(t, &m, 0, "G7 q15")
	if m.players[0].Level != 3 {
		t.Errorf("level %d", m.players[0].Level)
	}
}

func TestExample9Tourists(t *testing.T) {
	m := scene(t, "C9", "C5", "C3", "C8")
	m.tourism(nil)
	for owner, holder := range []uint8{0, 0, 0, 3} {
		if m.tourists[owner].Holder != holder {
			t.Errorf("seat %d holds tourist %d", m.tourists[owner].Holder+1, owner+1)
		}
		m.tourists[owner].At = 0
	}
	for seat, c := range []uint8{9, 7, 6, 12} {
		m.players[seat].Track[Culture] = c
	}
	m.tourism(nil)
	for owner, want := range []Tourist{{0, 0, false}, {1, -1, false}, {3, -1, false}, {3, 0, false}} {
		if m.tourists[owner] != want {
			t.Errorf("tourist %d: %+v", owner+1, m.tourists[owner])
		}
	}
}

func TestExample10Expo(t *testing.T) {
	m := scene(t, "S5 $7", "S5 $9", "S2 $1")
	m.expo(nil)
	for seat, want := range []int{-2, 0, -4} {
		from(t, &m, seat, FromServicesRank, want)
	}
	from(t, &m, 2, FromServicesSpace, -1)
	m = scene(t, "E9 P13")
	m.expo(nil)
	from(t, &m, 0, FromEmployment, 3)
	from(t, &m, 0, FromUnemployment, -3)
}

func TestExample11EraChanges(t *testing.T) {
	m := scene(t, "", "", "", "")
	m.round = 4
	era := func(id TileID, stack int) { // the tile is not in the stack of its era
		for n, other := range m.stacks[stack] {
			if other == id {
				m.stacks[stack][n] = Hotel
			}
		}
	}
	for _, code := range []string{"school", "museum"} {
		id := tile(t, code)
		insert(m.market[0][:], id)
		era(id, 1)
	}
	m.administer(nil)
	if len(m.Row(0)) != 6 || len(m.Row(1)) != 2 || m.Row(0)[0].Era() != 2 {
		t.Fatalf("%v %v", m.Row(0), m.Row(1))
	}
	m.round = 5
	m.market[1] = [rowPlaces]TileID{} // both old ones are taken
	remove(m.market[0][:], m.Row(0)[5])
	remove(m.market[0][:], m.Row(0)[4])
	m.administer(nil)
	if len(m.Row(0)) != 2 || len(m.Row(1)) != 4 {
		t.Errorf("%v %v", m.Row(0), m.Row(1))
	}
}

func TestExample12End(t *testing.T) {
	m := scene(t, "P4 E0 G9")
	levelled(&m)
	stand(t, &m, 0, "gene-research-lab 0,1")
	m.round = Rounds
	employment := -1 // when the Expo begins
	m.end(func(e Event) {
		if e.Kind == ExpoBegan {
			employment = m.Has(0, Employment)
		}
	})
	if employment != 2 {
		t.Errorf("the Expo finds employment %d", employment)
	}
	has(t, &m, 0, "P6 E2")
	m = scene(t, "q11 $13 C15 G21")
	m.convert(0, nil)
	for source, want := range map[Source]int{FromCubes: 2, FromMoney: 3, FromCulture: 7, FromProgress: 2} {
		from(t, &m, 0, source, want)
	}
	has(t, &m, 0, "q3 $1 V14")
}

func TestExample13DepartmentStore(t *testing.T) {
	m := scene(t, "P30 E28")
	set(t, &m, 0, "department-store 0,1")
	has(t, &m, 0, "E30 V1")
	m = scene(t, "P29 E28")
	gained := of(set(t, &m, 0, "department-store 0,1"), Gained)
	has(t, &m, 0, "E29 V0")
	if len(gained) != 1 || gained[0].Lost != 3 {
		t.Errorf("%+v", gained)
	}
}

func TestExample14TwoLots(t *testing.T) {
	m := scene(t, "$0")
	m.pay(0, 3, nil)
	has(t, &m, 0, "$3 V-2")
}

func TestExample15Lakes(t *testing.T) {
	m := scene(t)
	set(t, &m, 0, "lake 2,0")
	has(t, &m, 0, "q6 V0")
	m = scene(t)
	stand(t, &m, 0, "museum 0,1")
	set(t, &m, 0, "lake 1,1")
	if which, ok := m.players[0].full(); !ok || which != 1 {
		t.Error("as the fourth tile it moves no crossing")
	}
}

func TestExample16TechnologyPark(t *testing.T) {
	for _, older := range []bool{true, false} {
		m := scene(t, "P20 E2 G9 q0")
		m.taken[4] = 0
		levelled(&m)
		tiles := []string{"technology-park 0,1", "gene-research-lab 1,1"}
		if !older {
			tiles[0], tiles[1] = tiles[1], tiles[0]
		}
		// Two other Industrial tiles; three Civic: City Hall, the Lab and a school.
		stand(t, &m, 0, append(tiles, "steel-mill 0,2", "brewery 1,2", "school 2,1")...)
		m.endEffects(BeforeEnd, nil)
		if older {
			has(t, &m, 0, "G12 P23 E7 q6") // E+2, then P+3 E+3
		} else {
			has(t, &m, 0, "G12 P22 E6 q6")
		}
		if m.players[0].Level != 4 {
			t.Errorf("level %d", m.players[0].Level)
		}
	}
}

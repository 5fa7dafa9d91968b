package expo

import (
	"fmt"
	"slices"
	"testing"
)

func TestE1TilesInPlay(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		first, opened := map[TileID]bool{}, map[TileID]bool{}
		for seed := range uint64(300) {
			m := NewMatch(seats, seed, nil)
			for era := 1; era <= Eras; era++ {
				all := Tiles{}
				for _, id := range append(slices.Clone(m.inStack(era)), m.Row(0)...) {
					if id.Era() == era {
						all = all.With(id)
					}
				}
				if all != InPlay(era, seats) {
					t.Fatalf("era %d of %d seats has %v", era, seats, all)
				}
			}
			first[m.stacks[2][0]] = true
			opened[m.prosperity[0]] = true
		}
		if len(first) != InPlay(2, seats).Count() || len(opened) != ProsperityTiles {
			t.Errorf("%d tiles come to lie lowest, %d of prosperity: it is not shuffled", len(first), len(opened))
		}
		for id := range first {
			if int(id.Tile().Seats) > seats {
				t.Errorf("%v is in play with %d", id, seats)
			}
		}
	}
	for _, seats := range []int{-1, 0, 1, 6} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("a match of %d seats", seats)
				}
			}()
			NewMatch(seats, 1, nil)
		}()
	}
}

func TestE2Start(t *testing.T) {
	// What is left of the $ once the spaces are paid, in the first order.
	for seats, money := range [][]int{2: {8, 8}, 3: {9, 9, 7}, 4: {7, 11, 9, 10}, 5: {7, 11, 9, 10, 10}} {
		if seats < 2 {
			continue
		}
		m := NewMatch(seats, 7, nil)
		for n := range seats {
			seat := m.Order(n)
			p := m.Player(seat)
			has(t, &m, seat, fmt.Sprintf("P4 E3 S2 G0 $%d C2 q4 V0", money[n]))
			if p.Level != 1 || m.Taken(1) != seats || p.Crossings != [2]Corner{{1, 0}, {1, 1}} {
				t.Errorf("%+v", p)
			}
			if city := p.City(); len(city) != 2 || city[0] != (Placed{Tile: CityHall}) || city[1] != (Placed{Tile: Hotel, X: 1}) {
				t.Errorf("%+v", city)
			}
			if m.Tourist(seat) != (Tourist{Holder: uint8(seat), At: -1}) {
				t.Error("a tourist is not at home")
			}
		}
		if _, ok := m.Leader(); ok || m.Round() != 1 || m.Phase() != PhaseBuild {
			t.Error("there is a leader before the first Tourism, or it does not begin with building")
		}
	}
	// A corner touches the cells of the two columns and rows that meet there.
	for _, c := range []Cell{{0, -1}, {0, 0}, {1, -1}, {1, 0}} {
		if !(Corner{1, 0}).touches(c) {
			t.Errorf("the corner does not touch %v", c)
		}
	}
	for _, c := range []Cell{{2, 0}, {-1, 0}, {0, 1}, {1, -2}} {
		if (Corner{1, 0}).touches(c) {
			t.Errorf("the corner touches %v", c)
		}
	}
}

func TestE3OrderAtTheStart(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		var first [MaxSeats]int
		for seed := range uint64(500) {
			m := NewMatch(seats, seed, nil)
			first[m.Order(0)]++
			for n := range seats {
				space := n + 1
				if seats == 2 {
					space = 1 + 2*n
				}
				if got := int(m.Player(m.Order(n)).Space); got != space {
					t.Fatalf("place %d of %d is on space %d", n, seats, got)
				}
			}
		}
		for seat := range seats {
			if n := first[seat] * seats; n < 300 || n > 700 {
				t.Errorf("seat %d of %d is first in %d of 500", seat, seats, first[seat])
			}
		}
	}
	paid := []Event{}
	m := NewMatch(5, 3, func(e Event) {
		if e.Kind == SpaceTaken {
			paid = append(paid, e)
		}
	})
	if len(paid) != 5 {
		t.Fatalf("%+v", paid)
	}
	for n, e := range paid {
		if e.Seat != m.Order(n) || e.Count != n+1 || e.Price != [...]int{3, 2, 1, 0, 0}[n] {
			t.Errorf("%+v", e)
		}
	}
}

func TestE4MarketAtTheStart(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		came, opened := 0, 0
		m := NewMatch(seats, 5, func(e Event) {
			switch e.Kind {
			case TileCame:
				came++
			case ProsperityOpened:
				opened++
			}
		})
		if len(m.Row(0)) != seats+2 || len(m.Row(1))+len(m.Row(2)) != 0 || len(m.Open()) != seats || came != seats+2 || opened != seats {
			t.Errorf("%d in the market, %d open", len(m.Row(0)), len(m.Open()))
		}
		for _, id := range m.Row(0) {
			if id.Era() != 1 {
				t.Errorf("%v lies in the market", id)
			}
		}
		if m.Left(1) != InPlay(1, seats).Count()-seats-2 || m.Left(0) != ProsperityTiles-seats {
			t.Errorf("%d and %d are left", m.Left(1), m.Left(0))
		}
	}
}

// choosing is a match in a round's initiative, the order being that of the seats.
func choosing(t *testing.T, seats, round int) Match {
	m := scene(t, make([]string, seats)...)
	m.phase, m.round = PhaseSpace, uint8(round)
	for seat := range seats {
		setTracks(t, &m.players[seat], "$40")
	}
	return m
}

func TestE5Spaces(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		m := choosing(t, seats, 3)
		most := 4
		if seats == 5 {
			most = 5
		} else {
			refused(t, &m, 0, "space 5", ReasonNoSuchSpace)
		}
		if got := len(m.Legal(0, nil)); got != most {
			t.Errorf("%d seats choose from %d", seats, got)
		}
		refused(t, &m, 1, "space 1", ReasonNotYourTurn)
		do(t, &m, 0, "space 1") // the own old one
		refused(t, &m, 1, "space 1", ReasonSpaceTaken)
		do(t, &m, 1, "space 3")
		if seats > 2 {
			refused(t, &m, 2, "space 3", ReasonSpaceTaken)
			if got := len(m.Legal(2, nil)); got != most-2 {
				t.Errorf("the third of %d chooses from %d", seats, got)
			}
		}
	}
}

func TestE6Cost(t *testing.T) {
	for from, row := range [][]int{{12, 8, 4, 0, 0}, {9, 6, 3, 0, 0}, {6, 4, 2, 0, 0}, {3, 2, 1, 0, 0}, {0, 0, 0, 0, 0}} {
		for to, want := range row {
			m := choosing(t, 5, 3)
			if got := m.SpaceCost(from, to+1); got != want {
				t.Errorf("from %d to %d: %d, not %d", from+1, to+1, got, want)
			}
		}
	}
	m := choosing(t, 5, 2)
	if m.Multiplier(4) != 1 || m.Multiplier(3) != 1 || m.Multiplier(0) != 4 {
		t.Error("in round 2 space 5 counts once")
	}
	m.phase = PhaseBuild
	if m.Multiplier(4) != 0 || m.Multiplier(3) != 1 {
		t.Error("what is chosen in round 3 is not told in round 2")
	}
	m = choosing(t, 3, 4)
	taken := of(do(t, &m, 0, "space 4"), SpaceTaken)
	if len(taken) != 1 || taken[0].Price != 0 || taken[0].Count != 4 {
		t.Errorf("%+v", taken)
	}
	if m.Order(0) != 0 || m.Player(0).Space != 1 || m.Player(0).Next != 4 {
		t.Error("the new order holds before all have chosen")
	}
	do(t, &m, 1, "space 2")
	has(t, &m, 1, "$34")
	events := do(t, &m, 2, "space 1")
	has(t, &m, 2, "$34")
	if len(of(events, OrderSet)) != 1 || m.Phase() != PhaseBuild || m.Order(0) != 2 || m.Order(1) != 1 || m.Order(2) != 0 || m.Player(0).Space != 4 || m.Player(0).Next != 0 {
		t.Error("the new order does not hold once all have chosen")
	}
	if m.Owes(2) != DecideBuild || m.Turn() != 2 {
		t.Error("the first of the new order does not build")
	}
}

func TestE7Taxes(t *testing.T) {
	for _, c := range []struct{ money, price, lots, left int }{
		{4, 12, 3, 1}, {4, 4, 0, 0}, {2, 3, 1, 2}, {0, 3, 2, 3}, {0, 2, 1, 1}, {3, 4, 1, 2}, {0, 12, 5, 3}, {1, 12, 4, 1}, {0, 0, 0, 0}, {5, 4, 0, 1}, {1, 3, 1, 1}, {0, 4, 2, 2},
	} {
		m := scene(t, fmt.Sprintf("$%d", c.money))
		var taxed []Event
		if got := m.Lots(0, c.price); got != c.lots {
			t.Errorf("%+v: %d lots", c, got)
		}
		m.pay(0, c.price, func(e Event) { taxed = append(taxed, e) })
		has(t, &m, 0, fmt.Sprintf("$%d V%d", c.left, -c.lots))
		from(t, &m, 0, FromTaxes, -c.lots)
		if c.lots > 0 && (len(taxed) != 1 || taxed[0] != (Event{Kind: Taxed, Count: c.lots})) || c.lots == 0 && len(taxed) > 0 {
			t.Errorf("%+v", taxed)
		}
	}
	// The three prices: initiative, tile, last payment.
	m := choosing(t, 2, 3)
	setTracks(t, &m.players[0], "$0")
	do(t, &m, 0, "space 1")
	has(t, &m, 0, "$3 V-5")
	m = scene(t, "$1")
	insert(m.market[2][:], tile(t, "museum"))
	do(t, &m, 0, "build museum 0,1")
	has(t, &m, 0, "$3 V-2")
	m = scene(t, "$1")
	m.round = Rounds
	m.end(nil)
	has(t, &m, 0, "$1")
	from(t, &m, 0, FromTaxes, -1)
}

func TestE8Building(t *testing.T) {
	m := scene(t, "", "")
	insert(m.market[0][:], tile(t, "museum"))
	insert(m.market[1][:], tile(t, "bakery"))
	insert(m.market[2][:], tile(t, "school"))
	for seat := range 2 {
		setTracks(t, &m.players[seat], "$10")
	}
	refused(t, &m, 1, "build museum 0,1", ReasonNotYourTurn)
	refused(t, &m, 0, "build park 0,1", ReasonNotInMarket)
	refused(t, &m, 0, "build museum 0,0", ReasonCellTaken)
	refused(t, &m, 0, "build museum 3,0", ReasonCellApart)
	refused(t, &m, 0, "build museum 0,2", ReasonCellApart)
	legal := m.Legal(0, nil)
	if len(legal) != 3*10 {
		t.Errorf("%d legal actions", len(legal))
	}
	built := of(do(t, &m, 0, "build school 2,1"), TileBuilt) // touches by a corner
	if len(built) != 1 || built[0] != (Event{Kind: TileBuilt, Tile: tile(t, "school"), X: 2, Y: 1, Price: 4}) {
		t.Errorf("%+v", built)
	}
	has(t, &m, 0, "$6")
	if m.RowOf(tile(t, "school")) != -1 || m.Owes(1) != DecideBuild {
		t.Error("the tile is still in the market, or the next does not build")
	}
	for _, words := range []string{"build museum 0,1", "build bakery 0,1"} {
		after := m
		do(t, &after, 1, words)
		if want := map[string]string{"build museum 0,1": "$10", "build bakery 0,1": "$8"}[words]; true {
			has(t, &after, 1, want)
		}
		if after.Phase() != PhaseActivate {
			t.Error("all have built, and it goes on")
		}
	}
	// Lakes and prosperity tiles are touched too.
	for _, code := range []string{"lake", "culture-10"} {
		m = scene(t)
		stand(t, &m, 0, code+" -1,-1")
		insert(m.market[0][:], tile(t, "museum"))
		do(t, &m, 0, "build museum -2,-2")
	}
}

func TestE9Penalties(t *testing.T) {
	for _, c := range []struct {
		code, cell string
		want       int
		off, apart bool
	}{
		{"museum", "0,1", 0, false, false}, {"museum", "0,-1", 0, false, false}, {"museum", "1,1", 0, false, false}, {"museum", "1,-1", 0, false, false},
		{"museum", "2,0", -2, true, false}, {"museum", "-1,1", -2, true, false},
		{"court", "0,1", 0, false, false}, {"court", "2,1", -4, true, true}, {"court", "-1,0", -2, true, false},
		{"park", "0,1", 0, false, false}, {"park", "-1,0", -4, true, true},
		{"lake", "2,1", 0, false, false}, {"most-culture", "2,0", -2, true, false},
	} {
		m := scene(t)
		events := set(t, &m, 0, c.code+" "+c.cell)
		from(t, &m, 0, FromPlacing, c.want)
		penalised := of(events, Penalised)
		n := 0
		if c.off {
			n++
		}
		if c.apart {
			n++
		}
		if len(penalised) != n {
			t.Errorf("%s on %s: %+v", c.code, c.cell, penalised)
		}
		for i, e := range penalised {
			if e.Count != -2 || e.Colour != (i == 1 || !c.off) {
				t.Errorf("%+v", e)
			}
		}
		m = scene(t)
		a := action(t, "activate "+c.cell)
		if got := m.players[0].Penalty(tile(t, c.code), a.Cell()); got != -c.want {
			t.Errorf("%s on %s would cost %d", c.code, c.cell, got)
		}
	}
	// Within the city, only the same colour matters.
	m := scene(t)
	stand(t, &m, 0, "museum 1,1")
	if p := &m.players[0]; p.Penalty(tile(t, "music-hall"), Cell{0, 1}) != 0 || p.Penalty(tile(t, "music-hall"), Cell{0, -1}) != 2 || p.Penalty(tile(t, "most-culture"), Cell{0, -1}) != 2 {
		t.Error("the same colour")
	}
}

func TestE10OrderOfGains(t *testing.T) {
	// Printed gains come before "!": Employment counts with what the tile... has already.
	m := scene(t, "P20 E9 C0")
	stand(t, &m, 0, "garden-suburb 0,1", "doctors-office -1,1")
	m.players[0].Track[Services] = 0
	events := set(t, &m, 0, "world-museum 1,1")
	has(t, &m, 0, "C5")
	if n := len(of(events, Gained)); n != 2 {
		t.Errorf("%d gains", n)
	}
	// One effect counts all before it gains: 4G and then 3E of a gain.
	m = scene(t, "P3 E1 G9")
	levelled(&m)
	stand(t, &m, 0, "gene-research-lab 0,1")
	m.endEffects(BeforeEnd, nil)
	has(t, &m, 0, "P5 E3")
	// The order P E S G $ C q V: Population first, so that Employment has room.
	m = scene(t, "P4 E4")
	events = set(t, &m, 0, "cottages 0,1")
	has(t, &m, 0, "P7 E6")
	if gained := of(events, Gained); gained[0].Track != Population || gained[1].Track != Employment {
		t.Errorf("%+v", gained)
	}
	var order []Track
	m = scene(t, "P20 E1 S1 G0 $1 C1")
	m.gain(0, &Gains{1, 1, 1, 1, 1, 1, 1, 1}, &cause{}, func(e Event) { order = append(order, e.Track) })
	if !slices.Equal(order, []Track{Population, Employment, Services, Progress, Economy, Culture, Cubes, Prestige}) {
		t.Errorf("gained in the order %v", order)
	}
	// Price, penalties, printed, own w, neighbours' w from the oldest, whatever their place.
	m = scene(t, "P4 $3")
	stand(t, &m, 0, "hospital -1,2", "doctors-office 1,2", "brewery 0,2")
	insert(m.market[1][:], tile(t, "boarding-house"))
	events = do(t, &m, 0, "build boarding-house 0,1")
	var told []string
	for _, e := range events {
		switch e.Kind {
		case TileBuilt:
			told = append(told, fmt.Sprint("price ", e.Price))
		case Gained:
			told = append(told, fmt.Sprint(e.Tile, " ", e.Effect))
		}
	}
	if !slices.Equal(told, []string{"price 2", "boarding-house 0", "boarding-house 2", "hospital 2", "doctors-office 2"}) {
		t.Errorf("told %q", told)
	}
	m = scene(t, "$1")
	insert(m.market[1][:], tile(t, "museum"))
	var kinds []EventKind
	for _, e := range do(t, &m, 0, "build museum 2,0") {
		kinds = append(kinds, e.Kind)
	}
	if !slices.Equal(kinds, []EventKind{TileBuilt, Taxed, Penalised, Gained}) {
		t.Errorf("kinds %v", kinds)
	}
}

func TestE11Wrench(t *testing.T) {
	m := scene(t, "S0")
	stand(t, &m, 0, "cottages 0,1", "terraced-houses 1,1", "tower-flats 3,3")
	set(t, &m, 0, "doctors-office 0,2") // two neighbours, the third is too far
	has(t, &m, 0, "S5")
	set(t, &m, 0, "lodging-house 1,3") // a new one, by the corner
	has(t, &m, 0, "S6")
	set(t, &m, 0, "sheltered-homes 3,2") // not beside it
	set(t, &m, 0, "lake -1,2")
	set(t, &m, 0, "museum -1,3")
	has(t, &m, 0, "S6")
	set(t, &m, 0, "least-population -1,1") // a prosperity tile counts in its colour
	has(t, &m, 0, "S7")
	// Starting tiles count, and no tile itself: a garden suburb beside the Hotel, a second Leisure tile.
	m = scene(t, "P4")
	set(t, &m, 0, "garden-suburb 0,1")
	has(t, &m, 0, "P8")
	m = scene(t)
	stand(t, &m, 0, "spa 0,1")
	set(t, &m, 0, "most-leisure-tiles 1,1")
	has(t, &m, 0, "V3")
	from(t, &m, 0, FromBuilding, 3)
	set(t, &m, 0, "park 2,1")
	from(t, &m, 0, FromBuilding, 4)
	// Eight neighbours.
	var p Player
	for n := range 25 {
		p = Player{}
		p.place(tile(t, "museum"), Cell{int8(n%5 - 2), int8(n/5 - 2)})
		want := 0
		if x, y := n%5-2, n/5-2; max(x, -x) <= 1 && max(y, -y) <= 1 && n != 12 {
			want = 1
		}
		if p.Neighbours(Cell{}, Cultural) != want {
			t.Errorf("cell %d", n)
		}
	}
}

func TestE12Crossings(t *testing.T) {
	m := scene(t)
	stand(t, &m, 0, "museum 0,1")
	insert(m.market[0][:], tile(t, "bakery"))
	insert(m.market[0][:], tile(t, "school"))
	do(t, &m, 0, "build bakery 1,1")
	if m.Owes(0) != DecideCrossing || m.Owes(1) != NoDecision || m.Turn() != 0 {
		t.Fatal("no crossing has to move")
	}
	if got := len(m.Legal(0, nil)); got != 7 {
		t.Errorf("%d corners", got)
	}
	refused(t, &m, 0, "build school 0,2", ReasonNotYourTurn)
	refused(t, &m, 0, "crossing 1 0,0", ReasonOtherCrossing)
	refused(t, &m, 0, "crossing 2 1,1", ReasonCornerFull)
	refused(t, &m, 0, "crossing 2 1,0", ReasonCrossingThere)
	refused(t, &m, 0, "crossing 2 4,4", ReasonCornerEmpty)
	moved := of(do(t, &m, 0, "crossing 2 2,2"), CrossingMoved)
	if len(moved) != 1 || moved[0] != (Event{Kind: CrossingMoved, Count: 1, X: 2, Y: 2}) || m.players[0].Crossings != [2]Corner{{1, 0}, {2, 2}} {
		t.Errorf("%+v", moved)
	}
	if m.Owes(1) != DecideBuild {
		t.Error("the turn does not pass")
	}
	// Two full: the one that began on 1,0 first, wherever it stands; a Lake and a prosperity tile fill corners.
	m = scene(t)
	m.players[0].Crossings = [2]Corner{{1, 2}, {1, 1}}
	stand(t, &m, 0, "museum 0,1", "lake 0,2", "culture-10 1,2")
	insert(m.market[0][:], tile(t, "bakery"))
	do(t, &m, 0, "build bakery 1,1")
	refused(t, &m, 0, "crossing 2 0,0", ReasonOtherCrossing)
	do(t, &m, 0, "crossing 1 0,0")
	if m.Owes(0) != DecideCrossing {
		t.Fatal("the other need not move")
	}
	refused(t, &m, 0, "crossing 1 1,0", ReasonOtherCrossing)
	refused(t, &m, 0, "crossing 2 0,0", ReasonCrossingThere)
	refused(t, &m, 0, "crossing 2 1,2", ReasonCornerFull)
	do(t, &m, 0, "crossing 2 1,0")
	if m.Owes(1) != DecideBuild {
		t.Error("the turn does not pass")
	}
	// The first alone is full: it can't go where the other is.
	m = scene(t)
	stand(t, &m, 0, "museum 0,-1", "bakery 1,-1")
	refused(t, &m, 0, "crossing 1 1,1", ReasonCrossingThere)
	refused(t, &m, 0, "crossing 2 0,0", ReasonOtherCrossing)
	if got := len(m.Legal(0, nil)); got != 7 {
		t.Errorf("%d corners", got)
	}
	// A Lake as the fourth tile, in prosperity.
	m = scene(t)
	m.phase, m.round = PhaseProsper, 3
	stand(t, &m, 1, "museum 0,1")
	insert(m.open[:], tile(t, "culture-10"))
	insert(m.open[:], tile(t, "most-culture"))
	do(t, &m, 1, "lake culture-10 1,1")
	if m.Owes(1) != DecideCrossing || m.Phase() != PhaseProsper {
		t.Error("a Lake moves no crossing")
	}
	do(t, &m, 1, "crossing 2 2,2")
	if m.Owes(0) != DecideProsper {
		t.Error("the turn does not pass")
	}
}

func TestE13Ends(t *testing.T) {
	for what := Population; what <= Culture; what++ {
		m := scene(t, "P30 E30 S29 G24 $39 C29")
		levelled(&m)
		m.players[0].Track[what] = uint8(what.End() - 1)
		var events []Event
		one := cause{}
		m.gainOne(0, what, 3, &one, func(e Event) { events = append(events, e) })
		if m.Has(0, what) != what.End() || events[0].Count != 1 || events[0].Lost != 2 || events[0].People {
			t.Errorf("%v: %+v", what, events)
		}
		want := 1
		if what == Economy {
			want = 0
		}
		from(t, &m, 0, FromTrackEnds, want)
		if want == 1 && (len(events) < 2 || events[1].Kind != Gained || events[1].Track != Prestige || events[1].Source != FromTrackEnds || events[1].Count != 1) {
			t.Errorf("%v: %+v", what, events)
		}
		m.gainOne(0, what, 1, &one, nil) // once for one cause
		from(t, &m, 0, FromTrackEnds, want)
		m.gainOne(0, what, 1, &cause{}, nil)
		from(t, &m, 0, FromTrackEnds, 2*want)
	}
	m := scene(t, "C2") // the floor
	m.gainOne(0, Culture, -5, &cause{}, func(e Event) {
		if e.Count != -2 || e.Lost != 0 {
			t.Errorf("%+v", e)
		}
	})
	has(t, &m, 0, "C0 V0")
	m.gainOne(0, Cubes, 500, &cause{}, nil)
	has(t, &m, 0, "q504 V0")
	m = scene(t, "P29")
	m.gainOne(0, Population, 1, &cause{}, nil) // to the end, not beyond
	has(t, &m, 0, "P30 V0")

	// One tile built, with all that it sets off, is one cause: the museum of industry goes beyond by its neighbours' count too.
	m = scene(t, "P30 E20 C30 S30")
	stand(t, &m, 0, "doctors-office 0,1", "museum-of-industry 1,1")
	set(t, &m, 0, "robotics-works 0,2")
	from(t, &m, 0, FromTrackEnds, 1)
	set(t, &m, 0, "music-hall 1,2")
	from(t, &m, 0, FromTrackEnds, 2)
	set(t, &m, 0, "cottages -1,2")
	from(t, &m, 0, FromTrackEnds, 4) // Population, and Services by the doctor
	m = scene(t, "C29")
	stand(t, &m, 0, "car-factory 0,1", "dockyard 1,1")
	set(t, &m, 0, "museum-of-industry 0,2") // printed, then its own w
	from(t, &m, 0, FromTrackEnds, 1)
	m = scene(t, "P9 S30") // two neighbours' w
	stand(t, &m, 0, "doctors-office 0,1", "hospital 1,1")
	set(t, &m, 0, "cottages 0,2")
	from(t, &m, 0, FromTrackEnds, 1)
	m = scene(t, "P9 S30") // printed, and a neighbour's w
	stand(t, &m, 0, "hospital 1,1")
	set(t, &m, 0, "garden-city 0,2")
	from(t, &m, 0, FromTrackEnds, 1)
	m = scene(t, "C30") // prosperity tiles too
	set(t, &m, 0, "services-9 0,1")
	from(t, &m, 0, FromTrackEnds, 1)
	// One activation with its o.
	m = scene(t, "P30 C30 q9")
	stand(t, &m, 0, "spa 0,1", "spa 1,1")
	m.activate(0, 2, 0, nil)
	from(t, &m, 0, FromTrackEnds, 2) // Population of the one, Culture of the other
	m = scene(t, "C30 q9")
	stand(t, &m, 0, "spa 0,1", "spa 1,1", "spa 0,-1")
	m.activate(0, 1, 0, nil)
	from(t, &m, 0, FromTrackEnds, 1) // three times Culture
	// An Expo's gain.
	m = scene(t, "P30 E5 S30 C30 G25")
	levelled(&m)
	m.expo(nil)
	from(t, &m, 0, FromTrackEnds, 2)
	// b and x effects, each its own.
	m = scene(t, "P30 E30 G25")
	levelled(&m)
	stand(t, &m, 0, "technology-park 0,1", "gene-research-lab 1,1")
	m.endEffects(BeforeEnd, nil)
	from(t, &m, 0, FromTrackEnds, 3) // Progress; then Population and Employment of the other
	from(t, &m, 0, FromEndEffects, 0)
	m = scene(t, "P30 E30 G25")
	levelled(&m)
	stand(t, &m, 0, "gene-research-lab 0,1", "gene-research-lab 1,1")
	m.endEffects(BeforeEnd, nil)
	from(t, &m, 0, FromTrackEnds, 4)
}

func TestE14EmploymentFollowsPopulation(t *testing.T) {
	m := scene(t, "P5 E3")
	var events []Event
	m.gainOne(0, Employment, 4, &cause{}, func(e Event) { events = append(events, e) })
	has(t, &m, 0, "P5 E5 V0")
	if len(events) != 1 || events[0].Count != 2 || events[0].Lost != 2 || !events[0].People {
		t.Errorf("%+v", events)
	}
	m.gainOne(0, Population, -2, &cause{}, func(e Event) { events = append(events, e) })
	has(t, &m, 0, "P3 E3 V0")
	if e := events[len(events)-1]; e.Track != Employment || e.Count != -2 || e.Lost != 0 {
		t.Errorf("%+v", events)
	}
	m = scene(t, "P29 E29")
	m.gainOne(0, Employment, 4, &cause{}, nil)
	has(t, &m, 0, "E29 V0")
	m = scene(t, "P30 E30")
	m.gainOne(0, Employment, 4, &cause{}, nil)
	has(t, &m, 0, "E30 V1")
}

func TestE15Plants(t *testing.T) {
	m := scene(t, "G2 q4")
	var events []Event
	m.gainOne(0, Progress, 1, &cause{}, func(e Event) { events = append(events, e) })
	has(t, &m, 0, "G3 q9")
	if m.players[0].Level != 2 || len(events) != 2 || events[1] != (Event{Kind: PlantTaken, Level: 2, Count: 5}) {
		t.Errorf("%+v", events)
	}
	m.gainOne(0, Progress, 3, &cause{}, nil)
	has(t, &m, 0, "G6 q9")
	m.gainOne(0, Progress, 19, &cause{}, nil) // level by level
	has(t, &m, 0, "G25 q36")                  // 9 and 6, 6, 7, 8
	if m.players[0].Level != 6 || m.taken != [Levels + 1]uint8{0, 2, 1, 1, 1, 1, 1} {
		t.Errorf("level %d, gone %v", m.players[0].Level, m.taken)
	}
	m.gainOne(0, Progress, -20, &cause{}, nil) // falls, and lowers nothing
	m.gainOne(0, Progress, 20, &cause{}, nil)
	has(t, &m, 0, "G25 q36")
	// The best left of the level, once for each.
	m = scene(t, "", "", "", "", "")
	for seat := range 5 {
		m.gainOne(seat, Progress, 25, &cause{}, nil)
		if got, want := m.Has(seat, Cubes), 4+[...]int{5 + 6 + 6 + 7 + 8, 5 + 5 + 6 + 7 + 8, 4 + 5 + 5 + 6 + 7, 4 + 4 + 5 + 6 + 7, 3 + 4 + 4 + 5 + 6}[seat]; got != want {
			t.Errorf("seat %d has %d cubes, not %d", seat, got, want)
		}
	}
}

func TestE16Leader(t *testing.T) {
	for _, c := range []struct {
		tracks         []string
		leader, lowest int
	}{
		{[]string{"C3 $1", "C5 $1", "C2 $1"}, 1, 2}, {[]string{"C5 $1", "C5 $2", "C5 $3"}, 2, 0}, {[]string{"C5 $2", "C5 $2", "C5 $2"}, 0, 2}, {[]string{"C0 $9", "C1 $0"}, 1, 0},
		{[]string{"C1 $3", "C1 $2", "C1 $3", "C1 $2"}, 0, 3},
	} {
		m := scene(t, c.tracks...)
		var led []Event
		m.tourism(func(e Event) { led = append(led, e) })
		if seat, ok := m.Leader(); !ok || seat != c.leader || led[0] != (Event{Kind: Led, Seat: c.leader, Other: c.lowest}) {
			t.Errorf("%v: leader %d, %+v", c.tracks, seat, led[0])
		}
		if int(m.tourists[c.lowest].Holder) != c.leader {
			t.Errorf("%v: the lowest keeps its tourist", c.tracks)
		}
	}
	m := scene(t, "C5 $2", "C5 $2") // the initiative is the order of this round, not that of seats
	m.order = [MaxSeats]uint8{1, 0}
	m.players[0].Space, m.players[1].Space = 2, 1
	if m.tourism(nil); m.leader != 1 {
		t.Errorf("leader %d", m.leader)
	}
	m.players[0].Track[Culture] = 30 // stands until the next Tourism
	if m.Limit(1) != 2 || m.Limit(0) != 1 {
		t.Error("the leader does not stand")
	}
	// It is after building, before activation.
	m = scene(t, "C5", "C6")
	insert(m.market[0][:], tile(t, "museum"))
	insert(m.market[0][:], tile(t, "bakery"))
	do(t, &m, 0, "build museum 0,1")
	if events := do(t, &m, 1, "build bakery 0,1"); len(of(events, Led)) != 1 || m.leader != 0 || m.Phase() != PhaseActivate || m.Turn() != 0 {
		t.Error("Tourism is not after building")
	}
}

func TestE17Tourists(t *testing.T) {
	for _, c := range []struct {
		leads int
		want  []uint8 // holders of the tourists of Culture 5, 6, 9, 10, 13 without the leader's; 4 is the lowest
	}{{8, []uint8{0, 1, 2, 3, 0}}, {9, []uint8{0, 1, 2, 3, 0}}} {
		m := scene(t, fmt.Sprintf("C%d", c.leads), "C5", "C6", "C5", "C4")
		m.tourism(nil)
		for owner, holder := range []uint8{0, 1, 2, 3, 0} {
			if c.leads >= 9 && (owner == 1 || owner == 3) {
				holder = 0
			}
			if m.tourists[owner].Holder != holder {
				t.Errorf("at %d seat %d holds the tourist of %d", c.leads, m.tourists[owner].Holder, owner)
			}
		}
	}
	holders := func(tracks ...string) (all []uint8) {
		m := scene(t, tracks...)
		m.tourism(nil)
		for owner := range m.Seats() {
			all = append(all, m.tourists[owner].Holder)
		}
		return all
	}
	for _, c := range []struct {
		tracks []string
		want   []uint8
	}{
		{[]string{"C13", "C6", "C5", "C0"}, []uint8{0, 1, 0, 0}}, {[]string{"C14", "C9", "C10", "C0"}, []uint8{0, 0, 2, 0}}, {[]string{"C23", "C9", "C10", "C0"}, []uint8{0, 0, 2, 0}},
		{[]string{"C24", "C23", "C24 $0", "C0"}, []uint8{0, 0, 2, 0}}, {[]string{"C24", "C24 $5", "C24 $4"}, []uint8{0, 1, 0}}, {[]string{"C8", "C0", "C1"}, []uint8{0, 0, 2}},
	} {
		if got := holders(c.tracks...); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, not %v", c.tracks, got, c.want)
		}
	}
	// One that changes hands stands free, the others keep their tile; all may pay again.
	m := scene(t, "C9", "C5", "C3")
	m.leader = 0
	for owner := range 3 {
		m.tourists[owner] = Tourist{Holder: 0, At: 1, Used: true}
	}
	m.players[1].Track[Culture] = 7
	var moved []Event
	m.tourism(func(e Event) {
		if e.Kind == TouristMoved {
			moved = append(moved, e)
		}
	})
	if m.tourists != [MaxSeats]Tourist{{0, 1, false}, {1, -1, false}, {0, 1, false}} {
		t.Errorf("%+v", m.tourists)
	}
	if len(moved) != 1 || moved[0] != (Event{Kind: TouristMoved, Seat: 1, Other: 1}) {
		t.Errorf("%+v", moved)
	}
}

// activating is a match in activation, seat 0 at turn.
func activating(t *testing.T, tracks ...string) Match {
	m := scene(t, tracks...)
	m.phase, m.leader = PhaseActivate, 1
	return m
}

func TestE18Activations(t *testing.T) {
	for level, want := range []int{1: 1, 2, 2, 3, 3, 4} {
		m := scene(t)
		m.players[0].Level = uint8(level)
		if level == 0 {
			continue
		}
		if m.Limit(0) != want {
			t.Errorf("level %d: %d", level, m.Limit(0))
		}
		m.leader = 0
		if m.Limit(0) != want+1 {
			t.Errorf("level %d of the leader: %d", level, m.Limit(0))
		}
	}
	m := activating(t, "q20 $0 G3")
	levelled(&m)
	refused(t, &m, 1, "activate 1,0", ReasonNotYourTurn)
	refused(t, &m, 0, "activate 2,0", ReasonNoTile)
	stand(t, &m, 0, "museum 0,1", "lake 1,1")
	refused(t, &m, 0, "activate 0,1", ReasonNoActivation)
	refused(t, &m, 0, "activate 1,1", ReasonNoActivation)
	do(t, &m, 0, "activate 1,0")
	if m.Owes(0) != DecideActivate || m.Done() != 1 {
		t.Fatal("it may activate another")
	}
	do(t, &m, 0, "activate 1,0") // the same again, for two cubes
	has(t, &m, 0, "$4 q17")
	if m.Owes(1) != DecideActivate || m.Done() != 0 {
		t.Error("the turn does not pass at the limit")
	}
	// The leader has one more.
	m = activating(t, "q20")
	m.leader = 0
	do(t, &m, 0, "activate 1,0")
	if m.Owes(0) != DecideActivate {
		t.Fatal("the leader has no more than others")
	}
	do(t, &m, 0, "activate 1,0")
	if m.Owes(1) != DecideActivate {
		t.Error("the leader has two more")
	}
	// A better plant counts at once.
	m = activating(t, "q20 G2")
	stand(t, &m, 0, "school 0,1")
	do(t, &m, 0, "activate 0,1")
	if m.Owes(0) != DecideActivate || m.players[0].Level != 2 {
		t.Error("a better plant does not count at once")
	}
}

func TestE19Cost(t *testing.T) {
	m := activating(t, "q9 $0", "", "")
	m.players[0].Level = 6
	cost := func(at, want int) {
		t.Helper()
		if got, ok := m.Cost(0, at); !ok || got != want {
			t.Errorf("tile %d costs %d, not %d", at, got, want)
		}
	}
	cost(0, 2) // City Hall has a printed cube
	cost(1, 1)
	do(t, &m, 0, "activate 1,0")
	has(t, &m, 0, "q8 $2")
	cost(1, 2)
	if m.players[0].Tiles[1].Cubes != 1 {
		t.Error("cubes paid do not lie on the tile")
	}
	refused(t, &m, 0, "activate 1,0 2", ReasonOtherTourist)
	refused(t, &m, 0, "activate 1,0 5", ReasonOtherTourist)
	m.tourists[1].Holder, m.tourists[2].Holder = 0, 0
	events := do(t, &m, 0, "activate 1,0 1 3") // both by tourists
	if a := of(events, TileActivated); len(a) != 1 || a[0].Tourists != 0b101 || a[0].Price != 0 || a[0].Tile != Hotel {
		t.Errorf("%+v", a)
	}
	has(t, &m, 0, "q8 $4")
	cost(1, 4) // one cube, two tourists
	refused(t, &m, 0, "activate 1,0 1", ReasonTouristThere)
	refused(t, &m, 0, "activate 0,0 1", ReasonTouristUsed)
	do(t, &m, 0, "activate 0,0 2") // one by a tourist, one by a cube
	has(t, &m, 0, "q7")
	cost(0, 4)
	m.tourists[0].Used, m.tourists[2].Used = false, false
	// The tile that a tourist leaves is cheaper at once; the tile's own cost was taken before he comes.
	do(t, &m, 0, "activate 0,0 1 3")
	cost(1, 2)
	has(t, &m, 0, "q5")
	if m.tourists[0] != (Tourist{0, 0, true}) || m.tourists[2] != (Tourist{0, 0, true}) {
		t.Errorf("%+v", m.tourists)
	}
	// Exactly the cost.
	m = activating(t, "q0 $0", "", "")
	m.tourists[1].Holder = 0
	refused(t, &m, 0, "activate 1,0 1 2", ReasonTooMany)
	refused(t, &m, 0, "activate 1,0", ReasonTooFewCubes)
	refused(t, &m, 0, "activate 0,0 2", ReasonTooFewCubes)
	legal := m.Legal(0, nil)
	want := []Action{{Kind: Activate, Tourists: 0b11}, {Kind: Activate, X: 1, Tourists: 1}, {Kind: Activate, X: 1, Tourists: 2}, {Kind: RestPrestige}, {Kind: RestCube}}
	if !slices.Equal(legal, want) {
		t.Errorf("%v", legal)
	}
	// Tourists on the tiles of another seat do not count.
	m = activating(t, "", "")
	m.tourists[1].At = 1
	cost(1, 1)
	m.tourists[0].At = 1
	cost(1, 2)
	if m.Payers(0, 1) != 0 || m.Payers(0, 0) != 1 {
		t.Error("who may pay")
	}
}

func TestE20Observers(t *testing.T) {
	m := activating(t, "q9 $0 C0 P4")
	m.players[0].Level = 6
	stand(t, &m, 0, "park 0,1", "spa 1,1", "dockyard 2,1", "railway-station 2,0", "park 3,3")
	events := do(t, &m, 0, "activate 1,0") // Leisure: Hotel $2, park $1, spa C1, railway $1
	has(t, &m, 0, "$4 C1")
	var tiles []string
	for _, e := range of(events, Gained) {
		tiles = append(tiles, e.Tile.String())
	}
	if !slices.Equal(tiles, []string{"hotel", "park", "spa", "railway-station"}) {
		t.Errorf("gained by %v", tiles)
	}
	do(t, &m, 0, "activate 1,1") // the spa: P1 $1, park $1, railway $1; not itself
	has(t, &m, 0, "$7 C1 P5")
	stand(t, &m, 0, "brewery 1,2")
	do(t, &m, 0, "activate 1,2") // Industrial: brewery $1, park $1, dockyard $2
	has(t, &m, 0, "$11 C1")
	// What is gained sets nothing off: building and other activations stay as they are.
	if m.players[0].Tiles[0].Cubes != 0 || m.Done() != 3 {
		t.Error("an observer activates something")
	}
	from(t, &m, 0, FromActivation, 0)
	stand(t, &m, 0, "robotics-works 0,2")
	do(t, &m, 0, "activate 0,2")
	from(t, &m, 0, FromActivation, 3)
	names := Effect{Kind: Observing, Colour: anyColour}
	if names.Names(NoColour) || !names.Names(Civic) {
		t.Error("any colour is any colour")
	}
}

func TestE21Rest(t *testing.T) {
	m := activating(t, "q4")
	do(t, &m, 0, "rest prestige")
	has(t, &m, 0, "q4 V1")
	from(t, &m, 0, FromRests, 1)
	if m.Owes(1) != DecideActivate {
		t.Error("the turn does not pass")
	}
	rested := of(do(t, &m, 1, "rest cube"), Rested)
	has(t, &m, 1, "q5 V0")
	if len(rested) != 1 || rested[0] != (Event{Kind: Rested, Seat: 1, Track: Cubes}) {
		t.Errorf("%+v", rested)
	}
	m = activating(t, "q0") // unable: it still rests
	m.tourists[0].Used = true
	if legal := m.Legal(0, nil); !slices.Equal(legal, []Action{{Kind: RestPrestige}, {Kind: RestCube}}) {
		t.Errorf("%v", legal)
	}
	refused(t, &m, 0, "stop", ReasonNotActivated)
	m = activating(t, "q9")
	m.players[0].Level = 6
	do(t, &m, 0, "activate 1,0")
	refused(t, &m, 0, "rest cube", ReasonActivated)
	refused(t, &m, 0, "rest prestige", ReasonActivated)
	if legal := m.Legal(0, nil); legal[len(legal)-1] != (Action{Kind: Stop}) {
		t.Errorf("%v", legal)
	}
	if events := do(t, &m, 0, "stop"); len(of(events, Stopped)) != 1 || m.Owes(1) != DecideActivate || m.Done() != 0 {
		t.Error("it can't stop")
	}
	has(t, &m, 0, "V0 q8")
	m = activating(t, "q1") // nothing more can be paid: the turn passes by itself
	m.players[0].Level = 6
	m.tourists[0].Used = true
	do(t, &m, 0, "activate 1,0")
	if m.Owes(1) != DecideActivate {
		t.Error("the turn does not pass by itself")
	}
	m = activating(t, "q2") // City Hall can be paid with the tourist
	m.players[0].Level = 6
	do(t, &m, 0, "activate 1,0")
	if m.Owes(0) != DecideActivate {
		t.Error("the tourist can't pay")
	}
}

func TestE22Administration(t *testing.T) {
	m := scene(t, "", "", "")
	m.round = 2
	lay := func(row int, codes ...string) {
		for _, code := range codes {
			insert(m.market[row][:], tile(t, code))
		}
	}
	lay(0, "school", "museum", "bakery")
	lay(1, "park")
	lay(2, "court", "brewery")
	for era := range m.stacks { // what lies in the market is not in a stack
		for n, id := range m.stacks[era][:m.stackSizes[era]] {
			if m.RowOf(id) >= 0 {
				m.stacks[era][n] = tile(t, "cottages")
			}
		}
	}
	var events []Event
	size := m.Left(1)
	m.administer(func(e Event) { events = append(events, e) })
	if len(m.Row(0)) != 1 || len(m.Row(1)) != 3 || len(m.Row(2)) != 1 || m.Left(1) != size-1 {
		t.Errorf("%v %v %v", m.Row(0), m.Row(1), m.Row(2))
	}
	if aged, came := of(events, TileAged), of(events, TileCame); len(aged) != 2 || len(came) != 1 || came[0].Tile != m.Row(0)[0] || m.aged[1] != 2 {
		t.Errorf("%+v", events)
	}
	// At most 4n+4 tiles of an era are drawn, whatever is played.
	for seats := 2; seats <= MaxSeats; seats++ {
		for seed := range uint64(20) {
			var drawn [Eras + 1]int
			m := NewMatch(seats, seed, func(e Event) {
				if e.Kind == TileCame {
					drawn[e.Tile.Era()]++
				}
			})
			playOn(t, &m, seed, func(m *Match, _ int) {})
			for era := 1; era <= Eras; era++ {
				if n := InPlay(era, seats).Count() - m.Left(era); n > 4*seats+4 {
					t.Errorf("%d tiles of era %d are drawn with %d seats", n, era, seats)
				}
			}
		}
	}
	// No administration after round 12.
	m = scene(t)
	m.round, m.phase = Rounds, PhaseActivate
	insert(m.market[0][:], tile(t, "stadium"))
	do(t, &m, 0, "rest cube")
	do(t, &m, 1, "rest cube")
	if !m.Over() || len(m.Row(0)) != 1 || m.Round() != Rounds {
		t.Error("round 12 has an administration")
	}
}

// rested is a match at the end of a round's activation, all having rested.
func rested(t *testing.T, seats, round int) (m Match, events []Event) {
	m = scene(t, make([]string, seats)...)
	m.phase, m.round = PhaseActivate, uint8(round)
	for n := range seats {
		m.open[n] = firstProsperity + TileID(n)
		events = do(t, &m, n, "rest cube")
	}
	return m, events
}

func TestE23Prosperity(t *testing.T) {
	for round := 1; round < Rounds; round++ {
		m, _ := rested(t, 3, round)
		prospers := round == 3 || round == 5 || round == 7 || round == 9 || round == 11
		if (m.Phase() == PhaseProsper) != prospers {
			t.Fatalf("round %d: phase %d", round, m.Phase())
		}
		if !prospers {
			if m.Round() != round+1 || m.Phase() != PhaseSpace {
				t.Errorf("round %d does not end", round)
			}
			continue
		}
		if m.Round() != round || len(m.Row(0)) != 5 {
			t.Error("prosperity is not after the refill")
		}
		for _, seat := range []int{2, 1, 0} { // from last to first
			if m.Owes(seat) != DecideProsper {
				t.Fatalf("seat %d does not owe", seat)
			}
			open := m.Open()
			left := len(open)
			events := do(t, &m, seat, "lake "+open[0].String()+" 2,1")
			if seat > 0 && len(m.Open()) != left-1 {
				t.Errorf("%d lie open", len(m.Open()))
			}
			if n := len(of(events, ProsperityOpened)); seat == 0 && round < 11 && n != 3 || (seat > 0 || round == 11) && n != 0 {
				t.Errorf("round %d: %d are opened", round, n)
			}
		}
		if want := map[bool]int{true: 3, false: 0}[round < 11]; len(m.Open()) != want {
			t.Errorf("round %d: %d lie open", round, len(m.Open()))
		}
		if m.Round() != round+1 || m.Phase() != PhaseSpace || m.Owes(0) != DecideSpace {
			t.Errorf("round %d does not end", round)
		}
	}
}

func TestE24Needs(t *testing.T) {
	for what := Population; what <= Cubes; what++ {
		m := scene(t, "P9 E5 S5 G5 $5 C5 q5", "P9 E5 S5 G5 $5 C5 q5", "P9 E5 S5 G5 $5 C5 q5")
		levelled(&m)
		set := func(n int) {
			if what == Cubes {
				m.players[0].Cubes = int16(n)
				return
			}
			m.players[0].Track[what] = uint8(n)
		}
		most := firstProsperity + TileID(what)
		base := m.Has(1, what)
		for _, c := range []struct {
			n           int
			most, least bool
		}{{base, false, false}, {base + 1, true, false}, {base - 1, false, true}} {
			set(c.n)
			if m.Qualifies(0, most) != c.most {
				t.Errorf("%v with %d against %d", most, c.n, base)
			}
			if least := most + 7; what != Cubes && m.Qualifies(0, least) != c.least {
				t.Errorf("%v with %d against %d", least, c.n, base)
			}
		}
		set(base + 1)
		if what != Cubes {
			m.players[2].Track[what]++
		} else {
			m.players[2].Cubes++
		}
		if m.Qualifies(0, most) {
			t.Errorf("%v with as many as one other", most)
		}
	}
	// Cubes on the plant, not those on tiles.
	m := scene(t, "q4", "q4")
	m.players[0].Tiles[0].Cubes = 9
	if m.Qualifies(0, tile(t, "most-cubes")) {
		t.Error("cubes on tiles count")
	}
	// Tiles of a colour: starting and prosperity tiles, no Lakes, before building.
	m = scene(t)
	id := tile(t, "most-cultural-tiles")
	if m.Qualifies(0, id) {
		t.Error("the tile itself counts")
	}
	stand(t, &m, 0, "lake 0,1")
	if m.Qualifies(0, id) {
		t.Error("a Lake counts")
	}
	stand(t, &m, 0, "culture-10 1,1")
	if !m.Qualifies(0, id) {
		t.Error("a prosperity tile does not count")
	}
	stand(t, &m, 1, "museum 1,1")
	if m.Qualifies(0, id) || m.Qualifies(1, id) {
		t.Error("as many as another are most")
	}
	stand(t, &m, 1, "park 0,1")
	if !m.Qualifies(1, tile(t, "most-leisure-tiles")) {
		t.Error("the Hotel does not count")
	}
	for _, c := range []struct {
		code, under, at string
	}{{"population-14", "P13", "P14"}, {"employment-12", "P20 E11", "P20 E12"}, {"services-9", "S8", "S9"}, {"progress-9", "G8", "G9"}, {"culture-10", "C9", "C10"}} {
		m := scene(t, c.under, "P30 E30 S30 C30")
		if m.Qualifies(0, tile(t, c.code)) {
			t.Errorf("%s with %s", c.code, c.under)
		}
		setTracks(t, &m.players[0], c.at)
		if !m.Qualifies(0, tile(t, c.code)) {
			t.Errorf("%s with %s", c.code, c.at)
		}
	}
	// Free, on E8's cells, with E9's penalties; a Lake has neither colour nor penalty, and two cubes.
	m = scene(t, "C3", "C12 $0")
	m.phase, m.round = PhaseProsper, 3
	insert(m.open[:], tile(t, "culture-10"))
	insert(m.open[:], tile(t, "most-leisure-tiles"))
	refused(t, &m, 0, "lake culture-10 2,0", ReasonNotYourTurn)
	refused(t, &m, 1, "prosper progress-9 2,0", ReasonNotOpen)
	refused(t, &m, 1, "lake progress-9 2,0", ReasonNotOpen)
	refused(t, &m, 1, "prosper most-leisure-tiles 2,0", ReasonNotQualified)
	refused(t, &m, 1, "prosper culture-10 1,0", ReasonCellTaken)
	refused(t, &m, 1, "lake culture-10 4,0", ReasonCellApart)
	if got := len(m.Legal(1, nil)); got != 10+10+10 {
		t.Errorf("%d legal actions", got)
	}
	events := do(t, &m, 1, "prosper culture-10 2,0")
	has(t, &m, 1, "P6 E5 $0 V-2")
	if e := of(events, TileProspered); len(e) != 1 || e[0] != (Event{Kind: TileProspered, Seat: 1, Tile: tile(t, "culture-10"), X: 2}) {
		t.Errorf("%+v", e)
	}
	events = do(t, &m, 0, "lake most-leisure-tiles 2,0")
	has(t, &m, 0, "q6 V0")
	if e := of(events, LakeMade); len(e) != 1 || e[0] != (Event{Kind: LakeMade, Tile: tile(t, "most-leisure-tiles"), X: 2}) || m.players[0].Tiles[2].Tile != Lake {
		t.Errorf("%+v", e)
	}
}

func TestE25Expo(t *testing.T) {
	for space := range 31 {
		m := scene(t, fmt.Sprintf("P30 E%d S5", space))
		m.expo(nil)
		from(t, &m, 0, FromEmployment, EmploymentPrestige(space))
		from(t, &m, 0, FromUnemployment, -min(3, 30-space))
		m = scene(t, fmt.Sprintf("P4 E4 G0 $5 C0 q4 S%d", space), "S0")
		m.expo(nil)
		g := ServicesGains(space)
		if cubes := m.Has(0, Cubes) - 4; m.Has(0, Progress) != g[Progress] || m.Has(0, Economy) != 5+g[Economy] || m.Has(0, Culture) != g[Culture] || cubes != g[Cubes] {
			t.Errorf("space %d of Services", space)
		}
		from(t, &m, 0, FromServicesSpace, g[Prestige])
	}
	// The rank: ties by $, then initiative; two less for each that is ahead; fixed before any gain.
	m := scene(t, "S5 $7", "S5 $9", "S2 $1", "S5 $7")
	m.order = [MaxSeats]uint8{3, 0, 1, 2}
	for n, seat := range m.order[:4] {
		m.players[seat].Space = uint8(n + 1)
	}
	m.expo(nil)
	for seat, want := range []int{-4, 0, -6, -2} {
		from(t, &m, seat, FromServicesRank, want)
	}
	from(t, &m, 2, FromServicesSpace, -1)
	m = scene(t, "S12 $5", "S12 $6") // the first gains $2 before the second, and is still behind
	m.expo(nil)
	from(t, &m, 0, FromServicesRank, -2)
	from(t, &m, 1, FromServicesRank, 0)
	m = scene(t, "S12 $39", "S12 $40") // after the gains both would have $40
	m.expo(nil)
	from(t, &m, 0, FromServicesRank, -2)
	// The gain holds E13 to E15: plants, and in initiative order the better one.
	m = scene(t, "S7 G2", "S7 G2")
	m.order = [MaxSeats]uint8{1, 0}
	m.players[0].Space, m.players[1].Space = 2, 1
	m.taken[2] = 1
	m.expo(nil)
	has(t, &m, 1, "q9")
	has(t, &m, 0, "q8")
	// Cubes leave the tiles, tourists stay.
	m = scene(t)
	m.players[0].Tiles[0].Cubes, m.players[0].Tiles[1].Cubes = 3, 4
	m.tourists[0].At = 1
	var events []Event
	m.expo(func(e Event) { events = append(events, e) })
	if m.players[0].Tiles[0].Cubes+m.players[0].Tiles[1].Cubes != 0 || m.tourists[0].At != 1 || m.Has(0, Cubes) != 4 {
		t.Error("the cubes do not leave, or the tourist does")
	}
	if cleared := of(events, CubesCleared); len(cleared) != 1 || cleared[0] != (Event{Kind: CubesCleared, Count: 7}) {
		t.Errorf("%+v", cleared)
	}
	// Each step for all seats before the next.
	var steps []Source
	for _, e := range of(events, ExpoLine) {
		steps = append(steps, e.Source)
	}
	if !slices.Equal(steps, []Source{FromEmployment, FromEmployment, FromUnemployment, FromUnemployment, FromServicesRank, FromServicesRank}) {
		t.Errorf("steps %v", steps)
	}
	// It is after rounds 4 and 8, in 12, and never else; after administration.
	for round := 1; round <= Rounds; round++ {
		_, events := rested(t, 2, round)
		began := of(events, ExpoBegan)
		if want := round%4 == 0; len(began) == 1 != want || want && began[0].Count != round/4 {
			t.Errorf("round %d: %+v", round, began)
		}
		if round == 4 && slices.IndexFunc(events, func(e Event) bool { return e.Kind == TileCame }) > slices.IndexFunc(events, func(e Event) bool { return e.Kind == ExpoBegan }) {
			t.Error("the Expo is before administration")
		}
	}
}

func TestE26End(t *testing.T) {
	m := scene(t, "P20 E8 S7 G21 $13 C15 q11", "P20 E8 S2 G5 $0 C3 q3")
	levelled(&m)
	stand(t, &m, 0, "gene-research-lab 0,1", "theatre 1,1", "museum 2,1")
	stand(t, &m, 1, "public-meeting-hall 0,1", "cottages 1,1")
	m.order = [MaxSeats]uint8{1, 0}
	m.players[1].Space, m.players[0].Space = 1, 3
	m.round, m.phase = Rounds, PhaseActivate
	var events []Event
	m.end(func(e Event) { events = append(events, e) })
	var told []string
	for _, e := range events {
		switch e.Kind {
		case EndEffect:
			told = append(told, fmt.Sprintf("%d %v", e.Seat, e.Tile))
		case ExpoBegan:
			told = append(told, "expo")
		case LastPayment:
			told = append(told, fmt.Sprintf("%d pays %d", e.Seat, e.Price))
		case Converted:
			told = append(told, fmt.Sprintf("%d %v %d of %d", e.Seat, e.Source, e.Count, e.Lost))
		case MatchEnded:
			told = append(told, "end")
		}
	}
	want := []string{"1 public-meeting-hall", "0 gene-research-lab", "expo", "1 pays 3", "0 pays 1", "0 theatre",
		"1 cubes 0 of 0", "1 money 0 of 0", "1 culture 1 of 0", "1 progress 0 of 0", "0 cubes 2 of 8", "0 money 3 of 12", "0 culture 7 of 0", "0 progress 3 of 0", "end"}
	if !slices.Equal(told, want) {
		t.Errorf("told %q", told)
	}
	// The Lab counts G21: P+5 E+5, before the Expo; S7 gains G1, so 22.
	has(t, &m, 0, "P25 E13 $0 C15 q3 G22")
	has(t, &m, 1, "S3 $3 q3")
	from(t, &m, 0, FromEmployment, 5)
	from(t, &m, 0, FromEndEffects, 1)
	from(t, &m, 1, FromTaxes, -2)
	if !m.Over() || m.Owes(0) != NoDecision || m.Owes(1) != NoDecision {
		t.Error("it is not over")
	}
	// The plain $, whatever the multiplier.
	for space, price := range []int{1: 3, 2, 1, 0, 0} {
		if space > 0 && SpacePrice(space) != price {
			t.Errorf("space %d", space)
		}
	}
	// b in the order of tiles, the oldest first.
	m = scene(t, "P9 E0 G9")
	levelled(&m)
	stand(t, &m, 0, "public-meeting-hall 0,1", "technology-park 1,1", "gene-research-lab 2,1")
	events = nil
	m.endEffects(BeforeEnd, func(e Event) { events = append(events, e) })
	if e := of(events, EndEffect); len(e) != 3 || e[0].Tile != tile(t, "public-meeting-hall") || e[1].Tile != tile(t, "technology-park") || e[2].Tile != tile(t, "gene-research-lab") {
		t.Errorf("%+v", e)
	}
	for _, c := range []struct{ g, want int }{{18, 0}, {19, 0}, {20, 1}, {25, 6}} {
		m := scene(t, fmt.Sprintf("G%d q0 $0 C0", c.g))
		if _, _, _, progress := m.EndPrestige(0); progress != c.want {
			t.Errorf("G%d makes %d", c.g, progress)
		}
	}
}

func TestE27Ties(t *testing.T) {
	m := scene(t, "q3 $0", "q3 $1", "q3 $1", "q0 $0")
	m.players[3].Prestige = 1
	for seat, want := range []int{4, 2, 3, 1} {
		if m.Place(seat) != want {
			t.Errorf("seat %d is at place %d", seat, m.Place(seat))
		}
	}
	m.order = [MaxSeats]uint8{0, 2, 1, 3}
	if m.Place(2) != 2 || m.Place(1) != 3 {
		t.Error("the initiative does not decide")
	}
	m.players[1].Cubes, m.players[1].Track[Economy] = 7, 5 // what is converted does not count
	if m.Place(2) != 2 || m.Place(1) != 3 || m.Place(0) != 4 {
		t.Error("cubes and $ that are converted count")
	}
	ranks := m.Ranking()
	for n, r := range ranks {
		if r.Place != n+1 || m.Place(r.Seat) != n+1 {
			t.Errorf("%+v", ranks)
		}
	}
	m.players[1].Cubes, m.players[1].Track[Economy] = 2, 3 // cubes before $
	if m.Place(1) != 4 {
		t.Errorf("place %d", m.Place(1))
	}
}

// Whoever owes something has a legal action, one seat owes at a time, and a single one is still owed: see also the random matches.
func TestE28AlwaysALegalAction(t *testing.T) {
	m := choosing(t, 5, 2)
	for seat := range 4 {
		do(t, &m, seat, fmt.Sprintf("space %d", seat+1))
	}
	if legal := m.Legal(4, nil); len(legal) != 1 || m.Owes(4) != DecideSpace {
		t.Errorf("%v", legal)
	}
	for seed := range uint64(40) {
		m := anyMatch(seed)
		actions := 0
		playOn(t, &m, seed, func(m *Match, seat int) {
			actions++
			if len(m.Legal(seat, nil)) == 0 {
				t.Fatal("nothing is legal")
			}
			for other := range m.Seats() {
				if other != seat && (m.Owes(other) != NoDecision || m.Legal(other, nil) != nil) {
					t.Fatal("two seats owe something")
				}
			}
		})
		if most := m.Seats() * (11 + 12*2 + 12*5 + 5*2); actions > most {
			t.Errorf("%d actions", actions)
		}
	}
}

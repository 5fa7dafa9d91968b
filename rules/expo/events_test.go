package expo

import (
	"testing"

	"capital/game/testscope"
)

// ledger is all that can be told from events alone.
type ledger struct {
	has     [MaxSeats]Gains
	sources [MaxSeats][Sources]int
	onTiles [MaxSeats]int // cubes
	levels  [MaxSeats]int
	spaces  [MaxSeats]int
	holders [MaxSeats]int
	seats   int
	leader  int
	round   int
	market  Tiles
	open    Tiles
	cities  [MaxSeats][]Placed
}

func newLedger(seats int) *ledger {
	l := &ledger{seats: seats, leader: -1}
	for seat := range seats {
		l.has[seat] = Gains{4, 3, 2, 0, 0, 2, 4, 0}
		l.levels[seat], l.holders[seat] = 1, seat
		l.cities[seat] = []Placed{{Tile: CityHall}, {Tile: Hotel, X: 1}}
	}
	return l
}

// prestige adds prestige of a source.
func (l *ledger) prestige(seat int, from Source, n int) {
	l.has[seat][Prestige] += n
	l.sources[seat][from] += n
}

func (l *ledger) add(e Event) {
	own := &l.has[e.Seat]
	place := func(id TileID) { l.cities[e.Seat] = append(l.cities[e.Seat], Placed{Tile: id, X: e.X, Y: e.Y}) }
	without := func(s *Tiles) { s[e.Tile>>6] &^= 1 << (e.Tile & 63) }
	switch e.Kind {
	case RoundBegan:
		l.round = e.Count
	case SpaceTaken:
		own[Economy] -= e.Price
		l.spaces[e.Seat] = e.Count
		if l.round == 1 {
			own[Economy] += [][]int{2: {0, 11, 0, 9}, 3: {0, 12, 11, 8}, 4: {0, 10, 13, 10, 10}, 5: {0, 10, 13, 10, 10, 10}}[l.seats][e.Count]
		}
	case TileBuilt:
		own[Economy] -= e.Price
		place(e.Tile)
		without(&l.market)
	case TileProspered:
		place(e.Tile)
		without(&l.open)
	case LakeMade:
		place(Lake)
		without(&l.open)
	case TileActivated:
		own[Cubes] -= e.Price
		l.onTiles[e.Seat] += e.Price
	case Taxed:
		own[Economy] += 3 * e.Count
		l.prestige(e.Seat, FromTaxes, -e.Count)
	case Penalised:
		l.prestige(e.Seat, FromPlacing, e.Count)
	case Gained:
		if e.Track == Prestige {
			l.prestige(e.Seat, e.Source, e.Count)
		} else {
			own[e.Track] += e.Count
		}
	case PlantTaken:
		own[Cubes] += e.Count
		l.levels[e.Seat] = e.Level
	case Led:
		l.leader = e.Seat
	case TouristMoved:
		l.holders[e.Seat] = e.Other
	case TileAged:
		without(&l.market)
	case TileCame:
		l.market = l.market.With(e.Tile)
	case ProsperityOpened:
		l.open = l.open.With(e.Tile)
	case ExpoLine:
		l.prestige(e.Seat, e.Source, e.Count)
	case CubesCleared:
		l.onTiles[e.Seat] -= e.Count
	case LastPayment:
		own[Economy] -= e.Price
	case Converted:
		l.prestige(e.Seat, e.Source, e.Count)
		switch e.Source {
		case FromCubes:
			own[Cubes] -= e.Lost
		case FromMoney:
			own[Economy] -= e.Lost
		}
	}
}

// Events tell every change: tracks, cubes, prestige and its sources, plants, tourists, market and cities follow from them alone.
func TestEventsTellEveryChange(t *testing.T) {
	told := map[EventKind]int{}
	for seed := range uint64(testscope.Count(120, 2000)) {
		l := newLedger(2 + int(seed%4))
		tell := func(e Event) {
			told[e.Kind]++
			l.add(e)
		}
		m := NewMatch(2+int(seed%4), seed, tell)
		chance := newChance(seed)
		var buf [512]Action
		for {
			checkLedger(t, l, &m)
			if m.Over() {
				break
			}
			seat := owing(&m)
			m.Apply(seat, byChance(&m, seat, chance, buf[:]), tell)
		}
	}
	for kind := RoundBegan; kind <= MatchEnded; kind++ {
		if told[kind] == 0 {
			t.Errorf("event %d never happens", kind)
		}
	}
}

func checkLedger(t *testing.T, l *ledger, m *Match) {
	t.Helper()
	if l.round != m.Round() || l.leader != int(m.leader) {
		t.Fatalf("round %d, leader %d", l.round, l.leader)
	}
	var market, open Tiles
	for row := range Rows {
		for _, id := range m.Row(row) {
			market = market.With(id)
		}
	}
	for _, id := range m.Open() {
		open = open.With(id)
	}
	if market != l.market || open != l.open {
		t.Fatal("another market or other open tiles")
	}
	for seat := range m.Seats() {
		p := m.Player(seat)
		for what, n := range l.has[seat] {
			if m.Has(seat, Track(what)) != n {
				t.Fatalf("round %d: seat %d has %d of %v, and %d by the events", m.Round(), seat, m.Has(seat, Track(what)), Track(what), n)
			}
		}
		for from, n := range l.sources[seat] {
			if int(p.Sources[from]) != n {
				t.Fatalf("seat %d has %d from %v, and %d by the events", seat, p.Sources[from], Source(from), n)
			}
		}
		cubes := 0
		for n, placed := range p.City() {
			cubes += int(placed.Cubes)
			placed.Cubes = 0
			if placed != l.cities[seat][n] {
				t.Fatalf("%+v, and %+v by the events", placed, l.cities[seat][n])
			}
		}
		chosen := p.Space
		if p.Next != 0 {
			chosen = p.Next
		}
		if cubes != l.onTiles[seat] || int(p.Level) != l.levels[seat] || int(chosen) != l.spaces[seat] || int(m.tourists[seat].Holder) != l.holders[seat] {
			t.Fatalf("seat %d: cubes on tiles, plant, space or tourist", seat)
		}
	}
}

// Without anybody to tell, the same happens.
func TestNobodyNeedsToBeTold(t *testing.T) {
	for seed := range uint64(8) {
		a, b := anyMatch(seed), NewMatch(2+int(seed%4), seed, func(Event) {})
		chance := newChance(seed)
		for !a.Over() {
			seat := owing(&a)
			action := byChance(&a, seat, chance, nil)
			a.Apply(seat, action, nil)
			b.Apply(seat, action, func(Event) {})
		}
		if a != b {
			t.Error("the events change what happens")
		}
	}
}

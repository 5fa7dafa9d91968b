package expo

import "fmt"

// Invariants returns what is wrong in a match that no legal action leads to.
func (m *Match) Invariants() error {
	for _, check := range [...]func(*Match) error{checkTiles, checkOrder, checkPlants, checkTourists} {
		if err := check(m); err != nil {
			return err
		}
	}
	for seat := range int(m.seats) {
		if err := m.checkPlayer(seat); err != nil {
			return fmt.Errorf("seat %d: %w", seat+1, err)
		}
	}
	return nil
}

// checkTiles finds every tile in one place at most, and as many as there are.
func checkTiles(m *Match) error {
	var seen Tiles
	var count [Eras + 1]int
	add := func(ids []TileID) error {
		for n, id := range ids {
			if id < firstBuilding || id >= Lake || seen.Has(id) {
				return fmt.Errorf("%v is there twice, or is no such tile", id)
			}
			if id.Era() > 0 && int(id.Tile().Seats) > m.Seats() {
				return fmt.Errorf("%v is in play with %d seats", id, m.seats)
			}
			seen = seen.With(id)
			count[id.Era()]++
			if n > 0 && ids[n-1] == 0 {
				return fmt.Errorf("a gap before %v", id)
			}
		}
		return nil
	}
	for era := range m.stackSizes {
		if err := add(m.inStack(era)); err != nil {
			return err
		}
		count[era] += int(m.aged[era])
	}
	lying := 0 // of the era that the market is filled with
	for row := range m.market {
		if err := add(m.Row(row)); err != nil {
			return err
		}
		for _, id := range m.Row(row) {
			if id.Era() == m.marketEra() {
				lying++
			}
		}
	}
	if lying > m.Seats()+2 {
		return fmt.Errorf("%d tiles of era %d lie in the market", lying, m.marketEra())
	}
	if err := add(m.Open()); err != nil {
		return err
	}
	for seat := range m.Seats() {
		for n, p := range m.players[seat].City() {
			switch {
			case n < 2 && p.Tile == TileID(n):
			case p.Tile == Lake:
				count[0]++ // the tile that was turned
			default:
				if err := add([]TileID{p.Tile}); err != nil {
					return err
				}
			}
		}
	}
	for era, n := range count {
		want := ProsperityTiles
		if era > 0 {
			want = InPlay(era, m.Seats()).Count()
		}
		if n != want {
			return fmt.Errorf("%d tiles of era %d, not %d", n, era, want)
		}
	}
	return nil
}

// marketEra is the era with whose tiles the market was last filled.
func (t *Table) marketEra() int {
	if t.phase == PhaseProsper {
		return EraOf(t.Round() + 1)
	}
	return EraOf(t.Round())
}

// checkOrder finds every seat once in the order, on spaces that are there, and one seat that owes something.
func checkOrder(m *Match) error {
	if m.round < 1 || m.round > Rounds || m.turn >= m.seats {
		return fmt.Errorf("round %d, turn %d", m.round, m.turn)
	}
	var there [MaxSpaces + 1]bool
	for n := range m.Seats() {
		if m.OrderOf(n) < 0 {
			return fmt.Errorf("seat %d is not in the order", n+1)
		}
		p := &m.players[n]
		if p.Space < 1 || int(p.Space) > m.Spaces() || there[p.Space] {
			return fmt.Errorf("seat %d is on space %d", n+1, p.Space)
		}
		there[p.Space] = true
		if chosen := m.phase == PhaseSpace && m.OrderOf(n) < int(m.turn); chosen != (p.Next != 0) {
			return fmt.Errorf("seat %d has chosen space %d", n+1, p.Next)
		}
		if n > 0 && m.players[m.order[n-1]].Space > m.players[m.order[n]].Space {
			return fmt.Errorf("the order is not that of the spaces")
		}
	}
	owing := 0
	for seat := range m.Seats() {
		if m.Owes(seat) != NoDecision {
			owing++
		}
	}
	if m.Over() != (owing == 0) || owing > 1 {
		return fmt.Errorf("%d seats owe something", owing)
	}
	return nil
}

// checkPlants counts the plants that were taken: everyone had one of every level up to its own.
func checkPlants(m *Match) error {
	for level := 1; level <= Levels; level++ {
		had := 0
		for seat := range m.Seats() {
			if int(m.players[seat].Level) >= level {
				had++
			}
		}
		if had != m.Taken(level) {
			return fmt.Errorf("%d plants of level %d are gone, and %d seats had one", m.Taken(level), level, had)
		}
	}
	return nil
}

// checkTourists finds every tourist with its owner or the leader, and on a tile that can be activated.
func checkTourists(m *Match) error {
	for owner := range m.Seats() {
		tourist := m.tourists[owner]
		if int(tourist.Holder) != owner && int(tourist.Holder) != int(m.leader) {
			return fmt.Errorf("seat %d holds the tourist of seat %d", tourist.Holder+1, owner+1)
		}
		city := m.players[tourist.Holder].City()
		if tourist.At < -1 || int(tourist.At) >= len(city) || tourist.At < 0 && tourist.Used {
			return fmt.Errorf("the tourist of seat %d is nowhere", owner+1)
		}
		if tourist.At >= 0 && city[tourist.At].Tile.Effect(Activated) == nil {
			return fmt.Errorf("the tourist of seat %d stands on %v", owner+1, city[tourist.At].Tile)
		}
	}
	return nil
}

// checkPlayer checks what one seat has.
func (m *Match) checkPlayer(seat int) error {
	p := &m.players[seat]
	for what, n := range p.Track {
		if int(n) > Track(what).End() {
			return fmt.Errorf("%v is %d", Track(what), n)
		}
	}
	sum := int16(0)
	for _, n := range p.Sources {
		sum += n
	}
	switch {
	case p.Track[Employment] > p.Track[Population]:
		return fmt.Errorf("employment is %d, population %d", p.Track[Employment], p.Track[Population])
	case sum != p.Prestige:
		return fmt.Errorf("prestige is %d, its sources come to %d", p.Prestige, sum)
	case p.Cubes < 0:
		return fmt.Errorf("%d cubes", p.Cubes)
	case p.Level < 1 || p.Level > Levels || p.Track[Progress] < plants[p.Level].dot || p.Level < Levels && p.Track[Progress] >= plants[p.Level+1].dot:
		return fmt.Errorf("a plant of level %d at progress %d", p.Level, p.Track[Progress])
	}
	if want := m.tilesOf(seat); int(p.Built) != want {
		return fmt.Errorf("%d tiles, not %d", p.Built, want)
	}
	return m.checkCity(seat)
}

// tilesOf is how many tiles a seat has after what it has done: a tile in every round of building and of prosperity.
func (m *Match) tilesOf(seat int) int {
	builds := m.Round() - 1
	prospers := max(0, m.Round()/2-1) // those of earlier rounds
	at, turn := m.OrderOf(seat), int(m.turn)
	owesCrossing := m.Owes(seat) == DecideCrossing
	switch m.phase {
	case PhaseBuild:
		if at < turn || owesCrossing {
			builds++
		}
	case PhaseProsper:
		builds++
		if m.Seats()-1-at < turn || owesCrossing {
			prospers++
		}
	case PhaseActivate, PhaseOver:
		builds++
	}
	return 2 + builds + prospers
}

// checkCity checks where a seat's tiles and crossings stand, and the cubes on tiles.
func (m *Match) checkCity(seat int) error {
	p := &m.players[seat]
	for n, tile := range p.City() {
		if p.At(tile.Cell()) != n {
			return fmt.Errorf("two tiles stand on %v", tile.Cell())
		}
		touched := n == 0
		for _, other := range p.City()[:n] {
			touched = touched || other.Touches(tile.Cell())
		}
		if !touched {
			return fmt.Errorf("%v touched nothing when it was built", tile.Tile)
		}
		if tile.Cubes < 0 || tile.Cubes > 0 && tile.Tile.Effect(Activated) == nil {
			return fmt.Errorf("%d cubes lie on %v", tile.Cubes, tile.Tile)
		}
	}
	if p.Crossings[0] == p.Crossings[1] {
		return fmt.Errorf("two crossings on %v", p.Crossings[0])
	}
	for _, c := range p.Crossings {
		if n := p.Touched(c); n == 0 || n == 4 && m.Owes(seat) != DecideCrossing {
			return fmt.Errorf("a crossing among %d tiles", n)
		}
	}
	return nil
}

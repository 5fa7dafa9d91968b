package warsaw

import "fmt"

// Invariants returns what is wrong with the match, or nil: the 105 tiles are all
// somewhere and none twice, nobody owes coins or has less than no victory points,
// and every district is connected and, unless it is about to collapse, within its
// limit. An error is a fault of this package, never of a player.
func (m *Match) Invariants() error {
	if err := countTiles(m); err != nil {
		return err
	}
	for s := range int(m.seats) {
		p := &m.players[s]
		d := &p.District
		switch {
		case p.Coins < 0 || p.VP < 0:
			return fmt.Errorf("seat %d has %d coins and %d victory points", s+1, p.Coins, p.VP)
		case !d.Fits() && m.owes[s] != DecideWindow:
			return fmt.Errorf("seat %d has a district of %d×%d", s+1, d.width, d.height)
		case !d.occupied.Connected() && m.owes[s] != DecidePiece:
			return fmt.Errorf("the district of seat %d is not connected", s+1)
		}
	}
	return nil
}

// countTiles looks for each of the 105 tiles in every place where it can be: in a
// later epoch's stack, a hand, face up before its seat, a district, on the board,
// or in the box.
func countTiles(m *Match) error {
	var count [faces]int
	for id := TileID(m.epoch) * EpochTiles; id < StartingTile; id++ {
		count[id]++
	}
	for s := int(m.seats); s < MaxSeats; s++ {
		count[StartingTile+TileID(s)]++ // never dealt
	}
	for n := range m.milestones {
		face, onBoard := m.Milestone(n)
		if onBoard {
			count[face]++
		}
	}
	for s := range int(m.seats) {
		for _, t := range m.private[s].hand {
			if t != NoTile {
				count[t]++
			}
		}
		if t := m.revealed[s]; t != NoTile {
			count[t]++
		}
		d := &m.players[s].District
		for spaces := d.occupied; spaces != 0; spaces &= spaces - 1 {
			for t := d.tops[spaces.First()].tile; t.Valid(); t = m.under[t] {
				count[t]++
			}
		}
	}
	for id := range faces {
		if m.discarded.Has(id) || m.unseen.Has(id) {
			count[id]++
		}
	}
	for id, n := range count {
		if want := wanted(m, TileID(id)); n != want {
			return fmt.Errorf("tile %s is in %d places instead of %d", tiles[id].Code, n, want)
		}
	}
	return nil
}

// wanted is how often a face is somewhere: once, or never for the side of a
// milestone that lies down.
func wanted(m *Match, id TileID) int {
	if id >= MilestoneTile && m.milestones[(id-MilestoneTile)%MilestoneCount] != id {
		return 0
	}
	return 1
}

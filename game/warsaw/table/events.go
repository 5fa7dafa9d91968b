package table

import "capital/rules/warsaw"

// usedTiles are the tiles that the seats used last in this epoch, or NoTile.
type usedTiles [warsaw.MaxSeats]warsaw.TileID

// forget takes them away.
func (u *usedTiles) forget() {
	for seat := range u {
		u[seat] = warsaw.NoTile
	}
}

// note remembers the tile that an event reveals, until the next epoch.
func (u *usedTiles) note(e warsaw.Event) {
	switch e.Kind {
	case warsaw.EpochBegan:
		u.forget()
	case warsaw.TileRevealed:
		u[e.Seat] = e.Tile
	}
}

// winners are the seats that have won the milestones of a table, -1 where nobody has.
func winners(open *warsaw.Table, events []warsaw.Event) (winners [warsaw.MilestoneCount]int) {
	for n := range winners {
		winners[n] = -1
		face, _ := open.Milestone(n)
		for _, e := range events {
			if e.Kind == warsaw.MilestoneWon && e.Tile == face {
				winners[n] = e.Seat
				break
			}
		}
	}
	return winners
}

// Package outlook is what Capital's sheet about what may still come tells: the tiles of this epoch that were not seen yet,
// the hands that a seat can tell, and what later epochs hold. It follows from what one seat may know, and from nothing else.
package outlook

import (
	"slices"

	"capital/rules/warsaw"
)

// Known is what is told.
type Known struct {
	Epoch, Seats int
	Unseen       []warsaw.TileID                      // of this epoch, where nobody could tell the seat in which hand they are
	Hands        []Hand                               // of the others, the next to be held first; none where that is no secret to share
	Milestones   [warsaw.MilestoneCount]warsaw.TileID // those still on the board, else NoTile
}

// Hand is the hand that another seat holds now.
type Hand struct {
	Seat  int
	Size  int             // tiles
	Tiles []warsaw.TileID // where the seat can tell them
	Known bool
	Next  bool // it is the one that comes next
}

// Of is what a seat may know.
func Of(v *warsaw.View) Known {
	k := about(&v.Table)
	hidden := v.Hidden()
	for _, tile := range warsaw.EpochStack(v.Epoch()) {
		if hidden.Has(tile) {
			k.Unseen = append(k.Unseen, tile)
		}
	}
	step := v.Seats() - 1 // the hand that comes next is the neighbour's on the right where hands go to the left
	if !v.PassesLeft() {
		step = 1
	}
	for n := 1; n < v.Seats(); n++ {
		seat := (v.Seat() + n*step) % v.Seats()
		tiles, known := v.HandOf(seat, nil)
		k.Hands = append(k.Hands, Hand{Seat: seat, Size: handSize(&v.Table), Tiles: sorted(tiles), Known: known, Next: n == 1})
	}
	k.Unseen = sorted(k.Unseen)
	return k
}

// Open is what everybody before the screen may know: what lies on the table.
func Open(t *warsaw.Table) Known {
	k := about(t)
	seen := t.Discarded()
	var buf [warsaw.EpochTiles]warsaw.TileID
	for seat := range t.Seats() {
		if tile := t.Revealed(seat); tile != warsaw.NoTile {
			seen.Add(tile)
		}
		d := &t.Player(seat).District
		for s := d.Occupied(); s != 0; s &= s - 1 {
			for _, tile := range t.Stack(seat, d.SpaceOf(s.First()), buf[:0]) {
				seen.Add(tile)
			}
		}
	}
	for _, tile := range warsaw.EpochStack(t.Epoch()) {
		if !seen.Has(tile) {
			k.Unseen = append(k.Unseen, tile)
		}
	}
	k.Unseen = sorted(k.Unseen)
	return k
}

// about is what follows from the table in either case.
func about(t *warsaw.Table) Known {
	k := Known{Epoch: t.Epoch(), Seats: t.Seats()}
	for n := range k.Milestones {
		k.Milestones[n] = warsaw.NoTile
		if face, there := t.Milestone(n); there {
			k.Milestones[n] = face
		}
	}
	return k
}

// handSize is how many tiles a hand holds now.
func handSize(t *warsaw.Table) int {
	switch t.Phase() {
	case warsaw.PhasePick:
		return 4 - t.Round()
	case warsaw.PhaseUse, warsaw.PhaseCollapseAfterBuild:
		return 3 - t.Round()
	}
	return 0
}

// later lists the tiles of an epoch.
func later(epoch int) []warsaw.TileID {
	stack := warsaw.EpochStack(epoch)
	return sorted(stack[:])
}

// sorted are tiles by their kind: public buildings first, then by the kind of which they have most quarters.
func sorted(tiles []warsaw.TileID) []warsaw.TileID {
	slices.SortStableFunc(tiles, func(a, b warsaw.TileID) int { return rank(a) - rank(b) })
	return tiles
}

// rank is the place of a tile's kind.
func rank(tile warsaw.TileID) int {
	if !tile.Tile().Ordinary() {
		return 0
	}
	found, most := warsaw.Kind(0), 0
	for k := range warsaw.Kind(warsaw.Kinds) {
		if n := quarters(tile, k); n > most {
			found, most = k, n
		}
	}
	return 1 + int(found)
}

// quarters is how many quarters of a kind a tile has.
func quarters(tile warsaw.TileID, k warsaw.Kind) (n int) {
	if !tile.Tile().Ordinary() {
		return 0
	}
	for _, q := range tile.Tile().Quarters {
		if q == k {
			n++
		}
	}
	return n
}

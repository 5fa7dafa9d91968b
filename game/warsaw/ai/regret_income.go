package ai

import "capital/rules/warsaw"

// income looks whether the next income gets lower though the same tile, for no more coins, could lie where it does not.
func (g *regretting) income() (r Regret, ok bool) {
	if !g.warns(RegretIncome) || !g.spends() {
		return r, false
	}
	was, paid := g.v.Income(g.v.Seat(), nil), after(g.v, g.a)
	now, then := was.Total(), g.incomeOf(&paid)
	if then.VP >= now.VP && then.Coins >= now.Coins || then.VP > now.VP || then.Coins > now.Coins+1 {
		return r, false
	}
	var buf [maxActions]warsaw.Action
	better := g.best(g.others(false, buf[:0]), func(a warsaw.Action, p *warsaw.Prospect) bool {
		in := g.incomeOf(p)
		return a.Tile == g.a.Tile && a.Kind != warsaw.Discard && p.Coins >= paid.Coins && in.VP >= now.VP && in.Coins >= now.Coins
	})
	r = Regret{Kind: RegretIncome, Better: better, Tile: g.a.Tile, Loss: warsaw.Sum{Coins: max(now.Coins-then.Coins, 0), VP: now.VP - then.VP}}
	return r, g.clearly(better, g.a)
}

// incomeOf is what the seat would earn next with what it has then.
func (g *regretting) incomeOf(p *warsaw.Prospect) warsaw.Sum {
	then := g.v.Table
	then.Player(g.v.Seat()).District = p.District
	income := then.Income(g.v.Seat(), nil)
	return income.Total()
}

// chosen looks whether a tile is picked that can only be discarded though another of the hand could be built.
func (g *regretting) chosen() (r Regret, ok bool) {
	if !g.warns(RegretTile) || g.a.Kind != warsaw.Pick {
		return r, false
	}
	var buf [maxActions]warsaw.Action
	if len(g.v.Uses(g.a.Tile, buf[:0])) != 1 {
		return r, false
	}
	var uses [4 * maxActions]warsaw.Action
	better := g.best(g.others(true, uses[:0]), func(a warsaw.Action, _ *warsaw.Prospect) bool { return a.Kind != warsaw.Discard })
	r = Regret{Kind: RegretTile, Tile: g.a.Tile, Better: better}
	return r, g.clearly(better, warsaw.Action{Kind: warsaw.Discard, Tile: g.a.Tile})
}

// next looks whether so few coins are left that no tile that comes next could be built.
func (g *regretting) next() (r Regret, ok bool) {
	if !g.warns(RegretNext) || !g.spends() || g.a.Kind == warsaw.PlaceMilestone || g.v.Round() == 3 {
		return r, false
	}
	var buf [warsaw.EpochTiles]warsaw.TileID
	coming, _ := comingHand(g.v, buf[:0])
	p := after(g.v, g.a)
	if len(coming) == 0 || g.buildable(coming, &p) {
		return r, false
	}
	var uses [4 * maxActions]warsaw.Action
	better := g.best(g.others(true, uses[:0]), func(_ warsaw.Action, p *warsaw.Prospect) bool { return g.buildable(coming, p) })
	r = Regret{Kind: RegretNext, Better: better, Tile: cheapestOf(coming), Count: p.Coins}
	return r, g.clearly(better, g.a)
}

// buildable reports whether one of the tiles could be built with what the seat has then.
func (g *regretting) buildable(tiles []warsaw.TileID, p *warsaw.Prospect) bool {
	then := *g.v
	*then.Player(g.v.Seat()) = warsaw.Player{District: p.District, Coins: int16(p.Coins), VP: int16(p.VP)}
	var buf [maxActions]warsaw.Action
	for _, tile := range tiles {
		if len(then.Uses(tile, buf[:0])) > 1 {
			return true
		}
	}
	return false
}

// cheapestOf is the tile with the lowest printed price.
func cheapestOf(tiles []warsaw.TileID) warsaw.TileID {
	found := tiles[0]
	for _, tile := range tiles[1:] {
		if tile.Tile().Price < found.Tile().Price {
			found = tile
		}
	}
	return found
}

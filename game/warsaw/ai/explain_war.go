package ai

import "capital/rules/warsaw"

// fodder looks at whether the tile is one that the war which ends the epoch may have.
func (p *placement) fodder() {
	stacks := p.then.WarLosses(p.v.Seat())
	if stacks == 0 || p.v.Phase() >= warsaw.PhaseWar || stacks != p.v.WarLosses(p.v.Seat()) {
		return
	}
	was, is := leastLoss(&p.value, p.before, stacks), leastLoss(&p.value, p.after, stacks)
	coins, vp := int(is.Coins-was.Coins), int(is.VP-was.VP)
	if coins < 0 || vp < 0 || coins == 0 && vp == 0 {
		return
	}
	p.tell(Reason{Why: WhyFodder, Tile: warsaw.NoTile, Count: stacks, Coins: coins, VP: vp, Lit: p.quarters}, p.value.perPhase(coins, vp)/2)
}

// leastLoss is what the district's income changes when the war takes so many stacks,
// one or two, and its owner chooses them well.
func leastLoss(value *builderValue, d *warsaw.District, stacks int) warsaw.Sum {
	in := d.Income(nil)
	has := in.Total()
	of := func(sum warsaw.Sum) int64 { return value.perPhase(int(sum.Coins), int(sum.VP)) }
	least, found := warsaw.Sum{Coins: -has.Coins, VP: -has.VP}, false // all is lost
	for first := d.Occupied(); first != 0; first &= first - 1 {
		for second := first; second != 0; second &= second - 1 {
			lost := warsaw.Spaces(1<<first.First() | 1<<second.First())
			if lost.Count() != stacks || !(d.Occupied() &^ lost).Connected() {
				continue
			}
			left := *d
			left.Remove(lost)
			if d.Has(warsaw.Arsenal) && !left.Has(warsaw.Arsenal) {
				continue
			}
			in := left.Income(nil)
			sum := in.Total()
			sum.Coins, sum.VP = sum.Coins-has.Coins, sum.VP-has.VP
			if !found || of(sum) > of(least) {
				least, found = sum, true
			}
		}
	}
	return least
}

// losses looks at what a war or a collapse takes.
func (e *explanation) losses() {
	now := e.is.total
	if gone := e.before.Occupied().Count() - e.after.Occupied().Count(); gone > 0 {
		r := Reason{Why: WhyLoses, Tile: e.dearestLost(), Count: gone, Coins: int(now.Coins - e.was.total.Coins), VP: int(now.VP - e.was.total.VP)}
		value := e.value.perPhase(r.Coins, r.VP)
		e.tell(r, max(value, -value)+10_000) // what it is about comes first
	}
	if e.a.Kind != warsaw.Lose {
		in := e.then.Income(e.v.Seat(), nil) // with what others' Palace of Culture takes, as everywhere on the table
		kept := in.Total()
		e.tell(Reason{Why: WhyKeeps, Tile: warsaw.NoTile, Count: e.after.Occupied().Count(), Coins: int(kept.Coins), VP: int(kept.VP),
			Lit: e.after.Occupied().Quarters()}, 10_000)
	}
	e.silenced(e.value.buildings(e.after)-e.value.buildings(e.before), 0)
	e.tribute()
}

// dearestLost is the dearest visible tile of the stacks that are lost, or NoTile.
func (e *explanation) dearestLost() warsaw.TileID {
	dearest := warsaw.NoTile
	for s := e.before.Occupied(); s != 0; s &= s - 1 {
		tile, _ := e.before.TileAt(s.First())
		at, ok := e.after.IndexOf(e.before.SpaceOf(s.First()))
		if lost := !ok || !e.after.Occupied().Has(at); lost && tile.Valid() && (dearest == warsaw.NoTile || tile.Tile().Price > dearest.Tile().Price) {
			dearest = tile
		}
	}
	return dearest
}

package ai

import "capital/rules/warsaw"

// sale looks at what selling the tile brings.
func (e *explanation) sale() {
	held := int(e.v.Player(e.v.Seat()).Coins)
	value := e.v.DiscardValue(e.v.Seat())
	e.tell(Reason{Why: WhySells, Tile: warsaw.NoTile, Coins: value, Count: held}, e.value.atOnce(value, 0)+1000)
	if missing := e.cheapest() - held; missing > 0 {
		e.tell(Reason{Why: WhyTooDear, Tile: e.a.Tile, Count: missing}, 1500)
		return
	}
	if use := e.gainOf(e.v.Seat(), e.a.Tile); !isWork(e.a.Tile.Tile().Building) {
		e.tell(Reason{Why: WhyPoorUse, Tile: e.a.Tile, Count: use.price, Coins: int(use.sum().Coins), VP: int(use.sum().VP)}, 1000)
	}
}

// cheapest is the least that the tile costs, wherever it goes.
func (e *explanation) cheapest() int {
	least := e.a.Tile.Tile().Price
	if e.before.EmptySiteCount() > 0 {
		least = e.v.Price(e.v.Seat(), e.a.Tile)
	}
	for s := e.before.Occupied(); s != 0; s &= s - 1 {
		least = min(least, e.v.OverbuildPrice(e.v.Seat(), e.a.Tile, s.First()))
	}
	return least
}

// lastCoins looks at coins that can't be spent any more.
func (e *explanation) lastCoins() {
	if e.v.Epoch() < warsaw.Epochs || e.v.Phase() < warsaw.PhaseChoices && e.v.Round() < 3 {
		return
	}
	held := int(e.then.Player(e.v.Seat()).Coins)
	if e.v.Phase() < warsaw.PhaseChoices {
		held += int(e.is.total.Coins)
	}
	if held > 0 {
		e.tell(Reason{Why: WhyLastCoins, Tile: warsaw.NoTile, Count: held, VP: held / 5}, 500)
	}
}

// choice looks at what an exchange or a split changes.
func (e *explanation) choice() {
	held, then := e.v.Purse(), e.v.PurseAfter(e.a)
	coins, vp := int(then.Coins-held.Coins), int(then.VP-held.VP)
	r := Reason{Tile: warsaw.NoTile, Coins: coins, VP: vp}
	switch e.a.Kind {
	case warsaw.Finish:
		r.Why, r.Coins, r.VP = WhyHolds, int(held.Coins), int(held.VP)
	case warsaw.Split:
		r.Why, r.Building = WhySplits, warsaw.WarsawSchoolOfEconomics
	default:
		r.Why, r.Building = WhyExchanges, e.a.Tile.Tile().Building
	}
	e.tell(r, 10_000)
}

package warsaw

// Prospect is what a seat has, or would have after an action of its own as far as that
// action alone decides: what others do at the same time, and what follows, is not in it.
type Prospect struct {
	District District
	Coins    int
	VP       int
}

// Now is what the seat has, its planned choices carried out.
func (v *View) Now() Prospect {
	purse := v.Purse()
	return Prospect{v.players[v.seat].District, int(purse.Coins), int(purse.VP)}
}

// After is what the seat would have after a legal action. A pick changes nothing; one
// window kept may leave the district in pieces, of which the next action keeps one.
func (v *View) After(a Action) Prospect {
	p := v.Now()
	d := &p.District
	switch a.Kind {
	case Discard:
		p.Coins += v.DiscardValue(v.seat)
	case Build:
		p.Coins -= v.Price(v.seat, a.Tile)
		d.Place(a.Tile, a.Space, int(a.Turn))
	case Overbuild:
		i, _ := d.IndexOf(a.Space)
		p.Coins -= v.OverbuildPrice(v.seat, a.Tile, i)
		p.cover(i, a)
	case PlaceMilestone:
		if i, ok := d.IndexOf(a.Space); ok && d.occupied.Has(i) {
			p.cover(i, a)
		} else {
			d.Place(a.Tile, a.Space, 0)
		}
	case Lose, KeepWindow, KeepPiece:
		d.Remove(d.GivenUp(a))
	case SellCoins, SellVP, Split:
		purse := v.PurseAfter(a)
		p.Coins, p.VP = int(purse.Coins), int(purse.VP)
	}
	return p
}

// cover puts the action's tile over the stack on the space with index i, with the
// reward for it.
func (p *Prospect) cover(i int, a Action) {
	if rewardsOverbuild(&p.District, i) {
		p.VP += palaceVP
	}
	p.District.Place(a.Tile, a.Space, int(a.Turn))
}

// GivenUp returns the spaces of the district whose stacks a legal [Lose], [KeepWindow]
// or [KeepPiece] gives up, none for any other action.
func (d *District) GivenUp(a Action) Spaces {
	switch a.Kind {
	case Lose:
		i, _ := d.IndexOf(a.Space)
		j, _ := d.IndexOf(a.Other)
		return (1<<i | 1<<j) & d.occupied
	case KeepWindow:
		kept, _ := window(d, &a)
		return d.occupied &^ kept
	case KeepPiece:
		kept, _ := pieceAt(d, a.Space)
		return d.occupied &^ kept
	}
	return 0
}

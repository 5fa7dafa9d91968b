package ai

import "capital/rules/warsaw"

// placement is what there is to be explained of a tile on its space.
type placement struct {
	*explanation
	quarters warsaw.Quarters // those of the tile, as they then lie
	covered  warsaw.TileID   // beneath it, or NoTile
	lost     warsaw.Sum      // what covering that loses, as far as it is known
}

func newPlacement(e *explanation) *placement {
	p := &placement{explanation: e, covered: warsaw.NoTile}
	i, _ := e.after.IndexOf(e.a.Space)
	p.quarters = warsaw.Spaces(1 << i).Quarters()
	if i, ok := e.before.IndexOf(e.a.Space); ok {
		p.covered, _ = e.before.TileAt(i)
	}
	return p
}

// findReasons finds what the tile changes.
func (p *placement) findReasons() {
	p.areas()
	p.printed(warsaw.Cultural, p.is.culture.Sum, p.was.culture.Sum)
	p.printed(warsaw.Industrial, p.is.industry.Sum, p.was.industry.Sum)
	p.pollution()
	p.transport()
	p.buildings()
	if lost := p.lost; lost != (warsaw.Sum{}) {
		p.tell(Reason{Why: WhyCovers, Tile: p.covered, Coins: int(lost.Coins), VP: int(lost.VP), Lit: p.quarters}, p.value.perPhase(int(lost.Coins), int(lost.VP)))
	}
	p.works()
	p.tribute()
	p.newArea()
	if p.a.Kind != warsaw.PlaceMilestone {
		p.costs()
	}
}

// loses adds to what covering a tile loses.
func (p *placement) loses(sum warsaw.Sum) {
	p.lost.Coins += sum.Coins
	p.lost.VP += sum.VP
}

// printed looks at the signs of one kind.
func (p *placement) printed(k warsaw.Kind, is, was warsaw.Sum) {
	gain := warsaw.Sum{Coins: is.Coins - was.Coins, VP: is.VP - was.VP}
	if gain.Coins > 0 || gain.VP > 0 {
		p.tell(Reason{Why: WhyPrinted, Kind: k, Tile: warsaw.NoTile, Coins: int(gain.Coins), VP: int(gain.VP), Lit: p.quarters}, p.value.perPhase(int(gain.Coins), int(gain.VP)))
		return
	}
	p.loses(gain)
}

// pollution looks at homes that touch industry.
func (p *placement) pollution() {
	more := p.is.pollution.Count - p.was.pollution.Count
	r := Reason{Why: WhyPollutes, Kind: warsaw.Industrial, Tile: warsaw.NoTile, Count: more, VP: -more, Lit: p.is.pollution.Earning | p.is.pollution.Counted}
	if more < 0 {
		r.Why, r.Count, r.Lit = WhyCleans, -more, p.quarters
	}
	if more != 0 {
		p.tell(r, p.value.perPhase(0, more))
	}
}

// transport looks at the groups of transport signs.
func (p *placement) transport() {
	signs := p.after.Transport()
	if gain := int(p.is.transport.VP - p.was.transport.VP); gain != 0 {
		p.tell(Reason{Why: WhyTransport, Tile: warsaw.NoTile, Count: p.is.transport.Count, VP: gain, Lit: signs.Quarters()}, p.value.perPhase(0, gain))
	} else if p.before.Transport() == 0 && signs != 0 {
		p.tell(Reason{Why: WhyFirstSign, Tile: warsaw.NoTile, Lit: signs.Quarters()}, p.value.perPhase(0, 1)/2)
	}
}

// costs looks at the price paid.
func (p *placement) costs() {
	left := int(p.then.Player(p.v.Seat()).Coins)
	price := int(p.v.Player(p.v.Seat()).Coins) - left
	// Half of it: what the tile brings for its price is told by the other reasons.
	p.tell(Reason{Why: WhyCosts, Tile: p.covered, Coins: -price, Count: left, Lit: p.quarters}, p.value.atOnce(price, 0)/2)
}

package ai

import (
	"slices"

	"capital/rules/warsaw"
)

// areas looks at homes, parks and commerce.
func (p *placement) areas() {
	h := p.homes()
	p.parks(&h)
	p.markets(&h)
	p.tellHomes(&h)
}

// homes is what a tile does with homes and what comes of that.
type homes struct {
	apart   warsaw.Quarters // homes that the tile places joined to no others
	joined  int             // how many areas of homes it joins to one, where it does
	sum     warsaw.Sum      // what new homes bring, or joining homes loses
	touched int             // park and commercial areas that new homes touch
	lit     warsaw.Quarters // of them
}

func (p *placement) homes() homes {
	if n := p.joined(warsaw.Residential); n > 1 {
		return homes{joined: n}
	}
	return homes{apart: p.begun(warsaw.Residential)}
}

// touch takes in that new homes touch an area.
func (h *homes) touch(area warsaw.Quarters) {
	h.touched++
	h.lit |= area
}

// parks looks at the best park.
func (p *placement) parks(h *homes) {
	gain := p.is.park.VP - p.was.park.VP
	src := p.is.park
	byHomes := src.Earning&p.quarters == 0 && src.Counted&p.quarters != 0
	switch {
	case gain == 0:
	case gain > 0 && byHomes && h.apart != 0:
		h.sum.VP += gain
		h.touch(src.Earning)
	case gain > 0:
		p.tell(Reason{Why: WhyTouches, Kind: warsaw.Park, Tile: warsaw.NoTile, Count: src.Count, VP: int(gain), Lit: src.Earning | src.Counted}, p.value.perPhase(0, int(gain)))
	case h.joined > 1:
		h.sum.VP += gain
	default:
		p.loses(warsaw.Sum{VP: gain})
	}
}

// markets looks at commercial areas: those that the tile is part of, and the others.
func (p *placement) markets(h *homes) {
	own, best := p.ownMarkets()
	rest := p.is.market() - p.was.market() - own
	for _, src := range p.is.markets {
		if src.Earning&p.quarters != 0 || src.Counted&p.quarters == 0 {
			continue
		}
		if h.apart != 0 {
			h.touch(src.Earning)
		}
		if src.Count > best.Count {
			best = src
		}
	}
	switch {
	case rest > 0 && h.apart != 0:
		h.sum.Coins += rest
	case rest > 0: // homes that reach further
		own += rest
	case rest < 0 && h.joined > 1:
		h.sum.Coins += rest
	default:
		p.loses(warsaw.Sum{Coins: rest})
	}
	p.tellMarkets(own, best)
}

// ownMarkets is what the commercial areas that the tile is part of bring more than
// before, and the best of them.
func (p *placement) ownMarkets() (gain int16, best warsaw.Source) {
	var mine warsaw.Quarters
	for rest := p.after.Of(warsaw.Commercial); rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if area&p.quarters != 0 {
			mine |= area
		}
	}
	for _, src := range p.is.markets {
		if src.Earning&mine != 0 {
			gain += src.Coins
			if src.Count > best.Count {
				best = src
			}
		}
	}
	for _, src := range p.was.markets {
		if src.Earning&mine&^p.quarters != 0 {
			gain -= src.Coins
		}
	}
	return gain, best
}

// tellMarkets tells of so many more coins of commercial areas, the best of which is given.
func (p *placement) tellMarkets(coins int16, best warsaw.Source) {
	r := Reason{Kind: warsaw.Commercial, Tile: warsaw.NoTile, Coins: int(coins)}
	joined := p.joined(warsaw.Commercial)
	switch {
	case coins > 0:
		r.Why, r.Count, r.Lit = WhyTouches, best.Count, best.Earning|best.Counted
	case coins < 0 && joined > 1:
		r.Why, r.Count, r.Lit = WhyJoins, joined, best.Earning
	default:
		p.loses(warsaw.Sum{Coins: coins})
		return
	}
	p.tell(r, p.value.perPhase(r.Coins, 0))
}

// tellHomes tells what the homes of the tile bring, or lose where they join others.
func (p *placement) tellHomes(h *homes) {
	r := Reason{Why: WhyHomes, Kind: warsaw.Residential, Tile: warsaw.NoTile, Count: h.touched, Coins: int(h.sum.Coins), VP: int(h.sum.VP), Lit: h.apart | h.lit}
	if h.joined > 1 {
		all := p.after.Of(warsaw.Residential)
		r.Why, r.Count, r.Lit = WhyJoins, h.joined, all.Area(p.quarters&all)
	}
	if h.sum != (warsaw.Sum{}) {
		p.tell(r, p.value.perPhase(r.Coins, r.VP))
	} else if h.joined > 1 {
		p.tell(r, int64(300*h.joined))
	}
}

// begun are the quarters of areas of the kind that lie within the tile.
func (p *placement) begun(k warsaw.Kind) warsaw.Quarters {
	var begun warsaw.Quarters
	for rest := p.after.Of(k); rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if area&^p.quarters == 0 {
			begun |= area
		}
	}
	return begun
}

// joined is how many areas of the kind, apart before, the tile joins to one; of several
// such areas the most.
func (p *placement) joined(k warsaw.Kind) int {
	was := moved(p.before.Of(k), p.before, p.after)
	most := 0
	for rest := p.after.Of(k); rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if area&p.quarters == 0 {
			continue
		}
		parts := 0
		for in := area & was &^ p.quarters; in != 0; parts++ {
			in &^= was.Area(in & -in)
		}
		most = max(most, parts)
	}
	return most
}

// newArea looks for the most promising area that the tile begins, of those that no other
// reason has told.
func (p *placement) newArea() {
	var found Reason
	most := int64(0)
	for k := range warsaw.Kind(warsaw.Kinds) {
		begun := p.begun(k)
		told := slices.ContainsFunc(p.found, func(w weighed) bool {
			return w.Kind == k && (w.Why == WhyHomes || w.Why == WhyTouches && w.Lit&begun != 0)
		})
		if weight := p.value.w.area[k]; begun != 0 && !told && weight > most {
			found = Reason{Why: WhyNewArea, Kind: k, Tile: warsaw.NoTile, Count: p.after.Of(k).AreaCount(), Lit: begun}
			most = weight
		}
	}
	if most > 0 {
		p.tell(found, most*p.value.phases/100)
	}
}

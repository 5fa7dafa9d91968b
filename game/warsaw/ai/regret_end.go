package ai

import "capital/rules/warsaw"

// lead looks whether the next milestone is given away with the last tile of an epoch: it would have been the seat's.
func (g *regretting) lead() (r Regret, ok bool) {
	last := g.v.Epoch() - 1
	if last >= warsaw.MilestoneCount || g.v.Round() < 3 || g.v.Phase() > warsaw.PhaseUse || g.a.Kind == warsaw.Pick {
		return r, false
	}
	face, there := g.v.Milestone(last)
	leads := func(p *warsaw.Prospect) (seat int) {
		then := g.v.Table
		*then.Player(g.v.Seat()) = warsaw.Player{District: p.District, Coins: int16(p.Coins), VP: int16(p.VP)}
		if seat, ok := then.Leader(face); ok {
			return seat
		}
		return -1
	}
	p := after(g.v, g.a)
	winner := leads(&p)
	if !there || winner == g.v.Seat() {
		return r, false
	}
	r = Regret{Kind: RegretChance, Tile: face, Seat: winner}
	if seat, ok := g.v.Leader(face); ok && seat == g.v.Seat() {
		r.Kind = RegretLead
	}
	if !g.warns(r.Kind) {
		return r, false
	}
	var buf [4 * maxActions]warsaw.Action
	better := g.best(g.others(true, buf[:0]), func(_ warsaw.Action, p *warsaw.Prospect) bool { return leads(p) == g.v.Seat() })
	r.Better = better
	return r, g.clearly(better, g.a)
}

// coins looks whether coins are kept or taken in the last epoch, when they are worth little, instead of victory points.
func (g *regretting) coins() (r Regret, ok bool) {
	if !g.warns(RegretCoins) || g.v.Epoch() < warsaw.Epochs {
		return r, false
	}
	switch g.v.Phase() {
	case warsaw.PhasePick, warsaw.PhaseUse:
		return g.lastSale()
	case warsaw.PhaseChoices:
		return g.lastChoice()
	}
	return r, false
}

// lastSale looks whether the last tile of the match is sold though building it would bring more.
func (g *regretting) lastSale() (r Regret, ok bool) {
	if g.v.Round() < 3 || g.a.Kind != warsaw.Discard {
		return r, false
	}
	p := after(g.v, g.a)
	sold, most := g.final(&p), 0
	var buf [4 * maxActions]warsaw.Action
	for _, a := range g.others(false, buf[:0]) {
		p := after(g.v, a)
		if n := g.final(&p); n > most {
			most, r.Better = n, a
		}
	}
	r.Kind, r.Tile, r.Loss.VP = RegretCoins, g.a.Tile, int16(most-sold)
	return r, most-sold >= regretCoins
}

// final are the victory points with which the seat ends the match if the last income follows and nothing is exchanged.
func (g *regretting) final(p *warsaw.Prospect) int {
	in := g.incomeOf(p)
	return p.VP + int(in.VP) + (p.Coins+int(in.Coins))/coinsPerVP
}

// coinsPerVP is how many coins become one victory point at the end (ruling 27).
const coinsPerVP = 5

// lastChoice looks whether a choice after the last income leaves coins that could have become victory points.
func (g *regretting) lastChoice() (r Regret, ok bool) {
	m := g.v.Sample(0) // what is hidden does not matter any more
	most := bestEnd(m, g.v.Seat())
	if reason := m.Apply(g.v.Seat(), g.a, nil); !reason.OK() {
		return r, false
	}
	lost := most - bestEnd(m, g.v.Seat())
	return Regret{Kind: RegretCoins, Tile: warsaw.NoTile, Loss: warsaw.Sum{VP: int16(lost)}}, lost >= regretCoins
}

// bestEnd is the most victory points with which a seat can end the match by its choices after the last income.
func bestEnd(m warsaw.Match, seat int) (most int) {
	v := m.View(seat)
	purse := v.Purse()
	most = int(purse.VP) + int(purse.Coins)/coinsPerVP
	if m.Owes(seat) != warsaw.DecideChoices {
		return most
	}
	var buf [16]warsaw.Action
	for _, a := range m.Legal(seat, false, buf[:0]) {
		if a.Kind == warsaw.Finish {
			continue
		}
		then := m
		if then.Apply(seat, a, nil).OK() {
			most = max(most, bestEnd(then, seat))
		}
	}
	return most
}

package ai

import "capital/rules/warsaw"

// buildings looks at what buildings earn.
func (p *placement) buildings() {
	placed := p.a.Tile.Tile().Building
	for b := warsaw.Arsenal; b < buildingCount; b++ {
		is, was := &p.is.buildings[b], &p.was.buildings[b]
		coins, vp := int(is.Coins-was.Coins), int(is.VP-was.VP)
		r := Reason{Building: b, Tile: warsaw.NoTile, Count: is.Count - was.Count, Coins: coins, VP: vp, Lit: is.Earning | is.Counted}
		switch {
		case b == placed && isWork(b):
			continue
		case b == placed: // even where it counts nothing
			r.Why, r.Lit = WhyEffect, r.Lit|p.quarters
			p.tell(r, max(p.value.perPhase(coins, vp), 500))
		case coins == 0 && vp == 0:
			continue
		case p.before.Has(b) && !p.after.Has(b):
			p.loses(warsaw.Sum{Coins: int16(coins), VP: int16(vp)})
		default:
			r.Why = WhyServes
			p.tell(r, p.value.perPhase(coins, vp))
		}
	}
}

// isWork reports whether what the building does is no part of the income.
func isWork(b warsaw.Building) bool {
	switch b {
	case warsaw.Arsenal, warsaw.CentralDepartmentStore, warsaw.JablonowskiPalace, warsaw.MainRailwayStation,
		warsaw.OkecieAirport, warsaw.Prudential, warsaw.SigismundsColumn, warsaw.WarsawSchoolOfEconomics,
		warsaw.WarsawViennaRailway, warsaw.WarsawUniversityOfTechnology:
		return true
	}
	return false
}

// works looks at buildings whose work is no part of the income, and at the palace that
// rewards overbuilding.
func (p *placement) works() {
	more := p.value.buildings(p.after) - p.value.buildings(p.before)
	if b := p.a.Tile.Tile().Building; isWork(b) {
		r := Reason{Why: WhyWorks, Building: b, Tile: warsaw.NoTile, Lit: p.quarters}
		switch b {
		case warsaw.Arsenal:
			r.Count = p.value.wars()
		case warsaw.WarsawSchoolOfEconomics:
			r.Count = p.after.PublicBuildings().Count()
		}
		p.tell(r, max(more, 1000))
	}
	p.silenced(more, p.quarters)
	if vp := int(p.then.Player(p.v.Seat()).VP - p.v.Player(p.v.Seat()).VP); vp > 0 {
		p.tell(Reason{Why: WhyRewards, Building: warsaw.JablonowskiPalace, Tile: warsaw.NoTile, VP: vp, Lit: p.quarters}, p.value.atOnce(0, vp))
	}
}

// silenced looks for buildings that work no more, though no income tells it: with so much more
// value than before, as the quarters show.
func (e *explanation) silenced(more int64, lit warsaw.Quarters) {
	for gone := e.before.Visible() &^ e.after.Visible() >> 1; gone != 0; gone &= gone - 1 {
		if b := warsaw.Building(trailing(gone) + 1); isWork(b) {
			e.tell(Reason{Why: WhySilent, Building: b, Tile: warsaw.NoTile, Lit: lit}, max(-more, 500))
		}
	}
}

// tribute looks at what another seat's Palace of Culture takes.
func (e *explanation) tribute() {
	more := e.is.commerce - e.was.commerce
	for s := range e.v.Seats() {
		if s != e.v.Seat() && more != 0 && e.v.Player(s).District.Has(warsaw.PalaceOfCultureAndScience) {
			e.tell(Reason{Why: WhyTribute, Building: warsaw.PalaceOfCultureAndScience, Tile: warsaw.NoTile, Seat: s, Count: more, VP: -more,
				Lit: e.after.Of(warsaw.Commercial)}, e.value.perPhase(0, more))
		}
	}
}

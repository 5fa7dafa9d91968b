package ai

import (
	"cmp"
	"slices"

	"capital/rules/warsaw"
)

// mostReasons is how many reasons are told: more would not be read.
const mostReasons = 4

// Reasons says why a legal action is good or what it costs, the most telling first, at
// most four and at least one. For a pick the action is the use of the tile for which
// it is picked. It tells nothing that the view does not know.
func Reasons(v *warsaw.View, a warsaw.Action) []Reason {
	t := newTeacher(v, a)
	t.look()
	return t.mostTelling()
}

// look finds all reasons.
func (t *teacher) look() {
	switch t.a.Kind {
	case warsaw.Discard:
		t.sale()
		t.milestone()
		t.lastCoins()
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		t.placing()
		t.milestone()
		t.fodder()
	case warsaw.Lose, warsaw.KeepWindow, warsaw.KeepPiece:
		t.losses()
		t.milestone()
	case warsaw.SellCoins, warsaw.SellVP, warsaw.Split, warsaw.Finish:
		t.choice()
		t.lastCoins()
	}
	if t.v.Owes(t.v.Seat()) == warsaw.DecidePick {
		t.denial()
	}
}

// mostTelling sorts the reasons found and returns the first of them. What speaks for the
// move most comes before all that speaks against it.
func (t *teacher) mostTelling() []Reason {
	slices.SortStableFunc(t.found, func(a, b weighed) int { return cmp.Compare(b.weight, a.weight) })
	if n := slices.IndexFunc(t.found, func(w weighed) bool { return !w.against() }); n > 0 {
		first := t.found[n]
		t.found = slices.Insert(slices.Delete(t.found, n, n+1), 0, first)
	}
	reasons := make([]Reason, 0, mostReasons)
	for _, w := range t.found[:min(mostReasons, len(t.found))] {
		reasons = append(reasons, w.Reason)
	}
	return reasons
}

// weighed is a reason with how telling it is, in thousandths of a victory point.
type weighed struct {
	Reason
	weight int64
}

// teacher looks for the reasons of one action.
type teacher struct {
	v             *warsaw.View
	a             warsaw.Action
	judge         judge            // what things are worth
	then          warsaw.Table     // as the action leaves it
	before, after *warsaw.District // the seat's
	was, is       ledger           // what they earn
	placed        warsaw.Quarters  // those of the tile that the action places, as they then lie
	covered       warsaw.TileID    // beneath it, or NoTile
	found         []weighed
}

func newTeacher(v *warsaw.View, a warsaw.Action) *teacher {
	seat := v.Seat()
	t := &teacher{v: v, a: a, judge: newJudge(v, &builderWeights), then: v.Table, covered: warsaw.NoTile}
	p := after(v, a)
	*t.then.Player(seat) = warsaw.Player{District: p.District, Coins: int16(p.Coins), VP: int16(p.VP)}
	t.before, t.after = &v.Player(seat).District, &t.then.Player(seat).District
	t.was.read(t.before)
	t.is.read(t.after)
	t.was.shift(t.before, t.after)
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		i, _ := t.after.IndexOf(a.Space)
		t.placed = warsaw.Spaces(1 << i).Quarters()
		if i, ok := t.before.IndexOf(a.Space); ok {
			t.covered, _ = t.before.TileAt(i)
		}
	}
	return t
}

// tell adds a reason that weighs so much either way.
func (t *teacher) tell(r Reason, weight int64) {
	t.found = append(t.found, weighed{r, max(weight, -weight)})
}

// each is what a sum in every income phase to come is worth.
func (t *teacher) each(coins, vp int) int64 {
	total := 10 * t.judge.phases * int64(vp)
	for e := t.judge.epoch; e <= warsaw.Epochs; e++ {
		total += t.judge.lasting[e] * t.judge.w.coin[e+1] * int64(coins) / 100
	}
	return total
}

// once is what a sum is worth that is had at once.
func (t *teacher) once(coins, vp int) int64 {
	return 1000*int64(vp) + int64(coins)*t.judge.w.coin[min(t.judge.epoch, warsaw.Epochs+1)]
}

// ledger is what a district earns in an income phase, source by source.
type ledger struct {
	total     warsaw.Sum
	park      warsaw.Source   // the best park
	markets   []warsaw.Source // commercial areas
	culture   warsaw.Source   // all printed victory points
	industry  warsaw.Source   // all printed coins
	pollution warsaw.Source
	transport warsaw.Source
	buildings [buildingCount]warsaw.Source
	commerce  int // commercial areas, whether they earn or not
}

const buildingCount = warsaw.EuropaMarket + 1

func (l *ledger) read(d *warsaw.District) {
	in := d.Income(func(src warsaw.Source) {
		switch {
		case src.Building != warsaw.NoBuilding:
			l.buildings[src.Building] = src
		case src.Step == warsaw.StepParks:
			l.park = src
		case src.Step == warsaw.StepCommercial:
			l.markets = append(l.markets, src)
		case src.Step == warsaw.StepCultural:
			l.culture.VP += src.VP
		case src.Step == warsaw.StepTransport:
			l.transport = src
		case src.VP < 0:
			l.pollution = src
		default:
			l.industry.Coins += src.Coins
		}
	})
	l.total = in.Total()
	l.commerce = d.Of(warsaw.Commercial).AreaCount()
	if d.Has(warsaw.WarsawSchoolOfEconomics) { // a choice, but a sure one
		n := d.PublicBuildings()
		l.buildings[warsaw.WarsawSchoolOfEconomics] = warsaw.Source{Sum: warsaw.Sum{VP: int16(n.Count())}, Count: n.Count(), Counted: n.Quarters()}
	}
}

// shift moves the quarters of the markets to where they lie in the district after a move,
// which may have another upper left corner.
func (l *ledger) shift(from, to *warsaw.District) {
	for n := range l.markets {
		l.markets[n].Earning = moved(l.markets[n].Earning, from, to)
	}
}

// moved is where quarters of one district lie in another that has another upper left
// corner.
func moved(q warsaw.Quarters, from, to *warsaw.District) warsaw.Quarters {
	x, y := to.Offset(from.SpaceAt(0, 0))
	by := 16*y + 2*x
	if by < 0 {
		return q >> -by
	}
	return q << by
}

// placing looks at what a tile on its space changes.
func (t *teacher) placing() {
	lost := t.areas()
	lost = plus(lost, t.printed(warsaw.Cultural, t.is.culture.Sum, t.was.culture.Sum))
	lost = plus(lost, t.printed(warsaw.Industrial, t.is.industry.Sum, t.was.industry.Sum))
	t.pollution()
	t.transport()
	lost = plus(lost, t.buildings())
	if lost != (warsaw.Sum{}) {
		t.tell(Reason{Why: WhyCovers, Tile: t.covered, Coins: int(lost.Coins), VP: int(lost.VP), Lit: t.placed}, t.each(int(lost.Coins), int(lost.VP)))
	}
	t.works()
	t.tribute()
	t.newArea()
	if t.a.Kind == warsaw.PlaceMilestone {
		return
	}
	left := int(t.then.Player(t.v.Seat()).Coins)
	price := int(t.v.Player(t.v.Seat()).Coins) - left
	// Half of it: what the tile brings for its price is told by the other reasons.
	t.tell(Reason{Why: WhyCosts, Tile: t.covered, Coins: -price, Count: left, Lit: t.placed}, t.once(price, 0)/2)
}

func plus(a, b warsaw.Sum) warsaw.Sum { return warsaw.Sum{Coins: a.Coins + b.Coins, VP: a.VP + b.VP} }

// areas looks at homes, parks and commerce. It returns what covering a tile loses there.
func (t *teacher) areas() warsaw.Sum {
	var lost, homes warsaw.Sum // homes: what new homes bring, or joining homes loses
	apart, joined := t.homes()
	touched := 0 // by new homes
	var lit warsaw.Quarters

	if gain := t.is.park.VP - t.was.park.VP; gain != 0 {
		src := t.is.park
		byHomes := src.Earning&t.placed == 0 && src.Counted&t.placed != 0
		switch {
		case gain > 0 && byHomes && apart != 0:
			homes.VP += gain
			touched++
			lit |= src.Earning
		case gain > 0:
			t.tell(Reason{Why: WhyTouches, Kind: warsaw.Park, Tile: warsaw.NoTile, Count: src.Count, VP: int(gain), Lit: src.Earning | src.Counted}, t.each(0, int(gain)))
		case joined > 1:
			homes.VP += gain
		default:
			lost.VP += gain
		}
	}

	own, best := t.ownMarkets()
	rest := t.is.market() - t.was.market() - own
	for _, src := range t.is.markets {
		if src.Earning&t.placed != 0 || src.Counted&t.placed == 0 {
			continue
		}
		if apart != 0 {
			touched++
			lit |= src.Earning
		}
		if src.Count > best.Count {
			best = src
		}
	}
	switch {
	case rest > 0 && apart != 0:
		homes.Coins += rest
	case rest > 0: // homes that reach further
		own += rest
	case rest < 0 && joined > 1:
		homes.Coins += rest
	default:
		lost.Coins += rest
	}
	if n := t.joined(warsaw.Commercial); own < 0 && n > 1 {
		t.tell(Reason{Why: WhyJoins, Kind: warsaw.Commercial, Tile: warsaw.NoTile, Count: n, Coins: int(own), Lit: best.Earning}, t.each(int(own), 0))
	} else if own < 0 {
		lost.Coins += own
	} else if own > 0 {
		t.tell(Reason{Why: WhyTouches, Kind: warsaw.Commercial, Tile: warsaw.NoTile, Count: best.Count, Coins: int(own), Lit: best.Earning | best.Counted}, t.each(int(own), 0))
	}

	if homes != (warsaw.Sum{}) {
		r := Reason{Why: WhyHomes, Kind: warsaw.Residential, Tile: warsaw.NoTile, Count: touched, Coins: int(homes.Coins), VP: int(homes.VP), Lit: apart | lit}
		if joined > 1 {
			r.Why, r.Count, r.Lit = WhyJoins, joined, t.after.Of(warsaw.Residential).Area(t.placed&t.after.Of(warsaw.Residential))
		}
		t.tell(r, t.each(r.Coins, r.VP))
	} else if joined > 1 {
		home := t.after.Of(warsaw.Residential).Area(t.placed & t.after.Of(warsaw.Residential))
		t.tell(Reason{Why: WhyJoins, Kind: warsaw.Residential, Tile: warsaw.NoTile, Count: joined, Lit: home}, int64(300*joined))
	}
	return lost
}

// homes returns the quarters of homes that the tile places joined to no others, or how
// many areas of homes it joins to one where it does.
func (t *teacher) homes() (apart warsaw.Quarters, joined int) {
	homes := t.after.Of(warsaw.Residential)
	if n := t.joined(warsaw.Residential); n > 1 {
		return 0, n
	}
	for rest := homes; rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if area&^t.placed == 0 {
			apart |= area
		}
	}
	return apart, 0
}

// joined is how many areas of the kind, apart before, the tile joins to one; of several
// such areas the most.
func (t *teacher) joined(k warsaw.Kind) int {
	was := moved(t.before.Of(k), t.before, t.after)
	most := 0
	for rest := t.after.Of(k); rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if area&t.placed == 0 {
			continue
		}
		parts := 0
		for in := area & was &^ t.placed; in != 0; parts++ {
			in &^= was.Area(in & -in)
		}
		most = max(most, parts)
	}
	return most
}

// market is what all commercial areas bring, but for what buildings add.
func (l *ledger) market() int16 {
	total := int16(0)
	for _, src := range l.markets {
		total += src.Coins
	}
	return total
}

// ownMarkets is what the commercial areas that the tile is part of bring more than
// before, and the best of them.
func (t *teacher) ownMarkets() (gain int16, best warsaw.Source) {
	var mine warsaw.Quarters
	for rest := t.after.Of(warsaw.Commercial); rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if area&t.placed != 0 {
			mine |= area
		}
	}
	for _, src := range t.is.markets {
		if src.Earning&mine != 0 {
			gain += src.Coins
			if src.Count > best.Count {
				best = src
			}
		}
	}
	for _, src := range t.was.markets {
		if src.Earning&mine&^t.placed != 0 {
			gain -= src.Coins
		}
	}
	return gain, best
}

// printed looks at the signs of one kind. It returns what covering a tile loses.
func (t *teacher) printed(k warsaw.Kind, is, was warsaw.Sum) warsaw.Sum {
	gain := warsaw.Sum{Coins: is.Coins - was.Coins, VP: is.VP - was.VP}
	if gain.Coins > 0 || gain.VP > 0 {
		t.tell(Reason{Why: WhyPrinted, Kind: k, Tile: warsaw.NoTile, Coins: int(gain.Coins), VP: int(gain.VP), Lit: t.placed}, t.each(int(gain.Coins), int(gain.VP)))
		return warsaw.Sum{}
	}
	return gain
}

// pollution looks at homes that touch industry.
func (t *teacher) pollution() {
	more := t.is.pollution.Count - t.was.pollution.Count
	r := Reason{Why: WhyPollutes, Kind: warsaw.Industrial, Tile: warsaw.NoTile, Count: more, VP: -more, Lit: t.is.pollution.Earning | t.is.pollution.Counted}
	if more < 0 {
		r.Why, r.Count, r.Lit = WhyCleans, -more, t.placed
	}
	if more != 0 {
		t.tell(r, t.each(0, more))
	}
}

// transport looks at the groups of transport signs.
func (t *teacher) transport() {
	signs := t.after.Transport()
	if gain := int(t.is.transport.VP - t.was.transport.VP); gain != 0 {
		t.tell(Reason{Why: WhyTransport, Tile: warsaw.NoTile, Count: t.is.transport.Count, VP: gain, Lit: signs.Quarters()}, t.each(0, gain))
	} else if t.before.Transport() == 0 && signs != 0 {
		t.tell(Reason{Why: WhyFirstSign, Tile: warsaw.NoTile, Lit: signs.Quarters()}, t.each(0, 1)/2)
	}
}

// buildings looks at what buildings earn. It returns what covering one of them loses.
func (t *teacher) buildings() warsaw.Sum {
	var lost warsaw.Sum
	placed := t.a.Tile.Tile().Building
	for b := warsaw.Arsenal; b < buildingCount; b++ {
		is, was := &t.is.buildings[b], &t.was.buildings[b]
		coins, vp := int(is.Coins-was.Coins), int(is.VP-was.VP)
		r := Reason{Building: b, Tile: warsaw.NoTile, Count: is.Count - was.Count, Coins: coins, VP: vp, Lit: is.Earning | is.Counted}
		switch {
		case b == placed && isWork(b):
			continue
		case b == placed: // even where it counts nothing
			r.Why, r.Lit = WhyEffect, r.Lit|t.placed
			t.tell(r, max(t.each(coins, vp), 500))
		case coins == 0 && vp == 0:
			continue
		case t.before.Has(b) && !t.after.Has(b):
			lost = plus(lost, warsaw.Sum{Coins: int16(coins), VP: int16(vp)})
		default:
			r.Why = WhyServes
			t.tell(r, t.each(coins, vp))
		}
	}
	return lost
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
func (t *teacher) works() {
	worth := t.judge.buildings(t.after) - t.judge.buildings(t.before)
	if b := t.a.Tile.Tile().Building; isWork(b) {
		r := Reason{Why: WhyWorks, Building: b, Tile: warsaw.NoTile, Lit: t.placed}
		switch b {
		case warsaw.Arsenal:
			r.Count = t.judge.wars()
		case warsaw.WarsawSchoolOfEconomics:
			r.Count = t.after.PublicBuildings().Count()
		}
		t.tell(r, max(worth, 1000))
	}
	t.silenced(worth)
	if vp := int(t.then.Player(t.v.Seat()).VP - t.v.Player(t.v.Seat()).VP); vp > 0 {
		t.tell(Reason{Why: WhyRewards, Building: warsaw.JablonowskiPalace, Tile: warsaw.NoTile, VP: vp, Lit: t.placed}, t.once(0, vp))
	}
}

// silenced looks for buildings that work no more, though no income tells it.
func (t *teacher) silenced(worth int64) {
	for gone := t.before.Visible() &^ t.after.Visible() >> 1; gone != 0; gone &= gone - 1 {
		if b := warsaw.Building(trailing(gone) + 1); isWork(b) {
			t.tell(Reason{Why: WhySilent, Building: b, Tile: warsaw.NoTile, Lit: t.placed}, max(-worth, 500))
		}
	}
}

// tribute looks at what another seat's Palace of Culture takes.
func (t *teacher) tribute() {
	more := t.is.commerce - t.was.commerce
	for s := range t.v.Seats() {
		if s != t.v.Seat() && more != 0 && t.v.Player(s).District.Has(warsaw.PalaceOfCultureAndScience) {
			t.tell(Reason{Why: WhyTribute, Building: warsaw.PalaceOfCultureAndScience, Tile: warsaw.NoTile, Seat: s, Count: more, VP: -more,
				Lit: t.after.Of(warsaw.Commercial)}, t.each(0, more))
		}
	}
}

// newArea looks for the most promising area that the tile begins, of those that no other
// reason has told.
func (t *teacher) newArea() {
	var found Reason
	most := int64(0)
	for k := range warsaw.Kind(warsaw.Kinds) {
		begun := warsaw.Quarters(0)
		for rest := t.after.Of(k); rest != 0; {
			area := rest.FirstArea()
			rest &^= area
			if area&^t.placed == 0 {
				begun |= area
			}
		}
		told := slices.ContainsFunc(t.found, func(w weighed) bool {
			return w.Kind == k && (w.Why == WhyHomes || w.Why == WhyTouches && w.Lit&begun != 0)
		})
		if weight := t.judge.w.area[k]; begun != 0 && !told && weight > most {
			found = Reason{Why: WhyNewArea, Kind: k, Tile: warsaw.NoTile, Count: t.after.Of(k).AreaCount(), Lit: begun}
			most = weight
		}
	}
	if most > 0 {
		t.tell(found, most*t.judge.phases/100)
	}
}

// losses looks at what a war or a collapse takes.
func (t *teacher) losses() {
	gone := t.before.Occupied().Count() - t.after.Occupied().Count()
	r := Reason{Why: WhyLoses, Tile: warsaw.NoTile, Count: gone, Coins: int(t.is.total.Coins - t.was.total.Coins), VP: int(t.is.total.VP - t.was.total.VP)}
	for s := t.before.Occupied(); s != 0; s &= s - 1 {
		tile, _ := t.before.TileAt(s.First())
		at, ok := t.after.IndexOf(t.before.SpaceOf(s.First()))
		if lost := !ok || !t.after.Occupied().Has(at); lost && tile.Valid() && (r.Tile == warsaw.NoTile || tile.Tile().Price > r.Tile.Tile().Price) {
			r.Tile = tile
		}
	}
	if gone > 0 {
		t.tell(r, max(t.each(r.Coins, r.VP), -t.each(r.Coins, r.VP))+10_000) // what it is about comes first
	}
	if t.a.Kind != warsaw.Lose {
		t.tell(Reason{Why: WhyKeeps, Tile: warsaw.NoTile, Count: t.after.Occupied().Count(), Coins: int(t.is.total.Coins), VP: int(t.is.total.VP),
			Lit: t.after.Occupied().Quarters()}, 10_000)
	}
	t.silenced(t.judge.buildings(t.after) - t.judge.buildings(t.before))
	t.tribute()
}

// choice looks at what an exchange or a split changes.
func (t *teacher) choice() {
	held, then := t.v.Purse(), t.v.PurseAfter(t.a)
	coins, vp := int(then.Coins-held.Coins), int(then.VP-held.VP)
	r := Reason{Tile: warsaw.NoTile, Coins: coins, VP: vp}
	switch t.a.Kind {
	case warsaw.Finish:
		r.Why, r.Coins, r.VP = WhyHolds, int(held.Coins), int(held.VP)
	case warsaw.Split:
		r.Why, r.Building = WhySplits, warsaw.WarsawSchoolOfEconomics
	default:
		r.Why, r.Building = WhyExchanges, t.a.Tile.Tile().Building
	}
	t.tell(r, 10_000)
}

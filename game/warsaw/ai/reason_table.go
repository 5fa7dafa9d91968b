package ai

import (
	"math"
	"slices"

	"capital/rules/warsaw"
)

// sale looks at what selling the tile brings.
func (t *teacher) sale() {
	held := int(t.v.Player(t.v.Seat()).Coins)
	value := t.v.DiscardValue(t.v.Seat())
	t.tell(Reason{Why: WhySells, Tile: warsaw.NoTile, Coins: value, Count: held}, t.once(value, 0)+1000)
	if missing := t.cheapest() - held; missing > 0 {
		t.tell(Reason{Why: WhyTooDear, Tile: t.a.Tile, Count: missing}, 1500)
		return
	}
	if use := t.gainOf(t.v.Seat(), t.a.Tile); !isWork(t.a.Tile.Tile().Building) {
		t.tell(Reason{Why: WhyPoorUse, Tile: t.a.Tile, Count: use.price, Coins: int(use.sum().Coins), VP: int(use.sum().VP)}, 1000)
	}
}

// cheapest is the least that the tile costs, wherever it goes.
func (t *teacher) cheapest() int {
	var sites [16]warsaw.Space
	least := t.a.Tile.Tile().Price
	if len(t.before.EmptySites(sites[:0])) > 0 {
		least = t.v.Price(t.v.Seat(), t.a.Tile)
	}
	for s := t.before.Occupied(); s != 0; s &= s - 1 {
		least = min(least, t.v.OverbuildPrice(t.v.Seat(), t.a.Tile, s.First()))
	}
	return least
}

// lastCoins looks at coins that can't be spent any more.
func (t *teacher) lastCoins() {
	if t.v.Epoch() < warsaw.Epochs || t.v.Phase() < warsaw.PhaseChoices && t.v.Round() < 3 {
		return
	}
	held := int(t.then.Player(t.v.Seat()).Coins)
	if t.v.Phase() < warsaw.PhaseChoices {
		held += int(t.is.total.Coins)
	}
	if held > 0 {
		t.tell(Reason{Why: WhyLastCoins, Tile: warsaw.NoTile, Count: held, VP: held / 5}, 500)
	}
}

// milestone looks at who is ahead for the next one.
func (t *teacher) milestone() {
	next := t.v.Epoch() - 1
	if t.v.Phase() >= warsaw.PhaseMilestone {
		next++
	}
	if next >= warsaw.MilestoneCount {
		return
	}
	face, _ := t.v.Milestone(next)
	seat := t.v.Seat()
	rival := t.rival(face)
	leader, ok := t.v.Leader(face)
	led := ok && leader == seat
	leader, ok = t.then.Leader(face)
	leads := ok && leader == seat
	lead := func(table *warsaw.Table) int {
		by := table.Measure(seat, face) - table.Measure(rival, face)
		if face.Tile().Building.FewestWin() {
			return -by
		}
		return by
	}
	was, is := lead(&t.v.Table), lead(&t.then)
	if !leads && ok {
		rival = leader
		is = lead(&t.then)
	}
	t.judge.face = face
	prize := t.judge.prize(max(1, t.then.Measure(seat, face))) * int64(2+t.v.Round()) / 5
	r := Reason{Tile: face, Seat: rival, Count: max(is, -is), Lit: measured(t.after, face)}
	switch {
	case leads && !led:
		r.Why = WhyTakesLead
		prize /= 2
	case led && !leads:
		r.Why = WhyFallsBack
		prize /= 2
	case leads && is > was && was < 2:
		r.Why = WhyWidens
		prize /= 5
	case !leads && is > was && t.then.Measure(seat, face) > 0:
		r.Why = WhyComesNear
		prize /= 5
	default:
		return
	}
	t.tell(r, prize)
}

// rival is the other seat that is best for the milestone.
func (t *teacher) rival(face warsaw.TileID) int {
	rival := -1
	for s := range t.v.Seats() {
		if s == t.v.Seat() {
			continue
		}
		if rival < 0 {
			rival = s
			continue
		}
		n, best := t.v.Measure(s, face), t.v.Measure(rival, face)
		if better(face, n, best) || n == best && t.v.Player(s).Coins < t.v.Player(rival).Coins {
			rival = s
		}
	}
	return rival
}

// measured are the quarters that a milestone's condition counts.
func measured(d *warsaw.District, face warsaw.TileID) warsaw.Quarters {
	switch face.Tile().Building {
	case warsaw.GrandTheater:
		return d.Of(warsaw.Cultural)
	case warsaw.WaterFilters:
		return d.Of(warsaw.Park)
	case warsaw.NamiestnikowskiPalace:
		return d.PublicBuildings().Quarters()
	case warsaw.WilsonSquare:
		return d.Of(warsaw.Residential)
	case warsaw.WZRoute:
		return d.Stacked().Quarters()
	case warsaw.PalaceOfCultureAndScience:
		return d.Of(warsaw.Industrial)
	case warsaw.Metro:
		return d.Transport().Quarters()
	case warsaw.EuropaMarket:
		return d.Of(warsaw.Commercial)
	}
	return d.Occupied().Quarters()
}

// fodder looks at whether the tile is one that the war which ends the epoch may have.
func (t *teacher) fodder() {
	stacks := t.then.WarLosses(t.v.Seat())
	if stacks == 0 || t.v.Phase() >= warsaw.PhaseWar || stacks != t.v.WarLosses(t.v.Seat()) {
		return
	}
	was, is := t.leastLoss(t.before, stacks), t.leastLoss(t.after, stacks)
	coins, vp := int(is.Coins-was.Coins), int(is.VP-was.VP)
	if coins < 0 || vp < 0 || coins == 0 && vp == 0 {
		return
	}
	t.tell(Reason{Why: WhyFodder, Tile: warsaw.NoTile, Count: stacks, Coins: coins, VP: vp, Lit: t.placed}, t.each(coins, vp)/2)
}

// leastLoss is what the district's income changes when the war takes so many stacks,
// one or two, and its owner chooses them well.
func (t *teacher) leastLoss(d *warsaw.District, stacks int) warsaw.Sum {
	in := d.Income(nil)
	has := in.Total()
	least, found := has, false // all is lost
	least.Coins, least.VP = -least.Coins, -least.VP
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
			if !found || t.each(int(sum.Coins), int(sum.VP)) > t.each(int(least.Coins), int(least.VP)) {
				least, found = sum, true
			}
		}
	}
	return least
}

// gain is what the best use of a tile would bring a seat.
type gain struct {
	tile  warsaw.TileID
	price int
	worth int64 // less its price, in thousandths of a victory point
	steps warsaw.Income
}

func (g *gain) sum() warsaw.Sum { return g.steps.Total() }

// denial looks at what the tile would be worth to the seat that gets the hand next.
func (t *teacher) denial() {
	next := t.v.PassesTo(t.v.Seat())
	var hand [4]warsaw.TileID
	rest := t.v.Own().Hand(hand[:0])
	rest = slices.DeleteFunc(rest, func(tile warsaw.TileID) bool { return tile == t.a.Tile })
	if len(rest) == 0 {
		return
	}
	taken := t.bestGain(next, t.a.Tile)
	left := t.bestGain(next, rest[0])
	for _, tile := range rest[1:] {
		if g := t.bestGain(next, tile); g.worth > left.worth {
			left = g
		}
	}
	others := int64(t.v.Seats() - 1) // who all would have to suffer, not only the next
	r := Reason{Tile: t.a.Tile, Seat: next, Coins: int(taken.sum().Coins), VP: int(taken.sum().VP)}
	saved := taken.worth - left.worth
	if why, kind := t.lastOf(&taken, rest); why != 0 {
		r.Why, r.Kind = why, kind
		t.tell(r, max(saved, taken.worth/4)/others)
	} else if saved > 0 && r.Coins >= 0 && r.VP >= 0 {
		r.Why = WhyDenies
		t.tell(r, saved/others)
	} else if sum := left.sum(); saved < -1000 && sum.Coins >= 0 && sum.VP >= 0 {
		t.tell(Reason{Why: WhyLeaves, Tile: left.tile, Seat: next, Coins: int(sum.Coins), VP: int(sum.VP)}, -saved/others/2)
	}
}

// lastOf reports whether the tile is the last of the hand with a sign or a kind by which
// it would be of use.
func (t *teacher) lastOf(g *gain, rest []warsaw.TileID) (Why, warsaw.Kind) {
	if g.worth <= 0 {
		return 0, 0
	}
	tile := g.tile.Tile()
	has := func(yes func(*warsaw.Tile) bool) bool {
		return slices.ContainsFunc(rest, func(id warsaw.TileID) bool { return yes(id.Tile()) })
	}
	if tile.Transport && g.steps[warsaw.StepTransport].VP > 0 && !has(func(f *warsaw.Tile) bool { return f.Transport }) {
		return WhyDeniesSign, 0
	}
	for _, of := range [...]struct {
		kind warsaw.Kind
		gain int16
	}{
		{warsaw.Park, g.steps[warsaw.StepParks].VP},
		{warsaw.Commercial, g.steps[warsaw.StepCommercial].Coins},
		{warsaw.Cultural, g.steps[warsaw.StepCultural].VP},
		{warsaw.Industrial, g.steps[warsaw.StepIndustrial].Coins},
		{warsaw.Residential, g.steps[warsaw.StepParks].VP + g.steps[warsaw.StepCommercial].Coins},
	} {
		if of.gain > 0 && tile.HasKind(of.kind) && !has(func(f *warsaw.Tile) bool { return f.HasKind(of.kind) }) {
			return WhyDeniesKind, of.kind
		}
	}
	return 0, 0
}

// bestGain is what the best use of the tile would bring a seat, its sale included.
func (t *teacher) bestGain(seat int, tile warsaw.TileID) gain {
	sold := gain{tile: tile, worth: t.once(t.v.DiscardValue(seat), 0)}
	if laid := t.gainOf(seat, tile); laid.worth > sold.worth {
		return laid
	}
	return sold
}

// gainOf is what the best place for the tile would bring a seat, as its district lies.
// Where the seat can't pay for any, it is worth less than anything.
func (t *teacher) gainOf(seat int, tile warsaw.TileID) gain {
	player := t.v.Player(seat)
	d := &player.District
	was := d.Income(nil)
	best := gain{tile: tile, worth: math.MinInt64}
	try := func(at warsaw.Space, price int) {
		if price > int(player.Coins) {
			return
		}
		for turn := range tile.Tile().Turns() {
			then := *d
			then.Place(tile, at, turn)
			steps := then.Income(nil)
			for n := range steps {
				steps[n].Coins -= was[n].Coins
				steps[n].VP -= was[n].VP
			}
			sum := steps.Total()
			if worth := t.each(int(sum.Coins), int(sum.VP)) - t.once(price, 0); worth > best.worth {
				best.worth, best.price, best.steps = worth, price, steps
			}
		}
	}
	var sites [16]warsaw.Space
	for _, at := range d.EmptySites(sites[:0]) {
		try(at, t.v.Price(seat, tile))
	}
	for s := d.Occupied(); s != 0; s &= s - 1 {
		try(d.SpaceOf(s.First()), t.v.OverbuildPrice(seat, tile, s.First()))
	}
	return best
}

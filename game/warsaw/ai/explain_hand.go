package ai

import (
	"math"
	"slices"

	"capital/rules/warsaw"
)

// gain is what the best use of a tile would bring a seat.
type gain struct {
	tile  warsaw.TileID
	price int
	value int64 // less its price, in thousandths of a victory point
	steps warsaw.Income
}

func (g *gain) sum() warsaw.Sum { return g.steps.Total() }

// denial looks at the value of the tile for the seat that gets the hand next.
func (e *explanation) denial() {
	next := e.v.PassesTo(e.v.Seat())
	var hand [4]warsaw.TileID
	rest := e.v.Own().Hand(hand[:0])
	rest = slices.DeleteFunc(rest, func(tile warsaw.TileID) bool { return tile == e.a.Tile })
	if len(rest) == 0 {
		return
	}
	taken := e.bestGain(next, e.a.Tile)
	left := e.bestGain(next, rest[0])
	for _, tile := range rest[1:] {
		if g := e.bestGain(next, tile); g.value > left.value {
			left = g
		}
	}
	others := int64(e.v.Seats() - 1) // who all would have to suffer, not only the next
	r := Reason{Tile: e.a.Tile, Seat: next, Coins: int(taken.sum().Coins), VP: int(taken.sum().VP)}
	saved := taken.value - left.value
	if why, kind := taken.lastOf(rest); why != 0 {
		r.Why, r.Kind = why, kind
		e.tell(r, max(saved, taken.value/4)/others)
	} else if saved > 0 && r.Coins >= 0 && r.VP >= 0 {
		r.Why = WhyDenies
		e.tell(r, saved/others)
	} else if sum := left.sum(); saved < -1000 && sum.Coins >= 0 && sum.VP >= 0 {
		e.tell(Reason{Why: WhyLeaves, Tile: left.tile, Seat: next, Coins: int(sum.Coins), VP: int(sum.VP)}, -saved/others/2)
	}
}

// lastOf reports whether the tile is the last of the hand with a sign or a kind by which
// it would be of use.
func (g *gain) lastOf(rest []warsaw.TileID) (Why, warsaw.Kind) {
	if g.value <= 0 {
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
func (e *explanation) bestGain(seat int, tile warsaw.TileID) gain {
	sold := gain{tile: tile, value: e.value.atOnce(e.v.DiscardValue(seat), 0)}
	if laid := e.gainOf(seat, tile); laid.value > sold.value {
		return laid
	}
	return sold
}

// gainOf is what the best place for the tile would bring a seat, as its district lies.
// Where the seat can't pay for any, its value is less than any other.
func (e *explanation) gainOf(seat int, tile warsaw.TileID) gain {
	player := e.v.Player(seat)
	d := &player.District
	was := d.Income(nil)
	best := gain{tile: tile, value: math.MinInt64}
	try := func(at warsaw.Space, price int) {
		if price > int(player.Coins) {
			return
		}
		for turn := range tile.Tile().Turns() {
			then := *d
			then.Place(tile, at, turn)
			steps := incomeChange(&was, &then)
			sum := steps.Total()
			if value := e.value.perPhase(int(sum.Coins), int(sum.VP)) - e.value.atOnce(price, 0); value > best.value {
				best.value, best.price, best.steps = value, price, steps
			}
		}
	}
	var sites [16]warsaw.Space
	for _, at := range d.EmptySites(sites[:0]) {
		try(at, e.v.Price(seat, tile))
	}
	for s := d.Occupied(); s != 0; s &= s - 1 {
		try(d.SpaceOf(s.First()), e.v.OverbuildPrice(seat, tile, s.First()))
	}
	return best
}

// incomeChange is what a district earns more than was earned, step by step.
func incomeChange(was *warsaw.Income, d *warsaw.District) warsaw.Income {
	steps := d.Income(nil)
	for n := range steps {
		steps[n].Coins -= was[n].Coins
		steps[n].VP -= was[n].VP
	}
	return steps
}

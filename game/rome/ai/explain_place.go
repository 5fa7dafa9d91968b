package ai

import "capital/rules/rome"

// carried finds what a house does in the prefecture to which it is carried.
func (e *explanation) carried() {
	house := House{e.me, int(e.a.A), e.a.Shape}
	e.standing()
	e.lowered()
	e.firmness()
	if at := e.only(house); at.Has(e.a.Place) && at == placesOf(e.a.Place) {
		e.tell(Reason{Why: WhyOnlyThere, Place: e.a.Place, Height: house.Height, Shape: house.Shape, Lit: Lit{at, house}}, 500)
	}
	e.lastColour(e.a.Shape)
	e.shapes()
	e.opened()
	e.shut()
	e.cost()
}

// at is a reason that speaks of the action's prefecture.
func (e *explanation) at(r Reason) Reason {
	r.Place = e.a.Place
	r.Lit.Places |= placesOf(r.Place)
	return r
}

// standing tells the seat's place in the prefecture, where it has changed for the better.
func (e *explanation) standing() {
	before, after := e.now.Standings(e.a.Place), e.then.Standings(e.a.Place)
	was, is := before[e.me], after[e.me]
	rival := best(&e.then.Table, e.a.Place, e.me)
	gain := is.Points - was.Points
	r := e.at(Reason{Seat: rival, Points: gain})
	weight := e.worth(gain) + 100
	at := e.then.Prefecture(e.a.Place)
	ahead := int(at.Floors[e.me]) - int(at.Floors[rival])
	switch {
	case is.Rank == 1 && at.Floors[rival] == 0:
		r.Why, r.Seat = WhyAlone, 0
		if was.Rank == 1 {
			return // it was so before
		}
	case is.Rank == 1 && is.Why == rome.WhyTaller:
		r.Why = WhyTaller
	case is.Rank == 1 && is.Why == rome.WhyShared:
		r.Why = WhyShares
	case is.Rank == 1 && was.Rank == 1 && was.Why == rome.WhyMost:
		r.Why, r.Count, r.Points = WhyWidens, ahead, 0
	case is.Rank == 1:
		r.Why, r.Count = WhyLeads, ahead
	case is.Rank == 2 && was.Rank != 2:
		r.Why = WhySecond
		if ousted := fallen(&before, &after); ousted >= 0 && ousted != e.me {
			r.Why, r.Seat = WhyOusts, ousted
		}
	case ahead < 0:
		r.Why, r.Count, r.Points = WhyNears, -ahead, 0
	default:
		return
	}
	e.tell(r, weight)
}

// fallen is the seat that was second and no longer is, or -1.
func fallen(before, after *[rome.MaxSeats]rome.Standing) int {
	for seat := range before {
		if before[seat].Rank == 2 && after[seat].Rank == 0 {
			return seat
		}
	}
	return -1
}

// best is the seat that has most floors in a prefecture, and of these the tallest house, leaving one out.
func best(t *rome.Table, place rome.Place, but int) int {
	at, found := t.Prefecture(place), -1
	for seat := range t.Seats() {
		if seat == but {
			continue
		}
		if found < 0 || at.Floors[seat] > at.Floors[found] || at.Floors[seat] == at.Floors[found] && at.Best[seat] > at.Best[found] {
			found = seat
		}
	}
	return found
}

// lowered tells who loses most by the house.
func (e *explanation) lowered() {
	before, after := e.now.Standings(e.a.Place), e.then.Standings(e.a.Place)
	most, loser := 0, 0
	for seat := range e.v.Seats() {
		if loss := before[seat].Points - after[seat].Points; seat != e.me && loss > most {
			most, loser = loss, seat
		}
	}
	if most > 0 {
		e.tell(e.at(Reason{Why: WhyLowers, Seat: loser, Points: most}), e.worth(most)/2)
	}
}

// firmness tells how firm a first place is: that nothing can change it any more, that nobody can overtop it in this
// construction, or who may.
func (e *explanation) firmness() {
	is := e.then.Standings(e.a.Place)[e.me]
	if e.then.Free(e.a.Place) == 0 {
		if is.Rank > 0 {
			e.tell(e.at(Reason{Why: WhyFull}), e.worth(is.Points)/2)
		}
		return
	}
	if is.Rank != 1 {
		return
	}
	if seat, house := e.threat(&e.then.Table, e.a.Place); house.Height > 0 {
		r := e.at(Reason{Why: WhyThreat, Seat: seat, Height: house.Height, Shape: house.Shape})
		r.Lit.House = house
		e.tell(r, e.worth(2)/2)
	} else if at := e.then.Prefecture(e.a.Place); is.Why == rome.WhyMost && e.safe(&e.then.Table, e.a.Place) {
		rival := best(&e.then.Table, e.a.Place, e.me)
		e.tell(e.at(Reason{Why: WhySafe, Count: int(at.Floors[e.me]) - int(at.Floors[rival])}), e.worth(2)/2)
	}
}

// only are the prefectures that a house fits now.
func (e *explanation) only(h House) (places Places) { return fitting(&e.now.Table, h) }

// fitting are the prefectures that a finished house fits.
func fitting(t *rome.Table, h House) (places Places) {
	for p := range rome.Place(rome.Places) {
		if t.CheckHouse(p, h.Height, h.Shape).OK() {
			places |= placesOf(p)
		}
	}
	return places
}

// lastColour tells that only one colour still has room for roofs of the shape.
func (e *explanation) lastColour(shape rome.Shape) {
	var places Places
	colours := [rome.Colours]int{}
	for p := range rome.Place(rome.Places) {
		if e.now.Free(p) > 0 && e.now.Takes(p, shape) {
			places |= placesOf(p)
			colours[p.Colour()]++
		}
	}
	last, count := rome.Colour(0), 0
	for c, n := range colours {
		if n > 0 {
			last, count = rome.Colour(c), count+1
		}
	}
	if count == 1 {
		e.tell(Reason{Why: WhyLastColour, Colour: last, Shape: shape, Lit: Lit{Places: places}}, 350)
	}
}

// shapes tells which roofs are settled by the first house of a prefecture.
func (e *explanation) shapes() {
	if e.now.Prefecture(e.a.Place).Tallest > 0 {
		return
	}
	colour := e.a.Place.Colour()
	for p := range rome.Place(rome.Places) {
		if p.Colour() != colour || e.then.Prefecture(p).Tallest > 0 || e.then.Takes(p, e.a.Shape) {
			continue
		}
		if e.now.Takes(p, e.a.Shape) {
			e.tell(Reason{Why: WhyForces, Place: p, Colour: colour, Shape: 1 - e.a.Shape, Lit: Lit{Places: placesOf(p)}}, 300)
			return
		}
	}
	e.tell(e.at(Reason{Why: WhySets, Shape: e.a.Shape}), 200)
}

// opened tells which house of its own the seat can carry there next.
func (e *explanation) opened() {
	mine := e.then.Player(e.me)
	for h := rome.Tallest; h > 0; h-- {
		house := House{e.me, h, e.a.Shape}
		fits := e.then.CheckHouse(e.a.Place, h, house.Shape).OK()
		if mine.Finished[house.Shape][h] > 0 && fits && !e.now.CheckHouse(e.a.Place, h, house.Shape).OK() {
			r := e.at(Reason{Why: WhyOpens, Height: h, Shape: house.Shape})
			r.Lit.House = house
			e.tell(r, 200*h)
			return
		}
	}
}

// shut tells which house fits nowhere any more: the highest of another, and of the seat itself.
func (e *explanation) shut() {
	others, own := House{}, House{}
	for seat := range e.v.Seats() {
		for shape := range rome.Shape(rome.Shapes) {
			for h := 1; h <= rome.Tallest; h++ {
				house := House{seat, h, shape}
				if e.then.Player(seat).Finished[shape][h] == 0 || !e.hope(&e.now.Table, house) || e.hope(&e.then.Table, house) {
					continue
				}
				if seat == e.me {
					own = higher(own, house)
				} else {
					others = higher(others, house)
				}
			}
		}
	}
	e.tellHouse(WhyShuts, others, 200)
	e.tellHouse(WhyUseless, own, 350)
}

func higher(a, b House) House {
	if b.Height > a.Height {
		return b
	}
	return a
}

// tellHouse tells of a house, where there is one, a weight for each of its floors.
func (e *explanation) tellHouse(why Why, h House, weight int) {
	if h.Height == 0 {
		return
	}
	r := Reason{Why: why, Height: h.Height, Shape: h.Shape, Lit: Lit{House: h}}
	if h.Seat != e.me {
		r.Seat = h.Seat
	}
	e.tell(r, weight*h.Height)
}

// hope reports whether a house fits some prefecture now or could later.
func (e *explanation) hope(t *rome.Table, h House) bool {
	for p := range rome.Place(rome.Places) {
		takes := h.Shape == rome.NoShape && (t.Takes(p, rome.Round) || t.Takes(p, rome.Triangular)) || h.Shape != rome.NoShape && t.Takes(p, h.Shape)
		// Each site but the last can raise what comes next by one.
		if tallest := int(t.Prefecture(p).Tallest); takes && t.Free(p) > 0 && h.Height >= max(1, tallest) && h.Height <= tallest+t.Free(p) {
			return true
		}
	}
	return false
}

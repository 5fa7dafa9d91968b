package ai

import "capital/rules/rome"

// carrying is what there is to be explained of a house that is carried to a prefecture.
type carrying struct {
	*explanation
	house         House
	before, after [rome.MaxSeats]rome.Standing // in the prefecture
}

func newCarrying(e *explanation) *carrying {
	return &carrying{
		explanation: e, house: House{e.me, int(e.a.A), e.a.Shape},
		before: e.now.Standings(e.a.Place), after: e.then.Standings(e.a.Place),
	}
}

// findReasons finds what the house does there.
func (c *carrying) findReasons() {
	c.standing()
	c.lowered()
	c.firmness()
	if at := fitting(&c.now.Table, c.house); at.Has(c.a.Place) && at == placesOf(c.a.Place) {
		c.tell(Reason{Why: WhyOnlyThere, Place: c.a.Place, Height: c.house.Height, Shape: c.house.Shape, Lit: Lit{at, c.house}}, 500)
	}
	c.lastColour(c.a.Shape)
	c.shapes()
	c.opened()
	c.shut()
	c.cost()
}

// standing tells the seat's place in the prefecture, where it has changed for the better.
func (c *carrying) standing() {
	was, is := c.before[c.me], c.after[c.me]
	rival := best(&c.then.Table, c.a.Place, c.me)
	gain := is.Points - was.Points
	r := c.at(Reason{Seat: rival, Points: gain})
	weight := c.worth(gain) + 100
	at := c.then.Prefecture(c.a.Place)
	ahead := int(at.Floors[c.me]) - int(at.Floors[rival])
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
		if ousted := fallen(&c.before, &c.after); ousted >= 0 && ousted != c.me {
			r.Why, r.Seat = WhyOusts, ousted
		}
	case ahead < 0:
		r.Why, r.Count, r.Points = WhyNears, -ahead, 0
	default:
		return
	}
	c.tell(r, weight)
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
func (c *carrying) lowered() {
	most, loser := 0, 0
	for seat := range c.v.Seats() {
		if loss := c.before[seat].Points - c.after[seat].Points; seat != c.me && loss > most {
			most, loser = loss, seat
		}
	}
	if most > 0 {
		c.tell(c.at(Reason{Why: WhyLowers, Seat: loser, Points: most}), c.worth(most)/2)
	}
}

// firmness tells how firm a first place is: that nothing can change it any more, that nobody can overtop it in this
// construction, or who may.
func (c *carrying) firmness() {
	is := c.after[c.me]
	if c.then.Free(c.a.Place) == 0 {
		if is.Rank > 0 {
			c.tell(c.at(Reason{Why: WhyFull}), c.worth(is.Points)/2)
		}
		return
	}
	if is.Rank != 1 {
		return
	}
	if seat, house := c.rivals.threat(&c.then.Table, c.a.Place); house.Height > 0 {
		r := c.at(Reason{Why: WhyThreat, Seat: seat, Height: house.Height, Shape: house.Shape})
		r.Lit.House = house
		c.tell(r, c.worth(2)/2)
	} else if at := c.then.Prefecture(c.a.Place); is.Why == rome.WhyMost && c.rivals.safe(&c.then.Table, c.a.Place) {
		rival := best(&c.then.Table, c.a.Place, c.me)
		c.tell(c.at(Reason{Why: WhySafe, Count: int(at.Floors[c.me]) - int(at.Floors[rival])}), c.worth(2)/2)
	}
}

// fitting are the prefectures that a finished house fits.
func fitting(t *rome.Table, h House) (places Places) {
	for p := range rome.Place(rome.Places) {
		if t.CheckHouse(p, h.Height, h.Shape).OK() {
			places |= placesOf(p)
		}
	}
	return places
}

// shapes tells which roofs are settled by the first house of a prefecture.
func (c *carrying) shapes() {
	if c.now.Prefecture(c.a.Place).Tallest > 0 {
		return
	}
	colour := c.a.Place.Colour()
	for p := range rome.Place(rome.Places) {
		if p.Colour() != colour || c.then.Prefecture(p).Tallest > 0 || c.then.Takes(p, c.a.Shape) {
			continue
		}
		if c.now.Takes(p, c.a.Shape) {
			c.tell(Reason{Why: WhyForces, Place: p, Colour: colour, Shape: 1 - c.a.Shape, Lit: Lit{Places: placesOf(p)}}, 300)
			return
		}
	}
	c.tell(c.at(Reason{Why: WhySets, Shape: c.a.Shape}), 200)
}

// opened tells which house of its own the seat can carry there next.
func (c *carrying) opened() {
	mine := c.then.Player(c.me)
	for h := rome.Tallest; h > 0; h-- {
		house := House{c.me, h, c.a.Shape}
		fits := c.then.CheckHouse(c.a.Place, h, house.Shape).OK()
		if mine.Finished[house.Shape][h] > 0 && fits && !c.now.CheckHouse(c.a.Place, h, house.Shape).OK() {
			r := c.at(Reason{Why: WhyOpens, Height: h, Shape: house.Shape})
			r.Lit.House = house
			c.tell(r, 200*h)
			return
		}
	}
}

// shut tells which house fits nowhere any more: the highest of another, and of the seat itself.
func (c *carrying) shut() {
	others, own := House{}, House{}
	for seat := range c.v.Seats() {
		for shape := range rome.Shape(rome.Shapes) {
			for h := 1; h <= rome.Tallest; h++ {
				house := House{seat, h, shape}
				if c.then.Player(seat).Finished[shape][h] == 0 || !hope(&c.now.Table, house) || hope(&c.then.Table, house) {
					continue
				}
				if seat == c.me {
					own = higher(own, house)
				} else {
					others = higher(others, house)
				}
			}
		}
	}
	c.tellHouse(WhyShuts, others, 200)
	c.tellHouse(WhyUseless, own, 350)
}

func higher(a, b House) House {
	if b.Height > a.Height {
		return b
	}
	return a
}

// tellHouse tells of a house, where there is one, a weight for each of its floors.
func (c *carrying) tellHouse(why Why, h House, weight int) {
	if h.Height == 0 {
		return
	}
	r := Reason{Why: why, Height: h.Height, Shape: h.Shape, Lit: Lit{House: h}}
	if h.Seat != c.me {
		r.Seat = h.Seat
	}
	c.tell(r, weight*h.Height)
}

// hope reports whether a house fits some prefecture now or could later.
func hope(t *rome.Table, h House) bool {
	for p := range rome.Place(rome.Places) {
		if hopeAt(t, h, p) {
			return true
		}
	}
	return false
}

// hopeAt reports whether a house fits a prefecture now or could later. Each site but the last can raise what comes next by one.
func hopeAt(t *rome.Table, h House, p rome.Place) bool {
	takes := h.Shape == rome.NoShape && (t.Takes(p, rome.Round) || t.Takes(p, rome.Triangular)) || h.Shape != rome.NoShape && t.Takes(p, h.Shape)
	tallest := int(t.Prefecture(p).Tallest)
	return takes && t.Free(p) > 0 && h.Height >= max(1, tallest) && h.Height <= tallest+t.Free(p)
}

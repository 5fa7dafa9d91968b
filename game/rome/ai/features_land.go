package ai

import "capital/rules/rome"

// extract fills f with the features of a seat.
func (x *extractor) extract(seat int, f *Features) {
	*f = Features{}
	x.extractLand(seat, f)
	x.extractMeans(seat, f)
	x.extractRest(seat, f)
}

// extractLand fills in what the seat has on the board.
func (x *extractor) extractLand(seat int, f *Features) {
	for place := range rome.Place(rome.Places) {
		x.extractPlace(seat, place, f)
	}
	if x.p.Phase() == rome.PhaseBonus {
		f[atBonus] = 0 // they are being drawn
	}
}

// extractMeans fills in what the seat has beside the board.
func (x *extractor) extractMeans(seat int, f *Features) {
	if x.p.building() && !x.p.Player(seat).Passed {
		x.extractGains(seat, f)
	}
	x.extractHouses(seat, f)
	x.extractCards(seat, f)
}

// extractRest fills in what depends on the others' means, or on the course of the match.
func (x *extractor) extractRest(seat int, f *Features) {
	f[atOne] = 10
	x.extractThreats(seat, f)
	x.extractOthers(seat, f)
	f[atOrder] = int16((seat - x.p.FirstPlayer() + x.p.Seats()) % x.p.Seats())
	f[atToDraw] = int16(x.p.ToDraw(seat))
	if seat == x.p.seat {
		f[atToDraw] -= x.p.drawn
	}
	f[atStock] = int16(min(x.p.stock, 12))
}

// extractPlace adds what the seat has in a prefecture.
func (x *extractor) extractPlace(seat int, place rome.Place, f *Features) {
	at := x.p.Prefecture(place)
	standing := x.standings[place][seat]
	f[atNow] += int16(standing.points)
	if at.Monument == rome.Amphitheatre && standing.rank > 0 {
		f[atBonus] += int16(3 - standing.rank)
	}
	free := x.p.Free(place)
	if free == 0 {
		f[atSettled] += int16(standing.points)
		return
	}
	hold := holds
	if at.Tallest > 0 {
		hold = holdOf(&x.p.Table, at, seat, int(standing.rank))
	}
	first, both := stakes(&x.p.Table, place)
	row := (min(free, rooms)-1)*landHolds + hold
	f[atHold+row] += int16(first)
	f[atBoth+row] += int16(both)
}

// extractThreats fills in what the next house of another could take from the seat.
func (x *extractor) extractThreats(seat int, f *Features) {
	if !x.p.building() {
		return
	}
	for place := range rome.Place(rome.Places) {
		if points := x.standings[place][seat].points; points > 0 && x.threatened(seat, place) {
			f[atThreat] += int16(points)
		}
	}
}

// threatened reports whether another could overtake a seat in a prefecture with one house, at once.
func (x *extractor) threatened(seat int, place rome.Place) bool {
	at := x.p.Prefecture(place)
	for other := range x.p.Seats() {
		h := x.means[other].ready[place]
		if other == seat || h == 0 || at.Floors[other] > at.Floors[seat] {
			continue
		}
		if floors := at.Floors[other] + h; floors > at.Floors[seat] || floors == at.Floors[seat] && h >= at.Best[seat] {
			return true
		}
	}
	return false
}

// extractGains fills in what houses could bring the seat at once.
func (x *extractor) extractGains(seat int, f *Features) {
	begun := x.withRoof(seat)
	for place := range rome.Place(rome.Places) {
		if h := x.means[seat].ready[place]; h > 0 {
			f[atPlaces]++
			insertGain(f[atGain:][:gains], x.gain(seat, place, h))
		} else if h := begun[place]; h > 0 {
			insertGain(f[atRoofGain:][:gains], x.gain(seat, place, h))
		}
	}
}

// withRoof are the highest houses that a seat could carry to each prefecture if it finished them first.
func (x *extractor) withRoof(seat int) (highest [rome.Places]uint8) {
	player, means := x.p.Player(seat), x.means[seat]
	if means.cards[rome.Roof] == 0 {
		return highest
	}
	for shape := range rome.Shape(rome.Shapes) {
		for h := 1; player.Roofs[shape] > 0 && h <= rome.Tallest; h++ {
			if player.Unfinished[h] > 0 {
				means.carry(&highest, x.fits.now[shape][h], h)
			}
		}
	}
	return highest
}

// gain is how many points more a seat would score with one more house in a prefecture.
func (x *extractor) gain(seat int, place rome.Place, height uint8) int16 {
	return int16(x.p.PointsWith(place, seat, height)) - int16(x.standings[place][seat].points)
}

// insertGain puts a gain among the highest ones, the highest first.
func insertGain(highest []int16, gain int16) {
	for n := range highest {
		if gain > highest[n] {
			gain, highest[n] = highest[n], gain
		}
	}
}

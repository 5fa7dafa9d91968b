package rome

// Standing is a seat's place in a prefecture (C14 to C16).
type Standing struct {
	Rank   int // 1, 2, or 0 for none
	Points int
	Why    Why
}

// Standings are the seats' places in a prefecture and what each would score now.
func (t *Table) Standings(p Place) (standings [MaxSeats]Standing) {
	at := &t.prefectures[p]
	most := uint8(0)
	for seat := range int(t.seats) {
		most = max(most, at.Floors[seat])
	}
	if most == 0 {
		return standings
	}
	tied, best, leaders := 0, uint8(0), 0
	for seat := range int(t.seats) {
		if at.Floors[seat] != most {
			continue
		}
		tied++
		switch {
		case at.Best[seat] > best:
			best, leaders = at.Best[seat], 1
		case at.Best[seat] == best:
			leaders++
		}
	}
	for seat := range int(t.seats) {
		standings[seat] = standing(t, at, seat, most, best, tied, leaders)
		standings[seat].Points = points(t, p, standings[seat].Rank)
	}
	return standings
}

// standing is a seat's place without its points: most floors are most, held by so many seats, of which so many leaders have
// the best tallest house.
func standing(t *Table, at *Prefecture, seat int, most, best uint8, tied, leaders int) Standing {
	switch {
	case tied == 1 && at.Floors[seat] == most:
		return Standing{Rank: 1}
	case tied == 1:
		if n := at.Floors[seat]; n > 0 && n == second(t, at, most) {
			return Standing{Rank: 2}
		}
	case at.Floors[seat] != most: // below a tie nobody scores
	case at.Best[seat] == best && leaders == 1:
		return Standing{Rank: 1, Why: WhyTaller}
	case at.Best[seat] == best:
		return Standing{Rank: 1, Why: WhyShared}
	case leaders == 1:
		return Standing{Rank: 2, Why: WhyLower}
	}
	return Standing{}
}

// second is how many floors the best seat has that has not the most.
func second(t *Table, at *Prefecture, most uint8) (floors uint8) {
	for seat := range int(t.seats) {
		if n := at.Floors[seat]; n < most {
			floors = max(floors, n)
		}
	}
	return floors
}

// points is what a place in a prefecture scores: the first 2 and the fountains, the second the fountains, both doubled by a
// temple (C14).
func points(t *Table, p Place, rank int) int {
	points := t.AllFountains(p)
	switch rank {
	case 0:
		return 0
	case 1:
		points += 2
	}
	if t.prefectures[p].Monument == Temple {
		points *= 2
	}
	return points
}

// PointsWith is what a seat would score in a prefecture with one more house there, of the height.
func (t *Table) PointsWith(p Place, seat int, height uint8) int {
	at := &t.prefectures[p]
	return points(t, p, at.rank(seat, at.Floors[seat]+height, max(at.Best[seat], height)))
}

// rank is the place that a seat would have with so many floors, one at least, and a tallest house so high.
func (p *Prefecture) rank(seat int, floors, best uint8) int {
	more, tallest, leaders := 0, best, 0 // who has more floors, and who has as many and the tallest house, if that is taller
	for other, n := range p.Floors {
		switch high := p.Best[other]; {
		case other == seat || n < floors:
		case n > floors:
			more++
		case high > tallest:
			tallest, leaders = high, 1
		case high == tallest && high > best:
			leaders++
		}
	}
	switch {
	case more == 0 && leaders == 0:
		return 1
	case more == 1 || more == 0 && leaders == 1:
		return 2
	}
	return 0
}

// score adds up what every prefecture scores.
func (m *Match) score(tell Sink) {
	var total [MaxSeats]int
	for p := range Place(Places) {
		standings := m.Standings(p)
		for seat := range int(m.seats) {
			s := standings[seat]
			if s.Rank == 0 {
				continue
			}
			total[seat] += s.Points
			tell.event(Event{Kind: PrefectureScored, Seat: seat, Place: p, Count: s.Points, Rank: s.Rank, Why: s.Why})
		}
	}
	for seat := range int(m.seats) {
		m.players[seat].Score += int16(total[seat])
		tell.event(Event{Kind: RoundScored, Seat: seat, Count: total[seat]})
	}
}

// Firsts is in how many prefectures the seat is first now.
func (t *Table) Firsts(seat int) (firsts int) {
	for p := range Place(Places) {
		if standings := t.Standings(p); standings[seat].Rank == 1 {
			firsts++
		}
	}
	return firsts
}

// Floors is how many floors the seat has on the board.
func (t *Table) Floors(seat int) (floors int) {
	for p := range t.prefectures {
		floors += int(t.prefectures[p].Floors[seat])
	}
	return floors
}

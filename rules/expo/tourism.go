package expo

// ranked are the seats by a track, the most first; ties by $, then by the initiative.
func (t *Table) ranked(by Track) (seats [MaxSeats]uint8) {
	n := 0
	for _, seat := range t.order[:t.seats] {
		at := n
		for ; at > 0 && t.ahead(int(seat), int(seats[at-1]), by); at-- {
			seats[at] = seats[at-1]
		}
		seats[at] = seat
		n++
	}
	return seats
}

// ahead reports whether a seat has more of a track than another, or as much and more $.
func (t *Table) ahead(seat, other int, by Track) bool {
	a, b := t.Has(seat, by), t.Has(other, by)
	return a > b || a == b && t.Has(seat, Economy) > t.Has(other, Economy)
}

// tourism finds the leader in Culture and moves the tourists (E16, E17).
func (t *Table) tourism(tell Sink) {
	ranked := t.ranked(Culture)
	leader, lowest := ranked[0], ranked[t.seats-1]
	t.leader = int8(leader)
	tell.event(Event{Kind: Led, Seat: int(leader), Other: int(lowest)})
	below := Attraction(t.Has(int(leader), Culture))
	for owner := range t.seats {
		tourist := &t.tourists[owner]
		tourist.Used = false
		holder := owner
		if owner == lowest || t.Has(int(owner), Culture) < below {
			holder = leader
		}
		if holder != tourist.Holder {
			tourist.Holder, tourist.At = holder, -1
			tell.event(Event{Kind: TouristMoved, Seat: int(owner), Other: int(holder)})
		}
	}
}

package lux

// near reports whether the other seat is one of the next two.
func (t *Table) near(seat, other int) bool {
	return t.seats > 2 && (other == t.clockwise(seat, 1) || other == t.clockwise(seat, 2))
}

// show lets all others see that a card has left the seat's hand, and reports whether somebody did not know that it was there. Once
// all hands are laid down nothing is known any more (L16).
func (m *Match) show(seat int, c Citizen) (hidden bool) {
	for other := range int(m.seats) {
		if other != seat && !m.IsRob(other) && !m.sees(other, seat, c) {
			hidden = true
		}
	}
	return hidden
}

// sees lets a seat see that a card has left another one's hand, and reports whether it knew that it was there.
func (m *Match) sees(viewer, seat int, c Citizen) bool {
	p := &m.private[viewer]
	if p.known[seat].Has(c) {
		p.known[seat] -= one(c)
		return true
	}
	if p.either.Has(c) && m.near(viewer, seat) {
		p.either -= one(c)
	}
	return false
}

// stolen is what all can tell of a card that one seat has taken from another's hand: the two know which it was; others know of
// no kind that it was not the one (L16).
func (m *Match) stolen(thief, victim int, c Citizen) {
	for seat := range int(m.seats) {
		p := &m.private[seat]
		switch seat {
		case thief:
			m.sees(thief, victim, c)
		case victim:
			p.known[thief] += one(c)
		default:
			p.known[victim] -= p.known[victim].kinds()
			if m.near(seat, victim) {
				p.either = 0
			}
		}
	}
}

// taken lets all others know a card that the seat has taken openly.
func (m *Match) taken(seat int, c Citizen) {
	for other := range int(m.seats) {
		if other != seat && !m.IsRob(other) {
			m.private[other].known[seat] += one(c)
		}
	}
}

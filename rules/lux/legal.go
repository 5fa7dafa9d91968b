package lux

// legal appends what the seat, knowing this of itself, may do now; alike cards once.
func legal(t *Table, seat int, own *Private, buf []Action) []Action {
	switch t.Owes(seat) {
	case DecideKeep:
		return legalKeeps(own.packet, buf)
	case DecidePlay:
		for left := own.hand.kinds(); left != 0; left &= left - 1 {
			c := left.lowest()
			buf = append(buf, Action{Kind: PlayHome, Card: c})
			buf = t.plays(seat, own.hand-one(c), c, buf)
		}
	case DecideLay:
		for to := range int8(Districts) {
			buf = append(buf, Action{Kind: LayModifier, To: to})
		}
	case DecidePay:
		buf = append(buf, Action{Kind: Pay}, Action{Kind: Refuse})
	}
	return buf
}

func legalKeeps(packet Citizens, buf []Action) []Action {
	for left := packet.kinds(); left != 0; left &= left - 1 {
		c := left.lowest()
		if packet.Of(c) > 1 {
			buf = append(buf, Action{Kind: Keep, Card: c, Other: c})
		}
		for others := left & (left - 1); others != 0; others &= others - 1 {
			buf = append(buf, Action{Kind: Keep, Card: c, Other: others.lowest()})
		}
	}
	return buf
}

// plays appends every play of a card to the capital: with all that its power may be used on, or without where it is impossible.
func (t *Table) plays(seat int, rest Citizens, c Citizen, buf []Action) []Action {
	power := t.powers[c.Colour()]
	a := Action{Kind: PlayCapital, Card: c}
	if !t.possible(seat, rest, power) {
		return append(buf, a)
	}
	a.Fields = power.Fields()
	switch power {
	case Outsider:
		return t.playsOutsider(seat, rest, a, buf)
	case Discoverer:
		for n, other := range t.Row() {
			if n == last(t.Row(), other) {
				a.Other = other
				buf = append(buf, a)
			}
		}
		return buf
	}
	firstSeat, seats := int8(0), int8(1)
	if a.Fields&FieldSeat != 0 {
		seats = int8(t.seats)
	}
	if power == Infiltrator {
		firstSeat = AtCapital
	}
	for a.Seat = firstSeat; a.Seat < seats; a.Seat++ {
		buf = t.playsThere(seat, rest, a, power, buf)
	}
	return buf
}

// playsThere appends the plays whose seat is named already.
func (t *Table) playsThere(seat int, rest Citizens, a Action, power Power, buf []Action) []Action {
	froms, tos := int8(1), int8(1)
	if a.Fields&FieldFrom != 0 {
		froms = Districts
	}
	if a.Fields&FieldTo != 0 {
		tos = Districts
	}
	for a.From = 0; a.From < froms; a.From++ {
		for a.To = 0; a.To < tos; a.To++ {
			if (froms == 1 || a.From != a.To) && t.checkTarget(seat, rest, &a, power) == NoReason {
				buf = append(buf, a)
			}
		}
	}
	return buf
}

func (t *Table) playsOutsider(seat int, rest Citizens, a Action, buf []Action) []Action {
	for a.From = FromHand; a.From < Districts; a.From++ {
		for left := t.outsiders(seat, rest, a.From); left != 0; left &= left - 1 {
			a.Other = left.lowest()
			buf = append(buf, a)
		}
	}
	return buf
}

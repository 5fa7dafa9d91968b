package lux

// check returns why the seat, knowing this of itself, can't do the action, or the zero Reason.
func check(t *Table, seat int, own *Private, a *Action) Reason {
	switch {
	case !a.wellFormed():
		return Reason{ReasonMalformed}
	case t.Owes(seat) == NoDecision || t.Owes(seat) != a.Kind.decision():
		return Reason{ReasonNotYourTurn}
	}
	switch a.Kind {
	case Keep:
		if !own.packet.Holds(one(a.Card) + one(a.Other)) {
			return Reason{ReasonNotOffered}
		}
	case PlayHome, PlayCapital:
		if !own.hand.Has(a.Card) {
			return Reason{ReasonNotInHand}
		}
		if a.Kind == PlayCapital {
			return t.checkPower(seat, own.hand-one(a.Card), a)
		}
	}
	return Reason{}
}

// checkPower checks what a card's power is used on, the seat holding the rest of its hand (L6).
func (t *Table) checkPower(seat int, rest Citizens, a *Action) Reason {
	power := t.powers[a.Card.Colour()]
	switch {
	case a.Fields&FieldSeat != 0 && int(a.Seat) >= int(t.seats):
		return Reason{ReasonMalformed}
	case !t.possible(seat, rest, power):
		if a.Fields != 0 {
			return Reason{ReasonImpossible}
		}
		return Reason{}
	case a.Fields != power.Fields(), a.Seat == AtCapital && power != Infiltrator, a.From == FromHand && power != Outsider:
		return Reason{ReasonOtherTarget}
	case a.Fields&FieldFrom != 0 && a.Fields&FieldTo != 0 && a.From == a.To:
		return Reason{ReasonSameDistrict}
	}
	return Reason{t.checkTarget(seat, rest, a, power)}
}

// checkTarget checks what is a power's own.
func (t *Table) checkTarget(seat int, rest Citizens, a *Action, power Power) ReasonKey {
	to := District(a.To)
	switch power {
	case Outsider:
		if !t.outsiders(seat, rest, a.From).Has(a.Other) {
			return ReasonNotThere
		}
	case Cleric:
		if to == Cleric.Colour() {
			return ReasonOwnColour
		}
		if len(t.Capital(to)) == 0 {
			return ReasonNoCitizen
		}
	case Doomsayer:
		if !t.doomed(seat, to) {
			return ReasonNobodyLow
		}
	case Missionary:
		if len(t.Capital(District(a.From))) == 0 && District(a.From) != Missionary.Colour() { // where the card itself will lie
			return ReasonNoCitizen
		}
	case Mentalist:
		if !hasLow(t.Home(int(a.Seat), District(a.From))) {
			return ReasonNotLow
		}
	case Follower:
		if t.followers[seat][to] {
			return ReasonFollowerThere
		}
	case Aristocrat:
		if t.TileHolder(to) == seat {
			return ReasonOwnTile
		}
	case Convertor:
		if int(a.Seat) == seat {
			return ReasonYourself
		}
		if t.handSizes[a.Seat] == 0 {
			return ReasonNoHand
		}
	case Discoverer:
		if last(t.Row(), a.Other) < 0 {
			return ReasonNotOpen
		}
	}
	return NoReason
}

// possible reports whether a power can be used by the seat, holding the rest of its hand: whether a target, a piece or a card
// for it exists (L6).
func (t *Table) possible(seat int, rest Citizens, power Power) bool {
	switch power {
	case Agent:
		return t.laidCount < Modifiers
	case Infiltrator:
		return t.RebelsLeft() > 0
	case Recruiter:
		return t.ShiftsLeft() > 0
	case Outsider:
		return rest != 0 || t.anyDistrict(func(d District) bool { return len(t.Home(seat, d)) > 0 })
	case Cleric:
		return t.anyDistrict(func(d District) bool { return d != Cleric.Colour() && len(t.Capital(d)) > 0 })
	case Doomsayer:
		return t.anyDistrict(func(d District) bool { return t.doomed(seat, d) })
	case Mentalist:
		return t.anyDistrict(t.someLow)
	case Follower:
		return t.anyDistrict(func(d District) bool { return !t.followers[seat][d] })
	case Aristocrat:
		return t.anyDistrict(func(d District) bool { return t.TileHolder(d) != seat })
	case Convertor:
		return t.deckSize > 0 && t.anyHand(seat)
	case Discoverer:
		return t.rowSize > 0
	case Scholar, Dualist:
		return t.deckSize > 0
	}
	return true // Missionary: the card itself can be moved; Merchant and Sentinel: gold is unlimited
}

// anyDistrict reports whether something holds for one of the four districts.
func (t *Table) anyDistrict(holds func(d District) bool) bool {
	return holds(Blue) || holds(Pink) || holds(Yellow) || holds(Green)
}

// doomed reports whether Doomsayer reaches somebody in a district.
func (t *Table) doomed(seat int, d District) bool {
	for other := range int(t.seats) {
		if other != seat && hasLow(t.Home(other, d)) {
			return true
		}
	}
	return false
}

// someLow reports whether the lowest citizen of a district is low in some home base.
func (t *Table) someLow(d District) bool {
	for seat := range int(t.seats) {
		if hasLow(t.Home(seat, d)) {
			return true
		}
	}
	return false
}

// anyHand reports whether another seat holds a card.
func (t *Table) anyHand(seat int) bool {
	for other := range int(t.seats) {
		if other != seat && t.handSizes[other] > 0 {
			return true
		}
	}
	return false
}

// outsiders has one of each kind of citizen that may become an outsider from there.
func (t *Table) outsiders(seat int, rest Citizens, from int8) Citizens {
	if from == FromHand {
		return rest.kinds()
	}
	return kinds(t.Home(seat, District(from)))
}

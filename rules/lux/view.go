package lux

// View is what one seat may know of a match: all that lies open, its own cards and modifiers, and what can be deduced of other
// hands (L16). Nothing secret is in it. It is a plain value.
type View struct {
	Table
	own       Private
	seat      int
	modifiers [Modifiers]int8 // what the seat has looked at, by the order in which they were drawn; 0 what it has not
}

// View returns what the seat may know.
func (m *Match) View(seat int) View {
	v := View{Table: m.Table, own: m.private[seat], seat: seat}
	for n := range m.laid[:m.laidCount] {
		if int(m.laid[n].Seat) == seat || m.laid[n].Value != 0 {
			v.modifiers[n] = m.modifiers[n]
		}
	}
	if m.owes[seat] == DecideLay {
		v.modifiers[m.laidCount] = m.modifiers[m.laidCount]
	}
	return v
}

// Seat is the seat whose view it is.
func (v *View) Seat() int { return v.seat }

// Own is what only this seat knows of itself.
func (v *View) Own() *Private { return &v.own }

// Hand are the seat's own cards; in the draft those that it has kept.
func (v *View) Hand() Citizens { return v.own.hand }

// Known are the citizens that are surely in a seat's hand: all of its own, ROB's open ones, and of others what it can tell from
// the draft, from Discoverer, and from what was stolen. After the draft these are, with two seats, four of six; else the two
// that it passed last to its left neighbour. In the draft it is what that one has to choose from.
func (v *View) Known(seat int) Citizens {
	switch {
	case seat == v.seat:
		return v.own.hand
	case v.IsRob(seat):
		known := Citizens(0)
		for _, c := range v.RobHand() {
			known += one(c)
		}
		return known
	}
	return v.own.known[seat]
}

// Either are citizens that are surely in the hands of the next two seats together, beside those known, at most two in either
// hand: what the seat passed first, with three or four seats.
func (v *View) Either() Citizens { return v.own.either }

// Looked is the modifier that the seat has looked at and not laid yet, or 0.
func (v *View) Looked() int {
	if v.Owes(v.seat) != DecideLay {
		return 0
	}
	return int(v.modifiers[v.laidCount])
}

// ModifierAt is the value of a modifier of [Table.Laid] where the seat knows it, or 0.
func (v *View) ModifierAt(n int) int { return int(v.modifiers[n]) }

// UnseenModifiers are the values that the seat has not seen: of those laid by others, and of those not drawn.
func (v *View) UnseenModifiers(buf []int8) []int8 {
	for _, value := range modifiers {
		seen := false
		for _, own := range v.modifiers {
			seen = seen || own == value
		}
		if !seen {
			buf = append(buf, value)
		}
	}
	return buf
}

// LimitRange is how low and how high the limit of a home district may turn out, as far as the seat knows the modifiers that lie
// face down. Of the Outsider district it is that of the highest of the four.
func (v *View) LimitRange(d District) (low, high int) {
	if d < Districts {
		low, high = v.limitRange(d)
		return max(low, 0), max(high, 0)
	}
	for d := range District(Districts) {
		l, h := v.limitRange(d)
		low, high = max(low, l), max(high, h)
	}
	return low, high
}

func (v *View) limitRange(d District) (low, high int) {
	low = v.open(d)
	hidden := 0
	for n := range v.laid[:v.laidCount] {
		switch {
		case v.laid[n].To != d || v.laid[n].Value != 0:
		case v.modifiers[n] != 0:
			low += int(v.modifiers[n])
		default:
			hidden++
		}
	}
	high = low
	var buf [Modifiers]int8
	unseen := v.UnseenModifiers(buf[:0]) // from the highest down
	for n := range hidden {
		high += int(unseen[n])
		low += int(unseen[len(unseen)-1-n])
	}
	return low, high
}

// Unseen are the citizens that the seat does not see: those in the deck and in the hands of others, known ones too.
func (v *View) Unseen() Citizens {
	unseen := allOfThem - v.discards - v.own.hand - v.own.packet
	for _, c := range v.lying[:v.ends[pileCount-1]] {
		unseen -= one(c)
	}
	for _, c := range v.Row() {
		unseen -= one(c)
	}
	for seat := range int(v.seats) {
		unseen -= v.bonus[seat]
	}
	for _, c := range v.RobHand() {
		unseen -= one(c)
	}
	return unseen - v.rob.reserve
}

// Check returns why the action is not legal, or the zero Reason.
func (v *View) Check(a Action) Reason { return check(&v.Table, v.seat, &v.own, &a) }

// Legal appends what the seat may do now; alike cards once.
func (v *View) Legal(buf []Action) []Action { return legal(&v.Table, v.seat, &v.own, buf) }

// Plays appends every play to the capital of a card that the seat holds, one for each target of its power.
func (v *View) Plays(c Citizen, buf []Action) []Action {
	return v.plays(v.seat, v.own.hand-one(c), c, buf)
}

// Impossible reports whether the power of a card that the seat holds would be impossible if it were played to the capital now.
func (v *View) Impossible(c Citizen) bool {
	return !v.possible(v.seat, v.own.hand-one(c), v.powers[c.Colour()])
}

// After is what the seat would see right after a legal play, modifier or payment, before the turn goes on: totals, limits and
// pieces as they would be. Cards that would be drawn are not in it.
func (v *View) After(a Action) View {
	after := *v
	switch a.Kind {
	case PlayHome:
		after.leave(a.Card)
		after.lay(homePile(v.seat, a.Card.Colour()), a.Card)
	case PlayCapital:
		power := v.powers[a.Card.Colour()]
		after.toCapital(a.Card)
		if v.Impossible(a.Card) {
			return after
		}
		if power == Outsider && a.From == FromHand {
			after.leave(a.Other)
		}
		after.effect(v.seat, &a, power, nil)
	case LayModifier:
		after.layModifier(v.seat, District(a.To), 0)
	case Pay:
		_, _, over := v.Asked()
		after.gold[v.seat] -= uint8(over)
	}
	return after
}

// BeforePower is what the seat would see when a card of its hand lies in the capital and counts, before its power is carried
// out (L6).
func (v *View) BeforePower(c Citizen) View {
	after := *v
	after.toCapital(c)
	return after
}

// toCapital has a card of the seat's hand lie in the capital.
func (v *View) toCapital(c Citizen) {
	v.leave(c)
	v.lay(capitalPile(c.Colour()), c)
}

// leave takes a card out of the seat's own hand.
func (v *View) leave(c Citizen) {
	v.own.hand -= one(c)
	v.handSizes[v.seat]--
}

// Legal appends what the seat may do now; alike cards once.
func (m *Match) Legal(seat int, buf []Action) []Action {
	if uint(seat) >= uint(m.seats) {
		return buf
	}
	return legal(&m.Table, seat, &m.private[seat], buf)
}

// Hand are the cards that the seat holds; in the draft those that it has kept.
func (m *Match) Hand(seat int) Citizens { return m.private[seat].hand }

// Limit is a district's limit with the modifiers that lie face down.
func (m *Match) Limit(d District) int {
	sum := m.open(d)
	for n := range m.laid[:m.laidCount] {
		if m.laid[n].To == d && m.laid[n].Value == 0 {
			sum += int(m.modifiers[n])
		}
	}
	return max(0, sum)
}

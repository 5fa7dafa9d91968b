package rome

import "capital/rules/random"

// View is what one seat may know of a match: all that lies open, its own cards and bid, and what can be deduced. Nothing
// secret is in it. It is a plain value.
type View struct {
	Table
	own    Private
	seat   int
	hidden [MaxSeats]Cards // cards of others that the seat can tell though nobody showed them
	unseen Cards           // cards that others hold or that lie in a pile: which, the seat can't tell
}

// View returns what the seat may know.
func (m *Match) View(seat int) View {
	v := View{Table: m.Table, own: m.private[seat], seat: seat}
	v.unseen = 1<<CardCount - 1
	v.unseen &^= v.discards | v.piled | v.own.hidden
	for s := range int(v.seats) {
		v.unseen &^= v.players[s].Known
	}
	for of := range v.tops {
		if v.sizes[of] > 0 {
			v.unseen &^= 1 << v.tops[of]
		}
	}
	for of := range Type(Types) {
		v.deduce(of)
	}
	return v
}

// deduce gives the unseen cards of a type to the only seat that can hold them: where none can lie in the pile, which is
// empty below its top or was remade from cards that all know.
func (v *View) deduce(of Type) {
	holder, holders := 0, 0
	for s := range int(v.seats) {
		if s != v.seat && v.players[s].Hidden[of] > 0 {
			holder, holders = s, holders+1
		}
	}
	if holders == 1 && v.below(of) == 0 {
		v.hidden[holder] |= v.unseen.Of(of)
		v.unseen &^= cardsOf(of)
	}
}

// below is how many unseen cards lie below the top of a pile.
func (t *Table) below(of Type) int {
	if t.remade[of] || t.sizes[of] == 0 {
		return 0
	}
	return int(t.sizes[of]) - 1
}

// Seat is the seat whose view it is.
func (v *View) Seat() int { return v.seat }

// Own is what only this seat knows of itself.
func (v *View) Own() *Private { return &v.own }

// Hand are the seat's own cards.
func (v *View) Hand() Cards { return v.players[v.seat].Known | v.own.hidden }

// KnownOf are the cards of a seat's hand that this seat can tell: all of its own, and of others those that were shown or can
// be deduced.
func (v *View) KnownOf(seat int) Cards {
	if seat == v.seat {
		return v.Hand()
	}
	return v.players[seat].Known | v.hidden[seat]
}

// UnknownOf is how many cards of a type a seat holds that this seat can't tell.
func (v *View) UnknownOf(seat int, of Type) int {
	if seat == v.seat {
		return 0
	}
	return int(v.players[seat].Hidden[of]) - v.hidden[seat].Of(of).Count()
}

// Unseen are the cards that others hold or that lie in a pile, where the seat can't tell which.
func (v *View) Unseen() Cards { return v.unseen }

// Check returns why the action is not legal, or the zero Reason.
func (v *View) Check(a Action) Reason { return check(&v.Table, v.seat, v.Hand(), &a) }

// Legal appends what the seat may do now, but for bids: see [Bids].
func (v *View) Legal(buf []Action) []Action { return legal(&v.Table, v.seat, v.Hand(), buf) }

// Legal appends what the seat may do now, but for bids: see [Bids].
func (m *Match) Legal(seat int, buf []Action) []Action {
	if uint(seat) >= uint(m.seats) {
		return buf
	}
	return legal(&m.Table, seat, m.hand(seat), buf)
}

// Hand are the cards that the seat holds.
func (m *Match) Hand(seat int) Cards { return m.hand(seat) }

// Sample makes a match that may be the one the seat is in: all that the view knows is as it is, and what it can't tell is
// drawn with the seed, which decides all that is to come too. Seats that have committed a bid unseen decide anew.
func (v *View) Sample(seed uint64) Match {
	m := Match{Table: v.Table, random: random.Source(seed)}
	m.private[v.seat] = v.own
	for s := range int(v.seats) {
		if s == v.seat {
			continue
		}
		m.private[s].hidden = v.hidden[s]
		if v.phase == PhaseBid && v.players[s].HandSize() > 0 {
			m.owes[s] = DecideBid
		}
	}
	for of := range Type(Types) {
		v.dealUnseen(&m, of)
	}
	return m
}

// dealUnseen deals the unseen cards of a type to hands and pile of a sample.
func (v *View) dealUnseen(m *Match, of Type) {
	var cards [24]Card
	left := 0
	for c := range v.unseen.Of(of).All() {
		cards[left] = c
		left++
	}
	deal := func() Card {
		n := m.random.Below(left)
		left--
		c := cards[n]
		cards[n] = cards[left]
		return c
	}
	for s := range int(v.seats) {
		for range v.UnknownOf(s, of) {
			m.private[s].hidden |= 1 << deal()
		}
	}
	n := int(v.sizes[of])
	if n == 0 {
		return
	}
	if v.remade[of] {
		m.pile(of, v.piled.Of(of)) // shuffled anew
		m.sizes[of] = uint8(n)
	}
	for i := range v.below(of) {
		m.piles[of][i] = deal()
	}
	m.piles[of][n-1] = v.tops[of]
}

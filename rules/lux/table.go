package lux

// The numbers of the game.
const (
	MaxSeats      = 4
	Rounds        = 3
	HandSize      = 6 // cards that a seat begins a round with
	GoldPoints    = 2 // that a gold is worth
	Modifiers     = 8
	Rebels        = 8
	RebelWorth    = 2
	Shifts        = 6
	ShiftBy       = 2
	RowSize       = 2
	PaidOver      = 3 // Merchant: by how much a district may be over its limit
	GuardCovers   = 3 // Sentinel: how much a guard covers
	FollowerAlone = 3 // gold for the single highest total
	FollowerTied  = 1
	TileGold      = 1 // Aristocrat: and one more where the total is highest or tied
)

// modifiers are the values of the modifiers.
var modifiers = [Modifiers]int8{5, 4, 3, 2, -2, -3, -4, -5}

// Phase is what the match is at.
type Phase uint8

// The phases of a round, and the end.
const (
	PhaseDraft   Phase = iota // all at once
	PhasePlay                 // one card a turn
	PhaseResolve              // somebody may pay to keep a district
	PhaseOver
)

// Decision is what a seat owes.
type Decision uint8

// The decisions.
const (
	NoDecision Decision = iota
	DecideKeep
	DecidePlay
	DecideLay // the modifier that it has looked at
	DecidePay
)

// nobody stands where a seat is counted from 1.
const nobody = 0

// Modifier is one that lies at a district of the capital.
type Modifier struct {
	To    District
	Seat  uint8 // who laid it
	Value int8  // 0 while it lies face down
}

// Table is all that lies open in a match (L16).
type Table struct {
	seats   uint8 // ROB's counted
	solo    bool
	powers  Powers
	round   uint8 // 1 to 3
	first   uint8 // the starter
	turn    uint8 // whose turn it is, in the play
	phase   Phase
	owes    [MaxSeats]Decision
	passes  uint8 // how often all have kept in this draft
	ender   uint8 // who triggered the end, counted from 1, or nobody
	resolve struct{ district, place uint8 }

	piles     // of the capital and the home bases
	discards  Citizens
	under     Citizens // what was shuffled under the deck: the last cards of the deck are of these
	deckSize  uint8
	rowSize   uint8
	row       [RowSize]Citizen
	handSizes [MaxSeats]uint8 // with what is there to choose from in the draft
	gold      [MaxSeats]uint8
	bonus     [MaxSeats]Citizens

	capitalRebels [Districts]uint8
	homeRebels    [MaxSeats][Districts]uint8
	lowered       [Districts]uint8 // shifts
	raised        [Districts]uint8
	laid          [Modifiers]Modifier // in the order in which they were
	laidCount     uint8
	followers     [MaxSeats][Districts]bool
	tiles         [Districts]uint8 // who holds it, counted from 1, or nobody: it lies in the middle
	guards        [MaxSeats][Districts]uint8

	rob rob
}

// Seats is how many seats the match has; where one seat plays alone they are two, the second being ROB's.
func (t *Table) Seats() int { return int(t.seats) }

// Solo reports whether one seat plays against ROB.
func (t *Table) Solo() bool { return t.solo }

// IsRob reports whether the seat is ROB's.
func (t *Table) IsRob(seat int) bool { return t.solo && seat == robSeat }

// Power is the power in play of a colour.
func (t *Table) Power(colour District) Power { return t.powers[colour] }

// Powers are the powers in play.
func (t *Table) Powers() Powers { return t.powers }

// InPlay reports whether the power is.
func (t *Table) InPlay(p Power) bool { return t.powers[p.Colour()] == p }

// Round is the round, 1 to 3; it stays 3 when the match is over.
func (t *Table) Round() int { return int(t.round) }

// Starter is who begins the round.
func (t *Table) Starter() int { return int(t.first) }

// Turn is whose turn it is, or was last.
func (t *Table) Turn() int { return int(t.turn) }

// Phase is what the match is at.
func (t *Table) Phase() Phase { return t.phase }

// Over reports whether the match is over.
func (t *Table) Over() bool { return t.phase == PhaseOver }

// Owes is what the seat has to decide.
func (t *Table) Owes(seat int) Decision {
	if uint(seat) >= uint(t.seats) {
		return NoDecision
	}
	return t.owes[seat]
}

// Passes is how often all seats have kept in the draft that goes on, or was.
func (t *Table) Passes() int { return int(t.passes) }

// EndTriggeredBy is who triggered the end of the round, each other seat having one last turn; -1 where nobody has (L9, L19).
func (t *Table) EndTriggeredBy() int { return int(t.ender) - 1 }

// TurnsLeft is how many seats still have their last turn, the one whose turn it is counted; -1 where the end was not triggered.
func (t *Table) TurnsLeft() int {
	if t.ender == nobody || t.phase != PhasePlay {
		return -1
	}
	return (t.EndTriggeredBy() - int(t.turn) + int(t.seats)) % int(t.seats)
}

// HandSize is how many cards the seat holds, ROB's two counted and in the draft those to choose from.
func (t *Table) HandSize(seat int) int {
	if t.IsRob(seat) {
		return int(t.rob.held)
	}
	return int(t.handSizes[seat])
}

// DeckSize is how many cards lie in the deck.
func (t *Table) DeckSize() int { return int(t.deckSize) }

// Discards are the citizens that were discarded.
func (t *Table) Discards() Citizens { return t.discards }

// Row are the open citizens by the deck: Discoverer's.
func (t *Table) Row() []Citizen { return t.row[:t.rowSize] }

// Gold is how much gold the seat has, its guards not counted.
func (t *Table) Gold(seat int) int { return int(t.gold[seat]) }

// Bonus are the citizens of the seat's score pile.
func (t *Table) Bonus(seat int) Citizens { return t.bonus[seat] }

// CapitalRebels is how many rebels stand in a district of the capital.
func (t *Table) CapitalRebels(d District) int { return int(t.capitalRebels[d]) }

// HomeRebels is how many rebels stand in a home district, of which the Outsider district has none.
func (t *Table) HomeRebels(seat int, d District) int {
	if d >= Districts {
		return 0
	}
	return int(t.homeRebels[seat][d])
}

// RebelsLeft is how many rebels can still be put anywhere in this round.
func (t *Table) RebelsLeft() int {
	left := Rebels
	for d := range Districts {
		left -= int(t.capitalRebels[d])
		for seat := range int(t.seats) {
			left -= int(t.homeRebels[seat][d])
		}
	}
	return left
}

// Shifted is how many halves of shifts lower and raise a district's limit.
func (t *Table) Shifted(d District) (lower, raise int) { return int(t.lowered[d]), int(t.raised[d]) }

// ShiftsLeft is how many pairs of shifts can still be laid in this round.
func (t *Table) ShiftsLeft() int {
	left := Shifts
	for _, n := range t.raised {
		left -= int(n)
	}
	return left
}

// Laid are the modifiers that lie in the capital, in the order in which they were laid.
func (t *Table) Laid() []Modifier { return t.laid[:t.laidCount] }

// ModifiersLeft is how many modifiers can still be drawn in this round.
func (t *Table) ModifiersLeft() int { return Modifiers - int(t.laidCount) }

// Follower reports whether the seat has a follower at a district of the capital.
func (t *Table) Follower(seat int, d District) bool { return t.followers[seat][d] }

// TileHolder is who holds a district's aristocrat tile; -1 where it lies in the middle.
func (t *Table) TileHolder(d District) int { return int(t.tiles[d]) - 1 }

// Guards is how many guards stand at a home district.
func (t *Table) Guards(seat int, d District) int {
	if d >= Districts {
		return 0
	}
	return int(t.guards[seat][d])
}

// CapitalTotal is the sum of the citizens in a district of the capital.
func (t *Table) CapitalTotal(d District) int { return t.sum(capitalPile(d)) }

// OpenLimit is a district's limit as far as it lies open: without modifiers that lie face down (L12).
func (t *Table) OpenLimit(d District) int { return max(0, t.open(d)) }

// open is the sum that makes a limit, before it is raised to 0.
func (t *Table) open(d District) int {
	sum := t.sum(capitalPile(d)) + RebelWorth*int(t.capitalRebels[d]) + ShiftBy*(int(t.raised[d])-int(t.lowered[d]))
	for n := range t.laid[:t.laidCount] {
		if t.laid[n].To == d {
			sum += int(t.laid[n].Value)
		}
	}
	return sum
}

// OpenLimitOf is the open limit of a home district. Of the Outsider district it is the highest of the four.
func (t *Table) OpenLimitOf(d District) int {
	if d < Districts {
		return t.OpenLimit(d)
	}
	highest := 0
	for d := range District(Districts) {
		highest = max(highest, t.open(d))
	}
	return highest
}

// HomeTotal is a home district's total: its citizens and rebels (L12).
func (t *Table) HomeTotal(seat int, d District) int {
	return t.sum(homePile(seat, d)) + RebelWorth*t.HomeRebels(seat, d)
}

// Highest is the highest total of a home district, and how many seats have it. Where all totals are 0 nobody has (L13).
func (t *Table) Highest(d District) (total, holders int) {
	for seat := range int(t.seats) {
		switch n := t.HomeTotal(seat, d); {
		case n > total:
			total, holders = n, 1
		case n == total && n > 0:
			holders++
		}
	}
	return total, holders
}

// AtStake is the citizen that a district's bonus brings now, and whether there is one.
func (t *Table) AtStake(d District) (Citizen, bool) {
	pile := t.Capital(d)
	if len(pile) == 0 {
		return 0, false
	}
	return pile[highest(pile)], true
}

// Asked is which district the seat that owes a payment may pay for, and by how much it is over the limit.
func (t *Table) Asked() (seat int, d District, over int) {
	seat, d = t.clockwise(int(t.first), int(t.resolve.place)), District(t.resolve.district)
	return seat, d, t.HomeTotal(seat, d) - t.OpenLimitOf(d)
}

// clockwise is the seat so many places to the left of another.
func (t *Table) clockwise(seat, places int) int { return (seat + places) % int(t.seats) }

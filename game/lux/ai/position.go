package ai

import "capital/rules/lux"

// position is what one seat can tell of the table, now or right after an action of its own, as far as players value it.
type position struct {
	seats, seat int
	solo        bool
	round       int // 1 to 3; one more when the match is over
	moment      moment
	powers      lux.Powers

	limits [lux.Districts]int  // as the seat knows them, perhaps less than 0
	hidden [lux.Districts]bool // whether a modifier lies there that it has not seen
	top    [lux.Districts]int  // the value of the citizen that is the bonus; 0 where there is none

	homes     [lux.MaxSeats][lux.HomeDistricts]home
	hands     [lux.MaxSeats]hand
	points    [lux.MaxSeats]int
	gold      [lux.MaxSeats]int
	followers [lux.MaxSeats][lux.Districts]bool
	tiles     [lux.Districts]int                   // who holds it, or -1
	left      [lux.MaxSeats]int                    // cards that a seat will still play in this round, as far as can be told
	looks     bool                                 // whether the seat has a modifier to lay
	slacks    [lux.MaxSeats][lux.HomeDistricts]int // by how much a total is below its limit, guards counted
	reach     [lux.MaxSeats][lux.Districts]int     // a total with what of the hand fits
	best      [lux.Districts]summit                // of totals that may be kept
	hoped     [lux.Districts]summit                // of reaches
	reds      int                                  // of ROB
}

// summit is the highest of what seats have in a district, who has it, and the highest of the others.
type summit struct{ high, second, seat int }

func (s *summit) add(seat, n int) {
	switch {
	case n > s.high:
		s.high, s.second, s.seat = n, s.high, seat
	case n > s.second:
		s.second = n
	}
}

// but is the highest of all seats but one; 0 where none has any.
func (s *summit) but(seat int) int {
	if s.seat == seat {
		return s.second
	}
	return s.high
}

// home is a home district.
type home struct {
	total, citizens int
	covers          int // by how much it may be over its limit and is kept
	low             int // the value of its lowest citizen, where that is low, else 0
}

// hand is what a seat holds, as far as can be told, colour by colour.
type hand struct {
	size  int
	sums  [lux.Districts]int // of the values
	count [lux.Districts]int // in quarters of a card
}

// hold adds a card.
func (h *hand) hold(c lux.Citizen) {
	h.size++
	h.sums[c.Colour()] += c.Value()
	h.count[c.Colour()] += 4
}

// moment is where in a round a position lies.
type moment int

const (
	beginning   moment = iota // before the cards of a round are seen
	firstKept                 // two cards are kept
	laterKept                 // four are
	playing                   // cards are played
	momentCount = int(playing) + mostLeft + 1
	mostLeft    = 6 // more cards to play are as so many
)

// eye looks at the positions to which the actions of one view lead, one after the other.
type eye struct {
	v    *lux.View
	now  position // before the action
	then position
}

func newEye(v *lux.View) *eye {
	e := new(eye)
	e.start(v)
	return e
}

// start begins to look at what follows from a view.
func (e *eye) start(v *lux.View) {
	e.v = v
	e.now = position{seat: v.Seat()}
	e.now.read(v)
	var unseen hand
	all := v.Unseen()
	for c := range all.Kinds() {
		n := all.Of(c)
		unseen.size += n
		unseen.sums[c.Colour()] += n * c.Value()
		unseen.count[c.Colour()] += n
	}
	for seat := range v.Seats() {
		e.now.hands[seat] = handOf(v, seat, &unseen)
	}
}

// handOf is what a seat holds; of what can't be told it holds its part of all that is unseen.
func handOf(v *lux.View, seat int, unseen *hand) (h hand) {
	if v.Phase() == lux.PhaseDraft && seat != v.Seat() && !v.IsRob(seat) {
		return share(hand{}, unseen, lux.HandSize)
	}
	for c := range v.Known(seat).All() {
		h.hold(c)
	}
	if seat == v.Seat() {
		return h
	}
	if v.IsRob(seat) {
		return reserve(v, h)
	}
	return share(h, unseen, v.HandSize(seat)-h.size)
}

// share adds so many cards that can't be told.
func share(h hand, unseen *hand, cards int) hand {
	if unseen.size == 0 || cards <= 0 {
		return h
	}
	h.size += cards
	for d := range h.sums {
		h.sums[d] += unseen.sums[d] * cards / unseen.size
		h.count[d] += 4 * unseen.count[d] * cards / unseen.size
	}
	return h
}

// reserve is a hand of ROB with what its reserve could lay down beside what it holds, as the limits are.
func reserve(v *lux.View, h hand) hand {
	for d := range lux.District(lux.Districts) {
		room := v.Room(d)
		for value := lux.MostValue; value >= lux.LeastValue; value-- {
			for range v.RobReserve().Of(lux.CitizenOf(d, value)) {
				if value <= room {
					room -= value
					h.sums[d] += value
				}
			}
		}
	}
	return h
}

// after is the position after an action, as far as the seat can tell what follows. It is there until the next is looked at.
func (e *eye) after(a *lux.Action) *position {
	e.then = e.now
	e.carry(a, &e.then)
	e.then.settle()
	return &e.then
}

// carry carries an action out.
func (e *eye) carry(a *lux.Action, p *position) {
	me := p.seat
	switch a.Kind {
	case lux.Keep:
		p.hands[me].hold(a.Card)
		p.hands[me].hold(a.Other)
		p.moment = firstKept
		if e.v.Passes() > 0 {
			p.moment = laterKept
		}
		for seat := range p.seats {
			p.left[seat] = lux.HandSize
		}
		return
	case lux.Refuse:
		_, d, _ := e.v.Asked()
		lost := &p.homes[me][d]
		p.points[me] -= lost.citizens
		*lost = home{}
		return
	}
	then := e.v.After(*a)
	p.readTable(&then)
	takesFromAll := a.Kind == lux.PlayCapital && e.v.Power(a.Card.Colour()) == lux.Doomsayer
	for seat := range p.seats {
		if seat == me || seat == int(a.Seat) || takesFromAll {
			p.readSeat(&then, seat)
		}
	}
	ends := true
	switch a.Kind {
	case lux.Pay:
		_, d, over := e.v.Asked()
		p.homes[me][d].covers = over
		return
	case lux.PlayHome:
		p.hands[me].drop(a.Card)
	case lux.PlayCapital:
		p.hands[me].drop(a.Card)
		ends = !e.powered(a, p)
	}
	p.race(e.v, ends)
}

// settle works out what follows from the rest. It is done once.
func (p *position) settle() {
	for seat := range p.seats {
		for d := range lux.District(lux.HomeDistricts) {
			h := &p.homes[seat][d]
			p.slacks[seat][d] = p.limit(d) - h.total + h.covers
			if d < lux.Districts {
				p.reach[seat][d] = h.total + min(p.hands[seat].sums[d], max(0, p.slacks[seat][d]))
				p.hoped[d].add(seat, p.reach[seat][d])
				if p.slacks[seat][d] >= 0 {
					p.best[d].add(seat, h.total)
				}
			}
		}
	}
}

// drop takes a card out of a hand.
func (h *hand) drop(c lux.Citizen) {
	h.size--
	h.sums[c.Colour()] -= c.Value()
	h.count[c.Colour()] -= 4
}

// powered adds what a power does that the view does not show, and reports whether the seat has another turn after it.
func (e *eye) powered(a *lux.Action, p *position) (again bool) {
	if e.v.Impossible(a.Card) {
		return false
	}
	own := &p.hands[p.seat]
	switch e.v.Power(a.Card.Colour()) {
	case lux.Agent:
		p.looks = true
	case lux.Outsider:
		if a.From == lux.FromHand {
			own.drop(a.Other)
		}
	case lux.Scholar, lux.Convertor:
		own.size++
	case lux.Dualist:
		own.size++
		return true
	case lux.Discoverer:
		own.hold(a.Other)
	}
	return false
}

// begun is the position of the beginning of a round, of which no cards are seen, or of the end of the match.
func begun(v *lux.View) *position {
	p := &position{seat: v.Seat()}
	p.read(v)
	p.moment = beginning
	if v.Over() {
		p.round++
	}
	p.settle()
	return p
}

// read reads what lies on the table of a view.
func (p *position) read(v *lux.View) {
	p.seats, p.solo, p.round, p.powers = v.Seats(), v.Solo(), v.Round(), v.Powers()
	p.moment = playing
	p.readTable(v)
	for seat := range p.seats {
		p.readSeat(v, seat)
	}
}

// readTable reads what lies before no seat.
func (p *position) readTable(v *lux.View) {
	p.hidden, p.top = [lux.Districts]bool{}, [lux.Districts]int{}
	for d := range lux.District(lux.Districts) {
		lower, raise := v.Shifted(d)
		p.limits[d] = v.CapitalTotal(d) + lux.RebelWorth*v.CapitalRebels(d) + lux.ShiftBy*(raise-lower)
		if c, ok := v.AtStake(d); ok {
			p.top[d] = c.Value()
		}
		p.tiles[d] = v.TileHolder(d)
	}
	for n, laid := range v.Laid() {
		value := int(laid.Value)
		if value == 0 {
			value = v.ModifierAt(n)
		}
		p.limits[laid.To] += value
		p.hidden[laid.To] = p.hidden[laid.To] || value == 0
	}
	if p.solo {
		p.reds = v.RobReds()
	}
}

// readSeat reads what lies before a seat.
func (p *position) readSeat(v *lux.View, seat int) {
	score := v.Score(seat)
	p.points[seat], p.gold[seat] = score.Points(), score.Gold
	lows := p.in(lux.Doomsayer) || p.in(lux.Mentalist)
	for d := range lux.District(lux.HomeDistricts) {
		h := &p.homes[seat][d]
		h.total, h.citizens = v.HomeTotal(seat, d), score.Homes[d]
		h.covers = lux.GuardCovers * v.Guards(seat, d)
		h.low = 0
		if lows && h.citizens > 0 {
			h.low = lowest(v.Home(seat, d))
		}
		if d < lux.Districts {
			p.followers[seat][d] = v.Follower(seat, d)
		}
	}
}

// lowest is the value of the lowest citizen, or 0 where none is low.
func lowest(citizens []lux.Citizen) int {
	low := lux.MostValue + 1
	for _, c := range citizens {
		low = min(low, c.Value())
	}
	if low > lux.LowValue {
		return 0
	}
	return low
}

// in reports whether a power is in play.
func (p *position) in(power lux.Power) bool { return p.powers[power.Colour()] == power }

// limit is the limit of a home district; of the Outsider district it is the highest of the four.
func (p *position) limit(d lux.District) (limit int) {
	if d < lux.Districts {
		return max(0, p.limits[d])
	}
	for _, n := range p.limits {
		limit = max(limit, n)
	}
	return limit
}

// guards is how many guards a seat has.
func (p *position) guards(seat int) (guards int) {
	if !p.in(lux.Sentinel) {
		return 0
	}
	for d := range lux.Districts {
		guards += p.homes[seat][d].covers / lux.GuardCovers
	}
	return guards
}

// race finds how many cards each seat will still play, if nobody draws any more: as many as it holds, or as are its turns
// until the round ends (L9, L19).
func (p *position) race(v *lux.View, turnEnds bool) {
	ender, seat := v.EndTriggeredBy(), p.seat
	var sizes [lux.MaxSeats]int
	for n := range p.seats {
		sizes[n] = p.hands[n].size
	}
	if turnEnds {
		if ender < 0 && sizes[seat] == 0 {
			ender = seat
		}
		seat = (seat + 1) % p.seats
	}
	reds := p.robTurns(v)
	for seat != ender {
		p.left[seat]++
		sizes[seat]--
		if v.IsRob(seat) {
			reds--
		}
		if ender < 0 && (v.IsRob(seat) && reds <= 0 || !v.IsRob(seat) && sizes[seat] <= 0) {
			ender = seat
		}
		seat = (seat + 1) % p.seats
	}
}

// robTurns is after how many turns of ROB, as is likely, so many red cards lie there that they trigger the end.
func (p *position) robTurns(v *lux.View) int {
	if !p.solo {
		return 0
	}
	const allReds = 5
	more := lux.RobReds - p.reds
	return (more*(lux.RobCards-len(v.RobTurned())+1) + (allReds-p.reds)/2) / (allReds - p.reds + 1)
}

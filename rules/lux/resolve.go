package lux

// endRound ends the play of a round: hands are laid down, modifiers turned, and the districts resolved (L11).
func (m *Match) endRound(tell Sink) {
	m.owes = [MaxSeats]Decision{}
	m.phase = PhaseResolve
	m.layDown(tell)
	for n := range m.laid[:m.laidCount] {
		laid := &m.laid[n]
		laid.Value = m.modifiers[n]
		tell.event(Event{Kind: ModifierTurned, Seat: int(laid.Seat), To: int8(laid.To), Count: int(laid.Value)})
	}
	tell.event(Event{Kind: LimitsChecked})
	m.resolve.district, m.resolve.place = 0, 0
	m.resolveOn(tell)
}

// layDown lays all hands down at home, from the starter on, each in the order of the citizens (L11); of a lone seat and ROB the
// seat's first (L20).
func (m *Match) layDown(tell Sink) {
	for n := range int(m.seats) {
		seat := m.clockwise(int(m.first), n)
		p := &m.private[seat]
		for p.hand != 0 {
			c := p.hand.lowest()
			m.leave(seat, c)
			m.lay(homePile(seat, c.Colour()), c)
			tell.event(Event{Kind: LaidDown, Seat: seat, Card: c, To: int8(c.Colour()), Hidden: m.show(seat, c)})
		}
	}
	if m.solo {
		m.layReserve(tell)
	}
}

// resolveOn resolves districts from where it was, until somebody is asked to pay, or to the end of the round (L12).
func (m *Match) resolveOn(tell Sink) {
	for ; m.resolve.district < HomeDistricts; m.resolve.district++ {
		for ; int(m.resolve.place) < int(m.seats); m.resolve.place++ {
			if m.resolveHome(tell) {
				return
			}
		}
		m.resolve.place = 0
	}
	m.resolve.district = 0
	m.bonuses(tell)
	m.cleanUp(tell)
}

// resolveHome resolves one home district, and reports whether its seat is asked to pay first.
func (m *Match) resolveHome(tell Sink) (asked bool) {
	seat, d, over := m.Asked()
	if over <= 0 {
		return false
	}
	if len(m.Home(seat, d)) == 0 {
		m.removeRebels(seat, d, tell)
		return false
	}
	if d < Districts {
		if needed := (over + GuardCovers - 1) / GuardCovers; needed <= m.Guards(seat, d) {
			m.guards[seat][d] -= uint8(needed)
			m.saved(seat, d, needed, WhyGuards, tell)
			return false
		}
		if m.InPlay(Merchant) && m.withheld[seat] != Merchant && !m.IsRob(seat) && over <= PaidOver && over <= m.Gold(seat) {
			m.owes[seat] = DecidePay
			return true
		}
	}
	m.lose(seat, d, tell)
	return false
}

// saved tells of a district that is kept though it is over its limit.
func (m *Match) saved(seat int, d District, count int, why Why, tell Sink) {
	tell.event(Event{Kind: Saved, Seat: seat, To: int8(d), Total: m.HomeTotal(seat, d), Limit: m.OpenLimitOf(d), Count: count, Why: why})
}

// removeRebels removes lone rebels over a limit.
func (m *Match) removeRebels(seat int, d District, tell Sink) {
	tell.event(Event{Kind: RebelsRemoved, Seat: seat, To: int8(d), Total: m.HomeTotal(seat, d), Limit: m.OpenLimitOf(d), Count: m.HomeRebels(seat, d)})
	m.homeRebels[seat][d] = 0
}

// lose discards the citizens of a home district, and removes its rebels.
func (m *Match) lose(seat int, d District, tell Sink) {
	pile := homePile(seat, d)
	tell.event(Event{Kind: Lost, Seat: seat, To: int8(d), Total: m.HomeTotal(seat, d), Limit: m.OpenLimitOf(d), Count: m.size(pile)})
	for n := m.size(pile) - 1; n >= 0; n-- {
		m.discards += one(m.take(pile, n))
	}
	if d < Districts {
		m.homeRebels[seat][d] = 0
	}
}

// pay pays for the district that is asked about, and goes on.
func (m *Match) pay(seat int, tell Sink) {
	_, d, over := m.Asked()
	m.gold[seat] -= uint8(over)
	tell.event(Event{Kind: GoldPaid, Seat: seat, Count: -over, Why: WhyMerchant, To: int8(d)})
	m.saved(seat, d, over, WhyMerchant, tell)
	m.answered(seat, tell)
}

// refuse lets the district go that is asked about, and goes on.
func (m *Match) refuse(seat int, tell Sink) {
	_, d, _ := m.Asked()
	m.lose(seat, d, tell)
	m.answered(seat, tell)
}

func (m *Match) answered(seat int, tell Sink) {
	m.owes[seat] = NoDecision
	m.resolve.place++
	m.resolveOn(tell)
}

// bonuses gives every district's bonus, and what followers and aristocrats bring right after it (L13, L14).
func (m *Match) bonuses(tell Sink) {
	for d := range District(Districts) {
		total, holders := m.Highest(d)
		m.giveBonus(d, total, holders, tell)
		m.payFollowers(d, total, holders, tell)
		m.payAristocrat(d, total, tell)
	}
}

// giveBonus gives the highest citizen of a capital district to the single highest total, or a gold to all that are tied (L13).
func (m *Match) giveBonus(d District, total, holders int, tell Sink) {
	pile := capitalPile(d)
	if holders == 0 || m.size(pile) == 0 {
		return
	}
	c := m.take(pile, highest(m.pile(pile)))
	if holders > 1 {
		m.discards += one(c)
		tell.event(Event{Kind: BonusTied, To: int8(d), Card: c, Count: holders})
	}
	for n := range int(m.seats) {
		seat := m.clockwise(int(m.first), n)
		switch {
		case m.HomeTotal(seat, d) != total:
		case holders > 1:
			m.gain(seat, 1, WhyTie, d, tell)
		default:
			m.bonus[seat] += one(c)
			tell.event(Event{Kind: BonusTaken, Seat: seat, To: int8(d), Card: c})
		}
	}
}

// payFollowers pays the seats that have a follower at a district and the highest total there (L14).
func (m *Match) payFollowers(d District, total, holders int, tell Sink) {
	gold := FollowerAlone
	if holders > 1 {
		gold = FollowerTied
	}
	for n := range int(m.seats) {
		seat := m.clockwise(int(m.first), n)
		if m.followers[seat][d] && total > 0 && m.HomeTotal(seat, d) == total {
			m.gain(seat, gold, WhyFollower, d, tell)
		}
	}
}

// payAristocrat pays who holds a district's tile and has a citizen there (L14).
func (m *Match) payAristocrat(d District, total int, tell Sink) {
	seat := m.TileHolder(d)
	if seat < 0 || len(m.Home(seat, d)) == 0 {
		return
	}
	gold := TileGold
	if m.HomeTotal(seat, d) == total {
		gold++
	}
	m.gain(seat, gold, WhyAristocrat, d, tell)
}

// cleanUp turns guards into gold, takes back what was for the round only, and begins the next round or ends the match (L14).
func (m *Match) cleanUp(tell Sink) {
	for n := range int(m.seats) {
		seat := m.clockwise(int(m.first), n)
		for d, guards := range m.guards[seat] {
			if guards > 0 {
				m.gain(seat, int(guards), WhyGuards, District(d), tell)
			}
		}
	}
	m.guards = [MaxSeats][Districts]uint8{}
	m.capitalRebels, m.homeRebels = [Districts]uint8{}, [MaxSeats][Districts]uint8{}
	m.lowered, m.raised = [Districts]uint8{}, [Districts]uint8{}
	m.laid, m.laidCount = [Modifiers]Modifier{}, 0
	m.followers = [MaxSeats][Districts]bool{}
	if m.round == Rounds {
		m.phase = PhaseOver
		tell.event(Event{Kind: Ended})
		return
	}
	if !m.solo {
		m.first = uint8(m.clockwise(int(m.first), 1))
	}
	m.beginRound(int(m.round)+1, tell)
}

package lux

import "fmt"

// Invariants returns what is wrong in a match that no legal action leads to.
func (m *Match) Invariants() error {
	for _, check := range [...]func(*Match) error{checkCitizens, checkPiles, checkHands, checkPieces, checkModifiers, checkRob, checkTurn} {
		if err := check(m); err != nil {
			return err
		}
	}
	return nil
}

// checkCitizens finds each of the 100 citizens in one place.
func checkCitizens(m *Match) error {
	var count [CitizenKinds]int
	add := func(s Citizens) {
		for c := range Citizen(CitizenKinds) {
			count[c] += s.Of(c)
		}
	}
	for _, pile := range [...][]Citizen{m.lying[:m.ends[pileCount-1]], m.deck[:m.deckSize], m.Row(), m.RobHand()} {
		for _, c := range pile {
			if c >= CitizenKinds {
				return fmt.Errorf("there is a citizen %d", c)
			}
			count[c]++
		}
	}
	add(m.discards)
	add(m.rob.reserve)
	for seat := range m.private {
		add(m.private[seat].hand)
		add(m.private[seat].packet)
		add(m.bonus[seat])
	}
	for c, n := range count {
		if n != Copies {
			return fmt.Errorf("there are %d of %v", n, Citizen(c))
		}
	}
	return nil
}

// checkPiles recounts the piles, and looks at what lies beyond their ends.
func checkPiles(m *Match) error {
	for pile := range pileCount {
		if m.size(pile) < 0 {
			return fmt.Errorf("pile %d has %d citizens", pile, m.size(pile))
		}
		sum := 0
		for _, c := range m.pile(pile) {
			sum += c.Value()
		}
		if sum != m.sum(pile) {
			return fmt.Errorf("pile %d counts %d, not %d", pile, sum, m.sum(pile))
		}
		seat, d := (pile-Districts)/HomeDistricts, District((pile-Districts)%HomeDistricts)
		if pile >= Districts && m.size(pile) > 0 && (seat >= int(m.seats) || d == OutsiderDistrict && !m.InPlay(Outsider)) {
			return fmt.Errorf("seat %d has citizens in %v", seat+1, d)
		}
	}
	for _, beyond := range [...][]Citizen{m.lying[m.ends[pileCount-1]:], m.deck[m.deckSize:], m.row[m.rowSize:], m.rob.hand[m.rob.held:]} {
		for _, c := range beyond {
			if c != 0 {
				return fmt.Errorf("%v lies beyond an end", c)
			}
		}
	}
	if m.rowSize > 0 && !m.InPlay(Discoverer) {
		return fmt.Errorf("%d citizens lie by the deck", m.rowSize)
	}
	return nil
}

// checkHands counts the hands, and compares what seats can tell of others with what these hold.
func checkHands(m *Match) error {
	for seat := range MaxSeats {
		p := &m.private[seat]
		if n := p.hand.Count() + p.packet.Count(); n != int(m.handSizes[seat]) {
			return fmt.Errorf("seat %d holds %d cards, not %d", seat+1, n, m.handSizes[seat])
		}
		if !p.packet.Holds(p.keep) || p.packet != 0 && m.phase != PhaseDraft {
			return fmt.Errorf("seat %d chooses %v of %v", seat+1, p.keep, p.packet)
		}
		if m.phase != PhaseDraft && m.phase != PhasePlay && (p.known != [MaxSeats]Citizens{} || p.either != 0) {
			return fmt.Errorf("seat %d has not forgotten", seat+1)
		}
		for other := range MaxSeats {
			held := m.private[other].hand + m.private[other].packet
			if known := p.known[other]; known != 0 && other == seat || !held.Holds(known) {
				return fmt.Errorf("seat %d takes %v to be among %v of seat %d", seat+1, known, held, other+1)
			}
		}
		next, after := m.clockwise(seat, 1), m.clockwise(seat, 2)
		if p.either == 0 {
			continue
		}
		held := m.private[next].hand + m.private[after].hand - p.known[next] - p.known[after]
		if m.seats == 2 || !held.Holds(p.either) {
			return fmt.Errorf("seat %d takes %v to be among %v", seat+1, p.either, held)
		}
	}
	return nil
}

// checkPieces looks at what the powers in play have.
func checkPieces(m *Match) error {
	if left := m.RebelsLeft(); left < 0 || left < Rebels && !m.InPlay(Infiltrator) {
		return fmt.Errorf("%d rebels are left", left)
	}
	shifts, halves := Shifts-m.ShiftsLeft(), 0
	for _, n := range m.lowered {
		halves += int(n)
	}
	if shifts != halves || shifts > Shifts || shifts > 0 && !m.InPlay(Recruiter) {
		return fmt.Errorf("%d shifts raise and %d lower", shifts, halves)
	}
	for seat := range MaxSeats {
		for d := range District(Districts) {
			there := seat < int(m.seats) && !m.IsRob(seat)
			if m.followers[seat][d] && !(there && m.InPlay(Follower)) || m.guards[seat][d] > 0 && !(there && m.InPlay(Sentinel)) ||
				m.TileHolder(d) == seat && !(there && m.InPlay(Aristocrat)) {
				return fmt.Errorf("seat %d has what it can't have in %v", seat+1, d)
			}
		}
		if seat >= int(m.seats) && (m.gold[seat] != 0 || m.bonus[seat] != 0) {
			return fmt.Errorf("seat %d has something", seat+1)
		}
	}
	return nil
}

// checkModifiers finds every modifier once, and none turned before the end of a round.
func checkModifiers(m *Match) error {
	left := modifiers
	for n, value := range m.modifiers {
		found := false
		for at := range left {
			if left[at] == value && value != 0 {
				left[at], found = 0, true
			}
		}
		if laid := m.laid[n]; !found || n >= int(m.laidCount) && laid != (Modifier{}) || laid.Value != 0 && (laid.Value != value || m.phase != PhaseResolve) {
			return fmt.Errorf("modifier %d is %d and lies as %+v", n, value, laid)
		}
	}
	if m.laidCount > 0 && !m.InPlay(Agent) {
		return fmt.Errorf("%d modifiers are laid", m.laidCount)
	}
	return nil
}

// checkRob finds all of ROB's cards, those turned first.
func checkRob(m *Match) error {
	if !m.solo {
		if m.rob != (rob{}) {
			return fmt.Errorf("ROB has %+v", m.rob)
		}
		return nil
	}
	count := map[RobCard]int{}
	for n, card := range m.robDeck {
		count[card]++
		if turned := m.rob.turned[n]; n < int(m.rob.turns) && turned != card || n >= int(m.rob.turns) && turned != 0 {
			return fmt.Errorf("ROB has turned %v", m.rob.turned)
		}
	}
	for _, card := range robCards {
		count[card]--
	}
	for card, n := range count {
		if n != 0 {
			return fmt.Errorf("ROB has %d more of card %d", n, card)
		}
	}
	for _, p := range m.powers {
		if !p.Alone() {
			return fmt.Errorf("%v is in play against ROB", p)
		}
	}
	return nil
}

// checkTurn looks whether somebody owes what belongs to the phase, unless the match is over.
func checkTurn(m *Match) error {
	owing := 0
	for seat, owed := range m.owes {
		if owed == NoDecision {
			continue
		}
		owing++
		right := false
		switch owed {
		case DecideKeep:
			right = m.phase == PhaseDraft && m.private[seat].packet != 0 && m.private[seat].keep == 0
		case DecidePlay:
			right = m.phase == PhasePlay && int(m.turn) == seat && m.handSizes[seat] > 0
		case DecideLay:
			right = m.phase == PhasePlay && int(m.turn) == seat && m.InPlay(Agent)
		case DecidePay:
			right = m.phase == PhaseResolve && m.InPlay(Merchant) && m.gold[seat] > 0
		}
		if !right || seat >= int(m.seats) || m.IsRob(seat) {
			return fmt.Errorf("seat %d owes %d in phase %d", seat+1, owed, m.phase)
		}
	}
	if over := m.phase == PhaseOver; over != (owing == 0) || owing > 1 && m.phase != PhaseDraft {
		return fmt.Errorf("%d seats owe something in phase %d", owing, m.phase)
	}
	for d, p := range m.powers {
		if p == NoPower || p.Colour() != District(d) {
			return fmt.Errorf("%v is in play as %v", p, District(d))
		}
	}
	return nil
}

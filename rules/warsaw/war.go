package warsaw

// beginWar asks everyone for the stacks they lose to the war that ends epochs III
// and IV (ruling 14). Who has no more stacks than must be lost is not asked.
func (m *Match) beginWar(tell Sink) {
	m.phase = PhaseWar
	if m.epoch != 3 && m.epoch != 4 {
		return
	}
	if tell != nil {
		tell(Event{Kind: WarBegan, Seat: -1, Count: int(m.epoch)})
	}
	for s := range int(m.seats) {
		if n := m.warLosses(s); n > 0 && n < m.players[s].District.occupied.Count() {
			m.owes[s] = DecideLosses
		}
	}
}

// war takes everyone's stacks at the same time.
func (m *Match) war(tell Sink) {
	if m.epoch != 3 && m.epoch != 4 {
		return
	}
	var lost [MaxSeats]Spaces
	for s := range int(m.seats) {
		d := &m.players[s].District
		if a := m.private[s].committed; a.Kind == Lose {
			lost[s] = d.GivenUp(a)
		} else if m.warLosses(s) > 0 {
			lost[s] = d.occupied
		}
		m.private[s].committed = Action{}
	}
	for s := range int(m.seats) {
		m.loseStacks(s, lost[s], StackLost, tell)
	}
}

// checkLosses says why the stacks can't be the ones lost: the right number of
// different ones, Arsenal exempt, the rest connected when all are gone (ruling 14).
func checkLosses(t *Table, seat int, a *Action) Reason {
	d := &t.players[seat].District
	n := t.warLosses(seat)
	i, ok := d.IndexOf(a.Space)
	j, ok2 := d.IndexOf(a.Other)
	if !ok || !ok2 || !d.occupied.Has(i) || !d.occupied.Has(j) {
		return because(ReasonSpaceEmpty)
	}
	lost := Spaces(1<<i | 1<<j)
	if lost.Count() != n {
		return Reason{Key: ReasonWrongNumber, A: int16(n)}
	}
	if i > j {
		return because(ReasonMalformed)
	}
	if d.Has(Arsenal) && lost.Has(d.spaceOf(Arsenal)) {
		return because(ReasonArsenal)
	}
	if !(d.occupied &^ lost).Connected() {
		return because(ReasonSplitsUp)
	}
	return Reason{}
}

func legalLosses(t *Table, seat int, buf []Action) []Action {
	d := &t.players[seat].District
	n := t.warLosses(seat)
	free := d.occupied
	if d.Has(Arsenal) {
		free &^= 1 << d.spaceOf(Arsenal)
	}
	for first := free; first != 0; first &= first - 1 {
		i := first.First()
		if n == 1 {
			buf = appendLoss(d, i, i, buf)
			continue
		}
		for second := first & (first - 1); second != 0; second &= second - 1 {
			buf = appendLoss(d, i, second.First(), buf)
		}
	}
	return buf
}

// appendLoss appends the loss of stacks i and j if what is left is connected. It writes
// the loss in any case, to be overwritten.
func appendLoss(d *District, i, j int, buf []Action) []Action {
	end := len(buf)
	buf = appendOne(buf, Lose, 0, d.SpaceOf(i))
	buf[end].Other = d.SpaceOf(j)
	if (d.occupied &^ (1<<i | 1<<j)).Connected() {
		end++
	}
	return buf[:end]
}

package warsaw

// income counts the six steps for everyone and then asks for the choices (rulings
// 19 and 26).
func (m *Match) income(tell Sink) {
	if tell != nil {
		tell(Event{Kind: IncomeBegan, Seat: -1})
	}
	var incomes [MaxSeats]Income
	for s := range int(m.seats) {
		if tell == nil {
			m.Table.income(&incomes[s], s, nil)
		} else {
			m.Table.income(&incomes[s], s, func(src Source) {
				tell(Event{Kind: IncomeSource, Seat: s, Sum: src.Sum, Source: src})
			})
		}
	}
	for step := range Step(Steps) {
		for s := range int(m.seats) {
			p, sum := &m.players[s], incomes[s][step]
			before := p.VP
			p.Coins += sum.Coins
			p.VP = max(0, p.VP+sum.VP)
			if tell != nil && sum != (Sum{}) {
				tell(Event{Kind: IncomeStep, Seat: s, Sum: Sum{sum.Coins, p.VP - before}, Source: Source{Step: step}})
			}
		}
	}
	m.phase = PhaseChoices
	for s := range int(m.seats) {
		m.oweChoices(s)
	}
}

// oweChoices asks the seat for its next choice, or nothing where it has none left.
func (m *Match) oweChoices(seat int) {
	m.owes[seat] = NoDecision
	d := &m.players[seat].District
	if d.visible&choiceBuildings == 0 {
		return
	}
	var buf [maxChoices*2 + 16]Action
	if choices := legalChoices(&m.Table, seat, &m.private[seat], buf[:0]); len(choices) > 1 || len(choices) == 1 && choices[0].Kind != Finish {
		m.owes[seat] = DecideChoices
	}
}

const choiceBuildings Buildings = 1<<WarsawViennaRailway | 1<<OkecieAirport | 1<<MainRailwayStation | 1<<WarsawSchoolOfEconomics

// used reports whether the plan already has a choice of building b.
func (p *Private) used(b Building) bool {
	for _, a := range p.plan[:p.planned] {
		if a.Kind == Split && b == WarsawSchoolOfEconomics || a.Kind != Split && tiles[a.Tile].Building == b {
			return true
		}
	}
	return false
}

// choiceSum is what one choice changes.
func choiceSum(d *District, a Action) Sum {
	switch a.Kind {
	case SellCoins:
		st, _ := stationOf(tiles[a.Tile].Building)
		return Sum{-st.sellCoins, st.forVP}
	case SellVP:
		st, _ := stationOf(tiles[a.Tile].Building)
		return Sum{st.forCoins, -st.sellVP}
	case Split:
		return Sum{int16(d.public.Count()) - int16(a.Amount), int16(a.Amount)}
	}
	return Sum{}
}

// purse is what the seat holds once its planned choices are carried out: coins and
// victory points.
func (t *Table) purse(seat int, p *Private) Sum {
	player := &t.players[seat]
	held := Sum{player.Coins, player.VP}
	for _, a := range p.plan[:p.planned] {
		held = held.plus(choiceSum(&player.District, a))
	}
	return held
}

func checkChoice(t *Table, seat int, p *Private, a *Action) Reason {
	d, held := &t.players[seat].District, t.purse(seat, p)
	mustSplit := d.Has(WarsawSchoolOfEconomics) && !p.used(WarsawSchoolOfEconomics)
	switch a.Kind {
	case SellCoins, SellVP:
		if !a.Tile.Valid() {
			return because(ReasonNoSuchChoice)
		}
		b := tiles[a.Tile].Building
		st, ok := stationOf(b)
		if !ok || !d.Has(b) || p.used(b) {
			return because(ReasonNoSuchChoice)
		}
		if a.Kind == SellCoins && held.Coins < st.sellCoins {
			return Reason{ReasonNotEnough, st.sellCoins, held.Coins}
		}
		if a.Kind == SellVP && held.VP < st.sellVP {
			return Reason{ReasonNotEnough, st.sellVP, held.VP}
		}
	case Split:
		if !mustSplit {
			return because(ReasonNoSuchChoice)
		}
		if int(a.Amount) > d.public.Count() {
			return Reason{ReasonNotEnough, int16(a.Amount), int16(d.public.Count())}
		}
	case Finish:
		if mustSplit {
			return because(ReasonMustSplit)
		}
	}
	return Reason{}
}

func legalChoices(t *Table, seat int, p *Private, buf []Action) []Action {
	d, held := &t.players[seat].District, t.purse(seat, p)
	for _, b := range [...]Building{WarsawViennaRailway, OkecieAirport, MainRailwayStation} {
		if !d.Has(b) || p.used(b) {
			continue
		}
		st, _ := stationOf(b)
		tile := d.tops[d.spaceOf(b)].tile
		if held.Coins >= st.sellCoins {
			buf = append(buf, Action{Kind: SellCoins, Tile: tile})
		}
		if held.VP >= st.sellVP {
			buf = append(buf, Action{Kind: SellVP, Tile: tile})
		}
	}
	if d.Has(WarsawSchoolOfEconomics) && !p.used(WarsawSchoolOfEconomics) {
		for n := range d.public.Count() + 1 {
			buf = append(buf, Action{Kind: Split, Amount: uint8(n)})
		}
		return buf
	}
	return append(buf, Action{Kind: Finish})
}

// carryOutChoices makes everyone's planned choices happen.
func (m *Match) carryOutChoices(tell Sink) {
	for s := range int(m.seats) {
		p, player := &m.private[s], &m.players[s]
		for _, a := range p.plan[:p.planned] {
			sum := choiceSum(&player.District, a)
			player.Coins += sum.Coins
			player.VP += sum.VP
			if tell != nil {
				tell(choiceEvent(s, a, sum))
			}
		}
		p.plan, p.planned = [maxChoices]Action{}, 0
	}
}

func choiceEvent(seat int, a Action, sum Sum) Event {
	if a.Kind == Split {
		return Event{Kind: SchoolSplit, Seat: seat, Tile: BuildingTile(WarsawSchoolOfEconomics), Sum: sum}
	}
	return Event{Kind: Exchanged, Seat: seat, Tile: a.Tile, Sum: sum}
}

package view

import (
	"strings"

	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/widget"
	"capital/rules/lux"
)

// Told is what is told in words about a thing that is pointed at: for a reader who does not see the table.
func (l *Lux) Told(p *Position, thing Thing) (title string, lines []string) {
	return about{region{Brush: Brush{art: l}, p: p}}.told(thing)
}

// about explains in words what is pointed at.
type about struct{ region }

func (r about) draw(thing Thing, in widget.Rect) {
	title, lines := r.told(thing)
	if c, ok := thing.citizen(); ok && in.H > 190*r.U && !r.l.Close { // who it is, large
		w := min(0.4*in.W, 96*r.U)
		r.art.Pieces.DrawCard(r.Dst, c, in.X, in.Y, w, 1)
		power := r.table().Power(c.Colour())
		r.Sign(enamel.Power(power), in.X+w+14*r.U, in.Y+8*r.U, 0.7*w)
		in.Y, in.H = in.Y+w*ratio+12*r.U, in.H-w*ratio-12*r.U
	}
	r.write([]pencil.Paragraph{{Words: title, Label: pencil.Label{Size: r.l.running(18), Face: text.Bold}}}, lines, in)
}

// write writes lines below what stands above them, as many as have room.
func (r about) write(all []pencil.Paragraph, lines []string, in widget.Rect) {
	for _, line := range lines {
		all = append(all, pencil.Paragraph{Words: line, Label: pencil.Label{Size: r.l.running(16)}})
	}
	y, gap := in.Y, r.l.running(3)*r.U
	r.Own *= r.Fitting(in.W, in.H, gap, all...)
	for n, one := range all {
		if _, high := r.Writer.MeasureWrapped(one.Words, in.W, r.RunningStyle(one.Label)); n > 0 && y+high > in.Y+in.H+4*r.U {
			break // what matters less comes later, and the rules book has all of it
		}
		y += r.SayWrapped(one.Words, in.X, y, in.W, one.Label) + gap
	}
}

// citizen is the citizen that a thing is, if it is one.
func (t Thing) citizen() (lux.Citizen, bool) {
	switch t.Kind {
	case Card, Kept, Laid, Row, RobHeld:
		return t.Card, true
	}
	return 0, false
}

// powerOf is the power that stands at the head of a district's column.
func (r region) powerOf(d lux.District) lux.Power {
	if d == lux.OutsiderDistrict {
		return lux.Outsider
	}
	return r.table().Power(d)
}

// told is what is told about a thing.
func (r about) told(thing Thing) (title string, lines []string) {
	t := r.table()
	switch thing.Kind {
	case Card, Kept, Laid, Row, RobHeld:
		return r.toldCitizen(thing)
	case Capital:
		return r.words("about.capital", r.art.DistrictName(thing.District)), r.toldCapital(thing.District)
	case Home:
		return r.words("about.home", r.p.Names[thing.Seat], r.art.DistrictName(thing.District)), r.toldHome(thing.Seat, thing.District)
	case Deck:
		return r.words("about.deck", t.DeckSize()), r.toldDeck()
	case Panel:
		return r.p.Names[thing.Seat], r.toldSeat(thing.Seat)
	case Tile:
		return r.words("about.tile", r.art.DistrictName(thing.District)), r.toldTile(thing.District)
	case Sign:
		return r.art.PowerName(r.powerOf(thing.District)), r.toldPower(thing.District)
	case Purse:
		return r.words("about.purse", t.Gold(thing.Seat)), r.toldPurse(thing.Seat)
	case Answer:
		return r.words([...]string{"answer.pay", "answer.refuse"}[thing.Copy]), []string{r.words([...]string{"about.pay", "about.refuse"}[thing.Copy])}
	case RobCards:
		return r.words("about.rob.cards", t.RobReds()), r.toldRobCards()
	case RobStored:
		return r.words("about.rob.reserve", t.RobReserve().Count()), []string{r.listed(t.RobReserve()), r.words("about.rob.reserve.more")}
	case Round:
		return r.words("table.round", Roman(t.Round())), []string{r.words("about.stage." + stageKey(t)), r.words("about.round")}
	}
	return "", nil
}

// listed are the names of citizens, or that there are none.
func (r about) listed(cards lux.Citizens) string {
	var names []string
	for _, c := range SortHand(cards) {
		names = append(names, r.art.CitizenName(c))
	}
	if names == nil {
		return r.words("about.none")
	}
	return strings.Join(names, ", ")
}

// toldCitizen tells who a citizen is, what it counts and what it would do in the capital.
func (r about) toldCitizen(thing Thing) (title string, lines []string) {
	c := thing.Card
	title = r.words("about.citizen", r.art.CitizenName(c), r.art.RankName(c))
	power := r.table().Power(c.Colour())
	switch thing.Kind {
	case Card:
		lines = append(lines, r.words("about.citizen.power", r.art.PowerName(power), r.art.PowerLine(power)))
		if r.p.Hand.Idle.Has(c) {
			lines = append(lines, r.words("about.citizen.idle"))
		}
	case Row:
		lines = append(lines, r.words("about.row"))
	case RobHeld:
		lines = append(lines, r.words("about.rob.held"))
	case Laid, Kept:
		lines = append(lines, r.words("about.citizen.home", c.Value()))
	}
	return title, append(lines, r.words("about.citizen.family", r.art.FamilyName(c.Colour())))
}

// toldCapital tells what a district of the capital allows, and what is at stake in it.
func (r about) toldCapital(d lux.District) (lines []string) {
	if d == lux.OutsiderDistrict {
		return []string{r.words("about.limit", limitWords(r.p.Limits[d])), r.words("about.outsider")}
	}
	t := r.table()
	lines = append(lines, r.words("about.limit", limitWords(r.p.Limits[d])))
	if c, ok := t.AtStake(d); ok {
		lines = append(lines, r.words("about.stake", r.art.CitizenName(c)))
	} else {
		lines = append(lines, r.words("about.stake.none"))
	}
	hidden := 0
	for n, laid := range t.Laid() {
		if laid.To != d {
			continue
		}
		if value := r.p.Modifiers[n]; value != 0 {
			lines = append(lines, r.words("about.modifier", MarginWords(value), r.p.Names[laid.Seat]))
		} else {
			hidden++
		}
	}
	if hidden > 0 {
		lines = append(lines, r.words("about.modifiers", hidden))
	}
	if lower, raise := t.Shifted(d); lower+raise > 0 {
		lines = append(lines, r.words("about.shifts", MarginWords(lux.ShiftBy*(raise-lower))))
	}
	if rebels := t.CapitalRebels(d); rebels > 0 {
		lines = append(lines, r.words("about.rebels", rebels, rebels*lux.RebelWorth))
	}
	for seat := range t.Seats() {
		if t.Follower(seat, d) {
			lines = append(lines, r.words("about.follower", r.p.Names[seat]))
		}
	}
	return lines
}

// toldHome tells how a home district stands to its limit, and who leads it.
func (r about) toldHome(seat int, d lux.District) (lines []string) {
	t, limit := r.table(), r.p.Limits[d]
	total := t.HomeTotal(seat, d)
	lines = append(lines, r.words("about.total", total, limitWords(limit)))
	if key := [...]string{"", "about.roomy", "about.near", "about.risky", "about.over"}[Stands(total, limit)]; key != "" {
		lines = append(lines, r.words(key, max(limit[0]-total, 0), max(total-limit[1], 0)))
	}
	if rebels := t.HomeRebels(seat, d); rebels > 0 {
		lines = append(lines, r.words("about.rebels", rebels, rebels*lux.RebelWorth))
	}
	if d == lux.OutsiderDistrict {
		return append(lines, r.words("about.outsider"))
	}
	if highest, holders := t.Highest(d); total > 0 && total == highest {
		key := "about.leads"
		if holders > 1 {
			key = "about.ties"
		}
		lines = append(lines, r.words(key))
	}
	if guards := t.Guards(seat, d); guards > 0 {
		lines = append(lines, r.words("about.guards", guards, guards*lux.GuardCovers))
	}
	return lines
}

// toldDeck tells what was discarded.
func (r about) toldDeck() []string {
	lines := []string{r.words("about.discards", r.table().Discards().Count())}
	if r.table().Discards().Count() > 0 {
		lines = append(lines, r.listed(r.table().Discards()))
	}
	return lines
}

// toldSeat tells what a seat has, and what is known of its hand.
func (r about) toldSeat(seat int) []string {
	t := r.table()
	lines := []string{r.words("about.seat.points", t.Points(seat)), r.words("about.seat.hand", t.HandSize(seat))}
	if known := r.p.Known[seat]; seat != r.p.Seat && known.Count() > 0 {
		lines = append(lines, r.words("about.seat.known", r.listed(known)))
	}
	lines = append(lines, r.words("about.seat.gold", t.Gold(seat), t.Gold(seat)*lux.GoldPoints))
	if won := t.Bonus(seat); won.Count() > 0 {
		lines = append(lines, r.words("about.seat.bonus", r.listed(won)))
	}
	if t.EndTriggeredBy() == seat {
		lines = append(lines, r.words("about.seat.ended"))
	}
	if r.p.Starts == seat {
		lines = append(lines, r.words("about.seat.starts"))
	}
	return lines
}

// toldTile tells who holds a tile, and what it pays.
func (r about) toldTile(d lux.District) []string {
	held := r.words("about.tile.free")
	if holder := r.table().TileHolder(d); holder >= 0 {
		held = r.words("about.tile.held", r.p.Names[holder])
	}
	return []string{held, r.words("about.tile.more")}
}

// toldPower tells what a power does.
func (r about) toldPower(d lux.District) []string {
	power, t := r.powerOf(d), r.table()
	lines := []string{r.art.PowerLine(power)}
	for _, left := range []struct {
		power lux.Power
		count int
	}{{lux.Agent, t.ModifiersLeft()}, {lux.Infiltrator, t.RebelsLeft()}, {lux.Recruiter, t.ShiftsLeft()}} {
		if left.power == power {
			lines = append(lines, r.words("about.left", left.count))
		}
	}
	return lines
}

// toldPurse tells what gold is worth, and what lies in the score pile.
func (r about) toldPurse(seat int) []string {
	t := r.table()
	return []string{r.words("about.purse.worth", lux.GoldPoints, t.Gold(seat)*lux.GoldPoints), r.words("about.seat.bonus", r.listed(t.Bonus(seat)))}
}

// toldRobCards tells what ROB would do now by each of its cards that are left, and which was turned last.
func (r about) toldRobCards() (lines []string) {
	t := r.table()
	for _, i := range instructions {
		lines = append(lines, r.words("rob.said", r.robLeft(i), r.art.robPlay(i, t.RobPlay(i))))
	}
	if turned := t.RobTurned(); len(turned) > 0 {
		lines = append(lines, r.words("about.rob.turned", r.art.instructionName(turned[len(turned)-1].Instruction())))
	}
	return append(lines, r.words("about.rob.class", r.art.ClassWords(t.Class())))
}

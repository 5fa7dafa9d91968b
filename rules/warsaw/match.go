package warsaw

import (
	"fmt"

	"capital/rules/random"
)

// Private is what only one seat knows of itself.
type Private struct {
	hand      [handSize]TileID // in the order dealt; NoTile beyond what is left
	committed Action           // pick, use or losses, until all have committed
	plan      [maxChoices]Action
	planned   uint8 // how many choices are in the plan
}

// maxChoices is the most choices one seat can have: three stations and the School.
const maxChoices = 4

// Hand appends the tiles of the hand to buf, in the order they were dealt.
func (p *Private) Hand(buf []TileID) []TileID {
	for _, t := range p.hand {
		if t != NoTile {
			buf = append(buf, t)
		}
	}
	return buf
}

// Committed is what the seat has committed and not yet carried out; its Kind is 0
// where there is nothing.
func (p *Private) Committed() Action { return p.committed }

// Plan returns the choices after income that the seat has committed so far.
func (p *Private) Plan() []Action { return p.plan[:p.planned] }

// handHas reports whether the tile is in the hand. It looks at all of it: where in the
// hand a tile lies, nobody can foresee.
func (p *Private) handHas(tile TileID) bool {
	has := false
	for _, t := range p.hand {
		if t == tile {
			has = true
		}
	}
	return has && tile != NoTile
}

// drop takes the tile out of the hand; those after it move up.
func (p *Private) drop(tile TileID) {
	kept := 0
	for _, t := range p.hand {
		p.hand[kept] = t
		if t != tile {
			kept++
		}
	}
	p.hand[handSize-1] = NoTile
}

// Match is the whole state of one match, hidden things included: a plain value,
// copied by assignment. Everything random comes from the seed kept in it, so the
// same seed and the same actions give the same match everywhere.
type Match struct {
	Table
	private [MaxSeats]Private
	unseen  TileSet // tiles that went back to the box unseen (two and three seats)
	random  random.Source
}

// NewMatch sets up a match for 2 to 4 seats. Everything random in it follows from
// the seed. Events of the first deal are told to tell, which may be nil.
func NewMatch(seats int, seed uint64, tell Sink) Match {
	if seats < 2 || seats > MaxSeats {
		panic(fmt.Sprintf("warsaw: a match has 2 to 4 seats, not %d", seats))
	}
	m := Match{random: random.Source(seed)}
	m.seats = uint8(seats)
	for i := range m.under {
		m.under[i] = NoTile
	}
	for s := range MaxSeats {
		m.revealed[s] = NoTile
		m.private[s].hand = [handSize]TileID{NoTile, NoTile, NoTile, NoTile}
		m.players[s].District = emptyDistrict()
	}
	for s := range seats {
		m.players[s] = Player{District: StartingDistrict(StartingTile + TileID(s)), Coins: StartingCoins}
	}
	for n := range m.milestones {
		m.milestones[n] = MilestoneTile + TileID(n+MilestoneCount*m.random.Below(2))
	}
	m.beginEpoch(1, tell)
	return m
}

// Apply carries out the seat's action. If it is not legal, it returns why and
// nothing has changed. What happens is told to tell, which may be nil.
func (m *Match) Apply(seat int, a Action, tell Sink) Reason {
	if r := m.check(seat, &a); !r.OK() {
		return r
	}
	switch a.Kind {
	case Pick, Discard, Build, Overbuild, Lose:
		m.private[seat].committed = a
		m.owes[seat] = NoDecision
	case KeepWindow:
		m.keepWindow(seat, a, tell)
	case KeepPiece:
		m.keepPiece(seat, a, tell)
	case PlaceMilestone:
		m.placeMilestone(seat, a, tell)
	case SellCoins, SellVP, Split:
		p := &m.private[seat]
		p.plan[p.planned] = a
		p.planned++
		m.oweChoices(seat)
	case Finish:
		m.owes[seat] = NoDecision
	}
	if !m.awaited() {
		m.advance(tell)
	}
	return Reason{}
}

// Check returns why the action is not legal for the seat, or the zero Reason.
func (m *Match) Check(seat int, a Action) Reason { return m.check(seat, &a) }

// check takes the action where it lies: handing it on by value would write it anew,
// field by field, each time.
func (m *Match) check(seat int, a *Action) Reason {
	if uint(seat) >= uint(m.seats) { // as is every negative one
		return Reason{Key: ReasonNotYourTurn}
	}
	return check(&m.Table, seat, &m.private[seat], a)
}

// Legal appends to buf the actions the seat may take now, none when it owes
// nothing. With alike, turns of a tile that look the same are listed one by one,
// as a person's hand makes them; without, only once, as a computer player needs
// them.
func (m *Match) Legal(seat int, alike bool, buf []Action) []Action {
	return legal(&m.Table, seat, &m.private[seat], alike, buf)
}

// advance goes on from phase to phase until a seat owes a decision or the match is over.
func (m *Match) advance(tell Sink) {
	for m.phase != PhaseOver && !m.awaited() {
		switch m.phase {
		case PhasePick:
			m.reveal(tell)
		case PhaseUse:
			m.useTiles(tell)
			m.phase = PhaseCollapseAfterBuild
			m.oweWindows()
		case PhaseCollapseAfterBuild:
			m.endRound(tell)
		case PhaseWar:
			m.war(tell)
			m.phase = PhaseCollapseAfterWar
			m.oweWindows()
		case PhaseCollapseAfterWar:
			m.awardMilestone(tell)
		case PhaseMilestone:
			m.phase = PhaseCollapseAfterMilestone
			m.oweWindows()
		case PhaseCollapseAfterMilestone:
			m.income(tell)
		case PhaseChoices:
			m.carryOutChoices(tell)
			m.endEpoch(tell)
		}
	}
}

// awaited reports whether any seat owes a decision. It looks at each seat alone:
// one has just been written, and reading all at once would have to wait for it.
func (m *Match) awaited() bool {
	return m.owes[0]|m.owes[1]|m.owes[2]|m.owes[3] != NoDecision
}

func (m *Match) oweAll(d Decision) {
	for s := range int(m.seats) {
		m.owes[s] = d
	}
}

// beginEpoch shuffles the epoch's stack and deals four tiles a seat; with two or
// three seats the rest goes back unseen (ruling 1).
func (m *Match) beginEpoch(epoch int, tell Sink) {
	m.epoch, m.round = uint8(epoch), 0
	stack := EpochStack(epoch)
	for i := EpochTiles - 1; i > 0; i-- {
		j := m.random.Below(i + 1)
		stack[i], stack[j] = stack[j], stack[i]
	}
	for s := range int(m.seats) {
		copy(m.private[s].hand[:], stack[s*handSize:])
	}
	for _, t := range stack[int(m.seats)*handSize:] {
		m.unseen.Add(t)
	}
	if tell != nil {
		tell(Event{Kind: EpochBegan, Seat: -1, Count: epoch})
	}
	m.beginRound()
}

// beginRound asks everyone for a tile. The last of a hand needs no asking: it must
// be used too (ruling 7).
func (m *Match) beginRound() {
	m.phase = PhasePick
	if m.round < handSize-1 {
		m.oweAll(DecidePick)
		return
	}
	for s := range int(m.seats) {
		p := &m.private[s]
		p.committed = Action{Kind: Pick, Tile: p.hand[0]}
	}
}

// reveal turns all picked tiles over.
func (m *Match) reveal(tell Sink) {
	for s := range int(m.seats) {
		p := &m.private[s]
		tile := p.committed.Tile
		p.committed = Action{}
		m.revealed[s] = tile
		p.drop(tile)
		if tell != nil {
			tell(Event{Kind: TileRevealed, Seat: s, Tile: tile})
		}
	}
	m.phase = PhaseUse
	m.oweAll(DecideUse)
}

// useTiles carries out what everyone does with the revealed tile.
func (m *Match) useTiles(tell Sink) {
	for s := range int(m.seats) {
		a := m.private[s].committed
		m.private[s].committed = Action{}
		m.revealed[s] = NoTile
		switch a.Kind {
		case Discard:
			value := int16(m.DiscardValue(s))
			m.players[s].Coins += value
			m.discarded.Add(a.Tile)
			if tell != nil {
				tell(Event{Kind: TileDiscarded, Seat: s, Tile: a.Tile, Sum: Sum{Coins: value}})
			}
		case Build:
			m.putDown(s, &a, m.Price(s, a.Tile), TileBuilt, tell)
		case Overbuild:
			d := &m.players[s].District
			i, _ := d.IndexOf(a.Space)
			reward := rewardsOverbuild(d, i)
			m.putDown(s, &a, m.OverbuildPrice(s, a.Tile, i), TileOverbuilt, tell)
			rewardOverbuild(m, s, reward, tell)
		}
	}
}

// putDown has the seat pay the price and lay the action's tile.
func (m *Match) putDown(seat int, a *Action, price int, kind EventKind, tell Sink) {
	m.players[seat].Coins -= int16(price)
	m.lay(seat, a)
	if tell != nil {
		tell(Event{Kind: kind, Seat: seat, Tile: a.Tile, Space: a.Space, Turn: a.Turn, Sum: Sum{Coins: -int16(price)}})
	}
}

// lay puts the action's tile into the seat's district, on top of whatever lies there.
func (m *Match) lay(seat int, a *Action) {
	m.under[a.Tile] = m.players[seat].District.Place(a.Tile, a.Space, int(a.Turn))
}

// rewardsOverbuild reports whether Jabłonowski Palace rewards overbuilding space i:
// it is visible before and is not what gets covered (ruling 12).
func rewardsOverbuild(d *District, i int) bool {
	return d.Has(JablonowskiPalace) && d.spaceOf(JablonowskiPalace) != i
}

func rewardOverbuild(m *Match, seat int, reward bool, tell Sink) {
	if reward {
		m.players[seat].VP += palaceVP
		if tell != nil {
			tell(Event{Kind: PalaceRewarded, Seat: seat, Sum: Sum{VP: palaceVP}})
		}
	}
}

// endRound passes the hands on, or ends the construction phase after the fourth tile.
func (m *Match) endRound(tell Sink) {
	if m.round == handSize-1 {
		m.beginWar(tell)
		return
	}
	m.round++
	var passed [MaxSeats][handSize]TileID
	to := m.PassesTo(0)
	for s := range int(m.seats) {
		passed[to] = m.private[s].hand
		if to++; to == int(m.seats) {
			to = 0
		}
	}
	for s := range int(m.seats) {
		m.private[s].hand = passed[s]
	}
	direction := -1
	if m.PassesLeft() {
		direction = 1
	}
	if tell != nil {
		tell(Event{Kind: HandsPassed, Seat: -1, Count: direction})
	}
	m.beginRound()
}

// loseStacks sends whole stacks of a seat to the box (ruling 14).
func (m *Match) loseStacks(seat int, lost Spaces, kind EventKind, tell Sink) {
	d := &m.players[seat].District
	lost &= d.occupied
	for s := lost; s != 0; s &= s - 1 {
		i := s.First()
		if tell != nil {
			tell(Event{Kind: kind, Seat: seat, Tile: d.tops[i].tile, Space: d.SpaceOf(i)})
		}
		for tile := d.tops[i].tile; tile.Valid(); {
			m.discarded.Add(tile)
			below := m.under[tile]
			m.under[tile] = NoTile
			tile = below
		}
	}
	d.Remove(lost)
}

// awardMilestone gives the epoch's milestone to its leader, who then owes its
// place, or discards it (rulings 16 and 17). There is none after VI.
func (m *Match) awardMilestone(tell Sink) {
	m.phase = PhaseMilestone
	if m.epoch > MilestoneCount {
		return
	}
	face := m.milestones[m.epoch-1]
	winner, ok := m.Leader(face)
	if !ok {
		m.discarded.Add(face)
		if tell != nil {
			tell(Event{Kind: MilestoneDiscarded, Seat: -1, Tile: face})
		}
		return
	}
	if tell != nil {
		tell(Event{Kind: MilestoneWon, Seat: winner, Tile: face, Count: m.Measure(winner, face)})
	}
	m.owes[winner] = DecideMilestone
}

// placeMilestone puts the milestone where its winner wants it, free (ruling 18).
func (m *Match) placeMilestone(seat int, a Action, tell Sink) {
	d := &m.players[seat].District
	i, ok := d.IndexOf(a.Space)
	reward := ok && d.occupied.Has(i) && rewardsOverbuild(d, i)
	m.lay(seat, &a)
	if tell != nil {
		tell(Event{Kind: MilestonePlaced, Seat: seat, Tile: a.Tile, Space: a.Space})
	}
	rewardOverbuild(m, seat, reward, tell)
	m.owes[seat] = NoDecision
}

// endEpoch begins the next epoch or ends the match.
func (m *Match) endEpoch(tell Sink) {
	if m.epoch < Epochs {
		m.beginEpoch(int(m.epoch)+1, tell)
		return
	}
	for s := range int(m.seats) {
		p := &m.players[s]
		won := p.Coins / CoinsPerVP
		p.VP += won
		p.Coins -= won * CoinsPerVP
		if tell != nil {
			tell(Event{Kind: CoinsConverted, Seat: s, Sum: Sum{Coins: -won * CoinsPerVP, VP: won}})
		}
	}
	m.phase = PhaseOver
	if tell != nil {
		tell(Event{Kind: MatchEnded, Seat: -1, Count: int(m.Winners())})
	}
}

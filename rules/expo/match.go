package expo

import (
	"fmt"
	"slices"

	"capital/rules/random"
)

// Match is the whole state of one match, the order of the stacks included: a plain value, copied by assignment. All that is
// random is decided when it is set up.
type Match struct {
	Table
	stacks     [Eras + 1][eraTiles]TileID // by era; the top is the last of its size
	prosperity [ProsperityTiles]TileID    // likewise
}

// What every seat begins with, and $ besides (E2).
var start = [Tracks]uint8{Population: 4, Employment: 3, Services: 2, Progress: 0, Culture: 2}

// startEconomy is the $ with which seats begin, by how many they are and in their first order, before they pay for their
// spaces (E2).
var startEconomy = [MaxSeats + 1][MaxSeats]uint8{
	2: {11, 9},
	3: {12, 11, 8},
	4: {10, 13, 10, 10},
	5: {10, 13, 10, 10, 10},
}

// NewMatch sets up a match for 2 to 5 seats (E1 to E4). Everything random in it follows from the seed.
func NewMatch(seats int, seed uint64, tell Sink) Match {
	if seats < 2 || seats > MaxSeats {
		panic(fmt.Sprintf("expo: a match has 2 to 5 seats, not %d", seats))
	}
	m := Match{Table: Table{seats: uint8(seats), leader: -1}}
	source := random.Source(seed)
	for era := 1; era <= Eras; era++ {
		m.stack(era, InPlay(era, seats), &source)
	}
	m.stackProsperity(allProsperity(), &source)
	m.seatAll(&source)
	tell.event(Event{Kind: RoundBegan, Count: 1})
	m.round, m.phase = 1, PhaseBuild
	for _, seat := range m.order[:seats] {
		space := int(m.players[seat].Space)
		tell.event(Event{Kind: SpaceTaken, Seat: int(seat), Count: space, Price: SpacePrice(space)})
		m.pay(int(seat), SpacePrice(space), tell)
	}
	m.fillMarket(1, tell)
	m.openProsperity(tell)
	return m
}

// allProsperity are all prosperity tiles.
func allProsperity() (s Tiles) {
	for id := firstProsperity; id < Lake; id++ {
		s = s.With(id)
	}
	return s
}

// stack shuffles buildings into the stack of an era.
func (m *Match) stack(era int, s Tiles, source *random.Source) {
	m.stackSizes[era] = uint8(shuffle(m.stacks[era][:], s, source))
}

// stackProsperity shuffles prosperity tiles into their stack.
func (m *Match) stackProsperity(s Tiles, source *random.Source) {
	m.stackSizes[0] = uint8(shuffle(m.prosperity[:], s, source))
}

// shuffle fills a stack with the tiles of a set in random order, and returns how many they are.
func shuffle(stack []TileID, s Tiles, source *random.Source) (n int) {
	for id := range TileID(TileCount) {
		if s.Has(id) {
			stack[n] = id
			n++
		}
	}
	for i := n - 1; i > 0; i-- {
		j := source.Below(i + 1)
		stack[i], stack[j] = stack[j], stack[i]
	}
	return n
}

// seatAll gives all seats what they begin with, in a random order on the initiative (E2, E3).
func (m *Match) seatAll(source *random.Source) {
	seats := int(m.seats)
	for n := range seats {
		m.order[n] = uint8(n)
	}
	for i := seats - 1; i > 0; i-- {
		j := source.Below(i + 1)
		m.order[i], m.order[j] = m.order[j], m.order[i]
	}
	m.taken[1] = m.seats
	for n, seat := range m.order[:seats] {
		space := n + 1
		if seats == 2 {
			space = 2*n + 1 // on 1 and 3
		}
		m.players[seat] = newPlayer(space)
		m.players[seat].Track[Economy] = startEconomy[seats][n]
		m.tourists[seat] = Tourist{Holder: seat, At: -1}
	}
}

// newPlayer is what a seat begins with on an initiative space, without its $.
func newPlayer(space int) Player {
	p := Player{Track: start, Cubes: int16(PlantCubes(1, 0)), Level: 1, Space: uint8(space), Crossings: [2]Corner{{1, 0}, {1, 1}}}
	p.place(CityHall, Cell{0, 0})
	p.place(Hotel, Cell{1, 0})
	return p
}

// Apply carries out the seat's action. If it is not legal, it returns why and nothing has changed. What happens is told to
// tell, which may be nil.
func (m *Match) Apply(seat int, a Action, tell Sink) Reason {
	if r := m.Check(seat, a); !r.OK() {
		return r
	}
	m.act(seat, &a, tell)
	switch a.Kind {
	case TakeSpace:
		m.endSpace(tell)
	case Build, Prosper, MakeLake, MoveCrossing:
		m.endTile(seat, tell)
	case Activate:
		if m.done >= uint8(m.Limit(seat)) || !m.canActivate(seat) {
			m.endActivation(tell)
		}
	case Stop, RestPrestige, RestCube:
		m.endActivation(tell)
	}
	return NoReason
}

// act does what a legal action does itself, and not what follows as the turn passes.
func (m *Match) act(seat int, a *Action, tell Sink) {
	switch a.Kind {
	case TakeSpace:
		m.takeSpace(seat, int(a.Space), tell)
	case Build:
		m.build(seat, a.Tile, a.Cell(), tell)
	case Prosper, MakeLake:
		m.prosper(seat, a, tell)
	case MoveCrossing:
		m.players[seat].Crossings[a.Which] = a.Corner()
		tell.event(Event{Kind: CrossingMoved, Seat: seat, Count: int(a.Which), X: a.X, Y: a.Y})
	case Activate:
		m.activate(seat, m.players[seat].At(a.Cell()), a.Tourists, tell)
	case Stop:
		tell.event(Event{Kind: Stopped, Seat: seat})
	case RestPrestige:
		m.rest(seat, Prestige, tell)
	case RestCube:
		m.rest(seat, Cubes, tell)
	}
}

// After is the table right after a legal action of a seat, before what follows as the turn passes. What the action does is told
// to tell, which may be nil. It is not ok, and nothing changed, where the action is not legal.
func (t *Table) After(seat int, a Action, tell Sink) (after Table, ok bool) {
	if !t.Check(seat, a).OK() {
		return *t, false
	}
	m := Match{Table: *t}
	m.act(seat, &a, tell)
	return m.Table, true
}

// nextTurn passes the turn on, and reports whether all have had theirs: then the first is at turn again.
func (m *Match) nextTurn() (all bool) {
	m.turn++
	if m.turn < m.seats {
		return false
	}
	m.turn = 0
	return true
}

// Multiplier is by how much a seat multiplies what a space costs when one is chosen next, for the one that it has (E6): with five seats
// the last space counts once in round 2, for there is nothing else to choose it for.
func (t *Table) Multiplier(seat int) int {
	space := int(t.players[seat].Space)
	if space == MaxSpaces && (t.round < 2 || t.round == 2 && t.phase == PhaseSpace) {
		return 1
	}
	return SpaceTimes(space)
}

// SpaceCost is what a space of the initiative costs a seat (E6).
func (t *Table) SpaceCost(seat, space int) int { return SpacePrice(space) * t.Multiplier(seat) }

// SpaceTaken reports whether a space is chosen already (E5).
func (t *Table) SpaceTaken(space int) bool {
	for seat := range t.seats {
		if int(t.players[seat].Next) == space {
			return true
		}
	}
	return false
}

// takeSpace has a seat choose a space and pay for it.
func (m *Match) takeSpace(seat, space int, tell Sink) {
	cost := m.SpaceCost(seat, space)
	tell.event(Event{Kind: SpaceTaken, Seat: seat, Count: space, Price: cost})
	m.pay(seat, cost, tell)
	m.players[seat].Next = uint8(space)
}

// endSpace goes on to the next seat or, once all have chosen, to building in the new order (E6).
func (m *Match) endSpace(tell Sink) {
	if !m.nextTurn() {
		return
	}
	for seat := range m.seats {
		p := &m.players[seat]
		p.Space, p.Next = p.Next, 0
	}
	slices.SortFunc(m.order[:m.seats], func(a, b uint8) int { return int(m.players[a].Space) - int(m.players[b].Space) })
	m.phase = PhaseBuild
	tell.event(Event{Kind: OrderSet})
}

// endTile goes on after a tile was set, once no crossing must move.
func (m *Match) endTile(seat int, tell Sink) {
	if _, full := m.players[seat].full(); full || !m.nextTurn() {
		return
	}
	if m.phase == PhaseBuild {
		m.tourism(tell)
		m.phase, m.done = PhaseActivate, 0
		return
	}
	if m.round < Rounds-1 {
		m.openProsperity(tell)
	}
	m.endRound(tell)
}

// endActivation goes on to the next seat or, once all have activated, to administration and, in odd rounds but the first,
// prosperity (E22, E23), or to the end.
func (m *Match) endActivation(tell Sink) {
	m.done = 0
	switch {
	case !m.nextTurn():
	case m.round == Rounds:
		m.end(tell)
	default:
		m.administer(tell)
		if m.round >= 3 && m.round%2 == 1 {
			m.phase = PhaseProsper
			return
		}
		m.endRound(tell)
	}
}

// endRound holds the Expo of rounds 4 and 8, and begins the next round.
func (m *Match) endRound(tell Sink) {
	if m.round%eraRounds == 0 {
		m.expo(tell)
	}
	m.round++
	m.phase = PhaseSpace
	tell.event(Event{Kind: RoundBegan, Count: int(m.round)})
}

// administer ages the market and fills its first row with tiles of the coming round (E22).
func (m *Match) administer(tell Sink) {
	for _, id := range m.Row(Rows - 1) {
		m.aged[id.Era()]++
		tell.event(Event{Kind: TileAged, Tile: id})
	}
	copy(m.market[1:], m.market[:Rows-1])
	m.market[0] = [rowPlaces]TileID{}
	m.fillMarket(EraOf(int(m.round)+1), tell)
}

// fillMarket draws tiles of an era until two more than there are seats lie in the market.
func (m *Match) fillMarket(era int, tell Sink) {
	lie := 0
	for row := range m.market {
		for _, id := range m.Row(row) {
			if id.Era() == era {
				lie++
			}
		}
	}
	for ; lie < int(m.seats)+2; lie++ {
		m.stackSizes[era]--
		top := &m.stacks[era][m.stackSizes[era]]
		insert(m.market[0][:], *top)
		tell.event(Event{Kind: TileCame, Tile: *top})
		*top = 0
	}
}

// openProsperity opens a prosperity tile a seat (E4, E23).
func (m *Match) openProsperity(tell Sink) {
	for range m.seats {
		m.stackSizes[0]--
		top := &m.prosperity[m.stackSizes[0]]
		insert(m.open[:], *top)
		tell.event(Event{Kind: ProsperityOpened, Tile: *top})
		*top = 0
	}
}

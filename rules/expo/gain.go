package expo

// cause is one cause of gains: a tile's effect, an Expo or a rest. Past the end of each track it earns prestige once (E13); ended
// has the tracks for which it did. One building, with all that it sets off, is one cause, and so is one activation.
type cause struct {
	effect EffectKind
	tile   TileID
	ended  uint8
}

// source is what prestige of the cause counts as.
func (c *cause) source() Source {
	switch c.effect {
	case Printed, Immediate, Wrench:
		return FromBuilding
	case Activated, Observing:
		return FromActivation
	case OfExpo:
		return FromServicesSpace
	case OfRest:
		return FromRests
	}
	return FromEndEffects
}

// gain gives a seat all that one effect gains, in the order of things (E10).
func (t *Table) gain(seat int, gains *Gains, c *cause, tell Sink) {
	for what, n := range gains {
		if n != 0 {
			t.gainOne(seat, Track(what), n, c, tell)
		}
	}
}

// gainOne gives a seat so much of one thing, and tells what of it is lost.
func (t *Table) gainOne(seat int, what Track, n int, c *cause, tell Sink) {
	p := &t.players[seat]
	e := Event{Kind: Gained, Seat: seat, Track: what, Count: n, Effect: c.effect, Tile: c.tile}
	switch what {
	case Cubes:
		p.Cubes += int16(n)
		tell.event(e)
	case Prestige:
		t.earn(seat, c.source(), n)
		e.Source = c.source()
		tell.event(e)
	default:
		e.Count = p.advance(what, n)
		e.Lost = max(0, n-e.Count) // E13: at the floor nothing is lost, it is not paid
		e.People = what == Employment && e.Lost > 0 && int(p.Track[what]) < what.End()
		tell.event(e)
		t.follow(seat, what, e.Lost, c, tell)
	}
}

// advance moves a marker as far as its track, and for Employment the Population, lets it (E13, E14).
func (p *Player) advance(what Track, n int) (moved int) {
	from := int(p.Track[what])
	to := min(max(from+n, 0), p.ceiling(what))
	p.Track[what] = uint8(to)
	return to - from
}

// ceiling is the space beyond which a marker can't go now.
func (p *Player) ceiling(what Track) int {
	if what == Employment {
		return min(what.End(), int(p.Track[Population]))
	}
	return what.End()
}

// follow does what follows from a marker's move: prestige for passing the end, Employment that falls with Population, better
// plants.
func (t *Table) follow(seat int, what Track, lost int, c *cause, tell Sink) {
	p := &t.players[seat]
	atEnd := int(p.Track[what]) == what.End() // Employment below its end was held by Population
	if lost > 0 && atEnd && what != Economy && c.ended>>what&1 == 0 {
		c.ended |= 1 << what
		t.earn(seat, FromTrackEnds, 1)
		tell.event(Event{Kind: Gained, Seat: seat, Track: Prestige, Count: 1, Source: FromTrackEnds, Effect: c.effect, Tile: c.tile})
	}
	switch what {
	case Population:
		if over := int(p.Track[Employment]) - int(p.Track[Population]); over > 0 {
			t.gainOne(seat, Employment, -over, c, tell)
		}
	case Progress:
		t.raisePlant(seat, tell)
	}
}

// raisePlant takes the best plant left of every level whose dot Progress has reached (E15).
func (t *Table) raisePlant(seat int, tell Sink) {
	p := &t.players[seat]
	for p.Level < Levels && p.Track[Progress] >= plants[p.Level+1].dot {
		p.Level++
		cubes := PlantCubes(int(p.Level), t.Taken(int(p.Level)))
		t.taken[p.Level]++
		p.Cubes += int16(cubes)
		tell.event(Event{Kind: PlantTaken, Seat: seat, Level: int(p.Level), Count: cubes})
	}
}

// earn gives prestige from a source, or takes it.
func (t *Table) earn(seat int, from Source, n int) {
	t.players[seat].Prestige += int16(n)
	t.players[seat].Sources[from] += int16(n)
}

// taxLot is what one prestige brings (E7).
const taxLot = 3

// Lots is how many lots of taxes a seat takes to pay a price: none where its $ is enough, else the fewest that leave $1 (E7).
func (t *Table) Lots(seat, price int) int {
	short := price - t.Has(seat, Economy)
	if short <= 0 {
		return 0
	}
	return short/taxLot + 1
}

// pay takes a price from a seat, and taxes first where it needs them.
func (t *Table) pay(seat, price int, tell Sink) {
	lots := t.Lots(seat, price)
	if lots > 0 {
		t.earn(seat, FromTaxes, -lots)
		tell.event(Event{Kind: Taxed, Seat: seat, Count: lots})
	}
	p := &t.players[seat]
	p.Track[Economy] = uint8(int(p.Track[Economy]) + taxLot*lots - price)
}

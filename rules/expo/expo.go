package expo

// The numbers of an Expo.
const (
	mostUnemployed = 3 // prestige lost at most
	perSeatAhead   = 2 // prestige lost for each seat that is ahead in Services
)

// expo holds an Expo: each step for all seats before the next (E25).
func (t *Table) expo(tell Sink) {
	tell.event(Event{Kind: ExpoBegan, Count: EraOf(int(t.round))})
	for _, seat := range t.order[:t.seats] {
		t.line(int(seat), FromEmployment, EmploymentPrestige(t.Has(int(seat), Employment)), tell)
	}
	for _, seat := range t.order[:t.seats] {
		t.line(int(seat), FromUnemployment, -min(mostUnemployed, t.Has(int(seat), Population)-t.Has(int(seat), Employment)), tell)
	}
	ranked := t.ranked(Services) // before anything is gained
	for _, seat := range t.order[:t.seats] {
		gains := ServicesGains(t.Has(int(seat), Services))
		t.gain(int(seat), &gains, &cause{effect: OfExpo}, tell)
		for before, other := range ranked {
			if other == seat {
				t.line(int(seat), FromServicesRank, -perSeatAhead*before, tell)
				break
			}
		}
	}
	for _, seat := range t.order[:t.seats] {
		t.clear(int(seat), tell)
	}
}

// ExpoNow is the table after an Expo that is held at once, as the markers stand: a forecast. What happens is told to tell, which
// may be nil.
func (t *Table) ExpoNow(tell Sink) Table {
	after := *t
	after.expo(tell)
	return after
}

// line adds prestige of one line of an Expo, and tells it where it is 0 too.
func (t *Table) line(seat int, from Source, n int, tell Sink) {
	t.earn(seat, from, n)
	tell.event(Event{Kind: ExpoLine, Seat: seat, Source: from, Count: n})
}

// clear takes the cubes off a seat's tiles. Tourists stay.
func (t *Table) clear(seat int, tell Sink) {
	cleared := 0
	for n := range t.players[seat].City() {
		tile := &t.players[seat].Tiles[n]
		cleared += int(tile.Cubes)
		tile.Cubes = 0
	}
	if cleared > 0 {
		tell.event(Event{Kind: CubesCleared, Seat: seat, Count: cleared})
	}
}

// end ends the match after round 12 (E26).
func (t *Table) end(tell Sink) {
	t.endEffects(BeforeEnd, tell)
	t.expo(tell)
	for _, seat := range t.order[:t.seats] {
		price := SpacePrice(int(t.players[seat].Space))
		tell.event(Event{Kind: LastPayment, Seat: int(seat), Price: price})
		t.pay(int(seat), price, tell)
	}
	t.endEffects(AtEnd, tell)
	for _, seat := range t.order[:t.seats] {
		t.convert(int(seat), tell)
	}
	t.phase = PhaseOver
	tell.event(Event{Kind: MatchEnded})
}

// endEffects carries out the effects of a kind, seat by seat, the oldest tile first.
func (t *Table) endEffects(kind EffectKind, tell Sink) {
	for _, seat := range t.order[:t.seats] {
		p := &t.players[seat]
		for at := range p.City() {
			id := p.Tiles[at].Tile
			if e := id.Effect(kind); e != nil {
				tell.event(Event{Kind: EndEffect, Seat: int(seat), Tile: id, Effect: kind})
				t.carryOut(int(seat), at, e, &cause{}, tell)
			}
		}
	}
}

// How much makes one prestige at the end.
const (
	cubesEach   = 4
	moneyEach   = 4
	cultureEach = 2
)

// EndPrestige is what a seat's cubes, $, Culture and Progress would be converted into now (E26).
func (t *Table) EndPrestige(seat int) (cubes, money, culture, progress int) {
	beyond := max(0, t.Has(seat, Progress)-PlantDot(Levels))
	return t.Has(seat, Cubes) / cubesEach, t.Has(seat, Economy) / moneyEach, t.Has(seat, Culture) / cultureEach, beyond
}

// convert turns what a seat has left into prestige. Cubes and $ that made some are spent; the rest decides ties (E27).
func (t *Table) convert(seat int, tell Sink) {
	p := &t.players[seat]
	cubes, money, culture, progress := t.EndPrestige(seat)
	p.Cubes -= int16(cubesEach * cubes)
	p.Track[Economy] -= uint8(moneyEach * money)
	for _, l := range [...]struct {
		from     Source
		n, spent int
	}{{FromCubes, cubes, cubesEach * cubes}, {FromMoney, money, moneyEach * money}, {FromCulture, culture, 0}, {FromProgress, progress, 0}} {
		t.earn(seat, l.from, l.n)
		tell.event(Event{Kind: Converted, Seat: seat, Source: l.from, Count: l.n, Lost: l.spent})
	}
}

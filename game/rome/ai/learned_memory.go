package ai

import "capital/rules/rome"

// learnedMemory is a learnedValue with a memory. A value is a sum over features: those of the board, those of what the seat has
// beside it, and the rest. The sums over the first two are remembered.
type learnedMemory struct {
	learnedValue
	memory[learnedBoard, learnedMeans]
}

// learnedBoard is a board and what it is worth to each seat, before and after that has passed.
type learnedBoard struct {
	standings standings
	worth     [2][rome.MaxSeats]int64
}

// learnedMeans is what a seat has beside a board and what that is worth to it.
type learnedMeans struct {
	means means
	worth int64
}

func (l learnedValue) remembering() valuer { return &learnedMemory{learnedValue: l} }

func (m *learnedMemory) remembering() valuer { return m }

func (m *learnedMemory) values(p *position) (values [rome.MaxSeats]int64) {
	if p.toScore() == 0 {
		return values
	}
	b, isNew := m.board(p, !p.building())
	x := extractor{p: p, fits: &b.fits, standings: &b.found.standings}
	if isNew {
		m.judgeBoard(&x, &b.found)
	}
	for seat := range p.Seats() {
		s, isNew := m.seat(p, seat, b.number)
		x.means[seat] = &s.means
		if isNew {
			m.judgeMeans(&x, seat, s)
		}
		passed := 0
		if p.Player(seat).Passed {
			passed = 1
		}
		values[seat] = b.found.worth[passed][seat] + s.worth
	}
	var f Features
	for seat := range p.Seats() {
		f = Features{}
		x.extractRest(seat, &f)
		values[seat] += m.weights.rest(p.Seats(), p.row(seat), &f)
	}
	return values
}

// judgeBoard fills in what is found out about a board.
func (m *learnedMemory) judgeBoard(x *extractor, b *learnedBoard) {
	b.standings = standingsOf(x.p)
	var f Features
	for seat := range x.p.Seats() {
		f = Features{}
		x.extractLand(seat, &f)
		b.worth[1][seat] = m.weights.land(x.p.Seats(), rowOf(x.p.stage, true), &f)
		b.worth[0][seat] = b.worth[1][seat]
		if x.p.building() {
			b.worth[0][seat] = m.weights.land(x.p.Seats(), rowOf(x.p.stage, false), &f)
		}
	}
}

// judgeMeans fills in what is found out about what a seat has.
func (m *learnedMemory) judgeMeans(x *extractor, seat int, s *learnedMeans) {
	s.means = meansOf(x.p, x.fits, seat)
	var f Features
	x.extractMeans(seat, &f)
	s.worth = m.weights.means(x.p.Seats(), x.p.row(seat), &f)
}

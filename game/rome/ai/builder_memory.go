package ai

import "capital/rules/rome"

// builderMemory is a builderValue with a memory: of a board it keeps what its places bring each seat.
type builderMemory struct {
	builderValue
	memory[[rome.MaxSeats]int64, int64]
}

func (b builderValue) remembering() valuer { return &builderMemory{builderValue: b} }

func (m *builderMemory) remembering() valuer { return m }

func (m *builderMemory) values(p *position) [rome.MaxSeats]int64 {
	left := int64(p.toScore())
	if left == 0 {
		return [rome.MaxSeats]int64{}
	}
	b, isNew := m.board(p, true)
	if isNew {
		b.found = m.places(p, left)
	}
	values := b.found
	for seat := range p.Seats() {
		goods, isNew := m.seat(p, seat, b.number)
		if isNew {
			*goods = m.goods(p, seat, &b.fits, left)
		}
		values[seat] += *goods
	}
	return values
}

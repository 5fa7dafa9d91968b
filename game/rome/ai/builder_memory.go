package ai

import "capital/rules/rome"

// builderMemory is a builderValue with a memory.
type builderMemory struct {
	builderValue
	memory[builderBoard, int64]
}

// builderBoard is a board and what its places bring each seat.
type builderBoard struct {
	fits  fits
	worth [rome.MaxSeats]int64
}

func (b builderValue) remembering() valuer { return &builderMemory{builderValue: b} }

func (m *builderMemory) remembering() valuer { return m }

func (m *builderMemory) values(p *position) [rome.MaxSeats]int64 {
	left := int64(p.toScore())
	if left == 0 {
		return [rome.MaxSeats]int64{}
	}
	board, isNew := m.board(p)
	if isNew {
		board.found = builderBoard{newFits(&p.Table), m.places(p, left)}
	}
	values := board.found.worth
	for seat := range p.Seats() {
		goods, isNew := m.seat(p, seat, board.number)
		if isNew {
			*goods = m.goods(p, seat, &board.found.fits, left)
		}
		values[seat] += *goods
	}
	return values
}

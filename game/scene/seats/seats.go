// Package seats is how the cards of the seats lie in the set-up of a match.
package seats

import "capital/render/widget"

// Card is how a seat's card is divided, in logical units from its corner.
type Card struct {
	Wide, High   float64
	Field        widget.Rect // its colour, with its emblem
	Name, Player widget.Rect
	Remove       widget.Rect
	Line         widget.Rect // what its player is
	Words        float64     // size of that
}

// standing is a card higher than wide: one of those that stand in a row.
func standing() Card {
	return Card{
		Wide: 270, High: 404, Words: 16,
		Field:  widget.Rect{X: 8, Y: 8, W: 254, H: 176},
		Name:   widget.Rect{X: 18, Y: 196, W: 234, H: 52},
		Player: widget.Rect{X: 18, Y: 258, W: 234, H: 52},
		Line:   widget.Rect{X: 18, Y: 312, W: 234, H: 40},
		Remove: widget.Rect{X: 40, Y: 352, W: 190, H: 40},
	}
}

// lying is a card wider than high: one that has its emblem beside its words has larger ones in the same room.
func lying() Card {
	return Card{
		Wide: 400, High: 180, Words: 18,
		Field:  widget.Rect{X: 8, Y: 8, W: 124, H: 118},
		Name:   widget.Rect{X: 142, Y: 10, W: 246, H: 56},
		Player: widget.Rect{X: 142, Y: 74, W: 246, H: 56},
		Line:   widget.Rect{X: 142, Y: 131, W: 246, H: 46},
		Remove: widget.Rect{X: 8, Y: 130, W: 124, H: 42},
	}
}

// Within is where a part of a card lies whose unit has k pixels.
func Within(card, part widget.Rect, k float64) widget.Rect {
	return widget.Rect{X: card.X + part.X*k, Y: card.Y + part.Y*k, W: part.W * k, H: part.H * k}
}

// Gap is between two cards, in logical units.
const Gap = 20

// Plan is which cards lie how many side by side and how large.
type Plan struct {
	Card
	Columns int
	Scale   float64 // as a factor of the unit
}

// Size is how many units of their own the cards of so many seats take.
func (p *Plan) Size(seats int) (wide, tall float64) {
	rows := (seats + p.Columns - 1) / p.Columns
	return float64(p.Columns)*(p.Wide+Gap) - Gap, float64(rows)*(p.High+Gap) - Gap
}

// fit makes the cards of so many seats as large as there is room of so many units for, and no larger than most.
func (p *Plan) fit(seats int, width, height, most float64) {
	wide, tall := p.Size(seats)
	p.Scale = min(width/wide, height/tall, most)
}

// Choose chooses how the cards of so many seats lie in room of so many units, for text so much larger than usual: standing
// ones in a row, or in as many columns as leave them large where the screen is upright; or, where they are clearly larger
// then, lying ones.
func Choose(seats int, upright bool, width, height, text float64) Plan {
	stand, lie := Plan{Card: standing(), Columns: seats}, Plan{Card: lying(), Columns: 2}
	if upright {
		stand.Columns, lie.Columns = 2+seats/5, 1
	}
	stand.fit(seats, width, height, max(text, 1.15))
	lie.fit(seats, width, height, text)
	if lie.Scale > stand.Scale*1.15 {
		return lie
	}
	return stand
}

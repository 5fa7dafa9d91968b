package scene

import "capital/render/widget"

// seatCard is how a seat's card is divided, in logical units from its corner.
type seatCard struct {
	Wide, High   float64
	Field        widget.Rect // its colour, with its emblem
	Name, Player widget.Rect
	Remove       widget.Rect
	Line         widget.Rect // what its player is
	Words        float64     // size of that
}

// standingCard is a card higher than wide: one of those that stand in a row.
func standingCard() seatCard {
	return seatCard{
		Wide: 270, High: 404, Words: 16,
		Field:  widget.Rect{X: 8, Y: 8, W: 254, H: 176},
		Name:   widget.Rect{X: 18, Y: 196, W: 234, H: 52},
		Player: widget.Rect{X: 18, Y: 258, W: 234, H: 52},
		Line:   widget.Rect{X: 18, Y: 312, W: 234, H: 40},
		Remove: widget.Rect{X: 40, Y: 352, W: 190, H: 40},
	}
}

// lyingCard is a card wider than high: one that has its emblem beside its words has larger ones in the same room.
func lyingCard() seatCard {
	return seatCard{
		Wide: 400, High: 180, Words: 18,
		Field:  widget.Rect{X: 8, Y: 8, W: 124, H: 118},
		Name:   widget.Rect{X: 142, Y: 10, W: 246, H: 56},
		Player: widget.Rect{X: 142, Y: 74, W: 246, H: 56},
		Line:   widget.Rect{X: 142, Y: 131, W: 246, H: 46},
		Remove: widget.Rect{X: 8, Y: 130, W: 124, H: 42},
	}
}

// withinCard is where a part of a card lies whose unit has k pixels.
func withinCard(card, part widget.Rect, k float64) widget.Rect {
	return widget.Rect{X: card.X + part.X*k, Y: card.Y + part.Y*k, W: part.W * k, H: part.H * k}
}

// seatGap is between two cards, in logical units.
const seatGap = 20

// seatPlan is which cards lie how many side by side and how large.
type seatPlan struct {
	seatCard
	Columns int
	Scale   float64 // as a factor of the unit
}

// Size is how many units of their own the cards of so many seats take.
func (p *seatPlan) Size(seats int) (wide, tall float64) {
	rows := (seats + p.Columns - 1) / p.Columns
	return float64(p.Columns)*(p.Wide+seatGap) - seatGap, float64(rows)*(p.High+seatGap) - seatGap
}

// fit makes the cards of so many seats as large as there is room of so many units for, and no larger than most.
func (p *seatPlan) fit(seats int, width, height, most float64) {
	wide, tall := p.Size(seats)
	p.Scale = min(width/wide, height/tall, most)
}

// planSeats chooses how the cards of so many seats lie in room of so many units, for text so much larger than usual: standing
// ones in a row, or in as many columns as leave them large where the screen is upright; or, where they are clearly larger
// then, lying ones.
func planSeats(seats int, upright bool, width, height, text float64) seatPlan {
	stand, lie := seatPlan{seatCard: standingCard(), Columns: seats}, seatPlan{seatCard: lyingCard(), Columns: 2}
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

package scene

import "capital/render/widget"

// cardShape is how a seat's card is divided, in logical units from its corner.
type cardShape struct {
	wide, high   float64
	field        widget.Rect // its colour, with its emblem
	name, player widget.Rect
	remove       widget.Rect
	line         widget.Rect // what its player is
	words        float64     // size of that
}

// standingCard is higher than wide: one of those that stand in a row.
func standingCard() cardShape {
	return cardShape{
		wide: 270, high: 404, words: 16,
		field:  widget.Rect{X: 8, Y: 8, W: 254, H: 176},
		name:   widget.Rect{X: 18, Y: 196, W: 234, H: 52},
		player: widget.Rect{X: 18, Y: 258, W: 234, H: 52},
		line:   widget.Rect{X: 18, Y: 312, W: 234, H: 40},
		remove: widget.Rect{X: 40, Y: 352, W: 190, H: 40},
	}
}

// lyingCard is wider than high: one that has its emblem beside its words has larger ones in the same room.
func lyingCard() cardShape {
	return cardShape{
		wide: 400, high: 180, words: 18,
		field:  widget.Rect{X: 8, Y: 8, W: 124, H: 118},
		name:   widget.Rect{X: 142, Y: 10, W: 246, H: 56},
		player: widget.Rect{X: 142, Y: 74, W: 246, H: 56},
		line:   widget.Rect{X: 142, Y: 131, W: 246, H: 46},
		remove: widget.Rect{X: 8, Y: 130, W: 124, H: 42},
	}
}

// within is where a part of a card lies whose unit has k pixels.
func within(card, part widget.Rect, k float64) widget.Rect {
	return widget.Rect{X: card.X + part.X*k, Y: card.Y + part.Y*k, W: part.W * k, H: part.H * k}
}

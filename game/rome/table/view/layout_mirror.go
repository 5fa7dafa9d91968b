package view

import (
	"math"

	"capital/render/widget"
)

// mirror puts what lies on the right to the left, for a person who reaches for it with the left hand. What is read in an
// order keeps it.
func (p *plan) mirror() {
	for _, r := range [...]*widget.Rect{
		&p.Course, &p.Outlook, &p.Rounds, &p.Menu, &p.Others, &p.Window, &p.Side, &p.Sheet, &p.Own, &p.Header, &p.Houses, &p.Hand, &p.Stop,
		&p.Confirm, &p.Pass,
	} {
		p.move(r)
	}
	p.move(&p.Stock, &p.Roofs[0], &p.Roofs[1])
	p.move(&p.Piles[0], &p.Piles[1], &p.Piles[2])
	p.move(&p.Discards[0], &p.Discards[1], &p.Discards[2])
	p.move(&p.Undo, &p.Redo, &p.Log, &p.Hint)
}

// move moves places, as they lie to each other, as far from the left as they are from the right.
func (p *plan) move(places ...*widget.Rect) {
	left, right := math.Inf(1), math.Inf(-1)
	for _, r := range places {
		left, right = math.Min(left, r.X), math.Max(right, r.X+r.W)
	}
	for _, r := range places {
		r.X += p.Screen.W - left - right
	}
}

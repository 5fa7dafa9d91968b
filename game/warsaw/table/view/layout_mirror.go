package view

import (
	"math"

	"capital/render/widget"
)

// mirror puts what lies on the right to the left, for a person who reaches for it with the left hand. What is read in an
// order keeps it.
func (p *plan) mirror() {
	for _, r := range [...]*widget.Rect{
		&p.Menu, &p.Outlook, &p.Track, &p.Others, &p.Board, &p.Side, &p.Sheet, &p.Own, &p.FaceDown, &p.Discard, &p.Log, &p.Hint, &p.Confirm,
	} {
		p.move(r)
	}
	p.move(&p.Epochs[0], &p.Epochs[1], &p.Epochs[2], &p.Wars[0], &p.Epochs[3], &p.Wars[1], &p.Epochs[4], &p.Epochs[5])
	p.move(&p.Milestones[0], &p.Milestones[1], &p.Milestones[2], &p.Milestones[3], &p.Milestones[4])
	p.move(&p.Hand[0], &p.Hand[1], &p.Hand[2], &p.Hand[3])
	p.move(&p.TurnLeft, &p.TurnRight)
	p.move(&p.Undo, &p.Redo)
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

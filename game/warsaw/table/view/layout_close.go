package view

import (
	"math"

	"capital/render/widget"
)

// closeUpright lays the table out on a slim screen: everything below each other, the hand and the buttons at the thumb.
func (p *plan) closeUpright() {
	wide, low := p.width-2*closeEdge, p.height < 700
	y := closeEdge
	p.Menu = p.at(p.width-closeEdge-closeTouch, y, closeTouch, closeTouch)
	outlook := p.width - closeEdge - 2*closeTouch - closeGap
	step := math.Min(38, (outlook-closeGap-closeEdge-2*epochWar)/6)
	p.epochs(closeEdge, y+6, step-4, step)
	p.Outlook = p.at(outlook, y, closeTouch, closeTouch)
	y += closeTouch + closeGap
	p.milestonesAt(closeEdge, y, wide)
	y += closeRow + closeGap
	others := math.Min(0.115*p.height, 150)
	if low {
		others = 54
	}
	p.Others = p.at(closeEdge, y, wide, others)
	y += others + closeGap
	x, end := closeEdge, p.closeFoot(wide)
	if !low { // it runs upwards: a board has width to spare
		x -= closeGap
		p.Track = p.at(x, y, trackWide, end-y-closeGap)
		x += trackWide
	}
	p.Board = p.at(x, y, p.width-closeEdge-x, end-y-closeGap)
}

// closeFoot lays out what lies below the board of a slim screen, from the bottom up, and returns where it begins.
func (p *plan) closeFoot(wide float64) (top float64) {
	y := p.height - closeEdge - closeRow
	const gap = closeGap - 1
	cell := (wide - 7*gap) / 8
	for n, place := range [...]*widget.Rect{&p.TurnLeft, &p.TurnRight, &p.FaceDown, &p.Discard, &p.Hint, &p.Log, &p.Undo, &p.Redo} {
		*place = p.at(closeEdge+float64(n)*(cell+gap), y, cell, closeRow)
	}
	y -= closeRow + closeGap
	own := 0.42 * wide
	p.Own = p.at(closeEdge, y, own, closeRow)
	p.Confirm = p.at(closeEdge+own+closeGap, y, wide-own-closeGap, closeRow)
	tile := math.Min((wide-3*closeGap)/4, 0.14*p.height)
	y -= tile + closeGap
	spare := wide - 4*tile - 3*closeGap
	for n := range p.Hand {
		p.Hand[n] = p.at(closeEdge+spare/2+float64(n)*(tile+closeGap), y, tile, tile)
	}
	side := math.Min(math.Max(0.1*p.height, 62), 150)
	p.Side = p.at(closeEdge, y-closeGap-side, wide, side)
	p.Sheet = p.at(closeEdge, y-closeGap-side, wide, side+closeGap+tile)
	return y - closeGap - side
}

// milestonesAt lays the milestones out in a row.
func (p *plan) milestonesAt(x, y, wide float64) {
	step := (wide + closeGap) / float64(len(p.Milestones))
	for n := range p.Milestones {
		p.Milestones[n] = p.at(x+float64(n)*step, y, step-closeGap, closeRow)
	}
}

// closeLying lays the table out on a low screen: the seats left, the board in the middle, the hand and the buttons right,
// where the other thumb is.
func (p *plan) closeLying() {
	y := closeEdge
	end := p.epochs(closeEdge, y+7, 25, 28)
	p.Outlook = p.at(end, y, closeTouch, closeRow)
	end += closeTouch
	p.Menu = p.at(p.width-closeEdge-closeTouch, y, closeTouch, closeRow)
	p.milestonesAt(end+closeGap, y, p.width-end-3*closeGap-closeEdge-closeTouch)
	y += closeRow + closeGap
	seats, hand := math.Min(0.19*p.width, 230), math.Min(math.Max(0.36*p.width, 240), 350)
	high := p.height - y - closeEdge
	left := widget.Rect{X: closeEdge, Y: y, W: seats, H: high}
	right := widget.Rect{X: p.width - closeEdge - hand, Y: y, W: hand, H: high}
	p.closeSeats(left)
	p.closeHand(right)
	x := closeEdge + seats + closeGap
	p.Board = p.at(x, y, right.X-closeGap-x, high)
}

// closeSeats lays out the column of a low screen with the other seats, one's own purse, and what leads back and forth in
// the match.
func (p *plan) closeSeats(in widget.Rect) {
	y := in.Y + in.H - closeRow
	half := (in.W - closeGap) / 2
	p.Undo, p.Redo = p.at(in.X, y, half, closeRow), p.at(in.X+half+closeGap, y, half, closeRow)
	y -= closeRow + closeGap
	p.Own = p.at(in.X, y, in.W, closeRow)
	p.Others = p.at(in.X, in.Y, in.W, y-closeGap-in.Y)
}

// closeHand lays out the column of a low screen with what is to be done, the hand two by two, and what can be done with it.
func (p *plan) closeHand(in widget.Rect) {
	y := in.Y + in.H - closeRow
	const step = closeTouch + closeGap
	p.Log, p.Hint = p.at(in.X, y, closeTouch, closeRow), p.at(in.X+step, y, closeTouch, closeRow)
	p.Confirm = p.at(in.X+2*step, y, in.W-2*step, closeRow)
	high := math.Min(math.Max(0.44*in.H, 4*closeTouch), in.W-closeTouch-closeGap)
	tile := (high - closeGap) / 2
	y -= high + closeGap
	for n := range p.Hand {
		p.Hand[n] = p.at(in.X+float64(n%2)*(tile+closeGap), y+float64(n/2)*(tile+closeGap), tile, tile)
	}
	x, cell := in.X+high+closeGap, (high-3*closeGap)/4
	cell = math.Max(cell, 44)
	for n, place := range [...]*widget.Rect{&p.TurnLeft, &p.TurnRight, &p.FaceDown, &p.Discard} {
		*place = p.at(x, y+float64(n)*(high-cell)/3, in.X+in.W-x, cell)
	}
	p.Side = p.at(in.X, in.Y, in.W, y-closeGap-in.Y)
	p.Sheet = p.at(in.X, in.Y, in.W, y+high-in.Y)
}

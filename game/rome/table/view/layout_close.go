package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/rome"
)

// Measures of a table on which all lies close together, in logical units: on a telephone these are points.
const (
	closeEdge  = 6.0
	closeGap   = 4.0
	closeRow   = 48.0  // of buttons, of seats
	closeTouch = 46.0  // the least that a finger hits well
	closePile  = 48.0  // how wide a pile is
	closeTall  = 720.0 // the least height of an upright screen on which there is room for the map
	closeLow   = 390.0 // and of one that lies, on which there is room for what is told
)

// closeUpright lays the table out on a slim screen: everything below each other, the hand and the buttons at the thumb.
func (p *plan) closeUpright() {
	wide, y := p.width-2*closeEdge, closeEdge
	p.Menu = p.at(p.width-closeEdge-closeTouch, y, closeTouch, closeTouch)
	p.Rounds = p.at(p.width-closeEdge-2*closeTouch-closeGap, y, closeTouch, closeTouch)
	p.Outlook = p.at(p.width-closeEdge-3*closeTouch-2*closeGap, y, closeTouch, closeTouch)
	p.Course = p.at(closeEdge, y+3, wide-3*(closeTouch+closeGap), 40)
	y += closeTouch + closeGap
	p.Others = p.at(closeEdge, y, wide, closeRow)
	y += closeRow + closeGap

	end := p.height - closeEdge - closeRow
	p.buttonRow(closeEdge, end, wide)
	hand := between(0.6*p.height-358, 108, 220)
	end -= hand + closeGap
	p.Hand = p.at(closeEdge, end, wide, hand)
	side, piles := between(0.125*p.height, 94, 170), rome.Types*(closePile+closeGap)
	end -= side + closeGap
	p.Side = p.at(closeEdge, end, wide-piles, side)
	p.Sheet = p.at(closeEdge, end, wide, side+closeGap+hand)
	p.closePiles(closeEdge+wide-piles+closeGap, end, side)
	own := between(0.147*p.height, 96, 170)
	end -= own + closeGap
	p.Own = p.at(closeEdge, end, wide, own)
	tools := 3 * (closePile + closeGap)
	p.closeHouses(closeEdge, end, wide-tools, own)
	p.closeTools(closeEdge+wide-tools+closeGap, end+closeGap, own-2*closeGap)
	p.Stop = p.at(closeEdge, end, wide-tools, own)
	p.Window = p.at(closeEdge, y, wide, end-closeGap-y)
}

// buttonRow lays the buttons out beside each other.
func (p *plan) buttonRow(x, y, wide float64) {
	const pass = 58.0
	for _, place := range [...]*widget.Rect{&p.Undo, &p.Redo, &p.Log, &p.Hint} {
		*place = p.at(x, y, closeTouch, closeRow)
		x += closeTouch + closeGap
	}
	p.Pass = p.at(x, y, pass, closeRow)
	x += pass + closeGap
	p.Confirm = p.at(x, y, closeEdge+wide-x, closeRow)
}

// closePiles lays out the piles with their discards below, in all so high.
func (p *plan) closePiles(x, y, high float64) {
	for n := range p.Piles {
		p.Piles[n] = p.at(x, y, closePile, high-closeTouch-closeGap)
		p.Discards[n] = p.at(x, y+high-closeTouch, closePile, closeTouch)
		x += closePile + closeGap
	}
}

// closeTools lays out the stock and the roofs beside each other.
func (p *plan) closeTools(x, y, high float64) {
	for _, place := range [...]*widget.Rect{&p.Stock, &p.Roofs[rome.Round], &p.Roofs[rome.Triangular]} {
		*place = p.at(x, y, closePile, high)
		x += closePile + closeGap
	}
}

// closeHouses lays out who the seat in view is, and below it its houses.
func (p *plan) closeHouses(x, y, wide, high float64) {
	const header = 24.0
	p.Header = p.at(x+closeGap, y+2, wide-2*closeGap, header)
	p.Houses = p.at(x+closeGap, y+header+2, wide-2*closeGap, high-header-4)
}

// closeLying lays the table out on a low screen: the map left, what one has and who else plays right, the hand and the buttons
// below.
func (p *plan) closeLying() {
	wide := p.width - 2*closeEdge
	hand, buttons := between(0.28*p.height, 108, 170), between(0.27*p.width, 246, 300)
	end := p.height - closeEdge - hand
	p.Hand = p.at(closeEdge, end, wide-buttons-closeGap, hand)
	p.buttonBlock(p.width-closeEdge-buttons, end, buttons, hand)
	end -= closeGap

	right := between(0.44*p.width, 316, 520)
	p.Window = p.at(closeEdge, closeEdge, wide-right-closeGap, end-closeEdge)
	x, y := p.width-closeEdge-right, closeEdge
	p.closeStrip(x, y, right)
	y += closeRow + closeGap
	p.closeRight(widget.Rect{X: x, Y: y, W: right, H: end - y})
}

// closeStrip lays out above what lies beside the map of a low screen the course, the other seats, and what leads elsewhere.
func (p *plan) closeStrip(x, y, wide float64) {
	end := x + wide - closeTouch
	p.Menu = p.at(end, y, closeTouch, closeRow)
	end -= closeTouch + closeGap
	p.Rounds = p.at(end, y, closeTouch, closeRow)
	end -= closeTouch + closeGap
	p.Outlook = p.at(end, y, closeTouch, closeRow)
	course := between(0.3*(end-x), 48, 140)
	p.Course = p.at(x, y, course, closeRow)
	p.Others = p.at(x+course+closeGap, y, end-x-course-2*closeGap, closeRow)
}

// buttonBlock lays the buttons out in two rows.
func (p *plan) buttonBlock(x, y, wide, high float64) {
	cell, row := (wide-4*closeGap)/5, (high-closeGap)/2
	p.Confirm = p.at(x, y+row+closeGap, wide, row)
	for _, place := range [...]*widget.Rect{&p.Undo, &p.Redo, &p.Log, &p.Hint, &p.Pass} {
		*place = p.at(x, y, cell, row)
		x += cell + closeGap
	}
}

// closeRight lays out what lies beside the map of a low screen: one's own houses above what is said, and beside both the
// piles above the stock and the roofs.
func (p *plan) closeRight(in widget.Rect) {
	const columns = 3*(closePile+closeGap) - closeGap
	tools := between(0.3*in.H, closeTouch, 96)
	x, left := in.X+in.W-columns, in.W-columns-closeGap
	p.closePiles(x, in.Y, in.H-tools-closeGap)
	p.closeTools(x, in.Y+in.H-tools, tools)
	own := between(0.6*in.H, 84, 170)
	p.Own = p.at(in.X, in.Y, left, own)
	p.closeHouses(in.X, in.Y, left, own)
	p.Stop = p.Own
	p.Side = p.at(in.X, in.Y+own+closeGap, left, in.H-own-closeGap)
	p.Sheet = p.at(in.X, in.Y, in.W, in.H)
}

// LookBack are the places of the buttons with which moves are looked back at: to the one before, to the next, and back.
func (l *Layout) LookBack() [3]widget.Rect {
	if !l.Close && l.Undo.Y == l.Pass.Y { // one row
		left, right := math.Min(l.Undo.X, l.Pass.X), math.Max(l.Undo.X+l.Undo.W, l.Pass.X+l.Pass.W)
		half := (right - left - closeGap*l.U) / 2
		return [3]widget.Rect{{X: left, Y: l.Undo.Y, W: half, H: l.Undo.H}, {X: right - half, Y: l.Undo.Y, W: half, H: l.Undo.H}, l.Confirm}
	}
	if !l.Close {
		wide := l.Pass
		wide.Y, wide.H = l.Hint.Y, l.Hint.H
		return [3]widget.Rect{wide, l.Pass, l.Confirm}
	}
	left, right := math.Min(l.Undo.X, l.Confirm.X), math.Max(l.Pass.X+l.Pass.W, l.Confirm.X+l.Confirm.W)
	if l.Undo.Y < l.Confirm.Y { // two rows
		row, half := l.Undo, (right-left-closeGap*l.U)/2
		return [3]widget.Rect{{X: left, Y: row.Y, W: half, H: row.H}, {X: right - half, Y: row.Y, W: half, H: row.H}, l.Confirm}
	}
	step := (right - left + closeGap*l.U) / 3
	var places [3]widget.Rect
	for n := range places {
		places[n] = widget.Rect{X: left + float64(n)*step, Y: l.Confirm.Y, W: step - closeGap*l.U, H: l.Confirm.H}
	}
	return places
}

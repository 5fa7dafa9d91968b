package view

import "math"

// Measures of a table that has room for all at once, in logical units.
const (
	edge      = 12.0
	bandHigh  = 140.0 // of the hand, the purse and what is done with tiles, along the bottom
	sideWide  = 280.0
	trackWide = 56.0 // of a track that runs upwards
	courseRow = 42.0 // of the epochs, with a gap below
)

// lying lays the table out on a screen wider than high: the milestones above, the hand below, and between them the other
// seats, the district and what is said of it. The district wants a square. Where there is little height for that, it has all
// of it: the epochs stand above the other seats, and the track runs upwards.
func (p *plan) lying() {
	top, end := 88.0, p.height-bandHigh-6
	step := (p.width - 2*edge - 44) / float64(len(p.Milestones))
	for n := range p.Milestones {
		p.Milestones[n] = p.at(edge+float64(n)*step, 4, step-8, 80)
	}
	p.Menu = p.at(p.width-edge-44, 22, 44, 44)
	others := math.Min(300+0.6*(p.width-1280), 460) // a board is high rather than wide
	left, right := edge+others+8, p.width-edge-sideWide
	if wide := right - edge - left; end-top-courseRow < wide {
		p.epochs(edge, top, 30, math.Min((others-50-2*epochWar)/6, 39))
		p.Outlook = p.at(edge+others-46, top-2, 46, 40)
		p.Others = p.at(edge, top+courseRow, others, end-top-courseRow)
		p.Track = p.at(left-4, top, trackWide, end-top)
		left += trackWide
	} else {
		p.course(top, p.width-edge)
		top += courseRow
		p.Others = p.at(edge, top, others, end-top)
	}
	p.Board = p.at(left, top, right-edge-left, end-top)
	p.Side = p.at(right, top, sideWide, end-60-top)
	p.Confirm = p.at(right, end-52, sideWide, 52)
	p.handBand()
}

// course lays out the course of the match in a row: its epochs, with the wars between them, what may still come, and the track
// up to where it ends.
func (p *plan) course(y, end float64) {
	x := p.epochs(edge, y, 34, 39)
	p.Outlook = p.at(x, y-4, 48, courseRow)
	p.Track = p.at(x+56, y-2, end-x-56, 40)
}

// handBand lays out the active seat's purse, the hand and what can be done with a
// tile along the bottom of the screen.
func (p *plan) handBand() {
	p.Own = p.at(edge, p.height-bandHigh-2, p.Others.W/p.U, bandHigh-4)
	const tile, gap, high = 128, 10, 60
	top, left := p.height-6-tile, p.width/2-(4*tile+3*gap)/2-26
	for n := range p.Hand {
		p.Hand[n] = p.at(left+float64(n)*(tile+gap), top, tile, tile)
	}
	x, low := left+4*tile+3*gap+14, top+tile-high
	p.TurnLeft, p.TurnRight = p.at(x, top, 56, high), p.at(x, low, 56, high)
	p.FaceDown, p.Discard = p.at(x+66, top, 82, tile), p.at(x+156, top, 82, tile)
	x = p.width - edge - 56 - 8 - 56
	p.Undo, p.Redo = p.at(x, top, 56, high), p.at(x+64, top, 56, high)
	p.Hint, p.Log = p.at(x, low, 56, high), p.at(x+64, low, 56, high)
}

// upright lays the table out on a screen higher than wide: the milestones below the epochs and the track, the other districts
// side by side, and what is said beside the board or, where there is height enough, below it.
func (p *plan) upright() {
	width := p.width
	p.course(10, width-edge-52)
	p.Menu = p.at(width-edge-44, 4, 44, 44)
	step := (width - 16) / float64(len(p.Milestones))
	for n := range p.Milestones {
		p.Milestones[n] = p.at(edge+float64(n)*step, 54, step-8, 130)
	}
	p.Others = p.at(edge, 192, width-2*edge, 198)
	const top = 398
	band := p.height - 148
	if wide, high := width-2*edge, band-top-232; high > wide-sideWide-8 {
		p.Board = p.at(edge, top, wide, high)
		p.Side = p.at(edge, band-224, wide-260, 216)
		p.Own = p.at(width-edge-248, band-224, 248, 150)
		p.Confirm = p.at(width-edge-248, band-66, 248, 56)
	} else {
		right := width - edge - sideWide
		p.Board = p.at(edge, top, right-8-edge, band-8-top)
		p.Side = p.at(right, top, sideWide, band-232-top)
		p.Own = p.at(right, band-224, sideWide, 150)
		p.Confirm = p.at(right, band-66, sideWide, 58)
	}
	const tile, gap = 120, 8
	for n := range p.Hand {
		p.Hand[n] = p.at(edge+float64(n)*(tile+gap), band+8, tile, tile)
	}
	x := edge + 4.0*(tile+gap) + 4
	p.TurnLeft, p.TurnRight = p.at(x, band+10, 56, 56), p.at(x, band+76, 56, 56)
	p.FaceDown, p.Discard = p.at(x+62, band+10, 78, 122), p.at(x+146, band+10, 78, 122)
	p.Undo, p.Redo = p.at(x+232, band+10, 56, 56), p.at(x+296, band+10, 56, 56)
	p.Hint, p.Log = p.at(x+232, band+76, 56, 56), p.at(x+296, band+76, 56, 56)
}

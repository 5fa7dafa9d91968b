package places

import "math"

// lying lays the table out on a screen wider than high.
func (p *plan) lying() {
	p.shared()
	others := math.Min(300+0.6*(p.width-1280), 460) // a board is high rather than wide
	p.Others = p.at(12, 130, others, p.height-130-156)
	p.Side = p.at(p.width-280-12, 130, 280, p.height-130-156-64)
	p.Board = p.at(others+24, 130, p.width-others-24-304, p.height-130-156)
	p.Confirm = p.at(p.width-280-12, p.height-156-56, 280, 52)
	p.handBand()
}

// shared lays out the shared board along the top of the screen: the milestones, and
// below them the epochs and the track.
func (p *plan) shared() {
	step := (p.width - 24 - 44) / float64(len(p.Milestones))
	for n := range p.Milestones {
		p.Milestones[n] = p.at(12+float64(n)*step, 6, step-8, 80)
	}
	p.Menu = p.at(p.width-12-44, 24, 44, 44)
	p.course(90, p.width-12)
}

// course lays out the course of the match at a height: its epochs, with the wars
// between them, what may still come, and the track up to where it ends.
func (p *plan) course(y, end float64) {
	x := p.epochs(12, y, 34, 39)
	p.Outlook = p.at(x, y-4, 48, 42)
	p.Track = p.at(x+56, y-2, end-x-56, 40)
}

// handBand lays out the active seat's purse, the hand and what can be done with a
// tile along the bottom of the screen.
func (p *plan) handBand() {
	top := p.height - 148
	p.Own = p.at(12, top, p.Others.W/p.U, 140)
	const tile, gap = 128, 10
	left := p.width/2 - (4*tile+3*gap)/2 - 26
	for n := range p.Hand {
		p.Hand[n] = p.at(left+float64(n)*(tile+gap), top+8, tile, tile)
	}
	right := left + 4*tile + 3*gap + 14
	p.TurnLeft = p.at(right, top+10, 56, 56)
	p.TurnRight = p.at(right, top+76, 56, 56)
	p.FaceDown = p.at(right+66, top+10, 82, 122)
	p.Discard = p.at(right+156, top+10, 82, 122)
	p.Undo, p.Redo = p.at(p.width-12-56-8-56, top+10, 56, 56), p.at(p.width-12-56, top+10, 56, 56)
	p.Hint, p.Log = p.at(p.width-12-56-8-56, top+76, 56, 56), p.at(p.width-12-56, top+76, 56, 56)
}

// upright lays the table out on a screen higher than wide: the milestones below the
// track, the other districts side by side, the sum below the district.
func (p *plan) upright() {
	width, height := p.width, p.height
	p.course(10, width-12-52)
	p.Menu = p.at(width-12-44, 4, 44, 44)
	step := (width - 16) / float64(len(p.Milestones))
	for n := range p.Milestones {
		p.Milestones[n] = p.at(12+float64(n)*step, 54, step-8, 130)
	}
	p.Others = p.at(12, 192, width-24, 198)
	band := height - 148
	p.Board = p.at(12, 398, width-24, band-398-232)
	p.Side = p.at(12, band-224, width-24-260, 216)
	p.Own = p.at(width-12-248, band-224, 248, 150)
	p.Confirm = p.at(width-12-248, band-66, 248, 56)
	const tile, gap = 120, 8
	for n := range p.Hand {
		p.Hand[n] = p.at(12+float64(n)*(tile+gap), band+8, tile, tile)
	}
	x := 12 + 4.0*(tile+gap) + 4
	p.TurnLeft, p.TurnRight = p.at(x, band+10, 56, 56), p.at(x, band+76, 56, 56)
	p.FaceDown, p.Discard = p.at(x+62, band+10, 78, 122), p.at(x+146, band+10, 78, 122)
	p.Undo, p.Redo = p.at(x+232, band+10, 56, 56), p.at(x+296, band+10, 56, 56)
	p.Hint, p.Log = p.at(x+232, band+76, 56, 56), p.at(x+296, band+76, 56, 56)
}

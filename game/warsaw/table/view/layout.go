package view

import (
	"math"

	"capital/game/scene"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Layout is where everything on the table lies, in pixels, for one room. It follows from that alone.
type Layout struct {
	U          float64 // pixels a logical unit
	Text       float64 // how much larger running text is than in units: 1 but for very large text
	Close      bool    // there is little room: what is said in many words lies on a sheet that opens
	Screen     widget.Rect
	Epochs     [warsaw.Epochs]widget.Rect
	Wars       [2]widget.Rect // between III and IV, and IV and V
	Milestones [warsaw.MilestoneCount]widget.Rect
	Menu       widget.Rect
	Outlook    widget.Rect // what may still come
	Track      widget.Rect // empty where there is no room for it
	Others     widget.Rect // the other seats' districts
	Words      widget.Rect // of a lesson, where there is one
	Board      widget.Rect // the active district
	Side       widget.Rect // what the move would change, and what is pointed at
	Sheet      widget.Rect // what opens over the side and the hand, where they are close
	Own        widget.Rect // the active seat's purse
	Hand       [4]widget.Rect
	TurnLeft   widget.Rect
	TurnRight  widget.Rect
	FaceDown   widget.Rect // drop a tile here to commit the pick alone
	Discard    widget.Rect // drop a tile here to discard it
	Undo       widget.Rect
	Redo       widget.Rect
	Log        widget.Rect
	Hint       widget.Rect
	Confirm    widget.Rect
}

// The screens that the table is designed for, in logical units: lying and upright.
const (
	designWide, designLow  = 1280, 720
	designSlim, designTall = 900, 1200
)

// Lay lays the table out. Upright screens get the other districts in a row below the shared board, and the sum below the
// district; where there are fewer units than the table is designed for, all lies closer together.
func Lay(room scene.Room) Layout {
	wide, high := designWide, designLow
	if room.Upright() {
		wide, high = designSlim, designTall
	}
	p := plan{Layout: Layout{Screen: widget.Rect{W: room.Width, H: room.Height}}}
	p.U, p.Text = room.Unit(float64(wide), float64(high))
	p.width, p.height = room.Width/p.U, room.Height/p.U
	const rounding = 1e-6
	p.Close = p.U > math.Min(room.Width/float64(wide), room.Height/float64(high))*(1+rounding)
	switch {
	case p.Close && room.Upright():
		p.closeUpright()
	case p.Close:
		p.closeLying()
	case room.Upright():
		p.upright()
	default:
		p.lying()
	}
	if room.LeftHanded {
		p.mirror()
	}
	return p.Layout
}

// plan is a layout that is being made.
type plan struct {
	Layout
	width, height float64 // of the screen, in logical units
}

// at is a place given in logical units.
func (p *plan) at(x, y, w, h float64) widget.Rect {
	return widget.Rect{X: x * p.U, Y: y * p.U, W: w * p.U, H: h * p.U}
}

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

// epochs lays out the epochs from x on, each of a width and a step from one to the next, and returns where they end.
func (p *plan) epochs(x, y, width, step float64) (end float64) {
	const war = 24
	for n := range p.Epochs {
		p.Epochs[n] = p.at(x, y, width, 34)
		x += step
		if n == 2 || n == 3 {
			p.Wars[n-2] = p.at(x-3, y, war, 34)
			x += war
		}
	}
	return x
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

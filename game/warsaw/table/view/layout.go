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
	Text       float64 // how much larger text that runs over lines is than in units: 1 but for very large text
	Screen     widget.Rect
	Epochs     [warsaw.Epochs]widget.Rect
	Wars       [2]widget.Rect // between III and IV, and IV and V
	Milestones [warsaw.MilestoneCount]widget.Rect
	Menu       widget.Rect
	Outlook    widget.Rect // what may still come
	Track      widget.Rect
	Others     widget.Rect // the column of the other seats' districts
	Board      widget.Rect // the active district
	Side       widget.Rect // what the move would change, and what is pointed at
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

// Lay lays the table out. Upright screens get the other districts in a row below the shared board, and the sum below the
// district.
func Lay(room scene.Room) Layout {
	w, h := room.Width, room.Height
	if room.Upright() {
		return layUpright(w, h)
	}
	u := math.Min(w/1280, h/720)
	l := Layout{U: u, Screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	l.shared(width, at)
	others := min(300+0.6*(width-1280), 460) // a board is high rather than wide
	l.Others = at(12, 130, others, height-130-156)
	l.Side = at(width-280-12, 130, 280, height-130-156-64)
	l.Board = at(others+24, 130, width-others-24-304, height-130-156)
	l.Confirm = at(width-280-12, height-156-56, 280, 52)
	l.handBand(width, height, at)
	return l
}

// shared lays out the shared board along the top of the screen: the milestones, and
// below them the epochs and the track.
func (l *Layout) shared(width float64, at func(x, y, w, h float64) widget.Rect) {
	step := (width - 24 - 44) / float64(len(l.Milestones))
	for n := range l.Milestones {
		l.Milestones[n] = at(12+float64(n)*step, 6, step-8, 80)
	}
	l.Menu = at(width-12-44, 24, 44, 44)
	l.course(90, width-12, at)
}

// course lays out the course of the match at a height: its epochs, with the wars
// between them, what may still come, and the track up to where it ends.
func (l *Layout) course(y, end float64, at func(x, y, w, h float64) widget.Rect) {
	x := 12.0
	for n := range l.Epochs {
		l.Epochs[n] = at(x, y, 34, 34)
		x += 39
		if n == 2 || n == 3 {
			l.Wars[n-2] = at(x-3, y, 24, 34)
			x += 24
		}
	}
	l.Outlook = at(x, y-4, 48, 42)
	l.Track = at(x+56, y-2, end-x-56, 40)
}

// handBand lays out the active seat's purse, the hand and what can be done with a
// tile along the bottom of the screen.
func (l *Layout) handBand(width, height float64, at func(x, y, w, h float64) widget.Rect) {
	top := height - 148
	l.Own = at(12, top, l.Others.W/l.U, 140)
	const tile, gap = 128, 10
	left := width/2 - (4*tile+3*gap)/2 - 26
	for n := range l.Hand {
		l.Hand[n] = at(left+float64(n)*(tile+gap), top+8, tile, tile)
	}
	right := left + 4*tile + 3*gap + 14
	l.TurnLeft = at(right, top+10, 56, 56)
	l.TurnRight = at(right, top+76, 56, 56)
	l.FaceDown = at(right+66, top+10, 82, 122)
	l.Discard = at(right+156, top+10, 82, 122)
	l.Undo, l.Redo = at(width-12-56-8-56, top+10, 56, 56), at(width-12-56, top+10, 56, 56)
	l.Hint, l.Log = at(width-12-56-8-56, top+76, 56, 56), at(width-12-56, top+76, 56, 56)
}

// layUpright lays the table out on a screen higher than wide: the milestones below the
// track, the other districts side by side, the sum below the district.
func layUpright(w, h float64) Layout {
	u := math.Min(w/900, h/1200)
	l := Layout{U: u, Screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	l.course(10, width-12-52, at)
	l.Menu = at(width-12-44, 4, 44, 44)
	step := (width - 16) / float64(len(l.Milestones))
	for n := range l.Milestones {
		l.Milestones[n] = at(12+float64(n)*step, 54, step-8, 130)
	}
	l.Others = at(12, 192, width-24, 198)
	band := height - 148
	l.Board = at(12, 398, width-24, band-398-232)
	l.Side = at(12, band-224, width-24-260, 216)
	l.Own = at(width-12-248, band-224, 248, 150)
	l.Confirm = at(width-12-248, band-66, 248, 56)
	const tile, gap = 120, 8
	for n := range l.Hand {
		l.Hand[n] = at(12+float64(n)*(tile+gap), band+8, tile, tile)
	}
	x := 12 + 4.0*(tile+gap) + 4
	l.TurnLeft, l.TurnRight = at(x, band+10, 56, 56), at(x, band+76, 56, 56)
	l.FaceDown, l.Discard = at(x+62, band+10, 78, 122), at(x+146, band+10, 78, 122)
	l.Undo, l.Redo = at(x+232, band+10, 56, 56), at(x+296, band+10, 56, 56)
	l.Hint, l.Log = at(x+232, band+76, 56, 56), at(x+296, band+76, 56, 56)
	return l
}

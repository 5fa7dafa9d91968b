package table

import (
	"math"

	"capital/render/widget"
	"capital/rules/warsaw"
)

// tableLayout is where everything on the table lies, in pixels, for one size of
// screen and number of seats. It follows from them alone.
type tableLayout struct {
	u          float64 // pixels a logical unit
	screen     widget.Rect
	epochs     [warsaw.Epochs]widget.Rect
	wars       [2]widget.Rect // between III and IV, and IV and V
	milestones [warsaw.MilestoneCount]widget.Rect
	menu       widget.Rect
	track      widget.Rect
	others     widget.Rect // the column of the other seats' districts
	board      widget.Rect // the active district
	side       widget.Rect // what the move would change, and what is pointed at
	own        widget.Rect // the active seat's purse
	hand       [4]widget.Rect
	turnLeft   widget.Rect
	turnRight  widget.Rect
	faceDown   widget.Rect // drop a tile here to commit the pick alone
	discard    widget.Rect // drop a tile here to discard it
	undo       widget.Rect
	log        widget.Rect
	hint       widget.Rect
	confirm    widget.Rect
}

// layTable lays the table out on a screen of w×h pixels. Upright screens get the
// other districts in a row below the shared board, and the sum below the district.
func layTable(w, h float64) tableLayout {
	if h > w {
		return layUpright(w, h)
	}
	u := math.Min(w/1280, h/720)
	l := tableLayout{u: u, screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	l.shared(width, at)
	l.others = at(12, 130, 216, height-130-156)
	l.side = at(width-280-12, 130, 280, height-130-156-64)
	l.board = at(240, 130, width-240-304, height-130-156)
	l.confirm = at(width-280-12, height-156-56, 280, 52)
	l.handBand(width, height, at)
	return l
}

// shared lays out the shared board along the top of the screen: epochs, milestones
// and the track.
func (l *tableLayout) shared(width float64, at func(x, y, w, h float64) widget.Rect) {
	x := 12.0
	for n := range l.epochs {
		l.epochs[n] = at(x, 16, 44, 52)
		x += 50
		if n == 2 || n == 3 {
			l.wars[n-2] = at(x-2, 26, 24, 32)
			x += 26
		}
	}
	left, right := x+16, width-12-52
	step := (right - left) / float64(len(l.milestones))
	for n := range l.milestones {
		l.milestones[n] = at(left+float64(n)*step, 8, step-8, 70)
	}
	l.menu = at(width-12-44, 20, 44, 44)
	l.track = at(12, 84, width-24, 40)
}

// handBand lays out the active seat's purse, the hand and what can be done with a
// tile along the bottom of the screen.
func (l *tableLayout) handBand(width, height float64, at func(x, y, w, h float64) widget.Rect) {
	top := height - 148
	l.own = at(12, top, 300, 140)
	const tile, gap = 128, 10
	left := width/2 - (4*tile+3*gap)/2 - 26
	for n := range l.hand {
		l.hand[n] = at(left+float64(n)*(tile+gap), top+8, tile, tile)
	}
	right := left + 4*tile + 3*gap + 14
	l.turnLeft = at(right, top+10, 56, 56)
	l.turnRight = at(right, top+76, 56, 56)
	l.faceDown = at(right+66, top+10, 82, 122)
	l.discard = at(right+156, top+10, 82, 122)
	l.hint = at(width-12-56-8-56, top+10, 56, 122)
	l.undo = at(width-12-56, top+10, 56, 56)
	l.log = at(width-12-56, top+76, 56, 56)
}

// layUpright lays the table out on a screen higher than wide: the shared board in
// two rows, the other districts side by side, the sum below the district.
func layUpright(w, h float64) tableLayout {
	u := math.Min(w/900, h/1200)
	l := tableLayout{u: u, screen: widget.Rect{W: w, H: h}}
	width, height := w/u, h/u
	at := func(x, y, w, h float64) widget.Rect { return widget.Rect{X: x * u, Y: y * u, W: w * u, H: h * u} }
	l.shared(width, at)
	step := (width - 24) / float64(len(l.milestones))
	for n := range l.milestones {
		l.milestones[n] = at(12+float64(n)*step, 84, step-8, 76)
	}
	l.track = at(12, 168, width-24, 40)
	l.others = at(12, 214, width-24, 176)
	band := height - 148
	l.board = at(12, 398, width-24, band-398-232)
	l.side = at(12, band-224, width-24-260, 216)
	l.own = at(width-12-248, band-224, 248, 150)
	l.confirm = at(width-12-248, band-66, 248, 56)
	const tile, gap = 120, 8
	for n := range l.hand {
		l.hand[n] = at(12+float64(n)*(tile+gap), band+8, tile, tile)
	}
	x := 12 + 4.0*(tile+gap) + 4
	l.turnLeft, l.turnRight = at(x, band+10, 56, 56), at(x, band+76, 56, 56)
	l.faceDown, l.discard = at(x+62, band+10, 78, 122), at(x+146, band+10, 78, 122)
	l.hint = at(x+232, band+10, 54, 122)
	l.undo, l.log = at(x+292, band+10, 56, 56), at(x+292, band+76, 56, 56)
	return l
}

// boardView is how the active district lies on the board: the size of a tile and
// where the district's upper left corner is, in pixels.
type boardView struct{ x, y, tile float64 }

// largestTile is the size of a tile on the board that is never exceeded, in logical units.
const largestTile = 128

// layBoard fits the district and one ring of empty spaces where it may grow into
// the board.
func (l *tableLayout) layBoard(d *warsaw.District) boardView {
	width, height := d.Size()
	left, top, right, bottom := 0, 0, max(width, 1), max(height, 1)
	var buf [16]warsaw.Space // on the stack: this is asked for every tick
	for _, s := range d.EmptySites(buf[:0]) {
		x, y := d.Offset(s)
		left, top = min(left, x), min(top, y)
		right, bottom = max(right, x+1), max(bottom, y+1)
	}
	columns, rows := float64(right-left), float64(bottom-top)
	tile := math.Min(largestTile*l.u, math.Min(l.board.W/(columns+0.1), l.board.H/(rows+0.1)))
	tile = math.Floor(tile/2) * 2
	return boardView{
		x:    math.Round(l.board.X+(l.board.W-columns*tile)/2) - float64(left)*tile,
		y:    math.Round(l.board.Y+(l.board.H-rows*tile)/2) - float64(top)*tile,
		tile: tile,
	}
}

// space returns the rectangle of the space that lies x tiles right of and y below
// the district's upper left corner.
func (b boardView) space(x, y int) widget.Rect {
	return widget.Rect{X: b.x + float64(x)*b.tile, Y: b.y + float64(y)*b.tile, W: b.tile, H: b.tile}
}

// at returns how many tiles right of and below the district's upper left corner
// the point lies.
func (b boardView) at(x, y float64) (column, row int) {
	return int(math.Floor((x - b.x) / b.tile)), int(math.Floor((y - b.y) / b.tile))
}

package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Others lists the seats whose districts are small, in order from the left of the
// active one: the n-th lies at [Layout.Other].
func Others(seat, seats int) []int {
	others := make([]int, 0, warsaw.MaxSeats)
	for n := 1; n < seats; n++ {
		others = append(others, (seat+n)%seats)
	}
	return others
}

// Other is where the panel of the n-th other seat lies, at a table of so many seats.
func (l *Layout) Other(n, seats int) widget.Rect {
	r, gap := l.Others, 8*l.U
	count := float64(max(seats-1, 1))
	if r.W > r.H*1.5 {
		w := (r.W - gap*(count-1)) / count
		return widget.Rect{X: r.X + float64(n)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	h := math.Min((r.H-gap*(count-1))/count, 330*l.U)
	return widget.Rect{X: r.X, Y: r.Y + float64(n)*(h+gap), W: r.W, H: h}
}

// OtherAt returns the other seat whose small district is at a point.
func (l *Layout) OtherAt(x, y float64, seat, seats int) (other int, ok bool) {
	for n, other := range Others(seat, seats) {
		if l.Other(n, seats).Contains(x, y) {
			return other, true
		}
	}
	return 0, false
}

// otherDistrict is where the small district of another seat's panel lies.
func (l *Layout) otherDistrict(panel widget.Rect) widget.Rect {
	u := l.U
	if l.tall(panel) {
		return widget.Rect{X: panel.X + 8*u, Y: panel.Y + 36*u, W: panel.W - 16*u, H: panel.H - 136*u}
	}
	return widget.Rect{X: panel.X + 6*u, Y: panel.Y + 33*u, W: panel.W - 66*u, H: panel.H - 38*u}
}

// tall reports whether a panel is high enough for the tile used last to lie below
// the district, not beside it.
func (l *Layout) tall(panel widget.Rect) bool { return panel.H > 280*l.U }

// smallPlace is where a district lies, in the middle of a rectangle. Its tiles never
// change their size as long as the limit is 3×4.
func smallPlace(d *warsaw.District, r widget.Rect) Place {
	width, height := d.Size()
	size := math.Max(8, math.Floor(math.Min(r.W/float64(max(width, 4)), r.H/float64(max(height, 3)))))
	return Place{
		X:    math.Round(r.X + (r.W-size*float64(width))/2),
		Y:    math.Round(r.Y + (r.H-size*float64(height))/2),
		Tile: size,
	}
}

// others are the panels of the other seats.
type others struct{ region }

func (r others) draw() {
	for n, seat := range Others(r.p.Seat, len(r.p.Names)) {
		r.drawOther(seat, r.l.Other(n, len(r.p.Names)))
	}
}

// drawOther draws another seat's panel: who it is, what it holds, its district and
// the tile it used last.
func (r others) drawOther(seat int, panel widget.Rect) {
	u := r.u
	line := theme.PaperLine
	if r.p.Enlarged == seat {
		line = theme.Highlight
	}
	r.box(panel.X, panel.Y, panel.W, panel.H, 8*u, 1.5*u, theme.PaperLight, line)
	r.Mermaid(r.dst, seat, panel.X+4*u, panel.Y+3*u, 28*u, theme.Seat(seat).Base)
	r.sayWithin(r.p.Names[seat], panel.X+36*u, panel.Y+17*u, panel.W-36*u-104*u, label{size: 17, face: text.Bold, valign: text.Middle})
	r.drawPurse(seat, panel.X+panel.W-104*u, panel.Y+17*u, 18)
	r.drawDistrict(seat, r.l.otherDistrict(panel))
	status := widget.Rect{X: panel.X + panel.W - 56*u, Y: panel.Y + 40*u, W: 48 * u, H: 48 * u}
	if r.l.tall(panel) {
		status = widget.Rect{X: panel.X + panel.W/2 - 40*u, Y: panel.Y + panel.H - 92*u, W: 80 * u, H: 80 * u}
	}
	r.drawStatus(seat, status)
}

// drawPurse writes a seat's victory points and coins in a row.
func (r region) drawPurse(seat int, x, y, size float64) {
	u := r.u
	side := size * 1.15 * u
	number := label{size: size, face: text.Bold, valign: text.Middle}
	r.Icons.Draw(r.dst, icon.VP, x, y-side/2, side)
	r.say(strconv.Itoa(int(r.p.Purses[seat].VP)), x+side+2*u, y, number)
	x += side + size*1.6*u
	r.Icons.Draw(r.dst, icon.Coin, x, y-side/2, side)
	r.say(strconv.Itoa(int(r.p.Purses[seat].Coins)), x+side+2*u, y, number)
}

// drawDistrict draws a district as large as a rectangle allows.
func (r others) drawDistrict(seat int, within widget.Rect) {
	look := r.look(seat)
	if look.District.Empty() || r.p.Bare {
		return
	}
	place := smallPlace(&look.District, within)
	r.Tiles.DrawDistrict(r.dst, look, place.X, place.Y, int(place.Tile))
}

// drawStatus shows the tile a seat used last, and whether it is still deciding.
func (r others) drawStatus(seat int, place widget.Rect) {
	u, open := r.u, &r.p.Table
	size := place.W
	x, y := rounded(place)
	switch {
	case open.Revealed(seat) != warsaw.NoTile:
		r.Tiles.DrawFace(r.dst, open.Revealed(seat), 0, x, y, int(size))
	case open.Phase() == warsaw.PhasePick && open.Owes(seat) == warsaw.NoDecision:
		r.image(r.Tiles.Back(open.Epoch(), int(size)), x, y)
	case r.p.Used[seat] != warsaw.NoTile:
		r.Tiles.DrawFace(r.dst, r.p.Used[seat], 0, x, y, int(size))
	}
	if open.Owes(seat) != warsaw.NoDecision {
		r.say("…", place.X+place.W/2, place.Y+size+8*u, label{size: 22, face: text.Bold, colour: theme.InkSoft, align: text.Centre, valign: text.Middle})
	}
}

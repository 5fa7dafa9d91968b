package view

import (
	"math"

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
	h := (r.H - gap*(count-1)) / count
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

// otherParts are the parts of another seat's panel: who it is and what it holds, its
// district, the tile it used last, and what is to be known of it.
type otherParts struct{ header, district, used, facts widget.Rect }

// otherParts divides a panel. A low or wide one has everything beside the district.
func (l *Layout) otherParts(panel widget.Rect) (p otherParts) {
	u := l.U
	in := panel.Inset(6 * u)
	switch {
	case l.Close:
		return l.closeParts(panel.Inset(4 * u))
	case panel.H < 190*u || panel.W > 1.9*panel.H:
		p.district = widget.Rect{X: in.X, Y: in.Y, W: math.Min(in.W-156*u, in.H*4/3), H: in.H}
		x := p.district.X + p.district.W + 8*u
		w := in.X + in.W - x
		p.used = widget.Rect{X: x + w - 44*u, Y: in.Y, W: 44 * u, H: 44 * u}
		p.header = widget.Rect{X: x, Y: in.Y, W: math.Min(w-48*u, 160*u), H: 50 * u}
		p.facts = widget.Rect{X: x, Y: in.Y + 52*u, W: w, H: in.H - 52*u}
	case panel.H < 1.2*panel.W:
		p.header = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 26 * u}
		p.district = widget.Rect{X: in.X, Y: in.Y + 30*u, W: in.W - 120*u, H: in.H - 30*u}
		x := in.X + in.W - 112*u
		p.used = widget.Rect{X: x, Y: in.Y + 30*u, W: 40 * u, H: 40 * u}
		p.facts = widget.Rect{X: x, Y: in.Y + 72*u, W: 112 * u, H: in.H - 72*u}
	default:
		p.header = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 26 * u}
		p.district = widget.Rect{X: in.X, Y: in.Y + 32*u, W: in.W, H: in.H - 96*u}
		p.used = widget.Rect{X: in.X + in.W - 54*u, Y: in.Y + in.H - 54*u, W: 54 * u, H: 54 * u}
		p.facts = widget.Rect{X: in.X, Y: in.Y + in.H - 56*u, W: in.W - 60*u, H: 56 * u}
	}
	return p
}

// closeParts divides a panel where all is close: what a seat holds above its district and the tile it used last, or beside
// them where the panel is low.
func (l *Layout) closeParts(in widget.Rect) (p otherParts) {
	const high = 22
	u := l.U
	p.header = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: high * u}
	rest := widget.Rect{X: in.X, Y: in.Y + (high+2)*u, W: in.W, H: in.H - (high+2)*u}
	if rest.H > rest.W { // there is room below
		used := 0.28 * rest.W
		p.district = widget.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - used - 4*u}
		p.used = widget.Rect{X: rest.X + rest.W - used, Y: rest.Y + rest.H - used, W: used, H: used}
		return p
	}
	used := math.Min(rest.H, 0.34*rest.W)
	p.district = widget.Rect{X: rest.X, Y: rest.Y, W: rest.W - used - 4*u, H: rest.H}
	p.used = widget.Rect{X: rest.X + rest.W - used, Y: rest.Y + (rest.H-used)/2, W: used, H: used}
	return p
}

// smallPlace is where another seat's district lies, in the middle of a rectangle: as large as it can, but no larger than it
// would lie on the board.
func (l *Layout) smallPlace(d *warsaw.District, r widget.Rect) Place {
	width, height := d.Size()
	size := math.Floor(math.Min(r.W/float64(max(width, 1)), r.H/float64(max(height, 1))))
	size = math.Max(math.Min(size, l.Fit(d).Tile), 8)
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

// drawOther draws another seat's panel: who it is, what it holds, its district, the
// tile it used last, and what one wants to know of it.
func (r others) drawOther(seat int, panel widget.Rect) {
	u, parts := r.U, r.l.otherParts(panel)
	line := theme.PaperLine
	if r.p.Enlarged == seat {
		line = theme.Highlight
	}
	r.Box(panel, 8*u, 1.5*u, theme.PaperLight, line)
	r.drawHeader(seat, parts.header)
	r.drawDistrict(seat, parts.district)
	r.drawUsed(seat, parts.used)
	if hand := r.p.Hands[seat]; len(hand) > 0 {
		r.drawHand(hand, parts)
	} else if !r.l.Close { // there they are told of a district that is shown large
		r.drawFacts(seat, parts.facts)
	}
}

// drawHand shows the tiles of a hand that is open: where the facts are told, or over the foot of the district where all is close.
func (r others) drawHand(hand []warsaw.TileID, parts otherParts) {
	in := parts.facts
	if r.l.Close {
		in = parts.district
		in.Y += 0.6 * in.H
		in.H *= 0.4
	}
	columns, gap := 2, 3*r.U
	if in.W > 2.2*in.H {
		columns = warsaw.MaxSeats
	}
	rows := float64(warsaw.MaxSeats / columns)
	size := math.Floor(min((in.W+gap)/float64(columns), (in.H+gap)/rows) - gap)
	for n, tile := range hand {
		x, y := in.X+float64(n%columns)*(size+gap), in.Y+float64(n/columns)*(size+gap)
		r.Tiles.DrawFace(r.Dst, tile, 0, math.Round(x), math.Round(y), int(size))
	}
}

// drawHeader says who a seat is and what it holds, in one line or two.
func (r others) drawHeader(seat int, place widget.Rect) {
	u := r.U
	if r.l.Close {
		r.drawCloseHeader(seat, place)
		return
	}
	name := label{Size: 17, Face: text.Bold, VAlign: text.Middle}
	in := r.layHeader(seat, place)
	r.drawPurse(r.purse(seat), in)
	x, y, end := place.X+30*u, place.Y+13*u, in.x-6*u
	if place.H >= 40*u {
		x, y, end = place.X+29*u, place.Y+12*u, place.X+place.W
	}
	if wide := r.Width(r.p.Names[seat], name); r.face(seat) != "" && x+32*u+wide <= end {
		r.Mermaid(r.Dst, seat, place.X, place.Y-u, 26*u, theme.Seat(seat).Base)
		r.Faces.Draw(r.Dst, r.face(seat), x, y-15*u, 30*u)
		x += 34 * u
	} else {
		r.drawSigned(seat, place.X, place.Y-u, 26*u)
	}
	r.SayWithin(r.p.Names[seat], x, y, end-x, name)
}

// face is who a seat's computer player is, or "" where no face is shown.
func (r others) face(seat int) string {
	if r.p.Personas == nil {
		return ""
	}
	return r.p.Personas[seat]
}

// drawSigned draws who a seat's computer player is, with its mermaid, in a square; the mermaid alone where no face is shown.
func (r others) drawSigned(seat int, x, y, size float64) {
	r.Faces.DrawSigned(r.Dst, r.face(seat), x, y, size, func(x, y, size float64) {
		r.Mermaid(r.Dst, seat, x, y, size, theme.Seat(seat).Base)
	})
}

// layHeader is where it stands in a header what a seat has: below its name, or at the right end of the line.
func (r others) layHeader(seat int, place widget.Rect) purseRow {
	u := r.U
	in := purseRow{x: place.X, y: place.Y + 37*u, width: place.W, size: 18}
	switch {
	case r.l.Close:
		in.y, in.size, in.width = place.Y+place.H/2, 16, place.W-24*u
	case place.H < 40*u:
		in.y, in.width = place.Y+13*u, place.W-30*u
	default:
		return in
	}
	purse := r.purse(seat)
	in.x = place.X + place.W - math.Max(r.purseWidth(purse, r.fits(purse, in)), 5.2*in.size*u) // numbers of one digit end below those of two
	return in
}

// drawCloseHeader shows a seat's mermaid and what it holds, and says its name where there is room.
func (r others) drawCloseHeader(seat int, place widget.Rect) {
	u, in := r.U, r.layHeader(seat, place)
	r.drawSigned(seat, place.X, place.Y, 22*u)
	r.drawPurse(r.purse(seat), in)
	if room := in.x - place.X - 34*u; room > 40*u {
		r.SayWithin(r.p.Names[seat], place.X+26*u, in.y, room, label{Size: in.size, Face: text.Bold, VAlign: text.Middle})
	}
}

// drawDistrict draws a district as large as a rectangle allows.
func (r others) drawDistrict(seat int, within widget.Rect) {
	look := r.look(seat)
	if look.District.Empty() || r.p.Bare {
		return
	}
	place := r.l.smallPlace(&look.District, within)
	r.Tiles.DrawDistrict(r.Dst, look, place.X, place.Y, int(place.Tile))
}

// drawUsed shows the tile a seat used last, and whether it is still deciding.
func (r others) drawUsed(seat int, place widget.Rect) {
	u, open := r.U, &r.p.Table
	size := int(place.W)
	x, y := rounded(place)
	switch {
	case open.Revealed(seat) != warsaw.NoTile:
		r.Tiles.DrawFace(r.Dst, open.Revealed(seat), 0, x, y, size)
	case open.Phase() == warsaw.PhasePick && open.Owes(seat) == warsaw.NoDecision:
		r.Image(r.Tiles.Back(open.Epoch(), size), x, y)
	case r.p.Used[seat] != warsaw.NoTile:
		r.Tiles.DrawFace(r.Dst, r.p.Used[seat], 0, x, y, size)
	}
	if open.Owes(seat) == warsaw.NoDecision {
		return
	}
	x, y = place.X+place.W/2, place.Y+place.H-8*u
	r.Box(widget.Rect{X: x - 18*u, Y: y - 7*u, W: 36 * u, H: 14 * u}, 7*u, 1.5*u, theme.PaperLight, theme.InkSoft)
	for n := range 3 {
		r.Pen().Circle(x+float64(n-1)*9*u, y, 2.5*u, theme.Ink)
	}
}

// usesTile reports whether something is shown where the tile lies that a seat used last.
func (r others) usesTile(seat int) bool {
	open := &r.p.Table
	return open.Revealed(seat) != warsaw.NoTile || r.p.Used[seat] != warsaw.NoTile || open.Owes(seat) != warsaw.NoDecision || open.Phase() == warsaw.PhasePick
}

package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/expo"
)

// shownIn reports where the market, the order or prosperity lies: in its own place, or where all lies close together in the
// tray, if it is that which lies there.
func (l *Layout) shownIn(p *Position, kind ThingKind) (in widget.Rect, ok bool) {
	if l.Close {
		return l.Tray, p.Tray.Kind == kind
	}
	switch kind {
	case Market:
		return l.Market, true
	case Order:
		return l.Order, true
	case Prosperity:
		return l.Prosperity, true
	}
	return l.Own, kind == Nothing
}

// marketLayout is where the rows of the market lie: what each costs, and its tiles.
type marketLayout struct {
	heads [expo.Rows]widget.Rect
	first [expo.Rows]widget.Rect // the first tile of each row
	line  [expo.Rows]int         // how many tiles lie side by side
	step  float64
	most  [expo.Rows]int // how many have room
}

// tile is where the n-th tile of a row lies.
func (m *marketLayout) tile(row, n int) widget.Rect {
	r := m.first[row]
	r.X += float64(n%m.line[row]) * m.step
	r.Y += float64(n/m.line[row]) * m.step
	return r
}

// layMarket lays the market out in a place: the rows below each other, each in as many lines as lets the tiles be large; or in a
// place that is wide and low beside each other in one line.
func (l *Layout) layMarket(t *expo.Table, in widget.Rect) (m marketLayout) {
	u := l.U
	for row := range m.most {
		m.most[row] = max(len(t.Row(row)), 1)
	}
	m.most[0] = max(m.most[0], l.match.seats+2)
	in = in.Inset(l.pad())
	if in.W > 2.2*in.H {
		l.layLine(&m, in)
		return m
	}
	head, between := l.marketHead(), 6*u
	columns, size := 2, 0.0
	for n := 2; n <= 6; n++ {
		lines := 0
		for _, most := range m.most {
			lines += (most + n - 1) / n
		}
		fits := math.Min((in.W-head)/float64(n), (in.H-2*between)/float64(lines))
		if fits > size {
			columns, size = n, fits
		}
	}
	size = math.Min(math.Floor(size), largestOffer*u)
	m.step = size
	lines := 0
	for _, most := range m.most {
		lines += (most + columns - 1) / columns
	}
	spare := in.H - float64(lines)*size
	between = math.Min(spare/2, 22*u)
	y := in.Y + math.Max(0, (spare-2*between)/2)
	for row, most := range m.most {
		high := float64((most+columns-1)/columns) * size
		m.heads[row] = widget.Rect{X: in.X, Y: y, W: head - 3*u, H: high}
		m.first[row] = widget.Rect{X: in.X + head, Y: y, W: math.Floor(size - 3*u), H: math.Floor(size - 3*u)}
		m.line[row] = columns
		y += high + between
	}
	return m
}

// marketHead is how wide the price before a row is, in pixels.
func (l *Layout) marketHead() float64 {
	if l.Close {
		return 27 * l.U
	}
	return 44 * l.U
}

// largestOffer is how large a tile of the market is at most, in logical units.
const largestOffer = 104.0

// layLine lays the rows out in one line.
func (l *Layout) layLine(m *marketLayout, in widget.Rect) {
	u, head := l.U, l.marketHead()
	size, lines := 0.0, 1
	for n := 1; n <= 2; n++ {
		columns := 0
		for _, most := range m.most {
			columns += (most + n - 1) / n
		}
		fits := math.Min((in.W-expo.Rows*head-4*u)/float64(columns), (in.H+3*u)/float64(n))
		if fits = math.Floor(math.Min(fits, largestOffer*u)); fits > size {
			size, lines = fits, n
		}
	}
	m.step = size
	spare := in.W - 3*head
	for _, most := range m.most {
		spare -= float64((most+lines-1)/lines) * size
	}
	x := in.X
	for row, most := range m.most {
		m.line[row] = (most + lines - 1) / lines
		m.heads[row] = widget.Rect{X: x, Y: in.Y, W: head - 3*u, H: in.H}
		high := float64(lines) * size
		m.first[row] = widget.Rect{X: x + head, Y: math.Round(in.Y + (in.H-high)/2), W: size - 3*u, H: size - 3*u}
		x += head + float64(m.line[row])*size + math.Max(math.Min(spare/2, 24*u), 0)
	}
}

// pad is how much a panel leaves free at its edge, in pixels.
func (l *Layout) pad() float64 {
	if l.Close {
		return 4 * l.U
	}
	return 7 * l.U
}

// space is where the n-th space of the initiative lies in a place, from 1.
func (l *Layout) space(in widget.Rect, n int) widget.Rect {
	in = in.Inset(l.pad())
	if !l.Close { // below what the spaces are
		in.Y, in.H = in.Y+orderHead*l.U, in.H-orderHead*l.U
	}
	if in.H > 1.4*in.W { // below each other
		step := math.Min((in.H+4*l.U)/float64(l.match.spaces()), 70*l.U)
		return widget.Rect{X: in.X, Y: in.Y + float64(n-1)*step, W: in.W, H: step - 4*l.U}
	}
	step := (in.W + 4*l.U) / float64(l.match.spaces())
	return widget.Rect{X: in.X + float64(n-1)*step, Y: in.Y, W: step - 4*l.U, H: in.H}
}

// orderHead is how high the name of the initiative is above its spaces, in logical units, and that of prosperity.
const orderHead = 17.0

// openParts is where a prosperity tile lies that is open, with the Lake on its back and who qualifies for it.
type openParts struct {
	tile, lake, seats widget.Rect
}

// open is where the n-th prosperity tile lies in a place.
func (l *Layout) open(in widget.Rect, n int) (parts openParts) {
	u := l.U
	in = in.Inset(l.pad())
	if !l.Close {
		in.Y, in.H = in.Y+orderHead*u, in.H-orderHead*u
	}
	step := (in.W + 4*u) / float64(l.match.seats)
	place := widget.Rect{X: in.X + float64(n)*step, Y: in.Y, W: step - 4*u, H: in.H}
	if in.H > 1.4*in.W { // below each other
		step = math.Min((in.H+4*u)/float64(l.match.seats), 84*u)
		place = widget.Rect{X: in.X, Y: in.Y + float64(n)*step, W: in.W, H: step - 4*u}
	}
	if place.W > 1.45*place.H { // side by side
		size := math.Floor(math.Min(place.H, 0.62*place.W))
		parts.tile = widget.Rect{X: place.X, Y: place.Y + (place.H-size)/2, W: size, H: size}
		x := place.X + size + 4*u
		small := math.Floor(math.Min(place.X+place.W-x, 0.6*place.H))
		parts.lake = widget.Rect{X: x, Y: place.Y, W: small, H: small}
		parts.seats = widget.Rect{X: x, Y: place.Y + small + 3*u, W: place.X + place.W - x, H: place.H - small - 3*u}
		return parts
	}
	low := math.Max(math.Min(0.34*place.H, 26*u), 0.26*place.H)
	size := math.Floor(math.Min(place.W, place.H-low-3*u))
	x := place.X + (place.W-size)/2
	parts.tile = widget.Rect{X: x, Y: place.Y, W: size, H: size}
	y := place.Y + size + 3*u
	low = place.Y + place.H - y
	small := math.Floor(math.Min(low, 0.5*place.W))
	parts.lake = widget.Rect{X: place.X, Y: y, W: small, H: small}
	parts.seats = widget.Rect{X: place.X + small + 3*u, Y: y, W: place.W - small - 3*u, H: low}
	return parts
}

// answer is where an answer lies.
func (l *Layout) answer(in widget.Rect, n int) widget.Rect {
	u := l.U
	if l.Close {
		in = in.Inset(l.pad())
		if in.H > 1.4*in.W { // below each other
			step := math.Min((in.H+6*u)/answers, 76*u)
			return widget.Rect{X: in.X, Y: in.Y + float64(n)*step, W: in.W, H: step - 6*u}
		}
		step := (in.W + 6*u) / answers
		return widget.Rect{X: in.X + float64(n)*step, Y: in.Y, W: step - 6*u, H: in.H}
	}
	in = in.Inset(4 * u)
	wide := math.Min(0.5*in.W, 400*u)
	step := (wide + 5*u) / answers
	return widget.Rect{X: in.X + in.W - wide + float64(n)*step, Y: in.Y, W: step - 5*u, H: in.H}
}

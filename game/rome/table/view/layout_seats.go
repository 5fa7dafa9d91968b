package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/rome"
)

// others lists the seats that are not in view, in order from the left of the one that is: the n-th lies at [Layout.Other].
func others(seat, seats int) []int {
	list := make([]int, 0, rome.MaxSeats)
	for n := 1; n < seats; n++ {
		list = append(list, (seat+n)%seats)
	}
	return list
}

// Other is where the panel of the n-th other seat lies, at a table of so many seats.
func (l *Layout) Other(n, seats int) widget.Rect {
	r, gap := l.Others, 6*l.U
	count := float64(max(seats-1, 1))
	if r.W > r.H*1.5 {
		w := (r.W - gap*(count-1)) / count
		return widget.Rect{X: r.X + float64(n)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	h := (r.H - gap*(count-1)) / count
	return widget.Rect{X: r.X, Y: r.Y + float64(n)*(h+gap), W: r.W, H: h}
}

// Panel is where a seat's panel lies: the large one of the seat in view, or another's.
func (l *Layout) Panel(seat, inView, seats int) widget.Rect {
	if seat == inView {
		return l.Own
	}
	return l.Other((seat-inView-1+seats)%seats, seats)
}

// seatParts are the parts of another seat's panel: who it is, its houses, and its cards.
type seatParts struct{ header, houses, roofs, cards widget.Rect }

// seatParts divides another seat's panel. Where there is much room, houses and cards are larger; where it is low, the cards lie
// beside the houses.
func (l *Layout) seatParts(panel widget.Rect) (p seatParts) {
	const roofs, gap, low, beside = 42, 2, 140, 92
	u := l.U
	in := panel.Inset(6 * u)
	p.header = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 25 * u}
	y := p.header.Y + p.header.H + gap*u
	if panel.H < low*u && !l.Close {
		wide, high := in.W-beside*u, in.Y+in.H-y
		p.cards = widget.Rect{X: in.X + wide, Y: y, W: beside * u, H: high}
		p.houses = widget.Rect{X: in.X, Y: y, W: wide - roofs*u, H: high}
		p.roofs = widget.Rect{X: in.X + wide - roofs*u, Y: y, W: (roofs - 4) * u, H: high}
		return p
	}
	cards := rome.Types * math.Min(math.Max(in.H*0.145, 21.5*u), 38*u)
	high := math.Min(in.Y+in.H-cards-gap*u-y, 130*u)
	p.houses = widget.Rect{X: in.X, Y: y, W: in.W - roofs*u, H: high}
	p.roofs = widget.Rect{X: in.X + in.W - roofs*u, Y: y, W: roofs * u, H: math.Min(high, 76*u)}
	spare := in.Y + in.H - cards - y - high
	p.cards = widget.Rect{X: in.X, Y: y + high + math.Min(spare, 14*u), W: in.W, H: cards}
	return p
}

// kinds lists the houses of a seat beside the board, those that are alike together: the unfinished ones first.
type kinds struct {
	of    [rome.Tallest * (rome.Shapes + 1)]kind
	count int
}

// kind is so many houses that are alike.
type kind struct {
	height int
	shape  rome.Shape // NoShape: unfinished
	houses int
}

// kindsOf lists a seat's houses: finished ones, then unfinished ones down to the lowest, so that one that is begun stands where
// its floor was laid, at the end.
func kindsOf(p *rome.Player) (k kinds) {
	for shape := range p.Finished {
		for height, houses := range p.Finished[shape] {
			k.add(kind{height, rome.Shape(shape), int(houses)})
		}
	}
	for height := rome.Tallest; height > 0; height-- {
		k.add(kind{height, rome.NoShape, int(p.Unfinished[height])})
	}
	return k
}

func (k *kinds) add(one kind) {
	if one.houses > 0 {
		k.of[k.count] = one
		k.count++
	}
}

// all are the kinds that there are.
func (k *kinds) all() []kind { return k.of[:k.count] }

// houseStep is how far houses beside each other lie apart where there is room, and leastStep where they are small, in logical
// units: how many are alike is said beside them.
const (
	houseStep = 44
	leastStep = 41
)

// houseRows is in how many rows so many houses lie: where all lies close together in two, if a finger hits them only so.
func (l *Layout) houseRows(houses int, row widget.Rect) int {
	least := (closeTouch - 2) * l.U
	if l.Close && row.W < least*float64(houses) && row.H >= 1.6*least {
		return 2
	}
	return 1
}

// shelfHigh is how high the ledge is on which the upper one of two rows stands, in logical units.
const shelfHigh = 4.0

// houseAt is where the n-th of so many houses lies in a row.
func (l *Layout) houseAt(n, houses int, row widget.Rect) widget.Rect {
	if rows := l.houseRows(houses, row); rows > 1 {
		columns := (houses + rows - 1) / rows
		row.H /= float64(rows)
		row.Y += row.H * float64(n/columns)
		if n/columns == 0 {
			row.H -= shelfHigh * l.U
		}
		column := float64(n % columns)
		left, right := math.Round(row.X+column*row.W/float64(columns)), math.Round(row.X+(column+1)*row.W/float64(columns))
		return widget.Rect{X: left, Y: row.Y, W: right - left, H: row.H}
	}
	step := math.Min(math.Min(houseStep*l.U, math.Max(row.H*0.5, leastStep*l.U)), row.W/float64(max(houses, 1)))
	if l.Close {
		step = math.Min(closeTouch*l.U, row.W/float64(max(houses, 1)))
	}
	return widget.Rect{X: row.X + float64(n)*step, Y: row.Y, W: step, H: row.H}
}

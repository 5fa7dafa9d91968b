package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/widget"
)

// purse is victory points and coins with their numbers, in a row.
type purse struct {
	numbers [2]string
	least   float64 // of the first number's room, to the size: purses below each other line up
	gap     float64 // behind a number, to the size
}

// purseRow is where a purse is written: from x, around its middle y, in a size of logical units or a smaller one where width
// pixels are too few.
type purseRow struct{ x, y, width, size float64 }

// leastSize is the smallest size of a number, in logical units.
const leastSize = 14

// purse is what a seat has.
func (r region) purse(seat int) purse {
	has := &r.p.Purses[seat]
	return purse{numbers: [2]string{strconv.Itoa(int(has.VP)), strconv.Itoa(int(has.Coins))}, least: 1.6, gap: 0.4}
}

// next is what a seat's next income brings.
func (r region) next(seat int) purse {
	income := r.p.Table.Income(seat, nil)
	sum := income.Total()
	return purse{numbers: [2]string{text.Signed(int(sum.VP)), text.Signed(int(sum.Coins))}, gap: 0.5}
}

// parts are how wide each half of a purse is in a size.
func (r region) parts(p purse, size float64) (wide [2]float64) {
	const side = 1.15 // of a sign, to the number beside it
	for n, number := range p.numbers {
		wide[n] = side*size*r.U + 2*r.U + r.Width(number, purseLabel(size))
	}
	wide[0] = side*size*r.U + math.Max(wide[0]-side*size*r.U-2*r.U+p.gap*size*r.U, p.least*size*r.U)
	return wide
}

// purseWidth is how wide a purse is in a size.
func (r region) purseWidth(p purse, size float64) float64 {
	wide := r.parts(p, size)
	return wide[0] + wide[1]
}

// fits is the size in which a purse has room in a row.
func (r region) fits(p purse, in purseRow) float64 {
	least := math.Min(in.size, leastSize)
	for size := in.size; size > least; size-- {
		if r.purseWidth(p, size) <= in.width {
			return size
		}
	}
	return least
}

// layPurse is where the halves of a purse lie.
func (r region) layPurse(p purse, in purseRow) (places [2]widget.Rect) {
	size := r.fits(p, in)
	for n, wide := range r.parts(p, size) {
		places[n] = widget.Rect{X: in.x, Y: in.y - 0.6*size*r.U, W: wide, H: 1.2 * size * r.U}
		in.x += wide
	}
	return places
}

// drawPurse writes a purse.
func (r region) drawPurse(p purse, in purseRow) {
	size := r.fits(p, in)
	side := size * 1.15 * r.U
	for n, place := range r.layPurse(p, in) {
		r.Icons.Draw(r.Dst, [...]*icon.Icon{icon.VP, icon.Coin}[n], place.X, in.y-side/2, side)
		r.Say(p.numbers[n], place.X+side+2*r.U, in.y, purseLabel(size))
	}
}

func purseLabel(size float64) label { return label{Size: size, Face: text.Bold, VAlign: text.Middle} }

package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
)

// drawPurse writes a seat's victory points and coins in a row, size logical units high.
func (r region) drawPurse(seat int, x, y, size float64) {
	side := size * 1.15 * r.U
	number := purseLabel(size)
	r.Icons.Draw(r.Dst, icon.VP, x, y-side/2, side)
	r.Say(r.points(seat), x+side+2*r.U, y, number)
	x += side + r.pointsWidth(seat, size)
	r.Icons.Draw(r.Dst, icon.Coin, x, y-side/2, side)
	r.Say(strconv.Itoa(int(r.p.Purses[seat].Coins)), x+side+2*r.U, y, number)
}

// drawNext writes what a seat's next income brings, in a row, size logical units high or less, where that is wider than
// width.
func (r region) drawNext(seat int, x, y, width, size float64) {
	income := r.p.Table.Income(seat, nil)
	sum := income.Total()
	brings := [...]string{text.Signed(int(sum.VP)), text.Signed(int(sum.Coins))}
	wide := r.Width(brings[0]+brings[1], purseLabel(size)) + (2*1.15+0.5)*size*r.U + 4*r.U
	size = math.Max(size*math.Min(1, width/wide), math.Min(size, 14))
	side := size * 1.15 * r.U
	for n, sign := range [...]*icon.Icon{icon.VP, icon.Coin} {
		words := brings[n]
		r.Icons.Draw(r.Dst, sign, x, y-side/2, side)
		r.Say(words, x+side+2*r.U, y, purseLabel(size))
		x += side + r.Width(words, purseLabel(size)) + 0.5*size*r.U
	}
}

func purseLabel(size float64) label { return label{Size: size, Face: text.Bold, VAlign: text.Middle} }

func (r region) points(seat int) string { return strconv.Itoa(int(r.p.Purses[seat].VP)) }

// pointsWidth is from where a seat's victory points are written to the coin behind them: the same for one digit and two,
// so that purses below each other line up.
func (r region) pointsWidth(seat int, size float64) float64 {
	w, _ := r.Writer.Measure(r.points(seat), r.Style(purseLabel(size)))
	return math.Max(size*1.6*r.U, w+size*0.4*r.U)
}

// purseWidth is how wide a purse is that holds two digits of coins.
func (r region) purseWidth(seat int, size float64) float64 {
	return (2*1.15+1.3)*size*r.U + r.pointsWidth(seat, size)
}

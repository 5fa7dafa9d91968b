package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// seats are the panels of the seats: what each has built beside the board, and what is known of its cards.
type seats struct{ region }

func (r seats) draw() {
	for n, seat := range Others(r.p.Seat, r.seats()) {
		r.drawOther(seat, r.l.Other(n, r.seats()))
	}
	r.drawOwn()
}

// drawOther draws another seat's panel.
func (r seats) drawOther(seat int, panel widget.Rect) {
	u, parts := r.U, r.l.seatParts(panel)
	r.Box(panel, 8*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	r.drawHeader(seat, parts.header, 17)
	r.drawHouses(seat, parts.houses, 0)
	high := parts.roofs.H / rome.Shapes
	for shape := range rome.Shape(rome.Shapes) {
		r.drawRoofs(seat, shape, widget.Rect{X: parts.roofs.X, Y: parts.roofs.Y + float64(shape)*high, W: parts.roofs.W, H: high})
	}
	high = parts.cards.H / rome.Types
	for of := range rome.Type(rome.Types) {
		r.drawCards(seat, of, widget.Rect{X: parts.cards.X, Y: parts.cards.Y + float64(of)*high, W: parts.cards.W, H: high})
	}
}

// drawHeader says who a seat is, its points, and whether it begins, has passed or has still to decide.
func (r seats) drawHeader(seat int, in widget.Rect, size float64) {
	u, y := r.U, in.Y+in.H/2
	x, right := in.X, in.X+in.W
	r.emblem(seat, x, in.Y, in.H)
	points, number := strconv.Itoa(r.p.Scores[seat]), bold(size+4)
	number.Align = text.Right
	r.Say(points, right, y, number)
	right -= r.Width(points, number) + 3*u + in.H
	r.Icons.Draw(r.Dst, icon.VP, right, in.Y, in.H)
	mark := in.H * 0.85
	if r.table().FirstPlayer() == seat {
		right -= mark + 4*u
		r.firstPlayer(right, y-mark/2, mark)
	}
	if r.table().Player(seat).Passed && r.table().Phase() == rome.PhaseBuild {
		right -= mark + 4*u
		r.stopMan(right, y-mark/2, mark)
	}
	if r.p.Thinks[seat] {
		right -= 34 * u
		r.drawDots(right+15*u, y)
	}
	r.SayWithin(r.p.Names[seat], x+in.H+6*u, y, right-x-in.H-10*u, bold(size))
}

// drawDots says that a seat has still to decide.
func (r seats) drawDots(x, y float64) {
	u := r.U
	r.Box(widget.Rect{X: x - 15*u, Y: y - 7*u, W: 30 * u, H: 14 * u}, 7*u, 1.5*u, theme.PaperLight, theme.InkSoft)
	for n := range 3 {
		r.Pen().Circle(x+float64(n-1)*8*u, y, 2.5*u, theme.Ink)
	}
}

// drawHouses draws a seat's houses beside the board, those that fit nowhere now grey, in a row with room for some more.
func (r seats) drawHouses(seat int, row widget.Rect, more int) {
	k := kindsOf(r.table().Player(seat))
	for n, one := range k.all() {
		place := r.l.houseAt(n, k.count+more, row)
		r.drawKind(seat, one, place)
	}
}

// drawKind draws houses that are alike: one, and how many there are.
func (r seats) drawKind(seat int, k kind, place widget.Rect) {
	u := r.U
	label := 18 * u
	r.house(seat, k.height, k.shape, widget.Rect{X: place.X, Y: place.Y, W: place.W, H: place.H - label}, !fits(r.table(), seat, k))
	y := place.Y + place.H - label/2 + 2*u
	words := strconv.Itoa(k.height)
	if k.houses > 1 {
		words = r.words("table.houses", k.height, k.houses)
	}
	l := soft(15)
	l.Align = text.Centre
	r.SayWithin(words, place.X+place.W/2, y, place.W, l)
}

// fits reports whether a house of a seat could come into any prefecture now; one without a roof, under a roof that it has.
func fits(t *rome.Table, seat int, k kind) bool {
	for p := range rome.Place(rome.Places) {
		for shape := range rome.Shape(rome.Shapes) {
			usable := k.shape == shape || k.shape == rome.NoShape && t.Player(seat).Roofs[shape] > 0
			if usable && t.CheckHouse(p, k.height, shape).OK() {
				return true
			}
		}
	}
	return false
}

// drawRoofs draws how many roofs of a shape a seat has left.
func (r seats) drawRoofs(seat int, shape rome.Shape, in widget.Rect) {
	u := r.U
	left := int(r.table().Player(seat).Roofs[shape])
	colour, number := theme.Seat(seat).Dark, bold(18)
	if left == 0 {
		colour, number.Colour = theme.PaperLine, theme.InkSoft
	}
	size := math.Min(in.W*0.55, in.H*0.9)
	r.roof(shape, in.X+2*u, in.Y+(in.H-size)/2, size, colour)
	number.Align = text.Right
	r.Say(strconv.Itoa(left), in.X+in.W-2*u, in.Y+in.H/2, number)
}

// drawCards draws how many cards of a type a seat holds, and which, as far as that is known.
func (r seats) drawCards(seat int, of rome.Type, in widget.Rect) {
	u, y := r.U, in.Y+in.H/2
	known, hidden := r.p.Known[seat].Of(of), r.p.Hidden[seat][of]
	size := in.H - 3*u
	r.typeSign(of, in.X, in.Y+1.5*u, size)
	number := bold(18)
	number.Align = text.Right
	r.Say(strconv.Itoa(known.Count()+hidden), in.X+size+24*u, y, number)
	x := in.X + size + 30*u
	wide := math.Min(size*0.95, (in.X+in.W-x)/float64(max(known.Count()+hidden, 1)))
	for _, c := range SortHand(known) {
		r.chip(c, widget.Rect{X: x, Y: in.Y + 1.5*u, W: wide - u, H: size})
		x += wide
	}
	for range hidden {
		r.chipBack(of, widget.Rect{X: x, Y: in.Y + 1.5*u, W: wide - u, H: size})
		x += wide
	}
}

// drawOwn draws the panel of the seat in view: its houses, and what they are built from.
func (r seats) drawOwn() {
	u, seat := r.U, r.p.Seat
	own := r.l.Own
	r.Box(own, 10*u, 2*u, theme.Seat(seat).Base.Mix(theme.PaperLight, 0.86), theme.Seat(seat).Base)
	r.drawHeader(seat, widget.Rect{X: own.X + 8*u, Y: own.Y + 5*u, W: own.W - 18*u, H: 30 * u}, 20)
	r.drawHouses(seat, r.l.Houses, 1)
	r.drawNewHouse(r.l.newHouse(r.p))
	r.drawStock(r.l.Stock)
	for shape := range rome.Shape(rome.Shapes) {
		r.drawOwnRoofs(shape, r.l.Roofs[shape])
	}
}

// drawNewHouse draws the place where a house is begun.
func (r seats) drawNewHouse(place widget.Rect) {
	u := r.U
	w := math.Min(place.W, 40*u) - 6*u
	plot := widget.Rect{X: place.X + (place.W-w)/2, Y: place.Y + place.H - 18*u - w, W: w, H: w}
	r.Outline(plot, 4*u, 1.5*u, theme.InkSoft)
	x, y := plot.Centre()
	pen := r.Pen()
	pen.Box(x-7*u, y-1.5*u, 14*u, 3*u, theme.InkSoft)
	pen.Box(x-1.5*u, y-7*u, 3*u, 14*u, theme.InkSoft)
}

// drawStock draws the floors that are left.
func (r seats) drawStock(in widget.Rect) {
	u := r.U
	number := bold(22)
	number.Align = text.Centre
	if r.table().Stock() == 0 {
		number.Colour = theme.InkSoft
	}
	r.Say(strconv.Itoa(r.table().Stock()), in.X+in.W/2, in.Y+14*u, number)
	r.floors(widget.Rect{X: in.X + 4*u, Y: in.Y + 28*u, W: in.W - 8*u, H: in.H - 48*u})
	r.caption("table.stock", in)
}

// drawOwnRoofs draws the roofs of a shape that the seat in view has left.
func (r seats) drawOwnRoofs(shape rome.Shape, in widget.Rect) {
	u := r.U
	left := int(r.table().Player(r.p.Seat).Roofs[shape])
	colour, number := theme.Seat(r.p.Seat).Dark, bold(22)
	number.Align = text.Centre
	if left == 0 {
		colour, number.Colour = theme.PaperLine, theme.InkSoft
	}
	r.Say(strconv.Itoa(left), in.X+in.W/2, in.Y+14*u, number)
	size := math.Min(in.W-8*u, in.H-48*u)
	r.roof(shape, in.X+(in.W-size)/2, in.Y+in.H-22*u-size, size, colour)
	r.caption("table.roofs."+shape.String(), in)
}

// caption writes what something is below it.
func (r seats) caption(key string, in widget.Rect) {
	l := soft(14)
	l.Align = text.Centre
	r.SayWithin(r.words(key), in.X+in.W/2, in.Y+in.H-7*r.U, in.W+4*r.U, l)
}

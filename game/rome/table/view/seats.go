package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// seats are the panels of the seats: what each has built beside the board, and what is known of its cards.
type seats struct{ region }

func (r seats) draw() {
	for n, seat := range others(r.p.Seat, r.seats()) {
		if panel := r.l.Other(n, r.seats()); r.l.Close {
			brief(r).draw(seat, panel)
		} else {
			r.drawOther(seat, panel)
		}
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

// slimHeader is how wide the header of a seat is, in logical units, in which its signs are smaller.
const slimHeader = 215.0

// drawHeader says who a seat is, its points, and whether it begins, has passed or has still to decide.
func (r seats) drawHeader(seat int, in widget.Rect, size float64) {
	u, y := r.U, in.Y+in.H/2
	sign, gap, dots := in.H, 4*u, 34*u
	if in.W < slimHeader*u && !r.l.Close {
		size, sign, gap, dots = 16, 0.8*in.H, 2*u, 30*u
	}
	x, right := in.X, in.X+in.W
	left := x
	points, number := strconv.Itoa(r.p.Scores[seat]), bold(size+4)
	number.Align = text.Right
	r.Say(points, right, y, number)
	right -= r.Width(points, number) + 2*u + sign
	r.Icons.Draw(r.Dst, icon.VP, right, y-sign/2, sign)
	mark := sign * 0.85
	if r.table().FirstPlayer() == seat {
		right -= mark + gap
		r.firstPlayer(right, y-mark/2, mark)
	}
	if r.table().Player(seat).Passed && r.table().Phase() == rome.PhaseBuild {
		right -= mark + gap
		r.stopMan(seat, right, y-mark/2, mark)
	}
	if r.p.Thinks[seat] {
		right -= dots
		r.drawDots(right+15*u, y)
	}
	x += in.H + gap
	if wide := r.Width(r.p.Names[seat], bold(size)); r.face(seat) != "" && x+in.H+gap+wide <= right-gap {
		r.emblem(seat, left, in.Y, in.H)
		r.art.Faces.Draw(r.Dst, r.face(seat), x, in.Y, in.H)
		x += in.H + gap
	} else {
		r.signed(seat, left, in.Y, in.H)
	}
	r.SayWithin(r.p.Names[seat], x, y, right-x-gap, bold(size))
}

// face is who a seat's computer player is, or "" where no face is shown.
func (r region) face(seat int) string {
	if r.p.Personas == nil {
		return ""
	}
	return r.p.Personas[seat]
}

// signed draws who a seat's computer player is, with the seat's emblem, in a square; the emblem alone where no face is shown.
func (r region) signed(seat int, x, y, size float64) {
	r.art.Faces.DrawSigned(r.Dst, r.face(seat), x, y, size, func(x, y, size float64) { r.emblem(seat, x, y, size) })
}

// drawHouses draws a seat's houses beside the board, those that fit nowhere now grey, in a row with room for some more.
func (r seats) drawHouses(seat int, row widget.Rect, more int) {
	k := kindsOf(r.table().Player(seat))
	r.drawShelf(k.count+more, row)
	for n, one := range k.all() {
		place := r.l.houseAt(n, k.count+more, row)
		r.drawKind(seat, one, place, groundOf(k, place, r.U), rowUnit(k, groundOf(k, place, r.U)))
	}
}

// drawShelf draws the ledge on which the upper one of two rows of houses stands, so that none seems to stand on another.
func (r seats) drawShelf(houses int, row widget.Rect) {
	if r.l.houseRows(houses, row) < 2 {
		return
	}
	y := row.Y + row.H/2
	r.Box(widget.Rect{X: row.X, Y: y - shelfHigh*r.U, W: row.W, H: shelfHigh * r.U}, 1.5*r.U, r.U, theme.PaperDark, theme.InkSoft)
}

// rowUnit is how wide houses in a row are: the tallest of them, and one of 3, has room.
func rowUnit(k kinds, ground widget.Rect) float64 {
	tallest := 3
	for _, one := range k.all() {
		tallest = max(tallest, one.height)
	}
	return houseUnit(ground.W, ground.H, tallest)
}

// groundOf is what of a house's place in a row it stands on: where several are alike there is room below to tell it.
func groundOf(k kinds, place widget.Rect, u float64) widget.Rect {
	for _, one := range k.all() {
		if one.houses > 1 {
			place.H -= 8 * u
			break
		}
	}
	return place
}

// drawKind draws houses that are alike: one, and how many there are.
func (r seats) drawKind(seat int, k kind, place, ground widget.Rect, unit float64) {
	u := r.U
	words, l := r.words("table.houses", k.houses), bold(15)
	w := r.Width(words, l) + 6*u
	if k.houses > 1 { // to the left as far as its number needs the room
		ground.X -= between(2*w+unit-place.W, 0, place.W-unit) / 2
	}
	r.house(pieceart.House{Seat: seat, Height: k.height, Roof: k.shape, Bare: r.bare(unit)}, ground, unit, !fits(r.table(), seat, k))
	if k.houses == 1 {
		return
	}
	l.Align = text.Centre
	chip := widget.Rect{X: place.X + place.W - w, Y: place.Y + place.H - 17*u, W: w, H: 18 * u}
	r.Box(chip, 4*u, u, theme.PaperLight, theme.InkSoft)
	r.Say(words, chip.X+w/2, chip.Y+chip.H/2, l)
}

// fits reports whether a house of a seat could come into any prefecture now; one without a roof, under a roof that it has.
func fits(t *rome.Table, seat int, k kind) bool {
	for p := range rome.Place(rome.Places) {
		if couldStand(t, OfHouse(seat, k.height, k.shape), p) {
			return true
		}
	}
	return false
}

// drawRoofs draws how many roofs of a shape a seat has left.
func (r seats) drawRoofs(seat int, shape rome.Shape, in widget.Rect) {
	u := r.U
	left := int(r.table().Player(seat).Roofs[shape])
	colour, number := pieceart.Family(seat).Dark, bold(18)
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
	const least = 13.0 // narrower than this a card's number can't be read
	x := in.X + size + 30*u
	wide := math.Max(math.Min(size*0.95, (in.X+in.W-x)/float64(max(known.Count()+hidden, 1))), least*u)
	fits := int((in.X + in.W - x + u) / wide) // how many cards there are is said before them
	for n, c := range SortHand(known) {
		if n < fits {
			r.chip(c, widget.Rect{X: x, Y: in.Y + 1.5*u, W: wide - u, H: size})
			x += wide
		}
	}
	for n := range hidden {
		if known.Count()+n < fits {
			r.chipBack(widget.Rect{X: x, Y: in.Y + 1.5*u, W: wide - u, H: size})
			x += wide
		}
	}
}

// drawOwn draws the panel of the seat in view: its houses, and what they are built from.
func (r seats) drawOwn() {
	u, seat := r.U, r.p.Seat
	own := r.l.Own
	r.Box(own, 10*u, 2*u, pieceart.Family(seat).Light.Mix(theme.PaperLight, 0.8), pieceart.EmblemTone(seat, r.Writer.Sharp))
	r.drawHeader(seat, r.l.Header, 20*r.l.Header.H/(30*u))
	if r.l.Close && r.p.Hand.Stop { // the bid lies there
		r.drawTools()
		return
	}
	r.drawHouses(seat, r.l.Houses, 1)
	r.drawNewHouse(r.l.newHouse(r.p))
	r.drawTools()
}

// drawTools draws the stock and the roofs.
func (r seats) drawTools() {
	r.drawStock(r.l.Stock)
	for shape := range rome.Shape(rome.Shapes) {
		r.drawOwnRoofs(shape, r.l.Roofs[shape])
	}
}

// newPlot is the plot of a house that is begun, in its place.
func newPlot(place widget.Rect, u float64) widget.Rect {
	w := math.Min(place.W, 42*u) - 6*u
	return widget.Rect{X: place.X + (place.W-w)/2, Y: place.Y + place.H - w, W: w, H: w}
}

// drawNewHouse draws the place where a house is begun.
func (r seats) drawNewHouse(place widget.Rect) {
	u, plot := r.U, newPlot(place, r.U)
	r.Outline(plot, 4*u, 1.5*u, theme.InkSoft)
	x, y := plot.Centre()
	pen := r.Pen()
	pen.Box(x-7*u, y-1.5*u, 14*u, 3*u, theme.InkSoft)
	pen.Box(x-1.5*u, y-7*u, 3*u, 14*u, theme.InkSoft)
}

// drawStock draws the floors that are left.
func (r seats) drawStock(in widget.Rect) {
	u := r.U
	in = r.toolBox(in)
	number := bold(22)
	number.Align = text.Centre
	if r.table().Stock() == 0 {
		number.Colour = theme.InkSoft
	}
	r.Say(strconv.Itoa(r.table().Stock()), in.X+in.W/2, in.Y+14*u, number)
	const over = 0.62 // of a floor's height that the next one rises above it
	_, high := pieceart.FloorSize(1)
	unit := math.Floor(math.Min(in.W-10*u, (in.H-46*u)/(high*(1+2*over))))
	for n := range min(r.table().Stock(), 3) {
		r.art.Pieces.DrawFloor(r.Dst, in.X+(in.W-unit)/2-2*u, in.Y+in.H-20*u-float64(n)*over*high*unit, unit, 1)
	}
	r.caption("table.stock", in)
}

// drawOwnRoofs draws the roofs of a shape that the seat in view has left.
func (r seats) drawOwnRoofs(shape rome.Shape, in widget.Rect) {
	u := r.U
	in = r.toolBox(in)
	left := int(r.table().Player(r.p.Seat).Roofs[shape])
	number := bold(22)
	number.Align = text.Centre
	if left == 0 {
		number.Colour = theme.InkSoft
	}
	r.Say(strconv.Itoa(left), in.X+in.W/2, in.Y+14*u, number)
	if left > 0 {
		r.art.Pieces.DrawRoof(r.Dst, r.p.Seat, shape, in.X+6*u, in.Y+in.H-24*u, in.W-16*u, 1)
	}
	r.caption("table.roofs."+shape.String(), in)
}

// toolBox draws what the stock or roofs lie on where all lies close together, and returns their place there: there are no
// words below.
func (r seats) toolBox(in widget.Rect) widget.Rect {
	if !r.l.Close {
		return in
	}
	r.Box(in, 6*r.U, 1.5*r.U, theme.PaperLight, theme.PaperLine)
	in.H += 15 * r.U
	return in
}

// caption writes what something is below it.
func (r seats) caption(key string, in widget.Rect) {
	if r.l.Close {
		return
	}
	l := soft(14)
	l.Align = text.Centre
	r.SayWithin(r.words(key), in.X+in.W/2, in.Y+in.H-8*r.U, in.W-2*r.U, l)
}

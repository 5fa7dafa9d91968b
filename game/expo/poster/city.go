package poster

import (
	"strconv"

	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/expo/pavilion"
	"capital/render/expo/tinplate"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

// city is a city being painted: its tiles as plates of tin on their streets.
type city struct {
	canvas.Canvas
	seat     int
	player   *expo.Player
	x, y     float64 // of the upper left corner of its first column and row
	side     float64 // of a cell
	lowX     int8
	lowY     int8
	columns  int
	rows     int
	crossing float64 // how large a crossing is, to a cell
}

// cityIn is the city of a seat in the middle of a box, no cell larger than a side.
func cityIn(c canvas.Canvas, open *expo.Table, seat int, x, y, wide, high, side float64) city {
	made := city{Canvas: c, seat: seat, player: open.Player(seat), crossing: 0.42}
	highX, highY := int8(0), int8(0)
	for _, tile := range made.player.City() {
		made.lowX, made.lowY = min(made.lowX, tile.X), min(made.lowY, tile.Y)
		highX, highY = max(highX, tile.X), max(highY, tile.Y)
	}
	made.columns, made.rows = int(highX-made.lowX)+1, int(highY-made.lowY)+1
	const around = 2 * streets
	made.side = min(wide/(float64(made.columns)+around), high/(float64(made.rows)+around), side)
	made.x, made.y = x+(wide-made.side*float64(made.columns))/2, y+(high-made.side*float64(made.rows))/2
	return made
}

// streets is how far the streets reach beyond the tiles, in cells.
const streets = 0.16

// at is the upper left corner of a cell.
func (c *city) at(x, y int8) (left, top float64) {
	return c.x + c.side*float64(x-c.lowX), c.y + c.side*float64(y-c.lowY)
}

// slices lists what paints the city.
func (c city) slices() (list []func()) {
	list = append(list, c.pave)
	for _, tile := range c.player.City() {
		list = append(list, func() { c.tile(tile) })
	}
	return append(list, c.crossings)
}

// pave paints the streets around all tiles, with a shadow on the lawn.
func (c *city) pave() {
	for pass, tone := range []theme.Colour{inkTone.Mix(0x3F6E3AFF, 0.6), street} {
		grow, down := c.side*streets, 0.0
		if pass == 0 {
			down = c.side * 0.09
		}
		for _, tile := range c.player.City() {
			x, y := c.at(tile.X, tile.Y)
			c.Round(tone, x-grow, y-grow+down, c.side+2*grow, c.side+2*grow, c.side*0.12)
		}
	}
}

// tile paints a tile on its cell.
func (c *city) tile(tile expo.Placed) {
	const size = 0.94
	x, y := c.at(tile.X, tile.Y)
	inset := c.side * (1 - size) / 2
	tinplate.PaintPicture(c.Part(x+inset, y+inset, c.side*size/100), tile.Tile)
}

// crossings paints the seat's street crossings on their corners.
func (c *city) crossings() {
	for _, at := range c.player.Crossings {
		x, y := c.at(at.X, at.Y)
		size := c.side * c.crossing
		tinplate.PaintCrossing(c.Part(x-size/2, y-size/2, size/100), c.seat)
	}
}

// Where the large city stands, in pixels.
const (
	cityTop  = 1110.0
	cityHigh = pictureEnd - cityTop - 60
	cityWide = 1700.0
	mostSide = 300.0
)

// large is the city of the host.
func (p *painter) large() city {
	return cityIn(p.Canvas, p.open, p.caption.host(), middle-cityWide/2, cityTop, cityWide, cityHigh, mostSide)
}

// Where the other cities stand, below the picture.
const (
	guestsTop = pictureEnd + 50
	guestHigh = 570.0
	guestName = 96.0
	mostGuest = 112.0 // of a cell
)

// place is where the n-th of the others has its place: the middle, and how wide it is.
func (p *painter) place(n int) (x, wide float64) {
	guests := float64(len(p.caption.order) - 1)
	wide = min((poster.Width-2*frame)/guests, 620)
	return middle + (float64(n)-(guests-1)/2)*wide, wide
}

// guest lists what paints the n-th of the other cities: its name, and what it has.
func (p *painter) guest(n int) []func() {
	seat := p.caption.order[n+1]
	x, wide := p.place(n)
	c := cityIn(p.Canvas, p.open, seat, x-wide/2+16, guestsTop+guestName, wide-32, guestHigh-guestName-10, mostGuest)
	return append([]func(){func() { p.named(n) }}, c.slices()...)
}

// named writes the name of the n-th of the others between its emblem and its prestige, and returns where the name ends and where the
// prestige begins.
func (p *painter) named(n int) (end, prestige float64) {
	seat := p.caption.order[n+1]
	x, wide := p.place(n)
	left, right, base := x-wide/2+24, x+wide/2-24, guestsTop+64
	tones := tinplate.Seat(seat)
	pavilion.Paint(p.Part(left, guestsTop+6, 0.72), seat, tones.Base.Mix(tones.Dark, 0.35), paperTone)
	points := strconv.Itoa(p.open.Has(seat, expo.Prestige))
	prestige = right - p.Beside(1, points, text.Black, right, base, 58, 130, inkTone)
	left += 88
	return left + p.Beside(-1, p.caption.names[seat], text.Bold, left, base, 48, prestige-left-20, inkTone), prestige
}

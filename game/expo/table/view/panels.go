package view

import (
	"math"
	"strconv"

	"capital/render/expo/tinplate"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// panels are the other seats: their names, prestige, cities in small and plants.
type panels struct{ region }

func (r panels) draw() {
	if !r.l.Close {
		r.drawAll()
	}
}

// drawAll draws all that have a place.
func (r panels) drawAll() {
	for seat := range r.table().Seats() {
		if in, ok := r.l.panel(r.p, seat); ok {
			r.drawPanel(seat, in)
		}
	}
}

// panelParts is where the parts of a panel lie.
type panelParts struct {
	head, city, figures widget.Rect
}

// panelParts lays a panel out: its figures right of its city.
func (l *Layout) panelParts(in widget.Rect) (parts panelParts) {
	u := l.U
	in = in.Inset(5 * u)
	head := between(0.2*in.H, 18*u, 26*u)
	parts.head = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: head}
	figures := between(0.38*in.W, 54*u, 84*u)
	y := in.Y + head + 2*u
	parts.city = widget.Rect{X: in.X, Y: y, W: in.W - figures - 4*u, H: in.Y + in.H - y}
	parts.figures = widget.Rect{X: in.X + in.W - figures, Y: y, W: figures, H: in.Y + in.H - y}
	return parts
}

// largestSmall is how large a cell of a city in small is at most, in logical units.
const largestSmall = 60.0

func (r panels) drawPanel(seat int, in widget.Rect) {
	u, t := r.U, r.table()
	line, thick := r.SeatTone(seat), 1.5*u
	if r.p.Thinks[seat] {
		line, thick = theme.Highlight, 3*u
	}
	r.Box(in, 8*u, thick, PaneSolid, line)
	parts := r.l.panelParts(in)
	r.drawName(seat, parts.head)
	player := t.Player(seat)
	g := r.l.fitted(player, parts.city, 0, largestSmall*u)
	for n := range player.City() {
		placed := &player.Tiles[n]
		r.Tile(placed.Tile, g.tile(placed.Cell()), 1)
	}
	for _, c := range player.Crossings {
		place := g.corner(c)
		r.art.Pieces.DrawCrossing(r.Dst, seat, place.X, place.Y, place.W, 1)
	}
	r.drawFigures(seat, parts.figures)
}

// drawName draws whose panel it is, and the prestige.
func (r panels) drawName(seat int, in widget.Rect) {
	u, y := r.U, in.Y+in.H/2
	size := math.Floor(in.H)
	badge := math.Floor(math.Min(1.15*in.H, 30*u))
	r.Icons.Badge(r.Dst, tinplate.Track(expo.Prestige), minus(r.table().Has(seat, expo.Prestige)), math.Round(in.X+in.W-badge), math.Round(y-badge/2), badge)
	x, room := in.X+size+4*u, in.W-size-badge-8*u
	if wide := r.Width(r.p.Names[seat], pencil.Bold(16)); r.face(seat) != "" && size+3*u+0.75*wide <= room {
		r.Emblem(seat, in.X, y-size/2, size)
		r.art.Faces.Draw(r.Dst, r.face(seat), x, y-size/2, size)
		x, room = x+size+3*u, room-size-3*u
	} else {
		r.art.Faces.DrawSigned(r.Dst, r.face(seat), in.X, y-size/2, size, func(x, y, size float64) { r.Emblem(seat, x, y, size) })
	}
	r.SayWithin(r.p.Names[seat], x, y, room, pencil.Bold(16))
}

// face is who a seat's computer player is, or "" where no face is shown.
func (r region) face(seat int) string {
	if r.p.Personas == nil {
		return ""
	}
	return r.p.Personas[seat]
}

// drawFigures draws the plant, its cubes and the $ of a seat, and the tourists that it holds, below each other.
func (r panels) drawFigures(seat int, in widget.Rect) {
	u, t := r.U, r.table()
	lines := 3.0
	tourists := r.held(seat)
	if len(tourists) > 0 && in.H > 4*17*u {
		lines = 4
	}
	high := math.Min(in.H/lines, 26*u)
	size := math.Floor(high - u)
	number := pencil.Bold(between(0.74*high/u, r.Writer.Least/u, 18))
	y := in.Y
	say := func(words string) {
		r.SayWithin(words, in.X+size+3*u, y+high/2, in.W-size-3*u, number)
		y += high
	}
	r.art.Pieces.DrawPlant(r.Dst, int(t.Player(seat).Level), in.X, y, size, 1)
	limit := strconv.Itoa(t.Limit(seat))
	r.SignIn(tinplate.Effect(expo.Activated), in.X+size+2*u, y+0.15*high, 0.7*high, theme.Ink)
	r.SayWithin(limit, in.X+size+0.75*high+2*u, y+high/2, in.W-size-0.75*high-2*u, number)
	y += high
	r.art.Pieces.DrawCube(r.Dst, in.X, y, size, 1)
	say(strconv.Itoa(t.Has(seat, expo.Cubes)))
	r.Sign(tinplate.Track(expo.Economy), in.X, y, size)
	say(strconv.Itoa(t.Has(seat, expo.Economy)))
	if lines < 4 {
		return
	}
	step := math.Min(size, (in.W-size)/math.Max(float64(len(tourists)-1), 1))
	for n, owner := range tourists {
		r.art.Pieces.DrawTourist(r.Dst, owner, in.X+float64(n)*step, y, size, 1)
	}
}

// held are the owners of the tourists that a seat holds.
func (r region) held(seat int) (owners []int) {
	for owner := range r.table().Seats() {
		if int(r.table().Tourist(owner).Holder) == seat {
			owners = append(owners, owner)
		}
	}
	return owners
}

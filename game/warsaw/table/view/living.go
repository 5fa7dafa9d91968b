package view

import (
	"math"

	"capital/render/canvas"
	"capital/render/life"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// living is what lives in the large district: chimneys smoke, ponds ripple, a tram goes along the longest street, pigeons pass.
type living struct {
	life.Kit
	district warsaw.District
	tile     int
	marks    []canvas.Mark
	street   street
}

func newLiving() living {
	return living{Kit: life.Kit{Smoke: 0xF4F1FFFF, Water: 0xE4F4F2FF, Bird: 0x5C6470FF, Paint: func(p *life.Painter) []*life.Strip {
		return []*life.Strip{
			p.Strip(widget.Rect{X: -13, Y: -4, W: 26, H: 9}, 1, func(c canvas.Canvas, _ int) {
				paintTram(c, func(x, y, w, h float64) (float64, float64, float64, float64) { return x, y, w, h })
			}),
			p.Strip(widget.Rect{X: -4, Y: -13, W: 9, H: 26}, 1, func(c canvas.Canvas, _ int) {
				paintTram(c, func(x, y, w, h float64) (float64, float64, float64, float64) { return y, x, h, w })
			}),
		}
	}}}
}

// paintTram paints a tram from above, as it stands or lying across.
func paintTram(c canvas.Canvas, lie func(x, y, w, h float64) (float64, float64, float64, float64)) {
	round := func(tone theme.Colour, x, y, w, h, r float64) {
		x, y, w, h = lie(x, y, w, h)
		c.Round(tone, x, y, w, h, r)
	}
	for _, car := range [...]float64{-12, 0.5} {
		round(theme.Shadow, car+0.7, -2, 11.5, 5.4, 1.6)
		round(0xC8372DFF, car, -2.6, 11.5, 5.2, 1.6)
		round(0xF7E7B0FF, car+1.6, -1.7, 8.3, 3.4, 1)
		round(0x8A2A22FF, car+4, -0.5, 3.5, 1, 0.4)
	}
}

// live lays it on the board of a region, so many seconds after it began to move.
func (l *living) live(r region, seconds float64, on *life.Scenery) {
	p := r.p
	if p.Bare || p.Blackout > 0 || p.Place.Tile != p.Place.Goal || p.Board.Apart > 0 || p.Board.Ghost || p.Side.Advice != nil || p.Refusal.Words != "" {
		return
	}
	if r.pointedThing().Kind != Nothing { // a card tells what it is
		return
	}
	look := r.look(p.boardSeat())
	d := &look.District
	if tile := int(p.Place.Tile); l.district != *d || l.tile != tile {
		l.district, l.tile, l.marks, l.street = *d, tile, r.Tiles.Lives(d, tile), longestStreet(d)
	}
	on.Within(r.l.Board.Inset(2))
	if fit := r.l.Fit(p.district()); p.Place.Goal > fit.Goal {
		on.Cover(r.l.Whole())
	} else {
		on.Cover(board{r}.layName(fit))
	}
	x, y := math.Round(p.Place.X), math.Round(p.Place.Y)
	unit := p.Place.Tile / tileUnits
	for s := d.Occupied(); s != 0; s &= s - 1 {
		on.Cover(signsAt(&look, s.First(), x, y, unit))
	}
	stage := l.Lie(on, unit)
	l.drive(stage, seconds, x/unit, y/unit)
	l.Marks(stage, l.marks, seconds, x, y)
	b := r.l.Board
	l.Birds(stage, 5, seconds, 71, b.X/unit, (b.Y+0.3*b.H)/unit, b.W/unit, 0.55)
}

// tileUnits is how wide a tile is, in the units of what lives on it.
const tileUnits = 100.0

// signsAt is where the signs of a tile lie, and of a stack how high it is.
func signsAt(look *Look, i int, left, top, unit float64) widget.Rect {
	in := widget.Rect{X: left + tileUnits*unit*float64(i&3), Y: top + tileUnits*unit*float64(i>>2), W: tileUnits * unit, H: tileUnits * unit}
	switch vp, coins, transport := look.District.SignsAt(i); {
	case look.Height(i) > 1: // the signs too
		return widget.Rect{X: in.X + 0.18*in.W, Y: in.Y, W: 0.82 * in.W, H: 0.66 * in.H}
	case vp != 0 || coins != 0 || transport:
		return widget.Rect{X: in.X + 0.2*in.W, Y: in.Y + 0.34*in.H, W: 0.6 * in.W, H: 0.32 * in.H}
	}
	return widget.Rect{}
}

// street is a straight street between tiles, in quarters of the district: from where on, along which line, how long.
type street struct {
	from, line, long int
	down             bool // from north to south
}

// longestStreet is the longest street between tiles on which no area lies.
func longestStreet(d *warsaw.District) (longest street) {
	faces := (d.PublicBuildings() | d.Milestones()).Quarters()
	all := d.Occupied().Quarters() &^ faces
	for _, down := range [...]bool{false, true} {
		for line := 2; line < 8; line += 2 {
			long := 0
			for at := range 9 {
				if at < 8 && isStreet(d, all, at, line, down) {
					long++
					continue
				}
				if long > longest.long {
					longest = street{at - long, line, long, down}
				}
				long = 0
			}
		}
	}
	return longest
}

// isStreet reports whether a street lies between a quarter and the one before it.
func isStreet(d *warsaw.District, all warsaw.Quarters, at, line int, down bool) bool {
	x, y, beforeX, beforeY := at, line, at, line-1
	if down {
		x, y, beforeX, beforeY = line, at, line-1, at
	}
	if !all.Has(x, y) || !all.Has(beforeX, beforeY) {
		return false
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		if d.Of(k).Has(x, y) && d.Of(k).Has(beforeX, beforeY) {
			return false
		}
	}
	return true
}

// drive has the tram go along the street, one way and then the other.
func (l *living) drive(s life.Stage, seconds, left, top float64) {
	const speed, every, least = 16.0, 21.0, 4
	if l.street.long < least {
		return
	}
	long := float64(l.street.long)*tileUnits/2 - 26
	age, there := life.Passing(seconds, 3, max(every, long/speed+4), long/speed)
	if !there {
		return
	}
	part := age * speed / long
	gone := life.Fading(part, 0.08)
	if turn := int(seconds / max(every, long/speed+4)); turn%2 == 1 {
		part = 1 - part
	}
	along, across := float64(l.street.from)*tileUnits/2+13+part*long, float64(l.street.line)*tileUnits/2
	if l.street.down {
		s.Lay(l.Own[1], 0, left+across, top+along, 1, gone)
		return
	}
	s.Lay(l.Own[0], 0, left+along, top+across, 1, gone)
}

package poster

import (
	"strconv"

	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/rome/city"
	"capital/render/rome/family"
	"capital/render/rome/forum"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// Where the map lies, in pixels.
const (
	mapWide = 1790.0
	mapHigh = 1280.0
	mapLeft = (poster.Width - mapWide) / 2
	mapTop  = 976.0
)

// onMap is a point of the map on the poster.
func onMap(at canvas.Point) (x, y float64) { return onMapX(at.X), mapTop + at.Y*mapHigh }

func onMapX(x float64) float64 { return mapLeft + x*mapWide }

// quarters lists what paints the map and what stands on it: from north to south all that was built, and over it what is to be
// read.
func (p *painter) quarters() []func() {
	list := city.Paint(p.Part(mapLeft, mapTop, 1), mapWide, mapHigh)
	for n, paint := range list {
		list[n] = func() { p.Within(mapLeft, mapTop, mapWide, mapHigh, paint) }
	}
	for _, place := range city.NorthToSouth() {
		list = append(list, func() { p.built(place) })
	}
	for _, place := range city.NorthToSouth() {
		list = append(list, func() { p.told(place) })
	}
	return list
}

// Of a prefecture, in pixels: its name, and the row below its houses that says how the families stand.
const (
	nameSize   = 44.0
	nameIn     = 13.0
	rowHigh    = 66.0
	discR      = 29.0
	belowName  = 10.0
	overBorder = 30.0 // so far above its room a house may reach
)

// plot is a prefecture on the poster: where its row of sites begins, how far they lie apart and how wide a house is.
type plot struct {
	x, foot, step, unit float64
	sites               int // for how many there is room
}

// plotOf is where a prefecture's houses stand: larger where few were built, and so that none reaches up to the name.
func (p *painter) plotOf(place rome.Place) plot {
	at, region := p.city.Prefecture(place), city.RegionOf(place)
	x, foot := onMap(region.Ground)
	const most = 1.28 // times as large as where every site is built on
	const deep = 0.63 // of a step, so far the last garden reaches beyond its own
	room := onMapX(region.Room.X+region.Room.W) - x
	step := max(min(most*region.Step*mapWide, room/(float64(at.Used)+1/city.Aside-1)), region.Step*mapWide)
	q := plot{x, foot - rowHigh, step, step / city.Aside, 0}
	q.sites = min(place.Sites(), max(int(at.Used), int(room/step-deep)))
	_, y := onMap(canvas.Point{Y: region.Room.Y})
	_, named, bottom := p.named(place)
	for n := range at.Used {
		least := y - overBorder
		if q.at(int(n)) < named {
			least = bottom + belowName
		}
		for storeys := int(at.Built[n].Height); q.foot-q.high(storeys) < least; {
			q.unit--
		}
	}
	return q
}

// at is where the n-th site begins, high how high a house of so many storeys is.
func (q plot) at(n int) float64 { return q.x + float64(n)*q.step }

func (q plot) high(storeys int) float64 {
	_, high := pieceart.HouseSize(storeys, q.unit)
	return high
}

// named says where the name of a prefecture is and where it ends: to the right and below.
func (p *painter) named(place rome.Place) (loops []canvas.Loop, right, bottom float64) {
	room := city.RegionOf(place).Room
	x, y := onMap(canvas.Point{X: room.X, Y: room.Y})
	bottom = y + nameSize*forum.Capital
	loops, _ = p.Letters(p.caption.places[place], text.Black, 0, bottom, nameSize, room.W*mapWide-nameIn)
	left, _, to, _ := canvas.Bounds(loops)
	x += nameIn - left
	return canvas.Shifted(loops, x, 0), x + to, bottom
}

// monument is where a prefecture's monument stands: a square.
func monument(place rome.Place) widget.Rect {
	const larger, intoRiver = 1.12, 26.0
	at := city.RegionOf(place).Monument
	x, y := onMap(canvas.Point{X: at.X + at.W, Y: at.Y + at.H})
	size := larger * at.W * mapWide
	if place == rome.TiberIsland {
		x += intoRiver // beside its name
	}
	return widget.Rect{X: x - size, Y: y - size, W: size, H: size}
}

// built is what stands in a prefecture: its monument, before it houses and fountains, and gardens where nobody has built.
func (p *painter) built(place rome.Place) {
	at, q := p.city.Prefecture(place), p.plotOf(place)
	if at.Monument != rome.NoPiece {
		in := monument(place)
		pieceart.PaintPiece(p.Part(in.X, in.Y, in.W/100), at.Monument)
	}
	pieceart.PaintStreet(p.Part(q.x, q.foot, q.step/100), q.sites)
	for n := range q.sites {
		c := p.Part(q.at(n), q.foot, q.unit/100)
		switch {
		case n >= int(at.Used):
			gardens := [...]pieceart.Ground{pieceart.Cypresses, pieceart.Pine, pieceart.Vines}
			pieceart.PaintSite(c, gardens[(n+int(place))%len(gardens)])
		case at.Built[n].Height == 0:
			pieceart.PaintFountain(p.Part(q.at(n), q.foot, q.step/100))
		default:
			site := at.Built[n]
			p.Labelled(func() {
				pieceart.PaintHouse(c, pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: at.Shape})
			})
		}
	}
}

// told is what is to be read of a prefecture: its name, and below the houses who is first and second there, and its fountains.
func (p *painter) told(place rome.Place) {
	name, _, _ := p.named(place)
	p.Fill(theme.Ink, name...)
	q := p.plotOf(place)
	x, y := q.x+9, q.foot+rowHigh-discR+2
	for rank := 1; rank <= 2; rank++ {
		for seat, standing := range p.city.Standings(place) {
			if seat < p.city.Seats() && standing.Rank == rank {
				p.disc(x+discR, y, discR, rank, seat)
				x += 2*discR + 4
			}
		}
	}
	if n := p.city.AllFountains(place); n > 0 {
		pieceart.Fountain.DrawOn(p.Part(x+2, y-discR*0.8, discR*1.6/100), theme.Ink)
		p.Beside(-1, strconv.Itoa(n), text.Black, x+discR*1.8, y+13, 38, 100, theme.Ink)
	}
}

// disc is the emblem of a seat that is first or second somewhere, in small: the first's is set in gold.
func (p *painter) disc(x, y, r float64, rank, seat int) {
	tones, metal := pieceart.Family(seat), gilt
	if rank > 1 {
		r, metal = r*0.82, pale
	}
	p.Circle(theme.Ink, x, y, r)
	p.Circle(metal, x, y, r-2.5)
	p.Circle(tones.Dark, x, y, r-7.5)
	size := r * 1.3
	family.Paint(p.Part(x-size/2, y-size/2, size/100), seat, pale, tones.Dark)
}

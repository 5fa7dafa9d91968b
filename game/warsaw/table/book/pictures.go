package book

import (
	"cmp"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/book"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Sizes of tiles on the pages, in logical units.
const (
	faceSize     = 132 // beside a title
	exampleTile  = 118 // of a district, at most
	exampleWide  = 600
	exampleTall  = 284
	districtEdge = 14 // around a district: its shadow
)

// tile is a picture of one tile.
func (p pages) tile(id warsaw.TileID, size float64) *book.Picture {
	return &book.Picture{Width: size, Height: size, Draw: func(dst *ebiten.Image, u float64) {
		p.art.Tiles.DrawFace(dst, id, 0, 0, 0, int(size*u))
	}}
}

// picture is the picture of a page's example and what its words are filled with.
func (p pages) picture(topic string) (e book.Extra) {
	switch topic {
	case "tile":
		return p.oneTile()
	case "overbuild":
		return p.overbuilding()
	case "milestone":
		e.Example = p.faces(10, func(n int) warsaw.TileID { return warsaw.MilestoneTile + warsaw.TileID(n/2+n%2*warsaw.MilestoneCount) })
		return e
	case "choices":
		stations := [...]warsaw.Building{warsaw.WarsawViennaRailway, warsaw.OkecieAirport, warsaw.MainRailwayStation, warsaw.WarsawSchoolOfEconomics}
		e.Example = p.faces(len(stations), func(n int) warsaw.TileID { return warsaw.BuildingTile(stations[n]) })
		return e
	case "central-department-store":
		return p.cheaper(func(t *warsaw.Tile) int { return max(t.Price-warsaw.StoreReduction, 0) })
	case "university-of-technology":
		return p.cheaper(func(t *warsaw.Tile) int { return max(t.Price-warsaw.CollegeDiscount, 0) })
	}
	drawn := cmp.Or(p.tried[topic], drawing(topic))
	if one, ok := exampleOf(topic, drawn); ok {
		e.Args = one.args
		e.Example = p.district(topic, one)
		if id, building := face(topic); building {
			p.letTry(e.Example, id, drawn, &one.district)
		}
	}
	return e
}

// district is a picture of an example's district, drawn as the table draws it.
func (p pages) district(topic string, e example) *book.Picture {
	around := 0.0
	if topic == "district" || topic == "build" {
		around = 1 // for the spaces that are lit
	}
	width, height := e.district.Size()
	columns, rows := float64(width)+2*around, float64(height)+2*around
	tile := math.Min(exampleTile, math.Min((exampleWide-2*districtEdge)/columns, exampleTall/rows))
	picture := &book.Picture{Width: columns*tile + 2*districtEdge, Height: rows*tile + 2*districtEdge}
	picture.Draw = func(dst *ebiten.Image, u float64) {
		size := int(tile*u) &^ 1
		x := math.Round((float64(dst.Bounds().Dx()) - float64(width*size)) / 2)
		y := math.Round((float64(dst.Bounds().Dy()) - float64(height*size)) / 2)
		p.drawExample(dst, topic, e, x, y, size)
	}
	return picture
}

// drawExample draws a district and what is lit in it.
func (p pages) drawExample(dst *ebiten.Image, topic string, e example, x, y float64, size int) {
	tiles, d := p.art.Tiles, &e.district
	look := tileart.Look{District: *d}
	for s := d.Stacked(); s != 0; s &= s - 1 {
		look.Heights[s.First()] = 2
	}
	switch topic {
	case "war":
		p.drawLost(dst, look, []int{4 + 1, 4 + 3}, x, y, size)
		for n, i := range [...]int{4 + 1, 4 + 3} { // they are chosen one by one
			tiles.Lost(dst, x+float64(i%4*size), y+float64(i/4*size), size, n+1, 1)
		}
	case "collapse":
		p.drawLost(dst, look, []int{12, 13}, x, y, size)
	default:
		tiles.DrawDistrict(dst, look, x, y, size)
		tiles.Light(dst, look, e.lit, x, y, size, theme.Highlight, tileart.Paled)
	}
	if topic == "district" || topic == "build" {
		for _, s := range d.EmptySites(nil) {
			column, row := d.Offset(s)
			tiles.Legal(dst, x+float64(column*size), y+float64(row*size), size, false, 1)
		}
	}
}

// drawLost draws a district that loses the stacks with some indices.
func (p pages) drawLost(dst *ebiten.Image, look tileart.Look, lost []int, x, y float64, size int) {
	var spaces warsaw.Spaces
	for _, i := range lost {
		spaces |= 1 << i
	}
	look.Apart = true
	p.art.Tiles.DrawDistrict(dst, look, x, y, size)
	p.art.Tiles.Dim(dst, look, spaces.Quarters(), x, y, size, tileart.Dark)
}

// oneTile shows a tile with signs.
func (p pages) oneTile() (e book.Extra) {
	id := tileWith(func(t *warsaw.Tile) bool { return t.Epoch == 2 && t.VP > 0 && t.Price > 1 })
	e.Args = []any{id.Tile().Price, p.art.TileName(id)}
	e.Example = p.tile(id, 150)
	return e
}

// overbuilding shows a tile that is held over another.
func (p pages) overbuilding() (e book.Extra) {
	covered := tileWith(func(t *warsaw.Tile) bool { return t.Price == 2 })
	over := tileWith(func(t *warsaw.Tile) bool { return t.Epoch > 2 && t.Price == 5 })
	e.Args = []any{over.Tile().Price, covered.Tile().Price, over.Tile().Price - covered.Tile().Price}
	const size = 150
	e.Example = &book.Picture{Width: 3*size + 40, Height: size + 36, Draw: func(dst *ebiten.Image, u float64) {
		s, y := int(size*u), math.Round(24*u)
		p.art.Tiles.DrawFace(dst, over, 0, 0, y, s)
		x := float64(s) + 2*math.Round(20*u) + float64(s)/2
		p.art.Tiles.DrawFace(dst, covered, 0, x, y, s)
		p.art.Tiles.Over(dst, over, 0, covered, 2, x, y, s)
	}}
	return e
}

// cheaper shows a tile that costs less.
func (p pages) cheaper(pays func(*warsaw.Tile) int) (e book.Extra) {
	id := tileWith(func(t *warsaw.Tile) bool { return t.Epoch > 1 && t.Price > 3 && t.HasKind(warsaw.Industrial) })
	e.Args = []any{id.Tile().Price, pays(id.Tile())}
	e.Example = p.tile(id, 150)
	return e
}

// tileWith is the first ordinary tile of a sort.
func tileWith(sort func(*warsaw.Tile) bool) warsaw.TileID {
	for id := range warsaw.StartingTile {
		if t := id.Tile(); t.Ordinary() && sort(t) {
			return id
		}
	}
	return warsaw.StartingTile
}

// faces shows tiles in two rows, or in one where they are few.
func (p pages) faces(count int, which func(n int) warsaw.TileID) *book.Picture {
	const size, apart = 106, 12
	columns := min(count, 5)
	rows := (count + columns - 1) / columns
	return &book.Picture{
		Width: float64(columns)*(size+apart) - apart, Height: float64(rows)*(size+apart) - apart,
		Draw: func(dst *ebiten.Image, u float64) {
			for n := range count {
				x, y := float64(n/rows)*(size+apart)*u, float64(n%rows)*(size+apart)*u
				p.art.Tiles.DrawFace(dst, which(n), 0, math.Round(x), math.Round(y), int(size*u))
			}
		},
	}
}

// parks is what a park area brings, by the residential areas that it touches.
func (p pages) parks() [][]string {
	rows := [][]string{{p.rules.Text("park.homes")}, {p.rules.Text("park.vp")}}
	for homes := 1; homes <= 10; homes++ {
		rows[0] = append(rows[0], strconv.Itoa(homes))
		rows[1] = append(rows[1], strconv.Itoa(warsaw.ParkVP(homes)))
	}
	rows[0] = append(rows[0], "…")
	rows[1] = append(rows[1], "+"+strconv.Itoa(warsaw.ParkVP(10)-warsaw.ParkVP(9)))
	return rows
}

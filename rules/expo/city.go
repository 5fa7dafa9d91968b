package expo

import "math/bits"

// Cell is a place in a city: column and row. City Hall stands on 0,0 and the Hotel on 1,0.
type Cell struct{ X, Y int8 }

// Corner is a corner of four cells: those of the columns X-1 and X in the rows Y-1 and Y.
type Corner struct{ X, Y int8 }

// reach is how far from 0,0 an action may name a cell: no city comes so far.
const reach = 20

// MaxTiles is how many tiles a city has at most: two starting ones, one a round and five of prosperity.
const MaxTiles = 2 + Rounds + MaxSeats

// Placed is a tile that stands in a city.
type Placed struct {
	Tile  TileID
	X, Y  int8
	Cubes int16 // paid for its activations since the last Expo
}

// Touches reports whether a tile touches a cell by side or corner; not its own.
func (p *Placed) Touches(c Cell) bool {
	dx, dy := p.X-c.X, p.Y-c.Y
	return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && (dx != 0 || dy != 0)
}

// Cell is where the tile stands.
func (p *Placed) Cell() Cell { return Cell{p.X, p.Y} }

// City are the tiles of the seat, the oldest first.
func (p *Player) City() []Placed { return p.Tiles[:p.Built] }

// At is the index of the tile on a cell, or -1.
func (p *Player) At(c Cell) int {
	for n := range p.City() {
		if p.Tiles[n].X == c.X && p.Tiles[n].Y == c.Y {
			return n
		}
	}
	return -1
}

// Neighbours is how many tiles of a colour touch a cell.
func (p *Player) Neighbours(c Cell, of Colour) (count int) {
	for n := range p.City() {
		if p.Tiles[n].Tile.Colour() == of && p.Tiles[n].Touches(c) {
			count++
		}
	}
	return count
}

// Of is how many tiles of a colour the city has.
func (p *Player) Of(c Colour) (count int) {
	for n := range p.City() {
		if p.Tiles[n].Tile.Colour() == c {
			count++
		}
	}
	return count
}

// Touched is how many of a corner's cells hold tiles.
func (p *Player) Touched(c Corner) (count int) {
	for n := range p.City() {
		if c.touches(p.Tiles[n].Cell()) {
			count++
		}
	}
	return count
}

// touches reports whether the corner is one of the cell's.
func (c Corner) touches(cell Cell) bool {
	return (cell.X == c.X || cell.X == c.X-1) && (cell.Y == c.Y || cell.Y == c.Y-1)
}

// full is the crossing that must move: the first of those around which four tiles stand (E12). It is not ok where none must.
func (p *Player) full() (which int, ok bool) {
	for which := range p.Crossings {
		if p.Touched(p.Crossings[which]) == 4 {
			return which, true
		}
	}
	return 0, false
}

// OffCrossing reports whether a cell touches neither crossing (E9).
func (p *Player) OffCrossing(c Cell) bool {
	return !p.Crossings[0].touches(c) && !p.Crossings[1].touches(c)
}

// OffColour reports whether the city has the colour and no such tile touches the cell (E9).
func (p *Player) OffColour(c Cell, of Colour) bool {
	return of != NoColour && p.Of(of) > 0 && p.Neighbours(c, of) == 0
}

// grid has a bit for every cell that an action may name.
type grid [2*reach + 1]uint64

func (g *grid) set(c Cell) { g[c.Y+reach] |= 1 << (c.X + reach) }

// has is 1 for a cell that is set.
func (g *grid) has(x, y int) int { return int(g[y+reach] >> (x + reach) & 1) }

// occupied are the cells with tiles.
func (p *Player) occupied() (g grid) {
	for n := range p.City() {
		g.set(p.Tiles[n].Cell())
	}
	return g
}

// free are the empty cells that touch a tile (E8).
func (p *Player) free() (free grid) {
	g := p.occupied()
	for y := range g {
		near := g[y]
		if y > 0 {
			near |= g[y-1]
		}
		if y+1 < len(g) {
			near |= g[y+1]
		}
		free[y] = (near | near<<1 | near>>1) &^ g[y]
	}
	return free
}

// cells gives the cells that are set, row by row.
func (g *grid) cells(each func(c Cell)) {
	for y := range g {
		for left := g[y]; left != 0; left &= left - 1 {
			each(Cell{int8(bits.TrailingZeros64(left) - reach), int8(y - reach)})
		}
	}
}

// FreeCells appends the empty cells that touch a tile: where the seat may build (E8).
func (p *Player) FreeCells(buf []Cell) []Cell {
	free := p.free()
	free.cells(func(c Cell) { buf = append(buf, c) })
	return buf
}

// corners gives the corners to which a crossing may move: those with one to three tiles and no crossing (E12).
func (p *Player) corners(each func(c Corner)) {
	g := p.occupied()
	for y := 1 - reach; y <= reach; y++ {
		if g[y-1+reach]|g[y+reach] == 0 {
			continue
		}
		for x := 1 - reach; x <= reach; x++ {
			touched := g.has(x-1, y-1) + g.has(x, y-1) + g.has(x-1, y) + g.has(x, y)
			if c := (Corner{int8(x), int8(y)}); touched >= 1 && touched <= 3 && c != p.Crossings[0] && c != p.Crossings[1] {
				each(c)
			}
		}
	}
}

// place adds a tile to the city and returns its index.
func (p *Player) place(id TileID, c Cell) int {
	n := int(p.Built)
	p.Tiles[n] = Placed{Tile: id, X: c.X, Y: c.Y}
	p.Built++
	return n
}

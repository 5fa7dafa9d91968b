package warsaw

import "math/bits"

// Space is a place in a district, in tiles east (X) and south (Y) of the starting
// tile, whichever way the district has grown since. Actions, events and records
// name spaces so.
type Space struct{ X, Y int8 }

// Buildings is a set of buildings, one bit each.
type Buildings uint64

// Has reports whether b is in the set.
func (s Buildings) Has(b Building) bool { return s>>b&1 != 0 }

// District is what one seat has built, kept against its upper left corner: bit 0
// of every set is the upper left of the present bounding rectangle. It is a plain
// value: a copy is a district of its own.
type District struct {
	kinds     [Kinds]Quarters // the visible quarters, one word a kind
	visible   Buildings       // visible public buildings and milestones
	tops      [16]top         // what lies on top of each space
	printed   Sum             // on all visible tiles together
	occupied  Spaces          // spaces that hold a tile
	stacked   Spaces          // spaces that hold two tiles or more
	transport Spaces          // spaces whose visible tile has the transport sign
	public    Spaces          // spaces with a visible public building
	milestone Spaces          // spaces with a visible milestone
	width     uint8           // of the bounding rectangle, in tiles
	height    uint8
	origin    Space // the space of the upper left corner
}

// top is the visible tile of one space.
type top struct {
	tile      TileID // NoTile where the space is empty or its tile is drawn by hand
	turn      uint8  // quarter turns clockwise
	vp, coins uint8  // printed, as is the price
	price     uint8
}

// emptyDistrict has no tile at all, as only a war can leave it.
func emptyDistrict() District {
	var d District
	for i := range d.tops {
		d.tops[i].tile = NoTile
	}
	return d
}

// StartingDistrict is the district of a new match: one starting tile, its parks
// to the north.
func StartingDistrict(tile TileID) District {
	d := emptyDistrict()
	d.Place(tile, Space{}, 0)
	return d
}

// Of returns the visible quarters of kind k.
func (d *District) Of(k Kind) Quarters { return d.kinds[k] }

// Visible returns the visible public buildings and milestones.
func (d *District) Visible() Buildings { return d.visible }

// Has reports whether building b is visible: only then does it work (ruling 10).
func (d *District) Has(b Building) bool { return d.visible.Has(b) }

// Occupied returns the spaces that hold a tile.
func (d *District) Occupied() Spaces { return d.occupied }

// Stacked returns the overbuilt spaces: stacks of two tiles or more.
func (d *District) Stacked() Spaces { return d.stacked }

// Transport returns the spaces whose visible tile bears the transport sign.
func (d *District) Transport() Spaces { return d.transport }

// PublicBuildings returns the spaces of visible public buildings, milestones excluded.
func (d *District) PublicBuildings() Spaces { return d.public }

// Milestones returns the spaces of visible milestones.
func (d *District) Milestones() Spaces { return d.milestone }

// Size returns the bounding rectangle in tiles; both are 0 for an empty district.
func (d *District) Size() (width, height int) { return int(d.width), int(d.height) }

// Empty reports whether the district holds no tile.
func (d *District) Empty() bool { return d.occupied == 0 }

// TileAt returns the visible tile of the space with index i (4y+x from the upper
// left corner) and its quarter turns clockwise; NoTile where there is none.
func (d *District) TileAt(i int) (tile TileID, turn int) {
	return d.tops[i].tile, int(d.tops[i].turn)
}

// SpaceOf returns the space with index i.
func (d *District) SpaceOf(i int) Space {
	return spaceFrom(d.origin, i)
}

func spaceFrom(origin Space, i int) Space {
	return Space{origin.X + int8(i&3), origin.Y + int8(i>>2)}
}

// IndexOf returns the index of space s, or false where it lies outside the 4×4
// spaces counted from the upper left corner.
func (d *District) IndexOf(s Space) (int, bool) {
	x, y := d.Offset(s)
	if uint(x|y) > 3 { // as is every negative one
		return 0, false
	}
	return y<<2 | x, true
}

// Offset returns how many tiles right of and below the district's upper left
// corner space s lies; either may be negative.
func (d *District) Offset(s Space) (x, y int) {
	return int(s.X) - int(d.origin.X), int(s.Y) - int(d.origin.Y)
}

// SpaceAt returns the space that lies x tiles right of and y below the district's
// upper left corner.
func (d *District) SpaceAt(x, y int) Space {
	return Space{d.origin.X + int8(x), d.origin.Y + int8(y)}
}

// spaceOf returns the index of building b's space; b must be visible.
func (d *District) spaceOf(b Building) int {
	for s := d.public | d.milestone; s != 0; s &= s - 1 {
		if i := s.First(); d.tops[i].tile.Valid() && tiles[d.tops[i].tile].Building == b {
			return i
		}
	}
	panic("warsaw: building is not visible")
}

// Place puts a tile on space s, over whatever lies there, without asking whether
// the rules allow it; [District.Fits] and [District.Touches] do. An empty space
// beyond the bounding rectangle makes the rectangle grow. It returns the tile covered,
// or NoTile.
func (d *District) Place(tile TileID, s Space, turn int) (covered TileID) {
	if d.occupied == 0 {
		d.origin = s
	}
	x, y := int(s.X)-int(d.origin.X), int(s.Y)-int(d.origin.Y)
	if x < 0 {
		d.shift(1, 0)
		x = 0
	}
	if y < 0 {
		d.shift(0, 1)
		y = 0
	}
	d.width, d.height = max(d.width, uint8(x+1)), max(d.height, uint8(y+1))
	i := y<<2 | x
	bit := Spaces(1) << i
	if d.occupied&bit != 0 {
		cover(d, i)
		d.stacked |= bit
	}
	d.occupied |= bit
	t := &tiles[tile]
	on := &d.tops[i]
	covered = on.tile
	on.tile, on.turn = tile, uint8(turn&3)
	on.vp, on.coins, on.price = uint8(t.VP), uint8(t.Coins), uint8(t.Price)
	d.printed = d.printed.plus(Sum{Coins: int16(t.Coins), VP: int16(t.VP)})
	switch {
	case t.Building == NoBuilding:
		at, from := cornerBit(i), &turned[turn&3]
		d.kinds[t.Quarters[from[0]]] |= 1 << at
		d.kinds[t.Quarters[from[1]]] |= 2 << at
		d.kinds[t.Quarters[from[2]]] |= 1 << 8 << at
		d.kinds[t.Quarters[from[3]]] |= 2 << 8 << at
		signs := d.transport
		if t.Transport {
			signs |= bit
		}
		d.transport = signs
	case t.Building.IsMilestone():
		d.milestone |= bit
		d.visible |= 1 << t.Building
	default:
		d.public |= bit
		d.visible |= 1 << t.Building
	}
	return covered
}

// cover takes the visible tile of space i out of every set, the space staying occupied.
func cover(d *District, i int) {
	keep := ^(tileMask << cornerBit(i))
	for k := range d.kinds {
		d.kinds[k] &= keep
	}
	bit := Spaces(1) << i
	if (d.public|d.milestone)&bit != 0 {
		d.visible &^= 1 << tiles[d.tops[i].tile].Building
		d.public &^= bit
		d.milestone &^= bit
	}
	d.transport &^= bit
	top := &d.tops[i]
	d.printed = d.printed.plus(Sum{Coins: -int16(top.coins), VP: -int16(top.vp)})
	top.vp, top.coins, top.price = 0, 0, 0
}

// Remove takes whole stacks away and moves what is left against its new upper
// left corner. Which tiles lay in them, [Table.Stack] knows.
func (d *District) Remove(lost Spaces) {
	for s := lost & d.occupied; s != 0; s &= s - 1 {
		i := s.First()
		cover(d, i)
		d.tops[i] = top{tile: NoTile}
	}
	d.occupied &^= lost
	d.stacked &^= lost
	settle(d)
}

// settle moves the district against its upper left corner and measures it anew.
func settle(d *District) {
	if d.occupied == 0 {
		d.width, d.height, d.origin = 0, 0, Space{}
		return
	}
	for d.occupied&westSpaces == 0 {
		d.shift(-1, 0)
	}
	for d.occupied&0xF == 0 {
		d.shift(0, -1)
	}
	for n := range 4 {
		if d.occupied&(westSpaces<<n) != 0 {
			d.width = uint8(n + 1)
		}
		if d.occupied&(0xF<<(4*n)) != 0 {
			d.height = uint8(n + 1)
		}
	}
}

// shift moves everything dx spaces east and dy south, where there is room for it,
// and the origin the other way, so that no tile changes its [Space].
func (d *District) shift(dx, dy int) {
	spaces, quarters := dy*4+dx, dy*16+dx*2
	for k := range d.kinds {
		d.kinds[k] = shifted(d.kinds[k], quarters)
	}
	d.occupied, d.stacked = shifted(d.occupied, spaces), shifted(d.stacked, spaces)
	d.transport = shifted(d.transport, spaces)
	d.public, d.milestone = shifted(d.public, spaces), shifted(d.milestone, spaces)
	tops := d.tops
	moved := copy(d.tops[spaces&15:], tops[:])
	copy(d.tops[:], tops[moved:]) // what comes round the end is empty
	d.origin.X -= int8(dx)
	d.origin.Y -= int8(dy)
	if dx > 0 {
		d.width += uint8(dx)
	}
	if dy > 0 {
		d.height += uint8(dy)
	}
}

func shifted[T Quarters | Spaces](set T, by int) T {
	if by < 0 {
		return set >> -by
	}
	return set << by
}

// limit is what a district must fit in, either way round: 3×4, and 4×4 with
// Prudential visible (rulings 9 and 11).
func limit(d *District) (short, long int) {
	if d.Has(Prudential) {
		return 4, 4
	}
	return 3, 4
}

// reach is how much a district may measure one way that measures so much the other.
func reach(d *District, other uint8) uint8 {
	if d.Has(Prudential) {
		return 4
	}
	return 4 - other/4 // 3 where the other is 4 already
}

// Grows reports whether a tile may be placed left or right of all others, and above or below them: until the district has
// reached its limit that way (ruling 9).
func (d *District) Grows() (wider, higher bool) {
	return d.width < reach(d, d.height), d.height < reach(d, d.width)
}

// Fits reports whether the district keeps within its limit.
func (d *District) Fits() bool { return d.width+d.height < 8 || d.Has(Prudential) }

// sites is a set of the places in a district and around it: the place in column x
// and row y of the district is bit 8(y+1)+(x+1), so that those of rows and columns
// 0 to 3 are the district's spaces.
type sites uint64

const everyRow sites = 0x0101010101010101

// sites returns the places of the spaces.
func (s Spaces) sites() sites {
	p := sites(s)
	return p&0xF<<9 | p&0xF0<<13 | p&0xF00<<17 | p&0xF000<<21
}

// spaces returns the spaces among the places.
func (p sites) spaces() Spaces {
	return Spaces(p>>9&0xF | p>>13&0xF0 | p>>17&0xF00 | p>>21&0xF000)
}

// around returns the places that share a side with one of p.
func (p sites) around() sites { return p<<1 | p>>1 | p<<8 | p>>8 }

// emptySites lists, one bit each, the empty spaces on which a tile may be placed:
// touching the district with a full side and within its limit (ruling 9), which lets its
// bounding rectangle grow by a column or a row on either side, or not. The first tile of
// an empty district goes to the origin (ruling 15).
func emptySites(d *District) sites {
	if d.occupied == 0 {
		return 1 << 9
	}
	columns, rows := sites(2)<<d.width-2, sites(256)<<(8*d.height)-256
	wider, higher := d.Grows()
	if wider {
		columns |= columns<<1 | columns>>1
	}
	if higher {
		rows |= rows<<8 | rows>>8
	}
	o := d.occupied.sites()
	return o.around() &^ o & (columns * everyRow & rows)
}

// Open returns the quarters that share a side with an empty space on which a tile may be placed: see [District.EmptySites].
func (d *District) Open() Quarters {
	const westHalves, northHalves Quarters = 0x5555555555555555, 0x00FF00FF00FF00FF
	empty := emptySites(d)
	return d.occupied.Quarters() & ((empty<<1).spaces().Quarters()&westHalves | (empty>>1).spaces().Quarters()&^westHalves |
		(empty<<8).spaces().Quarters()&northHalves | (empty>>8).spaces().Quarters()&^northHalves)
}

// EmptySitesWithout returns how many empty spaces on which a tile may be placed share no side with a space of s.
func (d *District) EmptySitesWithout(s Spaces) int {
	return (emptySites(d) &^ s.sites().around()).count()
}

// count is the number of sites.
func (s sites) count() int { return bits.OnesCount64(uint64(s)) }

// first returns the space of the first of the sites in reading order, around a district
// with that origin.
func (s sites) first(origin Space) Space {
	n := bits.TrailingZeros64(uint64(s))
	return Space{origin.X + int8(n&7) - 1, origin.Y + int8(n>>3) - 1}
}

// siteOf returns the bit of space s, or false where it lies neither in the 4×4 spaces
// counted from the upper left corner nor around them.
func siteOf(d *District, s Space) (int, bool) {
	x, y := int(s.X)-int(d.origin.X)+1, int(s.Y)-int(d.origin.Y)+1
	if x < 0 || x > 5 || y < 0 || y > 5 {
		return 0, false
	}
	return y<<3 | x, true
}

// Printed returns the victory points and coins printed on all visible tiles.
func (d *District) Printed() (vp, coins int) {
	return int(d.printed.VP), int(d.printed.Coins)
}

// SignsAt returns the victory points and coins printed on the visible tile of the
// space with index i, and whether it bears the transport sign.
func (d *District) SignsAt(i int) (vp, coins int, transport bool) {
	return int(d.tops[i].vp), int(d.tops[i].coins), d.transport.Has(i)
}

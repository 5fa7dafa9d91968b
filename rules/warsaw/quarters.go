package warsaw

import "math/bits"

// Quarters is a set of quarters of one district, one bit each. A district is at
// most 4×4 tiles, so 8×8 quarters, exactly the 64 bits of a word: the quarter in
// column x and row y, both counted from the upper left, is bit 8y+x. The tile in
// column X and row Y covers four of them:
//
//	bit  0  1 |  2  3 |  4  5 |  6  7
//	     8  9 | 10 11 | 12 13 | 14 15
//	    ------+-------+-------+------
//	    16 17 | 18 19 | ...             tile X,Y: bits 16Y+2X, +1, +8, +9
type Quarters uint64

const (
	westColumn Quarters = 0x0101010101010101
	eastColumn Quarters = 0x8080808080808080
	tileMask   Quarters = 0x0303 // the four quarters of the tile in the upper left corner
)

// QuarterAt returns the set of the one quarter in column x and row y, 0 to 7.
func QuarterAt(x, y int) Quarters { return 1 << (8*y + x) }

// Has reports whether the quarter in column x and row y is in the set.
func (q Quarters) Has(x, y int) bool { return q>>(8*y+x)&1 != 0 }

// Count is the number of quarters.
func (q Quarters) Count() int { return bits.OnesCount64(uint64(q)) }

// Grow returns q and every quarter that shares a side with it.
func (q Quarters) Grow() Quarters {
	return q | q<<8 | q>>8 | q<<1&^westColumn | q>>1&^eastColumn
}

// spread grows twice within q, seed being part of it: few areas need more, and looking
// whether they do takes longer than to grow.
func (q Quarters) spread(seed Quarters) Quarters { return (seed.Grow() & q).Grow() & q }

// Touching returns the quarters of other that share a side with one of q.
func (q Quarters) Touching(other Quarters) Quarters { return q.Grow() & other &^ q }

// FirstArea returns the connected area that holds the first quarter of q in
// reading order, or none when q is empty.
func (q Quarters) FirstArea() Quarters { return q.Area(q & -q) }

// Area returns the connected area of q that holds all of seed, which lies in one
// area of q.
func (q Quarters) Area(seed Quarters) Quarters {
	for seed &= q; ; {
		grown := q.spread(seed)
		if grown == seed {
			return seed
		}
		seed = grown
	}
}

// AreaCount is the number of connected areas, by Euler's formula: quarters less
// sides that two of them share, plus corners that four of them share, are areas less
// holes.
func (q Quarters) AreaCount() int {
	if q.mayHaveHole() {
		return q.countAreas()
	}
	east, south := q&(q>>1)&^eastColumn, q&(q>>8)
	return q.Count() - east.Count() - south.Count() + (east & (east >> 8)).Count()
}

// countAreas looks for one area after the other.
func (q Quarters) countAreas() int {
	n := 0
	for q != 0 {
		q &^= q.FirstArea()
		n++
	}
	return n
}

// mayHaveHole reports whether there may be a hole in an area, quarters that are not
// of q and that it encloses: the first of them has q above it, to its left and on
// both sides of what is above it.
func (q Quarters) mayHaveHole() bool {
	west := q << 1 &^ westColumn
	above := q << 8
	return above&(west<<8)&(above>>1&^eastColumn)&west&^q != 0
}

// AreasTouching counts the connected areas of q that share a side with one of
// the quarters by, each once.
func (q Quarters) AreasTouching(by Quarters) int {
	n := 0
	for touched := by.Grow() & q; touched != 0; n++ {
		touched &^= q.Area(touched & -touched)
	}
	return n
}

// Spaces returns the spaces whose tiles hold one of the quarters.
func (q Quarters) Spaces() Spaces {
	q |= q >> 1
	q |= q >> 8
	q &= 0x0055005500550055
	var s Spaces
	for y := range 4 {
		row := uint16(q >> (16 * y))
		s |= Spaces(row&1|row>>1&2|row>>2&4|row>>3&8) << (4 * y)
	}
	return s
}

// Spaces is a set of a district's 4×4 spaces counted from its upper left corner:
// the space in column x and row y is bit 4y+x.
type Spaces uint16

const (
	westSpaces Spaces = 0x1111
	eastSpaces Spaces = 0x8888

	innerSpaces Spaces = 0x0660
)

// Has reports whether the space with index i, 4y+x, is in the set.
func (s Spaces) Has(i int) bool { return s>>i&1 != 0 }

// Count is the number of spaces.
func (s Spaces) Count() int { return bits.OnesCount16(uint16(s)) }

// First is the index of the first space in reading order; s must not be empty.
func (s Spaces) First() int { return bits.TrailingZeros16(uint16(s)) }

// Quarters returns all quarters of the spaces.
func (s Spaces) Quarters() Quarters {
	q := Quarters(s)
	q = q&0xF | q&0xF0<<12 | q&0xF00<<24 | q&0xF000<<36 // the rows, each 16 bits from the next
	q = (q | q<<2) & 0x0033003300330033
	q = (q | q<<1) & 0x0055005500550055 // the upper left quarters
	return q | q<<1 | q<<8 | q<<9
}

// Neighbours returns the spaces that share a side with one of s, s itself excluded.
func (s Spaces) Neighbours() Spaces { return s.grow() &^ s }

func (s Spaces) grow() Spaces {
	return s | s<<4 | s>>4 | s<<1&^westSpaces | s>>1&^eastSpaces
}

// Piece returns the connected piece of s that holds its first space.
func (s Spaces) Piece() Spaces {
	piece := s & -s
	for {
		grown := (piece.grow() & s).grow() & s
		if grown == piece {
			return piece
		}
		piece = grown
	}
}

// Connected reports whether the spaces form one piece or none.
func (s Spaces) Connected() bool { return s.groups() < 2 }

// bothCount is the number of spaces of two sets together, those of both twice.
func bothCount(s, o Spaces) int { return bits.OnesCount32(uint32(s)<<16 | uint32(o)) }

// groups is the number of connected pieces, by Euler's formula as in
// [Quarters.AreaCount]. 4×4 spaces have room for one hole, among the inner four: it is
// one where all that lies around what of them is empty is in the set.
func (s Spaces) groups() int {
	east, south := s&(s>>1)&^eastSpaces, s&(s>>4)
	n := bothCount(s, east&(east>>4)) - bothCount(east, south)
	hole := innerSpaces &^ s
	around := hole | hole<<4 | hole>>4
	around |= around<<1 | around>>1
	if hole != 0 && around&^s == hole {
		n++
	}
	return n
}

// cornerBit is the bit of the upper left quarter of the space with index i.
func cornerBit(i int) int { return i>>2<<4 | i&3<<1 }

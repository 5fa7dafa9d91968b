package income

import (
	"math"

	"capital/render/canvas"
	"capital/rules/warsaw"
)

// track is the way of one tram from a group of signs to the next: along one street and then along another, in tiles from
// the district's upper left corner.
type track struct{ from, corner, to canvas.Point }

// at is where the tram is when it has gone share of its way, and where it heads, in radians clockwise from east.
func (t *track) at(share float64) (x, y, angle float64) {
	first := math.Abs(t.corner.X-t.from.X) + math.Abs(t.corner.Y-t.from.Y)
	second := math.Abs(t.to.X-t.corner.X) + math.Abs(t.to.Y-t.corner.Y)
	a, b, way := t.from, t.corner, share*(first+second)
	length := first
	if way > first || first == 0 {
		a, b, way, length = t.corner, t.to, way-first, second
	}
	part := way / max(length, 1e-9)
	return a.X + (b.X-a.X)*part, a.Y + (b.Y-a.Y)*part, math.Atan2(b.Y-a.Y, b.X-a.X)
}

// tracksOf leads from each group of neighbouring tiles with the transport sign to the one of the others that lies nearest,
// as trams run when the groups are counted; there are none where there is one group.
func tracksOf(d *warsaw.District) (tracks []track) {
	reached := d.Transport().Piece()
	for rest := d.Transport() &^ reached; rest != 0; {
		from, to := nearest(reached, rest)
		group := pieceWith(rest, to)
		tracks = append(tracks, trackBetween(d, from, to))
		reached |= group
		rest &^= group
	}
	return tracks
}

// pieceWith is the group of neighbouring spaces that holds the space with index i.
func pieceWith(spaces warsaw.Spaces, i int) warsaw.Spaces {
	for {
		piece := spaces.Piece()
		if piece.Has(i) || piece == 0 {
			return piece
		}
		spaces &^= piece
	}
}

// nearest are the spaces of two sets that lie nearest to each other.
func nearest(a, b warsaw.Spaces) (from, to int) {
	least := math.MaxInt
	for s := a; s != 0; s &= s - 1 {
		for o := b; o != 0; o &= o - 1 {
			i, j := s.First(), o.First()
			if away := distance(i&3, j&3) + distance(i>>2, j>>2); away < least {
				from, to, least = i, j, away
			}
		}
	}
	return from, to
}

func distance(a, b int) int { return max(a-b, b-a) }

// trackBetween leads from one space to another, round a corner in a tile where there is one.
func trackBetween(d *warsaw.District, from, to int) track {
	corner := to&3 | from&^3
	if !d.Occupied().Has(corner) {
		corner = from&3 | to&^3
	}
	middle := func(i int) canvas.Point {
		return canvas.Point{X: float64(i&3) + 0.5, Y: float64(i>>2) + 0.5}
	}
	return track{middle(from), middle(corner), middle(to)}
}

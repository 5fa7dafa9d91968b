package view

import (
	"math"

	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Size is the size of a district in tiles.
type Size struct{ Width, Height int }

// LargestTile is the largest size of a tile with which every district, and its shadow, fits into a box of w×h.
func LargestTile(w, h float64, districts []Size) float64 {
	tile := math.Inf(1)
	for _, d := range districts {
		tile = math.Min(tile, math.Min(w/(float64(max(d.Width, 1))+0.12), h/(float64(max(d.Height, 1))+0.12)))
	}
	return math.Max(tile, 0)
}

// Look is how a district looks: its tiles, and how high they lie.
type Look = tileart.Look

// LookOf returns how one seat's district looks.
func LookOf(open *warsaw.Table, seat int) Look {
	look := Look{District: open.Player(seat).District}
	var buf [32]warsaw.TileID
	for s := look.District.Stacked(); s != 0; s &= s - 1 {
		i := s.First()
		look.Heights[i] = uint8(len(open.Stack(seat, look.District.SpaceOf(i), buf[:0])))
	}
	return look
}

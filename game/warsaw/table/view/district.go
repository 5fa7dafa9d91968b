package view

import "math"

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

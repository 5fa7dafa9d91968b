package ai

import "capital/rules/warsaw"

// lead is by how much a seat's measure is better for a milestone than another's; less than
// 0, worse.
func lead(face warsaw.TileID, own, other int) int {
	if face.Tile().Building.FewestWin() {
		return other - own
	}
	return own - other
}

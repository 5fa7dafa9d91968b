package tileart

import (
	"testing"

	"capital/rules/warsaw"
)

// fullDistrict is a district of twelve tiles, two of them buildings.
func fullDistrict() Look {
	d := warsaw.StartingDistrict(warsaw.StartingTile)
	for n := range 12 {
		tile := warsaw.TileID(n * 7)
		d.Place(tile, warsaw.Space{X: int8(n % 4), Y: int8(n / 4)}, n)
	}
	return Look{District: d}
}

func BenchmarkDistrict130(b *testing.B) {
	for b.Loop() {
		districtSheet(districtKey{look: fullDistrict(), size: 130}, inRules)
	}
}

func BenchmarkDistrict390(b *testing.B) {
	for b.Loop() {
		districtSheet(districtKey{look: fullDistrict(), size: 390}, inRules)
	}
}

func BenchmarkFace110(b *testing.B) {
	for b.Loop() {
		faceSheet(faceKey{tile: warsaw.BuildingTile(warsaw.OldTown), size: 110}, inRules)
	}
}

func BenchmarkDistrictApart130(b *testing.B) {
	look := fullDistrict()
	look.Apart = true
	for b.Loop() {
		districtSheet(districtKey{look: look, size: 130}, inRules)
	}
}

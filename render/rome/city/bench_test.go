package city

import "testing"

// BenchmarkMap paints the map as a table of 1280×720 shows it. An operation is one map.
func BenchmarkMap(b *testing.B) {
	for b.Loop() {
		paint(key{what: theMap, w: 750, h: 490})
	}
}

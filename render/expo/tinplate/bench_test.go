package tinplate

import (
	"fmt"
	"testing"

	"capital/render/canvas"
	"capital/rules/expo"
)

// BenchmarkTile measures how long a tile takes to be painted, the first time in a size.
func BenchmarkTile(b *testing.B) {
	for _, size := range []int{40, 64, 110, 200} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			n := 0
			for b.Loop() {
				pieces().Paint(canvas.Piece{What: aTile, Number: n % expo.TileCount, Size: size})
				n++
			}
		})
	}
}
